//! A position: the stones, the turn, and the phase of the game. The rules are in a file of their
//! own.

pub(super) mod count;
mod rules;

use std::fmt;

use super::choices::{Ko, Scoring};
use super::komi::Komi;
use super::point::{Point, PointSet};
use super::seen::SeenPositions;
use super::setup::Setup;
use super::stones::Stones;
use crate::game::{Outcome, Player};
use crate::kit::{refusals, write_rows};
use crate::random::{word, words};
pub use rules::Undo;

/// A position that can be reached in play.
///
/// Black is the first player; with handicap stones White has the first move, and with stones that
/// are set up, the side that the setup names.
///
/// ```
/// use plot4_core::game::{Game as _, Player};
/// use plot4_core::go::{Move, Phase, Position, Setup};
///
/// let mut position = Position::start(Setup::new(9).expect("a size"));
/// position.make(Move::Place("E5".parse().expect("a point")));
/// assert_eq!(position.to_move(), Player::Second);
/// position.make(Move::Pass);
/// assert_eq!(position.phase(), Phase::Passed);
/// ```
#[derive(Clone)]
pub struct Position {
    setup: Setup,
    to_move: Player,
    stones: [PointSet; 2],
    phase: Phase,
    /// The stones that are called dead.
    dead: PointSet,
    /// The point that may not be taken back, where the rule is the simple one.
    ko: Option<Point>,
    /// The hash of the stones alone.
    hash: u128,
    /// The hashes of the stones of all positions up to this one, where the rule asks for them.
    seen: SeenPositions,
    /// How many stones each player has taken.
    captured: [u32; 2],
}

impl Position {
    /// Returns the position before the first move, with the stones that are set up.
    #[must_use]
    pub fn start(setup: Setup) -> Self {
        Self::begun(setup, setup.stones())
    }

    /// Returns the position before the first move with these stones, which are on the board and
    /// have liberties.
    pub(super) fn begun(setup: Setup, stones: Stones) -> Self {
        let mut position = Self {
            setup,
            to_move: stones.to_move(),
            stones: Player::BOTH.map(|player| *stones.of(player)),
            phase: Phase::Playing,
            dead: PointSet::EMPTY,
            ko: None,
            hash: 0,
            seen: SeenPositions::default(),
            captured: [0; 2],
        };
        for player in Player::BOTH {
            position.hash ^=
                stones.of(player).iter().fold(0, |hash, point| hash ^ stone_word(point, player));
        }
        if setup.ko() == Ko::Positional {
            position.seen = position.seen.with(position.hash);
        }
        position
    }

    /// Returns the same position with this player to move, in play: as after a pass of the other,
    /// or when both have passed and play continues. Between programs a player may move twice in a
    /// row.
    #[must_use]
    pub fn with_turn(&self, player: Player) -> Self {
        let is_over = self.phase != Phase::Playing && self.phase != Phase::Passed;
        if self.to_move == player && !is_over {
            return self.clone();
        }
        Self {
            to_move: player,
            phase: Phase::Playing,
            dead: PointSet::EMPTY,
            ko: None,
            ..self.clone()
        }
    }

    /// Returns the same position with other points for White.
    #[must_use]
    pub fn with_komi(&self, komi: Komi) -> Self {
        self.recounted(self.setup.with_komi(komi))
    }

    /// Returns the same position counted in another way.
    #[must_use]
    pub fn with_scoring(&self, scoring: Scoring) -> Self {
        self.recounted(self.setup.with_scoring(scoring))
    }

    /// Returns the same position with a set-up that differs in how it is counted.
    pub(super) fn recounted(&self, setup: Setup) -> Self {
        let mut position = Self { setup, ..self.clone() };
        if let Phase::Counted(_) = position.phase {
            position.phase = Phase::Counted(position.count().outcome());
        }
        position
    }

    /// Returns the set-up of the game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Returns how far the game has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the owner of the stone on a point, or `None` if it is empty or off the board.
    #[inline]
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.stones[player.index()].contains(point))
    }

    /// Returns the points with a player's stones.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &PointSet {
        &self.stones[player.index()]
    }

    /// Returns the points without a stone.
    #[must_use]
    pub fn empty_points(&self) -> PointSet {
        PointSet::board(self.setup.size()).without(&self.stones[0]).without(&self.stones[1])
    }

    /// Returns how many stones a player has taken.
    #[must_use]
    pub fn captured(&self, by: Player) -> u32 {
        self.captured[by.index()]
    }

    /// Returns the stones that are called dead.
    #[must_use]
    pub const fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Returns the point that may not be taken back at once, where the rule against repetition is
    /// the simple one.
    #[must_use]
    pub const fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Returns a hash of the stones alone; the player to move and the dead stones do not count.
    #[must_use]
    pub const fn stones_hash(&self) -> u128 {
        self.hash
    }
}

impl PartialEq for Position {
    /// Returns whether both have the same stones, turn and phase, and refuse the same repetitions.
    /// Captures on the way do not count.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.stones == other.stones
            && self.to_move == other.to_move
            && self.phase == other.phase
            && self.dead == other.dead
            && self.ko == other.ko
            && self.seen.sum() == other.seen.sum()
    }
}

impl Eq for Position {}

