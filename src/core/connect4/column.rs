//! Where coins go: columns, rows and cells, each a type of its own.

use std::fmt;

/// A column of a board, counted from the left.
///
/// People count from 1 ([`number`](Self::number), and what [`Display`](fmt::Display) writes); code
/// counts from 0 ([`index`](Self::index)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// Returns the column with this index, counted from 0.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Returns the column with this number, counted from 1, or `None` for 0.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        match number.checked_sub(1) {
            Some(index) => Some(Self(index)),
            None => None,
        }
    }

    /// Returns the index, counted from 0.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the number, counted from 1.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.number())
    }
}

/// A row of a board, counted from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

impl Row {
    /// Returns the row with this index, counted from 0 at the bottom.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Returns the index, counted from 0 at the bottom.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the number, counted from 1 at the bottom.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }
}

/// A place on a board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Its column.
    pub column: Column,
    /// Its row.
    pub row: Row,
}

impl Cell {
    /// Returns the cell at these indices, both counted from 0, the row from the bottom.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self {
            column: Column(column),
            row: Row(row),
        }
    }
}
