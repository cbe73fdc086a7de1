//! The small picture of a game on a wooden board in the list of games.

use egui::{Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::colours::{BLACK_FACE, WHITE_FACE, Wood};
use crate::app::theme::Palette;
use crate::core::game::Player;

/// How many lines the picture has across and down.
const LINES: u8 = 5;
/// Paints a small board of five lines with a few stones: whose, on which line from the left and
/// from the top.
pub fn paint(ui: &Ui, rect: Rect, stones: &[(Player, u8, u8)]) {
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let painter = ui.painter();
    let ground = wood.light.lerp_to_gamma(wood.shade, 0.4);
    painter.rect(
        rect,
        0.16 * rect.width(),
        ground,
        Stroke::new(1.0, palette.outline),
        StrokeKind::Inside,
    );
    let step = rect.width() / (f32::from(LINES) + 0.2);
    let at = |column: u8, row: u8| {
        rect.min + 0.6 * vec2(step, step) + step * vec2(f32::from(column), f32::from(row))
    };
    // A hair at the size of a list, and as fine where the picture is large.
    let hair = (rect.width() / 75.0).max(1.0);
    let stroke = Stroke::new(hair, wood.line.gamma_multiply(0.6));
    for index in 0..LINES {
        let (from, to) = (at(index, index), at(LINES - 1, LINES - 1));
        painter.vline(from.x, at(0, 0).y..=to.y, stroke);
        painter.hline(at(0, 0).x..=to.x, from.y, stroke);
    }
    for &(player, column, row) in stones {
        let centre = at(column, row);
        let radius = 0.5 * step;
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
