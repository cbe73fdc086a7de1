//! The territory of a game of Go in progress, and who leads, in the whole window.

use egui::Key;
use plot4::core::go::{Dead, Go, Move, Setup};
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, load_game};
use plot4::words::text::{analysis, dialogs, go, play};

use crate::window_harness::{Window, empty, home, last, white, with};

/// Black has the left side of the board, with a white stone in it that is lost, White the right
/// one.
const WALLS: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 C7 D7 A7 B5";

/// Opens a game after these moves, between these two.
fn open(moves: &str, modes: [&str; 2]) -> (Window, tempfile::TempDir) {
    let setup = Setup::new(7).expect("a size").with_dead(Dead::Settle);
    let moves: Vec<Move> =
        moves.split_whitespace().map(|name| Move::Place(name.parse().expect("a point"))).collect();
    let seats = modes.map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Go>(setup, &moves, seats, Some(7));
    let home = home();
    let launch = Launch { start: Start::Game(Box::new(game)), ..Launch::default() };
    (Window::open(home.path(), launch), home)
}

/// Returns whether something says whose a point or a stone may be.
fn tells_likely(window: &Window) -> bool {
    let likely = [go::likely_black(), go::likely_white(), go::likely_dead()];
    likely.into_iter().any(|likely| window.shows(likely))
}

#[test]
fn a_key_shows_whose_each_point_is_and_who_leads() {
    let (mut window, _home) = open(WALLS, ["human"; 2]);
    assert!(window.shows(&empty("A1")) && !tells_likely(&window));
    window.key(Key::F5);
    assert!(window.has_heard(analysis::territory_shown()), "{:?}", window.heard());
    window.wait_for(&play::beside(go::leads("white", 7), go::captures(0, 0)));
    assert!(window.has_heard(&go::leads("white", 7)));
    assert!(window.shows(&with(empty("A1"), go::likely_black())));
    assert!(window.shows(&with(empty("G7"), go::likely_white())));
    assert!(window.shows(&with(last(white("B5")), go::likely_dead())));
    assert!(window.shows(&white("D1")) && !window.shows(&with(white("D1"), go::likely_dead())));
    // The position in view counts, whichever it is.
    window.key(Key::Home);
    window.wait(|window| !window.shows(&go::leads("white", 7)), "another lead");
    window.key(Key::End);
    assert!(window.shows(&go::leads("white", 7)));
    window.key(Key::F5);
    assert!(window.has_heard(analysis::territory_hidden()) && !tells_likely(&window));
    assert!(window.shows(&go::captures(0, 0)) && !window.shows(&go::leads("white", 7)));
}

#[test]
fn the_territory_is_shown_in_a_review_and_not_where_the_board_is_counted() {
    let (mut window, _home) = open(WALLS, ["human"; 2]);
    window.press(play::menu());
    window.press(dialogs::territory());
    window.wait_for(&go::leads("white", 7));
    window.key(Key::R);
    window.wait_for(&with(empty("A1"), go::likely_black()));
    window.key(Key::F5);
    window.wait(|window| !tells_likely(window), "no territory");
    window.key(Key::F5);
    window.wait_for(&with(empty("A1"), go::likely_black()));
    window.key(Key::Escape);
    window.press(go::pass());
    window.press(go::pass());
    window.wait_for(&go::point_territory("A1", "black"));
    assert!(!tells_likely(&window) && !window.shows(&go::leads("white", 7)));
    // There the key says why it shows nothing else, and changes nothing.
    for press in ["", go::count()] {
        if !press.is_empty() {
            window.press(press);
        }
        window.key(Key::F5);
        window.check_announced(analysis::territory_counted());
    }
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    window.wait_for(&go::leads("white", 7));
}

#[test]
fn who_sees_the_territory_of_a_game_against_a_computer_was_helped() {
    for is_shown in [false, true] {
        let (mut window, home) = open(WALLS, ["human", "low"]);
        if is_shown {
            window.key(Key::F5);
            window.wait_for(&go::leads("white", 7));
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
    assert!(!window.has_heard(analysis::territory_shown()), "{:?}", window.heard());
    window.press(play::menu());
    assert!(!window.can_press(dialogs::territory()));
}
