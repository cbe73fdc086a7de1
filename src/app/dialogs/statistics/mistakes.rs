//! The card of what costs the user games: the kinds of their mistakes, and practice for each.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Rect, RichText, Role, Sense, Shape, Stroke, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::sections::Section;
use crate::app::contract::command::{Command, Task};
use crate::app::contract::screen::{Cx, PracticeEntry};
use crate::app::kit::class_icon;
use crate::app::kit::line_breaks;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::practice::mistakes;
use crate::app::theme::{self, Palette};
use crate::games::GameId;
use crate::storage::{MistakeTheme, PastFilter, Themes};
use crate::words::{self, text};

/// The heights of the title and of a row, in points.
const TITLE: f32 = 52.0;
const ROW: f32 = 40.0;
/// The widths of the button of a row, of the change, and of the count.
const BUTTON: f32 = 160.0;
const CHANGE: f32 = 110.0;
const COUNT: f32 = 40.0;

/// Shows the card: the kinds of mistakes and how many mistakes come back today, or why there are none.
pub fn mistakes_ui(
    section: &Section,
    found: Result<(&Themes, usize), &'static str>,
    cx: &Cx<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let game = section.game;
    let (found, due_mistakes) = match found {
        Ok(found) => found,
        Err(sentence) => return line_ui(ui, sentence),
    };
    let due = |entry: &PracticeEntry| match cx.progress.of(section.entry.name) {
        _ if entry.name == mistakes::NAME => due_mistakes,
        Some(progress) => (entry.due)(progress, cx.today),
        None => 0,
    };
    let practices = section.entry.practices;
    let due = (practices.iter().map(due).sum(), practices.iter().find(|entry| due(entry) > 0));
    let told: Vec<&MistakeTheme> =
        found.themes.iter().filter(|theme| theme.is_worth_saying()).collect();
    let is_narrow = ui.available_width() < 640.0;
    let head = if is_narrow { 92.0 } else { TITLE };
    #[expect(clippy::cast_precision_loss, reason = "a few rows")]
    let rows = told.len().max(1) as f32;
    let size = vec2(ui.available_width(), head + rows * ROW + 8.0);
    let (card, _) = ui.allocate_exact_size(size, Sense::hover());
    widgets::paint_card(ui, card, 16.0, None);
    let inside = card.shrink2(vec2(if is_narrow { 12.0 } else { 24.0 }, 0.0));
    head_ui(game, found, due, ui, inside, is_narrow, commands);
    let mut top = card.top() + head;
    if told.is_empty() {
        let sentence = match found.reviewed {
            0 => text::statistics::no_reviews(),
            _ => text::statistics::few_mistakes(),
        };
        let place = Rect::from_min_size(pos2(inside.left(), top), vec2(inside.width(), ROW));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        return line_ui(&mut child, sentence);
    }
    let most = told.iter().map(|theme| theme.recent.max(theme.before)).max().unwrap_or(1);
    for theme in told {
        let place = Rect::from_min_size(pos2(inside.left(), top), vec2(inside.width(), ROW));
        top += ROW;
        ui.painter().hline(place.x_range(), place.top(), Stroke::new(1.0, palette.card_edge));
        row_ui(game, found, theme, most, ui, place, commands);
    }
}

fn line_ui(ui: &mut Ui, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    line_breaks::label(ui, RichText::new(sentence).color(palette.text_weak));
}

