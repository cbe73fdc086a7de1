//! A board made for playouts: chains with liberties that are counted and not listed, and a border
//! around it.
//!
//! Points are numbers: a board of three rows is
//! ```text
//!  # # # #
//!  # 13 14 15
//!  #  9 10 11
//!  #  5  6  7
//!  # # # # #
//! ```
//! so that the four neighbours of a point are one and `stride` away, and the border needs one
//! column only.

mod surroundings;

use super::grid::Grid;
use crate::game::{Game, Player};
use crate::go::point::Point;
use crate::go::position::Position;
use crate::go::{Scoring, Setup};

/// No point: it stands for a pass, and for the ko point where there is none.
pub const NONE: u16 = 0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum On {
    Black = 0,
    White = 1,
    Empty = 2,
    /// It is off the board.
    Border = 3,
}

impl On {
    #[inline]
    pub(super) const fn stone(player: Player) -> Self {
        match player {
            Player::First => Self::Black,
            Player::Second => Self::White,
        }
    }
}

/// The smallest size that counts as large.
const LARGE: u16 = 13;

/// A board for playouts. It knows the simple ko, and no longer repetition.
#[derive(Debug)]
pub struct Board {
    size: u16,
    pub(super) stride: u16,
    on: Vec<On>,
    /// For each point, what is on those around it: [`Surroundings`](surroundings::Surroundings).
    around: Vec<u16>,
    /// For each stone, the point whose chain it belongs to.
    head: Vec<u16>,
    /// For each stone, the next one of its chain, in a ring.
    next: Vec<u16>,
    /// The chains, each at its head.
    chains: Vec<Chain>,
    /// The empty points, in no order.
    pub(super) empty: Vec<u16>,
    /// The index of each empty point in that list.
    place: Vec<u16>,
    /// The point that may not be taken back now.
    ko: u16,
    pub(super) to_move: Player,
    /// The last move and the one before it; [`NONE`] for a pass.
    pub(super) last: [u16; 2],
    /// How many passes there were in a row at the end.
    pub(in crate::go) passes: u32,
    /// The addition to White's count, in half points.
    komi_halves: i32,
    counts_territory: bool,
}

impl Clone for Board {
    fn clone(&self) -> Self {
        Self {
            on: self.on.clone(),
            around: self.around.clone(),
            head: self.head.clone(),
            next: self.next.clone(),
            chains: self.chains.clone(),
            empty: self.empty.clone(),
            place: self.place.clone(),
            ..*self
        }
    }

    /// Copies into the existing vectors, so that nothing is allocated.
    fn clone_from(&mut self, source: &Self) {
        self.on.clone_from(&source.on);
        self.around.clone_from(&source.around);
        self.head.clone_from(&source.head);
        self.next.clone_from(&source.next);
        self.chains.clone_from(&source.chains);
        self.empty.clone_from(&source.empty);
        self.place.clone_from(&source.place);
        Self { size: self.size, stride: self.stride, ko: self.ko, to_move: self.to_move, .. } =
            *source;
        Self { last: self.last, passes: self.passes, komi_halves: self.komi_halves, .. } = *source;
        self.counts_territory = source.counts_territory;
    }
}

