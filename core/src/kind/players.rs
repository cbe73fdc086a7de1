//! The computers of a game, how long they play on, the terms of play, and estimates in words.

use super::MoveOf;
use super::level::{Level, Unavailable};
use super::scale::Scale;
use super::setup::GameSetup;
use crate::game::{Game as _, Key as _, Player};
use crate::search::{Limits, Report, Strategy};

/// The players of a game: its levels, its adviser, and the terms of play.
///
/// A computer's choice depends only on the position and its seed.
pub trait Players: GameSetup {
    /// A computer player.
    type Level: Level;

    /// The levels, in the order of lists.
    const LEVELS: &'static [Self::Level];
    /// The default level.
    const USUAL_LEVEL: Self::Level;
    /// The level that replaces one that cannot play with a set-up; it plays with all of them.
    const STAND_IN: Self::Level = Self::USUAL_LEVEL;
    /// The meaning of the estimates of [advisers](Self::adviser).
    const SCALE: Scale = Scale::SMALL;

    /// Returns the terms of games with this set-up.
    fn terms(_setup: Self::Setup) -> Terms<Self::Level> {
        Terms::default()
    }

    /// Returns the computer player of a level, for one side.
    ///
    /// Its report tells which moves are equally good; the caller chooses one of them at random. The
    /// seed is for players that need random numbers to think, such as playouts.
    fn strategy(
        level: Self::Level,
        setup: Self::Setup,
        side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Self::Game>>;

    /// Returns the adviser, whose report is the source of hints, analysis, coach and reviews: see
    /// [`Judgement`](super::Judgement).
    ///
    /// It values as many moves as it can by the same search, and marks those as `exact`. If the
    /// report [is exact](crate::search::Ended::is_exact), so are their values.
    #[must_use]
    fn adviser(setup: Self::Setup, _effort: Effort) -> Box<dyn Strategy<Self::Game>> {
        Self::strategy(Self::STAND_IN, setup, Player::First, 0)
    }

    /// Returns the move that is made automatically, if the rules leave no real choice: a pass.
    fn forced(_position: &Self::Game) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns the bytes of a position that, with a seed, determine the choice among equally good
    /// moves: the same for equal positions, on every machine and in every version.
    fn chance_bytes(position: &Self::Game) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..8].copy_from_slice(&position.key().hash64().to_le_bytes());
        bytes
    }
}

/// How much an adviser does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A fixed amount, so that the same position gets the same answer: in Go about a second's work,
    /// in other games a quarter of that.
    Usual,
    /// All it can do until it is stopped; it reports each depth that it has finished.
    Endless,
}

impl Effort {
    /// Returns the limits of a search, which are these as usual.
    #[must_use]
    pub const fn limits(self, usual: Limits) -> Limits {
        match self {
            Self::Usual => usual,
            Self::Endless => Limits::nodes(u64::MAX),
        }
    }
}

/// The terms of games with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms<L> {
    /// Whether games start from a custom position; those are not counted in the statistics.
    pub has_custom_start: bool,
    /// The number of moves after which a game between computers counts as drawn, if the rules allow
    /// it to go in circles; `None` if every game ends by itself.
    pub move_limit: Option<usize>,
    /// The number of moves that undo takes back between two human players.
    pub undo_between_people: usize,
    /// Whether the players can agree on a draw.
    pub agrees_on_draws: bool,
    /// The level that cannot play with this set-up, and the reason.
    pub unavailable: Option<(L, Unavailable)>,
}

impl<L> Default for Terms<L> {
    fn default() -> Self {
        Self {
            has_custom_start: false,
            move_limit: None,
            undo_between_people: 1,
            agrees_on_draws: false,
            unavailable: None,
        }
    }
}

impl<L: Level> Terms<L> {
    /// Checks that this level can play on these terms.
    ///
    /// # Errors
    /// [`Unavailable`] with the reason.
    pub fn allow(&self, level: L) -> Result<(), Unavailable> {
        match self.unavailable {
            Some((other, reason)) if other.row() == level.row() => Err(reason),
            Some(_) | None => Ok(()),
        }
    }
}

/// How many turns in a row must be hopeless for a computer to resign.
const TURNS: u32 = 3;

/// Counts a computer's hopeless turns in a row: after three it resigns.
#[derive(Clone, Copy, Debug, Default)]
pub struct HopelessTurns {
    /// The hopeless turns in a row up to now.
    hopeless: u32,
}

impl HopelessTurns {
    /// Notes whether a turn is hopeless. Returns whether the computer resigns.
    pub const fn note(&mut self, is_hopeless: bool) -> bool {
        self.hopeless = if is_hopeless { self.hopeless + 1 } else { 0 };
        self.hopeless >= TURNS
    }
}

/// Notes what a computer has found on its turn. Returns whether it resigns.
pub type GivesUp<K> = fn(&mut HopelessTurns, &<K as GameSetup>::Game, &Report<MoveOf<K>>) -> bool;

/// The standing of a side by an estimate, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// The side's game is almost lost.
    MuchWorse,
    /// The opponent has the better chances.
    Worse,
    /// The opponent is slightly better.
    LittleWorse,
    /// Neither side is better.
    Even,
    /// The side is slightly better.
    LittleBetter,
    /// The side has the better chances.
    Better,
    /// The side's game is almost won.
    MuchBetter,
}

impl Standing {
    /// Returns the standing of a side with this estimate, or `None` in a game that shows estimates
    /// as numbers.
    #[must_use]
    pub fn of<K: Players>(estimate: i32) -> Option<Self> {
        let [better, much_better] = K::SCALE.grades?.map(i32::unsigned_abs);
        let size = estimate.unsigned_abs();
        let standing = if size <= K::SCALE.even.unsigned_abs() {
            Self::Even
        } else if size < better {
            Self::LittleBetter
        } else if size < much_better {
            Self::Better
        } else {
            Self::MuchBetter
        };
        Some(if estimate < 0 { standing.of_other() } else { standing })
    }

    /// Returns the standing of a side with this estimate in any game: only even, better or worse in
    /// a game that shows estimates as numbers.
    #[must_use]
    pub fn roughly<K: Players>(estimate: i32) -> Self {
        let simple = || match estimate {
            estimate if estimate.unsigned_abs() <= K::SCALE.even.unsigned_abs() => Self::Even,
            estimate if estimate < 0 => Self::Worse,
            _ => Self::Better,
        };
        Self::of::<K>(estimate).unwrap_or_else(simple)
    }

    /// Returns the standing from the opponent's view.
    #[must_use]
    pub const fn of_other(self) -> Self {
        match self {
            Self::MuchWorse => Self::MuchBetter,
            Self::Worse => Self::Better,
            Self::LittleWorse => Self::LittleBetter,
            Self::Even => Self::Even,
            Self::LittleBetter => Self::LittleWorse,
            Self::Better => Self::Worse,
            Self::MuchBetter => Self::MuchWorse,
        }
    }
}
