//! The exact score of a position: who wins, and how soon.
//!
//! A [`Solver`] finds it by null windows: is the score at least this much? The first ask about
//! shallow wins and losses, the next about who wins (`goals`). Each is decided by a negamax search
//! (`null_window`) of the positions that static bounds leave open (`settle`, with the proofs of the
//! rules), on a transposition table that solvers can share ([`Memory`]). `docs/solver.md` gives the
//! gain of each idea, with numbers.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "scores, plies, ranks and places are small numbers, kept in small words"
)]
#![allow(
    clippy::inline_always,
    reason = "left to itself the compiler calls the small steps of the recursion, which costs a \
        fifth"
)]

mod book;
mod field;
mod goals;
mod machine;
mod memory;
mod null_window;
mod settle;
mod table;

use std::borrow::Borrow;

pub use book::{Book, MAX_PLIES as MAX_BOOK_PLIES, Maker, Task};
pub use field::{Compact, Field};
pub use memory::{DEFAULT_BYTES, MIN_BYTES, Memory};
pub use null_window::Progress;

use super::position::Coins;
use super::{Column, Position, Shape, Standard};
use crate::control::Control;
use crate::game::{Game, Outcome};
use field::{cell_count, completing, key_bits, playable};
use goals::Goals;
#[cfg(target_arch = "x86_64")]
use machine::{Baseline, Modern, Processor};
use null_window::NullWindow;
use settle::Node;
use table::Table;

/// The most children on the path from the root, on the usual board.
const STACK: usize = 42 * 7;

/// Finds the exact scores of positions of one board.
///
/// The alignment keeps two of them side by side from sharing a cache line (false sharing): without
/// it, two threads often took as long for the empty board as one.
///
/// ```
/// use plot4_core::connect4::solver::{Memory, MIN_BYTES, Solver};
/// use plot4_core::connect4::{Standard, notation};
/// use plot4_core::control::Unlimited;
///
/// let mut solver = Solver::new(Memory::for_solvers(Standard, 1, MIN_BYTES));
/// let position = notation::parse_position(Standard, "414243").expect("a position");
/// // Red completes the column with its fourth coin: the sooner, the higher the score.
/// assert_eq!(solver.score(&position, &mut Unlimited), Some(18));
/// ```
#[repr(align(128))]
pub struct Solver<F: Field = Standard, M: Borrow<Memory<F>> = Memory<F>> {
    field: F,
    /// The memory, which other solvers may share.
    memory: M,
    /// The transposition table for positions with few empty cells.
    small: Table,
    /// The stack of the search, kept between searches.
    stack: Vec<Node>,
    nodes: u64,
    /// Whether other solvers search the same position at the same time.
    together: bool,
    book: Option<&'static Book>,
}

impl<F: Field, M: Borrow<Memory<F>>> Solver<F, M> {
    /// Returns a solver for the board of this memory, which works alone with it.
    #[must_use]
    pub fn new(memory: M) -> Self {
        let field = memory.borrow().field;
        let small = Table::new(memory.borrow().small_bytes, key_bits(field));
        Self {
            field,
            memory,
            small,
            stack: Vec::with_capacity(STACK),
            nodes: 0,
            together: false,
            book: None,
        }
    }

    /// Returns a solver for the board of this memory, which it shares with other solvers; each runs
    /// in a thread of its own and solves the same position at the same time.
    #[must_use]
    pub fn together(memory: M) -> Self {
        Self { together: true, ..Self::new(memory) }
    }

    /// Lets the solver take scores from this book, which has those of 7x6 with four in a line only.
    pub fn use_book(&mut self, book: &'static Book) {
        self.book = Some(book);
    }

    /// Returns the size of its own table in bytes, besides the memory that it may share.
    pub fn own_bytes(&self) -> usize {
        self.small.bytes()
    }

    /// Returns the number of positions visited since the solver was made: those whose moves were
    /// generated.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Removes all entries of its tables, those of a shared memory too.
    pub fn clear(&mut self) {
        self.memory.borrow().clear();
        self.small.clear();
    }

    /// Returns the exact score of a position, or `None` if the game is over, the position is not of
    /// this board, or the solver was stopped.
    ///
    /// The score is 0 for a draw, n for a win of the player to move with the n-th coin from the end
    /// of its supply, and negative for a loss likewise: (cells + 1 - coins on the board before the
    /// winning move) / 2, rounded down.
    pub fn score(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        self.solve(position, control, Query::Score)
    }

    /// Returns the exact score of a position, as [`score`](Self::score): sooner if the guess is
    /// right, and exact if it is not.
    pub fn score_near(
        &mut self,
        position: &Position<F::Shape>,
        guess: i32,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        self.solve(position, control, Query::ScoreNear(guess))
    }

