//! Endgames of games that are counted, played out to the last move: by how many each move wins or
//! loses.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::control::Control;
use crate::game::{Game, Outcome};
use crate::score::Score;
use crate::search::{Ended, Evaluate, Explanation, Report, Root, RootMove, Strategy};
use crate::verdict::Verdict;

/// A game that the one with more wins at the end.
pub trait Counted: Game {
    /// Returns by how many the player to move is ahead, at most [`Score::MAX_MARGIN`].
    fn lead(&self) -> i32;

    /// Returns the greatest number of moves to the end, without passes.
    fn moves_left(&self) -> u32;

    /// Returns the outcome of a game that has ended.
    fn outcome_by_lead(&self) -> Outcome {
        match self.lead() {
            0 => Outcome::Draw,
            1.. => Outcome::Win(self.to_move()),
            _ => Outcome::Win(self.to_move().other()),
        }
    }
}

/// The knowledge of a game that explains its hints.
pub trait Explain<G: Game>: Evaluate<G> {
    /// Explains a move; `margin` is by how many it wins or loses, if known.
    fn insight(&self, position: &G, mv: G::Move, margin: Option<i32>) -> G::Insight;
}

/// More than any lead.
const MOST: i32 = Score::MAX_MARGIN.cast_signed() + 1;

/// An evaluation for beginners: it is better to be ahead now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lead;

impl<G: Counted> Evaluate<G> for Lead {
    fn evaluate(&self, position: &G) -> Score {
        Score::heuristic(position.lead())
    }
}

/// A player who asks another one, and plays endgames out.
#[derive(Debug)]
pub struct PlayOut<T, E> {
    /// The player before the endgame.
    pub before: T,
    /// The knowledge that orders moves, and explains them.
    pub knowledge: E,
    /// The greatest number of moves to the end of a game that is played out.
    pub moves: u32,
    /// Which moves of an endgame get a value.
    pub root: Root,
}

impl<T, E> PlayOut<T, E> {
    /// Returns the value of the moves of an endgame, or `None` if it is over or `control` stops.
    fn report<G: Counted>(
        &self,
        position: &G,
        root: Root,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>>
    where
        E: Evaluate<G>,
    {
        let mut walk =
            Walk { control, knowledge: &self.knowledge, nodes: 1, known: HashMap::new() };
        let (mut best, mut moves) = (None, Vec::new());
        for mv in position.moves() {
            let alpha = match (best, root) {
                (None, _) | (_, Root::Near(_) | Root::All) => -MOST,
                (Some((margin, _)), Root::Ties) => margin - 1,
                (Some((margin, _)), Root::Best) => margin,
            };
            let mut after = position.clone();
            after.make(mv);
            let margin = -walk.margin(&mut after, -MOST, -alpha)?;
            let (score, exact) = (Score::won_by(margin), margin > alpha);
            moves.push(RootMove { mv, score, exact });
            if best.is_none_or(|(most, _)| margin > most) {
                best = Some((margin, mv));
            }
        }
        let (margin, best) = best?;
        Some(Report {
            best,
            score: Score::won_by(margin),
            depth: position.moves_left(),
            nodes: walk.nodes,
            pv: vec![best],
            moves,
            ended: Ended::Decided,
            lead: None,
        })
    }
}

impl<G: Counted, T: Strategy<G>, E: Explain<G> + Send> Strategy<G> for PlayOut<T, E> {
    /// Returns the other player's report, which in an endgame is only the answer if `control`
    /// stops.
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        let exact = (position.moves_left() <= self.moves)
            .then(|| self.report(position, self.root, control))
            .flatten();
        exact.or_else(|| self.before.choose(position, control))
    }

    fn explain(
        &mut self,
        position: &G,
        report: &Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Explanation<G>> {
        let verdict = Verdict::of(report.score, report.ended.is_exact());
        let margin = match (verdict, verdict.margin()) {
            (Verdict::Draw, _) => Some(0),
            (Verdict::Loss(_), margin) => margin.map(|margin| -margin.cast_signed()),
            (_, margin) => margin.map(u32::cast_signed),
        };
        let mut line = report.pv.clone();
        if position.moves_left() <= self.moves {
            // What is left is played out again after each move, which takes less and less.
            let mut after = position.clone();
            let mut next = Some(report.best);
            line.clear();
            while let Some(mv) = next {
                line.push(mv);
                after.make(mv);
                let further = self.report(&after, Root::Best, control);
                next = further.map(|report| report.best);
            }
        }
        Some(Explanation {
            insight: self.knowledge.insight(position, report.best, margin),
            best: Vec::new(),
            marks: Vec::new(),
            line,
        })
    }
}

/// The play from one position to the ends.
struct Walk<'a, G: Game, E> {
    control: &'a mut dyn Control<Report<G::Move>>,
    knowledge: &'a E,
    nodes: u64,
    /// The bounds of positions that were looked at: at least, and at most.
    known: HashMap<G::Key, [i32; 2]>,
}

/// The least number of moves to the end of positions that are remembered, and whose moves are put
/// in order.
const FEW: u32 = 5;

impl<G: Counted, E: Evaluate<G>> Walk<'_, G, E> {
    /// Returns by how many the player to move wins at the end, or a bound of it where that is not
    /// between `alpha` and `beta`; `None` if the work is stopped.
    fn margin(&mut self, position: &mut G, mut alpha: i32, mut beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.control.should_stop() {
            return None;
        }
        let mut moves = position.moves();
        if moves.is_empty() {
            return Some(position.lead());
        }
        let is_early = position.moves_left() >= FEW;
        if is_early {
            if let Some(&[least, most]) = self.known.get(&position.key()) {
                if least >= beta || least == most {
                    return Some(least);
                }
                if most <= alpha {
                    return Some(most);
                }
                (alpha, beta) = (alpha.max(least), beta.min(most));
            }
            moves.sort_by_cached_key(|&mv| Reverse(self.knowledge.promise(position, mv)));
        }
        let mut best = -MOST;
        for mv in moves {
            let undo = position.make(mv);
            let from = alpha.max(best);
            // A window of no width, until a move turns out to be better.
            let mut found = if best > -MOST {
                -self.margin(position, -from - 1, -from)?
            } else {
                -self.margin(position, -beta, -from)?
            };
            if found > from && found < beta && best > -MOST {
                found = -self.margin(position, -beta, -found)?;
            }
            position.unmake(mv, undo);
            best = best.max(found);
            if best >= beta {
                break;
            }
        }
        if is_early {
            let bounds = match best {
                best if best >= beta => [best, MOST],
                best if best <= alpha => [-MOST, best],
                best => [best, best],
            };
            self.known.insert(position.key(), bounds);
        }
        Some(best)
    }
}
