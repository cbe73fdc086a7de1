//! Why the rules of Go refuse a move.

use crate::core::game::{self, Reason};

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of the reasons that every game has.
    Basic(game::Refusal),
    /// The stone would take nothing, and its own group would have no liberty.
    SelfCapture,
    /// It takes back a stone that has just taken one (simple ko).
    Ko,
    /// The whole board would be as it was before (positional superko).
    Repetition,
    /// Both have passed: the dead stones are being settled.
    Settling,
    /// Play continues with the opponent: this player can only pass.
    Yielding,
    /// The dead stones are not being settled yet.
    NotSettling,
    /// There is no stone to call dead or alive.
    NoStone,
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
            Self::SelfCapture => "self-capture",
            Self::Ko => "ko",
            Self::Repetition => "superko",
            Self::Settling => "settling",
            Self::Yielding => "yielding",
            Self::NotSettling => "not-settling",
            Self::NoStone => "no-stone",
        }
    }
}
