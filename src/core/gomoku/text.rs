//! A board as lines of text.

use std::fmt::Write as _;

use super::point::Point;
use super::position::Position;
use super::winning::winning_points;
use crate::core::kind::{Characters, TextLook};

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
                .map_or_else(|| empty.to_owned(), |player| look.stone(player));
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
