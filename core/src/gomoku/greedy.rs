//! The player who looks at each point once, as someone who knows the rules and has played a little.

use super::position::{Move, Position};
use super::threats::Kind;
use crate::game::Game as _;

/// Returns the merit of a move: to complete a row, to stop one, to make a four with both ends free,
/// to stop one, and else to make the longest line of one's own.
pub(super) fn merit(position: &Position, mv: Move) -> i32 {
    let Move::Place(point) = mv else {
        return -1;
    };
    let mover = position.to_move();
    let kind = |player| position.threats().kind(point, player);
    let (own, others) = (kind(mover), kind(mover.other()));
    if own == Kind::Five {
        5_000
    } else if others == Kind::Five {
        4_000
    } else if own == Kind::StraightFour {
        3_000
    } else if others == Kind::StraightFour {
        2_000
    } else {
        // The best pattern that the stone makes, one after the other in their order.
        i32::from(position.threats().best_pattern(point, mover) as u8)
    }
}
