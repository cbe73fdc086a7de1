//! A true hint: the best columns, the results of the others, and why; and its marks on the board.

use super::reason::Move;
use super::{Analysis, Oracle};
use crate::connect4::hint_point::{HintPoint, Insight, Outlook, Reason, Scope};
use crate::connect4::plan::find_for_value;
use crate::connect4::solver::best_columns;
use crate::connect4::{Cell, Column, Position, Shape, Size};
use crate::control::Control;
use crate::game::Game as _;
use crate::search::{Mark, Meaning};
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
        let points = Adviser { position, analysis: &analysis, oracle }.points();
        let insight = Insight {
            player: position.to_move(),
            connect: position.shape().connect(),
            points,
            plan: None,
        };
        Some(Self { analysis, insight })
    }

    /// Returns the same hint with a plan for the position, if there is one.
    #[must_use]
    pub fn with_plan(mut self, position: &Position<Size>, control: &mut dyn Control<()>) -> Self {
        let value = self.analysis.score;
        let found = find_for_value(position, value, control);
        self.insight.plan = found.map(Box::new);
        self
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
        let (losses, draws, wins) =
            (others(Outlook::Loss), others(Outlook::Draw), others(Outlook::Win));
        let (at_once, later): (Vec<_>, Vec<_>) =
            losses.into_iter().partition(|&(_, verdict)| verdict == Verdict::Loss(1));
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
            (&[first, ..], Verdict::Loss(1)) => {
                self.move_in(first).and_then(|mv| mv.doom().or_else(|| mv.blunder()))
            }
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
            reasons.iter().flatten().filter(|reason| test(reason)).count() == columns.len()
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
        let answers =
            (self.oracle)(mv.after()).map(|scores| best_columns(&scores)).unwrap_or_default();
        mv.weakness(&answers)
    }

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
            scope: Scope::Others { are_all: columns.len() == others },
            outlook,
            verdict,
            reason,
        }
    }
}

fn columns(judged: &[(Column, Verdict)]) -> Vec<Column> {
    judged.iter().map(|&(column, _)| column).collect()
}

impl Hint {
    /// Returns the cells that the hint for this position mentions, each once: those where the best
    /// column makes or stops a line, and those that the losing columns would open. The other
    /// reasons appear only in words: a board full of signs explains nothing.
    #[must_use]
    pub fn marks(&self, position: &Position<Size>) -> Vec<Mark<Column>> {
        let mut found: Vec<(Cell, Meaning)> = Vec::new();
        let mut add = |cells: Vec<(Cell, Meaning)>| {
            for (cell, meaning) in cells {
                if !found.iter().any(|&(known, _)| known == cell) {
                    found.push((cell, meaning));
                }
            }
        };
        if let Some((first, others)) = self.insight.points.split_first() {
            add(first.reason.as_ref().map(reached).unwrap_or_default());
            for point in others {
                add(opened(point, position));
            }
        }
        found.into_iter().filter_map(|(cell, meaning)| mark(position, cell, meaning)).collect()
    }
}

/// Returns the cells of the reason why a column is the best one.
fn reached(reason: &Reason) -> Vec<(Cell, Meaning)> {
    let all = |cells: &[Cell], meaning| cells.iter().map(|&cell| (cell, meaning)).collect();
    match reason {
        // One of the line's cells is empty; the others already hold coins.
        Reason::MakesLine { line: cells }
        | Reason::MakesTwoThreats { cells }
        | Reason::MakesThreat { cells } => all(cells, Meaning::Own),
        Reason::ForcesAnswer { cell } => vec![(*cell, Meaning::Own)],
        Reason::StopsLine { cell } | Reason::LeavesLine { cell } => {
            vec![(*cell, Meaning::Opponents)]
        }
        Reason::FacesTwoThreats { cells } => all(cells, Meaning::Opponents),
        Reason::KeepsFromThreat { threats, .. } => all(threats, Meaning::Prevented),
        Reason::OpensLine { cell } => vec![(*cell, Meaning::KeepClosed)],
        // These explain why a column is bad.
        Reason::GivesUpThreat { .. }
        | Reason::AllowsTwoThreats { .. }
        | Reason::LetsPlayAbove { .. }
        | Reason::Answered { .. } => Vec::new(),
    }
}

/// Returns the cells that the columns of a part would open, if that is why they are bad.
fn opened(point: &HintPoint, position: &Position<Size>) -> Vec<(Cell, Meaning)> {
    match &point.reason {
        Some(
            Reason::OpensLine { .. } | Reason::GivesUpThreat { .. } | Reason::LetsPlayAbove { .. },
        ) => {
            let above = |&column: &Column| {
                Some(Cell::at(column.index(), position.landing(column)?.index() + 1))
            };
            point.columns.iter().filter_map(above).map(|cell| (cell, Meaning::KeepClosed)).collect()
        }
        Some(
            Reason::MakesLine { .. }
            | Reason::StopsLine { .. }
            | Reason::MakesTwoThreats { .. }
            | Reason::ForcesAnswer { .. }
            | Reason::MakesThreat { .. }
            | Reason::KeepsFromThreat { .. }
            | Reason::FacesTwoThreats { .. }
            | Reason::LeavesLine { .. }
            | Reason::AllowsTwoThreats { .. }
            | Reason::Answered { .. },
        )
        | None => Vec::new(),
    }
}

/// Returns the mark of an empty cell on the board, or `None` for any other.
fn mark(position: &Position<Size>, cell: Cell, meaning: Meaning) -> Option<Mark<Column>> {
    let landing = position.landing(cell.column)?;
    let times = (cell.row.index() + 1).checked_sub(landing.index()).filter(|&times| times > 0)?;
    (cell.row.index() < position.shape().rows()).then_some(Mark { mv: cell.column, times, meaning })
}
