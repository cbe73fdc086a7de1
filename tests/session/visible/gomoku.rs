//! Mistakes that can be seen on the board of Gomoku, and how they are said.

use plot4::words::{Phrases as _, you};
use plot4_core::game::Game as _;
use plot4_core::gomoku::{Gomoku, Move, Point, Position, Rule, Setup, notation};
use plot4_core::kind::{Fact, Merit, MeritKind, MoveClass, Seen, Visible as _};

/// Returns the position before the last of these moves, and that move.
fn last(rule: Rule, moves: &str) -> (Position, Move) {
    let setup = Setup::new(15, 5, rule).expect("a setup");
    let moves = notation::parse_moves(setup, moves).expect("moves");
    let (&last, before) = moves.split_last().expect("a move");
    let mut position = Position::empty(setup);
    for &mv in before {
        position.play(mv).expect("legal");
    }
    (position, last)
}

fn mistake(rule: Rule, moves: &str) -> Option<Seen<Move>> {
    let (position, mv) = last(rule, moves);
    Gomoku::visible_mistake(&position, mv)
}

fn merit(rule: Rule, moves: &str) -> Option<Merit> {
    let (position, mv) = last(rule, moves);
    Gomoku::visible_merit(&position, mv)
}

/// Returns places by their names.
fn names(spots: &[[u8; 2]]) -> String {
    let names: Vec<String> =
        spots.iter().map(|&[column, row]| Point::at(column, row).to_string()).collect();
    names.join(" ")
}

#[test]
fn a_five_to_make_and_a_five_to_stop_are_named() {
    // Black has four from F8 to I8, White stopped it on E8, and Black plays elsewhere.
    let seen = mistake(Rule::Restricted, "F8 A1 G8 A3 H8 A5 I8 E8 O15").expect("a five");
    assert_eq!(seen.class, MoveClass::MissedWin);
    assert_eq!(names(&seen.line), "F8 G8 H8 I8 J8");
    assert_eq!(names(&seen.places), "J8");
    assert_eq!(notation::format_moves(&seen.better), "J8");
    assert_eq!(Gomoku::mistake_said(&seen, you(), "white"), "You missed five in a row at J8");
    // White does not stop it either.
    let seen = mistake(Rule::Restricted, "F8 A1 G8 E8 H8 A5 I8 O15").expect("a five");
    assert_eq!(seen.class, MoveClass::MissedBlock);
    assert_eq!(names(&seen.line), "F8 G8 H8 I8 J8");
    assert_eq!(notation::format_moves(&seen.better), "J8");
    assert_eq!(seen.answer, Some(Move::Place(Point::at(9, 7))));
    assert_eq!(
        Gomoku::mistake_card(&seen, "black").said(),
        "That lets Black win. Black has four in a row: it needs a block at J8."
    );
    // Two fives cannot be stopped: that was the mistake of an earlier move.
    assert_eq!(mistake(Rule::Restricted, "F8 A1 G8 A3 H8 A5 I8 O15"), None);
    // A longer row wins nothing where rows have to be exact: E8 would make six.
    let game = "C8 O15 D8 O3 F8 A13 G8 L1 H8 A1";
    assert_eq!(mistake(Rule::Standard, game), None, "E8 would make six");
    let seen = mistake(Rule::Freestyle, game).expect("a five");
    assert_eq!(notation::format_moves(&seen.better), "E8");
}

