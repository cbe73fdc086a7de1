//! The recursion: is the score at least so much?

use super::field::{Field, MAX_COLUMNS, cell_count, column_of, completing, key_bits, mirror};
use super::machine::Processor;
use super::settle::{Node, Settled, settle};
use super::table::{Bounds, View, hash};
use super::{Busy, Progress};
use crate::core::connect4::Shape;
use crate::core::connect4::position::Coins;
use crate::core::control::Control;

/// With this many empty cells or fewer, a position is quicker searched than looked up.
const NO_TABLE: i32 = 6;
/// With this many empty cells or fewer, a position is remembered in the small table, which stays in the processor's cache.
const NEAR: i32 = 17;
/// With more empty cells than this, threads that share a table tell each other what they are at.
const SHARED: i32 = 22;
/// How many nodes are visited between two looks at whether to stop; some tenths of a millisecond.
const PATIENCE: u64 = 1 << 11;
/// The rank of a move that has been dealt with.
const DONE: i16 = i16::MIN;
/// What is taken from the rank of a move that another thread is at.
const LATER: i16 = 1 << 14;
/// How many of the lowest bits of a rank tell the move; among equal ranks, the move generated first is the greatest.
const PLACE: u32 = 4;
/// How many ranks there is room for.
const PLACES: usize = 1 << PLACE;
const _: () = assert!(MAX_COLUMNS <= PLACES);

/// A search for the scores of positions of one board.
pub(super) struct Descent<'a, F, P> {
    pub(super) field: F,
    pub(super) processor: P,
    pub(super) far: View<'a>,
    pub(super) near: View<'a>,
    /// What other threads are at, if there are any.
    pub(super) busy: Option<&'a Busy>,
    pub(super) control: &'a mut dyn Control<Progress>,
    /// Open positions of all plies on the way down.
    pub(super) stack: &'a mut Vec<Node>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

