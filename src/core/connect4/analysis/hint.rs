//! A hint that is true, in words: the best columns, what the others come to, and why.

use super::reason::{Move, Reason};
use super::verdict::{Outlook, phrase};
use super::words::{Subject, clause, named};
use super::{Analysis, Oracle};
use crate::core::connect4::kind::Connect4;
use crate::core::connect4::solver::best_columns;
use crate::core::connect4::{Column, Position, Shape, Size};
use crate::core::game::Game;
use crate::core::kind::GameSetup;
use crate::core::verdict::Verdict;

/// A hint about a position, the most important sentence first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The scores and the best columns.
    pub analysis: Analysis,
    /// The sentences.
    pub points: Vec<Point>,
}

/// One sentence of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The columns that it is about, from left to right.
    pub columns: Vec<Column>,
    /// Who wins if one of them is played.
    pub outlook: Outlook,
    /// Why, where that can be shown; the cells to be drawn are in it.
    pub reason: Option<Reason>,
    /// The sentence, with its full stop.
    pub text: String,
}

impl Hint {
    /// Returns the hint for a position in progress, or `None` if the oracle has no scores for it.
    ///
    /// The oracle may be asked about one other position, that after the one losing move that is
    /// explained.
    #[must_use]
    pub fn new(position: &Position<Size>, oracle: &mut Oracle<'_>) -> Option<Self> {
        let analysis = Analysis::new(position, oracle(position)?)?;
        let points = Speaker {
            position,
            analysis: &analysis,
            oracle,
        }
        .points();
        Some(Self { analysis, points })
    }

