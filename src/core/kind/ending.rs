//! How a game came to its end.

use super::tally::{Tally, Unit};

/// How a game came to its end: what the winner has done, or why there is no winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The winner has made a line, which the board shows.
    Line {
        /// Where it runs.
        direction: Direction,
        /// How many pieces it has.
        length: usize,
    },
    /// The winner has made so many lines with one move.
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
    /// Slanted either way.
    Diagonal,
}

impl Direction {
    /// Returns the direction of a line from its first place to its last one, each as a column and a
    /// row.
    ///
    /// ```
    /// use plot4::core::kind::Direction;
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
    /// The same position came for the second time.
    SecondTime,
    /// The same position came for the third time.
    ThirdTime,
    /// There was no capture and no man's move for too long.
    NoProgress {
        /// For so many moves of each side.
        moves: u32,
    },
    /// Both players have the same number of these.
    Equal(Unit),
}
