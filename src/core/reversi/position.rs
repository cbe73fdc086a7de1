//! The position: the discs of both sides as sets of squares, and whose turn it is.
//!
//! A set of squares is a word. As in books, row 1 is the upper one:
//!
//! ```text
//!     A  B  C  D  E  F  G  H
//! 1   0  1  2  3  4  5  6  7
//! 2   8  9 10 11 12 13 14 15
//! ...
//! 8  56 57 58 59 60 61 62 63
//! ```

use std::fmt;

use crate::core::game::{self, Game, Outcome, Player};
use crate::core::kit::{Point, Points};

/// The number of rows and columns.
pub const SIZE: u8 = 8;

/// A square of the board: `D3`.
pub type Square = Point<Board>;

/// The board of Reversi.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board;

impl Points for Board {
    const MAX_SIZE: u8 = SIZE;
    const SKIPS_I: bool = false;
    const HOW: &'static str = "a letter and a number, as in D3";
}

impl Square {
    /// Returns the set of this square; empty if the board does not have it.
    pub(super) const fn bit(self) -> u64 {
        if self.column() < SIZE && self.row() < SIZE {
            1 << (self.row() * SIZE + self.column())
        } else {
            0
        }
    }
}

/// Returns the squares of a set, by rows from the upper left.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let index = u8::try_from(set.trailing_zeros()).unwrap_or(0);
        set = set.checked_sub(1)? & set;
        Some(Square::at(index % SIZE, index / SIZE))
    })
}

/// The inner columns: a line of turned discs that is not vertical lies there, so that no step from
/// them leads around an edge.
const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;
/// The eight directions: the difference between the numbers of neighbours, and where turned discs
/// may lie.
const DIRECTIONS: [(i32, u64); 8] = [
    (1, INNER),
    (-1, INNER),
    (8, u64::MAX),
    (-8, u64::MAX),
    (7, INNER),
    (-7, INNER),
    (9, INNER),
    (-9, INNER),
];

/// Returns the set one step further in a direction.
const fn step(set: u64, by: i32) -> u64 {
    if by > 0 {
        set << by
    } else {
        set >> by.unsigned_abs()
    }
}

/// Returns the squares of `through` that can be reached in a direction by steps over them alone.
#[inline]
fn run(from: u64, through: u64, by: i32) -> u64 {
    let mut run = step(from, by) & through;
    for _ in 0..5 {
        run |= step(run, by) & through;
    }
    run
}

/// Returns the squares on which the side with `own` discs can turn over some of `others`.
#[inline]
pub(super) fn playable(own: u64, others: u64) -> u64 {
    let ends = DIRECTIONS.map(|(by, inner)| step(run(own, others & inner, by), by));
    ends.into_iter().fold(0, |all, end| all | end) & !(own | others)
}

/// Returns the discs that turn over when a disc of the side with `own` is put on one square.
#[inline]
pub(super) fn turned(own: u64, others: u64, square: u64) -> u64 {
    let lines = DIRECTIONS.map(|(by, inner)| {
        let line = run(square, others & inner, by);
        if step(line, by) & own == 0 { 0 } else { line }
    });
    lines.into_iter().fold(0, |all, line| all | line)
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A disc on this square.
    Place(Square),
    /// No disc, as there is nothing to turn over.
    Pass,
}

impl fmt::Display for Move {
    /// Writes `D3` or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of the reasons that every game has.
    Basic(game::Refusal),
    /// The disc would turn nothing over.
    TurnsNothing,
    /// There is a disc to turn over.
    MayNotPass,
}

impl From<game::Refusal> for Refusal {
    fn from(refusal: game::Refusal) -> Self {
        Self::Basic(refusal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Basic(refusal) => refusal.fmt(f),
            Self::TurnsNothing => f.write_str("it would turn no disc over"),
            Self::MayNotPass => f.write_str("a player who can turn a disc over must"),
        }
    }
}

