//! The dark squares of a board, by their numbers, and the four ways along the diagonals.

use crate::kit::numbered;

/// A dark square: they are numbered row by row from the upper left, for people from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

numbered!(Square);

/// A way along a diagonal, as the board is drawn: the first player's men go down, the second
/// player's up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Down and to the left.
    DownLeft,
    /// Down and to the right.
    DownRight,
    /// Up and to the left.
    UpLeft,
    /// Up and to the right.
    UpRight,
}

impl Direction {
    /// All four, in the order in which moves are listed.
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpLeft, Self::UpRight];

    /// Returns the place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> u8 {
        match self {
            Self::DownLeft => 0,
            Self::DownRight => 1,
            Self::UpLeft => 2,
            Self::UpRight => 3,
        }
    }

    /// Returns the way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
        }
    }

    /// Returns whether it leads down.
    #[must_use]
    pub const fn is_down(self) -> bool {
        matches!(self, Self::DownLeft | Self::DownRight)
    }

    /// Returns whether it leads to the left.
    #[must_use]
    pub const fn is_left(self) -> bool {
        matches!(self, Self::DownLeft | Self::UpLeft)
    }
}
