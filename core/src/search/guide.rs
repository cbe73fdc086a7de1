//! The knowledge of a game that a selective search needs.

use super::Evaluate;
use crate::game::Game;
use crate::score::Score;

/// The knowledge of a game that lets a search skip moves.
pub trait Guide<G: Game>: Evaluate<G> {
    /// Whether the table stores the values of leaves: worthwhile if an estimate takes longer than a
    /// lookup, which waits for memory rather than the processor.
    const REMEMBERS_LEAVES: bool = true;

    /// Returns the value of a position in progress if the winner can be seen at a glance.
    fn foresee(&self, position: &G) -> Option<Score>;

    /// Returns whether the player to move has no real choice, for example must stop a win; then the
    /// search continues.
    fn is_forced(&self, position: &G) -> bool;

    /// Replaces the contents of `out` by the moves worth searching, always in the same order; none
    /// only if there is no legal move.
    fn select(&self, position: &G, out: &mut Vec<Candidate<G::Move>>);

    /// Returns the value of a win that the player to move can force, as far as a solver finds it
    /// within these nodes, or `None`.
    fn solve(&mut self, position: &mut G, nodes: u64) -> Option<Score>;

    /// Returns the key of a position in the search's table: by default its [key](Game::key).
    ///
    /// If the key includes the history, which hardly ever changes the value, a guide may leave it
    /// out: the values of a selective search are estimates in any case.
    fn table_key(&self, position: &G) -> G::Key {
        position.key()
    }

    /// Drops the findings of earlier searches, so that the next one does not depend on them.
    fn forget(&mut self);
}

/// A move worth searching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Its promise, to order the moves.
    pub promise: u32,
    /// Whether it neither makes nor stops a threat, so that it may be searched less deeply.
    pub is_quiet: bool,
}
