//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::aim::Aim;
use super::board::{self, Painting};
use super::pictures::Sprite;
use crate::app::contract::page::{Page, Part};
use crate::app::kit::pictures::Pictures;
use crate::core::checkers::{Checkers, Setup, Square, notation};
use crate::core::kind::GameSetup;
use crate::words::text;

/// The size of a picture where there is room, in points: that of a board of six rows.
const SIZE: Vec2 = vec2(280.0, 284.0);

/// A position of the page on a board of 6x6, and the moves that are drawn on it.
struct Example {
    fen: &'static str,
    /// The moves that are drawn.
    line: &'static str,
}

/// The positions of the page, in order.
const EXAMPLES: [Example; 4] = [
    Example {
        fen: "B:B2,5:W15,17",
        line: "5-8",
    },
    Example {
        fen: "B:B4:W7,14,17",
        line: "4x11x18",
    },
    Example {
        fen: "B:B14,K5:W12",
        line: "14-17",
    },
    Example {
        fen: "W:W10:B7,5",
        line: "",
    },
];

pub const PAGES: &[Page<Sprite>] = &[Page {
    title: text::checkers::page_rules,
    parts: &[
        Part::pictured(
            text::checkers::page_moving_heading,
            text::checkers::page_moving,
            text::checkers::page_moving_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_jumping_heading,
            text::checkers::page_jumping,
            text::checkers::page_jumping_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_kings_heading,
            text::checkers::page_kings,
            text::checkers::page_kings_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
        ),
        Part::pictured(
            text::checkers::page_end_heading,
            text::checkers::page_end,
            text::checkers::page_end_picture,
            SIZE,
            |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
        ),
    ],
}];

fn paint(example: &Example, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let Some(setup) = setup(example) else { return };
    let position = Checkers::start(setup);
    let line = notation::parse_moves(setup, example.line).unwrap_or_default();
    let painting = Painting {
        position: &position,
        setup,
        moving: None,
        player: None,
        aim: Aim::at(Square::from_index(0)),
        begun: None,
        last: None,
        hints: line.get(..1).unwrap_or_default(),
        line: &[],
        verdicts: None,
        compared: None,
        flash: None,
        is_turned: false,
        shows_coordinates: true,
    };
    board::paint(painter, place, pictures, &painting);
}

/// Returns the set-up of an example.
fn setup(example: &Example) -> Option<Setup> {
    Checkers::parse_setup(&[("size", "6"), ("fen", example.fen)]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::{Game, Outcome, Player};
    use crate::core::kind::GameSetup;

    #[test]
    fn the_examples_are_positions_and_their_moves_are_legal() {
        for example in &EXAMPLES {
            let setup = setup(example).expect(example.fen);
            let moves = notation::parse_moves(setup, example.line).expect(example.line);
            assert_eq!(moves.len(), example.line.split_whitespace().count());
        }
        let last = Checkers::start(setup(&EXAMPLES[3]).expect("a set-up"));
        assert_eq!(last.outcome(), Some(Outcome::Win(Player::First)));
    }
}
