//! How a move is thought of: for a number of games, or for a time that depends on the need.

use super::time::Budget;
use crate::clock::Stopwatch;
use crate::core::control::Unlimited;
use crate::core::go::{Move, Position};
use crate::core::search::{Report, Strategy};
use crate::worker::{Deadline, choose, choose_together};

/// A strategy that stays for the whole game, as it may keep what it has found.
pub(super) struct Thinker {
    pub(super) strategy: Box<dyn Strategy<Position>>,
    /// Whether it thinks until it is stopped.
    pub(super) is_clocked: bool,
}

impl Thinker {
    /// Returns the report of a position: of a search within the budget if there is one, of which
    /// the last part is used only if the best move is in doubt.
    pub(super) fn think(
        &mut self,
        position: &Position,
        budget: Option<Budget>,
    ) -> Option<Report<Move>> {
        let Some(budget) = budget else {
            return choose(&mut *self.strategy, position, &mut Unlimited);
        };
        let watch = Stopwatch::start();
        let mut until = |time| {
            let mut control = Deadline::new(watch, time, || false);
            choose_together(&mut *self.strategy, position, &mut control)
        };
        let report = until(budget.usual)?;
        if budget.most > budget.usual && is_in_doubt(&report) {
            return until(budget.most);
        }
        Some(report)
    }
}

/// Returns whether another move looks at least as good as the one that was tried most.
fn is_in_doubt(report: &Report<Move>) -> bool {
    // A report has no other move above the best one, so that those which are stand just below it.
    let least = report.score.just_below();
    (report.moves.iter()).any(|root| root.mv != report.best && root.exact && root.score >= least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::search::mcts::estimate;
    use crate::core::search::{Ended, RootMove};

    #[test]
    fn a_move_is_in_doubt_while_another_looks_as_good() {
        let score = estimate(0.6);
        let [best, other] = ["C3", "D4"].map(|name| Move::Place(name.parse().expect("a point")));
        for (other_score, exact, expected) in [
            (score.just_below(), true, true),
            (score.just_below(), false, false),
            (estimate(0.55), true, false),
        ] {
            let other = RootMove {
                mv: other,
                score: other_score,
                exact,
            };
            let report = Report {
                best,
                score,
                depth: 0,
                nodes: 100,
                pv: vec![best],
                moves: vec![RootMove::exact(best, score), other],
                ended: Ended::Stopped,
            };
            assert_eq!(is_in_doubt(&report), expected, "{other:?}");
        }
    }
}
