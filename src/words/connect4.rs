//! The sentences of Connect 4.

mod hint;

pub use hint::hint_sentences;

use super::list::one_of;
use super::phrases::{Phrases, TypedMove};
use super::text;
use crate::core::connect4::hint_point::Insight;
use crate::core::connect4::lines::winning_cells;
use crate::core::connect4::{Cell, Column, Computer, Connect4, Position, Shape, Size, Skill};
use crate::core::game::Refusal;
use crate::core::kind::{Illegal, listed_moves};

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

    fn explanation(insight: &Insight) -> Option<String> {
        let sentences = hint_sentences(insight).into_iter().flatten();
        sentences.reduce(text::play::two_sentences)
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