    /// Returns 1 if the player to move wins, 0 if the game is a draw, -1 if the player to move
    /// loses; `None` as [`score`](Self::score).
    pub fn result(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<i32> {
        self.solve(position, control, Query::Result)
    }

    /// Returns the score of each column, from left to right, to the player who drops a coin in it;
    /// `None` for a full column. Nothing at all if the game is over or the solver was stopped.
    pub fn columns(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        each_column(position, |after| self.score(after, control))
    }

    /// Returns the result of each column, as [`result`](Self::result) and
    /// [`columns`](Self::columns) say.
    pub fn column_results(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        let results = each_column(position, |after| self.result(after, control))?;
        Some(results.into_iter().map(|result| result.map(i32::signum)).collect())
    }

    /// Returns the exact score of a position, and an upper bound of the score of each column, from
    /// left to right; `None` for a full column. The bounds of the best columns are the score of the
    /// position, all others are less.
    ///
    /// That takes much less time than the score of each column. Nothing at all if the game is over
    /// or the solver was stopped.
    pub fn best(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
    ) -> Option<(i32, Vec<Option<i32>>)> {
        let score = self.score(position, control)?;
        let bounds = each_column(position, |after| {
            // Is the opponent's score higher than after a best move?
            let bound = self.solve(after, control, Query::Bound(1 - score))?;
            Some(bound.max(-score))
        })?;
        Some((score, bounds))
    }

    /// Returns the answer to a query, found with the best instructions that the processor has.
    fn solve(
        &mut self,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
        query: Query,
    ) -> Option<i32> {
        #[cfg(target_arch = "x86_64")]
        if let Some(modern) = Modern::find() {
            return self.solve_on(modern, position, control, query);
        }
        self.solve_on(Baseline, position, control, query)
    }

    /// Returns the answer to a query, found with these instructions.
    fn solve_on(
        &mut self,
        processor: impl Processor,
        position: &Position<F::Shape>,
        control: &mut dyn Control<Progress>,
        query: Query,
    ) -> Option<i32> {
        if position.outcome().is_some()
            || !position.shape().size().is_same_board(self.field.shape().size())
        {
            return None;
        }
        if let Some(score) = self.known_score(position) {
            return Some(if query == Query::Result { score.signum() } else { score });
        }
        let (coins, plies) = (F::coins(position), position.plies().cast_signed());
        let empty = cell_count(self.field) - plies;
        let mut search = self.search(processor, control);
        let answer = match query {
            Query::Score => narrow(&mut search, coins, plies, Goals::score(empty)),
            Query::ScoreNear(guess) => {
                narrow(&mut search, coins, plies, Goals::score_near(guess, empty))
            }
            Query::Result => narrow(&mut search, coins, plies, Goals::sign(empty)),
            Query::Bound(goal) => search.bound(coins, plies, goal),
        };
        let (nodes, stopped) = (search.nodes, search.stopped);
        self.nodes = nodes;
        (!stopped).then_some(answer)
    }

    /// Returns the score of a position that is in the book, or in which the next coin wins.
    fn known_score(&self, position: &Position<F::Shape>) -> Option<i32> {
        if let Some(score) = self.book.and_then(|book| book.score(F::as_standard(position)?)) {
            return Some(score);
        }
        let (field, coins) = (self.field, F::coins(position));
        let is_win = completing(field, coins.mover) & playable(field, coins) != 0;
        is_win.then(|| (cell_count(field) + 1 - position.plies().cast_signed()) / 2)
    }

    /// Returns a search on the solver's tables.
    fn search<'a, P: Processor>(
        &'a mut self,
        processor: P,
        control: &'a mut dyn Control<Progress>,
    ) -> NullWindow<'a, F, P> {
        let memory = self.memory.borrow();
        NullWindow {
            field: self.field,
            processor,
            large: memory.large.view(),
            small: self.small.view(),
            in_progress: self.together.then_some(&memory.in_progress),
            control,
            stack: &mut self.stack,
            nodes: self.nodes,
            stopped: false,
        }
    }
}

/// A question to a solver about a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Query {
    Score,
    /// The score, which is likely this.
    ScoreNear(i32),
    /// A bound that tells whether the score is at least this.
    Bound(i32),
    /// The sign of the score.
    Result,
}

/// Returns the score that these goals find, by null windows until its bounds meet; meaningless
/// after a stop.
///
/// The mover must have no playable threat.
fn narrow<F: Field, P: Processor>(
    search: &mut NullWindow<'_, F, P>,
    coins: Coins,
    plies: i32,
    mut goals: Goals,
) -> i32 {
    let mut bounds = goals.first_bounds();
    while bounds.lower < bounds.upper && !search.stopped {
        let goal = goals.next(bounds);
        let bound = search.bound(coins, plies, goal);
        bounds = goals.narrowed(bounds, goal, bound);
        if !search.stopped {
            let progress =
                Progress { lower: bounds.lower, upper: bounds.upper, nodes: search.nodes };
            search.control.on_progress(&progress);
        }
    }
    bounds.lower
}

/// Returns the score of each column to the player who drops a coin in it, from left to right;
/// `None` for a full column.
///
/// `ask` returns the score of the position after the coin, to the opponent. Nothing at all if the
/// game is over or `ask` returns nothing.
pub fn each_column<S: Shape>(
    position: &Position<S>,
    mut ask: impl FnMut(&Position<S>) -> Option<i32>,
) -> Option<Vec<Option<i32>>> {
    let moves = position.moves();
    if moves.is_empty() {
        return None;
    }
    let mut scores = vec![None; usize::from(position.shape().columns())];
    for column in moves {
        let mut after = *position;
        after.make(column);
        let score = match after.outcome() {
            Some(Outcome::Win(_)) => {
                (position.shape().cells() + 1 - position.plies()).cast_signed() / 2
            }
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
    use crate::connect4::notation;
    use crate::control::Unlimited;

    #[test]
    fn every_processor_finds_the_same_in_the_same_nodes() {
        let Some(modern) = Modern::find() else {
            return;
        };
        let mut solvers = [(); 2].map(|()| Solver::new(Memory::with_bytes(Standard, MIN_BYTES)));
        for moves in [
            "447275477454473",
            "77542126165244573573",
            "474764321573667",
            "3532456476714512545562",
            "337216314346553117674326662",
        ] {
            let position = notation::parse_position(Standard, moves).expect("a position");
            let [one, other] = &mut solvers;
            let score = one.solve_on(Baseline, &position, &mut Unlimited, Query::Score);
            assert_eq!(
                score,
                other.solve_on(modern, &position, &mut Unlimited, Query::Score),
                "{moves}"
            );
            assert_eq!(one.nodes(), other.nodes(), "{moves}");
        }
        assert!(solvers[0].nodes() > 1000);
    }
}
