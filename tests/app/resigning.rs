//! Resigning, and draws by agreement, in the whole window.

use std::path::Path;

use egui::Key;
use plot4::core::checkers::{Checkers, Setup};
use plot4::core::go::{Go, Setup as GoSetup};
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::{GameKind, Notation as _};
use plot4::launch::{Launch, Start};
use plot4::storage::Envelope;
use plot4::words::text::{game, go, play, settings};
use plot4::words::you;

use crate::window_harness::{Window, empty, home, low};

/// Opens a game of Go that White, the computer to move, has lost: every white stone can be
/// captured.
fn open_lost(home: &Path) -> Window {
    let setup = GoSetup::new(5).expect("a size");
    let moves = "B1 A1 B2 A2 B3 A3 B4 C1 B5 C2 D1 C3 D2 E1 D3 E2 D4 E3 D5";
    let moves = Go::parse_moves(setup, moves).expect("moves");
    let seats = ["human", "skilled"].map(|mode| Some(mode.parse().expect("a mode")));
    Window::open_saved(home, Envelope::position::<Go>(setup, &moves, seats, Some(7)))
}

/// Returns whether the computer that has lost resigns after two more moves.
pub fn is_resigned(home: &Path) -> String {
    let mut window = open_lost(home);
    for _ in 0..2 {
        answer(&mut window);
    }
    let ends = |window: &Window| window.shows(&game::wins_resigned(you(), low()));
    window.wait(|window| ends(window) || window.shows(game::your_turn()), "the answer");
    ends(&window).to_string()
}

/// Answers White's next move on the first point that is free.
fn answer(window: &mut Window) {
    window.wait_for(game::your_turn());
    let free = ["A5", "A4", "C5", "C4", "E5", "E4"]
        .into_iter()
        .find(|point| window.shows(&empty(point)))
        .expect("a free point");
    for letter in free.chars() {
        window.key(Key::from_name(&letter.to_string()).expect("a key"));
    }
    window.key(Key::Enter);
}

#[test]
fn a_computer_of_go_resigns_a_lost_game_unless_the_settings_say_otherwise() {
    let home = home();
    let mut window = open_lost(home.path());
    for _ in 0..2 {
        answer(&mut window);
    }
    window.wait_for(&game::wins_resigned(you(), low()));
    assert!(window.shows(&go::resigned("white")));
    // Undo takes the resignation back, with the own move before it.
    window.ctrl(Key::Z);
    assert!(window.shows(game::your_turn()) && !window.shows(&go::resigned("white")));

    let home = self::home();
    let mut window = open_lost(home.path());
    window.settings(settings::tab_play());
    assert!(window.is_on(settings::computers_resign()));
    window.switch(settings::computers_resign());
    window.key(Key::Escape);
    for _ in 0..3 {
        answer(&mut window);
    }
    assert!(!window.shows(&go::resigned("white")));
}

/// Opens a game with the usual set-up after these moves, between these two.
fn open<K: GameKind>(moves: &str, modes: [&str; 2]) -> (Window, tempfile::TempDir) {
    let setup = K::Setup::default();
    let moves = K::parse_moves(setup, moves).expect("moves");
    let seats = modes.map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<K>(setup, &moves, seats, Some(7));
    let home = home();
    let launch = Launch { start: Start::Game(Box::new(game)), ..Launch::default() };
    (Window::open(home.path(), launch), home)
}

#[test]
fn a_game_of_gomoku_is_given_up_by_a_key_pressed_twice_and_taken_back() {
    let (mut window, _home) = open::<Gomoku>("H8 G7", ["human", "low"]);
    window.key(Key::F4);
    assert!(window.shows(game::resign_again()));
    window.key(Key::F4);
    assert!(window.shows(&game::wins_resigned(low(), you())));
    window.ctrl(Key::Z);
    assert!(!window.shows(&game::wins_resigned(low(), you())) && window.shows(game::your_turn()));
    // The menu does the same.
    window.press(play::menu());
    window.press(go::resign());
    assert!(window.shows(game::resign_again()));
}

#[test]
fn a_computer_of_checkers_declines_an_early_draw_and_says_why() {
    let (mut window, _home) = open::<Checkers>("11-15 23-18", ["human", "low"]);
    window.key(Key::F6);
    let declines = &game::draw_too_early(low(), "40");
    window.wait_for(declines);
    let heard = window.heard();
    let said = heard.iter().filter(|heard| heard.contains(declines));
    assert_eq!(said.count(), 1, "{heard:?}");
    window.key(Key::F4);
    window.key(Key::F4);
    assert!(window.shows(&game::wins_resigned(low(), you())));
}

#[test]
fn two_people_agree_on_a_draw() {
    let (mut window, _home) = open::<Checkers>("11-15 23-18", ["human"; 2]);
    window.key(Key::F6);
    assert!(window.shows(game::draw_again()));
    window.key(Key::F6);
    assert!(window.shows(game::drawn_agreed()));
}

#[test]
fn a_draw_before_the_first_move_is_taken_back() {
    let (mut window, _home) = open::<Checkers>("", ["human"; 2]);
    window.key(Key::F6);
    window.key(Key::F6);
    assert!(window.shows(game::drawn_agreed()));
    window.press(play::undo());
    assert!(!window.shows(game::drawn_agreed()));
    assert!(!window.can_press(play::undo()), "nothing was played");
}

#[test]
fn a_computer_offers_a_draw_when_nothing_has_happened_for_long() {
    // Each side goes round with its king.
    let [red, white] = [&[1, 6, 9, 5][..], &[32, 28, 24, 20, 16, 19, 15, 18, 23, 27]];
    let step = |round: &[u8], number: usize| {
        let at = |number: usize| round[number % round.len()];
        format!("{}-{}", at(number), at(number + 1))
    };
    let moves: Vec<String> = (0..39).map(|ply| step([red, white][ply % 2], ply / 2)).collect();
    let setup =
        Setup::default().with_start("B:WK32:BK1".parse().expect("a position")).expect("a set-up");
    let moves = Checkers::parse_moves(setup, &moves.join(" ")).expect("moves");
    let seats = ["human", "low"].map(|mode| Some(mode.parse().expect("a mode")));
    let home = home();
    let game = Envelope::position::<Checkers>(setup, &moves, seats, Some(7));
    let mut window = Window::open_saved(home.path(), game);
    window.wait_for(&game::draw_offered(low()));
    window.key(Key::F6);
    window.wait_for(game::drawn_agreed());
}
