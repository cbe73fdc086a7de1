//! The knowledge of a game that a selective search needs.

use super::Evaluate;
use crate::core::game::Game;
use crate::core::score::Score;

/// The knowledge of a game that lets a search leave out what it need not look at.
pub trait Guide<G: Game>: Evaluate<G> {
    /// Whether the table remembers what a leaf is worth: it pays where an estimate takes longer
    /// than a look into the table, which is the memory's time rather than the processor's.
    const REMEMBERS_LEAVES: bool = true;

    /// Returns the value of a position in progress if a glance tells who wins.
    fn foresee(&self, position: &G) -> Option<Score>;

    /// Returns whether the player to move has no choice worth the name, such as to stop a win: a
    /// search continues there.
    fn is_forced(&self, position: &G) -> bool;

    /// Replaces the contents of `out` by the moves worth a search, in the same order each time;
    /// none of them only if there is no legal move.
    fn select(&self, position: &G, out: &mut Vec<Candidate<G::Move>>);

    /// Returns the value of a win that the player to move can force, as far as a solver sees with a
    /// few nodes, or `None`.
    fn solve(&mut self, position: &mut G, nodes: u64) -> Option<Score>;

    /// Returns what tells positions apart in the search's table: by default the [key](Game::key).
    ///
    /// Where a key tells apart by the history what is hardly ever worth anything else, a guide may
    /// leave the history out: the values of a selective search are estimates in any case.
    fn table_key(&self, position: &G) -> G::Key {
        position.key()
    }

    /// Forgets what earlier searches found, so that the next one does not depend on them.
    fn forget(&mut self);
}

/// A move worth a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How promising it looks, to order the moves.
    pub promise: u32,
    /// Whether it neither makes nor stops a threat, so that it may be searched less deep.
    pub is_quiet: bool,
}
