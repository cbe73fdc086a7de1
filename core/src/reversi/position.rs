//! The position: the discs of both sides as sets of squares, and whose turn it is.

use crate::game::{self, Game, Outcome, Player};
use crate::kit::{Counted, Placement, Point, Points, refusals};

/// A square of the board: `d3`.
pub type Square = Point<Board>;

/// A disc on a square, or a pass.
pub type Move = Placement<Board>;

/// The board of Reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board;

impl Points for Board {
    const MAX_SIZE: u8 = 8;
    const FIRST: u8 = b'a';
    const COUNTS_DOWN: bool = true;
}

refusals! {
    /// The disc would turn nothing over.
    TurnsNothing = "turns-nothing",
    /// There is a disc to turn over.
    MayNotPass = "may-not-pass",
}

/// The squares that are on no edge to the side: from there no step leads around one.
const INNER: u64 = 0x7E7E_7E7E_7E7E_7E7E;
/// The four orientations of lines: from a square to the next, and where turned discs may lie.
const LINES: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, u64::MAX), (9, INNER)];

/// Returns, for each of the eight directions, the squares of `through` that are reached by steps
/// over them alone, and those one step beyond.
#[inline]
fn runs(from: u64, through: u64) -> impl Iterator<Item = [u64; 2]> {
    LINES.into_iter().flat_map(move |(by, inner)| {
        let through = through & inner;
        let [mut up, mut down] = [from << by & through, from >> by & through];
        for _ in 0..5 {
            up |= up << by & through;
            down |= down >> by & through;
        }
        [[up, up << by], [down, down >> by]]
    })
}

/// Returns the squares on which the side with `own` discs can turn over some of `others`.
#[inline]
pub(super) fn playable(own: u64, others: u64) -> u64 {
    runs(own, others).fold(0, |all, [_, end]| all | end) & !(own | others)
}

/// Returns the discs that turn over when a disc of the side with `own` is put on a square.
#[inline]
pub(super) fn turned(own: u64, others: u64, square: u64) -> u64 {
    runs(square, others).filter(|[_, end]| end & own != 0).fold(0, |all, [run, _]| all | run)
}

/// The explanation of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Insight {
    /// The game was played out: with the best play it wins by so many discs, loses by as many, or
    /// draws.
    Exact(Move, i32),
    /// The disc lies in a corner, where it stays.
    Corner(Move),
    /// It leaves the opponent this many moves.
    Leaves(Move, u32),
}

/// A position of Reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    discs: [u64; 2],
    to_move: Player,
    /// Whether the player to move has given up.
    is_resigned: bool,
}

impl Default for Position {
    /// Returns the four discs in the middle, before the first move.
    fn default() -> Self {
        Self {
            discs: [1 << 27 | 1 << 36, 1 << 28 | 1 << 35],
            to_move: Player::First,
            is_resigned: false,
        }
    }
}

impl Position {
    /// Returns the discs of the player to move, and those of the other.
    pub(super) const fn sides(&self) -> [u64; 2] {
        let own = self.to_move.index();
        [self.discs[own], self.discs[1 - own]]
    }

    /// Returns whether the player to move has given up.
    #[must_use]
    pub const fn is_resigned(&self) -> bool {
        self.is_resigned
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

    /// Returns how many discs a disc of the player to move would turn over.
    #[must_use]
    pub fn turns(&self, square: Square) -> u32 {
        let [own, others] = self.sides();
        let free = square.bit() & !(own | others);
        turned(own, others, free).count_ones()
    }

    /// Returns whether the player to move must pass.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        let [own, others] = self.sides();
        playable(own, others) == 0 && playable(others, own) != 0
    }

    /// Changes the discs by a player's move, which is its own inverse.
    const fn swap(&mut self, by: Player, mv: Move, turned: u64) {
        if let Move::Place(square) = mv {
            self.discs[by.index()] ^= square.bit() | turned;
            self.discs[by.other().index()] ^= turned;
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Undo = u64;
    type Key = u128;
    type Insight = Insight;
    type Refusal = Refusal;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_resigned {
            return Some(Outcome::Win(self.to_move.other()));
        }
        let [first, second] = self.discs;
        let is_over = playable(first, second) | playable(second, first) == 0;
        is_over.then(|| self.outcome_by_lead())
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        let [own, others] = self.sides();
        out.clear();
        if self.is_resigned {
            return;
        }
        out.extend(Square::of_set(playable(own, others)).map(Move::Place));
        if out.is_empty() && self.must_pass() {
            out.push(Move::Pass);
        }
    }

    fn make(&mut self, mv: Move) -> u64 {
        if mv == Move::Resign {
            self.is_resigned = true;
            return 0;
        }
        let [own, others] = self.sides();
        let turned = mv.point().map_or(0, |to| turned(own, others, to.bit()));
        debug_assert!(turned != 0 || mv == Move::Pass, "{mv} is not legal");
        self.swap(self.to_move, mv, turned);
        self.to_move = self.to_move.other();
        turned
    }

    fn unmake(&mut self, mv: Move, turned: u64) {
        self.is_resigned = false;
        if mv == Move::Resign {
            return;
        }
        self.to_move = self.to_move.other();
        self.swap(self.to_move, mv, turned);
    }

    /// Returns the first player's discs, and all of them; there is always one on d5, whose bit is
    /// off on the second player's turn, and one on e5, whose bit is off when a player has given up.
    fn key(&self) -> u128 {
        let [first, second] = self.discs.map(u128::from);
        let turn = u128::from(self.to_move == Player::Second) << 27;
        let resigned = u128::from(self.is_resigned) << 28;
        first << 64 | (first | second) ^ turn ^ resigned
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(game::Refusal::GameOver.into());
        }
        match mv {
            Move::Place(square) if square.bit() == 0 => Some(game::Refusal::OffBoard.into()),
            Move::Place(square) if self.disc(square).is_some() => Some(game::Refusal::Taken.into()),
            Move::Place(square) => (self.turns(square) == 0).then_some(Refusal::TurnsNothing),
            Move::Pass => (!self.must_pass()).then_some(Refusal::MayNotPass),
            Move::Resign => None,
        }
    }

    fn is_agreement(mv: Move) -> bool {
        mv == Move::Resign
    }

    fn agreed(&self) -> Vec<Move> {
        self.is_resigned.then_some(Move::Resign).into_iter().collect()
    }

    fn history_slot(&self, mv: Move) -> usize {
        mv.slot()
    }
}

impl Counted for Position {
    fn lead(&self) -> i32 {
        let [own, others] = self.sides().map(u64::count_ones);
        own.cast_signed() - others.cast_signed()
    }

    fn moves_left(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_zeros()
    }
}
