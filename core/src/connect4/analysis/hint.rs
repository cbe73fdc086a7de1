//! A true hint: the best columns, the results of the others, and why.

use super::reason::Move;
use super::{Analysis, Oracle};
use crate::connect4::hint_point::{HintPoint, Insight, Outlook, Reason, Scope};
use crate::connect4::solver::best_columns;
use crate::connect4::{Column, Position, Shape as _, Size};
use crate::game::Game as _;
use crate::verdict::Verdict;

/// A hint about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The scores and the best columns.
    pub analysis: Analysis,
    /// The explanation.
    pub insight: Insight,
}

impl Hint {
    /// Returns the hint for a position in progress, or `None` if the oracle has no scores for it.
    ///
    /// The oracle may be asked about one other position: that after the single losing move that is
    /// explained.
    #[must_use]
    pub fn new(position: &Position<Size>, oracle: &mut Oracle<'_>) -> Option<Self> {
        let analysis = Analysis::new(position, oracle(position)?)?;
        let points = Adviser {
            position,
            analysis: &analysis,
            oracle,
        }
        .points();
        let insight = Insight {
            player: position.to_move(),
            connect: position.shape().connect(),
            points,
        };
        Some(Self { analysis, insight })
    }
}

/// Finds the parts of a hint in an analysis.
struct Adviser<'a, 'o> {
    position: &'a Position<Size>,
    analysis: &'a Analysis,
    oracle: &'a mut Oracle<'o>,
}

impl Adviser<'_, '_> {
    /// Returns all parts: of the best columns, then of those that lose, that draw, and that win
    /// later.
    fn points(mut self) -> Vec<HintPoint> {
        let best = self.analysis.verdict();
        let others = |outlook: Outlook| {
            let columns = self.analysis.columns().filter(move |&(_, verdict)| {
                verdict != best && Outlook::of_verdict(verdict) == outlook
            });
            columns.collect::<Vec<_>>()
        };
        let (losses, draws, wins) = (
            others(Outlook::Loss),
            others(Outlook::Draw),
            others(Outlook::Win),
        );
        let (at_once, later): (Vec<_>, Vec<_>) = losses
            .into_iter()
            .partition(|&(_, verdict)| verdict == Verdict::Loss(1));
        let mut points = vec![self.best()];
        if best == Verdict::Win(1) {
            return points;
        }
        points.extend(self.lost_at_once(&columns(&at_once)));
        if Outlook::of_verdict(best) != Outlook::Loss {
            points.extend(self.lost_later(&later));
        }
        points.extend(self.drawn(&columns(&draws)));
        points.extend(self.won_later(&wins));
        points
    }

    /// Returns the part about the best columns.
    fn best(&self) -> HintPoint {
        let (best, verdict) = (&self.analysis.best, self.analysis.verdict());
        let count = self.analysis.columns().count();
        let are_all = best.len() == count;
        let reason = match (best.as_slice(), verdict) {
            (&[first, ..], Verdict::Loss(1)) => self
                .move_in(first)
                .and_then(|mv| mv.doom().or_else(|| mv.blunder())),
            (&[only], _) if count > 1 => self.move_in(only).and_then(|mv| mv.strength(verdict)),
            _ => None,
        };
        let scope = match best.as_slice() {
            [_] if are_all => Scope::OnlyLeft,
            _ if are_all => Scope::All,
            _ => Scope::Best,
        };
        HintPoint {
            columns: best.clone(),
            scope,
            outlook: Outlook::of_verdict(verdict),
            verdict: Some(verdict),
            reason,
        }
    }

    /// Returns the part about other columns that lose at once.
    fn lost_at_once(&self, columns: &[Column]) -> Option<HintPoint> {
        let &first = columns.first()?;
        let reasons: Vec<Option<Reason>> = columns
            .iter()
            .map(|&column| self.move_in(column).and_then(|mv| mv.blunder()))
            .collect();
        let is_common = |test: fn(&Reason) -> bool| {
            reasons
                .iter()
                .flatten()
                .filter(|reason| test(reason))
                .count()
                == columns.len()
        };
        let reason = self.move_in(first).and_then(|mv| mv.blunder()).filter(|_| {
            // A line that was left open is the same for all columns; a cell that a coin opens
            // differs by column.
            reasons.windows(2).all(|pair| pair[0] == pair[1])
                || is_common(|reason| matches!(reason, Reason::OpensLine { .. }))
        });
        Some(self.others(columns, Outlook::Loss, Some(Verdict::Loss(1)), reason))
    }

    /// Returns the part about other columns that lose later; a single one is explained.
    fn lost_later(&mut self, losses: &[(Column, Verdict)]) -> Option<HintPoint> {
        let named = columns(losses);
        let (verdict, reason) = match losses {
            [] => return None,
            &[(column, verdict)] => (Some(verdict), self.explain(column)),
            _ => (None, None),
        };
        Some(self.others(&named, Outlook::Loss, verdict, reason))
    }

    /// Returns the part about columns that draw where another one wins.
    fn drawn(&self, columns: &[Column]) -> Option<HintPoint> {
        if columns.is_empty() {
            return None;
        }
        Some(self.others(columns, Outlook::Draw, Some(Verdict::Draw), None))
    }

    /// Returns the part about columns that win, but later than the best.
    fn won_later(&self, wins: &[(Column, Verdict)]) -> Option<HintPoint> {
        let named = columns(wins);
        let verdict = match wins {
            [] => return None,
            &[(_, verdict)] => Some(verdict),
            _ => None,
        };
        Some(self.others(&named, Outlook::Win, verdict, None))
    }

    /// Returns why a move loses, though not at once, by the opponent's best answers.
    fn explain(&mut self, column: Column) -> Option<Reason> {
        let mv = Move::new(self.position, column)?;
        let answers = (self.oracle)(mv.after())
            .map(|scores| best_columns(&scores))
            .unwrap_or_default();
        mv.weakness(&answers)
    }

    /// Returns the move in this column.
    fn move_in(&self, column: Column) -> Option<Move<'_>> {
        Move::new(self.position, column)
    }

    /// Returns a part about columns that are not the best ones.
    fn others(
        &self,
        columns: &[Column],
        outlook: Outlook,
        verdict: Option<Verdict>,
        reason: Option<Reason>,
    ) -> HintPoint {
        let others = self.analysis.columns().count() - self.analysis.best.len();
        HintPoint {
            columns: columns.to_vec(),
            scope: Scope::Others {
                are_all: columns.len() == others,
            },
            outlook,
            verdict,
            reason,
        }
    }
}

/// Returns the columns of these.
fn columns(judged: &[(Column, Verdict)]) -> Vec<Column> {
    judged.iter().map(|&(column, _)| column).collect()
}
