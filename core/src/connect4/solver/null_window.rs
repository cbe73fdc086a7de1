//! The search: negamax with null windows. Is the score of a position at least so much?

use super::field::{Field, MAX_COLUMNS, cell_count, column_of, completing, key_bits, mirror};
use super::machine::Processor;
use super::memory::{InProgress, Mark};
use super::settle::{Node, Settled, settle};
use super::table::{Bounds, Hash, View, hash};
use crate::connect4::Shape;
use crate::connect4::position::Coins;
use crate::control::Control;

/// With this many empty cells or fewer, a position is in no table: it is searched sooner than
/// looked up.
const NO_TABLE_EMPTY: i32 = 6;
/// With this many empty cells or fewer, a position is in the small table, which stays in the
/// processor's cache.
const SMALL_TABLE_EMPTY: i32 = 17;
/// With more empty cells than this, threads that share a memory mark the questions that they are
/// searching.
const MARKED_EMPTY: i32 = 22;
/// The number of nodes between two looks at the stop signal: some tenths of a millisecond.
const STOP_INTERVAL: u64 = 1 << 11;

/// A search for the scores of positions of one board.
pub(super) struct NullWindow<'a, F, P> {
    pub(super) field: F,
    pub(super) processor: P,
    /// The table for positions with many empty cells.
    pub(super) large: View<'a>,
    /// The table for positions with few empty cells.
    pub(super) small: View<'a>,
    /// The positions that other threads are searching, if there are any.
    pub(super) in_progress: Option<&'a InProgress>,
    pub(super) control: &'a mut dyn Control<Progress>,
    /// The children of all nodes on the path from the root.
    pub(super) stack: &'a mut Vec<Node>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

impl<F: Field, P: Processor> NullWindow<'_, F, P> {
    /// Returns a bound of the score that tells whether it is at least `goal`, for a position whose
    /// mover has no playable threat; meaningless after a stop.
    pub(super) fn bound(&mut self, coins: Coins, plies: i32, goal: i32) -> i32 {
        match settle(self.field, coins, completing(self.field, coins.opponent), plies, goal) {
            Settled::Bound(bound) => bound,
            Settled::Open(mut node) => {
                if self.has_table(&node) {
                    self.prefetch(&mut node);
                }
                i32::from(node.sign) * self.probe_or_search(node)
            }
        }
    }

    /// Returns the number of empty cells.
    #[inline(always)]
    fn empty(&self, node: &Node) -> i32 {
        cell_count(self.field) - i32::from(node.plies)
    }

    /// Returns whether positions with so many empty cells are kept in a table.
    #[inline(always)]
    fn has_table(&self, node: &Node) -> bool {
        self.empty(node) > NO_TABLE_EMPTY
    }

    /// Returns the table in which positions with so many empty cells are kept.
    #[inline(always)]
    fn table(&self, node: &Node) -> View<'_> {
        if self.empty(node) > SMALL_TABLE_EMPTY { self.large } else { self.small }
    }

    /// Sets the hash of a node, and prefetches its entry.
    #[inline(always)]
    fn prefetch(&self, node: &mut Node) {
        node.hash = self.hash(node);
        self.table(node).prefetch(node.hash);
    }

    /// Returns the hash of a node's key; early in the game it is the same for its mirror image.
    #[inline(always)]
    fn hash(&self, node: &Node) -> Hash {
        let mut key = node.coins.mover + node.coins.occupied();
        // Later hardly any position is met together with its mirror image.
        if i32::from(node.plies) * 3 < cell_count(self.field) {
            key = key.min(mirror(self.field, key));
        }
        hash(key, key_bits(self.field))
    }

    /// Returns a bound that decides a node's question, from the table or else by a search, whose
    /// result is stored.
    #[inline(always)]
    fn probe_or_search(&mut self, mut node: Node) -> i32 {
        if !self.has_table(&node) {
            return self.search(&node);
        }
        let (goal, mut lower, mut upper) =
            (i32::from(node.goal), i32::from(node.lower), i32::from(node.upper));
        if let Some(known) = self.table(&node).probe(node.hash) {
            if known.lower >= goal {
                return known.lower;
            }
            if known.upper < goal {
                return known.upper;
            }
            lower = lower.max(known.lower);
            upper = upper.min(known.upper);
        }
        (node.lower, node.upper) = (lower as i8, upper as i8);
        let before = self.nodes;
        let bound = self.search(&node);
        if !self.stopped {
            let bounds = if bound >= goal {
                Bounds { lower: bound, upper }
            } else {
                Bounds { lower, upper: bound }
            };
            self.table(&node).store(node.hash, bounds, self.nodes - before);
        }
        bound
    }

    /// Returns a bound that decides a node's question, by a search of its moves; meaningless after
    /// a stop.
    fn search(&mut self, node: &Node) -> i32 {
        self.processor.run(|| self.expand(node))
    }

    /// Does the work of [`search`](Self::search).
    #[inline(always)]
    fn expand(&mut self, node: &Node) -> i32 {
        if self.count_node() {
            return 0;
        }
        let mut children = Children::new(self.stack.len());
        let is_cutoff =
            self.settle_children(node, &mut children) || self.probe_children(node, &mut children);
        if !is_cutoff {
            self.search_children(node, &mut children);
        }
        self.stack.truncate(children.base);
        children.best
    }

    /// Counts a node, and returns whether the search has to stop.
    #[inline(always)]
    fn count_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(STOP_INTERVAL) && self.control.should_stop() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Settles all children, beginning in the middle, as often one of them is a cutoff; puts those
    /// that are left on the stack. Returns whether there was a cutoff.
    #[inline(always)]
    fn settle_children(&mut self, node: &Node, children: &mut Children) -> bool {
        let field = self.field;
        let goal = i32::from(node.goal);
        let plies = i32::from(node.plies) + 1;
        let empty = field.board() & !node.coins.occupied();
        // A threat on top of one of the opponent's is hardly ever of use.
        let useless = (node.threats & empty) << 1;
        let [middle, inner, outer] = field.middle();
        let mut rest = node.moves;
        while rest != 0 {
            let group = [middle, inner, outer]
                .into_iter()
                .map(|group| rest & group)
                .find(|&group| group != 0)
                .unwrap_or(rest);
            let cell = group & group.wrapping_neg();
            rest ^= cell;
            let coins = node.coins.after(cell);
            let threats = completing(field, coins.opponent);
            match settle(field, coins, threats, plies, 1 - goal) {
                Settled::Bound(bound) => {
                    children.best = children.best.max(-bound);
                    if children.best >= goal {
                        return true;
                    }
                }
                Settled::Open(mut child) => {
                    if self.has_table(&child) {
                        self.prefetch(&mut child);
                        children.has_table = true;
                    }
                    let useful = threats & empty & !cell & !useless;
                    children.add(rank(field, cell, useful, child.moves));
                    self.stack.push(child);
                }
            }
        }
        false
    }

    /// Probes the table for all children before any is searched, and removes those that it refutes.
    /// Returns whether there was a cutoff (an enhanced transposition cutoff).
    #[inline(always)]
    fn probe_children(&self, node: &Node, children: &mut Children) -> bool {
        if !children.has_table {
            return false;
        }
        let goal = i32::from(node.goal);
        for (index, rank) in children.ranks.iter_mut().enumerate().take(children.count) {
            let child = &self.stack[children.base + index];
            if !self.has_table(child) {
                continue;
            }
            if let Some(known) = self.table(child).probe(child.hash) {
                let (lower, upper) = if child.sign < 0 {
                    (known.lower, known.upper)
                } else {
                    (-known.upper, -known.lower)
                };
                if lower >= goal {
                    children.best = lower;
                    return true;
                }
                if upper < goal {
                    children.best = children.best.max(upper);
                    *rank = DONE;
                }
            }
        }
        false
    }

    /// Searches the children, those with the highest rank first, until there is a cutoff.
    ///
    /// A child that another thread is searching is left for later, unless it is the first.
    #[inline(always)]
    fn search_children(&mut self, node: &Node, children: &mut Children) {
        let goal = i32::from(node.goal);
        let in_progress = self.in_progress.filter(|_| self.empty(node) > MARKED_EMPTY);
        let mut is_first = true;
        while let Some((index, rank)) = children.highest() {
            let child = self.stack[children.base + index];
            let bound = match in_progress {
                Some(in_progress) => {
                    let mark = Mark::new(child.hash, child.goal);
                    if !is_first && rank > -DEFERRED / 2 && in_progress.contains(mark) {
                        children.ranks[index] = rank - DEFERRED;
                        continue;
                    }
                    in_progress.insert(mark);
                    let bound = self.probe_or_search(child);
                    in_progress.remove(mark);
                    bound
                }
                None => self.probe_or_search(child),
            };
            children.ranks[index] = DONE;
            is_first = false;
            children.best = children.best.max(-bound * i32::from(child.sign));
            if children.best >= goal || self.stopped {
                break;
            }
        }
    }
}

