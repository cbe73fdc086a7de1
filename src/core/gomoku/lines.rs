//! The stones as words, one for each line of the board in each direction.
//!
//! The places of a line are bits; to both sides of the board lie [`MARGIN`] places more, which count as outside. So all
//! places up to [`MARGIN`] away from a point are one shift and one mask away. The fourth row of a board of size 15:
//!
//! ```text
//!   bit       0 ... 5   6   7   8 ...  20  21 ... 31
//!   column              A   B   C ...   O
//!   outside   1 ... 1   0   0   0 ...   0   1 ...  1
//! ```
//!
//! The place in a column is the row; in the other three directions it is the column.

use super::point::{Direction, Point};
use super::setup::Setup;
use crate::core::game::Player;

/// How many places each line has before its first one on a board.
pub(super) const MARGIN: u32 = 6;

/// How many lines a board of 20 rows has in a diagonal direction.
const LINES: usize = 2 * Setup::MAX_SIZE_OF_ENGINES as usize - 1;

/// The stones on all lines of a board.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Lines {
    /// For each direction, its lines.
    words: [[Words; LINES]; 4],
}

/// The stones on one line.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Words {
    /// The stones of each player.
    stones: [u32; 2],
    /// The places that are not on the board.
    outside: u32,
}

/// What one player sees around a point, in one direction: bit `radius` is the point itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// The player's stones.
    pub(super) own: u32,
    /// The other's stones, and places off the board.
    pub(super) blocked: u32,
}

impl Lines {
    /// Returns the lines of an empty board of this size.
    pub(super) fn empty(size: u8) -> Self {
        let mut lines = Self { words: [[Words { stones: [0; 2], outside: u32::MAX }; LINES]; 4] };
        for row in 0..size {
            for column in 0..size {
                for direction in Direction::ALL {
                    let (words, place) = lines.at(Point::at(column, row), direction);
                    words.outside &= !(1 << place);
                }
            }
        }
        lines
    }

    /// Puts a stone on an empty point.
    #[inline]
    pub(super) fn place(&mut self, point: Point, player: Player) {
        for direction in Direction::ALL {
            let (words, place) = self.at(point, direction);
            words.stones[player.index()] |= 1 << place;
        }
    }

    /// Takes a player's stone off a point.
    #[inline]
    pub(super) fn remove(&mut self, point: Point, player: Player) {
        for direction in Direction::ALL {
            let (words, place) = self.at(point, direction);
            words.stones[player.index()] &= !(1 << place);
        }
    }

    /// Returns whose stone stands on a point of the board, or `None` if it is empty.
    pub(super) fn stone(&self, point: Point) -> Option<Player> {
        let words = &self.words[Direction::Row as usize][line(point, Direction::Row)];
        let bit = 1 << place(point, Direction::Row);
        Player::BOTH.into_iter().find(|player| words.stones[player.index()] & bit != 0)
    }

    /// Returns what each player sees up to `radius` places around a point; the radius is at most [`MARGIN`].
    #[inline]
    pub(super) fn windows(&self, point: Point, direction: Direction, radius: u32) -> [Window; 2] {
        let words = &self.words[direction as usize][line(point, direction)];
        let shift = place(point, direction) - radius;
        let mask = (1 << (2 * radius + 1)) - 1;
        let [first, second] = words.stones.map(|stones| stones >> shift & mask);
        let outside = words.outside >> shift & mask;
        [Window { own: first, blocked: second | outside }, Window { own: second, blocked: first | outside }]
    }

    /// Returns what one player sees up to `radius` places around a point.
    #[inline]
    pub(super) fn window(&self, point: Point, direction: Direction, radius: u32, player: Player) -> Window {
        self.windows(point, direction, radius)[player.index()]
    }

    /// Returns the word of the line through a point, and the point's bit in it.
    #[inline]
    fn at(&mut self, point: Point, direction: Direction) -> (&mut Words, u32) {
        (&mut self.words[direction as usize][line(point, direction)], place(point, direction))
    }
}

/// Returns the number of the line through a point.
#[inline]
fn line(point: Point, direction: Direction) -> usize {
    let (column, row) = (usize::from(point.column()), usize::from(point.row()));
    match direction {
        Direction::Row => row,
        Direction::Column => column,
        Direction::Rising => row + usize::from(Setup::MAX_SIZE_OF_ENGINES) - 1 - column,
        Direction::Falling => row + column,
    }
}

/// Returns the bit of a point in the word of its line.
#[inline]
fn place(point: Point, direction: Direction) -> u32 {
    let place = match direction {
        Direction::Column => point.row(),
        Direction::Row | Direction::Rising | Direction::Falling => point.column(),
    };
    MARGIN + u32::from(place)
}

impl Window {
    /// Returns the places without a stone, on the board; of a window of this radius.
    #[inline]
    pub(super) const fn empty(self, radius: u32) -> u32 {
        !(self.own | self.blocked) & ((1 << (2 * radius + 1)) - 1)
    }

    /// Returns the window of a smaller radius around the same point.
    #[inline]
    pub(super) const fn narrowed(self, from: u32, to: u32) -> Self {
        let mask = (1 << (2 * to + 1)) - 1;
        Self { own: self.own >> (from - to) & mask, blocked: self.blocked >> (from - to) & mask }
    }

    /// Returns the places of the player's row through the middle, which counts as one of the stones.
    #[inline]
    pub(super) const fn row(self, radius: u32) -> std::ops::Range<u32> {
        let own = self.own | 1 << radius;
        let after = (own >> radius).trailing_ones();
        let before = (own << (u32::BITS - 1 - radius)).leading_ones();
        radius + 1 - before..radius + after
    }
}
