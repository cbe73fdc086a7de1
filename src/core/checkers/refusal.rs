//! Why the rules of Checkers refuse a move.

use crate::core::game::{self, Reason};

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of the reasons that every game has.
    Basic(game::Refusal),
    /// There is no piece on the square where the move begins.
    NoPiece,
    /// The piece there is the opponent's.
    NotYours,
    /// The piece is a man, and would go backward.
    Backward,
    /// There is nothing of the opponent's to jump over.
    NothingToJump,
    /// There is a jump, and so this step may not be made.
    MustJump,
    /// The piece can jump again, and must.
    MustJumpOn,
    /// The move is one of another board.
    OtherBoard,
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
            Self::NoPiece => "no-piece",
            Self::NotYours => "not-yours",
            Self::Backward => "backward",
            Self::NothingToJump => "nothing-to-jump",
            Self::MustJump => "must-jump",
            Self::MustJumpOn => "must-jump-on",
            Self::OtherBoard => "other-board",
        }
    }
}
