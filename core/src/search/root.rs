//! One depth at the root, where the values of other moves matter, too.

use super::budget::Interrupted;
use super::negamax::Walk;
use super::{Ended, Evaluate, Report, RootMove};
use crate::game::Game;
use crate::score::Score;

impl<G: Game, E: Evaluate<G>> Walk<'_, G, E> {
    /// Returns the report of a search to `depth`, at least 1, in a position whose game is not over.
    pub(super) fn root(
        &mut self,
        position: &mut G,
        depth: u32,
    ) -> Result<Report<G::Move>, Interrupted> {
        self.budget.enter()?;
        self.pv_followed = 0;
        self.memory.reach(1);
        self.memory.lines[0].clear();
        self.memory.lists[0].fill(position);
        self.rank(position, 0, None);

        // A move not yet searched is worth at most the nearest win.
        let unknown = |&mv: &G::Move| RootMove {
            mv,
            score: Score::win_in(1),
            exact: false,
        };
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
            moves[index] = RootMove {
                mv,
                score: value,
                exact: value > alpha,
            };
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
            ended: if decided {
                Ended::Decided
            } else {
                Ended::Depth
            },
            lead: None,
        })
    }
}
