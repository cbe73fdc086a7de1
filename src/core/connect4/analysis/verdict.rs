//! What a move comes to with best play: a win, a draw or a loss, and in how many moves.

use std::fmt;

use crate::core::connect4::{Position, Shape, score_in_plies};
use crate::core::score::ScoreKind;

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

    /// Returns the outlook of a player who has it, in a word: `won`, `draw` or `lost`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Loss => "lost",
            Self::Draw => "draw",
            Self::Win => "won",
        }
    }
}

/// An [`Outlook`] with its distance, counted in moves of the winner from now on: the player who wins at once wins in 1.
///
/// Of the player to move, the loser makes as many moves as the winner until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player wins with their move of this number.
    Win(u32),
    /// Neither side can force a win.
    Draw,
    /// The opponent wins with their move of this number.
    Loss(u32),
}

impl Verdict {
    /// Returns the verdict of a solver's score of a position, or of one of its columns, to the player to move.
    #[must_use]
    pub fn of<S: Shape>(position: &Position<S>, score: i32) -> Self {
        match score_in_plies(position, score).kind() {
            ScoreKind::WinIn(plies) => Self::Win(plies.div_ceil(2)),
            ScoreKind::LossIn(plies) => Self::Loss(plies / 2),
            ScoreKind::Heuristic(_) => Self::Draw,
        }
    }

    /// Returns who wins, without the distance.
    #[must_use]
    pub const fn outlook(self) -> Outlook {
        match self {
            Self::Win(_) => Outlook::Win,
            Self::Draw => Outlook::Draw,
            Self::Loss(_) => Outlook::Loss,
        }
    }

    /// Returns the verdict as what a column does: `wins in 4 moves`, `draws`, `loses at once`.
    #[must_use]
    pub fn phrase(self) -> String {
        self.phrase_for(1)
    }

    /// Returns the verdict as what this many columns do: `win in 4 moves`, `draw`, `lose at once`.
    #[must_use]
    pub fn phrase_for(self, columns: usize) -> String {
        let ending = if columns == 1 { "s" } else { "" };
        match self {
            Self::Win(moves) => format!("win{ending} {}", distance(moves)),
            Self::Draw => format!("draw{ending}"),
            Self::Loss(moves) => format!("lose{ending} {}", distance(moves)),
        }
    }
}

impl fmt::Display for Verdict {
    /// Writes `W4`, `=` or `L6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(moves) => f.pad(&format!("W{moves}")),
            Self::Draw => f.pad("="),
            Self::Loss(moves) => f.pad(&format!("L{moves}")),
        }
    }
}

/// Returns how far away the end is: `at once`, `in 4 moves`.
fn distance(moves: u32) -> String {
    if moves <= 1 { "at once".to_owned() } else { format!("in {moves} moves") }
}

#[cfg(test)]
mod tests {
    use super::Verdict;
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
        for (moves, score, verdict, short, phrase) in cases {
            let position = notation::parse_position(Standard, moves).expect("moves");
            let found = Verdict::of(&position, score);
            assert_eq!((found, found.to_string().as_str(), found.phrase().as_str()), (verdict, short, phrase), "{moves}");
        }
    }
}
