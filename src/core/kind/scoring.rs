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
    /// on. It stands in place of the line that says whose turn it is.
    fn question(&self, position: &K::Game) -> Option<&'static str>;

    /// Returns a computer's objection to a move by which a human player would settle a
    /// [question](Self::question), with its request: `E5 is alive. Change the marks, play on, or
    /// count once more`. `answers` are the moves that it would make there.
    fn objection(
        &self,
        position: &K::Game,
        person: Player,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<String>;

    /// Returns whether a move can be good or bad: one that settles the result, such as to resign,
    /// cannot.
    fn is_judged(&self, mv: MoveOf<K>) -> bool;
}

/// Returns the set-up of the window if none is chosen; usually that of the command line.
#[must_use]
pub fn window_setup<K: GameKind>() -> K::Setup {
    let usual = K::Setup::default();
    K::SCORING.map_or(usual, |scoring| scoring.settled(usual))
}

/// Returns what the players decide in a position: see [`Scoring::question`].
#[must_use]
pub fn question<K: GameKind>(position: &K::Game) -> Option<&'static str> {
    K::SCORING?.question(position)
}

/// Returns whether a move can be good or bad: see [`Scoring::is_judged`].
#[must_use]
pub fn is_judged<K: GameKind>(mv: MoveOf<K>) -> bool {
    K::SCORING.is_none_or(|scoring| scoring.is_judged(mv))
}
