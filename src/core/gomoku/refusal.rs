//! Why the rules of Gomoku refuse a move.

use std::fmt;

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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Basic(refusal) => refusal.fmt(f),
            Self::DoubleThree => f.write_str("Black may not make two open threes at once"),
            Self::DoubleFour => f.write_str("Black may not make two fours at once"),
            Self::Overline => f.write_str("Black may not make a row longer than the target"),
            Self::MayNotPass => f.write_str("nobody may pass who can put a stone somewhere"),
        }
    }
}
