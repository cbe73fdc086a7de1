//! The sentences of Connect 4.

mod hint;
mod puzzles;

pub use hint::hint_sentences;

use super::list::one_of;
use super::phrases::{CardText, Phrases, TypedMove, Who, class_name};
use super::text;
use crate::core::connect4::hint_point::Insight;
use crate::core::connect4::lines::winning_cells;
use crate::core::connect4::{Cell, Column, Computer, Connect4, Position, Shape, Size, Skill};
use crate::core::game::Refusal;
use crate::core::kind::{Illegal, Merit, MoveClass, Seen, listed_moves};

impl Phrases for Connect4 {
    fn title() -> &'static str {
        text::connect4::title()
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

    fn move_title(mv: Column) -> String {
        text::connect4::move_title(mv.to_string())
    }

    fn move_subject(mv: Column) -> String {
        text::connect4::move_subject(mv.to_string())
    }

    fn refused(position: &Position<Size>, illegal: Illegal<Position<Size>>) -> String {
        let column = illegal.mv.to_string();
        match illegal.refusal {
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

    fn mistake_said(seen: &Seen<Column>, who: Who<'_>, opponent: &'static str) -> String {
        let [length, column] = line_and_column(seen);
        let column = column.to_string();
        match (seen.class, who) {
            (MoveClass::MissedWin, Who::You) => text::connect4::missed_win_you(length, column),
            (MoveClass::MissedWin, Who::Named(name)) => {
                text::connect4::missed_win_name(name, length, column)
            }
            (MoveClass::MissedBlock, Who::You) => {
                text::connect4::missed_block_you(length - 1, column)
            }
            (MoveClass::MissedBlock, Who::Named(name)) => {
                text::connect4::missed_block_name(name, length - 1, column)
            }
            (MoveClass::OpenedWin, Who::You) => text::connect4::opened_win_you(opponent, column),
            (MoveClass::OpenedWin, Who::Named(name)) => {
                text::connect4::opened_win_name(name, opponent, column)
            }
            (MoveClass::AllowedDouble, Who::You) => text::connect4::allowed_double_you(opponent),
            (MoveClass::AllowedDouble, Who::Named(name)) => {
                text::connect4::allowed_double_name(name, opponent)
            }
            (MoveClass::MissedDouble, Who::You) => text::connect4::missed_double_you(column),
            (MoveClass::MissedDouble, Who::Named(name)) => {
                text::connect4::missed_double_name(name, column)
            }
            (class, _) => class_name(class),
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
                text::connect4::why_missed_block(length - 1, column),
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
        let names = cells
            .iter()
            .map(|Cell { column, row }| format!("({column},{})", row.number()));
        let names: Vec<String> = names.collect();
        (!names.is_empty()).then(|| text::connect4::winning_cells(names.join(" ")))
    }
}

/// Returns how many coins make the line of a mistake, and the number of the column that matters: the one
/// that completes the line, the opponent's answer, or the better one.
fn line_and_column(seen: &Seen<Column>) -> [u32; 2] {
    let column = seen.answer.or(seen.better.first().copied());
    [seen.count.max(1), column.map_or(0, Column::number)]
}
