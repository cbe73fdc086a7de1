//! Verdicts of exact scores: a win, a draw or a loss, and in how many moves.

use crate::connect4::{Position, Shape, score_in_plies};
use crate::verdict::Verdict;

/// Returns the verdict of a solver's score of a position, or of one of its columns, to the player
/// to move.
#[must_use]
pub fn verdict_of<S: Shape>(position: &Position<S>, score: i32) -> Verdict {
    Verdict::of(score_in_plies(position, score), true)
}

#[cfg(test)]
mod tests {
    use super::{Verdict, verdict_of};
    use crate::connect4::{Standard, notation};

    #[test]
    fn scores_are_told_in_moves_of_the_winner() {
        let cases = [
            ("121212", 18, Verdict::Win(1), "W1"),
            ("12121", -18, Verdict::Loss(1), "L1"),
            ("", 1, Verdict::Win(21), "W21"),
            ("4", -1, Verdict::Loss(20), "L20"),
            ("44", 0, Verdict::Draw, "="),
        ];
        for (moves, score, verdict, short) in cases {
            let position = notation::parse_position(Standard, moves).expect("moves");
            let found = verdict_of(&position, score);
            assert_eq!(
                (found, found.to_string().as_str()),
                (verdict, short),
                "{moves}"
            );
        }
    }
}
