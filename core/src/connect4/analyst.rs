//! The analyst: the value of each column, exact where the solver can tell.

use std::sync::Arc;

use super::analysis::{Hint, principal_variation};
use super::evaluate::{Character, SlidingWindow};
use super::perfect::{score_in_plies, solver};
use super::position::Position;
use super::size::{Column, Shape, Size, Standard};
use super::solver::{DEFAULT_BYTES, Memory, Solver};
use crate::control::{Control, StopOnly};
use crate::game::Game;
use crate::kind::Effort;
use crate::score::Score;
use crate::search::{
    Assistant, Explanation, Limits, Options, Report, Root, RootMove, Search, Strategy,
};

/// The longest expected line, in plies: more would be hard to follow.
const LINE: usize = 12;
/// How far the estimates on other boards look, in plies.
const ESTIMATE_DEPTH: u32 = 8;

/// The player who reports the value of each column: exactly on 7x6 with four in a line, by a search
/// on other boards.
pub(super) struct Analyst {
    memory: Arc<Memory>,
    solver: Solver<Standard, Arc<Memory>>,
    /// On other boards.
    limits: Limits,
}

impl Analyst {
    /// Returns an analyst who remembers nothing yet.
    pub(super) fn new(effort: Effort) -> Self {
        // The system hands out this memory only as it is used.
        let memory = Arc::new(Memory::for_solvers(Standard, 2, DEFAULT_BYTES));
        Self {
            solver: solver(&memory),
            limits: effort.limits(Limits::depth(ESTIMATE_DEPTH)),
            memory,
        }
    }
}

/// Returns the report of a position whose columns have these values; `None` if none has. Of equally
/// good columns the one nearest to the middle is the best.
#[must_use]
pub fn report_of(
    position: &Position<Size>,
    value: impl Fn(Column) -> Option<Score>,
) -> Option<Report<Column>> {
    let columns = position.moves().into_iter();
    let known = columns.filter_map(|column| Some(RootMove::exact(column, value(column)?)));
    Report::of_known(known.collect())
}

/// The assistant of [`Analyst`]: it solves the columns in another thread, from the right.
struct Helper(Solver<Standard, Arc<Memory>>);

impl Assistant<Position<Size>> for Helper {
    fn assist(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) {
        let Some(standard) = position.to_standard() else {
            return;
        };
        let mut legal = standard.moves();
        legal.sort_unstable();
        for &column in legal.iter().rev() {
            let mut after = standard;
            after.make(column);
            // Its results stay in the memory, where the main solver finds them.
            if after.outcome().is_none()
                && self.0.score(&after, &mut StopOnly::new(control)).is_none()
            {
                return;
            }
        }
    }
}

impl Strategy<Position<Size>> for Analyst {
    /// Returns a report with the value of every column; exact to the end of the game on 7x6 with
    /// four in a line.
    fn choose(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let Some(standard) = position.to_standard() else {
            let evaluate =
                SlidingWindow { owner: position.to_move(), character: Character::Neutral };
            let options = Options { root: Root::All, ..Options::default() };
            let mut search = Search::new(evaluate, options);
            return search.run(position, self.limits, control);
        };
        let before = self.solver.nodes();
        let scores = self.solver.columns(&standard, &mut StopOnly::new(control))?;
        let mut report = report_of(position, |column| {
            let score = scores.get(usize::from(column.index())).copied().flatten()?;
            Some(score_in_plies(&standard, score))
        })?;
        report.depth = Standard.cells() - position.plies();
        report.nodes = self.solver.nodes() - before;
        Some(report)
    }

    fn explain(
        &mut self,
        position: &Position<Size>,
        _report: &Report<Column>,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Explanation<Position<Size>>> {
        position.to_standard()?;
        let mut stop = StopOnly::new(control);
        let mut oracle =
            |position: &Position<Size>| self.solver.columns(&position.to_standard()?, &mut stop);
        let hint = Hint::new(position, &mut oracle)?;
        let line = principal_variation(position, LINE, &mut oracle);
        let hint = hint.with_plan(position, &mut StopOnly::new(control));
        Some(Explanation {
            best: hint.insight.best().to_vec(),
            marks: hint.marks(position),
            insight: hint.insight,
            line,
        })
    }

    fn assistant(&self) -> Option<Box<dyn Assistant<Position<Size>>>> {
        Some(Box::new(Helper(solver(&self.memory))))
    }
}