    /// Returns all sentences, with blanks between them.
    #[must_use]
    pub fn text(&self) -> String {
        self.points
            .iter()
            .map(|point| point.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// Puts an analysis into words.
struct Speaker<'a, 'o> {
    position: &'a Position<Size>,
    analysis: &'a Analysis,
    oracle: &'a mut Oracle<'o>,
}

impl Speaker<'_, '_> {
    /// Returns all sentences: of the best columns, then of those that lose, that draw, and that win
    /// later.
    fn points(mut self) -> Vec<Point> {
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

    /// Returns the sentence of the best columns.
    fn best(&self) -> Point {
        let (best, verdict) = (&self.analysis.best, self.analysis.verdict());
        let count = self.analysis.columns().count();
        let are_all = best.len() == count;
        let reason = match (best.as_slice(), verdict) {
            (&[first, ..], Verdict::Loss(1)) => self
                .look_at(first)
                .and_then(|mv| mv.doom().or_else(|| mv.blunder())),
            (&[only], _) if count > 1 => self.look_at(only).and_then(|mv| mv.strength(verdict)),
            _ => None,
        };
        let said = match (verdict, best.as_slice()) {
            (_, &[only]) if are_all => format!(
                "Column {only} is the only one left, and {}",
                phrase(verdict, 1)
            ),
            (Verdict::Draw | Verdict::Estimate(_), _) if are_all => {
                "Every column holds the draw".to_owned()
            }
            (_, _) if are_all => format!("Every column {}", phrase(verdict, 1)),
            (Verdict::Draw | Verdict::Estimate(_), _) => {
                format!(
                    "{} hold{} the draw",
                    named(best),
                    if best.len() == 1 { "s" } else { "" }
                )
            }
            (Verdict::Win(_), _) => format!("{} {}", named(best), phrase(verdict, best.len())),
            (Verdict::Loss(moves), _) => {
                let (subject, ending) = (
                    named(best).to_lowercase(),
                    if best.len() == 1 { "s" } else { "" },
                );
                format!("Every column loses; {subject} hold{ending} out longest, {moves} moves")
            }
        };
        self.point(best, Outlook::of_verdict(verdict), &said, reason)
    }

    /// Returns the sentence of other columns that lose at once.
    fn lost_at_once(&self, columns: &[Column]) -> Option<Point> {
        let &first = columns.first()?;
        let reasons: Vec<Option<Reason>> = columns
            .iter()
            .map(|&column| self.look_at(column).and_then(|mv| mv.blunder()))
            .collect();
        let is_common = |test: fn(&Reason) -> bool| {
            reasons
                .iter()
                .flatten()
                .filter(|reason| test(reason))
                .count()
                == columns.len()
        };
        let reason = self.look_at(first).and_then(|mv| mv.blunder()).filter(|_| {
            // The line that was left open is the same for all; cells that are opened are each
            // column's own.
            reasons.windows(2).all(|pair| pair[0] == pair[1])
                || is_common(|reason| matches!(reason, Reason::OpensLine { .. }))
        });
        let said = self.subject_of(columns, |count| phrase(Verdict::Loss(1), count));
        Some(self.point(columns, Outlook::Loss, &said, reason))
    }

    /// Returns the sentence of other columns that lose later; a single one is explained.
    fn lost_later(&mut self, losses: &[(Column, Verdict)]) -> Option<Point> {
        let named = columns(losses);
        let (said, reason) = match losses {
            [] => return None,
            &[(column, verdict)] => (
                self.subject_of(&named, |_| phrase(verdict, 1)),
                self.explain(column),
            ),
            _ => (
                self.subject_of(&named, |count| {
                    if count == 1 { "loses" } else { "lose" }.to_owned()
                }),
                None,
            ),
        };
        Some(self.point(&named, Outlook::Loss, &said, reason))
    }

    /// Returns the sentence of columns that draw where another one wins.
    fn drawn(&self, columns: &[Column]) -> Option<Point> {
        if columns.is_empty() {
            return None;
        }
        let said = self.subject_of(columns, |count| {
            if count == 1 {
                "only draws"
            } else {
                "only draw"
            }
            .to_owned()
        });
        Some(self.point(columns, Outlook::Draw, &said, None))
    }

    /// Returns the sentence of columns that win, but later than the best.
    fn won_later(&self, wins: &[(Column, Verdict)]) -> Option<Point> {
        let named = columns(wins);
        let said = match wins {
            [] => return None,
            &[(column, Verdict::Win(moves))] => {
                format!("Column {column} wins too, in {moves} moves")
            }
            _ => self.subject_of(&named, |count| {
                if count == 1 {
                    "wins later"
                } else {
                    "win later"
                }
                .to_owned()
            }),
        };
        Some(self.point(&named, Outlook::Win, &said, None))
    }

    /// Returns the subject of a sentence with its verb, which is made for this many columns:
    /// `Columns 1 and 2 lose`, or `Every other column loses` where all but the best are meant.
    fn subject_of(&self, columns: &[Column], verb: impl Fn(usize) -> String) -> String {
        let others = self.analysis.columns().count() - self.analysis.best.len();
        if columns.len() > 1 && columns.len() == others {
            format!("Every other column {}", verb(1))
        } else {
            format!("{} {}", named(columns), verb(columns.len()))
        }
    }

    /// Returns why a move loses, though not at once, by the opponent's best answers.
    fn explain(&mut self, column: Column) -> Option<Reason> {
        let mv = Move::new(self.position, column)?;
        let answers = (self.oracle)(mv.after())
            .map(|scores| best_columns(&scores))
            .unwrap_or_default();
        mv.weakness(&answers)
    }

    /// Returns a move to be looked at.
    fn look_at(&self, column: Column) -> Option<Move<'_>> {
        Move::new(self.position, column)
    }

    /// Returns a sentence, with its reason.
    fn point(
        &self,
        columns: &[Column],
        outlook: Outlook,
        said: &str,
        reason: Option<Reason>,
    ) -> Point {
        let subject = Subject {
            opponent: Connect4::SIDES[self.position.to_move().other().index()],
            connect: self.position.shape().connect(),
            is_plural: columns.len() > 1 && !said.starts_with("Every"),
        };
        let because = reason
            .as_ref()
            .map(|reason| format!(": {}", clause(reason, subject)))
            .unwrap_or_default();
        Point {
            columns: columns.to_vec(),
            outlook,
            reason,
            text: format!("{said}{because}."),
        }
    }
}

/// Returns the columns of these.
fn columns(judged: &[(Column, Verdict)]) -> Vec<Column> {
    judged.iter().map(|&(column, _)| column).collect()
}
