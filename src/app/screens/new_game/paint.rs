//! Painting of the rows of a side's card: background, name, description, and bars of strength.

use egui::{Align2, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, pos2, vec2};
use std::sync::Arc;

use super::measures::Row;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::kind::STRONGEST;

/// The font size of a name.
pub const NAME: f32 = 15.0;
/// The font sizes of a description: in one line, and in two.
pub const ABOUT: [f32; 2] = [13.0, 11.5];

/// Paints the background of a row.
pub fn paint_row(painter: &Painter, rect: Rect, palette: &Palette, chosen: bool, hovered: bool) {
    if chosen {
        painter.rect_filled(rect, CornerRadius::same(10), palette.chosen);
    } else if hovered {
        painter.rect_filled(rect, CornerRadius::same(10), palette.inset);
    }
}

/// Paints the name of a player, bold if it is chosen.
pub fn paint_name(
    painter: &Painter,
    at: Pos2,
    name: &str,
    chosen: bool,
    colour: egui::Color32,
    width: f32,
) {
    let font = if chosen {
        theme::strong(NAME)
    } else {
        theme::regular(NAME)
    };
    widgets::line(painter, at, Align2::LEFT_CENTER, name, font, colour, width);
}

/// Paints what is said about a player: in one line, or in two smaller ones. Returns whether there is
/// room for all of it; if not, nothing is painted.
pub fn paint_about(painter: &Painter, parts: &Row, text: &str, palette: &Palette) -> bool {
    let galley = about(painter, text, palette.text_weak, parts.about_width);
    let is_whole = !galley.elided;
    if is_whole {
        let corner = pos2(parts.about.x, parts.about.y - galley.size().y / 2.0);
        painter.galley(corner, galley, palette.text_weak);
    }
    is_whole
}

/// Returns the description of a player, laid out in this width.
fn about(painter: &Painter, text: &str, colour: egui::Color32, width: f32) -> Arc<Galley> {
    let [one, two] = ABOUT;
    let line = painter.layout_no_wrap(text.to_owned(), theme::regular(one), colour);
    if line.size().x <= width {
        return line;
    }
    let mut job =
        egui::text::LayoutJob::simple(text.to_owned(), theme::regular(two), colour, width.max(1.0));
    job.wrap.max_rows = 2;
    painter.layout_job(job)
}

/// Paints the strength of a player as bars that grow from a foot to the right.
pub fn paint_bars(painter: &Painter, foot: Pos2, strength: u8, palette: &Palette) {
    let each = Row::BARS / f32::from(STRONGEST);
    for bar in 0..STRONGEST {
        let place = f32::from(bar);
        let height = 4.0 + 12.0 * place / f32::from(STRONGEST - 1);
        let rect = Rect::from_min_size(
            pos2(foot.x + place * each, foot.y - height),
            vec2(0.6 * each, height),
        );
        let colour = if bar < strength {
            palette.text_weak
        } else {
            palette.text_weak.gamma_multiply(0.25)
        };
        painter.rect_filled(rect, CornerRadius::same(1), colour);
    }
}

/// Paints a tick around a centre.
pub fn paint_tick(painter: &Painter, centre: Pos2, palette: &Palette) {
    let points = vec![
        centre + vec2(-6.0, 0.0),
        centre + vec2(-1.5, 4.5),
        centre + vec2(6.5, -5.0),
    ];
    painter.line(points, Stroke::new(2.5, palette.text));
}
