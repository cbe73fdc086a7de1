//! The player who makes no mistake: it knows the exact score, and every column that keeps it.

use crate::core::control::{Control, StopOnly};
use std::sync::Arc;

use super::dice::pick;
use super::thinking::strategy;
use super::{Computer, Skill};
use crate::core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver, best_columns};
use crate::core::connect4::{Column, Position, Shape, Size, Standard};
use crate::core::game::Game;
use crate::core::score::Score;
use crate::core::search::{Assistant, Ended, Report, RootMove, Strategy};

/// The player who never gives away a won or a drawn game, wins as soon and loses as late as can be.
///
/// It keeps its solver from move to move: what it found out about this move serves the next one.
pub(super) struct Perfect {
    seed: u64,
    memory: Arc<Memory>,
    solver: Solver<Standard, Arc<Memory>>,
}

impl Perfect {
    /// Returns a player whose choices among equally good columns follow from this seed.
    pub(super) fn new(seed: u64) -> Self {
        // The system hands out this memory only as it is used.
        let memory = Arc::new(Memory::for_solvers(2, DEFAULT_BYTES));
        Self { seed, solver: solver(&memory), memory }
    }
}

/// Returns a solver with the book, which may share its memory with others.
fn solver(memory: &Arc<Memory>) -> Solver<Standard, Arc<Memory>> {
    let mut solver = Solver::together(Standard, Arc::clone(memory));
    solver.use_book(Book::embedded());
    solver
}

/// The one who solves what [`Perfect`] solves, in another thread.
struct Second(Solver<Standard, Arc<Memory>>);

impl Assistant<Position<Size>> for Second {
    fn assist(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) {
        if let Some(standard) = position.to_standard() {
            // What it finds is in the memory, for the other one to use.
            let _ = self.0.best(&standard, &mut StopOnly::new(control));
        }
    }
}

impl Strategy<Position<Size>> for Perfect {
    /// Returns a report with the exact score, to the end of the game, and all columns that have it; its `nodes` are fewer the
    /// more the solver remembers. A player who was stopped takes any column and knows nothing.
    ///
    /// On a board that [`Skill::plays_on`] excludes, where nobody should have asked, the High Skilled Computer answers.
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        let Some(standard) = position.to_standard() else {
            return strategy(Computer::new(Skill::High), position.to_move(), self.seed).choose(position, control);
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let solver = &mut self.solver;
        let before = solver.nodes();
        let found = solver.best(&standard, &mut StopOnly::new(control));
        let nodes = solver.nodes() - before;
        let Some((score, bounds)) = found else {
            let best = pick(self.seed, position, &moves)?;
            let (score, pv, moves, ended) = (Score::DRAW, vec![best], Vec::new(), Ended::Stopped);
            return Some(Report { best, score, depth: 0, nodes, pv, moves, ended });
        };
        let best = pick(self.seed, position, &best_columns(&bounds))?;
        let root = |mv: Column| {
            let bound = bounds.get(usize::from(mv.index())).copied().flatten().unwrap_or(score);
            RootMove { mv, score: score_in_plies(&standard, bound), exact: bound == score }
        };
        let moves = moves.into_iter().map(root).collect();
        let score = score_in_plies(&standard, score);
        let depth = Standard.cells() - position.plies();
        let ended = if position.plies() < Book::embedded().plies() { Ended::Book } else { Ended::Decided };
        Some(Report { best, score, depth, nodes, pv: vec![best], moves, ended })
    }

    fn assistant(&self) -> Option<Box<dyn Assistant<Position<Size>>>> {
        Some(Box::new(Second(solver(&self.memory))))
    }
}

/// Returns a solver's score of a position, or of one of its columns, as the distance to the end of the game.
///
/// A score of n says that the winner completes a line with the n-th coin from the end of its supply, which leaves the
/// number of coins before that one at cells + 1 - 2n or one less. They differ in whose turn it then is, so the winner, the
/// player to move for a positive score and the other one for a negative, has but one of them.
#[must_use]
pub fn score_in_plies<S: Shape>(position: &Position<S>, score: i32) -> Score {
    if score == 0 {
        return Score::DRAW;
    }
    let (cells, plies) = (position.shape().cells(), position.plies());
    // The winner's coin completes the line when so many plies, or one fewer, have been played before it.
    let latest = (cells + 1).saturating_sub(2 * score.unsigned_abs());
    let winner = plies + u32::from(score < 0);
    let before = if latest % 2 == winner % 2 { latest } else { latest.saturating_sub(1) };
    let distance = (before + 1).saturating_sub(plies);
    if score > 0 { Score::win_in(distance) } else { Score::loss_in(distance) }
}
