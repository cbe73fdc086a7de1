//! The recursive alpha-beta search.

use super::order::{MoveList, Order};
use super::table::{Bound, Knowledge, Table};
use super::{Budget, Ended, Evaluate, Options, Report, RootMove, Standing};
use crate::game::{Game, Outcome};
use crate::score::Score;

/// The memory of a search, kept between searches only to avoid allocations.
pub(super) struct Memory<G: Game> {
    pub(super) table: Table<G::Key>,
    pub(super) order: Order<G::Move>,
    /// The moves of the node at each ply.
    pub(super) lists: Vec<MoveList<G::Move>>,
    /// The noisy moves of a node at depth 0, before they become its list.
    pub(super) noisy: Vec<G::Move>,
    /// For each ply, the best line found from there.
    pub(super) lines: Vec<Vec<G::Move>>,
    /// The principal variation of the previous depth.
    pub(super) pv: Vec<G::Move>,
}

impl<G: Game> Memory<G> {
    /// Makes room for the node at this ply.
    #[inline]
    pub(super) fn reach(&mut self, ply: usize) {
        while self.lists.len() <= ply {
            self.lists.push(MoveList::new());
        }
        while self.lines.len() <= ply {
            self.lines.push(Vec::new());
        }
    }

    /// Stores a move, followed by the line from the next ply, as the best line at this ply.
    #[inline]
    pub(super) fn note_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }
}

/// One search in progress.
pub(super) struct Walk<'a, G: Game, E> {
    pub(super) evaluate: &'a E,
    pub(super) options: Options,
    pub(super) budget: Budget<'a, G::Move>,
    pub(super) memory: &'a mut Memory<G>,
    /// Whether a value has depended on an estimate since this was last reset, so that a deeper
    /// search might change it.
    pub(super) estimated: bool,
    /// How many moves to the current node follow the principal variation; all of them, if at least
    /// its ply.
    pub(super) pv_followed: usize,
}

impl<G: Game, E: Evaluate<G>> Walk<'_, G, E> {
    /// Returns the value of a position, searched `depth` plies deep, for its player to move.
    ///
    /// A result between `alpha` and `beta` is the value. A result of at most `alpha` is an upper
    /// bound of it, and one of at least `beta` a lower bound.
    fn negamax(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
        self.budget.enter()?;
        self.memory.reach(ply);
        self.memory.lines[ply].clear();
        if depth == 0 {
            return self.quiescence(position, ply, alpha, beta);
        }
        let known = self.memory.table.get(position.key());
        if let Some(known) = known
            && known.holds_at(depth)
            && match known.bound {
                Bound::Exact => true,
                Bound::Lower => self.options.pruning && known.score >= beta,
                Bound::Upper => self.options.pruning && known.score <= alpha,
            }
        {
            self.estimated |= !known.proven;
            return Ok(known.score);
        }
        if !self.memory.lists[ply].fill(position) {
            let outcome = position.outcome().unwrap_or(Outcome::Draw);
            return Ok(end_score(position, outcome));
        }
        // The game lasts at least one more ply, so the value lies between these two.
        let floor = if self.options.pruning { alpha.max(Score::loss_in(1)) } else { alpha };
        let ceiling = if self.options.pruning { beta.min(Score::win_in(1)) } else { beta };
        if floor >= ceiling {
            return Ok(if alpha >= ceiling { ceiling } else { floor });
        }

        self.rank(position, ply, known.and_then(|known| known.best));
        let estimated_before = std::mem::replace(&mut self.estimated, false);
        let mut lower = floor;
        let mut value = Score::MIN;
        let mut best = None;
        while let Some((index, mv)) = self.memory.lists[ply].next() {
            let score = if self.options.null_windows
                && self.options.pruning
                && best.is_some()
                && lower.just_above() < ceiling
            {
                match self.child(position, ply, depth, mv, lower, lower.just_above())? {
                    score if score > lower && score < ceiling => {
                        self.child(position, ply, depth, mv, lower, ceiling)?
                    }
                    score => score,
                }
            } else {
                self.child(position, ply, depth, mv, lower, ceiling)?
            };
            if score > value {
                value = score;
                best = Some(index);
                if value > alpha && value < beta {
                    self.memory.note_line(ply, mv);
                }
            }
            if self.options.pruning {
                lower = lower.max(value);
                if lower >= ceiling {
                    if self.options.killers_and_history {
                        self.memory.order.refuted(position, ply, mv, depth);
                    }
                    break;
                }
            }
        }
        // A bound with a distance to the end is as good as proven (see `Knowledge::holds_at`). An
        // end found only by noisy moves beyond the depth is not: a deeper search may find a nearer
        // one.
        let proven = !self.estimated || value.ends_within(depth);
        self.estimated = estimated_before || !proven;
        let bound = Bound::of(value, alpha, beta);
        // If every move fails low, which of them has the greatest bound is arbitrary.
        let best =
            best.filter(|_| bound != Bound::Upper).or_else(|| known.and_then(|known| known.best));
        self.memory
            .table
            .put(position.key(), Knowledge { score: value, bound, depth, proven, best });
        Ok(value)
    }

    /// Returns the value of a move for the player who makes it; `alpha` and `beta` are from the
    /// same view.
    #[inline]
    pub(super) fn child(
        &mut self,
        position: &mut G,
        ply: usize,
        depth: u32,
        mv: G::Move,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
        if self.pv_followed >= ply {
            let on_pv = self.memory.pv.get(ply) == Some(&mv);
            self.pv_followed = ply + usize::from(on_pv);
        }
        let undo = position.make(mv);
        let (worst, best) = if self.options.pruning {
            ((-beta).one_ply_sooner(), (-alpha).one_ply_sooner())
        } else {
            (Score::MIN, Score::MAX)
        };
        let result = self.negamax(position, ply + 1, depth - 1, worst, best);
        position.unmake(mv, undo);
        result.map(|score| -score.one_ply_later())
    }

    /// Returns the value of a position at depth 0: the result, or the estimate refined by noisy
    /// moves.
    ///
    /// The bounds and the meaning of the result are those of [`negamax`](Self::negamax).
    #[inline]
    fn quiescence(
        &mut self,
        position: &mut G,
        ply: usize,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
        if let Some(outcome) = position.outcome() {
            return Ok(end_score(position, outcome));
        }
        self.estimated = true;
        let standing = self.evaluate.noisy(position, &mut self.memory.noisy);
        if self.memory.noisy.is_empty() {
            return Ok(self.evaluate.evaluate(position));
        }
        self.memory.lists[ply].swap(&mut self.memory.noisy);
        self.noisy(position, ply, standing, alpha, beta)
    }

    /// Returns the best value of the noisy moves at this ply and, if the player may stand pat, of
    /// the estimate.
    fn noisy(
        &mut self,
        position: &mut G,
        ply: usize,
        standing: Standing,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Ended> {
        let mut value = match standing {
            Standing::Allowed => self.evaluate.evaluate(position),
            Standing::Refused => Score::MIN,
        };
        self.memory.lists[ply].rank_by_promise(self.evaluate, position);
        while !(self.options.pruning && value >= beta)
            && let Some((_, mv)) = self.memory.lists[ply].next()
        {
            let lower = if self.options.pruning { alpha.max(value) } else { alpha };
            let undo = position.make(mv);
            let result = self.budget.enter().and_then(|()| {
                self.memory.reach(ply + 1);
                self.memory.lines[ply + 1].clear();
                self.quiescence(
                    position,
                    ply + 1,
                    (-beta).one_ply_sooner(),
                    (-lower).one_ply_sooner(),
                )
            });
            position.unmake(mv, undo);
            let score = -result?.one_ply_later();
            if score > value {
                value = score;
                if value > alpha && value < beta {
                    self.memory.note_line(ply, mv);
                }
            }
        }
        Ok(value)
    }

    /// Orders the moves at this ply.
    #[inline]
    pub(super) fn rank(&mut self, position: &G, ply: usize, table_move: Option<usize>) {
        let Memory { order, lists, pv, .. } = &mut *self.memory;
        let list = &mut lists[ply];
        if self.options.killers_and_history {
            list.rank_by(order, self.evaluate, position, ply);
        } else {
            list.rank_by_promise(self.evaluate, position);
        }
        if let Some(index) = table_move {
            list.prefer_index(index);
        }
        if self.options.pv_first
            && self.pv_followed >= ply
            && let Some(&mv) = pv.get(ply)
        {
            list.prefer(mv);
        }
    }
}

