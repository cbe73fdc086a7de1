//! Where stones go: the points of the board, their names, and sets of them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::core::plain::quoted;

/// A point of a board, on which a stone may stand.
///
/// It is one number, `row * 32 + column`, both counted from 0 at the lower left, so that it is an
/// index and a place at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

/// How far apart the numbers of a point and of the one above it are.
const ROW: u16 = 32;

/// The number of rows of the largest board.
pub(super) const MAX_SIZE: u8 = 26;

impl Point {
    /// One more than the greatest [`index`](Self::index) of a point of the largest board.
    pub const INDICES: usize = MAX_SIZE as usize * ROW as usize;

    /// Returns the point at this column and row, both counted from 0 at the lower left; both must
    /// be less than 32.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        debug_assert!(column < 32 && row < 32, "no board is so large");
        Self(row as u16 * ROW + column as u16)
    }

    /// Returns the column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 % ROW) as u8
    }

    /// Returns the row, counted from 0 at the bottom.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a row is less than 32")]
    pub const fn row(self) -> u8 {
        (self.0 / ROW) as u8
    }

    /// Returns the number of the point, less than [`Self::INDICES`] on every board, for an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the points next to it along the lines, on a board with so many rows.
    #[inline]
    pub fn neighbours(self, size: u8) -> impl Iterator<Item = Self> + use<> {
        let (column, row) = (self.column(), self.row());
        let left = (column > 0).then(|| Self(self.0 - 1));
        let right = (column + 1 < size).then(|| Self(self.0 + 1));
        let below = (row > 0).then(|| Self(self.0 - ROW));
        let above = (row + 1 < size).then(|| Self(self.0 + ROW));
        [below, left, right, above].into_iter().flatten()
    }

    /// Returns the name of a column: a letter, where I is left out, and of the 26th column `AA`.
    #[must_use]
    pub fn column_name(column: u8) -> String {
        match column {
            0..8 => char::from(b'A' + column).to_string(),
            8..25 => char::from(b'B' + column).to_string(),
            _ => "AA".to_owned(),
        }
    }
}

impl fmt::Display for Point {
    /// Writes `J8`: the letter of the column, where I is left out, and the number of the row from
    /// the bottom.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::column_name(self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Point {
    type Err = InvalidPoint;

    /// Reads `J8` or `j8`, on the largest board.
    fn from_str(text: &str) -> Result<Self, InvalidPoint> {
        let invalid = || InvalidPoint {
            text: text.to_owned(),
        };
        let letters = text.len()
            - text
                .trim_start_matches(|character: char| character.is_ascii_alphabetic())
                .len();
        let (letters, digits) = text.split_at(letters);
        let column = match letters.to_ascii_uppercase().as_bytes() {
            [letter @ b'A'..=b'H'] => letter - b'A',
            [letter @ b'J'..=b'Z'] => letter - b'B',
            [b'A', b'A'] => MAX_SIZE - 1,
            _ => return Err(invalid()),
        };
        // Parsing a number would also take a sign.
        let is_number =
            digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let number: u8 = digits
            .parse()
            .ok()
            .filter(|_| is_number)
            .ok_or_else(invalid)?;
        if (1..=MAX_SIZE).contains(&number) {
            Ok(Self::at(column, number - 1))
        } else {
            Err(invalid())
        }
    }
}

/// A text that is not a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPoint {
    /// The text.
    pub text: String,
}

impl fmt::Display for InvalidPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not a point: write a letter other than I and a number, as in B2",
            quoted(&self.text)
        )
    }
}

impl Error for InvalidPoint {}

/// A set of points: a word for each row, and in it a bit for each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSet {
    rows: [u32; MAX_SIZE as usize],
}

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self {
        rows: [0; MAX_SIZE as usize],
    };

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
                let column = u8::try_from(bits.trailing_zeros())
                    .ok()
                    .filter(|_| bits != 0)?;
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
        for (column, row, name) in [
            (0, 0, "A1"),
            (7, 8, "H9"),
            (8, 7, "J8"),
            (24, 25, "Z26"),
            (25, 25, "AA26"),
        ] {
            assert_eq!(Point::at(column, row).to_string(), name);
            assert_eq!(name.parse(), Ok(Point::at(column, row)));
            assert_eq!(name.to_lowercase().parse(), Ok(Point::at(column, row)));
        }
        for text in [
            "", "I5", "i5", "AB1", "A0", "A27", "A+1", "A01", "1A", "AAA1", "é1", "A",
        ] {
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
