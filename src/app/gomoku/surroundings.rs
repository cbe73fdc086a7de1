//! The lines of stones that meet at a point, described in words for screen readers.

use crate::app::board::places::stone_name;
use crate::core::game::Player;
use crate::core::gomoku::{Point, Position};
use crate::words::{self, text};

/// The directions of lines, each with its name in messages, which select by it.
const DIRECTIONS: [(i8, i8, &str); 4] = [
    (1, 0, "row"),
    (0, 1, "column"),
    (1, 1, "diagonal"),
    (1, -1, "diagonal"),
];

/// The shortest line that is worth a word.
const LEAST: usize = 3;

/// Returns the longest lines that meet at a point: of a stone the line in which it stands, `One of 3
/// in a row`; of an empty point what a stone there would make, `Black makes 4 in a diagonal, White
/// makes 3 in a column`.
#[must_use]
pub fn in_words(position: &Position, point: Point) -> String {
    let longest = |player: Player| {
        // Of equal ones the first.
        let lines = DIRECTIONS.iter().rev().map(|&(right, up, name)| {
            (
                1 + run(position, point, (right, up), player)
                    + run(position, point, (-right, -up), player),
                name,
            )
        });
        lines
            .max_by_key(|&(length, _)| length)
            .filter(|&(length, _)| length >= LEAST)
    };
    if let Some(player) = position.stone(point) {
        let line = longest(player);
        return line.map_or_else(String::new, |(length, direction)| {
            text::gomoku::in_line(length, direction)
        });
    }
    let made = |player: Player| {
        longest(player).map(|(length, direction)| {
            text::gomoku::makes(stone_name(Some(player)), length, direction)
        })
    };
    let lines = Player::BOTH.into_iter().filter_map(made);
    words::listed(lines)
}

/// Returns how many stones of a player stand next to a point one after the other, in a direction.
fn run(position: &Position, from: Point, (right, up): (i8, i8), player: Player) -> usize {
    let size = position.setup().size();
    let next = |point: &Point| {
        let column = point
            .column()
            .checked_add_signed(right)
            .filter(|&column| column < size)?;
        let row = point
            .row()
            .checked_add_signed(up)
            .filter(|&row| row < size)?;
        Some(Point::at(column, row)).filter(|&point| position.stone(point) == Some(player))
    };
    std::iter::successors(next(&from), next).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::Game;
    use crate::core::gomoku::{Gomoku, Move, Rule, Setup};
    use crate::core::kind::GameSetup;

    /// Returns the position after stones on these points.
    fn position(points: &str) -> Position {
        let mut position = Gomoku::start(Setup::new(15, 5, Rule::Freestyle).expect("a set-up"));
        for point in points.split_whitespace() {
            position
                .play(Move::Place(point.parse().expect("a point")))
                .expect("a legal move");
        }
        position
    }

    #[test]
    fn a_point_tells_the_lines_that_meet_there() {
        let position = position("H8 A1 I8 A2 K8 A3 I9 B1 J10 C1 O15");
        for (point, words) in [
            ("J8", "Black makes 4 in a row"),
            ("G7", "Black makes 4 in a diagonal"),
            ("L8", ""),
            ("J9", ""),
            ("K11", "Black makes 4 in a diagonal"),
            ("A4", "White makes 4 in a column"),
            ("D1", "White makes 4 in a row"),
            ("A1", "One of 3 in a row"),
            ("A2", "One of 3 in a column"),
            ("H8", "One of 3 in a diagonal"),
            ("O15", ""),
            ("O1", ""),
        ] {
            assert_eq!(
                in_words(&position, point.parse().expect("a point")),
                words,
                "{point}"
            );
        }
    }

    #[test]
    fn a_point_between_both_sides_tells_of_both() {
        let other = position("F9 H10 G9 H11 A1 H12");
        let words = in_words(&other, "H9".parse().expect("a point"));
        assert_eq!(words, "Black makes 3 in a row, White makes 4 in a column");
    }
}
