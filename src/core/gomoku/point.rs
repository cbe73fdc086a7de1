//! Where stones go: the points of the board, sets of them, and the four directions of lines.

use crate::core::plain::quoted;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A point of a board, on which a stone may stand.
///
/// It is one number, `row * 32 + column`, both counted from 0 at the lower left, so that it is an
/// index and a place at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

/// How far apart the numbers of a point and of the one above it are.
const ROW: u16 = 32;

impl Point {
    /// One more than the greatest [`index`](Self::index) of a point on a board of 20 rows, the
    /// largest.
    pub const INDICES: usize = 20 * ROW as usize;

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

    /// Returns the point so many steps further in a direction; the caller knows that it is on the
    /// board.
    #[inline]
    pub(super) const fn along(self, direction: Direction, steps: i32) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "fewer steps than the board has rows"
        )]
        Self(self.0.wrapping_add_signed(direction.step() * steps as i16))
    }
}

impl fmt::Display for Point {
    /// Writes `H8`: the letter of the column, I included, and the number of the row from the
    /// bottom.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Point {
    type Err = InvalidPoint;

    /// Reads `H8` or `h8`, on the largest board.
    fn from_str(text: &str) -> Result<Self, InvalidPoint> {
        let invalid = || InvalidPoint {
            text: text.to_owned(),
        };
        let mut characters = text.chars();
        let letter = characters
            .next()
            .filter(char::is_ascii_alphabetic)
            .ok_or_else(invalid)?;
        let column = letter.to_ascii_uppercase() as u8 - b'A';
        let digits = characters.as_str();
        // Parsing a number would also take a sign.
        let is_number =
            digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let number: u8 = digits
            .parse()
            .ok()
            .filter(|_| is_number)
            .ok_or_else(invalid)?;
        if column < 20 && (1..=20).contains(&number) {
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
            "{} is not a point: write a letter and a number, as in C3",
            quoted(&self.text)
        )
    }
}

impl Error for InvalidPoint {}

/// A direction of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    /// Along a row, to the right.
    Row,
    /// Along a column, upward.
    Column,
    /// Along a diagonal, to the right and upward.
    Rising,
    /// Along a diagonal, to the right and downward.
    Falling,
}

impl Direction {
    /// All directions.
    pub(super) const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Rising, Self::Falling];

    /// Returns the columns to the right and the rows up from a point to its neighbour.
    pub(super) const fn steps(self) -> (i8, i8) {
        match self {
            Self::Row => (1, 0),
            Self::Column => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// Returns the columns to the right and the rows up from a point to its neighbour on the other
    /// side.
    pub(super) const fn reversed(self) -> (i8, i8) {
        let (right, up) = self.steps();
        (-right, -up)
    }

    /// Returns the difference between the numbers of neighbours.
    const fn step(self) -> i16 {
        match self {
            Self::Row => 1,
            Self::Column => ROW.cast_signed(),
            Self::Rising => ROW.cast_signed() + 1,
            Self::Falling => 1 - ROW.cast_signed(),
        }
    }
}

/// A set of points: one bit for each, two rows of the board in each word.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PointSet {
    words: [u64; WORDS],
}

/// How many words hold 20 rows of 32 bits.
const WORDS: usize = Point::INDICES / 64;

impl PointSet {
    /// Returns all points of a board of this size.
    pub(super) fn board(size: u8) -> Self {
        let mut board = Self::default();
        for row in 0..size {
            for column in 0..size {
                board.insert(Point::at(column, row));
            }
        }
        board
    }

    /// Returns the set of one point.
    #[inline]
    pub(super) fn of(point: Point) -> Self {
        let mut set = Self::default();
        set.insert(point);
        set
    }

    /// Returns whether the point is in the set.
    #[inline]
    pub(super) const fn contains(&self, point: Point) -> bool {
        self.words[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds a point.
    #[inline]
    pub(super) const fn insert(&mut self, point: Point) {
        self.words[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Removes a point.
    #[inline]
    pub(super) const fn remove(&mut self, point: Point) {
        self.words[point.index() / 64] &= !(1 << (point.index() % 64));
    }

    /// Returns whether the set is empty.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.words.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns the points of either set.
    #[inline]
    pub(super) fn union(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own | other)
    }

    /// Returns the points of this set that are not in the other.
    #[inline]
    pub(super) fn without(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own & !other)
    }

    /// Returns the points of both sets.
    #[inline]
    pub(super) fn intersection(&self, other: &Self) -> Self {
        self.zip(other, |own, other| own & other)
    }

    /// Returns the points of the set and their neighbours, some of which may be off the board.
    #[inline]
    pub(super) fn grown(&self) -> Self {
        // A step off the left or right edge leads to the spare bits between two rows.
        let mut wide = *self;
        for word in &mut wide.words {
            *word |= *word << 1 | *word >> 1;
        }
        let mut grown = wide;
        for (index, word) in grown.words.iter_mut().enumerate() {
            let below = if index == 0 {
                0
            } else {
                wide.words[index - 1] >> 32
            };
            let above = wide.words.get(index + 1).map_or(0, |word| word << 32);
            *word |= wide.words[index].rotate_left(32) | below | above;
        }
        grown
    }

    /// Returns the points, the lowest index first.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let words = self.words;
        let mut index = 0;
        let mut rest = words[0];
        std::iter::from_fn(move || {
            while rest == 0 {
                index += 1;
                rest = *words.get(index)?;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "an index of a point is less than 640"
            )]
            Some(Point((index * 64) as u16 + bit as u16))
        })
    }

    /// Combines two sets word by word.
    #[inline]
    fn zip(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let mut result = *self;
        for (word, &other) in result.words.iter_mut().zip(&other.words) {
            *word = combine(*word, other);
        }
        result
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
