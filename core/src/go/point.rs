//! Where stones go: the points of the board, and sets of them.

use std::fmt;

use crate::kit::{self, Points};

/// A point of a board, on which a stone may stand.
pub type Point = kit::Point<Board>;

/// The boards of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board;

/// The number of rows of the largest board.
pub(super) const MAX_SIZE: u8 = Board::MAX_SIZE;

impl Points for Board {
    const MAX_SIZE: u8 = 26;
    const SKIPS_I: bool = true;
}

impl Point {
    /// Returns the points next to it along the lines, on a board with so many rows.
    #[inline]
    pub fn neighbours(self, size: u8) -> impl Iterator<Item = Self> + use<> {
        let (column, row, number) = (self.column(), self.row(), self.number());
        let left = (column > 0).then(|| Self::from_number(number - 1));
        let right = (column + 1 < size).then(|| Self::from_number(number + 1));
        let below = (row > 0).then(|| Self::from_number(number - Self::ROW));
        let above = (row + 1 < size).then(|| Self::from_number(number + Self::ROW));
        [below, left, right, above].into_iter().flatten()
    }
}

/// A set of points: a word for each row, and in it a bit for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSet {
    rows: [u32; MAX_SIZE as usize],
}

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self { rows: [0; MAX_SIZE as usize] };

    /// Returns all points of a board with so many rows.
    #[must_use]
    pub fn board(size: u8) -> Self {
        let mut board = Self::EMPTY;
        for row in &mut board.rows[..usize::from(size)] {
            *row = u32::MAX >> (32 - u32::from(size));
        }
        board
    }

    /// Returns whether the point is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        let row = point.row() as usize;
        row < self.rows.len() && self.rows[row] >> point.column() & 1 != 0
    }

    /// Adds a point of a board.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.rows[point.row() as usize] |= 1 << point.column();
    }

    /// Takes a point of a board out.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.rows[point.row() as usize] &= !(1 << point.column());
    }

    /// Returns whether there are no points in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// Returns the number of points.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// Returns the points of either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own | other)
    }

    /// Returns the points of both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own & other)
    }

    /// Returns the points of this set that are not in the other.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own & !other)
    }

    /// Returns the points, row by row from the lower left.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        (0..).zip(self.rows).flat_map(|(row, mut bits)| {
            std::iter::from_fn(move || {
                let column = u8::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
                bits &= bits - 1;
                Some(Point::at(column, row))
            })
        })
    }

    /// Combines two sets row by row.
    #[inline]
    fn zip(&self, other: &Self, combine: impl Fn(u32, u32) -> u32) -> Self {
        let mut result = *self;
        for (row, &other) in result.rows.iter_mut().zip(&other.rows) {
            *row = combine(*row, other);
        }
        result
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_leave_out_the_letter_i_and_end_with_two_letters() {
        for (column, row, name) in
            [(0, 0, "A1"), (7, 8, "H9"), (8, 7, "J8"), (24, 25, "Z26"), (25, 25, "AA26")]
        {
            assert_eq!(Point::at(column, row).to_string(), name);
            assert_eq!(name.parse(), Ok(Point::at(column, row)));
            assert_eq!(name.to_lowercase().parse(), Ok(Point::at(column, row)));
        }
        for text in ["", "I5", "i5", "AB1", "A0", "A27", "A+1", "A01", "1A", "AAA1", "é1", "A"] {
            assert!(text.parse::<Point>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_set_holds_every_point_of_the_largest_board() {
        let board = PointSet::board(26);
        assert_eq!(board.len(), 676);
        assert_eq!(board.iter().count(), 676);
        assert!(
            !PointSet::board(25).contains(Point::at(25, 0))
                && !PointSet::board(25).contains(Point::at(0, 25))
        );
        assert_eq!(Point::at(0, 0).neighbours(2).count(), 2);
        assert_eq!(Point::at(1, 1).neighbours(3).count(), 4);
    }
}
