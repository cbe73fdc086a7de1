//! The stones as words, one for each line of the board in each direction.
//!
//! The places of a line are bits; to both sides of the board lie [`MARGIN`] places more, which
//! count as outside. So all places up to [`MARGIN`] away from a point are one shift and one mask
//! away. A row of a board of size 15:
//!
//! ```text
//!   bit       0 ... 5   6   7   8 ...  20  21 ... 31
//!   column              A   B   C ...   O
//!   outside   1 ... 1   0   0   0 ...   0   1 ...  1
//! ```
//!
//! The place in a column is the row; in the other three directions it is the column. Places outside
//! count as taken by both players, and so no word more is needed to tell them.

use super::point::{Direction, Point};
use super::setup::Setup;
use crate::game::Player;

/// How many places each line has before its first one on a board.
pub(super) const MARGIN: u32 = 6;

/// How many lines a board of 20 rows has in a diagonal direction.
const LINES: usize = 2 * Setup::MAX_SIZE_OF_ENGINES as usize - 1;

/// The stones on all lines of a board.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Lines {
    /// For each direction, its lines.
    lines: [[Line; LINES]; 4],
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Line {
    window: Window,
    /// The same places with two bits each, the first player's below the second's, for look-ups.
    paired: u64,
}

/// The places of a line, or those up to some radius around a point: then bit `radius` is the point
/// itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// For each player, the places with its stones, and those outside.
    taken: [u32; 2],
}

impl Lines {
    /// Returns the lines of an empty board of this size.
    pub(super) fn empty(size: u8) -> Self {
        let mut lines = Self {
            lines: [[Line { window: Window { taken: [u32::MAX; 2] }, paired: u64::MAX }; LINES]; 4],
        };
        for row in 0..size {
            for column in 0..size {
                for player in Player::BOTH {
                    lines.remove(Point::at(column, row), player);
                }
            }
        }
        lines
    }

    /// Puts a stone on an empty point.
    #[inline]
    pub(super) fn place(&mut self, point: Point, player: Player) {
        for direction in Direction::ALL {
            let place = place(point, direction);
            let line = &mut self.lines[direction as usize][line(point, direction)];
            line.window.taken[player.index()] |= 1 << place;
            line.paired |= 1 << (2 * place + side_bit(player));
        }
    }

    /// Takes a player's stone off a point.
    #[inline]
    pub(super) fn remove(&mut self, point: Point, player: Player) {
        for direction in Direction::ALL {
            let place = place(point, direction);
            let line = &mut self.lines[direction as usize][line(point, direction)];
            line.window.taken[player.index()] &= !(1 << place);
            line.paired &= !(1 << (2 * place + side_bit(player)));
        }
    }

    /// Returns whose stone stands on a point of the board, or `None` if it is empty.
    pub(super) fn stone(&self, point: Point) -> Option<Player> {
        let window = self.window(point, Direction::Row, 0);
        Player::BOTH.into_iter().find(|player| window.taken[player.index()] & 1 != 0)
    }

    /// Returns the whole line through a point, and the bit of the point in it.
    #[inline]
    pub(super) fn line(&self, point: Point, direction: Direction) -> (Window, u32) {
        (self.lines[direction as usize][line(point, direction)].window, place(point, direction))
    }

    /// Returns the whole line through a point with two bits for each place, the first player's
    /// below the second's.
    #[inline]
    pub(super) fn paired(&self, point: Point, direction: Direction) -> u64 {
        self.lines[direction as usize][line(point, direction)].paired
    }

    /// Returns the places up to `radius` around a point; the radius is at most [`MARGIN`].
    #[inline]
    pub(super) fn window(&self, point: Point, direction: Direction, radius: u32) -> Window {
        let (line, place) = self.line(point, direction);
        line.around(place, radius)
    }
}

/// Returns which of the two bits of a place in [`Lines::paired`] is a player's.
#[inline]
const fn side_bit(player: Player) -> u32 {
    match player {
        Player::First => 0,
        Player::Second => 1,
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
    /// Returns the window in which these places are taken by the first player and by the second; by
    /// both, if outside.
    #[inline]
    pub(super) const fn new(first: u32, second: u32) -> Self {
        Self { taken: [first, second] }
    }

    /// Returns the places up to `radius` around one of this window's.
    #[inline]
    pub(super) const fn around(self, place: u32, radius: u32) -> Self {
        let mask = (1 << (2 * radius + 1)) - 1;
        let shift = place - radius;
        Self { taken: [self.taken[0] >> shift & mask, self.taken[1] >> shift & mask] }
    }

    /// Returns the places that a player's stones and the edges take.
    #[inline]
    pub(super) const fn taken(self, player: Player) -> u32 {
        self.taken[player.index()]
    }

    /// Returns the places of a player's stones.
    #[inline]
    pub(super) const fn stones(self, player: Player) -> u32 {
        self.taken[player.index()] & !self.taken[player.other().index()]
    }

    /// Returns the empty places; past the window, all.
    #[inline]
    pub(super) const fn empty(self) -> u32 {
        !(self.taken[0] | self.taken[1])
    }
}

/// Returns the places of the row of stones through a place, which counts as one of the stones.
#[inline]
pub(super) const fn row(stones: u32, place: u32) -> std::ops::Range<u32> {
    let stones = stones | 1 << place;
    let after = (stones >> place).trailing_ones();
    let before = (stones << (u32::BITS - 1 - place)).leading_ones();
    place + 1 - before..place + after
}
