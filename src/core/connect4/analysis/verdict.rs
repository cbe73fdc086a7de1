//! Results of exact scores: a win, a draw or a loss, and in how many moves.

use crate::core::connect4::{Position, Shape, score_in_plies};
use crate::core::verdict::Verdict;

/// The game-theoretic value to one player, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outlook {
    /// The opponent can force a win.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The player can force a win.
    Win,
}

impl Outlook {
    /// Returns what a score of the solver says.
    #[must_use]
    pub const fn of(score: i32) -> Self {
        match score {
            1.. => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }

    /// Returns what a verdict says, without its distance; an estimate says as little as a draw.
    #[must_use]
    pub const fn of_verdict(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Win(_) => Self::Win,
            Verdict::Draw | Verdict::Estimate(_) => Self::Draw,
            Verdict::Loss(_) => Self::Loss,
        }
    }
}

/// Returns the verdict of a solver's score of a position, or of one of its columns, to the player
/// to move.
#[must_use]
pub fn verdict_of<S: Shape>(position: &Position<S>, score: i32) -> Verdict {
    Verdict::of(score_in_plies(position, score), true)
}

/// Returns a verdict as what this many columns do: `win in 4 moves`, `draws`, `loses at once`.
pub(super) fn phrase(verdict: Verdict, columns: usize) -> String {
    let ending = if columns == 1 { "s" } else { "" };
    match verdict {
        Verdict::Win(moves) => format!("win{ending} {}", distance(moves)),
        Verdict::Draw | Verdict::Estimate(_) => format!("draw{ending}"),
        Verdict::Loss(moves) => format!("lose{ending} {}", distance(moves)),
    }
}

/// Returns how far away the end is: `at once`, `in 4 moves`.
fn distance(moves: u32) -> String {
    if moves <= 1 {
        "at once".to_owned()
    } else {
        format!("in {moves} moves")
    }
}

#[cfg(test)]
mod tests {
    use super::{Verdict, phrase, verdict_of};
    use crate::core::connect4::{Standard, notation};

    #[test]
    fn scores_are_told_in_moves_of_the_winner() {
        let cases = [
            ("121212", 18, Verdict::Win(1), "W1", "wins at once"),
            ("12121", -18, Verdict::Loss(1), "L1", "loses at once"),
            ("", 1, Verdict::Win(21), "W21", "wins in 21 moves"),
            ("4", -1, Verdict::Loss(20), "L20", "loses in 20 moves"),
            ("44", 0, Verdict::Draw, "=", "draws"),
        ];
        for (moves, score, verdict, short, words) in cases {
            let position = notation::parse_position(Standard, moves).expect("moves");
            let found = verdict_of(&position, score);
            assert_eq!(
                (found, found.to_string().as_str(), phrase(found, 1).as_str()),
                (verdict, short, words),
                "{moves}"
            );
        }
        assert_eq!(phrase(Verdict::Loss(3), 2), "lose in 3 moves");
    }
}
