//! Negamax alpha-beta search over any [`Game`]: its knowledge, limits, options, budget and reports.

mod deepening;
pub mod mcts;
mod negamax;
mod order;
mod searcher;
mod selective;
mod table;

pub use super::random::Dice;
pub use deepening::Search;
pub use mcts::{Playouts, Prior, SharedTree, TreeOptions, TreeSearch, Variation};
pub use searcher::{Searcher, SelectiveSearcher};
pub use selective::{Selective, Selectivity};

use super::game::Game;
use super::score::{Score, ScoreKind};
use crate::control::Control;

/// The knowledge of a search about positions: a static estimate from the view of the player to
/// move, and hints for the search.
///
/// It is never asked about a finished game, whose value the search knows.
pub trait Evaluate<G: Game> {
    /// Returns a heuristic value (see [`Score::heuristic`]); the same for the same position.
    fn evaluate(&self, position: &G) -> Score;

    /// Returns the promise of a candidate, to order the moves; by default equal for all, which does
    /// not order anything.
    ///
    /// A move with [`URGENT`] or more is tried before those that refuted other positions. The
    /// promise only changes the amount of work.
    #[inline]
    fn promise(&self, position: &G, mv: G::Move) -> u32 {
        let _ = (position, mv);
        0
    }

    /// Replaces the contents of `out` by the legal moves to search at depth 0 (quiescence search),
    /// and returns whether the player to move may also stand pat; by default no moves.
    ///
    /// If there are none, the estimate counts in any case. No game may continue forever by such
    /// moves.
    #[inline]
    fn noisy(&self, position: &G, out: &mut Vec<G::Move>) -> Standing {
        let _ = position;
        out.clear();
        Standing::Allowed
    }
}

/// The least [promise](Evaluate::promise) of moves tried before those that refuted other positions.
pub const URGENT: u32 = 1 << 24;

/// Whether a player may stand pat in a quiescence search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Yes: the position is worth at least the estimate.
    Allowed,
    /// No: it must make one of the moves, such as an answer to a threat that the estimate does not
    /// see.
    Refused,
}

/// The limits of a search.
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
        Self { depth, nodes: u64::MAX }
    }

    /// Returns the limits of a search of so many nodes, to any depth that they are enough for.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: 64, nodes }
    }
}

/// The techniques of a [`Search`]; none of them changes the value at the root, only the amount of
/// work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each technique is on or off by itself, and has a name here"
)]
pub struct Options {
    /// Alpha-beta cutoffs. Without them the search is plain minimax, to show what pruning saves.
    pub pruning: bool,
    /// Depths 1, 2, 3, … in turn rather than only the last one.
    pub deepening: bool,
    /// The principal variation of the previous depth is searched first.
    pub pv_first: bool,
    /// Moves that refuted a sibling (killers), or refuted often (history), are searched early.
    pub killers_and_history: bool,
    /// Moves after the first are searched with a null window, and again with the full one only if
    /// they turn out to be better (principal variation search). This saves work if the move
    /// ordering is good.
    pub null_windows: bool,
    /// The size of the transposition table in bytes; 0 for none.
    pub table_bytes: usize,
    /// The moves to report at the root.
    pub root: Root,
}

impl Default for Options {
    /// Returns options with every technique but null windows, a table of 1 MiB, and all best moves.
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

/// How much to find out about the moves at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// One best move.
    Best,
    /// Every move that is as good as the best.
    Ties,
    /// The exact value of every move that is at most this much worse than the best one, as an
    /// estimate; of the others only that they are worse. Where the best one wins, every other win
    /// is near; where it loses, every move. Of what a selective search leaves out, the move that
    /// looks best is searched for all.
    Near(u32),
    /// The exact value of every move.
    All,
}

impl Root {
    /// Returns the value that a move at the root must exceed to get an exact value itself, once the
    /// best one so far has this value.
    fn least(self, best: Score) -> Score {
        match (self, best.kind()) {
            (Self::Best, _) => best,
            (Self::Ties, _) => best.just_below(),
            (Self::Near(margin), ScoreKind::Heuristic(_)) => best.shifted(-margin.cast_signed()),
            (Self::Near(_), ScoreKind::WinIn(_)) => Score::DRAW,
            (Self::Near(_), ScoreKind::LossIn(_)) | (Self::All, _) => Score::MIN,
        }
    }

    /// Returns whether moves that are worse than the best one get values.
    const fn values_others(self) -> bool {
        matches!(self, Self::Near(_) | Self::All)
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The best move: the first of those known to be best, in the order of [`Game::candidates`].
    ///
    /// With [`Root::Best`] only one is known; with depth 0 none is, and this is the first
    /// candidate.
    pub best: M,
    /// The value of the position for the player to move; with depth 0 the static estimate.
    pub score: Score,
    /// The depth that was searched completely; 0 if not even the first one was.
    pub depth: u32,
    /// The positions visited over all depths, including the root.
    pub nodes: u64,
    /// The principal variation, beginning with `best`.
    pub pv: Vec<M>,
    /// The findings about each move at the root, in the order of [`Game::candidates`].
    pub moves: Vec<RootMove<M>>,
    /// Why the search ended.
    pub ended: Ended,
    /// The expected lead of the player to move at the end of the game, in the unit in which the
    /// game is counted; from the same search as `score`. `None` if the search does not count.
    pub lead: Option<f32>,
}

/// A lead is a mean of counts and never NaN, so that every report equals itself.
impl<M: Eq> Eq for Report<M> {}

impl<M: Copy> Report<M> {
    /// Returns the report of moves whose values are known without a search; the best one is the
    /// first of those with the greatest value. `None` if there are no moves.
    #[must_use]
    pub fn of_known(moves: Vec<RootMove<M>>) -> Option<Self> {
        let best = moves
            .iter()
            .copied()
            .reduce(|best, root| if root.score > best.score { root } else { best })?;
        Some(Self {
            best: best.mv,
            score: best.score,
            depth: 1,
            nodes: moves.len() as u64,
            pv: vec![best.mv],
            moves,
            ended: Ended::Decided,
            lead: None,
        })
    }

