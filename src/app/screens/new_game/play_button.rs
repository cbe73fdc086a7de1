//! The look of the button that starts or continues a game.

use egui::epaint::Shadow;
use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::text;

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
        theme::strong(12.5),
        palette.on_accent,
    );
    let cap = vec2(key.size().x + 18.0, 26.0);
    let fitted = |width: f32| {
        widgets::fitted(
            painter,
            label,
            theme::strong(19.0),
            palette.on_accent,
            width,
        )
    };
    let label = fitted(place.width() - cap.x - 30.0);
    if label.elided {
        // No room for the key.
        widgets::place(painter, place.center(), fitted(place.width() - 8.0));
        return;
    }
    let left = place.center().x - (label.size().x + 14.0 + cap.x) / 2.0;
    let middle = place.center().y;
    let cap = Rect::from_min_size(
        pos2(left + label.size().x + 14.0, middle - cap.y / 2.0),
        cap,
    );
    painter.galley(
        pos2(left, middle - label.size().y / 2.0),
        label,
        palette.on_accent,
    );
    painter.rect_stroke(
        cap,
        CornerRadius::same(6),
        Stroke::new(1.0, palette.on_accent.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
    widgets::place(painter, cap.center(), key);
}
