//! The player who turns over as many discs as it can.

use super::evaluate::is_corner;
use super::position::{Move, Position};

/// More than the discs that a move can turn over.
const CORNER: i32 = 64;

/// Returns the merit of a move: to take a corner, and else the discs that it turns over.
pub(super) fn merit(position: &Position, mv: Move) -> i32 {
    let turned = mv
        .point()
        .map_or(0, |square| position.turns(square).cast_signed());
    turned + if is_corner(mv) { CORNER } else { 0 }
}
