//! The exact score of a position: who wins, and how soon.
//!
//! A [`Solver`] asks questions of one kind, "is the score at least so much?", first about near ends and then about who wins
//! (`Horizons`, `Range`). Each is answered by a recursion (`descent`) over what cannot be told at a glance (`settle`, where the
//! rules and their proofs stand), with a table that is shared between solvers ([`Memory`]). `docs/solver.md` has what each idea is worth,
//! with numbers.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "scores, plies, ranks and places are small numbers, kept in small words"
)]
#![allow(
    clippy::inline_always,
    reason = "left to itself the compiler calls the small steps of the recursion, which costs a fifth"
)]

mod book;
mod descent;
mod field;
mod machine;
mod settle;
mod table;

use crate::core::control::Control;
use std::borrow::Borrow;
use std::sync::atomic::{AtomicU64, Ordering};

pub use book::{Book, MAX_PLIES as MAX_BOOK_PLIES, Maker, NotABook, Task};
pub use field::{Compact, Field};

use super::{Column, Position, Shape, Standard};
use crate::core::game::{Game, Outcome};
use descent::Descent;
use field::{cell_count, completing, key_bits};
#[cfg(target_arch = "x86_64")]
use machine::Modern;
use machine::{Baseline, Processor};
use settle::Node;
use table::{Hash, Table};

/// The memory that a solver is given unless its caller says otherwise, in bytes.
pub const DEFAULT_BYTES: usize = 64 << 20;
/// The least memory that a solver of any board can do with, in bytes.
pub const MIN_BYTES: usize = 2 * table::MIN_BYTES + size_of::<Busy>();
/// How many positions wait at once on the way down, on the usual board.
const STACK: usize = 42 * 7;
/// The share of a solver that nearly stays in its processor's cache, in bytes; as much as a large page.
const NEAR_BYTES: usize = 2 << 20;

/// What a solver knows so far of the score it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The score is not less.
    pub lower: i32,
    /// The score is not more.
    pub upper: i32,
    /// The positions visited since the solver was made.
    pub nodes: u64,
}

/// What solvers that work together remember. It can be shared between threads as it is, by reference.
pub struct Memory {
    far: Table,
    busy: Busy,
    /// What each solver takes for itself.
    own: usize,
}

impl Memory {
    /// Returns an empty memory that takes, together with a solver's own share, at most this many bytes; [`MIN_BYTES`] at least.
    ///
    /// The number of entries is a power of two. The system hands out the memory only when it is used.
    #[must_use]
    pub fn with_bytes(bytes: usize) -> Self {
        Self::for_solvers(1, bytes)
    }

    /// Returns an empty memory that takes, together with the own shares of so many solvers, at most this many bytes; where that is
    /// less than [`MIN_BYTES`] for each of them, it may take so much.
    #[must_use]
    pub fn for_solvers(solvers: usize, bytes: usize) -> Self {
        let solvers = solvers.max(1);
        let own = NEAR_BYTES.min(bytes / (4 * solvers));
        let far = bytes.saturating_sub(solvers * own + size_of::<Busy>());
        Self { far: Table::new(far, u64::BITS), busy: Busy::default(), own }
    }

    /// Returns the memory it takes itself, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.far.bytes() + size_of_val(&self.busy)
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.far.clear();
    }
}

/// The questions that threads are at, so that one does not do at the same time what another one does.
///
/// The marks are hints: one that is lost or mistaken costs time, never a wrong answer.
struct Busy([AtomicU64; Busy::SLOTS]);

impl Default for Busy {
    fn default() -> Self {
        Self([const { AtomicU64::new(0) }; Self::SLOTS])
    }
}

impl Busy {
    const SLOTS: usize = 1 << 10;

    /// Returns the mark of a question; never 0.
    #[inline]
    fn mark(hash: Hash, goal: i8) -> u64 {
        hash.0.wrapping_add(i64::from(goal).cast_unsigned()) | 1 << 63
    }

