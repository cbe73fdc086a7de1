//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Painting};
use crate::app::board::example::Example;
use crate::app::board::pictures::Sprite;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::kit::pictures::Pictures;
use crate::core::go::Go;
use crate::words::text;

/// The size of a picture where there is room, in points.
const SIZE: Vec2 = vec2(280.0, 286.0);

/// The positions of the page, in order.
const EXAMPLES: [Example; 4] = [
    Example {
        setup: &[("size", "5")],
        moves: "B3,C3,C4,pass,D3,pass",
        mark: Some("C2"),
    },
    Example {
        setup: &[("size", "5")],
        moves: "A2,A3,B2,B3,C2,C3,D2,D3,B1,E2,D1,E1",
        mark: None,
    },
    Example {
        setup: &[("size", "5")],
        moves: "B3,D4,C4,D2,C2,E3,pass,C3,D3",
        mark: Some("C3"),
    },
    Example {
        setup: &[("size", "5")],
        moves: "C1,D1,C2,D2,C3,D3,C4,D4,C5,D5,pass,pass",
        mark: None,
    },
];

/// The pages of Go.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: text::go::page_rules,
    parts: &[
        Part {
            heading: text::go::page_groups_heading,
            text: text::go::page_groups,
            figure: None,
        },
        Part {
            heading: text::go::page_capturing_heading,
            text: text::go::page_capturing,
            figure: Some(Figure {
                says: text::go::page_capturing_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: text::go::page_eyes_heading,
            text: text::go::page_eyes,
            figure: Some(Figure {
                says: text::go::page_eyes_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: text::go::page_ko_heading,
            text: text::go::page_ko,
            figure: Some(Figure {
                says: text::go::page_ko_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
        Part {
            heading: text::go::page_end_heading,
            text: text::go::page_end,
            figure: Some(Figure {
                says: text::go::page_end_picture,
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
            }),
        },
    ],
}];

/// Paints an example into its place.
fn paint(example: &Example, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let Some(position) = example.position::<Go>() else {
        return;
    };
    let painting = Painting {
        position: &position,
        landing: None,
        ghost: None,
        aim: position.setup().centre(),
        hint: example.point(),
        line: Vec::new(),
        last: None,
        flash: None,
        compared: None,
        verdicts: None,
    };
    board::paint(painter, place, pictures, &painting);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::contract::board::BoardUi as _;
    use crate::core::game::{Game as _, Player};
    use crate::core::go::{Move, Owner, Phase, Point, Refusal};

    #[test]
    fn the_examples_show_what_the_page_says() {
        let [taking, eyes, ko, counted] = EXAMPLES
            .each_ref()
            .map(|example| example.position::<Go>().expect(example.moves));
        let point = |text: &str| text.parse::<Point>().expect("a point");
        let mut taken = taking;
        taken.play(Move::Place(point("C2"))).expect("a legal move");
        assert_eq!(
            (taken.stone(point("C3")), taken.stone(point("B3"))),
            (None, Some(Player::First))
        );
        let mut passed = eyes;
        passed.play(Move::Pass).expect("a pass");
        for eye in ["A1", "C1"] {
            assert_eq!(
                passed.refusal(Move::Place(point(eye))),
                Some(Refusal::SelfCapture),
                "{eye}"
            );
        }
        assert!(ko.refusal(Move::Place(point("C3"))).is_some());
        assert!(matches!(counted.phase(), Phase::Counted(_)));
        let owners = counted.owners();
        let of = |player| {
            let is_territory = |point: &Point| matches!(owners(*point), Owner::Territory(owner) if owner == player);
            Go::aims(counted.setup())
                .iter()
                .filter(|point| is_territory(point))
                .count()
        };
        assert_eq!((of(Player::First), of(Player::Second)), (10, 5));
    }
}
