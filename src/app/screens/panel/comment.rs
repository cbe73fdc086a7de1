//! A move of a list or a tree that has a comment: its sign, and its label.

use egui::{Color32, Painter, Rect, vec2};

use crate::app::kit::icons;
use crate::app::theme::Palette;
use crate::words::text;

/// Returns the label of a move, which says that there is a comment.
pub fn label(label: String, has_comment: bool) -> String {
    if has_comment {
        text::play::with_comment(label)
    } else {
        label
    }
}

/// Paints the sign of a comment on the edge of the piece of a move, on a ground of this colour.
pub fn sign(painter: &Painter, piece: Rect, palette: &Palette, ground: Color32) {
    let scale = (piece.width() / 19.0).min(1.0);
    let place = Rect::from_min_size(
        piece.right_top() + scale * vec2(-5.0, -4.0),
        scale * vec2(12.0, 9.0),
    );
    icons::paint_bubble(painter, place, (palette.text, ground));
}
