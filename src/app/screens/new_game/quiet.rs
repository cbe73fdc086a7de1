//! The quiet row below the choice: other things to do than a new game.

use std::borrow::Cow;

use egui::{
    Align, Color32, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::measures::{Page, shared};
use super::model::Model;
use crate::app::contract::command::{Choice, Command, Task};
use crate::app::kit::icons::Icon;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The sizes of type of all labels, each with its rows.
const TYPE: [(f32, usize); 8] =
    [(15.5, 1), (14.5, 1), (13.5, 1), (12.5, 1), (12.5, 2), (12.0, 2), (11.5, 2), (11.0, 2)];

/// Something to do.
struct Item<'a> {
    icon: Icon,
    label: Cow<'a, str>,
    /// What is said below the label, where there is room; empty for nothing.
    note: Cow<'a, str>,
    command: Command,
}

/// Returns what there is to do. In one column the unfinished game is the first.
fn items<'a>(model: &'a Model<'a>, page: &Page) -> Vec<Item<'a>> {
    let cx = model.cx;
    let unfinished = cx.unfinished.as_ref().filter(|_| page.is_small).map(|_| {
        let (label, command) = match &model.go_on {
            Some(label) => (label.as_str().into(), Choice::GoOn.into()),
            None => (text::new_game::continue_game().into(), Command::ReturnToGame),
        };
        Item { icon: Icon::Continue, label, note: "".into(), command }
    });
    let name = model.game.name;
    let daily = model.game.practices.iter().filter_map(|entry| {
        Some(Item {
            icon: Icon::Puzzle,
            label: (entry.daily?)().into(),
            note: "".into(),
            command: Command::Practise { game: name, name: entry.name, task: Task::Daily },
        })
    });
    let (count, first) = cx.due(model.game);
    let due = first.map(|entry| Item {
        icon: Icon::Mistake,
        label: text::statistics::due_today(count).into(),
        note: "".into(),
        command: Command::practise(name, entry.name),
    });
    // A small window has room for three.
    let is_full = page.is_small && unfinished.is_some() && due.is_some();
    let daily = daily.filter(|_| !is_full);
    let is_taken = unfinished.is_some() || (page.is_small && due.is_some());
    let offer = cx.offer.as_ref().filter(|_| !is_taken);
    let lesson = offer.map(|(entry, note)| Item {
        icon: Icon::Lesson,
        label: (entry.title)().into(),
        note: note.as_str().into(),
        command: Command::practise(name, entry.name),
    });
    let past = Item {
        icon: Icon::Past,
        label: text::past::title().into(),
        note: match cx.past_games {
            0 => "".into(),
            count => text::past::count(count).into(),
        },
        command: Command::ShowPastGames,
    };
    unfinished.into_iter().chain(due).chain(daily).chain(lesson).chain([past]).collect()
}

pub fn quiet_ui(model: &Model<'_>, page: &Page, ui: &Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let mut items = items(model, page);
    let (gap, icon, edge) = if page.is_small { (8.0, 17.0, 9.0) } else { (18.0, 24.0, 20.0) };
    // A single one does not fill the row.
    let count = items.len().max(if page.is_small { 1 } else { 2 });
    let places: Vec<Rect> = shared(page.quiet, count, gap).collect();
    let width = places.first().map_or(0.0, Rect::width) - 2.0 * edge;
    let height = page.quiet.height() - 4.0;
    let go_on = model.go_on.as_deref();
    if let Some(first) = items.first_mut().filter(|first| Some(&*first.label) == go_on) {
        let least = (theme::strong as widgets::Face, &[(widgets::LEAST_TYPE, 2)][..]);
        let place = vec2(width + 4.0, height);
        if widgets::readable(painter, &first.label, least, palette.text, place).elided {
            first.label = text::new_game::continue_().into();
        }
    }
    let widest = |size: f32| {
        let widths = items.iter().map(|item| widgets::text_width(painter, &item.label, size));
        widths.fold(0.0, f32::max)
    };
    let has_icons = widest(widgets::LEAST_TYPE + 0.5) + 1.6 * icon <= width;
    let room = if has_icons { width - 1.6 * icon } else { width };
    let laid_out = |item: &Item<'_>, way: (f32, usize)| {
        let ways = (theme::strong as widgets::Face, &[way][..]);
        widgets::readable(painter, &item.label, ways, palette.text, vec2(room + 4.0, height))
    };
    let all_fit = |way: &(f32, usize)| {
        let mut galleys = items.iter().map(|item| laid_out(item, *way));
        galleys.all(|galley| {
            !galley.elided && galley.size().x <= room + 4.0 && galley.size().y <= height
        })
    };
    let way = TYPE.into_iter().find(all_fit);
    let way = way.unwrap_or((widgets::LEAST_TYPE, 2));
    for (item, place) in items.iter().zip(places) {
        let response =
            ui.interact(place, ui.scope_id().with(("quiet", &item.label)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &*item.label));
        let fill = if response.hovered() { palette.button_hover } else { Color32::TRANSPARENT };
        let stroke = Stroke::new(1.5, palette.outline);
        painter.rect(place, CornerRadius::same(12), fill, stroke, StrokeKind::Inside);
        widgets::focus_ring(painter, place, 12.0, palette, &response);
        let middle = place.center().y;
        let has_note = !item.note.is_empty() && place.height() >= 44.0;
        let text = laid_out(item, way);
        let mut left = place.left() + edge;
        if has_icons {
            // In a small window the icon and its word stand together in the middle.
            if page.is_small {
                left = place.center().x - 0.5 * (text.size().x + 1.5 * icon);
            }
            let at = pos2(left + 0.5 * icon, middle);
            let icon_place = Rect::from_center_size(at, Vec2::splat(icon));
            item.icon.paint(painter, icon_place, palette.focus);
            left += 1.5 * icon;
        }
        let up = if has_note { 10.0 } else { 0.0 };
        let top = middle - up - 0.5 * text.size().y;
        if has_icons {
            painter.galley(pos2(left, top), text, palette.text);
        } else {
            let mut job = (*text.job).clone();
            job.halign = Align::Center;
            let corner = pos2(place.center().x, top);
            painter.galley(corner, line_breaks::laid_out(painter.ctx(), job), palette.text);
        }
        if has_note {
            let at = pos2(left, middle + 11.0);
            let (font, weak) = (theme::regular(13.0), palette.text_weak);
            widgets::whole_line(painter, at, &item.note, font, weak, room);
        }
        if widgets::activated(&response) {
            commands.push(item.command.clone());
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
}
