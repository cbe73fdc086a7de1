//! Why the rules of Gomoku refuse a move.

use crate::core::game::{self, Reason};

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of the reasons that every game has.
    Basic(game::Refusal),
    /// Black would make two threes at once.
    DoubleThree,
    /// Black would make two fours at once.
    DoubleFour,
    /// Black would make a row longer than the target.
    Overline,
    /// There is a point on which the player may put a stone.
    MayNotPass,
}

impl From<game::Refusal> for Refusal {
    fn from(refusal: game::Refusal) -> Self {
        Self::Basic(refusal)
    }
}

impl Reason for Refusal {
    fn name(self) -> &'static str {
        match self {
            Self::Basic(refusal) => refusal.name(),
            Self::DoubleThree => "double-three",
            Self::DoubleFour => "double-four",
            Self::Overline => "overline",
            Self::MayNotPass => "may-not-pass",
        }
    }
}
