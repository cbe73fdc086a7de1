//! Negamax alpha-beta over any [`Game`]: what to search, how far, and what came of it.

mod budget;
mod deepening;
mod dice;
mod explanation;
mod guide;
pub mod mcts;
mod negamax;
mod order;
mod root;
mod searcher;
mod selective;
mod table;

pub use deepening::Search;
pub use dice::Dice;
pub use explanation::{Explanation, Mark, Meaning};
pub use guide::{Candidate, Guide};
pub use mcts::{Playouts, Prior, SharedTree, TreeOptions, TreeSearch};
pub use searcher::{Searcher, SelectiveSearcher};
pub use selective::{Selective, Selectivity};

use super::game::Game;
use super::score::Score;
use crate::core::control::Control;

/// The knowledge of a search about positions: a static estimate from the view of the player to
/// move, and what helps to look further.
///
/// It is never asked about a finished game: the search knows what an end is worth.
pub trait Evaluate<G: Game> {
    /// Returns a heuristic value (see [`Score::heuristic`]); the same for the same position.
    fn evaluate(&self, position: &G) -> Score;

    /// Returns how promising a candidate looks, to order the moves; equal for all by default, which
    /// orders nothing.
    ///
    /// A move of [`URGENT`] or more is tried before those that refuted other positions. What is
    /// returned changes only the work.
    #[inline]
    fn promise(&self, position: &G, mv: G::Move) -> u32 {
        let _ = (position, mv);
        0
    }

    /// Replaces the contents of `out` by the legal moves with which a search continues at depth 0
    /// (quiescence search), and returns whether the player to move may also leave it at the
    /// estimate; no moves by default.
    ///
    /// Where there are none, the estimate counts in any case. No game may continue forever by such
    /// moves.
    #[inline]
    fn noisy(&self, position: &G, out: &mut Vec<G::Move>) -> Standing {
        let _ = position;
        out.clear();
        Standing::Allowed
    }
}

/// The [promise](Evaluate::promise) from which a move is tried before those that refuted other
/// positions.
pub const URGENT: u32 = 1 << 24;

/// Whether a player may leave it at the estimate where a quiescence search continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It may: the position is worth the estimate at least.
    Allowed,
    /// It has to make one of the moves, such as an answer to a threat that the estimate does not
    /// see.
    Refused,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth, in plies; at least 1.
    pub depth: u32,
    /// The greatest number of nodes; `u64::MAX` for no limit.
    pub nodes: u64,
}

impl Limits {
    /// Returns the limits of a search to exactly this depth.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self {
            depth,
            nodes: u64::MAX,
        }
    }

    /// Returns the limits of a search of so many nodes, to any depth that they are enough for.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: 64, nodes }
    }
}

/// The techniques a [`Search`] uses; none of them changes the value at the root, only the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each technique is on or off by itself, and has a name here"
)]
pub struct Options {
    /// Alpha-beta cutoffs. Without them the search is plain minimax, so that people can see what
    /// pruning saves.
    pub pruning: bool,
    /// Depths 1, 2, 3, … in turn rather than the last one at once.
    pub deepening: bool,
    /// The principal variation of the depth before is searched first.
    pub pv_first: bool,
    /// Moves that refuted a sibling (killers), or refuted often (history), are searched early.
    pub killers_and_history: bool,
    /// Moves after the first are searched with a window of no width, and again with the whole one
    /// only where they turn out to be better (principal variation search). It saves work where the
    /// order of moves is good.
    pub null_windows: bool,
    /// The size of the transposition table in bytes; 0 for none.
    pub table_bytes: usize,
    /// Which moves at the root are reported.
    pub root: Root,
}

impl Default for Options {
    /// Returns every technique on but null windows, with a table of 1 MiB, and the best moves with
    /// all their equals.
    fn default() -> Self {
        Self {
            pruning: true,
            deepening: true,
            pv_first: true,
            killers_and_history: true,
            null_windows: false,
            table_bytes: 1 << 20,
            root: Root::Ties,
        }
    }
}

