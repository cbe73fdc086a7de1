//! A board as lines of text.

use super::position::Position;
use super::winning::winning_points;
use crate::kind::TextLook;
use crate::kit::draw_points;

/// Returns the board as lines; the stones of winning rows stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let marked = winning_points(position);
    draw_points(
        position.setup().size(),
        |point| look.stone_or(position.stone(point), look.empty()),
        |point| marked.contains(&point),
        ["[", "]", "]"],
    )
}
