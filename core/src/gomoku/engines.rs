//! Gomoku with an engine: the commands of Gomocup.

use std::fmt::Write as _;

use super::point::Point;
use super::position::{Move, Position};
use super::setup::{Rule, Setup};
use crate::kind::{EngineCommand, Reply};

/// How many stones in a row win in every game of the protocol.
const TARGET: u8 = 5;

/// See [`Engines::ask`](crate::kind::Engines::ask).
pub(super) fn ask(
    setup: Setup,
    moves: &[Move],
    known: Option<usize>,
    seconds: u32,
) -> Option<Vec<EngineCommand>> {
    if setup.target() != TARGET {
        return None;
    }
    // The protocol has no pass.
    let places = moves.iter().map(|mv| mv.point().map(|point| place(setup, point)));
    let places: Vec<String> = places.collect::<Option<_>>()?;
    // An engine that knows all but the last stone has put one of them itself.
    if let (Some(known), [_, .., last]) = (known, places.as_slice())
        && known + 1 == places.len()
    {
        return Some(vec![EngineCommand::new(format!("TURN {last}"), Reply::Move)]);
    }
    let mut lines = vec![
        EngineCommand::new(format!("START {}", setup.size()), Reply::Accepted),
        EngineCommand::new(format!("INFO rule {}", rule(setup.rule())), Reply::None),
    ];
    if seconds > 0 {
        let time = u64::from(seconds) * 1000;
        lines.push(EngineCommand::new(format!("INFO timeout_turn {time}"), Reply::None));
    }
    if places.is_empty() {
        lines.push(EngineCommand::new("BEGIN", Reply::Move));
        return Some(lines);
    }
    let mut board = String::from("BOARD\n");
    for (index, place) in places.iter().enumerate() {
        // 1 is a stone of the engine, 2 one of its opponent, who has put the last one.
        let owner = 1 + (places.len() - index) % 2;
        // Writing to a text cannot fail.
        let _ = writeln!(board, "{place},{owner}");
    }
    lines.push(EngineCommand::new(board + "DONE", Reply::Move));
    Some(lines)
}

/// See [`Engines::answer`](crate::kind::Engines::answer).
pub(super) fn answer(position: &Position, text: &str) -> Option<Move> {
    let size = position.setup().size();
    let (column, row) = text.split_once(',')?;
    let number = |text: &str| text.trim().parse().ok().filter(|&number: &u8| number < size);
    let (column, row) = (number(column)?, number(row)?);
    Some(Move::Place(Point::at(column, size - 1 - row)))
}

/// Returns a point in the notation of the protocol, counted from the upper left.
fn place(setup: Setup, point: Point) -> String {
    format!("{},{}", point.column(), setup.size() - 1 - point.row())
}

/// Returns the number of a rule set. The protocol does not know [`Rule::Restricted`]; renju is the
/// nearest: what it allows Black is allowed there, too.
const fn rule(rule: Rule) -> u32 {
    match rule {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
        Rule::Restricted | Rule::Renju => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game as _, Player};
    use crate::gomoku::Gomoku;
    use crate::kind::Notation as _;

    fn setup(target: u8) -> Setup {
        Setup::new(15, target, Rule::Standard).expect("a set-up")
    }

    /// Returns the lines of a game after these moves.
    fn told(moves: &str, known: Option<usize>) -> Vec<String> {
        let moves = Gomoku::parse_moves(setup(5), moves).expect("moves");
        let lines = ask(setup(5), &moves, known, 2).expect("a game");
        lines.into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn an_engine_is_told_the_board_or_the_stone_that_it_does_not_know() {
        let begin = ["START 15", "INFO rule 1", "INFO timeout_turn 2000"];
        assert_eq!(told("", None), [&begin[..], &["BEGIN"]].concat());
        let board = "BOARD\n7,7,1\n6,8,2\nDONE";
        assert_eq!(told("H8 G7", None), [&begin[..], &[board]].concat());
        assert_eq!(told("H8 G7", Some(1)), ["TURN 6,8"]);
        let board = "BOARD\n7,7,2\nDONE";
        assert_eq!(told("H8", Some(0)).last().map(String::as_str), Some(board));
    }

    #[test]
    fn answers_are_points_of_the_board() {
        let position = Position::empty(setup(5));
        let answer = |text: &str| answer(&position, text);
        assert_eq!(answer("6, 8"), Some(Move::Place("G7".parse().expect("a point"))));
        assert_eq!(position.to_move(), Player::First);
        for wrong in ["15,0", "-1,3", "H8", "", "ERROR 3"] {
            assert_eq!(answer(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn other_targets_than_five_are_no_games_of_the_protocol() {
        assert!(ask(setup(4), &[], None, 0).is_none());
    }
}
