//! The list of opponents: the levels of the game, a friend, and two computers to watch.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::measures::{Page, Row};
use super::model::{Model, Opponent, Sign};
use crate::app::contract::command::{Choice, Command};
use crate::app::kit::icons::{Icon, paint_bars, paint_cap, paint_tick};
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The sizes of type of a description: the first in which it fits in one line.
const ABOUT: [f32; 4] = [14.0, 13.0, 12.0, 11.5];
/// The greatest digit with a key.
const KEYS: usize = 9;

struct Type {
    /// The size of the names, and the room for them with the space after it.
    name: f32,
    names: f32,
    /// Whether there is room for all descriptions. Otherwise levels have none.
    has_room: bool,
}

impl Type {
    /// Returns the type of these rows.
    fn of(painter: &Painter, page: &Page, items: &[Opponent]) -> Self {
        let name = if page.is_small { 15.0 } else { 16.0 };
        let gap = if page.is_small { 12.0 } else { 18.0 };
        let beside = || items.iter().filter(|item| !item.about.is_empty());
        let names = beside().map(|item| widgets::text_width(painter, &item.name, name));
        let names = names.fold(0.0, f32::max) + gap;
        let has_room = beside().all(|item| {
            let room = room_for_about(page, item.refusal.is_some(), names);
            size_of_about(painter, &item.about, room).is_some()
        });
        Self { name, names, has_room }
    }
}

/// Returns the size of type in which a description fits in one line of this width, if there is one: a
/// long one leaves the others as they are.
fn size_of_about(painter: &Painter, text: &str, width: f32) -> Option<f32> {
    let width_in = |size: f32| {
        let font = theme::regular(size);
        painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
    };
    ABOUT.into_iter().find(|&size| width_in(size) <= width)
}

/// Returns the room for a description; where nothing stands at the right, it may use that place.
fn room_for_about(page: &Page, is_bare: bool, names: f32) -> f32 {
    let row = Row::of(page.rows.first().copied().unwrap_or(page.list));
    let end = if is_bare { row.tick.right() } else { row.words.right() };
    end - row.words.left() - names
}

pub fn opponents_ui(model: &Model<'_>, page: &Page, ui: &Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    widgets::paint_card(ui, page.list, 16.0, None);
    let title = text::new_game::against();
    let group = ui.interact(page.list, ui.scope_id().with("opponents"), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::Group, true, title));
    if page.list_title > 0.0 {
        let row = Row::of(page.rows.first().copied().unwrap_or(page.list));
        let at = pos2(row.cap.left(), page.list.top() + 0.5 * page.list_title + 6.0);
        let (font, width) = (theme::strong(15.0), row.tick.right() - at.x);
        let (painter, weak) = (ui.painter(), palette.text_weak);
        widgets::line(painter, at, Align2::LEFT_CENTER, title, font, weak, width);
    }
    let types = Type::of(ui.painter(), page, &model.opponents);
    for (index, (item, &rect)) in model.opponents.iter().zip(&page.rows).enumerate() {
        if item.sign == Sign::Friend {
            let line = [rect.left() + 14.0, rect.right() - 14.0];
            let stroke = Stroke::new(1.0, palette.card_edge);
            ui.painter().hline(line[0]..=line[1], rect.top(), stroke);
        }
        if item_ui(item, &types, (index, rect), ui) {
            commands.push(Choice::Digit(index + 1).into());
        }
    }
}

