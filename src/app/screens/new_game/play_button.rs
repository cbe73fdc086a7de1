//! The look of the button that starts or continues a game.

use egui::epaint::Shadow;
use egui::{Align, Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// How much smaller than usual the type of the label may be, with its rows.
const LABEL: [(f32, usize); 7] = [
    (0.0, 1),
    (2.0, 1),
    (3.5, 1),
    (4.5, 2),
    (5.5, 2),
    (7.0, 2),
    (8.0, 2),
];

/// Paints the play button: its label, with the key beside it.
pub fn paint_play(painter: &Painter, place: Rect, palette: &Palette, label: &str, is_lit: bool) {
    let corner = CornerRadius::same(12);
    let glow = match (palette.is_contrast(), palette.is_dark) {
        (true, _) => Color32::TRANSPARENT,
        (false, true) => palette.accent.gamma_multiply(0.45),
        (false, false) => palette.accent.gamma_multiply(0.25),
    };
    painter.add(
        Shadow {
            offset: [0, 2],
            blur: 14,
            spread: 0,
            color: glow,
        }
        .as_shape(place, corner),
    );
    painter.rect_filled(
        place,
        corner,
        if is_lit {
            palette.accent_hover
        } else {
            palette.accent
        },
    );
    let key = painter.layout_no_wrap(
        text::keys::enter().to_owned(),
        theme::strong(13.0),
        palette.on_accent,
    );
    let cap = vec2(key.size().x + 20.0, 28.0);
    let size = if place.height() > 50.0 { 21.0 } else { 19.0 };
    let beside = place.width() - cap.x - 46.0;
    let has_cap = widgets::text_width(painter, label, size) <= beside;
    let ways = LABEL.map(|(smaller, rows)| (size - smaller, rows));
    let ways = (theme::strong as widgets::Face, &ways[..]);
    let room = vec2(place.width() - 20.0, place.height() - 6.0);
    let label = widgets::readable(painter, label, ways, palette.on_accent, room);
    if !has_cap {
        let mut job = (*label.job).clone();
        job.halign = Align::Center;
        let corner = pos2(place.center().x, place.center().y - 0.5 * label.size().y);
        painter.galley(corner, painter.layout_job(job), palette.on_accent);
        return;
    }
    let left = place.center().x - (label.size().x + 18.0 + cap.x) / 2.0;
    let middle = place.center().y;
    let cap = Rect::from_min_size(
        pos2(left + label.size().x + 18.0, middle - cap.y / 2.0),
        cap,
    );
    painter.galley(
        pos2(left, middle - label.size().y / 2.0),
        label,
        palette.on_accent,
    );
    painter.rect_stroke(
        cap,
        CornerRadius::same(7),
        Stroke::new(1.0, palette.on_accent.gamma_multiply(0.8)),
        StrokeKind::Inside,
    );
    widgets::place(painter, cap.center(), key);
}
