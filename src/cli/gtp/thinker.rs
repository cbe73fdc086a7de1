//! How a move is thought of: for a number of games, or for a time that depends on the need.

use super::time::Budget;
use crate::clock::Stopwatch;
use crate::core::control::Unlimited;
use crate::core::game::Game as _;
use crate::core::go::strategy::{endless, playouts};
use crate::core::go::{Computer, Go, Move, Position, Setup, Trees};
use crate::core::search::{Report, Strategy};
use crate::players::strategy;
use crate::worker::{Deadline, EndOfInput, choose, choose_together};

/// A player, and a tree that stays for the whole game, as it may serve the next move.
pub(super) struct Thinker {
    pub(super) trees: Trees,
    /// The strategy of a player who grows no tree, after its first move.
    other: Option<Box<dyn Strategy<Position>>>,
    player: Computer,
    setup: Setup,
    seed: u64,
}

impl Thinker {
    /// Returns a player without a tree.
    pub(super) fn new(player: Computer, setup: Setup, seed: u64) -> Self {
        Self {
            trees: endless(seed),
            other: None,
            player,
            setup,
            seed,
        }
    }

    /// Returns the report of a position: of a search within the budget if there is one, of which
    /// the last part is used only if the best move is in doubt. It ends with the input.
    pub(super) fn think(
        &mut self,
        position: &Position,
        budget: Option<Budget>,
        end: &EndOfInput,
    ) -> Option<Report<Move>> {
        let Some(budget) = budget else {
            let Some(playouts) = playouts(self.player, self.setup) else {
                let new = || strategy::<Go>(self.player, self.setup, position.to_move(), self.seed);
                let other = self.other.get_or_insert_with(new);
                return choose(&mut **other, position, &mut Unlimited);
            };
            self.trees.set_playouts(playouts);
            return choose(&mut self.trees, position, &mut Unlimited);
        };
        self.trees.set_playouts(u32::MAX);
        let watch = Stopwatch::start();
        let mut until = |time| {
            let mut control = Deadline::new(watch, time, || end.ends(watch));
            choose_together(&mut self.trees, position, &mut control)
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
                lead: None,
            };
            assert_eq!(is_in_doubt(&report), expected, "{other:?}");
        }
    }
}
