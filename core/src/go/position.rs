//! A position: the stones, the turn, and the phase of the game. The rules are in a file of their
//! own.

mod count;
mod groups;
mod moves;
mod rules;

use std::fmt;

use super::choices::{Ko, Scoring};
use super::komi::Komi;
use super::point::{Point, PointSet};
use super::seen::SeenPositions;
use super::setup::Setup;
use super::stones::Stones;
use super::zobrist;
use crate::game::Player;
use crate::kit::write_rows;
pub use moves::{Move, Phase};
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

    /// Returns the position before the first move with these stones, which are on the board and have
    /// liberties.
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
            position.hash ^= stones
                .of(player)
                .iter()
                .fold(0, |hash, point| hash ^ zobrist::stone_word(point, player));
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
        let mut position = Self {
            setup,
            ..self.clone()
        };
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
        Player::BOTH
            .into_iter()
            .find(|player| self.stones[player.index()].contains(point))
    }

    /// Returns the points with a player's stones.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &PointSet {
        &self.stones[player.index()]
    }

    /// Returns the points without a stone.
    #[must_use]
    pub fn empty_points(&self) -> PointSet {
        PointSet::board(self.setup.size())
            .without(&self.stones[0])
            .without(&self.stones[1])
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
