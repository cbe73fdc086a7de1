//! The sentences of Connect 4.

mod puzzles;

use std::borrow::Cow;

use super::catalog::Name;
use super::list::{all_of, one_of};
use super::phrases::{CardText, Phrases, TypedMove, class_name};
use super::plan::plan_in_hint;
use super::text;
use crate::core::connect4::hint_point::{HintPoint, Insight, Outlook, Reason, Scope};
use crate::core::connect4::lines::winning_cells;
use crate::core::connect4::{Cell, Column, Computer, Connect4, Position, Shape, Size, Skill};
use crate::core::game::{Player, Refusal};
use crate::core::kind::{Merit, MoveClass, Seen, listed_moves};
use crate::core::verdict::Verdict;

impl Phrases for Connect4 {
    fn title() -> &'static str {
        text::connect4::title()
    }

    fn title_of(setup: Size) -> Cow<'static, str> {
        match u32::from(setup.connect()) {
            4 => Self::title().into(),
            connect => text::connect4::title_of(connect).into(),
        }
    }

    fn summary() -> &'static str {
        text::connect4::summary()
    }

    fn describe_setup(setup: Size) -> String {
        text::connect4::setup(setup.to_string(), u32::from(setup.connect()))
    }

    fn goal(setup: Size) -> String {
        text::connect4::goal(u32::from(setup.connect()))
    }

    fn level_summary(level: Computer) -> String {
        if let Some(depth) = level.fixed_depth() {
            return text::game::level_looks(depth);
        }
        match level.skill {
            Skill::Learner => text::connect4::level_learner(),
            Skill::Casual => text::connect4::level_casual(),
            Skill::Low => text::connect4::level_low(),
            Skill::Medium => text::connect4::level_medium(),
            Skill::High | Skill::Depth(_) => text::connect4::level_high(),
            Skill::Perfect => text::connect4::level_perfect(),
            Skill::Random => text::connect4::level_random(),
            Skill::Greedy => text::connect4::level_greedy(),
        }
        .to_owned()
    }

    fn move_phrase(mv: Column) -> String {
        text::connect4::move_(mv.to_string())
    }

    fn move_object(mv: Column) -> String {
        text::connect4::move_object(mv.to_string())
    }

    fn move_subject(mv: Column) -> String {
        text::connect4::move_subject(mv.to_string())
    }

    fn moves_subject(moves: &[Column]) -> String {
        match sorted(moves).as_slice() {
            [only] => Self::move_subject(*only),
            moves => text::connect4::moves_subject(all_of(&names(moves))),
        }
    }

    fn one_of_moves(moves: &[Column]) -> String {
        text::connect4::move_object(one_of(&names(&sorted(moves))))
    }

    fn refused(position: &Position<Size>, mv: Column, refusal: Refusal) -> String {
        let column = mv.to_string();
        match refusal {
            Refusal::OffBoard => {
                let last = position.shape().columns().to_string();
                text::connect4::refused_no_column(column, last)
            }
            Refusal::Taken => {
                let others = listed_moves::<Self>(position);
                let others: Vec<String> = others.iter().map(ToString::to_string).collect();
                text::connect4::refused_full(column, one_of(&others))
            }
            Refusal::GameOver => text::game::refused_over().to_owned(),
        }
    }

    fn mistake_said(seen: &Seen<Column>, who: Name<'_>, opponent: &'static str) -> String {
        let [length, column] = line_and_column(seen);
        let column = column.to_string();
        match seen.class {
            MoveClass::MissedWin => text::connect4::missed_win(who, length, column),
            MoveClass::MissedBlock => {
                text::connect4::missed_block(who, opponent, length - 1, column)
            }
            MoveClass::OpenedWin => text::connect4::opened_win(who, opponent, column),
            MoveClass::AllowedDouble => text::connect4::allowed_double(who, opponent),
            MoveClass::MissedDouble => text::connect4::missed_double(who, column),
            class => class_name(class),
        }
    }

    fn mistake_card(seen: &Seen<Column>, opponent: &'static str) -> CardText {
        let [length, column] = line_and_column(seen);
        let column = column.to_string();
        let (heading, text) = match seen.class {
            MoveClass::MissedWin => (
                text::connect4::card_missed_win().to_owned(),
                text::connect4::why_missed_win(column, length),
            ),
            MoveClass::MissedBlock => (
                text::connect4::card_lets_win(opponent),
                text::connect4::why_missed_block(opponent, length - 1, column),
            ),
            MoveClass::OpenedWin => (
                text::connect4::card_lets_win(opponent),
                text::connect4::why_opened_win(opponent, column, length),
            ),
            MoveClass::AllowedDouble => (
                text::connect4::card_allowed_double(opponent),
                text::connect4::why_allowed_double(opponent, column),
            ),
            MoveClass::MissedDouble => (
                text::connect4::card_missed_double().to_owned(),
                text::connect4::why_missed_double(column, opponent),
            ),
            class => (class_name(class), String::new()),
        };
        CardText { heading, text }
    }

    fn block_reason(merit: &Merit, opponent: &'static str) -> Option<String> {
        let length = u32::try_from(merit.line.len()).ok()?.checked_sub(1)?;
        Some(text::connect4::why_block(opponent, length))
    }

    fn explanation(insight: &Insight) -> Vec<String> {
        hint_sentences(insight).concat()
    }

    fn ask(position: &Position<Size>, side: &str) -> String {
        text::terminal::ask_column(side, position.shape().columns().to_string())
    }

    fn what_to_type(_position: &Position<Size>) -> String {
        text::terminal::type_column().to_owned()
    }

    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["1", "2", "3", "..."].map(str::to_owned).into();
        vec![(examples, text::terminal::help_column())]
    }

    fn captions(_position: &Position<Size>) -> Vec<String> {
        Vec::new()
    }

    fn remarks(position: &Position<Size>) -> Option<String> {
        let cells = winning_cells(position);
        let names = cells.iter().map(|Cell { column, row }| format!("({column},{})", row.number()));
        let names: Vec<String> = names.collect();
        (!names.is_empty()).then(|| text::connect4::winning_cells(names.join(" ")))
    }
}