    #[inline]
    fn slot(&self, mark: u64) -> &AtomicU64 {
        &self.0[(mark >> 40) as usize % Self::SLOTS]
    }

    fn has(&self, mark: u64) -> bool {
        self.slot(mark).load(Ordering::Relaxed) == mark
    }

    fn add(&self, mark: u64) {
        self.slot(mark).store(mark, Ordering::Relaxed);
    }

    fn remove(&self, mark: u64) {
        let _ = self.slot(mark).compare_exchange(mark, 0, Ordering::Relaxed, Ordering::Relaxed);
    }
}

/// Finds the exact scores of positions of one board.
///
/// Two of them side by side never share a line of the processor's cache, or two threads would take it from each other at every
/// node: the empty board then took 11 s with two threads as with one.
#[repr(align(128))]
pub struct Solver<F: Field = Standard, M: Borrow<Memory> = Memory> {
    field: F,
    memory: M,
    near: Table,
    stack: Vec<Node>,
    nodes: u64,
    together: bool,
    book: Option<&'static Book>,
}

impl<F: Field, M: Borrow<Memory>> Solver<F, M> {
    /// Returns a solver that works alone with this memory.
    #[must_use]
    pub fn new(field: F, memory: M) -> Self {
        let near = Table::new(memory.borrow().own, key_bits(field));
        Self { field, memory, near, stack: Vec::with_capacity(STACK), nodes: 0, together: false, book: None }
    }

    /// Returns a solver that works with others, each in a thread of its own and asked the same, on one memory.
    #[must_use]
    pub fn together(field: F, memory: M) -> Self {
        Self { together: true, ..Self::new(field, memory) }
    }

    /// Lets the solver look up the answers that this book has. Of other boards than 7x6 it has none.
    pub fn use_book(&mut self, book: &'static Book) {
        self.book = Some(book);
    }

    /// Returns the memory it takes besides that which it may share, in bytes.
    pub fn own_bytes(&self) -> usize {
        self.near.bytes()
    }

