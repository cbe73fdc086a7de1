//! The value of the best move from a square.

use crate::core::checkers::{Move, Square};
use crate::core::kind::Worth;

/// Returns the best move that begins on a square, or that continues there from the move half made.
pub fn best_here(
    verdicts: &[Worth<Move>],
    begun: Option<Move>,
    square: Square,
) -> Option<&Worth<Move>> {
    let is_here = |mv: Move| match begun {
        Some(begun) => mv
            .after(begun)
            .is_some_and(|(_, landing)| landing == square),
        None => mv.from() == square,
    };
    verdicts
        .iter()
        .filter(|worth| is_here(worth.mv))
        .max_by_key(|worth| worth.rank())
}
