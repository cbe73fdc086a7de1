//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::aim::Aim;
use super::board::{self, Painting};
use super::pictures::Sprite;
use crate::app::contract::page::{Figure, Page, Part};
use crate::app::contract::pictures::Pictures;
use crate::core::checkers::{Checkers, Setup, Square, notation};
use crate::core::kind::GameSetup;

/// The size of a picture where there is room, in points: that of a board of six rows.
const SIZE: Vec2 = vec2(280.0, 284.0);

/// A position of the page on a board of 6x6, and the moves that are drawn on it.
struct Example {
    /// The position.
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

/// The pages of Checkers.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: "The rules of Checkers",
    parts: &[
        Part {
            heading: "Moving",
            text: "Red begins, and the two sides take turns. A man goes one step forward along a \
                diagonal, to a free dark square. Red’s men go down the board, White’s go up. The \
                dark squares have numbers: 5-8 is a step from square 5 to square 8.",
            figure: Some(Figure {
                says: "A red man steps from square 5 to square 8",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[0], painter, place, pictures),
            }),
        },
        Part {
            heading: "Jumping",
            text: "A piece jumps over a piece of the other side that is next to it, if the square \
                behind is free, and takes it. Who can jump must jump, and may choose which jump. \
                A piece that can jump again right away goes on; the whole chain is one move. \
                Pieces that must jump have a ring around them. In a chain you click one square \
                after the other, and Esc takes a step back.",
            figure: Some(Figure {
                says: "A red man jumps from square 4 over 7 to 11, and on over 14 to 18",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[1], painter, place, pictures),
            }),
        },
        Part {
            heading: "Kings",
            text: "A man that reaches the last row becomes a king, and its turn ends there. A \
                king goes and jumps forward and backward, one step at a time as a man does.",
            figure: Some(Figure {
                says: "A red man steps from square 14 to square 17 in the last row; on square 5 \
                    stands a red king",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[2], painter, place, pictures),
            }),
        },
        Part {
            heading: "The end",
            text: "Whoever cannot move has lost, because every piece is taken or blocked. The \
                game is drawn when the same position is there for the third time, and after 40 \
                moves of each side without a capture or a move of a man. Both can be set \
                otherwise.",
            figure: Some(Figure {
                says: "White’s only man on square 10 cannot move: red men stand on 7 and 5",
                size: SIZE,
                paint: |painter, place, pictures| paint(&EXAMPLES[3], painter, place, pictures),
            }),
        },
    ],
}];

/// Paints an example into its place.
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
        hint: line.first().copied(),
        line: &[],
        verdicts: None,
        compared: None,
        flash: None,
        is_turned: false,
        shows_numbers: true,
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
