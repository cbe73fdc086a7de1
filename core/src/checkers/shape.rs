//! The size of a board, and its layout in a machine word.
//!
//! Only the dark squares count. They are numbered row by row from the upper left, with one spare
//! bit in the word after every two rows. So a step along a diagonal is the same shift everywhere,
//! and a step off the board leads to a spare bit or out of the word. On the usual board, with a dot
//! for a spare bit:
//!
//! ```text
//!    0   1   2   3      down to the left: 4 more, down to the right: 5 more
//!  4   5   6   7   .
//!    9  10  11  12
//! 13  14  15  16   .
//!   18  19  20  21
//! 22  23  24  25   .
//!   27  28  29  30
//! 31  32  33  34   .
//! ```

use std::fmt;
use std::hash::Hash;

use crate::bits::Bits;
use crate::kind::{MoveFault, PlaceKind};
use crate::kit::numbered;

/// The measures of a board, either of any size or known to the compiler.
pub trait Shape: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The word that holds the board.
    type Bits: Bits;

    /// Returns the measures as a value.
    fn size(self) -> Size;

    /// Returns the number of dark squares in a row.
    #[inline]
    fn half(self) -> u32 {
        u32::from(self.size().half())
    }

    /// Returns the bit of a square.
    #[inline]
    fn bit(self, square: Square) -> Self::Bits {
        let index = u32::from(square.index());
        Self::Bits::bit(index + index / (2 * self.half()))
    }

    /// Returns the square of the lowest bit that is set, which must be one of the board.
    #[inline]
    fn square(self, bits: Self::Bits) -> Square {
        let bit = bits.lowest();
        Square::from_index(u8::try_from(bit - bit / (2 * self.half() + 1)).unwrap_or(u8::MAX))
    }

    /// Returns the bits one step further in a direction; the caller has to mask out bits that are
    /// no squares.
    #[inline]
    fn shift(self, bits: Self::Bits, direction: Direction) -> Self::Bits {
        match direction {
            Direction::DownLeft => bits.up(self.half()),
            Direction::DownRight => bits.up(self.half() + 1),
            Direction::UpLeft => bits.down(self.half() + 1),
            Direction::UpRight => bits.down(self.half()),
        }
    }

    /// Returns all squares of a row, the uppermost being 0.
    #[inline]
    fn row(self, row: u8) -> Self::Bits {
        let row = u32::from(row);
        Self::Bits::low(self.half()).up(row * self.half() + row / 2)
    }
}

/// The usual board of 8x8, known to the compiler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standard;

impl Shape for Standard {
    type Bits = u64;

    #[inline]
    fn size(self) -> Size {
        Size::STANDARD
    }
}

/// A board of any even size from 4x4 to 12x12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Shape for Size {
    type Bits = u128;

    #[inline]
    fn size(self) -> Size {
        self
    }
}

impl Size {
    /// The smallest number of rows and columns.
    pub const MIN: u8 = 4;
    /// The greatest number of rows and columns.
    pub const MAX: u8 = 12;
    /// The greatest number of dark squares.
    pub const MAX_SQUARES: usize = Self::MAX as usize * Self::MAX as usize / 2;
    /// The usual board.
    pub const STANDARD: Self = Self { columns: 8, rows: 8 };

    /// Returns the size with these measures, or `None` if they are not even numbers from 4 to 12.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        let (columns_do, rows_do) = (Self::does(columns), Self::does(rows));
        if columns_do && rows_do { Some(Self { columns, rows }) } else { None }
    }

    /// Returns whether a board may have this many rows or columns.
    const fn does(length: u8) -> bool {
        length >= Self::MIN && length <= Self::MAX && length.is_multiple_of(2)
    }

    /// Returns the number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Returns the number of dark squares in a row.
    #[must_use]
    pub const fn half(self) -> u8 {
        self.columns / 2
    }

    /// Returns the number of dark squares.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.half() * self.rows
    }

    /// Returns the error of a square that the board does not have.
    #[must_use]
    pub fn no_such_square(self, name: String) -> MoveFault {
        MoveFault::NoSuchPlace { kind: PlaceKind::Square, name, last: self.squares().to_string() }
    }

    /// Returns whether the board has this square.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        square.index() < self.squares()
    }

    /// Returns the row of a square from the top, and its column from the left, both from 0.
    #[must_use]
    pub const fn place(self, square: Square) -> (u8, u8) {
        let row = square.index() / self.half();
        let column = square.index() % self.half() * 2 + 1 - row % 2;
        (row, column)
    }

    /// Returns the dark square in this row and column, or `None` if there is none.
    #[must_use]
    pub const fn at(self, row: u8, column: u8) -> Option<Square> {
        if row < self.rows && column < self.columns && !(row + column).is_multiple_of(2) {
            Some(Square::from_index(row * self.half() + column / 2))
        } else {
            None
        }
    }

    /// Returns the square this many steps away in a direction, or `None` if it is off the board.
    #[must_use]
    pub const fn neighbour(
        self,
        square: Square,
        direction: Direction,
        steps: u8,
    ) -> Option<Square> {
        let (row, column) = self.place(square);
        let row = if direction.is_down() { row.checked_add(steps) } else { row.checked_sub(steps) };
        let column =
            if direction.is_left() { column.checked_sub(steps) } else { column.checked_add(steps) };
        match (row, column) {
            (Some(row), Some(column)) => self.at(row, column),
            _ => None,
        }
    }

    /// Returns all squares, in their order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        (0..self.squares()).map(Square::from_index)
    }
}

impl fmt::Display for Size {
    /// Writes `8x8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

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
