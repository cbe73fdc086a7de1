//! The buttons that step through the moves: |◀ ◀ ▶ ▶|.

use egui::{
    Color32, CornerRadius, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::contract::command::{Action, Command};
use crate::app::kit::{tooltips, widgets};
use crate::app::theme::Palette;
use crate::words::text;

/// The space between two buttons.
const GAP: f32 = 8.0;
/// The radius of their corners.
const ROUND: f32 = 10.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Picture {
    First,
    Back,
    On,
    Last,
}

/// Shows the buttons side by side in a place, if it has room for them, with so many of the moves made
/// in the position in view.
pub fn ui((cursor, moves): (usize, usize), place: Rect, ui: &Ui, commands: &mut Vec<Command>) {
    if !place.is_positive() {
        return;
    }
    let (is_at_start, is_at_end) = (cursor == 0, cursor == moves);
    let width = (place.width() - 3.0 * GAP) / 4.0;
    let mut left = place.left();
    for (picture, label, enabled, action) in [
        (Picture::First, text::review::first_move(), !is_at_start, Action::GoTo(0)),
        (Picture::Back, text::review::move_back(), !is_at_start, Action::GoBy(-1)),
        (Picture::On, text::review::move_on(), !is_at_end, Action::GoBy(1)),
        (Picture::Last, text::play::last_move(), !is_at_end, Action::GoTo(usize::MAX)),
    ] {
        let button = Rect::from_x_y_ranges(left..=left + width, place.y_range());
        if button_ui(ui, button, picture, label, enabled) {
            commands.push(action.into());
        }
        left += width + GAP;
    }
}

/// Shows a button. Returns whether it was pressed.
fn button_ui(ui: &Ui, place: Rect, picture: Picture, label: &str, enabled: bool) -> bool {
    let palette = Palette::of(ui.ctx());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(place, ui.scope_id().with(picture), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, label));
    let fill = if !enabled {
        Color32::TRANSPARENT
    } else if response.is_pointer_button_down_on() {
        palette.button_down
    } else {
        palette.button_fill(response.hovered())
    };
    let (edge, ink) = if enabled {
        (palette.outline, palette.text)
    } else {
        (palette.outline_off, palette.text_off)
    };
    let painter = ui.painter();
    painter.rect(
        place,
        CornerRadius::from(ROUND),
        fill,
        Stroke::new(1.5, edge),
        StrokeKind::Inside,
    );
    widgets::focus_ring(painter, place, ROUND, palette, &response);
    let stroke = Stroke::new(2.0, ink);
    paint(painter, place, picture, stroke);
    let pressed = enabled && widgets::activated(&response);
    let response =
        if enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    tooltips::tip(&response, label);
    pressed
}

/// Paints an arrow head, with a bar where it leads to an end of the game.
fn paint(painter: &Painter, place: Rect, picture: Picture, stroke: Stroke) {
    let side = match picture {
        Picture::First | Picture::Back => -1.0,
        Picture::On | Picture::Last => 1.0,
    };
    let has_bar = matches!(picture, Picture::First | Picture::Last);
    let centre = place.center() - vec2(if has_bar { 2.0 * side } else { 0.0 }, 0.0);
    let head = [(-3.0, -6.5), (3.5, 0.0), (-3.0, 6.5)]
        .map(|(x, y)| pos2(centre.x + side * x, centre.y + y));
    painter.line(head.to_vec(), stroke);
    if has_bar {
        let x = centre.x + 7.5 * side;
        painter.vline(x, centre.y - 6.5..=centre.y + 6.5, stroke);
    }
}
