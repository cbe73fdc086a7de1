//! A board as lines of text.

use std::fmt::Write as _;

use super::point::Point;
use super::position::Position;
use super::winning::winning_points;
use crate::core::game::Player;
use crate::core::kind::{Characters, TextLook};

/// The codes of terminals for black and white stones.
const COLOURS: [&str; 2] = ["1;34", "1;37"];

/// Returns the mark of a player's stones.
#[must_use]
pub fn mark(player: Player, look: TextLook) -> String {
    look.coloured(player, COLOURS)
}

/// Returns the board as lines, with letters below and numbers at the side; the stones of winning
/// rows stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let size = position.setup().size();
    let marked = winning_points(position);
    let empty = match look.characters {
        Characters::Boxes => "·",
        Characters::Ascii => ".",
    };
    let mut text = String::new();
    for row in (0..size).rev() {
        let _ = write!(text, "{:>2} ", row + 1);
        for column in 0..size {
            let point = Point::at(column, row);
            let stone = position
                .stone(point)
                .map_or_else(|| empty.to_owned(), |player| mark(player, look));
            let [before, after] = match (
                marked.contains(&point),
                column > 0 && marked.contains(&Point::at(column - 1, row)),
            ) {
                (true, true) => ["", "]"],
                (true, false) => ["[", "]"],
                (false, true) => ["", ""],
                (false, false) => [" ", ""],
            };
            text.extend([before, &stone, after]);
        }
        text.push('\n');
    }
    let letters: Vec<String> = (0..size)
        .map(|column| char::from(b'A' + column).to_string())
        .collect();
    text.extend(["    ", &letters.join(" "), "\n"]);
    text
}
