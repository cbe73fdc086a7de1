//! A search that leaves things out: deeper than the exact one by far, at the price that its value
//! is an estimate of its own.
//!
//! It is a principal variation search in which moves that look unpromising are searched less deep
//! (late move reductions) or not at all (limited width), and in which a solver of forced wins
//! stands at the leaves. What to leave out is the knowledge of a [`Guide`].

mod options;
mod walk;

use super::budget::Budget;
use super::guide::Guide;
use super::order::Order;
use super::table::Table;
use super::{Ended, Limits, Report, RootMove};
use crate::core::control::Control;
use crate::core::game::Game;
use crate::core::score::Score;
pub use options::Selectivity;
use walk::{Memory, Walk};

/// A searcher that leaves things out.
///
/// Its report depends on the arguments of [`run`](Self::run) alone, never on what it searched
/// before.
pub struct Selective<G: Game, E> {
    guide: E,
    options: Selectivity,
    memory: Memory<G>,
}

impl<G: Game, E: Guide<G>> Selective<G, E> {
    /// Returns a searcher; the memory for its table is taken now.
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

    /// Returns what a search of this position finds within the limits, or `None` if the game is
    /// over.
    ///
    /// A search that is stopped within a depth reports the best move of those that it had searched
    /// to that depth, if the best move of the depth before was among them.
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
        let mut walk = Walk {
            guide: &mut self.guide,
            options: self.options,
            budget: Budget::new(limits, control),
            memory: &mut self.memory,
        };
        let mut position = position.clone();
        for depth in 1..=limits.depth.max(1) {
            let interrupted = walk.root(&mut position, depth, &mut report);
            report.nodes = walk.budget.nodes;
            if let Err(interrupted) = interrupted {
                report.ended = interrupted.ended;
                break;
            }
            walk.budget.control.on_progress(&report);
            if report.ended == Ended::Decided {
                break;
            }
        }
        Some(report)
    }

    /// Returns the report of a search that was stopped before it had seen anything: the most
    /// promising move.
    fn unsearched(&self, position: &G) -> Option<Report<G::Move>> {
        let mut selected = Vec::new();
        self.guide.select(position, &mut selected);
        // Of equals the first.
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
                .map(|candidate| RootMove {
                    mv: candidate.mv,
                    score: Score::MAX,
                    exact: false,
                })
                .collect(),
            ended: Ended::Stopped,
        })
    }
}