/// The rank of a child that needs no search any more.
const DONE: i16 = i16::MIN;
/// The deduction from the rank of a child that another thread is searching.
const DEFERRED: i16 = 1 << 14;
/// The number of the lowest bits of a rank that hold the child's place; of equal ranks, that of the
/// first child is the greatest.
const PLACE_BITS: u32 = 4;
/// The most children that there is room for.
const PLACES: usize = 1 << PLACE_BITS;
const _: () = assert!(MAX_COLUMNS <= PLACES);

/// The children of a node that static bounds do not decide.
struct Children {
    /// The place of the first one on the stack.
    base: usize,
    count: usize,
    /// The rank of each child, by its place on the stack.
    ranks: [i16; PLACES],
    /// Whether one of them is kept in a table.
    has_table: bool,
    /// The highest bound found so far, to the mover of the node.
    best: i32,
}

impl Children {
    #[inline(always)]
    fn new(base: usize) -> Self {
        Self { base, count: 0, ranks: [DONE; PLACES], has_table: false, best: i32::from(i8::MIN) }
    }

    #[inline(always)]
    fn add(&mut self, rank: i16) {
        self.ranks[self.count] = rank << PLACE_BITS | (PLACES - 1 - self.count) as i16;
        self.count += 1;
    }

    /// Returns the place and the rank of the child with the highest rank, or `None` if all are
    /// done.
    #[inline(always)]
    fn highest(&self) -> Option<(usize, i16)> {
        // A maximum without branches: those that depend on ranks are unpredictable.
        let rank = self.ranks.iter().fold(DONE, |highest, &rank| highest.max(rank));
        (rank != DONE).then_some((PLACES - 1 - rank as usize % PLACES, rank))
    }
}

/// Returns the rank of a move, a weighted sum: 8 for each useful threat that the mover then has,
/// less 2 for each move that the opponent then has, less 2 for each column of distance from the
/// middle of the board.
#[inline(always)]
fn rank<F: Field>(field: F, cell: u64, useful: u64, replies: u64) -> i16 {
    let distance =
        (2 * column_of(field, cell)).abs_diff(u32::from(field.shape().columns()) - 1) as i16;
    8 * useful.count_ones() as i16 - 2 * replies.count_ones() as i16 - distance
}

/// The bounds that a solver has found for a score so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The score is not less.
    pub lower: i32,
    /// The score is not more.
    pub upper: i32,
    /// The positions visited since the solver was made.
    pub nodes: u64,
}