#[test]
fn an_open_three_left_alone_is_named() {
    // Black has an open three from G8 to I8; White plays in a corner.
    let seen = mistake(Rule::Restricted, "G8 A1 H8 A3 I8 O15").expect("an open three");
    assert_eq!(seen.class, MoveClass::AllowedDouble);
    assert_eq!(names(&seen.line), "E8 F8 G8 H8 I8 J8");
    assert_eq!(names(&seen.places), "E8 J8");
    assert_eq!(seen.answer, Some(Move::Place(Point::at(5, 7))));
    assert_eq!(notation::format_moves(&seen.better), "F8 J8");
    assert_eq!(Gomoku::mistake_said(&seen, you(), "black"), "You left an open three");
    assert_eq!(
        Gomoku::mistake_card(&seen, "black").said(),
        "That leaves an open three. Black plays F8, and you can block only one end."
    );
    // It was stopped; and a four comes first.
    assert_eq!(mistake(Rule::Restricted, "G8 A1 H8 A3 I8 J8"), None);
    assert_eq!(mistake(Rule::Restricted, "G8 A1 H8 B1 O1 C1 I8 D1"), None, "White makes a four");
    // Black has an open three, too, and may make a straight four of it.
    let seen = mistake(Rule::Restricted, "G8 B2 H8 C2 I8 D2 O15").expect("two open threes");
    assert_eq!(seen.class, MoveClass::AllowedDouble);
    let better = notation::format_moves(&seen.better);
    assert_eq!(better, "A2 E2 F2 F8 J8", "stopped, or won");
}

#[test]
fn a_straight_four_that_was_there_is_named() {
    let seen = mistake(Rule::Freestyle, "G8 A1 H8 O3 I8 K14 O15").expect("a straight four");
    assert_eq!(seen.class, MoveClass::MissedDouble);
    assert_eq!(notation::format_moves(&seen.better), "F8 J8");
    assert_eq!(names(&seen.places), "E8 J8");
    // Four and four on one point: H8 is the fourth in the row and in the column.
    let game = "E8 D8 F8 A3 G8 O5 H5 H4 H6 A13 H7 M1 O15";
    let seen = mistake(Rule::Freestyle, game).expect("two fours");
    assert_eq!(seen.class, MoveClass::MissedDouble);
    assert_eq!(notation::format_moves(&seen.better), "H8");
    assert_eq!(names(&seen.places), "I8 H9");
    assert_eq!(names(&seen.line), "E8 F8 G8 H8 I8");
    assert_eq!(
        Gomoku::mistake_said(&seen, "Anna".into(), "white"),
        "Anna missed a double threat at H8"
    );
    assert_eq!(mistake(Rule::Restricted, game), None, "forbidden for Black");
    assert_eq!(mistake(Rule::Freestyle, "G8 A1 H8 O3 I8 K14 K8"), None, "a four");
}

#[test]
fn merits_are_seen() {
    let block = merit(Rule::Restricted, "F8 A1 G8 E8 H8 A5 I8 J8").expect("a block");
    assert_eq!((block.kind, names(&block.line)), (MeritKind::Block, "F8 G8 H8 I8 J8".to_owned()));
    assert_eq!(names(&block.places), "J8");
    let reason = Gomoku::block_reason(&block, "black");
    assert_eq!(reason.as_deref(), Some("Black had four in a row"));
    let block = merit(Rule::Restricted, "G8 A1 H8 A3 I8 J8").expect("a block");
    assert_eq!(block.kind, MeritKind::Block);
    assert_eq!(names(&block.line), "E8 F8 G8 H8 I8 J8");
    assert_eq!(names(&block.places), "E8 J8");
    let reason = Gomoku::block_reason(&block, "black");
    assert_eq!(reason.as_deref(), Some("Black had an open three"));
    let double = merit(Rule::Restricted, "G8 A1 H8 A3 I8 A5 F8").expect("a straight four");
    assert_eq!(double.kind, MeritKind::DoubleThreat);
    assert_eq!(names(&double.places), "E8 J8");
    // A four in the row and an open three in the column, with H8.
    let double = merit(Rule::Restricted, "E8 D8 F8 A3 G8 A5 H6 A7 H7 A9 H8").expect("a four-three");
    assert_eq!(double.kind, MeritKind::DoubleThreat);
    assert_eq!(names(&double.line), "E8 F8 G8 H8 I8");
    assert_eq!(double.places.len(), 2);
    assert_eq!(merit(Rule::Restricted, "G8 A1 H8 A3"), None);
}

#[test]
fn points_have_their_names() {
    let position = Position::empty(Setup::default());
    assert_eq!(Gomoku::spot_fact(&position, [7, 7]), Fact::Text("H8".to_owned()));
}
