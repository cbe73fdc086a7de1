//! Tests of the descriptions of points, and of keys and typed letters.

use egui::Key;

use super::*;
use crate::app::board::stones::{neighbour, numbered};
use crate::app::contract::board::Typing;
use crate::core::game::{Game, Outcome, Player};
use crate::core::gomoku::{Gomoku, Move, Refusal, Rule, Setup};
use crate::core::kind::{GameSetup, Notation};

/// Returns the position after these moves on the usual board.
fn after(moves: &str) -> Position {
    let setup = Setup::default();
    let mut position = Position::empty(setup);
    for mv in Gomoku::parse_moves(setup, moves).expect("moves") {
        position.play(mv).expect("a legal move");
    }
    position
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

#[test]
fn a_point_says_what_is_on_it() {
    let position = after("H8 G7 H9");
    let last = Some(Move::Place(point("H9")));
    for (name, expected) in [
        ("A1", "A1, empty"),
        ("H8", "H8, black"),
        ("G7", "G7, white"),
        ("H9", "H9, black, last stone"),
        ("O15", "O15, empty"),
    ] {
        assert_eq!(Gomoku::describe(&position, last, point(name)), expected);
    }
}

#[test]
fn a_forbidden_point_says_why_to_black_alone() {
    // Black: F8, G8 and H9, H10 meet in H8.
    let position = after("F8 A1 G8 A15 H9 O1 H10 O15");
    assert_eq!(
        Gomoku::describe(&position, None, point("H8")),
        "H8, empty, forbidden: double three"
    );
    let position = after("F8 A1 G8 A15 H9 O1 H10 O15 C3");
    assert_eq!(Gomoku::describe(&position, None, point("H8")), "H8, empty", "White may play there");
}

#[test]
fn letters_and_digits_aim_at_points_of_the_board() {
    let small = Setup::new(9, 5, Rule::Freestyle).expect("a set-up");
    for (typed, expected) in [
        ("H", Typing::Begun),
        ("h", Typing::Begun),
        ("H8", Typing::Aim(point("H8"))),
        ("O15", Typing::Aim(point("O15"))),
        ("P", Typing::Nothing),
        ("H16", Typing::Nothing),
        ("H0", Typing::Nothing),
        ("HH", Typing::Nothing),
        ("8", Typing::Nothing),
        ("", Typing::Nothing),
    ] {
        assert_eq!(
            Gomoku::typed_aim(typed, Point::at(0, 0), Setup::default()),
            expected,
            "{typed}"
        );
    }
    assert_eq!(Gomoku::typed_aim("I", Point::at(0, 0), small), Typing::Begun);
    assert_eq!(Gomoku::typed_aim("J", Point::at(0, 0), small), Typing::Nothing);
    assert_eq!(Gomoku::typed_aim("H10", Point::at(0, 0), small), Typing::Nothing);
}

#[test]
fn arrows_step_to_the_neighbour_and_stop_at_the_edge() {
    let setup = Setup::default();
    for (key, from, to) in [
        (Key::ArrowUp, "H8", "H9"),
        (Key::ArrowDown, "H8", "H7"),
        (Key::ArrowLeft, "H8", "G8"),
        (Key::ArrowRight, "H8", "I8"),
        (Key::ArrowLeft, "A1", "A1"),
        (Key::ArrowDown, "A1", "A1"),
        (Key::ArrowRight, "O15", "O15"),
        (Key::ArrowUp, "O15", "O15"),
    ] {
        assert_eq!(neighbour(key, point(from), setup.size()), point(to), "{key:?}");
    }
}

#[test]
fn the_points_are_read_like_a_text() {
    let aims = Gomoku::aims(Setup::default());
    assert_eq!((aims[0], aims[1], aims[15]), (point("A15"), point("B15"), point("A14")));
    assert_eq!((aims.len(), aims[224]), (225, point("O1")));
}

#[test]
fn stones_that_are_only_thought_of_are_numbered_in_turn() {
    let position = Position::empty(Setup::default());
    let line: Vec<Move> = ["H8", "J8", "H8", "K1"]
        .iter()
        .map(|point| Move::Place(point.parse().expect("a point")))
        .collect();
    let told: Vec<String> = numbered::<Gomoku>(&position, &line)
        .into_iter()
        .map(|(point, player, number)| format!("{number} {player:?} {point}"))
        .collect();
    assert_eq!(told, ["1 First H8", "2 Second J8"], "nothing goes where there is a stone already");
}

#[test]
fn the_examples_show_what_the_page_says() {
    let [five, three, forbidden] = [0, 1, 2].map(|number: usize| {
        let example = &EXAMPLES[number];
        example.position::<Gomoku>().expect(example.moves)
    });
    assert_eq!(five.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(three.outcome(), None);
    let point = "F5".parse().expect("a point");
    assert_eq!(forbidden.refusal(Move::Place(point)), Some(Refusal::DoubleThree));
    assert_eq!(forbidden.forbidden_points(), [point], "the page shows no other");
}

/// Returns the position after stones on these points.
fn position(points: &str) -> Position {
    let mut position = Gomoku::start(Setup::new(15, 5, Rule::Freestyle).expect("a set-up"));
    for point in points.split_whitespace() {
        position.play(Move::Place(point.parse().expect("a point"))).expect("a legal move");
    }
    position
}

#[test]
fn a_point_tells_the_lines_that_meet_there() {
    let position = position("H8 A1 I8 A2 K8 A3 I9 B1 J10 C1 O15");
    for (point, words) in [
        ("J8", "Black makes 4 in a row"),
        ("G7", "Black makes 4 on a diagonal"),
        ("L8", ""),
        ("J9", ""),
        ("K11", "Black makes 4 on a diagonal"),
        ("A4", "White makes 4 in a column"),
        ("D1", "White makes 4 in a row"),
        ("A1", "One of 3 in a row"),
        ("A2", "One of 3 in a column"),
        ("H8", "One of 3 on a diagonal"),
        ("O15", ""),
        ("O1", ""),
    ] {
        assert_eq!(surroundings(&position, point.parse().expect("a point")), words, "{point}");
    }
}

#[test]
fn a_point_between_both_sides_tells_of_both() {
    let other = position("F9 H10 G9 H11 A1 H12");
    let words = surroundings(&other, "H9".parse().expect("a point"));
    assert_eq!(words, "Black makes 3 in a row, White makes 4 in a column");
}