impl<F: Field, P: Processor> Descent<'_, F, P> {
    /// Returns a bound of the score that tells whether it is at least `goal`, for a position whose mover has no playable
    /// threat; anything, once the search is stopped.
    pub(super) fn ask(&mut self, coins: Coins, plies: i32, goal: i32) -> i32 {
        match settle(self.field, coins, completing(self.field, coins.opponent), plies, goal) {
            Settled::Bound(bound) => bound,
            Settled::Open(mut node) => {
                if self.is_remembered(&node) {
                    self.look_ahead(&mut node);
                }
                i32::from(node.sign) * self.recall(node)
            }
        }
    }

    /// Returns the number of empty cells.
    #[inline(always)]
    fn empty(&self, node: &Node) -> i32 {
        cell_count(self.field) - i32::from(node.plies)
    }

    /// Returns whether positions like this are kept in a table.
    #[inline(always)]
    fn is_remembered(&self, node: &Node) -> bool {
        self.empty(node) > NO_TABLE
    }

    /// Returns the table in which positions like this are kept.
    #[inline(always)]
    fn table(&self, node: &Node) -> View<'_> {
        if self.empty(node) > NEAR { self.far } else { self.near }
    }

    /// Sets the key of a node, and has the memory fetch its entry.
    #[inline(always)]
    fn look_ahead(&self, node: &mut Node) {
        let mut key = node.coins.mover + node.coins.occupied();
        // Later in the game hardly any position is met in both ways.
        if i32::from(node.plies) * 3 < cell_count(self.field) {
            key = key.min(mirror(self.field, key));
        }
        node.hash = hash(key, key_bits(self.field));
        self.table(node).prefetch(node.hash);
    }

    /// Returns a bound that answers a node's question, from the table or else by a search, which the table then knows.
    #[inline(always)]
    fn recall(&mut self, mut node: Node) -> i32 {
        if !self.is_remembered(&node) {
            return self.search(&node);
        }
        let (goal, mut lower, mut upper) = (i32::from(node.goal), i32::from(node.lower), i32::from(node.upper));
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
            let bounds = if bound >= goal { Bounds { lower: bound, upper } } else { Bounds { lower, upper: bound } };
            self.table(&node).store(node.hash, bounds, self.nodes - before);
        }
        bound
    }

    /// Counts a node, and returns whether the search is to stop.
    #[inline(always)]
    fn is_over(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) && self.control.should_stop() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Returns a bound that answers a node's question, by a search.
    fn search(&mut self, node: &Node) -> i32 {
        self.processor.run(|| self.expand(node))
    }

    /// Does what [`search`](Self::search) says, as part of it.
    #[inline(always)]
    fn expand(&mut self, node: &Node) -> i32 {
        if self.is_over() {
            return 0;
        }
        let field = self.field;
        let goal = i32::from(node.goal);
        let plies = i32::from(node.plies) + 1;
        let empty = field.board() & !node.coins.occupied();
        // A threat on top of one of the other player's is hardly ever of use.
        let useless = (node.threats & empty) << 1;
        let base = self.stack.len();
        let mut ranks = [DONE; PLACES];
        let mut count = 0;
        let mut best = i32::from(i8::MIN);
        let mut remembered = false;

        // First all that can be told without a search, beginning in the middle: often one move answers the question.
        let [middle, inner, outer] = field.middle();
        let mut rest = node.moves;
        while rest != 0 {
            let group = [middle, inner, outer].into_iter().map(|group| rest & group).find(|&group| group != 0).unwrap_or(rest);
            let cell = group & group.wrapping_neg();
            rest ^= cell;
            let coins = node.coins.after(cell);
            let threats = completing(field, coins.opponent);
            match settle(field, coins, threats, plies, 1 - goal) {
                Settled::Bound(bound) => {
                    best = best.max(-bound);
                    if best >= goal {
                        self.stack.truncate(base);
                        return best;
                    }
                }
                Settled::Open(mut child) => {
                    if self.is_remembered(&child) {
                        self.look_ahead(&mut child);
                        remembered = true;
                    }
                    let useful = (threats & empty & !cell & !useless).count_ones() as i16;
                    let choices = child.moves.count_ones() as i16;
                    let distance = (2 * column_of(field, cell)).abs_diff(u32::from(field.shape().columns()) - 1) as i16;
                    ranks[count] = (8 * useful - 2 * choices - distance) << PLACE | (PLACES - 1 - count) as i16;
                    count += 1;
                    self.stack.push(child);
                }
            }
        }

        // Then all that the tables know.
        if remembered {
            for (index, rank) in ranks.iter_mut().enumerate().take(count) {
                let child = &self.stack[base + index];
                if !self.is_remembered(child) {
                    continue;
                }
                if let Some(known) = self.table(child).probe(child.hash) {
                    let (lower, upper) = if child.sign < 0 { (known.lower, known.upper) } else { (-known.upper, -known.lower) };
                    if lower >= goal {
                        self.stack.truncate(base);
                        return lower;
                    }
                    if upper < goal {
                        best = best.max(upper);
                        *rank = DONE;
                    }
                }
            }
        }

        // Then the rest, the most promising first.
        let shared = self.busy.filter(|_| self.empty(node) > SHARED);
        let mut first = true;
        loop {
            // Without a branch that depends on the ranks, which no processor could foresee.
            let rank = ranks.iter().fold(DONE, |most, &rank| most.max(rank));
            if rank == DONE {
                break;
            }
            let index = PLACES - 1 - rank as usize % PLACES;
            let child = self.stack[base + index];
            let bound = match shared {
                Some(busy) => {
                    let mark = Busy::mark(child.hash, child.goal);
                    if !first && rank > -LATER / 2 && busy.has(mark) {
                        ranks[index] = rank - LATER;
                        continue;
                    }
                    busy.add(mark);
                    let bound = self.recall(child);
                    busy.remove(mark);
                    bound
                }
                None => self.recall(child),
            };
            ranks[index] = DONE;
            first = false;
            best = best.max(-bound * i32::from(child.sign));
            if best >= goal || self.stopped {
                break;
            }
        }
        self.stack.truncate(base);
        best
    }
}
