//! Scoring that the players settle between them, after the last move on the board.

use super::setup::GameSetup;
use super::{GameKind, MoveOf};
use crate::core::game::Player;

/// How a game is scored whose players settle the result: in Go, which stones are dead.
pub trait Scoring<K: GameSetup>: Sync {
    /// Returns this set-up with the rule that the players settle the result: people need not
    /// capture every dead stone.
    fn settled(&self, setup: K::Setup) -> K::Setup;

    /// Returns what the players decide in a position, on either side's turn; `None` while they play
    /// on.
    fn question(&self, position: &K::Game) -> Option<Question>;

    /// Returns a computer's objection to a move by which a human player would settle a
    /// [question](Self::question); `answers` are the moves that it would make there.
    fn objection(
        &self,
        position: &K::Game,
        person: Player,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<Objection>;

    /// Returns whether a move can be good or bad: one that settles the result, such as to resign,
    /// cannot.
    fn is_judged(&self, mv: MoveOf<K>) -> bool;
}

/// A decision that the players make together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which stones are dead.
    DeadStones,
}

/// A computer's objection to a decision of a human player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Objection {
    /// Groups that are alive, though they are marked as dead: a point of each.
    pub alive: Vec<String>,
    /// Groups that are dead, though they are not marked.
    pub dead: Vec<String>,
}

/// Returns the set-up of the window if none is chosen; usually that of the command line.
#[must_use]
pub fn window_setup<K: GameKind>() -> K::Setup {
    let usual = K::Setup::default();
    K::SCORING.map_or(usual, |scoring| scoring.settled(usual))
}

/// Returns what the players decide in a position: see [`Scoring::question`].
#[must_use]
pub fn question<K: GameKind>(position: &K::Game) -> Option<Question> {
    K::SCORING?.question(position)
}

/// Returns whether a move can be good or bad: see [`Scoring::is_judged`].
#[must_use]
pub fn is_judged<K: GameKind>(mv: MoveOf<K>) -> bool {
    K::SCORING.is_none_or(|scoring| scoring.is_judged(mv))
}
