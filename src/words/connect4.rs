//! What Connect 4 says.

use super::errors::one_of;
use super::phrases::Phrases;
use super::text;
use crate::core::connect4::lines::winning_cells;
use crate::core::connect4::{Cell, Column, Connect4, Position, Shape, Size};
use crate::core::game::Refusal;
use crate::core::kind::{Illegal, listed_moves};

impl Phrases for Connect4 {
    fn goal(setup: Size) -> String {
        text::connect4::goal(u32::from(setup.connect()))
    }

    fn move_phrase(mv: Column) -> String {
        text::connect4::move_(mv.to_string())
    }

    fn move_title(mv: Column) -> String {
        text::connect4::move_title(mv.to_string())
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

    fn remarks(position: &Position<Size>) -> Option<String> {
        let cells = winning_cells(position);
        let names = cells
            .iter()
            .map(|Cell { column, row }| format!("({column},{})", row.number()));
        let names: Vec<String> = names.collect();
        (!names.is_empty()).then(|| text::connect4::winning_cells(names.join(" ")))
    }
}
