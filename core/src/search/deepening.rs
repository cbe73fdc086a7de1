//! Iterative deepening: searching a position depth by depth, until there is a reason to stop.

use super::negamax::{Memory, Walk};
use super::order::Order;
use super::table::Table;
use super::{Budget, Ended, Evaluate, Limits, Options, Report, RootMove};
use crate::control::Control;
use crate::game::Game;
use crate::score::Score;

/// A searcher: the evaluation, the techniques in use, and their memory.
///
/// Its report depends on the arguments of [`run`](Self::run) alone, not on earlier searches.
///
/// ```
/// use plot4_core::connect4::evaluate::{Character, SlidingWindow};
/// use plot4_core::connect4::{Standard, notation};
/// use plot4_core::control::Unlimited;
/// use plot4_core::game::Player;
/// use plot4_core::score::Score;
/// use plot4_core::search::{Limits, Options, Search};
///
/// let position = notation::parse_position(Standard, "414243").expect("a position");
/// let evaluate = SlidingWindow {
///     owner: Player::First,
///     character: Character::Neutral,
/// };
/// let mut search = Search::new(evaluate, Options::default());
/// let report = search.run(&position, Limits::depth(4), &mut Unlimited).expect("a report");
/// assert_eq!((report.best.number(), report.score), (4, Score::win_in(1)));
/// ```
pub struct Search<G: Game, E> {
    evaluate: E,
    options: Options,
    memory: Memory<G>,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// Returns a searcher, and allocates its table.
    pub fn new(evaluate: E, options: Options) -> Self {
        let memory = Memory {
            table: Table::new(options.table_bytes),
            order: Order::new(),
            lists: Vec::new(),
            noisy: Vec::new(),
            lines: Vec::new(),
            pv: Vec::new(),
        };
        Self { evaluate, options, memory }
    }

    /// Searches this position within the limits, and returns the report, or `None` if the game is
    /// over.
    ///
    /// A search that is stopped or runs out of nodes reports the last completed depth, and counts
    /// the nodes of the unfinished one. A depth of 0 counts as 1.
    pub fn run(
        &mut self,
        position: &G,
        limits: Limits,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        let mut report = self.unsearched(position)?;
        self.memory.table.forget();
        self.memory.order.forget();
        self.memory.pv.clear();

        let mut walk = Walk {
            evaluate: &self.evaluate,
            options: self.options,
            budget: Budget::new(limits, control),
            memory: &mut self.memory,
            estimated: false,
            pv_followed: 0,
        };
        let last = limits.depth.max(1);
        let first = if self.options.deepening { 1 } else { last };
        let mut position = position.clone();
        for depth in first..=last {
            match walk.root(&mut position, depth) {
                Ok(deeper) => report = deeper,
                Err(ended) => {
                    report.nodes = walk.budget.nodes;
                    report.ended = ended;
                    break;
                }
            }
            walk.budget.control.on_progress(&report);
            if report.ended == Ended::Decided {
                break;
            }
            walk.memory.pv.clone_from(&report.pv);
        }
        Some(report)
    }

    /// Returns the report of a search that was stopped before its first node.
    fn unsearched(&self, position: &G) -> Option<Report<G::Move>> {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        let &best = candidates.first()?;
        Some(Report {
            best,
            score: self.evaluate.evaluate(position),
            depth: 0,
            nodes: 0,
            pv: vec![best],
            moves: candidates
                .into_iter()
                .map(|mv| RootMove { mv, score: Score::MAX, exact: false })
                .collect(),
            ended: Ended::Stopped,
            lead: None,
        })
    }
}
