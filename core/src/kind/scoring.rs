//! Scoring by agreement of the players, after the last move on the board.

use super::setup::GameSetup;
use super::{GameKind, MoveOf};
use crate::game::Game;
use crate::search::{Report, Strategy};

/// The scoring of a game whose players agree on the result: in Go, on the dead stones.
pub trait Scoring<K: GameSetup>: Sync {
    /// Returns this set-up with agreement on the result: people need not capture every dead stone.
    fn settled(&self, setup: K::Setup) -> K::Setup;

    /// Returns the question that the players decide in a position, on either side's turn; `None`
    /// while they play on.
    fn question(&self, position: &K::Game) -> Option<Question>;

    /// Returns the move that a player means by one that they have touched, pressed or typed.
    fn intended(&self, position: &K::Game, mv: MoveOf<K>) -> MoveOf<K>;

    /// Returns the answer to the question that a move has just given in a position; `None` if it is
    /// none, or settles everything.
    fn answer(&self, position: &K::Game, mv: MoveOf<K>) -> Option<Answer>;

    /// Returns the answers to the question that an adviser's report proposes, all but the one that
    /// settles it: whether they are right is for the players to say.
    fn proposed(&self, report: &Report<MoveOf<K>>) -> Vec<MoveOf<K>>;

    /// Returns a computer's objection to a move with which a human player would settle a
    /// [question](Self::question); `answers` are the moves that it would make instead.
    fn objection(
        &self,
        position: &K::Game,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<Objection>;

    /// Returns a reader, whose explanations say whose each place of a position is likely to be. It
    /// chooses no move.
    fn reader(&self, care: Care) -> Box<dyn Strategy<K::Game>>;

    /// Returns by how many half points the first side leads, less than 0 if the other does and 0 if
    /// that is not clear, from what a [reader](Self::reader) has found; `None` where the board is
    /// counted.
    fn lead(&self, position: &K::Game, insight: &<K::Game as Game>::Insight) -> Option<i32>;

    /// Returns whether a move can be judged: one that settles the result, such as resigning,
    /// cannot.
    fn is_judged(&self, mv: MoveOf<K>) -> bool;
}

/// How carefully a position is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// In a tenth of a second or so.
    Quick,
    /// In seconds.
    Thorough,
}

/// A decision that the players make together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which stones are dead.
    DeadStones,
}

/// An answer to a question, which names a point of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The group is dead.
    Dead(String),
    /// It is alive.
    Alive(String),
}

/// A computer's objection to a human player's decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Objection {
    /// Groups marked as dead that are alive: a point of each.
    pub alive: Vec<String>,
    /// Groups not marked as dead that are: a point of each.
    pub dead: Vec<String>,
}

/// Returns the default set-up of the window; usually that of the command line.
#[must_use]
pub fn window_setup<K: GameKind>() -> K::Setup {
    let usual = K::Setup::default();
    K::SCORING.map_or(usual, |scoring| scoring.settled(usual))
}

/// See [`Scoring::question`].
#[must_use]
pub fn question<K: GameKind>(position: &K::Game) -> Option<Question> {
    K::SCORING?.question(position)
}

/// See [`Scoring::intended`].
#[must_use]
pub fn intended<K: GameKind>(position: &K::Game, mv: MoveOf<K>) -> MoveOf<K> {
    K::SCORING.map_or(mv, |scoring| scoring.intended(position, mv))
}

/// See [`Scoring::is_judged`].
#[must_use]
pub fn is_judged<K: GameKind>(mv: MoveOf<K>) -> bool {
    K::SCORING.is_none_or(|scoring| scoring.is_judged(mv))
}
