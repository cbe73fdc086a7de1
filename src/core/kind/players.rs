//! The computers of a game, and how people and computers play it.

use super::MoveOf;
use super::level::{Level, Unavailable};
use super::scale::Scale;
use super::setup::GameSetup;
use crate::core::game::{Game as _, Key as _, Player};
use crate::core::search::Strategy;

/// The players of a game: its levels, its adviser, and the terms on which games are played.
///
/// A computer's choice is a function of the position and its seed.
pub trait Players: GameSetup {
    /// A computer player.
    type Level: Level;

    /// The levels in the order in which they are offered.
    const LEVELS: &'static [Self::Level];
    /// The level that plays if none is chosen.
    const USUAL_LEVEL: Self::Level;
    /// The level that takes a seat whose own level does not play with a set-up; it plays with all.
    const STAND_IN: Self::Level = Self::USUAL_LEVEL;
    /// The meaning of the estimates of [advisers](Self::adviser).
    const SCALE: Scale = Scale::SMALL;

    /// Returns the terms on which games with this set-up are played.
    fn terms(_setup: Self::Setup) -> Terms<Self::Level> {
        Terms::default()
    }

    /// Returns the computer player of a level, for one side.
    ///
    /// Its report tells which moves are equally good; the caller takes one of them by chance. The
    /// seed is for players that need chance to think, as playouts do.
    fn strategy(
        level: Self::Level,
        setup: Self::Setup,
        side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Self::Game>>;

    /// Returns the player that gives this advice.
    #[must_use]
    fn adviser(setup: Self::Setup, _advice: Advice) -> Box<dyn Strategy<Self::Game>> {
        Self::strategy(Self::STAND_IN, setup, Player::First, 0)
    }

    /// Returns the move that is made without being asked for, if the rules leave no choice worth a
    /// question: a pass.
    fn forced(_position: &Self::Game) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns the bytes of a position that, with a seed, decide which of several equally good
    /// moves is made: the same for equal positions, on every machine and in every version.
    fn chance_bytes(position: &Self::Game) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..8].copy_from_slice(&position.key().hash64().to_le_bytes());
        bytes
    }
}

/// Advice that a player of the game gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// A good move.
    Hint,
    /// The value of each move, as far as it is known or estimated: the report calls those moves
    /// `exact`. Where it has [ended](crate::core::search::Ended::is_exact) exactly, so are the
    /// values.
    Analysis,
}

/// The terms on which games with a set-up are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms<L> {
    /// Whether games start from a position of the players' own: those are not counted in
    /// statistics.
    pub has_custom_start: bool,
    /// The number of moves after which a game between computers counts as drawn, where the rules
    /// let it go round in circles; `None` where every game ends by itself.
    pub move_limit: Option<usize>,
    /// The number of moves that an undo between two people takes back.
    pub undo_between_people: usize,
    /// The level that does not play with this set-up, and why not.
    pub unavailable: Option<(L, Unavailable)>,
}

impl<L> Default for Terms<L> {
    fn default() -> Self {
        Self {
            has_custom_start: false,
            move_limit: None,
            undo_between_people: 1,
            unavailable: None,
        }
    }
}

impl<L: Level> Terms<L> {
    /// Checks that computers of this level play on these terms.
    ///
    /// # Errors
    /// [`Unavailable`] says why they do not.
    pub fn allow(&self, level: L) -> Result<(), Unavailable> {
        match self.unavailable {
            Some((other, reason)) if other.row() == level.row() => Err(reason),
            Some(_) | None => Ok(()),
        }
    }
}
