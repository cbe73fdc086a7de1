//! Tests of the descriptions of squares, and of keys and typed numbers.

use super::*;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::GameSetup;

fn square(number: u8) -> Square {
    Square::from_number(number).expect("a square")
}

#[test]
fn squares_say_what_is_on_them_and_what_can_be_done_there() {
    let start = Checkers::start(Setup::default());
    let says = |position: &Position, number, begun| {
        Checkers::describe(position, None, Aim { square: square(number), begun })
    };
    assert_eq!(says(&start, 11, None), "11, red man, can move");
    assert_eq!(says(&start, 1, None), "1, red man");
    assert_eq!(says(&start, 15, None), "15, empty");
    assert_eq!(says(&start, 22, None), "22, white man");
    let in_hand = Some(Move::chain(start.size(), square(11)));
    assert_eq!(says(&start, 11, in_hand), "11, red man, picked up");
    assert_eq!(says(&start, 15, in_hand), "15, empty, can go here");
    assert_eq!(says(&start, 10, in_hand), "10, red man, can move");
    let setup =
        Setup::default().with_start("B:BK9:W14,23".parse().expect("a position")).expect("a setup");
    let chain = Checkers::start(setup);
    assert_eq!(says(&chain, 9, None), "9, red king, must jump");
}

#[test]
fn arrows_go_from_row_to_row_and_stop_at_the_edge() {
    let setup = Setup::default();
    let walk = |from: u8, keys: &[Key]| {
        keys.iter().fold(square(from), |at, &key| neighbour(key, at, setup)).number()
    };
    assert_eq!(walk(1, &[Key::ArrowUp]), 1);
    assert_eq!(walk(1, &[Key::ArrowLeft]), 1);
    assert_eq!(walk(4, &[Key::ArrowRight]), 4);
    assert_eq!(walk(1, &[Key::ArrowDown; 9]), 29);
    assert_eq!(walk(32, &[Key::ArrowUp; 9]), 4);
    assert_eq!(walk(5, &[Key::ArrowRight; 9]), 8);
}

#[test]
fn numbers_aim_at_their_squares_and_keep_what_is_in_hand() {
    let begun = Some(Move::chain(Setup::default().size(), square(11)));
    let aim = Aim { square: square(11), begun };
    assert_eq!(
        Checkers::typed_aim("15", aim, Setup::default()),
        Typing::Aim(Aim { square: square(15), begun })
    );
    assert_eq!(Checkers::typed_aim("33", aim, Setup::default()), Typing::Nothing);
    assert_eq!(Checkers::typed_aim("0", aim, Setup::default()), Typing::Nothing);
    assert_eq!(Checkers::typed_aim("A", aim, Setup::default()), Typing::Nothing);
}

#[test]
fn the_examples_are_positions_and_their_moves_are_legal() {
    for example in &EXAMPLES {
        let setup = setup(example).expect(example.fen);
        let moves = notation::parse_moves(setup, example.mv).expect(example.mv);
        assert_eq!(moves.len(), example.mv.split_whitespace().count());
    }
    let last = Checkers::start(setup(&EXAMPLES[3]).expect("a set-up"));
    assert_eq!(last.outcome(), Some(Outcome::Win(Player::First)));
}
