//! How a game ended.

use super::tally::{Tally, Unit};

/// How a game came to its end: what the winner has done, or why there is no winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner has made a line, which the board shows.
    Line {
        /// Its direction.
        direction: Direction,
        /// The number of its pieces.
        length: usize,
    },
    /// The winner has made this many lines with one move.
    Lines(usize),
    /// The loser has no pieces left.
    NoPieces,
    /// The loser cannot move.
    NoMoves,
    /// The loser has resigned.
    Resigned,
    /// The winner has more of what is counted.
    Counted(Tally),
    /// The game is drawn, for this reason.
    Drawn(DrawnBecause),
    /// The game is not over.
    InProgress,
}

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Horizontal.
    Row,
    /// Vertical.
    Column,
    /// Diagonal, in either direction.
    Diagonal,
}

impl Direction {
    /// Returns the direction of a line between two places, each a column and a row.
    ///
    /// ```
    /// use plot4_core::kind::Direction;
    ///
    /// assert_eq!(Direction::between([2, 5], [6, 5]), Direction::Row);
    /// ```
    #[must_use]
    pub const fn between(first: [u8; 2], last: [u8; 2]) -> Self {
        if first[0] == last[0] {
            Self::Column
        } else if first[1] == last[1] {
            Self::Row
        } else {
            Self::Diagonal
        }
    }
}

/// Why a game has no winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnBecause {
    /// There is no room for another move.
    FullBoard,
    /// The position occurred for the second time.
    SecondTime,
    /// The position occurred for the third time.
    ThirdTime,
    /// There was no capture and no move of a man for too long.
    NoProgress {
        /// The number of moves of each side.
        moves: u32,
    },
    /// The players have agreed on it.
    Agreed,
    /// Both players have the same number of these.
    Equal(Unit),
}