/// Shows the title, over which games the mistakes are counted, and the button for all that is due.
fn head_ui(
    game: GameId,
    found: &Themes,
    (due, first): (usize, Option<&PracticeEntry>),
    ui: &mut Ui,
    inside: Rect,
    is_narrow: bool,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let start = Align2::LEFT_CENTER;
    let title = text::statistics::mistakes();
    let y = inside.top() + 0.5 * TITLE;
    let label = text::statistics::practise_due(due);
    let button = if due > 0 { Button::primary(&label, "") } else { Button::new(&label, "") };
    let width = (button.need(ui.painter(), 15.0) + 32.0).max(BUTTON).min(0.6 * inside.width());
    let place = if is_narrow {
        Rect::from_min_size(
            pos2(inside.left(), inside.top() + TITLE - 4.0),
            vec2(inside.width(), 36.0),
        )
    } else {
        Rect::from_center_size(pos2(inside.right() - 0.5 * width, y), vec2(width, 36.0))
    };
    let end = if is_narrow { inside.right() } else { place.left() - 12.0 };
    let painter = ui.painter();
    let galley =
        widgets::fitted(painter, title, theme::strong(17.0), palette.text, end - inside.left());
    let taken = galley.size().x + 16.0;
    painter.galley(
        start.anchor_size(pos2(inside.left(), y), galley.size()).min,
        galley,
        palette.text,
    );
    let window = match (found.recent, found.before) {
        (0, _) => String::new(),
        (recent, 0) => text::statistics::mistakes_in(recent),
        (recent, _) => text::statistics::mistakes_beside(recent),
    };
    if !is_narrow {
        let (at, room) = (pos2(inside.left() + taken, y + 1.0), end - inside.left() - taken);
        widgets::whole_line(painter, at, &window, theme::regular(14.0), palette.text_weak, room);
    }
    let spoken = text::play::two_sentences(title, window);
    let region = Rect::from_min_max(inside.min, pos2(end, inside.top() + TITLE - 8.0));
    widgets::name_region(ui, region, "mistakes", &spoken);
    if button.enabled(first.is_some()).ui_at(ui, place)
        && let Some(first) = first
    {
        commands.push(Command::practise(game.name(), first.name));
    }
}

/// Shows a kind of mistake. Its name leads to the games behind it, its button to practice.
fn row_ui(
    game: GameId,
    found: &Themes,
    theme: &MistakeTheme,
    most: usize,
    ui: &mut Ui,
    place: Rect,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let name = words::class_name(theme.class);
    let id = ui.scope_id().with(("mistake", theme.class));
    let is_narrow = place.width() < 600.0;
    let button_width = if is_narrow { 92.0 } else { BUTTON };
    let button = Rect::from_center_size(
        pos2(place.right() - 0.5 * button_width, place.center().y),
        vec2(button_width, 32.0),
    );
    let row = place.with_max_x(button.left() - 12.0);
    let change = found.change(theme);
    let label = spoken(found, theme, change);
    let response = ui.interact(row, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &label));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(row.shrink2(vec2(0.0, 2.0)), CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(painter, row.shrink(3.0), 6.0, palette, &response);
    let icon = Rect::from_center_size(pos2(row.left() + 12.0, row.center().y), vec2(20.0, 20.0));
    class_icon::paint(painter, theme.class, icon.center(), 20.0, palette);
    let (start, right) = (Align2::LEFT_CENTER, Align2::RIGHT_CENTER);
    let y = row.center().y;
    let left = icon.right() + 14.0;
    // From the right: the change, the two bars, the count.
    let change_width = if is_narrow { 34.0 } else { CHANGE };
    let change_at = row.right() - change_width;
    if let Some(by) = change {
        change_ui(ui, palette, by, pos2(change_at, y), change_width, is_narrow);
    }
    let painter = ui.painter();
    let bars = if is_narrow { 0.0 } else { (0.24 * row.width()).min(200.0) };
    let bars_at = change_at - 24.0 - bars;
    if !is_narrow {
        let pair = [
            (theme.recent, palette.loss.text, 8.0, -5.0),
            (theme.before, palette.text_off, 6.0, 5.0),
        ];
        for (count, colour, height, down) in pair {
            #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
            let width = bars * count as f32 / most.max(1) as f32;
            let bar =
                Rect::from_min_size(pos2(bars_at, y + down - 0.5 * height), vec2(width, height));
            painter.rect_filled(bar, CornerRadius::same(3), colour);
        }
    }
    let count_at = if is_narrow { change_at - 10.0 } else { bars_at - 18.0 };
    let count = words::number(u32::try_from(theme.recent).unwrap_or(u32::MAX).into());
    widgets::line(
        painter,
        pos2(count_at, y),
        right,
        &count,
        theme::strong(17.0),
        palette.text,
        COUNT,
    );
    let room = count_at - if is_narrow { 28.0 } else { COUNT } - left;
    let types: (widgets::Face, _) = (theme::strong, &[(15.0, 1), (13.5, 1), (12.5, 2)][..]);
    let galley = widgets::readable(painter, &name, types, palette.text, vec2(room, ROW));
    let taken = (galley.size().x + 16.0).max(0.42 * room);
    painter.galley(start.anchor_size(pos2(left, y), galley.size()).min, galley, palette.text);
    let (at, rest) = (pos2(left + taken, y), room - taken);
    let (font, weak) = (theme::regular(14.0), palette.text_weak);
    if !is_narrow {
        widgets::whole_line(painter, at, &mostly(found, theme), font, weak, rest);
    }
    if widgets::activated(&response) {
        commands.push(Command::ShowGamesOf(PastFilter {
            game: Some(game),
            mistake: Some(theme.class),
            ..PastFilter::default()
        }));
    }
    tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &label);
    let tip = text::statistics::practise_tip(name);
    // Buttons with one label would share an id, and none of them could be clicked.
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(button).id_salt(("practise", theme.class)));
    if Button::new(text::statistics::practise(), "").tip(&tip).ui(&mut child, button.size()) {
        commands.push(Command::Practise {
            game: game.name(),
            name: mistakes::NAME,
            task: Task::Kind(theme.class),
        });
    }
}