impl Board {
    /// Returns the empty board of a set-up.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let grid = Grid::new(u16::from(setup.size()));
        let (size, stride, length) = (grid.size, grid.stride(), grid.length());
        let mut board = Self {
            size,
            stride,
            on: vec![On::Border; length],
            around: vec![u16::MAX; length],
            head: vec![NONE; length],
            next: vec![NONE; length],
            chains: vec![Chain::default(); length],
            empty: Vec::with_capacity(length),
            place: vec![0; length],
            ko: NONE,
            to_move: Player::First,
            last: [NONE; 2],
            passes: 0,
            komi_halves: setup.komi().halves(),
            counts_territory: setup.scoring() != Scoring::Stones,
        };
        for point in board.points() {
            board.set(point, On::Empty);
            board.add_empty(point);
        }
        board
    }

    /// Returns the points on the board.
    pub fn points(&self) -> impl Iterator<Item = u16> + use<> {
        Grid::new(self.size).points()
    }

    /// Returns the board of a position, without its last moves: at the root of a tree of a hundred
    /// games, the virtual games of moves near them outweighed the others, and only 8 games of 22
    /// were won.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut board = Self::of_stones(position);
        board.to_move = position.to_move();
        board.ko = position.ko().map_or(NONE, |ko| board.point(ko));
        board
    }

    /// Returns the board with the stones of a position, without its history: Black is to move.
    #[must_use]
    pub fn of_stones(position: &Position) -> Self {
        let mut board = Self::new(position.setup());
        // Both sides put as many stones on the board from here on, so that what was put there
        // before is the whole difference from a count of areas, but for eyes in seki.
        if position.setup().scoring() == Scoring::Territory {
            board.komi_halves += 2 * position.surplus();
        }
        for player in Player::BOTH {
            for point in position.stones(player).iter() {
                board.put(board.point(point), player);
            }
        }
        board
    }

    /// Returns the number of a point here.
    #[inline]
    #[must_use]
    pub const fn point(&self, point: Point) -> u16 {
        (point.row() as u16 + 1) * self.stride + point.column() as u16 + 1
    }

    /// Returns the point with a number of this board.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "columns and rows are small")]
    pub const fn place_of(&self, point: u16) -> Point {
        Point::at((point % self.stride - 1) as u8, (point / self.stride - 1) as u8)
    }

    /// Returns the number of rows.
    #[must_use]
    pub const fn size(&self) -> u16 {
        self.size
    }

    /// Returns whether there is room for several fights at once. Knowledge of them pays off there;
    /// on 9x9 it only costs time.
    #[inline]
    #[must_use]
    pub const fn is_large(&self) -> bool {
        self.size >= LARGE
    }

    /// Returns whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Returns one more than the greatest number of a point.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.on.len()
    }

    #[inline]
    pub(super) const fn beside(&self, point: u16) -> [u16; 4] {
        [point - self.stride, point - 1, point + 1, point + self.stride]
    }

    #[inline]
    pub(super) const fn corners(&self, point: u16) -> [u16; 4] {
        [
            point - self.stride - 1,
            point - self.stride + 1,
            point + self.stride - 1,
            point + self.stride + 1,
        ]
    }

    #[inline]
    pub(super) fn at(&self, point: u16) -> On {
        self.on[usize::from(point)]
    }

    /// Returns whose stone is on a point.
    #[must_use]
    pub fn stone(&self, point: u16) -> Option<Player> {
        match self.at(point) {
            On::Black => Some(Player::First),
            On::White => Some(Player::Second),
            On::Empty | On::Border => None,
        }
    }

    #[inline]
    fn chain(&self, point: u16) -> &Chain {
        &self.chains[usize::from(self.head[usize::from(point)])]
    }

    /// Returns the representative of the chain of the stone on a point.
    #[inline]
    pub(super) fn head(&self, point: u16) -> u16 {
        self.head[usize::from(point)]
    }

    /// Returns the number of stones of the chain of the stone on a point.
    #[inline]
    pub(super) fn stones(&self, point: u16) -> u32 {
        self.chain(point).stones
    }

    /// Returns the number of pseudo-liberties of the chain of the stone on a point: pairs of a
    /// stone and an empty point beside it.
    #[inline]
    pub(super) fn pseudo_liberties(&self, point: u16) -> u32 {
        self.chain(point).count
    }

    /// Returns whether the chain of the stone on a point has one liberty.
    #[inline]
    pub(super) fn is_in_atari(&self, point: u16) -> bool {
        self.chain(point).is_in_atari()
    }

    /// Returns the liberty of the chain of the stone on a point, which has one.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it is a point")]
    pub(super) fn liberty(&self, point: u16) -> u16 {
        let chain = self.chain(point);
        (chain.sum / chain.count.max(1)) as u16
    }

    /// Calls something for each stone of the chain of the stone on a point, until it returns false.
    #[inline]
    pub(super) fn each_stone(&self, point: u16, mut seen: impl FnMut(u16) -> bool) {
        let mut stone = point;
        while seen(stone) {
            stone = self.next[usize::from(stone)];
            if stone == point {
                return;
            }
        }
    }

    /// Returns one stone of each chain.
    pub(super) fn stones_by_head(&self) -> Vec<u16> {
        let heads = (self.stride..).zip(&self.head[usize::from(self.stride)..]);
        heads
            .filter(|&(point, &head)| point == head && self.stone(point).is_some())
            .map(|(point, _)| point)
            .collect()
    }

    /// Returns whether a player may put a stone on an empty point.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, point: u16, player: Player) -> bool {
        if point == self.ko {
            return false;
        }
        if self.surroundings(point).empty_beside() > 0 {
            return true;
        }
        let own = On::stone(player);
        self.beside(point).into_iter().any(|next| match self.at(next) {
            On::Empty | On::Border => false,
            stone => (stone == own) != self.is_in_atari(next),
        })
    }

    /// Returns whether an empty point is an eye of a player: [`Position::is_eye`].
    #[inline]
    #[must_use]
    pub fn is_eye(&self, point: u16, player: Player) -> bool {
        self.surroundings(point).is_eye(player)
    }

    /// Puts a stone of the player to move on a legal point, or passes with [`NONE`].
    #[inline]
    pub fn play(&mut self, point: u16) {
        if point == NONE {
            self.ko = NONE;
            self.passes += 1;
        } else {
            self.passes = 0;
            self.put(point, self.to_move);
        }
        self.last = [point, self.last[0]];
        self.to_move = self.to_move.other();
    }

    /// Puts a stone on an empty point, and removes the stones it captures.
    pub(super) fn put(&mut self, point: u16, player: Player) {
        let (own, others) = (On::stone(player), On::stone(player.other()));
        let at = usize::from(point);
        self.ko = NONE;
        self.take_empty(point);
        self.set(point, own);
        self.head[at] = point;
        self.next[at] = point;
        let mut chain = Chain { stones: 1, ..Chain::default() };
        let beside = self.beside(point);
        for next in beside {
            match self.at(next) {
                On::Empty => chain.add(next),
                On::Border => {}
                On::Black | On::White => {
                    let head = usize::from(self.head[usize::from(next)]);
                    self.chains[head].take(point);
                }
            }
        }
        self.chains[at] = chain;
        for next in beside {
            if self.at(next) == own {
                self.join(point, next);
            }
        }
        let mut taken = 0;
        let mut last_taken = NONE;
        for next in beside {
            if self.at(next) == others && self.chain(next).count == 0 {
                taken += self.chain(next).stones;
                last_taken = next;
                self.remove(next);
            }
        }
        let chain = self.chain(point);
        if taken == 1 && chain.stones == 1 && chain.is_in_atari() {
            self.ko = last_taken;
        }
    }

    /// Makes one chain of those of two stones.
    fn join(&mut self, one: u16, other: u16) {
        let (mut to, mut from) = (self.head(one), self.head(other));
        if to == from {
            return;
        }
        if self.chains[usize::from(to)].stones < self.chains[usize::from(from)].stones {
            (to, from) = (from, to);
        }
        let added = self.chains[usize::from(from)];
        let chain = &mut self.chains[usize::from(to)];
        chain.count += added.count;
        chain.sum += added.sum;
        chain.squares += added.squares;
        chain.stones += added.stones;
        let mut stone = from;
        loop {
            self.head[usize::from(stone)] = to;
            stone = self.next[usize::from(stone)];
            if stone == from {
                break;
            }
        }
        self.next.swap(usize::from(to), usize::from(from));
    }

    /// Takes the chain of a stone off.
    fn remove(&mut self, first: u16) {
        let mut stone = first;
        loop {
            self.set(stone, On::Empty);
            self.add_empty(stone);
            for next in self.beside(stone) {
                if matches!(self.at(next), On::Black | On::White) {
                    let head = usize::from(self.head[usize::from(next)]);
                    self.chains[head].add(stone);
                }
            }
            stone = self.next[usize::from(stone)];
            if stone == first {
                break;
            }
        }
    }

    /// Adds a point to the list of the empty ones.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 676 points")]
    fn add_empty(&mut self, point: u16) {
        self.place[usize::from(point)] = self.empty.len() as u16;
        self.empty.push(point);
    }

    /// Takes a point off the list of the empty ones.
    #[inline]
    fn take_empty(&mut self, point: u16) {
        let place = self.place[usize::from(point)];
        if let Some(last) = self.empty.pop()
            && last != point
        {
            self.empty[usize::from(place)] = last;
            self.place[usize::from(last)] = place;
        }
    }

    /// Returns whether a point of the board or its border is empty.
    #[inline]
    pub(super) fn is_empty_at(&self, point: u16) -> bool {
        self.at(point) == On::Empty
    }
}

