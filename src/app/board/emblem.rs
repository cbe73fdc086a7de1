//! The small picture of a game of stones in the list of games.

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::colours::{BLACK_FACE, WHITE_FACE, Wood};
use super::stones::StoneBoard;
use crate::app::theme::Palette;
use crate::core::game::Player;

/// How many lines the picture has across and down.
const LINES: u8 = 5;
/// Paints a small board of five lines, or of four squares, with a few stones.
pub fn paint<K: StoneBoard>(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let painter = ui.painter();
    let cloth = K::CLOTHS.filter(|_| !palette.is_contrast());
    let cloth = cloth.map(|cloths| cloths[usize::from(palette.is_dark)]);
    let (ground, line) = cloth.map_or_else(
        || {
            (
                wood.light.lerp_to_gamma(wood.shade, 0.4),
                wood.line.gamma_multiply(0.6),
            )
        },
        |cloth| (cloth.fill, cloth.line),
    );
    // Stones stand in the squares, half a step from the lines.
    let aside = if K::CLOTHS.is_some() { 0.5 } else { 0.0 };
    painter.rect(
        rect,
        0.16 * rect.width(),
        ground,
        Stroke::new(1.0, palette.picture_edge()),
        StrokeKind::Inside,
    );
    let step = rect.width() / (f32::from(LINES) + 0.2);
    let at = |column: u8, row: u8| {
        rect.min + 0.6 * vec2(step, step) + step * vec2(f32::from(column), f32::from(row))
    };
    // A hair at the size of a list, and as fine where the picture is large.
    let hair = (rect.width() / 75.0).max(1.0);
    let stroke = Stroke::new(hair, line);
    for index in 0..LINES {
        let (from, to) = (at(index, index), at(LINES - 1, LINES - 1));
        painter.vline(from.x, at(0, 0).y..=to.y, stroke);
        painter.hline(at(0, 0).x..=to.x, from.y, stroke);
    }
    for &(player, column, row) in K::EMBLEM {
        let centre = at(column, row) + Vec2::splat(aside * step);
        let radius = (0.5 - 0.1 * aside) * step;
        match player {
            Player::First if palette.is_contrast() => painter.circle(
                centre,
                radius,
                BLACK_FACE,
                Stroke::new(hair, wood.black_rim),
            ),
            Player::First => painter.circle_filled(centre, radius, BLACK_FACE),
            Player::Second => painter.circle(
                pos2(centre.x, centre.y),
                radius,
                WHITE_FACE,
                Stroke::new(0.8 * hair, wood.white_rim),
            ),
        };
    }
}
