//! The small picture of the game in the list of games.

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::colours::Wood;
use crate::app::theme::Palette;
use crate::core::game::Player;

/// How many squares the picture has across and down.
const SQUARES: u8 = 4;
/// The pieces of the picture: whose, in which row and column.
const PIECES: [(Player, u8, u8); 4] = [
    (Player::First, 0, 1),
    (Player::First, 1, 2),
    (Player::Second, 2, 1),
    (Player::Second, 3, 2),
];

/// Paints a small board with a few pieces.
pub fn paint(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let wood = Wood::of(palette.look());
    let painter = ui.painter();
    painter.rect(
        rect,
        0.16 * rect.width(),
        wood.frame,
        Stroke::new(1.0, palette.picture_edge()),
        StrokeKind::Inside,
    );
    let board = rect.shrink(0.09 * rect.width());
    let side = board.width() / f32::from(SQUARES);
    let place = |row: u8, column: u8| {
        Rect::from_min_size(
            board.min + side * vec2(column.into(), row.into()),
            Vec2::splat(side),
        )
    };
    for row in 0..SQUARES {
        for column in 0..SQUARES {
            let colour = if (row + column).is_multiple_of(2) {
                wood.light
            } else {
                wood.dark
            };
            painter.rect_filled(place(row, column), 0.0, colour);
        }
    }
    for (player, row, column) in PIECES {
        let index = player.index();
        painter.circle(
            place(row, column).center(),
            0.4 * side,
            wood.faces[index],
            Stroke::new((rect.width() / 50.0).max(0.8), wood.rims[index]),
        );
    }
}