    /// Returns the moves known to be as good as the best, in the order of [`Game::candidates`]; at
    /// least one.
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

/// A move at the root and its value for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Its value, or an upper bound of it.
    pub score: Score,
    /// Whether `score` is the value itself; otherwise the move is worth at most that.
    pub exact: bool,
}

impl<M> RootMove<M> {
    /// Returns a move of whose value nothing is known.
    #[must_use]
    pub const fn unknown(mv: M) -> Self
    where
        M: Copy,
    {
        Self { mv, score: Score::MAX, exact: false }
    }

    /// Returns a move whose value is known.
    #[must_use]
    pub const fn exact(mv: M, score: Score) -> Self
    where
        M: Copy,
    {
        Self { mv, score, exact: true }
    }
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It reached its depth limit.
    Depth,
    /// More depth could change neither the score nor the best moves: they depend on no estimate.
    Decided,
    /// Nothing was searched, as an opening book has the exact scores of all moves.
    Book,
    /// It used up its nodes.
    Nodes,
    /// Its [`Control`] stopped it.
    Stopped,
}

impl Ended {
    /// Returns whether the score is the result of best play rather than an estimate.
    #[must_use]
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Decided | Self::Book)
    }
}

/// A chooser of moves: a search, a rule of thumb.
pub trait Strategy<G: Game>: Send {
    /// Returns a report whose `best` is the chosen move, or `None` if the game is over.
    ///
    /// The choice depends on the position alone. [`Report::best_moves`] are equally good, for a
    /// caller that chooses one of them at random. A strategy that does not search reports depth 0
    /// and the nodes it looked at.
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>>;

    /// Completes a report whose `best` was replaced by another one of its best moves: `pv` becomes
    /// the expected play after it, as far as it is known without stopping, and `nodes` includes the
    /// work for that.
    fn expect(
        &mut self,
        position: &G,
        report: &mut Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) {
        let _ = (position, control);
        report.pv = vec![report.best];
    }

    /// Explains the report of a position, with marks to draw and the expected line of play; `None`
    /// for strategies that explain nothing, or if it is stopped.
    fn explain(
        &mut self,
        _position: &G,
        _report: &Report<G::Move>,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Explanation<G>> {
        None
    }

    /// Returns an assistant that works on the same position in another thread to speed up the
    /// choice, which must not depend on it. Most strategies have none.
    fn assistant(&self) -> Option<Box<dyn Assistant<G>>> {
        None
    }

    /// Returns a partner that works on this position in another thread like an assistant, but may
    /// change the choice: it depends on the timing of the threads, and so not only on the position.
    ///
    /// Partners are requested before the choice, one for each available thread; most strategies
    /// have none.
    fn partner(&mut self, position: &G) -> Option<Box<dyn Assistant<G>>> {
        let _ = position;
        None
    }
}

/// A helper of a [`Strategy`], through their shared memory.
pub trait Assistant<G: Game>: Send {
    /// Works on a position until there is nothing left to do or `control` stops the work.
    fn assist(&mut self, position: &G, control: &mut dyn Control<Report<G::Move>>);
}

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

/// The explanation of a position by a [`Strategy`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation<G: Game> {
    /// The explanation, in the terms of the game.
    pub insight: G::Insight,
    /// The moves that it names, which are equally good; empty if it names the report's alone.
    pub best: Vec<G::Move>,
    /// The places that it mentions, to draw on the board.
    pub marks: Vec<Mark<G::Move>>,
    /// The expected line of play from the position.
    pub line: Vec<G::Move>,
}

/// An empty place of the board, and its meaning.
///
/// A search knows moves, not places. So a place is identified by a move: its piece comes to rest
/// there when the move has been made `times` times, by either player. That is once if the place can
/// be played now; in Connect 4, where coins pile up, the cells of a column are its first move, its
/// second, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark<M> {
    /// The move that leads there.
    pub mv: M,
    /// How often it must be made; 1 if the place can be played now.
    pub times: u8,
    /// The meaning of the place.
    pub meaning: Meaning,
}

/// The meaning of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The player to move would make a line there, once the advised move is made.
    Own,
    /// The opponent would make a line there.
    Opponents,
    /// The opponent would have had a line there, with a piece where the advised move goes.
    Prevented,
    /// It must not become playable: a move that opens it is a mistake.
    KeepClosed,
}

/// The nodes visited by a search and their limit, and the caller's stop signal.
struct Budget<'a, M> {
    control: &'a mut dyn Control<Report<M>>,
    nodes: u64,
    node_limit: u64,
}

impl<'a, M> Budget<'a, M> {
    fn new(limits: Limits, control: &'a mut dyn Control<Report<M>>) -> Self {
        Self { control, nodes: 0, node_limit: limits.nodes }
    }

    /// Counts a node, or refuses it: the recursion returns without a value then.
    #[inline]
    fn enter(&mut self) -> Result<(), Ended> {
        if self.nodes >= self.node_limit {
            return Err(Ended::Nodes);
        }
        if self.control.should_stop() {
            return Err(Ended::Stopped);
        }
        self.nodes += 1;
        Ok(())
    }
}
