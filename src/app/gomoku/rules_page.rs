//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Painting};
use crate::app::board::example::Example;
use crate::app::board::pictures::Sprite;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::kit::pictures::Pictures;
use crate::core::gomoku::winning::winning_lines;
use crate::core::gomoku::{Gomoku, Move};
use crate::words::text;

/// The size of a picture where there is room, in points.
const SIZE: Vec2 = vec2(280.0, 286.0);

/// The positions of the page, in order.
const EXAMPLES: [Example; 3] = [
    Example {
        setup: &[("size", "7"), ("rule", "freestyle")],
        moves: "B4 B3 C4 C3 D4 D3 E4 E3 F4",
        mark: None,
    },
    Example {
        setup: &[("size", "9"), ("rule", "freestyle")],
        moves: "D5 A1 E5 I1 F5",
        mark: None,
    },
    Example {
        setup: &[("size", "9"), ("rule", "restricted")],
        moves: "D5 A1 E5 I1 F6 A9 F7 I9",
        mark: Some("F5"),
    },
];

/// The pages of Gomoku.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: text::gomoku::page_rules,
    parts: &[
        Part {
            heading: text::gomoku::page_five_heading,
            text: text::gomoku::page_five,
            figure: Some(Figure {
                says: text::gomoku::page_five_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: text::gomoku::page_threats_heading,
            text: text::gomoku::page_threats,
            figure: Some(Figure {
                says: text::gomoku::page_threats_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: text::gomoku::page_forbidden_heading,
            text: text::gomoku::page_forbidden,
            figure: Some(Figure {
                says: text::gomoku::page_forbidden_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
    ],
}];

/// Paints an example into its place.
fn paint(example: &Example, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let Some(position) = example.position::<Gomoku>() else {
        return;
    };
    let painting = Painting {
        position: &position,
        landing: None,
        ghost: None,
        aim: position.setup().centre(),
        hint: None,
        line: Vec::new(),
        last: None,
        forbidden: example
            .point()
            .into_iter()
            .filter(|&point| position.refusal(Move::Place(point)).is_some())
            .collect(),
        rows: &winning_lines(&position),
        strike: 1.0,
        pulse: 0.0,
        flash: None,
        compared: None,
        verdicts: None,
    };
    board::paint(painter, place, pictures, &painting);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::{Game as _, Outcome, Player};
    use crate::core::gomoku::Refusal;

    #[test]
    fn the_examples_show_what_the_page_says() {
        let [five, three, forbidden] = EXAMPLES
            .each_ref()
            .map(|example| example.position::<Gomoku>().expect(example.moves));
        assert_eq!(five.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(three.outcome(), None);
        let point = EXAMPLES[2].point().expect("a point");
        assert_eq!(
            forbidden.refusal(Move::Place(point)),
            Some(Refusal::DoubleThree)
        );
    }
}
