//! A selective search: much deeper than the exact one, but its value is always an estimate.
//!
//! It is a principal variation search in which unpromising moves are searched less deeply (late
//! move reductions) or not at all (limited width), with a solver of forced wins at the leaves. A
//! [`Guide`] knows what to leave out.

use super::negamax::end_score;
use super::order::{MoveList, Order};
use super::table::{Bound, Knowledge, Table};
use super::{Budget, Candidate, Ended, Guide, Limits, Report, Root, RootMove};
use crate::control::Control;
use crate::game::Game;
use crate::score::Score;

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
        Self { guide, options, memory }
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
        let mut left_out = if values_others { position.moves() } else { Vec::new() };
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
            if let Err(ended) = walk.root(&mut position, depth, &mut report) {
                report = complete.unwrap_or(report);
                report.ended = ended;
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
        report.moves.extend(left_out.into_iter().map(|mv| RootMove { mv, score, exact: false }));
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
            moves: selected.into_iter().map(|candidate| RootMove::unknown(candidate.mv)).collect(),
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
        Self { width: 14, solver_nodes: 100, table_bytes: 1 << 24, root: Root::Ties }
    }
}

/// The memory of a search, kept between searches only to avoid allocations.
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
    /// The index of the best move in the table, if any.
    table_move: Option<usize>,
    /// Whether the player to move must answer a threat.
    is_forced: bool,
    /// Whether its estimate is so far below the window that quiet moves are skipped.
    is_hopeless: bool,
}

/// One search in progress.
struct Walk<'a, G: Game, E> {
    guide: &'a mut E,
    options: Selectivity,
    budget: Budget<'a, G::Move>,
    memory: &'a mut Memory<G>,
}

/// The half-width of the first window around the previous value (aspiration window).
const ASPIRATION: i32 = 60;

impl<G: Game, E: Guide<G>> Walk<'_, G, E> {
    /// Searches all moves of the report to `depth`, best first, and updates the report.
    fn root(
        &mut self,
        position: &mut G,
        depth: u32,
        report: &mut Report<G::Move>,
    ) -> Result<(), Ended> {
        self.budget.enter()?;
        self.reach(1);
        let mut score = Score::MIN;
        let mut moves = report.moves.clone();
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            let alpha = self.options.root.least(score);
            if alpha >= Score::win_in(1) {
                break; // there is nothing better to be found
            }
            let value = if index == 0 || self.options.root == Root::All {
                let previous = moves[index].exact.then_some(moves[index].score);
                self.aspire(position, depth, mv, previous)?
            } else {
                let less = reduction(depth, index);
                let mut value =
                    self.child(position, 0, depth - 1 - less, mv, alpha, alpha.just_above())?;
                if value > alpha {
                    value = self.child(position, 0, depth - 1, mv, alpha, Score::MAX)?;
                }
                value
            };
            moves[index] = RootMove { mv, score: value, exact: value > alpha };
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
        // The order for the next depth: by value, and otherwise unchanged.
        moves.sort_by_key(|root| std::cmp::Reverse(root.score));
        if let Some(best) = moves.iter().position(|root| root.mv == report.best) {
            moves[..=best].rotate_right(1);
        }
        report.moves = moves;
        report.depth = depth;
        // Estimates of other moves are not draws, whatever is known about the best one.
        let is_known = score.is_decided()
            && (!self.options.root.values_others()
                || report.moves.iter().all(|root| root.score.is_decided()));
        report.ended = if is_known { Ended::Decided } else { Ended::Depth };
        Ok(())
    }

    /// Returns the value of a move at the root, searched with a window around its value at the
    /// previous depth, if there is one, that is widened until it contains the value.
    fn aspire(
        &mut self,
        position: &mut G,
        depth: u32,
        mv: G::Move,
        previous: Option<Score>,
    ) -> Result<Score, Ended> {
        let mut below = ASPIRATION;
        let mut above = ASPIRATION;
        let Some(previous) = previous.filter(|score| depth > 3 && !score.is_decided()) else {
            return self.child(position, 0, depth - 1, mv, Score::MIN, Score::MAX);
        };
        loop {
            let alpha = if below > 1000 { Score::MIN } else { previous.shifted(-below) };
            let beta = if above > 1000 { Score::MAX } else { previous.shifted(above) };
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

    /// Stores a move, followed by the line from the next ply, as the best line at this ply.
    fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.memory.plies.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0].line);
    }

    /// Returns the value of a move for the player who makes it; `depth` is the depth left after it,
    /// and `alpha` and `beta` are from the same view.
    fn child(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        mv: G::Move,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
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

    /// Returns the value of a position, searched about `depth` plies deep, for its player to move;
    /// the bounds are those of the exact search.
    fn search(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
        self.budget.enter()?;
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
            let knowledge =
                Knowledge { score, bound: Bound::Lower, depth, proven: true, best: None };
            self.memory.table.put(self.guide.table_key(position), knowledge);
            return Ok(score);
        }
        if depth == 0 && !is_forced {
            let score = self.guide.evaluate(position);
            self.memory.table.put(
                self.guide.table_key(position),
                Knowledge { score, bound: Bound::Exact, depth, proven: false, best: None },
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
        // Without a move from the table the order is poor: search a ply less deeply, which finds
        // one for the next time.
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
    ) -> Result<Score, Ended> {
        let Node { table_move, is_forced, is_hopeless } = node;
        self.rank(position, ply, table_move);
        // A forced move does not reduce the depth.
        let next_depth = if is_forced { depth } else { depth - 1 };
        let mut lower = floor;
        let mut value = Score::MIN;
        let mut best = None;
        let mut number = 0;
        let is_open = floor.just_above() < ceiling;
        let width = if is_open { self.options.width } else { self.options.width.min(late(depth)) };
        while let Some((index, mv)) = self.memory.plies[ply].list.next() {
            let is_quiet = self.memory.plies[ply].selected[index].is_quiet;
            if is_hopeless && is_quiet && number > 0 {
                continue;
            }
            let score = if number == 0 {
                self.child(position, ply, next_depth, mv, lower, ceiling)?
            } else {
                let above = lower.just_above();
                let less = if is_quiet { reduction(depth, number) } else { 0 };
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
        let bound = Bound::of(value, alpha, beta);
        let best = best.filter(|_| bound != Bound::Upper).or(table_move);
        let proven = value.is_decided() && bound != Bound::Upper;
        self.memory.table.put(
            self.guide.table_key(position),
            Knowledge { score: value, bound, depth, proven, best },
        );
        Ok(value)
    }

    /// Selects and orders the moves at this ply.
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

/// The margin per remaining ply by which an estimate must exceed the window for the position to be
/// skipped (reverse futility pruning).
const ENOUGH: i32 = 60;
/// The margin per remaining ply by which an estimate must be below the window for quiet moves to be
/// skipped (futility pruning).
const HOPELESS: i32 = 60;

/// The least depth at which a node without a table move is searched a ply less deeply (internal
/// iterative reduction).
const POOR: u32 = 4;

/// Returns the number of moves after which a node with a null window is abandoned (late move
/// pruning).
const fn late(depth: u32) -> usize {
    6 + 2 * depth as usize
}

/// Returns the reduction of a late quiet move in plies.
fn reduction(depth: u32, number: usize) -> u32 {
    if depth < 2 || number < 2 {
        return 0;
    }
    let late = (number + 1).ilog2();
    let reduction = (late * (depth + 2).ilog2()) / 3;
    reduction.min(depth - 1)
}
