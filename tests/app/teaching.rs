//! Teaching in the whole window: what is held back, what is not, and how often it spoke.

use std::path::Path;

use crate::window_harness::{Window, connect4, home};
use egui::Key;
use plot4::launch::Launch;
use plot4::storage::Envelope;

/// Red wins in column 3 alone.
const POSITION: &str = "4534214335224424";

/// Opens a position of a game that teaches, between a human player and Beginner.
fn open(home: &Path, text: &str) -> Window {
    Window::open_saved(home, connect4(text, ["human", "learner"]).with_teaching())
}

#[test]
fn a_move_that_gives_the_win_away_is_held_back_with_the_answer() {
    let home = home();
    let mut window = open(home.path(), POSITION);
    window.key(Key::Num6);
    window
        .wait_for("Column 6 throws away the win and loses. Beginner answers in column 6 and wins");
    assert_eq!(window.moves().len(), 16, "it is not played");
    window.press("Try another");
    assert!(!window.shows("throws away the win"));
    assert_eq!(window.moves().len(), 16);
    // The right one is played at once.
    window.key(Key::Num3);
    window.wait(|window| window.moves().len() >= 17, "the move");
    assert_eq!(window.moves()[16], "3");
}

#[test]
fn it_may_be_played_anyway_and_is_counted() {
    for again in [false, true] {
        let home = home();
        let saved = home.path().join("saved.json");
        let mut window = open(home.path(), POSITION);
        window.key(Key::Num1);
        window.wait_for("Column 1 throws away the win. ");
        if again {
            window.key(Key::Num1);
        } else {
            window.press("Play it anyway");
        }
        window.wait(|window| window.moves().len() >= 17, "the move");
        assert_eq!(window.moves()[16], "1");
        window.save_as(&saved);
        let text = std::fs::read_to_string(&saved).expect("a file");
        let text: String = text.split_whitespace().collect();
        assert!(
            text.contains("\"taught\":1") && text.contains("\"hint\":true"),
            "{text}"
        );
    }
}

#[test]
fn where_every_move_loses_or_draws_alike_nothing_is_held_back() {
    let home = home();
    // Every column loses, column 7 soonest: `plot4 hint 444435`.
    let mut window = open(home.path(), "444435");
    window.key(Key::Num7);
    window.wait(|window| window.moves().len() >= 7, "the move");
    assert!(!window.shows(" loses") && !window.shows("throws"));
}

#[test]
fn how_often_it_spoke_is_told_at_the_end() {
    let home = home();
    // Red wins in column 4 at once, or gives that away.
    let mut window = open(home.path(), "434343");
    window.key(Key::Num1);
    window.wait_for("Column 1 throws away the win");
    window.key(Key::Num4);
    window.wait_for("Teaching gave 1 warning");
}

#[test]
fn without_the_switch_nothing_is_held_back() {
    let home = home();
    let mut window = Window::open_saved(home.path(), connect4(POSITION, ["human", "learner"]));
    window.key(Key::Num6);
    window.wait(|window| window.moves().len() >= 17, "the move");
}

#[test]
fn a_move_that_is_held_back_is_forgotten_with_its_position() {
    let home = home();
    let mut window = open(home.path(), POSITION);
    window.key(Key::Num1);
    window.wait_for("Column 1 throws away the win. ");
    window.key(Key::C);
    window.key(Key::S); // the other side
    window.key(Key::Enter);
    assert!(
        !window.shows("throws away the win"),
        "it is the other player's turn"
    );
    window.wait(|window| window.moves().len() >= 17, "the computer's move");
}

#[test]
fn in_gomoku_what_is_only_estimated_is_not_held_back() {
    let home = home();
    let launch = Launch {
        game: Some("gomoku"),
        seats: crate::window_harness::seats("human", "low"),
        teaching: true,
        ..Launch::default()
    };
    let mut window = Window::open(home.path(), launch);
    for keys in [
        [Key::H, Key::Num8],
        [Key::A, Key::Num1],
        [Key::A, Key::Num3],
    ] {
        let before = window.moves().len();
        for key in keys {
            window.key(key);
        }
        window.key(Key::Enter);
        window.wait(
            |window| window.moves().len() == before + 2,
            "the stone and the computer's answer",
        );
    }
}

#[test]
fn in_gomoku_a_stone_that_lets_a_four_through_is_held_back() {
    use plot4::core::gomoku::{Gomoku, Setup};
    use plot4::core::kind::Notation;
    let home = home();
    // White has three in an open row; Black must stop it.
    let setup = Setup::default();
    let moves = Gomoku::parse_moves(setup, "H8 I9 H9 I7 H10 H11 A1 I8").expect("moves");
    let players = ["human", "low"].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Gomoku>(setup, &moves, players, Some(7)).with_teaching();
    let mut window = Window::open_saved(home.path(), envelope);
    for key in [Key::O, Key::Num1, Key::Enter] {
        window.key(key);
    }
    window.wait_for("O1 loses. Low answers with ");
    assert_eq!(window.moves().len(), 8, "it is not played");
}
