//! A search that leaves things out: deeper than the exact one by far, at the price that its value
//! is an estimate of its own.
//!
//! It is a principal variation search in which moves that look unpromising are searched less deep
//! (late move reductions) or not at all (limited width), and in which a solver of forced wins
//! stands at the leaves. What to leave out is the knowledge of a [`Guide`].

use super::guide::{Candidate, Guide};
use super::negamax::{Interrupted, end_score};
use super::order::{MoveList, Order};
use super::table::{Bound, Knowledge, Table};
use super::{Ended, Limits, Report, Root, RootMove, Strategy};
use crate::core::control::Control;
use crate::core::game::Game;
use crate::core::score::Score;

/// How much a [`Selective`] search leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selectivity {
    /// The greatest number of moves that are searched at a node, the most promising ones; at the
    /// root all are.
    pub width: usize,
    /// The greatest number of nodes that the solver spends at a node; 0 for no solver.
    pub solver_nodes: u64,
    /// The size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Which moves at the root are reported: with [`Root::All`] as with [`Root::Ties`].
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

/// A searcher that leaves things out.
///
/// Its report depends on the arguments of [`run`](Self::run) alone, never on what it searched
/// before.
pub struct Selective<G: Game, E> {
    guide: E,
    options: Selectivity,
    memory: Memory<G>,
}

/// The memory of a search; it outlives one search only to spare the allocation.
struct Memory<G: Game> {
    table: Table<G::Key>,
    order: Order<G::Move>,
    plies: Vec<Ply<G::Move>>,
}

/// The memory of the node at one ply.
struct Ply<M> {
    selected: Vec<Candidate<M>>,
    list: MoveList<M>,
    /// The best line found from here.
    line: Vec<M>,
}

/// The knowledge about a node before its moves are searched.
#[derive(Clone, Copy)]
struct Node {
    /// The index of the best move that is remembered, if any.
    table_move: Option<usize>,
    /// Whether the player to move must answer a threat.
    is_forced: bool,
    /// Whether it is estimated so far below the window that quiet moves are left out.
    is_hopeless: bool,
}

