//! The player who makes no mistake: it knows the exact score, and every column that keeps it.

use crate::control::{Control, StopOnly};
use std::sync::Arc;

use super::position::Position;
use super::size::{Column, Shape, Size, Standard};
use super::solver::{Book, DEFAULT_BYTES, Memory, Solver};
use crate::game::Game;
use crate::score::Score;
use crate::search::{Assistant, Ended, Report, RootMove, Strategy};

/// The player who never gives away a won or a drawn game, wins as soon and loses as late as can be.
///
/// It keeps its solver from move to move: what the solver learned about this move helps with the
/// next one.
pub(super) struct Perfect {
    memory: Arc<Memory>,
    solver: Solver<Standard, Arc<Memory>>,
    /// The fallback strategy for boards other than 7x6 with four in a line, on which Perfect is not
    /// offered.
    fallback: Box<dyn Strategy<Position<Size>>>,
}

impl Perfect {
    /// Returns a player who remembers nothing yet, and leaves other boards to `fallback`.
    pub(super) fn new(fallback: Box<dyn Strategy<Position<Size>>>) -> Self {
        // The system hands out this memory only as it is used.
        let memory = Arc::new(Memory::for_solvers(Standard, 2, DEFAULT_BYTES));
        Self { solver: solver(&memory), memory, fallback }
    }
}

/// Returns a solver with the book, which may share its memory with others.
pub(super) fn solver(memory: &Arc<Memory>) -> Solver<Standard, Arc<Memory>> {
    let mut solver = Solver::together(Arc::clone(memory));
    solver.use_book(Book::embedded());
    solver
}

/// The assistant of [`Perfect`]: it solves the same position in another thread.
struct Helper(Solver<Standard, Arc<Memory>>);

impl Assistant<Position<Size>> for Helper {
    fn assist(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) {
        if let Some(standard) = position.to_standard() {
            // Its results stay in the memory, where the main solver finds them.
            let _ = self.0.best(&standard, &mut StopOnly::new(control));
        }
    }
}

impl Strategy<Position<Size>> for Perfect {
    /// Returns a report with the exact score and all columns that keep it, from left to right; its
    /// `nodes` are fewer the more the solver remembers. If it was stopped, it knows nothing: all
    /// columns seem equal.
    fn choose(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let Some(standard) = position.to_standard() else {
            return self.fallback.choose(position, control);
        };
        let mut moves = position.moves();
        let solver = &mut self.solver;
        let before = solver.nodes();
        let found = solver.best(&standard, &mut StopOnly::new(control));
        let nodes = solver.nodes() - before;
        let Some((score, bounds)) = found else {
            let &best = moves.first()?;
            let score = Score::DRAW;
            let moves = moves.into_iter().map(|mv| RootMove::exact(mv, score)).collect();
            return Some(Report {
                best,
                score,
                depth: 0,
                nodes,
                pv: vec![best],
                moves,
                ended: Ended::Stopped,
                lead: None,
            });
        };
        moves.sort_unstable();
        let root = |mv: Column| {
            let bound = bounds.get(usize::from(mv.index())).copied().flatten().unwrap_or(score);
            RootMove { mv, score: score_in_plies(&standard, bound), exact: bound == score }
        };
        let moves: Vec<RootMove<Column>> = moves.into_iter().map(root).collect();
        let best = moves.iter().find(|root| root.exact)?.mv;
        let score = score_in_plies(&standard, score);
        let depth = Standard.cells() - position.plies();
        let ended =
            if position.plies() < Book::embedded().plies() { Ended::Book } else { Ended::Decided };
        Some(Report { best, score, depth, nodes, pv: vec![best], moves, ended, lead: None })
    }

    fn assistant(&self) -> Option<Box<dyn Assistant<Position<Size>>>> {
        Some(Box::new(Helper(solver(&self.memory))))
    }
}

/// Returns a solver's score of a position, or of one of its columns, as the distance to the end of
/// the game.
///
/// A score of n means that the winner completes a line with the n-th coin from the end of its
/// supply, so the number of coins before that one is cells + 1 - 2n or one less. The two differ in
/// whose turn it then is, so only one of them fits the winner: the player to move for a positive
/// score, the other one for a negative.
#[must_use]
pub fn score_in_plies<S: Shape>(position: &Position<S>, score: i32) -> Score {
    if score == 0 {
        return Score::DRAW;
    }
    let (cells, plies) = (position.shape().cells(), position.plies());
    // The winner's coin completes the line when so many plies, or one fewer, have been played
    // before it.
    let latest = (cells + 1).saturating_sub(2 * score.unsigned_abs());
    let winner = plies + u32::from(score < 0);
    let before = if latest % 2 == winner % 2 { latest } else { latest.saturating_sub(1) };
    let distance = (before + 1).saturating_sub(plies);
    if score > 0 { Score::win_in(distance) } else { Score::loss_in(distance) }
}
