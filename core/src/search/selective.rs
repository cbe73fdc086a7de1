//! A selective search: much deeper than the exact one, but its value is always an estimate.
//!
//! It is a principal variation search in which unpromising moves are searched less deeply (late
//! move reductions) or not at all (limited width), with a solver of forced wins at the leaves. A
//! [`Guide`] knows what to leave out.

mod walk;

use super::order::Order;
use super::table::Table;
use super::{Budget, Ended, Guide, Limits, Report, Root, RootMove};
use crate::control::Control;
use crate::game::Game;
use crate::score::Score;
use walk::{Memory, Walk};

/// The depth at which a search that values all moves ends once the best one is decided.
const ENOUGH_FOR_OTHERS: u32 = 5;

/// A selective searcher.
///
/// Its report depends on the arguments of [`run`](Self::run) alone, not on earlier searches.
pub struct Selective<G: Game, E> {
    guide: E,
    options: Selectivity,
    memory: Memory<G>,
}

impl<G: Game, E: Guide<G>> Selective<G, E> {
    /// Returns a searcher, and allocates its table.
    pub fn new(guide: E, options: Selectivity) -> Self {
        let memory = Memory {
            table: Table::new(options.table_bytes),
            order: Order::new(),
            plies: Vec::new(),
        };
        Self {
            guide,
            options,
            memory,
        }
    }

    /// Searches this position within the limits, and returns the report, or `None` if the game is
    /// over.
    ///
    /// A search that is stopped within a depth reports the best of the moves searched to that
    /// depth, if they include the best move of the previous depth.
    pub fn run(
        &mut self,
        position: &G,
        limits: Limits,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        if position.outcome().is_some() {
            return None;
        }
        self.memory.table.forget();
        self.memory.order.forget();
        self.guide.forget();
        let mut report = self.unsearched(position)?;
        let values_others = self.options.root.values_others();
        let mut left_out = if values_others {
            position.moves()
        } else {
            Vec::new()
        };
        left_out.retain(|&mv| !report.moves.iter().any(|root| root.mv == mv));
        // What looks best of what the guide leaves out is searched for all of it.
        let mut after = position.clone();
        let sample = (0..left_out.len()).min_by_key(|&index| {
            let undo = after.make(left_out[index]);
            let score = self.guide.evaluate(&after);
            after.unmake(left_out[index], undo);
            score
        });
        let sample = sample.map(|index| left_out.remove(index));
        report.moves.extend(sample.map(RootMove::unknown));
        let mut walk = Walk {
            guide: &mut self.guide,
            options: self.options,
            budget: Budget::new(limits, control),
            memory: &mut self.memory,
        };
        let mut position = position.clone();
        for depth in 1..=limits.depth.max(1) {
            // Values of two depths cannot be compared.
            let complete = values_others.then(|| report.clone());
            let interrupted = walk.root(&mut position, depth, &mut report);
            if let Err(interrupted) = interrupted {
                report = complete.unwrap_or(report);
                report.ended = interrupted.ended;
                report.nodes = walk.budget.nodes;
                break;
            }
            report.nodes = walk.budget.nodes;
            walk.budget.control.on_progress(&report);
            let is_enough =
                values_others && report.score.is_decided() && depth >= ENOUGH_FOR_OTHERS;
            if report.ended == Ended::Decided || is_enough {
                break;
            }
        }
        let sampled = report.moves.iter().find(|root| Some(root.mv) == sample);
        // Another move may stop what that one loses to.
        let sampled = sampled.filter(|root| !root.score.is_decided());
        let score = sampled.map_or(Score::MAX, |root| root.score);
        report.moves.extend(left_out.into_iter().map(|mv| RootMove {
            mv,
            score,
            exact: false,
        }));
        Some(report)
    }

    /// Returns the report of a search that was stopped before its first node: the most promising
    /// move.
    fn unsearched(&self, position: &G) -> Option<Report<G::Move>> {
        let mut selected = Vec::new();
        self.guide.select(position, &mut selected);
        // Ties keep their order.
        selected.sort_by_key(|candidate| std::cmp::Reverse(candidate.promise));
        let best = selected.first()?.mv;
        Some(Report {
            best,
            score: self.guide.evaluate(position),
            depth: 0,
            nodes: 0,
            pv: vec![best],
            moves: selected
                .into_iter()
                .map(|candidate| RootMove::unknown(candidate.mv))
                .collect(),
            ended: Ended::Stopped,
            lead: None,
        })
    }
}

/// The options of a [`Selective`] search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selectivity {
    /// The most moves searched at a node, the most promising ones; all are searched at the root.
    pub width: usize,
    /// The most nodes of the solver at a node of the search; 0 for no solver.
    pub solver_nodes: u64,
    /// The size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Which moves at the root are reported.
    pub root: Root,
}

impl Default for Selectivity {
    fn default() -> Self {
        Self {
            width: 14,
            solver_nodes: 100,
            table_bytes: 1 << 24,
            root: Root::Ties,
        }
    }
}
