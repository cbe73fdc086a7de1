//! Where stones go: the points of the board, sets of them, and the four directions of lines.

use std::fmt;

use crate::kit::{self, Points};

/// A point of a board, on which a stone may stand.
pub type Point = kit::Point<Board>;

/// The boards of Gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board;

impl Points for Board {
    const MAX_SIZE: u8 = 20;
}

impl Point {
    /// Returns the point so many steps further in a direction; the caller knows that it is on the
    /// board.
    #[inline]
    pub(super) const fn along(self, direction: Direction, steps: i32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "fewer steps than the board has rows")]
        Self::from_number(self.number().wrapping_add_signed(direction.step() * steps as i16))
    }
}

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
            Self::Column => Point::ROW.cast_signed(),
            Self::Rising => Point::ROW.cast_signed() + 1,
            Self::Falling => 1 - Point::ROW.cast_signed(),
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

    #[inline]
    pub(super) fn of(point: Point) -> Self {
        let mut set = Self::default();
        set.insert(point);
        set
    }

    #[inline]
    pub(super) const fn contains(&self, point: Point) -> bool {
        self.words[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    #[inline]
    pub(super) const fn insert(&mut self, point: Point) {
        self.words[point.index() / 64] |= 1 << (point.index() % 64);
    }

    #[inline]
    pub(super) const fn remove(&mut self, point: Point) {
        self.words[point.index() / 64] &= !(1 << (point.index() % 64));
    }

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
            let below = if index == 0 { 0 } else { wide.words[index - 1] >> 32 };
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
            Some(Point::from_number((index * 64) as u16 + bit as u16))
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
