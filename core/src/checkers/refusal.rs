//! Why the rules of Checkers refuse a move.

use crate::kit::refusals;

refusals! {
    /// There is no piece on the square where the move begins.
    NoPiece = "no-piece",
    /// The piece there is the opponent's.
    NotYours = "not-yours",
    /// The piece is a man, and would go backward.
    Backward = "backward",
    /// There is nothing of the opponent's to jump over.
    NothingToJump = "nothing-to-jump",
    /// There is a jump, and so this step may not be made.
    MustJump = "must-jump",
    /// The piece can jump again, and must.
    MustJumpOn = "must-jump-on",
    /// The move is one of another board.
    OtherBoard = "other-board",
}
