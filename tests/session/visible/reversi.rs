//! Mistakes that can be seen on the board of Reversi, and how they are said.

use plot4::words::{Phrases as _, you};
use plot4_core::game::Game as _;
use plot4_core::kind::{Fact, MoveClass, Notation as _, Seen, Visible as _};
use plot4_core::reversi::{Move, Position, Reversi, Setup, Square};

/// Returns the mistake in the last of these moves.
fn last(moves: &str) -> Option<Seen<Move>> {
    let moves = Reversi::parse_moves(Setup, moves).expect("moves");
    let (&last, before) = moves.split_last().expect("a move");
    let mut position = Position::default();
    for &mv in before {
        position.play(mv).expect("legal");
    }
    Reversi::visible_mistake(&position, last)
}

/// Returns squares by their names.
fn names(spots: &[[u8; 2]]) -> String {
    let names: Vec<String> =
        spots.iter().map(|&[column, row]| Square::at(column, row).to_string()).collect();
    names.join(" ")
}

#[test]
fn a_corner_that_is_given_away_is_named() {
    // Black can turn b2 over with b1, and White then takes a1: b2 lies between it and c3.
    //
    //   1  . ! . . . .
    //   2  . O . . . .
    //   3  . X O X . .
    //   4  . . . O X .
    //   5  . . . X O .
    //      a b c d e f
    let seen = last("d3 c3 b3 b2 b1").expect("a corner");
    assert_eq!(seen.class, MoveClass::GaveCorner);
    assert_eq!((names(&seen.line), names(&seen.places)), ("b2".to_owned(), "a1".to_owned()));
    let better: Vec<String> = seen.better.iter().map(ToString::to_string).collect();
    assert_eq!((better.join(" "), seen.count), ("e6 f5 c4".to_owned(), 1));
    assert_eq!(Reversi::mistake_said(&seen, you(), "white"), "You gave White the corner a1");
    assert_eq!(
        Reversi::mistake_card(&seen, "white").said(),
        "That gives White the corner a1. A disc in a corner can never be flipped."
    );
    assert_eq!(last("d3 c3 b3 b2 e6"), None);
    assert_eq!(last("d3 c3 b3 b2 b1 a1"), None, "taken");
}

#[test]
fn squares_have_their_names() {
    let position = Position::default();
    assert_eq!(Reversi::spot_fact(&position, [3, 5]), Fact::Text("d3".to_owned()));
}
