//! The program's own widgets: buttons with their key, cards, choices. Each takes its size,
//! allocates, interacts and paints.

mod button;
mod lines;
mod segments;

use egui::{
    AsIdSalt, Color32, CornerRadius, FocusDirection, Frame, Id, Key, Margin, Memory, Painter, Rect,
    Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

pub use self::button::{Button, Weight, answers, button_row, command_row, command_rows};
pub use self::lines::{
    Face, LEAST_TYPE, even_rows, first_that_fits, fitted, has_room_for_words, heading, line,
    line_in, measure, name_in, place, readable, shares, text_width, whole_line,
};
pub use self::segments::{SEGMENTS, one_of, segments, segments_at, shown, steered};
use crate::app::theme::Palette;

/// Paints a [`card`], with a broad edge in `accent` if it stands out.
pub fn paint_card(ui: &Ui, rect: Rect, radius: f32, accent: Option<Color32>) {
    let frame = card(Palette::of(ui.ctx())).corner_radius(radius);
    let frame = accent.map_or(frame, |colour| frame.stroke(Stroke::new(2.5, colour)));
    ui.painter().add(frame.paint(rect - frame.total_margin()));
}

pub fn card(palette: &Palette) -> Frame {
    Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.card_edge))
        .corner_radius(16.0)
        .shadow(palette.card_shadow())
        .inner_margin(Margin::same(16))
}

/// Paints the ring around the element with keyboard focus.
pub fn focus_ring(
    painter: &Painter,
    rect: Rect,
    radius: f32,
    palette: &Palette,
    response: &Response,
) {
    if response.has_focus() {
        // A gap separates the ring from a button of nearly the same colour.
        let out = 1.5 + palette.focus_width;
        let stroke = Stroke::new(palette.focus_width, palette.focus);
        painter.rect_stroke(
            rect.expand(out),
            CornerRadius::from(radius + out),
            stroke,
            StrokeKind::Inside,
        );
    }
}

/// Returns whether a widget was clicked or pressed in this frame. A key that is held down counts
/// once.
#[must_use]
pub fn activated(response: &Response) -> bool {
    use egui::Event;
    response.clicked()
        && !response.ctx.input(|input| {
            input.events.iter().any(|event| {
                matches!(
                    event,
                    Event::Key { key: Key::Space | Key::Enter, pressed: true, repeat: true, .. }
                )
            })
        })
}

/// Returns whether this is the second or third click in quick succession at the same place.
#[must_use]
pub fn is_double_click(ui: &Ui) -> bool {
    use egui::PointerButton::Primary;
    ui.input(|input| {
        input.pointer.button_double_clicked(Primary) || input.pointer.button_triple_clicked(Primary)
    })
}

/// Scrolls what an area shows by most of its height when Page Up or Page Down is pressed and
/// nothing covers it.
pub fn scroll_by_page_keys(ui: &Ui, height: f32) {
    let is_in_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    for (key, share) in [(Key::PageDown, -0.8), (Key::PageUp, 0.8)] {
        if is_in_front && ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, share * height));
        }
    }
}

/// Focuses the first line or the last one when an arrow key is pressed while nothing has the focus.
/// From there egui moves the focus from line to line.
pub fn enter_by_arrows(ui: &Ui, lines: &[Id]) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let line = if pressed(Key::ArrowDown) {
        lines.first()
    } else if pressed(Key::ArrowUp) {
        lines.last()
    } else {
        None
    };
    if let Some(&line) = line.filter(|_| ui.memory(Memory::focused).is_none()) {
        ui.memory_mut(|memory| {
            memory.request_focus(line);
            // Otherwise the same press would move on to the next line.
            memory.move_focus(FocusDirection::None);
        });
    }
}

/// Has screen readers read a text, once for each number; nothing is painted.
///
/// Each number is its own element: one that stays would only be read when its text changes, not
/// when the same text is announced again.
pub fn live_region(ui: &Ui, number: u64, text: &str) {
    use egui::accesskit::Live;
    let at = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(at, Id::unique("announcement").with(number), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_value(text);
    });
}

/// Gives something painted a name for screen readers. Returns the response of the pointer there.
pub fn name_region(ui: &Ui, rect: Rect, salt: impl AsIdSalt, text: &str) -> Response {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    response
}
