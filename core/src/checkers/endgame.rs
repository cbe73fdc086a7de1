//! Endgames of up to four pieces on the usual board, with their known values: who wins, or a draw.
//!
//! They were found by going back from the ends of all games (retrograde analysis, [`retrograde`]),
//! by the example `checkers_endgames`, which also compresses them ([`coder`]). A [position](boards)
//! is seen by the player to move, as if that were Red, and has a [number]; the values of all
//! numbers are unpacked when they are first asked for, in a tenth of a second.

pub mod boards;
pub mod coder;
pub mod number;
pub mod progress;
pub mod retrograde;
pub mod table;

pub use boards::Boards;
pub use table::{value, value_after_jumps};

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
