//! The player who takes what it can, and looks no further than the next capture.

use super::moves::Move;
use super::position::Position;
use crate::game::Game as _;

/// Returns the merit of a move: the pieces that it takes and the king that it makes, less the most
/// pieces that the opponent can take then.
pub fn merit(position: &Position, mv: Move) -> i32 {
    let mut after = position.clone();
    after.make(mv);
    let lost = after.moves().into_iter().map(Move::jumps).max();
    eager_merit(position, mv) - 2 * lost.map_or(0, i32::from)
}

/// Returns the merit of a move to a player who does not look at what the opponent can do.
#[must_use]
pub fn eager_merit(position: &Position, mv: Move) -> i32 {
    2 * i32::from(mv.jumps()) + i32::from(position.is_crowning(mv))
}
