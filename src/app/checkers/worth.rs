//! The value of the best move from a square.

use crate::core::checkers::{Move, Square};
use crate::core::verdict::Verdict;

/// Returns the value of the best move that begins on a square, or that continues there from the
/// move half made.
pub fn best_here(
    verdicts: &[(Move, Verdict)],
    begun: Option<Move>,
    square: Square,
) -> Option<Verdict> {
    let is_here = |mv: Move| match begun {
        Some(begun) => mv
            .after(begun)
            .is_some_and(|(_, landing)| landing == square),
        None => mv.from() == square,
    };
    let here = verdicts.iter().filter(|&&(mv, _)| is_here(mv));
    here.map(|&(_, verdict)| verdict)
        .max_by_key(|verdict| verdict.rank())
}
