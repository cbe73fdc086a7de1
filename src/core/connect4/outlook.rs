//! Who wins, and nothing more.

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