/// A position of Reversi.
///
/// ```
/// use plot4::core::game::Game as _;
/// use plot4::core::reversi::{Move, Position};
///
/// let mut position = Position::default();
/// position.play(Move::Place("d3".parse()?)).expect("a legal move");
/// assert_eq!(position.count(), [4, 1]);
/// # Ok::<(), plot4::core::kit::InvalidPoint>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    discs: [u64; 2],
    to_move: Player,
}

impl Default for Position {
    /// Returns the four discs in the middle, before the first move.
    fn default() -> Self {
        Self {
            discs: [1 << 28 | 1 << 35, 1 << 27 | 1 << 36],
            to_move: Player::First,
        }
    }
}

impl Position {
    /// Returns the discs of the player to move, and those of the other.
    pub(super) const fn sides(&self) -> [u64; 2] {
        match self.to_move {
            Player::First => self.discs,
            Player::Second => [self.discs[1], self.discs[0]],
        }
    }

    /// Returns the owner of the disc on a square.
    #[must_use]
    pub fn disc(&self, square: Square) -> Option<Player> {
        let lies = |player: &Player| self.discs[player.index()] & square.bit() != 0;
        Player::BOTH.into_iter().find(lies)
    }

    /// Returns the number of discs of each player.
    #[must_use]
    pub fn count(&self) -> [u32; 2] {
        self.discs.map(u64::count_ones)
    }

    /// Returns the number of empty squares.
    #[must_use]
    pub const fn empties(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_zeros()
    }

    /// Returns the squares on which the player to move can put a disc.
    pub fn places(&self) -> impl Iterator<Item = Square> + use<> {
        let [own, others] = self.sides();
        squares(playable(own, others))
    }

    /// Returns whether the player to move must pass.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        let [own, others] = self.sides();
        playable(own, others) == 0 && playable(others, own) != 0
    }

    /// Changes the discs by a move, which is its own inverse.
    const fn swap(&mut self, by: Player, mv: Move, turned: u64) {
        if let Move::Place(square) = mv {
            self.discs[by.index()] ^= square.bit() | turned;
            self.discs[by.other().index()] ^= turned;
        }
    }
}

impl Game for Position {
    type Move = Move;
    /// The discs that were turned over.
    type Undo = u64;
    type Key = u128;
    type Refusal = Refusal;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let [own, others] = self.discs;
        if playable(own, others) | playable(others, own) != 0 {
            return None;
        }
        let [first, second] = self.count();
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
        })
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        out.extend(self.places().map(Move::Place));
        if out.is_empty() && self.must_pass() {
            out.push(Move::Pass);
        }
    }

    fn make(&mut self, mv: Move) -> u64 {
        let [own, others] = self.sides();
        let turned = match mv {
            Move::Place(square) => turned(own, others, square.bit()),
            Move::Pass => 0,
        };
        debug_assert!(turned != 0 || mv == Move::Pass, "{mv} is legal");
        self.swap(self.to_move, mv, turned);
        self.to_move = self.to_move.other();
        turned
    }

    fn unmake(&mut self, mv: Move, turned: u64) {
        self.to_move = self.to_move.other();
        self.swap(self.to_move, mv, turned);
    }

    /// Returns the first player's discs, and all of them; there is always one on D4, whose bit is
    /// off on the second player's turn.
    fn key(&self) -> u128 {
        let [first, second] = self.discs.map(u128::from);
        let turn = u128::from(self.to_move == Player::Second) << 27;
        first << 64 | (first | second) ^ turn
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        let [own, others] = self.sides();
        if self.outcome().is_some() {
            return Some(game::Refusal::GameOver.into());
        }
        match mv {
            Move::Place(square) => match square.bit() {
                0 => Some(game::Refusal::OffBoard.into()),
                bit if (own | others) & bit != 0 => Some(game::Refusal::Taken.into()),
                bit => (turned(own, others, bit) == 0).then_some(Refusal::TurnsNothing),
            },
            Move::Pass => (!self.must_pass()).then_some(Refusal::MayNotPass),
        }
    }

    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place(square) => square.index(),
            Move::Pass => Square::INDICES,
        }
    }
}
