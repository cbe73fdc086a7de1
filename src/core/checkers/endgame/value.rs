//! What an endgame is worth.

/// What a position is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Value {
    /// The player to move wins.
    Win = 0,
    /// The other wins.
    Loss = 1,
    /// Nobody can force a win.
    Draw = 2,
}
