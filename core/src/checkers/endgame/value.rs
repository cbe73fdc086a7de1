//! The value of an endgame.

/// The value of a position to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Value {
    /// The player to move wins.
    Win = 0,
    /// The other wins.
    Loss = 1,
    /// Neither side can force a win.
    Draw = 2,
}