/// How much is found out about the moves at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// One best move.
    Best,
    /// Every move that is as good as the best.
    Ties,
    /// The exact value of every move.
    All,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// A best move: of those known to be best, the first in the order of [`Game::candidates`].
    ///
    /// With [`Root::Best`] only one is known to be; with depth 0 none is, and this is the first
    /// candidate.
    pub best: M,
    /// The value of the position, to the player to move; with depth 0 the static estimate.
    pub score: Score,
    /// The depth that was searched whole; 0 if not even the first one was.
    pub depth: u32,
    /// Positions visited, the root included, over all depths.
    pub nodes: u64,
    /// The principal variation, beginning with `best`.
    pub pv: Vec<M>,
    /// The findings about each move at the root, in the order of [`Game::candidates`].
    pub moves: Vec<RootMove<M>>,
    /// Why the search ended.
    pub ended: Ended,
}

impl<M: Copy> Report<M> {
    /// Returns the moves known to be as good as the best, in the order of [`Game::candidates`];
    /// never none.
    pub fn best_moves(&self) -> impl Iterator<Item = M> + '_
    where
        M: Eq,
    {
        self.moves
            .iter()
            .filter(|root| root.mv == self.best || root.exact && root.score == self.score)
            .map(|root| root.mv)
    }
}

/// A move at the root and its value to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Its value, or an upper bound of it.
    pub score: Score,
    /// Whether `score` is the value itself; otherwise the move is worth at most that.
    pub exact: bool,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It reached the depth asked for.
    Depth,
    /// More depth could change neither the score nor which moves are best: no estimate went into
    /// them.
    Decided,
    /// Nothing was searched: an opening book has the exact scores of all moves.
    Book,
    /// It used up its nodes.
    Nodes,
    /// Its [`Control`] stopped it.
    Stopped,
}

impl Ended {
    /// Returns whether the score is the result of best play, and not an estimate.
    #[must_use]
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Decided | Self::Book)
    }
}

/// Someone who chooses moves: a search, a rule of thumb.
pub trait Strategy<G: Game>: Send {
    /// Returns a report whose `best` is the chosen move, or `None` if the game is over.
    ///
    /// The choice is a function of the position. [`Report::best_moves`] are those that are as good,
    /// for a caller that takes one of them by chance. A strategy that does not search reports depth
    /// 0 and the nodes it looked at.
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>>;

    /// Completes the report of a position whose `best` was replaced by another one of its best
    /// moves: `pv` becomes the play expected from there, as far as it is known without stopping,
    /// and `nodes` counts the work for that.
    fn expect(
        &mut self,
        position: &G,
        report: &mut Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) {
        let _ = (position, control);
        report.pv = vec![report.best];
    }

    /// Returns what the report of a position comes to and why, with what to draw and the play that
    /// is expected; `None` of strategies that explain nothing, or if it is stopped.
    fn explain(
        &mut self,
        _position: &G,
        _report: &Report<G::Move>,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Explanation<G>> {
        None
    }

    /// Returns an assistant that works on the same position in another thread, so that this one's
    /// choice comes sooner; the choice itself must not depend on that. Most strategies have none.
    fn assistant(&self) -> Option<Box<dyn Assistant<G>>> {
        None
    }

    /// Returns someone who works on this position in another thread, as an assistant does, but with
    /// whom the choice may be another one: it depends on which of the threads is sooner, and so is
    /// no function of the position any more.
    ///
    /// Partners are asked for before the choice, one by one for as many threads; most strategies
    /// have none.
    fn partner(&mut self, position: &G) -> Option<Box<dyn Assistant<G>>> {
        let _ = position;
        None
    }
}

/// Someone who helps a [`Strategy`] to choose, by way of what the two remember together.
pub trait Assistant<G: Game>: Send {
    /// Works on a position until there is nothing left to do or `control` stops the work.
    fn assist(&mut self, position: &G, control: &mut dyn Control<Report<G::Move>>);
}
