//! The rules on one page. Its pictures are painted as the board is.

use egui::{Painter, Rect, Vec2, vec2};

use super::board::{self, Discs};
use crate::app::board::example::Example;
use crate::app::board::pictures::Sprite;
use crate::app::contract::page::{Figure, Page, PaintFigure, Part};
use crate::app::contract::pictures::Pictures;
use crate::core::reversi::Reversi;

/// The size of a picture where there is room, in points.
const SIZE: Vec2 = vec2(264.0, 267.0);

/// Returns a paragraph with a picture.
const fn part(
    heading: &'static str,
    text: &'static str,
    says: &'static str,
    paint: PaintFigure<Sprite>,
) -> Part<Sprite> {
    Part {
        heading,
        text,
        figure: Some(Figure {
            says,
            size: SIZE,
            paint,
        }),
    }
}

/// The pages of Reversi.
pub const PAGES: &[Page<Sprite>] = &[Page {
    title: "The rules of Reversi",
    parts: &[
        part(
            "Enclose and turn",
            "Black begins, and the two sides take turns to put a disc on an empty square. Between \
            the new disc and another of your own there must be discs of the other side, in a \
            straight line without a gap: along a row, a column or a diagonal. They turn over and \
            are yours. A disc that turns nothing over may not be put down.",
            "Black has put a disc on D3, and the white disc on D4 has turned over",
            |painter, place, pictures| paint("D3", painter, place, pictures),
        ),
        part(
            "Passing and the end",
            "If you can turn nothing over, you pass; the program does that for you. When neither \
            side can move, the game is over, and the side with more discs wins. A disc in a corner \
            can never be turned over, so corners are worth a lot, and the squares beside an empty \
            corner are dangerous.",
            "White has no disc left, and Black has won",
            |painter, place, pictures| {
                let moves = "E6 F4 E3 F6 G5 D6 E7 F5 C5";
                paint(moves, painter, place, pictures);
            },
        ),
    ],
}];

/// Paints the position after these moves into its place.
fn paint(moves: &'static str, painter: &Painter, place: Rect, pictures: &mut Pictures<Sprite>) {
    let example = Example {
        setup: &[],
        moves,
        mark: None,
    };
    if let Some(position) = example.position::<Reversi>() {
        let discs = Discs {
            position,
            turning: None,
            last: None,
        };
        board::paint(painter, place, pictures, &discs);
    }
}
