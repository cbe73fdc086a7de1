//! Cards, and the focus ring.

use egui::{Color32, CornerRadius, Frame, Margin, Painter, Rect, Response, Stroke, StrokeKind, Ui};

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