    /// Returns the number of positions visited since the solver was made: those whose moves were generated.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory.borrow().clear();
        self.near.clear();
    }

    /// Returns the exact score of a position, or `None` if the game is over or the solver was stopped.
    ///
    /// The score is 0 for a draw, n for a win of the player to move with the n-th coin from the end of its supply, and
    /// negative for a loss likewise: (cells + 1 - coins on the board before the winning move) / 2, rounded down.
    pub fn score(&mut self, position: &Position<F::Shape>, control: &mut dyn Control<Progress>) -> Option<i32> {
        self.solve(position, control, Ask::Score)
    }

    /// Returns the exact score of a position, as [`score`](Self::score); faster if the guess is right, and right if it is not.
    pub fn score_near(&mut self, position: &Position<F::Shape>, guess: i32, control: &mut dyn Control<Progress>) -> Option<i32> {
        self.solve(position, control, Ask::ScoreNear(guess))
    }

    /// Returns 1 if the player to move wins, 0 if the game is a draw, -1 if the player to move loses; `None` as
    /// [`score`](Self::score).
    pub fn result(&mut self, position: &Position<F::Shape>, control: &mut dyn Control<Progress>) -> Option<i32> {
        self.solve(position, control, Ask::Result)
    }

    /// Returns the score of each column, from left to right, to the player who drops a coin in it; `None` for a full column.
    /// Nothing at all if the game is over or the solver was stopped.
    pub fn columns(&mut self, position: &Position<F::Shape>, control: &mut dyn Control<Progress>) -> Option<Vec<Option<i32>>> {
        each_column(position, |after| self.score(after, control))
    }

    /// Returns the result of each column, as [`result`](Self::result) and [`columns`](Self::columns) say.
    pub fn column_results(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        let results = each_column(position, |after| self.result(after, control))?;
        Some(results.into_iter().map(|result| result.map(i32::signum)).collect())
    }

    /// Returns the exact score of a position, and for each column, from left to right, what it is worth at most; `None` for a full
    /// column. A column that is worth as much as the position is one of the best; all others are worth less.
    ///
    /// That is found much sooner than the score of each column. Nothing at all if the game is over or the solver was stopped.
    pub fn best(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<(i32, Vec<Option<i32>>)> {
        let score = self.score(position, control)?;
        let bounds = each_column(position, |after| {
            // Is the other player's score more than it would be after a best move?
            let bound = self.solve(after, control, Ask::Bound(1 - score))?;
            Some(bound.max(-score))
        })?;
        Some((score, bounds))
    }

    /// Returns the answer, found by the fastest way that the processor has.
    fn solve(&mut self, position: &Position<F::Shape>, control: &mut dyn Control<Progress>, ask: Ask) -> Option<i32> {
        #[cfg(target_arch = "x86_64")]
        if let Some(modern) = Modern::find() {
            return self.solve_on(modern, position, control, ask);
        }
        self.solve_on(Baseline, position, control, ask)
    }

    /// Returns the answer, found on this processor.
    fn solve_on(
        &mut self,
        processor: impl Processor,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
        ask: Ask,
    ) -> Option<i32> {
        if position.outcome().is_some() {
            return None;
        }
        let sign_only = matches!(ask, Ask::Result);
        if let Some(score) = self.book.and_then(|book| F::look_up(book, position)) {
            return Some(if sign_only { score.signum() } else { score });
        }
        let (field, coins, plies) = (self.field, F::coins(position), position.plies().cast_signed());
        let count = cell_count(field);
        let playable = (coins.occupied() + field.bottom()) & field.board();
        if completing(field, coins.mover) & playable != 0 {
            return Some(if sign_only { 1 } else { (count + 1 - plies) / 2 });
        }
        let memory = self.memory.borrow();
        let mut descent = Descent {
            field,
            processor,
            far: memory.far.view(),
            near: self.near.view(),
            busy: self.together.then_some(&memory.busy),
            control,
            stack: &mut self.stack,
            nodes: self.nodes,
            stopped: false,
        };
        let mut range = Range { lower: -((count - plies) / 2), upper: (count - 1 - plies) / 2 };
        if sign_only {
            range = Range { lower: range.lower.max(-1), upper: range.upper.min(1) };
        }
        let mut first = Vec::new();
        match ask {
            Ask::Score | Ask::Result => {}
            Ask::Bound(goal) => {
                let bound = descent.ask(coins, plies, goal);
                let stopped = descent.stopped;
                self.nodes = descent.nodes;
                return (!stopped).then_some(bound);
            }
            Ask::ScoreNear(guess) => first.extend([guess.saturating_add(1), guess]),
        }
        let mut horizons = (!sign_only).then(|| Horizons::new(count, plies));
        while range.lower < range.upper && !descent.stopped {
            let goal = first
                .pop()
                .filter(|goal| (range.lower + 1..=range.upper).contains(goal))
                .or_else(|| horizons.as_mut().and_then(|horizons| horizons.next(&range)))
                .unwrap_or_else(|| range.middle());
            let bound = descent.ask(coins, plies, goal);
            if bound >= goal {
                range.lower = if sign_only { goal } else { bound };
            } else {
                range.upper = if sign_only { goal - 1 } else { bound };
            }
            if !descent.stopped {
                let progress = Progress { lower: range.lower, upper: range.upper, nodes: descent.nodes };
                descent.control.on_progress(&progress);
            }
        }
        self.nodes = descent.nodes;
        (!descent.stopped).then_some(range.lower)
    }
}

/// What a solver is asked.
#[derive(Clone, Copy)]
enum Ask {
    /// The score.
    Score,
    /// The score, which may well be this.
    ScoreNear(i32),
    /// A bound of the score that tells whether it is at least this.
    Bound(i32),
    /// Only the sign of the score.
    Result,
}

