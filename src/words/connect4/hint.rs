//! Hints of Connect 4, sentence by sentence.

use crate::core::connect4::hint_point::{HintPoint, Insight, Scope};
use crate::core::connect4::outlook::Outlook;
use crate::core::connect4::reason::Reason;
use crate::core::connect4::{Cell, Column};
use crate::core::verdict::Verdict;
use crate::words::list::{all_of, one_of};
use crate::words::text::connect4;

/// The subject of the sentences of a hint.
#[derive(Clone, Copy, Debug)]
struct About {
    /// The opponent of the player to move, as an identifier in the messages.
    side: &'static str,
    /// The number of coins in a row that win.
    connect: u8,
}

/// Returns the sentences of a hint, grouped by part.
#[must_use]
pub fn hint_sentences(insight: &Insight) -> Vec<Vec<String>> {
    let about = About {
        side: ["yellow", "red"][insight.player.index()],
        connect: insight.connect,
    };
    let sentences = insight.points.iter().map(|point| about.sentences(point));
    sentences.collect()
}

impl About {
    /// Returns the sentences about some columns.
    fn sentences(self, point: &HintPoint) -> Vec<String> {
        let reason = point.reason.as_ref();
        match (point.scope, point.columns.as_slice()) {
            (Scope::Best, &[only]) => {
                let advice = reason.and_then(|reason| self.advice(only, reason));
                let advice = advice.unwrap_or_else(|| connect4::hint_play(only.to_string()));
                let is_line = matches!(reason, Some(Reason::MakesLine { .. }));
                let comes = (!is_line).then(|| self.comes_to(point));
                std::iter::once(advice).chain(comes).collect()
            }
            (Scope::Best, columns) => {
                vec![
                    connect4::hint_play(one_of(&names(columns))),
                    self.comes_to(point),
                ]
            }
            (Scope::OnlyLeft, columns) => {
                let only = connect4::hint_only_left(names(columns).concat());
                let why = reason.and_then(|reason| self.fault(1, reason));
                vec![only, why.unwrap_or_else(|| self.comes_to(point))]
            }
            (Scope::All, columns) => {
                let all = match point.verdict {
                    Some(Verdict::Win(..=1)) => connect4::hint_all_win_at_once().to_owned(),
                    Some(Verdict::Win(moves)) => connect4::hint_all_win(moves),
                    Some(Verdict::Loss(..=1)) => connect4::hint_all_lose_at_once().to_owned(),
                    Some(Verdict::Loss(moves)) => connect4::hint_all_lose(moves),
                    Some(Verdict::Draw | Verdict::Estimate(_)) | None => {
                        connect4::hint_all_draw().to_owned()
                    }
                };
                let why = reason.and_then(|reason| self.fault(columns.len(), reason));
                std::iter::once(all).chain(why).collect()
            }
            (Scope::Others { are_all }, columns) => {
                let named = other_columns(point, columns, are_all && columns.len() > 1);
                let count = if are_all { 1 } else { columns.len() };
                let why = reason.and_then(|reason| self.fault(count, reason));
                std::iter::once(named).chain(why).collect()
            }
        }
    }

    /// Returns the result of the columns just named.
    fn comes_to(self, point: &HintPoint) -> String {
        let count = point.columns.len();
        match point.verdict {
            Some(Verdict::Win(..=1)) => connect4::hint_best_wins_at_once(count),
            Some(Verdict::Win(moves)) => connect4::hint_best_wins(count, moves),
            Some(Verdict::Loss(..=1)) => connect4::hint_best_loses_at_once(self.side),
            Some(Verdict::Loss(moves)) => connect4::hint_best_loses(self.side, moves),
            Some(Verdict::Draw | Verdict::Estimate(_)) | None => connect4::hint_best_draws(count),
        }
    }

