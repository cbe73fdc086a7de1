//! Who wins, and nothing more.

use crate::verdict::Verdict;

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
    /// Returns the outlook of a score of the solver.
    #[must_use]
    pub const fn of(score: i32) -> Self {
        match score {
            1.. => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }

    /// Returns the outlook of a verdict, without its distance; an estimate counts as a draw.
    #[must_use]
    pub const fn of_verdict(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Win(_) => Self::Win,
            Verdict::Draw | Verdict::Estimate(_) => Self::Draw,
            Verdict::Loss(_) => Self::Loss,
        }
    }
}