/// One search in progress.
struct Walk<'a, G: Game, E> {
    guide: &'a mut E,
    options: Selectivity,
    control: &'a mut dyn Control<Report<G::Move>>,
    memory: &'a mut Memory<G>,
    nodes: u64,
    node_limit: u64,
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
            control,
            memory: &mut self.memory,
            nodes: 0,
            node_limit: limits.nodes,
        };
        let mut position = position.clone();
        for depth in 1..=limits.depth.max(1) {
            let interrupted = walk.root(&mut position, depth, &mut report);
            report.nodes = walk.nodes;
            if let Err(interrupted) = interrupted {
                report.ended = interrupted.ended;
                break;
            }
            walk.control.on_progress(&report);
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

/// The widest window around the last value in which a depth is first searched, on either side.
const ASPIRATION: i32 = 60;

impl<G: Game, E: Guide<G>> Walk<'_, G, E> {
    /// Searches all moves of the report to `depth`, best first, and puts what it finds into the
    /// report.
    fn root(
        &mut self,
        position: &mut G,
        depth: u32,
        report: &mut Report<G::Move>,
    ) -> Result<(), Interrupted> {
        self.enter()?;
        self.reach(1);
        let mut score = Score::MIN;
        let mut moves = report.moves.clone();
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            let alpha = match self.options.root {
                Root::Best => score,
                Root::Ties | Root::All => score.just_below(),
            };
            if alpha >= Score::win_in(1) {
                break; // there is nothing better to be found
            }
            let value = if index == 0 {
                self.aspire(position, depth, mv, report)?
            } else {
                let less = reduction(depth, index);
                let mut value =
                    self.child(position, 0, depth - 1 - less, mv, alpha, alpha.just_above())?;
                if value > alpha {
                    value = self.child(position, 0, depth - 1, mv, alpha, Score::MAX)?;
                }
                value
            };
            moves[index] = RootMove {
                mv,
                score: value,
                exact: value > alpha,
            };
            if value > score {
                score = value;
                self.note_line(0, mv);
                report.best = mv;
                report.score = value;
                report.pv.clone_from(&self.memory.plies[0].line);
                report.moves.clone_from(&moves);
                for unsearched in &mut report.moves[index + 1..] {
                    (unsearched.score, unsearched.exact) = (Score::MAX, false);
                }
            } else {
                report.moves[index] = moves[index];
            }
        }
        // The order of the next depth: by value, and among equals as before.
        moves.sort_by_key(|root| std::cmp::Reverse(root.score));
        if let Some(best) = moves.iter().position(|root| root.mv == report.best) {
            moves[..=best].rotate_right(1);
        }
        report.moves = moves;
        report.depth = depth;
        report.ended = if score.is_decided() {
            Ended::Decided
        } else {
            Ended::Depth
        };
        Ok(())
    }

    /// Returns the value of the first move at the root, searched with a window around its value at
    /// the depth before that grows until it holds the value.
    fn aspire(
        &mut self,
        position: &mut G,
        depth: u32,
        mv: G::Move,
        report: &Report<G::Move>,
    ) -> Result<Score, Interrupted> {
        let mut below = ASPIRATION;
        let mut above = ASPIRATION;
        if report.depth < 3 || report.score.is_decided() {
            return self.child(position, 0, depth - 1, mv, Score::MIN, Score::MAX);
        }
        loop {
            let alpha = if below > 1000 {
                Score::MIN
            } else {
                report.score.shifted(-below)
            };
            let beta = if above > 1000 {
                Score::MAX
            } else {
                report.score.shifted(above)
            };
            let value = self.child(position, 0, depth - 1, mv, alpha, beta)?;
            if value <= alpha && alpha > Score::MIN {
                below *= 4;
            } else if value >= beta && beta < Score::MAX {
                above *= 4;
            } else {
                return Ok(value);
            }
        }
    }

    /// Counts a node, or refuses to.
    #[inline]
    fn enter(&mut self) -> Result<(), Interrupted> {
        if self.nodes >= self.node_limit {
            return Err(Interrupted {
                ended: Ended::Nodes,
            });
        }
        if self.control.should_stop() {
            return Err(Interrupted {
                ended: Ended::Stopped,
            });
        }
        self.nodes += 1;
        Ok(())
    }

    /// Makes room for the node at this ply.
    #[inline]
    fn reach(&mut self, ply: usize) {
        while self.memory.plies.len() <= ply + 1 {
            self.memory.plies.push(Ply {
                selected: Vec::new(),
                list: MoveList::new(),
                line: Vec::new(),
            });
        }
        self.memory.plies[ply].line.clear();
    }

    /// Puts a move, followed by the line from the ply below, as the best line at this ply.
    fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.memory.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0].line);
    }

    /// Returns what a move is worth to the player who makes it; `depth` is what is left after it,
    /// and `alpha` and `beta` are that player's.
    fn child(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        mv: G::Move,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Interrupted> {
        let undo = position.make(mv);
        let result = self.search(
            position,
            ply + 1,
            depth,
            (-beta).one_ply_sooner(),
            (-alpha).one_ply_sooner(),
        );
        position.unmake(mv, undo);
        result.map(|score| -score.one_ply_later())
    }

    /// Returns the value of a position searched about `depth` plies deep, to its player to move;
    /// the bounds are those of the exact search.
    fn search(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Interrupted> {
        self.enter()?;
        self.reach(ply);
        if let Some(outcome) = position.outcome() {
            return Ok(end_score(position, outcome));
        }
        if let Some(score) = self.guide.foresee(position) {
            return Ok(score);
        }
        let floor = alpha.max(Score::loss_in(1));
        let ceiling = beta.min(Score::win_in(1));
        if floor >= ceiling {
            return Ok(if alpha >= ceiling { ceiling } else { floor });
        }
        let is_open = floor.just_above() < ceiling;
        if depth == 0 && !E::REMEMBERS_LEAVES && !self.guide.is_forced(position) {
            return Ok(self.guide.evaluate(position));
        }
        let known = self.memory.table.get(self.guide.table_key(position));
        if let Some(known) = known
            && (known.depth >= depth || known.proven)
            && match known.bound {
                Bound::Exact => !is_open || known.proven || depth == 0,
                Bound::Lower => known.score >= beta,
                Bound::Upper => known.score <= alpha,
            }
        {
            return Ok(known.score);
        }
        let is_forced = self.guide.is_forced(position);
        if !is_forced
            && self.options.solver_nodes > 0
            && let Some(score) = self.guide.solve(position, self.options.solver_nodes)
        {
            let knowledge = Knowledge {
                score,
                bound: Bound::Lower,
                depth,
                proven: true,
                best: None,
            };
            self.memory
                .table
                .put(self.guide.table_key(position), knowledge);
            return Ok(score);
        }
        if depth == 0 && !is_forced {
            let score = self.guide.evaluate(position);
            self.memory.table.put(
                self.guide.table_key(position),
                Knowledge {
                    score,
                    bound: Bound::Exact,
                    depth,
                    proven: false,
                    best: None,
                },
            );
            return Ok(score);
        }
        let mut hopeless = false;
        if !is_open && !is_forced && depth <= 3 {
            let estimate = self.guide.evaluate(position);
            let margin = ENOUGH * depth.cast_signed();
            if estimate.shifted(-margin) >= beta && !beta.is_decided() {
                return Ok(estimate);
            }
            hopeless =
                estimate.shifted(HOPELESS * depth.cast_signed()) <= alpha && !alpha.is_decided();
        }
        // Without a move from the table the order is poor: a depth less, which finds one for the
        // next time.
        let depth = if depth >= POOR && known.is_none_or(|known| known.best.is_none()) {
            depth - 1
        } else {
            depth
        };
        let node = Node {
            table_move: known.and_then(|known| known.best),
            is_forced,
            is_hopeless: hopeless,
        };
        self.moves(position, ply, depth, node, [alpha, floor, ceiling, beta])
    }

    /// Returns the best value of the moves selected at a node.
    fn moves(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        node: Node,
        [alpha, floor, ceiling, beta]: [Score; 4],
    ) -> Result<Score, Interrupted> {
        let Node {
            table_move,
            is_forced,
            is_hopeless,
        } = node;
        self.rank(position, ply, table_move);
        // A forced move takes nothing off the depth.
        let next_depth = if is_forced { depth } else { depth - 1 };
        let mut lower = floor;
        let mut value = Score::MIN;
        let mut best = None;
        let mut number = 0;
        let is_open = floor.just_above() < ceiling;
        let width = if is_open {
            self.options.width
        } else {
            self.options.width.min(late(depth))
        };
        while let Some((index, mv)) = self.memory.plies[ply].list.next() {
            let is_quiet = self.memory.plies[ply].selected[index].is_quiet;
            if is_hopeless && is_quiet && number > 0 {
                continue;
            }
            let score = if number == 0 {
                self.child(position, ply, next_depth, mv, lower, ceiling)?
            } else {
                let above = lower.just_above();
                let less = if is_quiet {
                    reduction(depth, number)
                } else {
                    0
                };
                let mut score = self.child(position, ply, next_depth - less, mv, lower, above)?;
                if less > 0 && score > lower {
                    score = self.child(position, ply, next_depth, mv, lower, above)?;
                }
                if score > lower && score < ceiling && above < ceiling {
                    score = self.child(position, ply, next_depth, mv, lower, ceiling)?;
                }
                score
            };
            number += 1;
            if score > value {
                value = score;
                best = Some(index);
                if value > alpha && value < beta {
                    self.note_line(ply, mv);
                }
            }
            lower = lower.max(value);
            if lower >= ceiling {
                self.memory.order.refuted(position, ply, mv, depth);
                break;
            }
            if number >= width {
                break;
            }
        }
        let bound = if value >= beta {
            Bound::Lower
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let best = best.filter(|_| bound != Bound::Upper).or(table_move);
        let proven = value.is_decided() && bound != Bound::Upper;
        self.memory.table.put(
            self.guide.table_key(position),
            Knowledge {
                score: value,
                bound,
                depth,
                proven,
                best,
            },
        );
        Ok(value)
    }

    /// Decides which moves are searched at this ply, and in which order.
    fn rank(&mut self, position: &G, ply: usize, table_move: Option<usize>) {
        let Memory { order, plies, .. } = &mut *self.memory;
        let Ply { selected, list, .. } = &mut plies[ply];
        self.guide.select(position, selected);
        list.fill_selected(order, selected, position, ply);
        if let Some(index) = table_move {
            list.prefer_index(index);
        }
    }
}

/// By how much for each ply left a position must be estimated above the window, not to be searched
/// (reverse futility pruning).
const ENOUGH: i32 = 60;
/// By how much for each ply left a position must be estimated below the window, for its quiet moves
/// to be left out (futility pruning).
const HOPELESS: i32 = 60;

/// The depth from which a node without a remembered move is searched a ply less deep (internal
/// iterative reduction).
const POOR: u32 = 4;

/// Returns after how many moves a node with a window of no width is given up (late move pruning).
const fn late(depth: u32) -> usize {
    6 + 2 * depth as usize
}

/// Returns by how many plies a late quiet move is searched less deep.
fn reduction(depth: u32, number: usize) -> u32 {
    if depth < 2 || number < 2 {
        return 0;
    }
    let late = (number + 1).ilog2();
    let reduction = (late * (depth + 2).ilog2()) / 3;
    reduction.min(depth - 1)
}

/// A [`Selective`] search that always goes equally far.
pub struct SelectiveSearcher<G: Game, E> {
    search: Selective<G, E>,
    limits: Limits,
}

impl<G: Game, E> SelectiveSearcher<G, E> {
    /// Returns the player who searches each position within these limits.
    pub const fn new(search: Selective<G, E>, limits: Limits) -> Self {
        Self { search, limits }
    }
}

impl<G: Game, E: Guide<G>> Strategy<G> for SelectiveSearcher<G, E>
where
    Self: Send,
{
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        self.search.run(position, self.limits, control)
    }
}
