//! The rules on one page. Its pictures are painted as the board is.

use crate::app::board::pictures::Sprite;
use crate::app::board::stone_ui::example;
use crate::app::board::stones::Example;
use crate::app::contract::page::{Page, Part};
use crate::core::go::Go;
use crate::words::text;

/// The board of all examples.
const SMALL: &[(&str, &str)] = &[("size", "5")];

/// The positions of the page, in order.
pub const EXAMPLES: &[Example] = &[
    Example::after("B3,C3,C4,pass,D3,pass").on(SMALL).marked("C2"),
    Example::after("A2,A3,B2,B3,C2,C3,D2,D3,B1,E2,D1,E1").on(SMALL),
    Example::after("B3,D4,C4,D2,C2,E3,pass,C3,D3").on(SMALL).marked("C3"),
    Example::after("C1,D1,C2,D2,C3,D3,C4,D4,C5,D5,pass,pass").on(SMALL),
];

pub const PAGES: &[Page<Sprite>] = &[Page {
    title: text::go::page_rules,
    parts: &[
        Part::words(text::go::page_groups_heading, text::go::page_groups),
        example::<Go, 0>(
            text::go::page_capturing_heading,
            text::go::page_capturing,
            text::go::page_capturing_picture,
        ),
        example::<Go, 1>(
            text::go::page_eyes_heading,
            text::go::page_eyes,
            text::go::page_eyes_picture,
        ),
        example::<Go, 2>(text::go::page_ko_heading, text::go::page_ko, text::go::page_ko_picture),
        example::<Go, 3>(
            text::go::page_end_heading,
            text::go::page_end,
            text::go::page_end_picture,
        ),
    ],
}];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::contract::board::BoardUi as _;
    use crate::core::game::{Game as _, Player};
    use crate::core::go::{Move, Owner, Phase, Point, Refusal};

    #[test]
    fn the_examples_show_what_the_page_says() {
        let [taking, eyes, ko, counted] = [0, 1, 2, 3].map(|number: usize| {
            let example = &EXAMPLES[number];
            example.position::<Go>().expect(example.moves)
        });
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
            Go::aims(counted.setup()).iter().filter(|point| is_territory(point)).count()
        };
        assert_eq!((of(Player::First), of(Player::Second)), (10, 5));
    }
}