/// The scores that are still possible.
struct Range {
    lower: i32,
    upper: i32,
}

impl Range {
    /// Returns the next question once near ends are ruled out: who wins, and then outwards from the draw.
    const fn middle(&self) -> i32 {
        if self.lower <= 0 && self.upper > 0 {
            1
        } else if self.lower > 0 {
            self.lower + 1
        } else {
            self.upper
        }
    }
}

/// The questions asked first, from the outside in: a win within 7 plies? A loss within 8? A win within 11? ...
///
/// They cost little, decide easy positions long before the question of who wins could be answered, and leave good bounds in
/// the table for hard ones.
struct Horizons {
    count: i32,
    plies: i32,
    next: i32,
    last: i32,
}

impl Horizons {
    const fn new(count: i32, plies: i32) -> Self {
        let last = match count - plies {
            28.. => 16,
            14..28 => 12,
            _ => 0,
        };
        Self { count, plies, next: 7, last }
    }

    /// Returns the next question that is not answered yet, or `None` when all are asked.
    const fn next(&mut self, range: &Range) -> Option<i32> {
        while self.next <= self.last {
            let plies = self.next;
            // 7, 8, 11, 12, 15, 16: an odd number is about a win, an even one about a loss.
            let is_win = plies % 2 == 1;
            self.next += if is_win { 1 } else { 3 };
            let score = (self.count + 2 - self.plies - plies) / 2;
            let goal = if is_win { score } else { 1 - score };
            if goal > range.lower && goal <= range.upper {
                return Some(goal);
            }
        }
        None
    }
}

/// Returns what each column is worth to the player who drops a coin in it, from left to right, if `ask` tells what the position
/// after it is worth to the other one; `None` for a full column. Nothing at all if the game is over or `ask` does not tell.
pub fn each_column<S: Shape>(
    position: &Position<S>,
    mut ask: impl FnMut(&Position<S>) -> Option<i32>,
) -> Option<Vec<Option<i32>>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() {
        return None;
    }
    let mut scores = vec![None; usize::from(position.shape().columns())];
    for column in moves {
        let mut after = *position;
        after.make(column);
        let score = match after.outcome() {
            Some(Outcome::Win(_)) => (position.shape().cells() + 1 - position.plies()).cast_signed() / 2,
            Some(Outcome::Draw) => 0,
            None => -ask(&after)?,
        };
        scores[usize::from(column.index())] = Some(score);
    }
    Some(scores)
}

/// Returns the columns with the highest score, from left to right.
#[must_use]
pub fn best_columns(scores: &[Option<i32>]) -> Vec<Column> {
    let best = scores.iter().flatten().max();
    let columns = (0..).zip(scores).filter(|(_, score)| score.is_some() && score.as_ref() == best);
    columns.map(|(index, _)| Column::from_index(index)).collect()
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::core::connect4::notation;
    use crate::core::control::Unlimited;

    #[test]
    fn every_processor_finds_the_same_in_the_same_nodes() {
        let Some(modern) = Modern::find() else {
            return;
        };
        let mut solvers = [(); 2].map(|()| Solver::new(Standard, Memory::with_bytes(MIN_BYTES)));
        for moves in [
            "447275477454473",
            "77542126165244573573",
            "474764321573667",
            "3532456476714512545562",
            "337216314346553117674326662",
        ] {
            let position = notation::parse_position(Standard, moves).expect("a position");
            let [one, other] = &mut solvers;
            let score = one.solve_on(Baseline, &position, &mut Unlimited, Ask::Score);
            assert_eq!(score, other.solve_on(modern, &position, &mut Unlimited, Ask::Score), "{moves}");
            assert_eq!(one.nodes(), other.nodes(), "{moves}");
        }
        assert!(solvers[0].nodes() > 1000);
    }
}
