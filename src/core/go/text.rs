//! A board as lines of text.

use std::fmt::Write as _;

use super::area::Area;
use super::choices::Scoring;
use super::komi::Komi;
use super::point::Point;
use super::position::{Phase, Position};
use crate::core::game::Player;
use crate::core::kind::{Characters, TextLook};
use crate::core::stars::star_points;

/// Returns the board as lines, with letters below and numbers at the side; stones that are called
/// dead stand in brackets. Below it stands what was captured, and after two passes the count.
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
    let captured = Player::BOTH.map(|player| position.captured(player));
    if captured != [0, 0] {
        let _ = writeln!(
            text,
            "Captured: by Black {}, by White {}",
            captured[0], captured[1]
        );
    }
    match position.phase() {
        Phase::Settling | Phase::Counted(_) => text.extend([count(position), "\n".to_owned()]),
        Phase::Playing | Phase::Passed | Phase::Yielding | Phase::Resigned(_) => {}
    }
    text
}

/// Returns the count of a board in a line: `Black 45 points (40 stones, 5 of territory), White 43.5
/// points (30 stones, 6 of territory, 7.5 komi)`.
#[must_use]
pub fn count(position: &Position) -> String {
    let setup = position.setup();
    let area = position.count();
    let of = |player: usize| {
        let mut parts = vec![counted(area.stones[player], "stone")];
        if setup.scoring() == Scoring::Area {
            parts.push(format!("{} of territory", area.territory[player]));
        }
        if player == 1 && setup.komi() != Komi::NONE {
            parts.push(format!("{} komi", setup.komi()));
        }
        let noun = if area.halves[player] == 2 {
            "point"
        } else {
            "points"
        };
        format!(
            "{} {noun} ({})",
            Area::points(area.halves[player]),
            parts.join(", ")
        )
    };
    format!("Black {}, White {}", of(0), of(1))
}

/// Returns a number with a noun.
fn counted(number: u32, noun: &str) -> String {
    crate::core::count::counted(number.into(), noun)
}