/// Returns where most of the cases were: “mostly when you moved first, mostly late”.
fn mostly(found: &Themes, theme: &MistakeTheme) -> String {
    let side =
        found.side(theme).map(|side| text::statistics::mostly_side(["first", "second"][side]));
    let third = theme
        .third()
        .map(|third| text::statistics::mostly_third(["early", "middle", "late"][third]));
    words::listed([side, third].into_iter().flatten())
}

/// Returns a row as a sentence.
fn spoken(found: &Themes, theme: &MistakeTheme, change: Option<isize>) -> String {
    let name = words::class_name(theme.class);
    let recent = text::statistics::mistake_in(name, theme.recent, found.recent);
    let change = change.map(|by| match by {
        0 => text::statistics::as_often().to_owned(),
        1.. => text::statistics::more_often(by.unsigned_abs()),
        _ => text::statistics::less_often(by.unsigned_abs()),
    });
    let mostly = Some(mostly(found, theme)).filter(|text| !text.is_empty());
    [change, mostly].into_iter().flatten().fold(recent, text::play::longer_list)
}

/// Paints an arrow and in how many more or fewer games the mistake was made.
fn change_ui(ui: &Ui, palette: &Palette, by: isize, at: egui::Pos2, width: f32, is_narrow: bool) {
    let painter = ui.painter();
    let count = by.unsigned_abs();
    let (colour, label): (Color32, String) = match by {
        0 => (palette.text_weak, text::statistics::as_before().to_owned()),
        1.. => (palette.loss.text, text::statistics::up(count)),
        _ => (palette.win.text, text::statistics::down(count)),
    };
    if by != 0 {
        let up = if by > 0 { -1.0 } else { 1.0 };
        let tip = at + vec2(5.0, 6.0 * up);
        let stroke = Stroke::new(2.0, colour);
        painter.line_segment([at + vec2(5.0, -6.0 * up), tip], stroke);
        let head = vec![tip + vec2(-4.0, -4.5 * up), tip, tip + vec2(4.0, -4.5 * up)];
        painter.add(Shape::line(head, stroke));
    }
    let label =
        if is_narrow { if by == 0 { String::new() } else { count.to_string() } } else { label };
    let (font, room) = (theme::strong(14.0), width - 18.0);
    widgets::line(painter, at + vec2(16.0, 0.0), Align2::LEFT_CENTER, &label, font, colour, room);
}
