//! The rules on one page. Its pictures are painted as the board is.

use crate::app::board::pictures::Sprite;
use crate::app::board::stone_ui::example;
use crate::app::board::stones::Example;
use crate::app::contract::page::Page;
use crate::core::gomoku::Gomoku;
use crate::words::text;

/// The positions of the page, in order.
pub const EXAMPLES: &[Example] = &[
    Example::after("B4 B3 C4 C3 D4 D3 E4 E3 F4").on(&[("size", "7"), ("rule", "freestyle")]),
    Example::after("D5 A1 E5 I1 F5").on(&[("size", "9"), ("rule", "freestyle")]),
    Example::after("D5 A1 E5 I1 F6 A9 F7 I9").on(&[("size", "9"), ("rule", "restricted")]),
];

pub const PAGES: &[Page<Sprite>] = &[Page {
    title: text::gomoku::page_rules,
    parts: &[
        example::<Gomoku, 0>(
            text::gomoku::page_five_heading,
            text::gomoku::page_five,
            text::gomoku::page_five_picture,
        ),
        example::<Gomoku, 1>(
            text::gomoku::page_threats_heading,
            text::gomoku::page_threats,
            text::gomoku::page_threats_picture,
        ),
        example::<Gomoku, 2>(
            text::gomoku::page_forbidden_heading,
            text::gomoku::page_forbidden,
            text::gomoku::page_forbidden_picture,
        ),
    ],
}];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::{Game as _, Outcome, Player};
    use crate::core::gomoku::{Move, Refusal};

    #[test]
    fn the_examples_show_what_the_page_says() {
        let [five, three, forbidden] = [0, 1, 2].map(|number: usize| {
            let example = &EXAMPLES[number];
            example.position::<Gomoku>().expect(example.moves)
        });
        assert_eq!(five.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(three.outcome(), None);
        let point = "F5".parse().expect("a point");
        assert_eq!(
            forbidden.refusal(Move::Place(point)),
            Some(Refusal::DoubleThree)
        );
        assert_eq!(
            forbidden.forbidden_points(),
            [point],
            "the page shows no other"
        );
    }
}
