//! A board as lines of text.

use std::fmt::Write as _;

use super::point::Point;
use super::position::Position;
use crate::core::kind::{Characters, TextLook};
use crate::core::stars::star_points;

/// Returns the board as lines, with letters below and numbers at the side; stones that are called
/// dead stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let size = position.setup().size();
    let dead = position.dead();
    let (empty, star) = match look.characters {
        Characters::Boxes => ("·", "+"),
        Characters::Ascii => (".", "+"),
    };
    let stars = star_points(size);
    let mut text = String::new();
    for row in (0..size).rev() {
        let _ = write!(text, "{:>2} ", row + 1);
        for column in 0..size {
            let point = Point::at(column, row);
            let nothing = if stars.contains(&(column, row)) {
                star
            } else {
                empty
            };
            let stone = position
                .stone(point)
                .map_or_else(|| nothing.to_owned(), |player| look.stone(player));
            let is_dead = |column: u8| dead.contains(Point::at(column, row));
            let before = match (is_dead(column), column > 0 && is_dead(column - 1)) {
                (true, true) => "|",
                (true, false) => "(",
                (false, true) => ")",
                (false, false) => " ",
            };
            text.extend([before, &stone]);
        }
        text.push_str(if dead.contains(Point::at(size - 1, row)) {
            ")\n"
        } else {
            "\n"
        });
    }
    let letters: Vec<String> = (0..size).map(Point::column_name).collect();
    text.extend(["    ", &letters.join(" "), "\n"]);
    text
}
