//! Where coins go: columns, rows and cells, each a type of its own.

use std::fmt;

use crate::kit::numbered;

/// A column of a board, counted from the left.
///
/// People count from 1 ([`number`](Self::number), and what [`Display`](fmt::Display) writes); code
/// counts from 0 ([`index`](Self::index)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

numbered!(Column);

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.number())
    }
}

/// A row of a board, counted from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

numbered!(Row);

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
