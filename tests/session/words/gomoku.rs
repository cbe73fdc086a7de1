//! How Gomoku refuses set-ups and moves.

use plot4::words::Explain as _;
use plot4_core::gomoku::{Rule, Setup, notation};

#[test]
fn setups_say_what_would_be_right() {
    let error = |size, target| Setup::new(size, target, Rule::Renju).expect_err("wrong").explain();
    assert_eq!(error(4, 5), "Unsupported board size 4: choose 5 to 19");
    assert_eq!(error(20, 5), "Unsupported board size 20: choose 5 to 19");
    assert_eq!(error(5, 6), "Unsupported value “6”: choose 3 to 5");
    assert_eq!(error(19, 2), "Unsupported value “2”: choose 3 to 6");
    assert!(Setup::of_engines(20, 5, Rule::Freestyle).is_ok());
    assert_eq!(Setup::default().to_string(), "15x15, 5 in a row, restricted");
    assert_eq!("".parse(), Ok(Setup::default()));
    assert_eq!("19x19, renju".parse(), Setup::new(19, 5, Rule::Renju));
    let wrong = |text: &str| text.parse::<Setup>().expect_err("wrong").explain();
    assert_eq!(
        wrong("gobang"),
        "Unknown value “gobang”: choose freestyle, standard, restricted or renju"
    );
    assert_eq!(
        wrong("9x8"),
        "“9x8” cannot be used here: write it like 15x15, 5 in a row, restricted"
    );
    assert_eq!(wrong("distance 3"), "Unsupported value “3”: choose 1 to 2");
}

#[test]
fn texts_that_are_no_games() {
    let usual = Setup::new(15, 5, Rule::Restricted).expect("a setup");
    let error = |text| notation::parse_moves(usual, text).expect_err("wrong").explain();
    assert_eq!(error("H8 P1"), "Move 2 (“P1”): There is no point P1: choose A1 to O15");
    assert_eq!(error(" ,h8,  h+9"), "Move 2 (“h+9”): There is no point H+9: choose A1 to O15");
    assert_eq!(error("h8 G07"), "Move 2 (“G07”): There is no point G07: choose A1 to O15");
    assert_eq!(error("ü H8"), "Move 1 (“ü”): There is no point Ü: choose A1 to O15");
    assert_eq!(error("H8 G7 h8"), "Move 3 (“h8”): This place is already taken");
    assert_eq!(error("H8 pass"), "Move 2 (“pass”): You can pass only if there is nowhere to play");
    assert_eq!(
        error("H8 A1 H9 B1 H10 C1 H11 D1 H12 A2"),
        "Move 10 (“A2”): The game is already over"
    );
    // G7 H7 . and . F8 F9 meet in F7: two open threes.
    assert_eq!(
        error("G7 A1 H7 A3 F8 A5 F9 A7 F7"),
        "Move 9 (“F7”): Double three is forbidden for Black"
    );
}