impl fmt::Display for Position {
    /// Writes the board row by row from the top: `X` for Black, `O` for White, `.` for an empty
    /// point, small letters for stones that are called dead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.setup.size();
        write_rows(f, (0..size).rev(), size, |column, row| {
            let point = Point::at(column, row);
            match (self.stone(point), self.dead.contains(point)) {
                (Some(Player::First), false) => "X",
                (Some(Player::Second), false) => "O",
                (Some(Player::First), true) => "x",
                (Some(Player::Second), true) => "o",
                (None, _) => ".",
            }
        })
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

refusals! {
    /// The stone would take nothing, and its own group would have no liberty.
    SelfCapture = "self-capture",
    /// It takes back a stone that has just taken one (simple ko).
    Ko = "ko",
    /// The whole board would be as it was before (positional superko).
    Repetition = "superko",
    /// The dead stones are not being settled yet.
    NotSettling = "not-settling",
    /// There is no stone to call dead or alive.
    NoStone = "no-stone",
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Stones are played.
    Playing,
    /// Stones are played, and the last move was a pass.
    Passed,
    /// Both have passed, and which stones are dead is being settled, or play goes on.
    Settling,
    /// Both have passed, and the board is counted.
    Counted(Outcome),
    /// This player has resigned.
    Resigned(Player),
}

impl Phase {
    /// Returns whether both have passed, so that the points are counted.
    #[must_use]
    pub const fn is_counted(self) -> bool {
        matches!(self, Self::Settling | Self::Counted(_))
    }
}

/// A whole turn; the last three are [agreements](crate::game::Game::is_agreement).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Place(Point),
    /// No stone. Two passes in a row end the game.
    Pass,
    /// The game is given up.
    Resign,
    /// After two passes: the group with a stone on this point is dead, or, if it was called dead,
    /// it lives after all.
    Dead(Point),
    /// After two passes: the board is counted without the stones that are called dead.
    Done,
    /// After two passes: the game continues, with all stones.
    Resume,
}

impl fmt::Display for Move {
    /// Writes the point, as in `J8`, or `pass`, `resign`, `dead:J8`, `done`, `resume`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("pass"),
            Self::Resign => f.pad("resign"),
            Self::Dead(point) => write!(f, "dead:{point}"),
            Self::Done => f.pad("done"),
            Self::Resume => f.pad("resume"),
        }
    }
}

// The random words of the Zobrist hash: for stones, for stones called dead, for the point of a ko,
// for the turn and the phase. A position's hash is the exclusive or of the words of what is in it.
// It has 128 bits: of n different positions two share a hash with odds of about n^2 / 2^129, which
// for a billion is 1 to 10^20.

/// How many words each kind of thing has.
const KIND: u64 = Point::INDICES as u64;

/// The word of White's turn.
const TURN_WORD: u128 = word(4 * KIND);

static STONE_WORDS: [[u128; Point::INDICES]; 2] = [words(0, 1), words(KIND, 1)];

#[inline]
fn stone_word(point: Point, player: Player) -> u128 {
    STONE_WORDS[player.index()][point.index()]
}

const fn dead_word(point: Point) -> u128 {
    word(2 * KIND + point.index() as u64)
}

/// Returns the word of a point that may not be taken back.
const fn ko_word(point: Point) -> u128 {
    word(3 * KIND + point.index() as u64)
}

/// Returns the word of a phase of the game with this number, of which 0 has none.
const fn phase_word(number: u8) -> u128 {
    if number == 0 { 0 } else { word(4 * KIND + number as u64) }
}

impl Position {
    /// Returns the points of the group with a stone on this point; none where there is no stone.
    #[must_use]
    pub fn group(&self, point: Point) -> PointSet {
        self.stone(point).map_or(PointSet::EMPTY, |player| self.connected(point, player))
    }

    /// Returns the number of liberties of the group with a stone on this point: the empty points
    /// next to it.
    #[must_use]
    pub fn liberties(&self, point: Point) -> u32 {
        let (group, empty) = (self.group(point), self.empty_points());
        let mut liberties = PointSet::EMPTY;
        for next in group
            .iter()
            .flat_map(|point| point.neighbours(self.setup.size()))
            .filter(|&next| empty.contains(next))
        {
            liberties.insert(next);
        }
        liberties.len()
    }

    /// Returns the stones that a stone of the player to move on an empty point would take.
    fn taken_by(&self, point: Point) -> PointSet {
        let other = self.to_move.other();
        let mut taken = PointSet::EMPTY;
        for next in point.neighbours(self.setup.size()) {
            let is_others = self.stones[other.index()].contains(next) && !taken.contains(next);
            if is_others && !self.has_liberty_besides(next, other, point) {
                taken = taken.union(&self.connected(next, other));
            }
        }
        taken
    }

    fn connected(&self, point: Point, player: Player) -> PointSet {
        let own = &self.stones[player.index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) && !group.contains(next) {
                    group.insert(next);
                    stack.push(next);
                }
            }
        }
        group
    }

    /// Returns whether the group of a player with a stone on a point has a liberty other than
    /// `besides`.
    fn has_liberty_besides(&self, point: Point, player: Player, besides: Point) -> bool {
        let own = &self.stones[player.index()];
        let other = &self.stones[player.other().index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) {
                    if !group.contains(next) {
                        group.insert(next);
                        stack.push(next);
                    }
                } else if next != besides && !other.contains(next) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether an empty point is an eye of a player: that player's stones are on all points
    /// beside it, and the other has not enough of the corners around it to make it false.
    #[must_use]
    pub fn is_eye(&self, point: Point, player: Player) -> bool {
        let size = self.setup.size();
        if !point.neighbours(size).all(|next| self.stones[player.index()].contains(next)) {
            return false;
        }
        let (column, row) = (i16::from(point.column()), i16::from(point.row()));
        let (mut corners, mut others) = (0, 0);
        for (right, up) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let corner = (u8::try_from(column + right).ok(), u8::try_from(row + up).ok());
            if let (Some(column), Some(row)) = corner
                && column < size
                && row < size
            {
                corners += 1;
                others +=
                    u32::from(self.stones[player.other().index()].contains(Point::at(column, row)));
            }
        }
        others + u32::from(corners < 4) < 2
    }
}
