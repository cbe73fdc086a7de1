//! The lines of stones that meet at a point, described in words for screen readers.

use crate::core::count::in_words as number;
use crate::core::game::Player;
use crate::core::gomoku::{Gomoku, Point, Position};
use crate::core::kind::GameSetup;

/// The directions of lines, each with its name.
const DIRECTIONS: [(i8, i8, &str); 4] = [
    (1, 0, "row"),
    (0, 1, "column"),
    (1, 1, "diagonal"),
    (1, -1, "diagonal"),
];

/// The shortest line that is worth a word.
const LEAST: usize = 3;

/// Returns the longest lines that meet at a point: of a stone the line in which it stands, `one of
/// three in a row`; of an empty point what a stone there would make, `black makes four in a
/// diagonal, white makes three in a column`.
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
    let words = |(length, name): (usize, &str)| format!("{} in a {name}", number(length));
    if let Some(player) = position.stone(point) {
        return longest(player).map_or_else(String::new, |line| format!("one of {}", words(line)));
    }
    let made = |player: Player| {
        let side = Gomoku::SIDES[player.index()].to_lowercase();
        longest(player).map(|line| format!("{side} makes {}", words(line)))
    };
    Player::BOTH
        .into_iter()
        .filter_map(made)
        .collect::<Vec<_>>()
        .join(", ")
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
    use crate::core::gomoku::{Move, Rule, Setup};
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
            ("J8", "black makes four in a row"),
            ("G7", "black makes four in a diagonal"),
            ("L8", ""),
            ("J9", ""),
            ("K11", "black makes four in a diagonal"),
            ("A4", "white makes four in a column"),
            ("D1", "white makes four in a row"),
            ("A1", "one of three in a row"),
            ("A2", "one of three in a column"),
            ("H8", "one of three in a diagonal"),
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
        assert_eq!(
            words,
            "black makes three in a row, white makes four in a column"
        );
    }
}