    /// Returns the advice to play a column, with its purpose.
    fn advice(self, column: Column, reason: &Reason) -> Option<String> {
        let column = column.to_string();
        Some(match reason {
            Reason::MakesLine { line } => connect4::hint_make_line(column, line.len()),
            Reason::StopsLine { .. } => connect4::hint_block(column, self.side, self.connect),
            Reason::MakesTwoThreats { cells } => match columns_of(cells).as_slice() {
                [only] => connect4::hint_make_stacked(column, only),
                columns => connect4::hint_make_double(column, cells.len(), all_of(columns)),
            },
            Reason::ForcesAnswer { cell } => {
                connect4::hint_force(column, self.side, cell.column.to_string())
            }
            Reason::MakesThreat { cells } => match (cells.as_slice(), &*columns_of(cells)) {
                ([cell], [threat]) => {
                    connect4::hint_make_threat(column, threat, cell.row.number().to_string())
                }
                (_, [threat]) => connect4::hint_make_threats_in_column(column, cells.len(), threat),
                (_, columns) => connect4::hint_make_threats(column, all_of(columns)),
            },
            Reason::KeepsFromThreat {
                is_double: true, ..
            } => connect4::hint_prevent_double(column, self.side),
            Reason::KeepsFromThreat { threats, .. } => {
                match (threats.as_slice(), &*columns_of(threats)) {
                    ([cell], [threat]) => {
                        let row = cell.row.number().to_string();
                        connect4::hint_prevent_threat(column, self.side, threat, row)
                    }
                    (_, [threat]) => connect4::hint_prevent_threats_in_column(
                        column,
                        self.side,
                        threats.len(),
                        threat,
                    ),
                    (_, columns) => {
                        connect4::hint_prevent_threats(column, self.side, all_of(columns))
                    }
                }
            }
            Reason::FacesTwoThreats { .. }
            | Reason::OpensLine { .. }
            | Reason::LeavesLine { .. }
            | Reason::GivesUpThreat { .. }
            | Reason::AllowsTwoThreats { .. }
            | Reason::LetsPlayAbove { .. }
            | Reason::Answered { .. } => return None,
        })
    }

    /// Returns what is wrong with the columns just named.
    fn fault(self, count: usize, reason: &Reason) -> Option<String> {
        let side = self.side;
        Some(match reason {
            Reason::FacesTwoThreats { cells } => match columns_of(cells).as_slice() {
                [only] => connect4::hint_faces_stacked(side, only),
                columns => connect4::hint_faces_double(side, cells.len(), all_of(columns)),
            },
            Reason::OpensLine { .. } => connect4::hint_opens_line(count, side, self.connect),
            Reason::LeavesLine { cell } => {
                connect4::hint_leaves_line(side, self.connect, cell.column.to_string())
            }
            Reason::GivesUpThreat { .. } => connect4::hint_gives_up_threat(count, side),
            Reason::AllowsTwoThreats { answer, cells } => {
                let answer = answer.column.to_string();
                match columns_of(cells).as_slice() {
                    [only] => connect4::hint_allows_stacked(side, answer, only),
                    columns => {
                        connect4::hint_allows_double(side, answer, cells.len(), all_of(columns))
                    }
                }
            }
            Reason::LetsPlayAbove { .. } => connect4::hint_lets_play_above(count, side),
            Reason::Answered { cell } => connect4::hint_answered(side, cell.column.to_string()),
            Reason::MakesLine { .. }
            | Reason::StopsLine { .. }
            | Reason::MakesTwoThreats { .. }
            | Reason::ForcesAnswer { .. }
            | Reason::MakesThreat { .. }
            | Reason::KeepsFromThreat { .. } => return None,
        })
    }
}

/// Returns the result of columns that are not the best ones; `is_rest` if they are all of those.
fn other_columns(point: &HintPoint, columns: &[Column], is_rest: bool) -> String {
    let (count, list) = (columns.len(), all_of(&names(columns)));
    match (point.outlook, point.verdict, is_rest) {
        (Outlook::Loss, Some(Verdict::Loss(..=1)), true) => {
            connect4::hint_others_lose_at_once().to_owned()
        }
        (Outlook::Loss, Some(Verdict::Loss(..=1)), false) => {
            connect4::hint_lose_at_once(count, list)
        }
        (Outlook::Loss, Some(Verdict::Loss(moves)), false) => connect4::hint_loses_in(list, moves),
        (Outlook::Loss, _, true) => connect4::hint_others_lose().to_owned(),
        (Outlook::Loss, _, false) => connect4::hint_lose(count, list),
        (Outlook::Draw, _, true) => connect4::hint_others_only_draw().to_owned(),
        (Outlook::Draw, _, false) => connect4::hint_only_draw(count, list),
        (Outlook::Win, Some(Verdict::Win(moves)), false) => connect4::hint_also_wins(list, moves),
        (Outlook::Win, _, true) => connect4::hint_others_win_later().to_owned(),
        (Outlook::Win, _, false) => connect4::hint_win_later(count, list),
    }
}

fn names(columns: &[Column]) -> Vec<String> {
    columns.iter().map(ToString::to_string).collect()
}

/// Returns the numbers of the columns of these cells, each once, in order.
fn columns_of(cells: &[Cell]) -> Vec<String> {
    let mut columns: Vec<Column> = cells.iter().map(|cell| cell.column).collect();
    columns.sort_unstable();
    columns.dedup();
    names(&columns)
}
