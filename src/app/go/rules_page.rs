//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Painting};
use crate::app::board::example::Example;
use crate::app::board::pictures::Sprite;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::contract::pictures::Pictures;
use crate::core::go::Go;

/// The size of a picture where there is room, in points.
const SIZE: Vec2 = vec2(280.0, 286.0);

/// The positions of the page, in order.
const EXAMPLES: [Example; 4] = [
    Example {
        setup: &[("size", "5")],
        moves: "B3 C3 C4 pass D3 pass",
        mark: Some("C2"),
    },
    Example {
        setup: &[("size", "5")],
        moves: "A2 A3 B2 B3 C2 C3 D2 D3 B1 E2 D1 E1",
        mark: None,
    },
    Example {
        setup: &[("size", "5")],
        moves: "B3 D4 C4 D2 C2 E3 pass C3 D3",
        mark: Some("C3"),
    },
    Example {
        setup: &[("size", "5")],
        moves: "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 pass pass",
        mark: None,
    },
];

/// The pages of Go.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: "The rules of Go",
    parts: &[
        Part {
            heading: "Stones and groups",
            text: "Black begins, and the two sides take turns to put a stone on a free point, \
                where two lines cross. Stones stay where they are until they are taken. Stones of \
                one colour that are joined along the lines are a group, and stand or fall \
                together.",
            figure: None,
        },
        Part {
            heading: "Taking",
            text: "The free points next to a group are its liberties. A group that has none left \
                is taken off the board. You may not take the last liberty of a group of your own, \
                unless your stone takes something.",
            figure: Some(Figure {
                says: "Black takes the white stone on C3 with a stone on C2",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: "Two eyes",
            text: "A free point inside a group is an eye. A group with two eyes that are apart \
                lives: no stone can fill both at once, and neither alone.",
            figure: Some(Figure {
                says: "The black group lives: A1 and C1 are its eyes",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: "Ko",
            text: "A move may not bring back a position that the whole board has had before. So \
                where two stones could take each other for ever, somebody has to play elsewhere \
                first. The rule can be set otherwise.",
            figure: Some(Figure {
                says: "Black has just taken a stone on C3; White may not take back there at once",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
        Part {
            heading: "The end",
            text: "Whoever has nothing left to gain passes (F2). After two passes each side says \
                which groups are dead, which a click does; the program proposes some, and a \
                computer objects if its living stones are to be taken, or your dead ones are to \
                stay. Then the board is counted: a point for each of your stones, and for each \
                free point that your stones alone surround. White, who plays second, gets some \
                points in return, the komi. The weaker player may begin with two to nine stones, \
                the handicap.",
            figure: Some(Figure {
                says: "Black has 15 points, White 10: small squares mark the free points that are \
                    somebody’s",
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