/// Returns how many coins make the line of a mistake, and the number of the column that matters:
/// the one that completes the line, the opponent's answer, or the better one.
fn line_and_column(seen: &Seen<Column>) -> [u32; 2] {
    let column = seen.answer.or(seen.better.first().copied());
    [seen.count.max(1), column.map_or(0, Column::number)]
}

// Hints of Connect 4, sentence by sentence.

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
    let about = About { side: ["yellow", "red"][insight.player.index()], connect: insight.connect };
    let sentences = insight.points.iter().map(|point| about.sentences(point));
    let plan = insight.plan.iter().map(|found| vec![plan_in_hint(insight.player, found)]);
    sentences.chain(plan).collect()
}

/// Returns why a move that was made is bad, by a [refutation]; `opponent` is who answers it.
///
/// [refutation]: crate::core::connect4::analysis::refutation
#[must_use]
pub fn why_bad(reason: &Reason, opponent: Player, connect: u8) -> Option<String> {
    About { side: ["red", "yellow"][opponent.index()], connect }.fault(1, reason)
}

impl About {
    /// Returns the sentences about some columns.
    fn sentences(self, point: &HintPoint) -> Vec<String> {
        let reason = point.reason.as_ref();
        match (point.scope, point.columns.as_slice()) {
            (Scope::Best, &[only]) => {
                let advice = reason.and_then(|reason| self.advice(only, reason));
                let advice = advice.unwrap_or_else(|| text::connect4::hint_play(only.to_string()));
                let is_line = matches!(reason, Some(Reason::MakesLine { .. }));
                let comes = (!is_line).then(|| self.comes_to(point));
                std::iter::once(advice).chain(comes).collect()
            }
            (Scope::Best, columns) => {
                vec![text::connect4::hint_play(one_of(&names(columns))), self.comes_to(point)]
            }
            (Scope::OnlyLeft, columns) => {
                let only = text::connect4::hint_only_left(names(columns).concat());
                let why = reason.and_then(|reason| self.fault(1, reason));
                vec![only, why.unwrap_or_else(|| self.comes_to(point))]
            }
            (Scope::All, columns) => {
                let all = match point.verdict {
                    Some(Verdict::Win(..=1)) => text::connect4::hint_all_win_at_once().to_owned(),
                    Some(Verdict::Win(moves)) => text::connect4::hint_all_win(moves),
                    Some(Verdict::Loss(..=1)) => text::connect4::hint_all_lose_at_once().to_owned(),
                    Some(Verdict::Loss(moves)) => text::connect4::hint_all_lose(moves),
                    Some(Verdict::Draw | Verdict::Estimate(_)) | None => {
                        text::connect4::hint_all_draw().to_owned()
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
            Some(Verdict::Win(..=1)) => text::connect4::hint_best_wins_at_once(count),
            Some(Verdict::Win(moves)) => text::connect4::hint_best_wins(count, moves),
            Some(Verdict::Loss(..=1)) => text::connect4::hint_best_loses_at_once(self.side),
            Some(Verdict::Loss(moves)) => text::connect4::hint_best_loses(self.side, moves),
            Some(Verdict::Draw | Verdict::Estimate(_)) | None => {
                text::connect4::hint_best_draws(count)
            }
        }
    }

    /// Returns the advice to play a column, with its purpose.
    fn advice(self, column: Column, reason: &Reason) -> Option<String> {
        let column = column.to_string();
        Some(match reason {
            Reason::MakesLine { line } => text::connect4::hint_make_line(column, line.len()),
            Reason::StopsLine { .. } => text::connect4::hint_block(column, self.side, self.connect),
            Reason::MakesTwoThreats { cells } => match columns_of(cells).as_slice() {
                [only] => text::connect4::hint_make_stacked(column, only),
                columns => text::connect4::hint_make_double(column, cells.len(), all_of(columns)),
            },
            Reason::ForcesAnswer { cell } => {
                text::connect4::hint_force(column, self.side, cell.column.to_string())
            }
            Reason::MakesThreat { cells } => match (cells.as_slice(), &*columns_of(cells)) {
                ([cell], [threat]) => {
                    text::connect4::hint_make_threat(column, threat, cell.row.number().to_string())
                }
                (_, [threat]) => {
                    text::connect4::hint_make_threats_in_column(column, cells.len(), threat)
                }
                (_, columns) => text::connect4::hint_make_threats(column, all_of(columns)),
            },
            Reason::KeepsFromThreat { is_double: true, .. } => {
                text::connect4::hint_prevent_double(column, self.side)
            }
            Reason::KeepsFromThreat { threats, .. } => {
                match (threats.as_slice(), &*columns_of(threats)) {
                    ([cell], [threat]) => {
                        let row = cell.row.number().to_string();
                        text::connect4::hint_prevent_threat(column, self.side, threat, row)
                    }
                    (_, [threat]) => text::connect4::hint_prevent_threats_in_column(
                        column,
                        self.side,
                        threats.len(),
                        threat,
                    ),
                    (_, columns) => {
                        text::connect4::hint_prevent_threats(column, self.side, all_of(columns))
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
                [only] => text::connect4::hint_faces_stacked(side, only),
                columns => text::connect4::hint_faces_double(side, cells.len(), all_of(columns)),
            },
            Reason::OpensLine { .. } => text::connect4::hint_opens_line(count, side, self.connect),
            Reason::LeavesLine { cell } => {
                text::connect4::hint_leaves_line(side, self.connect, cell.column.to_string())
            }
            Reason::GivesUpThreat { .. } => text::connect4::hint_gives_up_threat(count, side),
            Reason::AllowsTwoThreats { answer, cells } => {
                let answer = answer.column.to_string();
                match columns_of(cells).as_slice() {
                    [only] => text::connect4::hint_allows_stacked(side, answer, only),
                    columns => text::connect4::hint_allows_double(
                        side,
                        answer,
                        cells.len(),
                        all_of(columns),
                    ),
                }
            }
            Reason::LetsPlayAbove { .. } => text::connect4::hint_lets_play_above(count, side),
            Reason::Answered { cell } => {
                text::connect4::hint_answered(side, cell.column.to_string())
            }
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
            text::connect4::hint_others_lose_at_once().to_owned()
        }
        (Outlook::Loss, Some(Verdict::Loss(..=1)), false) => {
            text::connect4::hint_lose_at_once(count, list)
        }
        (Outlook::Loss, Some(Verdict::Loss(moves)), false) => {
            text::connect4::hint_loses_in(list, moves)
        }
        (Outlook::Loss, _, true) => text::connect4::hint_others_lose().to_owned(),
        (Outlook::Loss, _, false) => text::connect4::hint_lose(count, list),
        (Outlook::Draw, _, true) => text::connect4::hint_others_only_draw().to_owned(),
        (Outlook::Draw, _, false) => text::connect4::hint_only_draw(count, list),
        (Outlook::Win, Some(Verdict::Win(moves)), false) => {
            text::connect4::hint_also_wins(list, moves)
        }
        (Outlook::Win, _, true) => text::connect4::hint_others_win_later().to_owned(),
        (Outlook::Win, _, false) => text::connect4::hint_win_later(count, list),
    }
}

/// Returns columns from left to right.
fn sorted(columns: &[Column]) -> Vec<Column> {
    let mut columns = columns.to_vec();
    columns.sort_unstable();
    columns
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
