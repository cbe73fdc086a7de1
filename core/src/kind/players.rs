//! The computers of a game, and the terms of play.

use super::MoveOf;
use super::level::{Level, Unavailable};
use super::scale::Scale;
use super::setup::GameSetup;
use crate::game::{Game as _, Key as _, Player};
use crate::search::{Limits, Strategy};

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