impl Board {
    /// Returns whose a point is at the end of a playout: whose stone is there, or who has all
    /// points beside it.
    #[must_use]
    pub fn owner(&self, point: u16) -> Option<Player> {
        if self.at(point) != On::Empty {
            return self.stone(point);
        }
        let has = |stone: On| self.beside(point).into_iter().any(|next| self.at(next) == stone);
        match (has(On::Black), has(On::White)) {
            (true, false) => Some(Player::First),
            (false, true) => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns by how many half points Black is ahead at the end of a playout.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let mut lead = -self.komi_halves;
        for row in 1..=self.size {
            for point in row * self.stride + 1..=row * self.stride + self.size {
                lead += match self.at(point) {
                    On::Black => 2,
                    On::White => -2,
                    On::Border => 0,
                    On::Empty if !self.counts_territory => 0,
                    On::Empty => match self.owner(point) {
                        Some(Player::First) => 2,
                        Some(Player::Second) => -2,
                        None => 0,
                    },
                };
            }
        }
        lead
    }
}

/// A chain of stones of one colour.
///
/// Each pair of a stone and an empty point beside it is a pseudo-liberty. All of them are the same
/// point if and only if their number times the sum of their squares is the square of their sum
/// (Cauchy and Schwarz); so atari is known without a list.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    /// The number of pseudo-liberties.
    count: u32,
    /// The sum of their points.
    sum: u32,
    /// The sum of the squares of their points.
    squares: u32,
    stones: u32,
}

impl Chain {
    /// Adds a pseudo-liberty at this point.
    #[inline]
    const fn add(&mut self, point: u16) {
        self.count += 1;
        self.sum += point as u32;
        self.squares += point as u32 * point as u32;
    }

    /// Removes a pseudo-liberty at this point.
    #[inline]
    const fn take(&mut self, point: u16) {
        self.count -= 1;
        self.sum -= point as u32;
        self.squares -= point as u32 * point as u32;
    }

    /// Returns whether the chain has a single liberty.
    #[inline]
    const fn is_in_atari(&self) -> bool {
        self.count as u64 * self.squares as u64 == self.sum as u64 * self.sum as u64
    }
}