/// Shows a row. Returns whether it was chosen.
fn item_ui(item: &Opponent, types: &Type, (index, rect): (usize, Rect), ui: &Ui) -> bool {
    let palette = Palette::of(ui.ctx());
    let is_enabled = item.refusal.is_none();
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let rect = rect.shrink2(vec2(0.0, if rect.height() > 30.0 { 1.5 } else { 0.5 }));
    let response = ui.interact(rect, ui.scope_id().with(("opponent", index)), sense);
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, is_enabled, item.is_chosen, &item.spoken)
    });
    let painter = ui.painter();
    paint_choice(painter, rect, palette, item.is_chosen, is_enabled && response.hovered());
    widgets::focus_ring(painter, rect.shrink(2.0), 8.0, palette, &response);
    let row = Row::of(rect);
    let (colour, weak) = (palette.text, palette.text_weak);
    let colour = if is_enabled { colour } else { weak };
    if index < KEYS {
        let key = (index + 1).to_string();
        if is_enabled {
            paint_cap(painter, row.cap, &key, palette);
        } else {
            widgets::line_in(painter, row.cap, &key, theme::strong(12.0), weak);
        }
    }
    let font = if item.is_chosen { theme::strong(types.name) } else { theme::regular(types.name) };
    let at = row.words.left_center();
    let room = if item.about.is_empty() { row.words.width() } else { types.names };
    widgets::line(painter, at, Align2::LEFT_CENTER, &item.name, font, colour, room);
    let end = if is_enabled { row.words.right() } else { row.tick.right() };
    let about = pos2(at.x + types.names, at.y);
    if types.has_room || !matches!(item.sign, Sign::Bars(_)) {
        let width = end - about.x;
        let size = size_of_about(painter, &item.about, width).unwrap_or(ABOUT[2]);
        paint_about(painter, about, &item.about, (size, width, rect.height()), weak);
    }
    match item.sign {
        Sign::Nothing => {}
        Sign::Bars(strength) => {
            paint_bars(painter, row.sign.shrink2(vec2(0.0, 1.0)), strength, palette);
        }
        Sign::Friend => Icon::People.paint(painter, row.sign, weak),
        Sign::Computers => Icon::Eye.paint(painter, row.sign, weak),
    }
    if item.is_chosen {
        paint_tick(painter, row.tick.center(), 1.0, palette.text);
    }
    tooltips::tip(&response, item.refusal.unwrap_or(&item.tip));
    let is_pressed = is_enabled && widgets::activated(&response);
    if is_enabled {
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    is_pressed
}

/// Paints the ground of a row that can be chosen.
pub fn paint_choice(
    painter: &Painter,
    rect: Rect,
    palette: &Palette,
    is_chosen: bool,
    is_hovered: bool,
) {
    let corner = CornerRadius::same(10);
    if is_chosen {
        let edge = Stroke::new(1.5, palette.focus);
        painter.rect(rect, corner, palette.chosen, edge, StrokeKind::Inside);
    } else if is_hovered {
        painter.rect_filled(rect, corner, palette.inset);
    }
}

/// Paints a description in one line or in two, if there is room for all of it. Screen readers and
/// the tooltip have it anyway.
pub fn paint_about(
    painter: &Painter,
    at: egui::Pos2,
    about: &str,
    (size, width, height): (f32, f32, f32),
    colour: Color32,
) {
    let rows = [(size, 1), (widgets::LEAST_TYPE, 1), (widgets::LEAST_TYPE, 2)];
    let ways = (theme::regular as widgets::Face, &rows[..]);
    let galley = widgets::readable(painter, about, ways, colour, vec2(width, height));
    if !galley.elided && galley.size().y <= height && galley.size().x <= width {
        painter.galley(at - vec2(0.0, 0.5 * galley.size().y), galley, colour);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn a_long_description_is_smaller_and_one_that_is_too_long_has_no_size() {
        let context = Context::default();
        theme::install(&context);
        let mut sizes = Vec::new();
        let mut output = context.run_ui(RawInput::default(), |ui| {
            let long = "looks 2 moves ahead, and at threats";
            sizes = ["sees threats", long, &long.repeat(3)]
                .map(|about| size_of_about(ui.painter(), about, 205.0))
                .to_vec();
        });
        output.textures_delta.clear();
        assert_eq!(sizes[0], Some(ABOUT[0]));
        assert!(sizes[1].is_some_and(|size| size < ABOUT[0]), "{sizes:?}");
        assert_eq!(sizes[2], None);
    }
}
