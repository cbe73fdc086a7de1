//! Resigning, and draws by agreement, in the whole window.

use egui::Key;
use plot4::core::checkers::Checkers;
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::GameKind;
use plot4::launch::{Launch, Start};
use plot4::storage::Envelope;

use crate::window_harness::{Window, home};

/// Opens a game with the usual set-up after these moves, between these two.
fn open<K: GameKind>(moves: &str, modes: [&str; 2]) -> (Window, tempfile::TempDir) {
    let setup = K::Setup::default();
    let moves = K::parse_moves(setup, moves).expect("moves");
    let seats = modes.map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<K>(setup, &moves, seats, Some(7));
    let home = home();
    let launch = Launch {
        start: Start::Game(Box::new(game)),
        ..Launch::default()
    };
    (Window::open(home.path(), launch), home)
}

#[test]
fn a_game_of_gomoku_is_given_up_by_a_key_pressed_twice_and_taken_back() {
    let (mut window, _home) = open::<Gomoku>("H8 G7", ["human", "low"]);
    window.key(Key::F4);
    assert!(window.shows("Resign the game? Press F4 again to confirm"));
    window.key(Key::F4);
    assert!(window.shows("You resigned: Low wins"));
    window.ctrl(Key::Z);
    assert!(!window.shows("You resigned: Low wins") && window.shows("Your turn"));
    // The menu does the same.
    window.press("Menu");
    window.press("Resign");
    assert!(window.shows("Resign the game? Press F4 again to confirm"));
}

#[test]
fn a_computer_of_checkers_declines_an_early_draw_and_says_why() {
    let (mut window, _home) = open::<Checkers>("11-15 23-18", ["human", "low"]);
    window.key(Key::F6);
    window.wait_for("Low declines: it is too early for a draw before move 20");
    window.key(Key::F4);
    window.key(Key::F4);
    assert!(window.shows("You resigned: Low wins"));
}

#[test]
fn two_people_agree_on_a_draw() {
    let (mut window, _home) = open::<Checkers>("11-15 23-18", ["human"; 2]);
    window.key(Key::F6);
    assert!(window.shows("Agree on a draw? Press F6 again to confirm"));
    window.key(Key::F6);
    assert!(window.shows("Draw by agreement"));
}
