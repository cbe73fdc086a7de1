//! The territory of a game of Go in progress, and who leads, in the whole window.

use egui::Key;
use plot4::core::go::{Dead, Go, Move, Setup};
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, load_game};
use plot4::words::text;

use crate::window_harness::{Window, home};

/// Black has the left side of the board, with a white stone in it that is lost, White the right one.
const WALLS: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 C7 D7 A7 B5";

/// Opens a game after these moves, between these two.
fn open(moves: &str, modes: [&str; 2]) -> (Window, tempfile::TempDir) {
    let setup = Setup::new(7).expect("a size").with_dead(Dead::Settle);
    let moves: Vec<Move> = moves
        .split_whitespace()
        .map(|name| Move::Place(name.parse().expect("a point")))
        .collect();
    let seats = modes.map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Go>(setup, &moves, seats, Some(7));
    let home = home();
    let launch = Launch {
        start: Start::Game(Box::new(game)),
        ..Launch::default()
    };
    (Window::open(home.path(), launch), home)
}

#[test]
fn a_key_shows_whose_each_point_is_and_who_leads() {
    let (mut window, _home) = open(WALLS, ["human"; 2]);
    assert!(window.shows("A1, empty") && !window.shows("probably"));
    window.key(Key::F5);
    assert!(window.has_heard("Territory shown"), "{:?}", window.heard());
    window.wait_for("White leads by about 7 points · Captures: Black 0, White 0");
    assert!(window.has_heard("White leads by about 7 points"));
    assert!(window.shows("A1, empty, probably Black’s"));
    assert!(window.shows("G7, empty, probably White’s"));
    assert!(window.shows("B5, white, last stone, probably dead"));
    assert!(window.shows("D1, white") && !window.shows("D1, white, probably"));
    // The position in view counts, whichever it is.
    window.key(Key::Home);
    window.wait(
        |window| !window.shows("White leads by about 7 points"),
        "another lead",
    );
    window.key(Key::End);
    assert!(window.shows("White leads by about 7 points"));
    window.key(Key::F5);
    assert!(window.has_heard("Territory hidden") && !window.shows("probably"));
    assert!(window.shows(&text::go::captures(0, 0)) && !window.shows("leads by"));
}

#[test]
fn the_territory_is_shown_in_a_review_and_not_where_the_board_is_counted() {
    let (mut window, _home) = open(WALLS, ["human"; 2]);
    window.press("Menu");
    window.press("Territory");
    window.wait_for("White leads by about 7 points");
    window.key(Key::R);
    window.wait_for("A1, empty, probably Black’s");
    window.key(Key::F5);
    window.wait(|window| !window.shows("probably"), "no territory");
    window.key(Key::F5);
    window.wait_for("A1, empty, probably Black’s");
    window.key(Key::Escape);
    window.press("Pass");
    window.press("Pass");
    window.wait_for("A1, empty, Black’s territory");
    assert!(!window.shows("probably") && !window.shows("leads by about"));
    // There the key says why it shows nothing else, and changes nothing.
    for press in ["", "Count"] {
        if !press.is_empty() {
            window.press(press);
        }
        window.key(Key::F5);
        window.check_announced(text::analysis::territory_counted());
    }
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    window.wait_for("leads by about");
}

#[test]
fn who_sees_the_territory_of_a_game_against_a_computer_was_helped() {
    for is_shown in [false, true] {
        let (mut window, home) = open(WALLS, ["human", "low"]);
        if is_shown {
            window.key(Key::F5);
            window.wait_for("White leads by about 7 points");
        }
        let file = home.path().join("game.json");
        window.save_as(&file);
        let game: SavedGame<Go> = load_game(&file).expect("a saved game");
        assert_eq!(game.is_helped(), is_shown);
    }
}

#[test]
fn a_game_that_is_not_scored_has_no_territory() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::F5);
    assert!(!window.has_heard("Territory shown"), "{:?}", window.heard());
    window.press("Menu");
    assert!(!window.can_press("Territory"));
}