/// Returns the value of a finished game for the player who would be to move.
#[inline]
pub(super) fn end_score<G: Game>(position: &G, outcome: Outcome) -> Score {
    match outcome {
        Outcome::Draw => Score::DRAW,
        Outcome::Win(winner) if winner == position.to_move() => Score::win_in(0),
        Outcome::Win(_) => Score::loss_in(0),
    }
}

impl<G: Game, E: Evaluate<G>> Walk<'_, G, E> {
    /// Returns the report of a search to `depth`, at least 1, in a position whose game is not over.
    pub(super) fn root(&mut self, position: &mut G, depth: u32) -> Result<Report<G::Move>, Ended> {
        self.budget.enter()?;
        self.pv_followed = 0;
        self.memory.reach(1);
        self.memory.lines[0].clear();
        self.memory.lists[0].fill(position);
        self.rank(position, 0, None);

        // A move not yet searched is worth at most the nearest win.
        let unknown = |&mv: &G::Move| RootMove { mv, score: Score::win_in(1), exact: false };
        let mut moves: Vec<RootMove<G::Move>> =
            self.memory.lists[0].moves().iter().map(unknown).collect();
        let mut score = Score::MIN;
        let mut best = None;
        let mut estimated = false;
        while let Some((index, mv)) = self.memory.lists[0].next() {
            let alpha = match self.options.root {
                _ if !self.options.pruning => Score::MIN,
                root => root.least(score),
            };
            if alpha >= Score::win_in(1) {
                break; // there is nothing better to be found
            }
            self.estimated = false;
            let value = self.child(position, 0, depth, mv, alpha, Score::MAX)?;
            estimated |= self.estimated && !value.ends_within(depth);
            moves[index] = RootMove { mv, score: value, exact: value > alpha };
            if value > score
                || value == score && moves[index].exact && best.is_some_and(|best| index < best)
            {
                (score, best) = (value, Some(index));
                self.memory.note_line(0, mv);
            }
        }
        // A decided score within the depth does not change, nor do the moves that reach it; the
        // values of the others may.
        let decided = !estimated || score.ends_within(depth) && !self.options.root.values_others();
        Ok(Report {
            best: moves[best.unwrap_or(0)].mv,
            score,
            depth,
            nodes: self.budget.nodes,
            pv: self.memory.lines[0].clone(),
            moves,
            ended: if decided { Ended::Decided } else { Ended::Depth },
            lead: None,
        })
    }
}
