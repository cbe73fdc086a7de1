//! The free board in the whole window, and the question before a computer plays in a position that
//! was pasted.

use std::path::Path;

use crate::window_harness::{ANY, Window, connect4, home, in_column, low, red, sentences, yellow};
use egui::{Event, Key};
use plot4::core::connect4::{Connect4, Size, notation};
use plot4::core::kind::GameSetup as _;
use plot4::launch::{Launch, Resume, Start};
use plot4::players::Seat;
use plot4::storage::Envelope;
use plot4::words::text::{analysis, connect4, dialogs, game, notices, options, play};

/// Opens a position between a human player and Low.
fn open(home: &Path, text: &str) -> Window {
    Window::open_saved(home, connect4(text, ["human", "low"]))
}

/// Returns the game that is kept for the next start.
fn kept(home: &Path) -> String {
    std::fs::read_to_string(home.join("data/game.json")).unwrap_or_default()
}

/// Pastes a text.
fn paste(window: &mut Window, text: &str) {
    window.harness.event(Event::Paste(text.to_owned()));
    window.settle();
}

#[test]
fn both_sides_are_tried_without_a_computer_and_the_game_is_as_it_was() {
    let home = home();
    let mut window = open(home.path(), "4443");
    window.key(Key::F);
    assert!(window.has_heard(notices::free_board()), "{}", window.announced());
    window.wait_for(&analysis::evaluation(ANY));
    window.key(Key::Num2);
    window.key(Key::Num3);
    window.key(Key::Num1);
    assert_eq!(window.moves().concat(), "4443231");
    assert!(
        window.has_heard(&sentences(game::moved(red(), in_column(1)), game::to_move(yellow()))),
        "{}",
        window.announced()
    );
    window.key(Key::Escape);
    window.check_announced(&notices::back_to_game(ANY));
    assert_eq!(window.moves().concat(), "4443");
    assert!(!window.shows(options::evaluation()), "the analysis was the board's");
    // It is still a game against Low.
    window.key(Key::Num2);
    window.wait(|window| window.moves().len() == 6, "Low's answer");
}

#[test]
fn lines_are_switched_in_the_list_and_by_a_key() {
    let home = home();
    let mut window = open(home.path(), "4443");
    window.key(Key::F);
    window.key(Key::Num2);
    window.key(Key::Num3);
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    window.key(Key::Num5);
    assert_eq!(window.moves().concat(), "44435");
    window.press(&play::variation_label(5, red(), in_column(2)));
    assert_eq!(window.moves().concat(), "444323", "with what had followed it");
    assert!(window.shows(&play::variation_label(5, red(), in_column(5))));
    window.key(Key::V);
    assert_eq!(window.moves().concat(), "44435");
    window.key(Key::V);
    assert_eq!(window.moves().concat(), "444323");
}

#[test]
fn the_game_that_waits_is_what_is_kept() {
    let home = home();
    let mut window = open(home.path(), "44");
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 4, "Low's answer");
    window.key(Key::F);
    window.key(Key::Num1);
    window.key(Key::Num1);
    drop(window);
    let kept = kept(home.path());
    assert!(kept.contains("\"yellow\": \"low\"") || kept.contains("\"yellow\":\"low\""), "{kept}");
    assert!(!kept.contains("11\""), "{kept}");
}

#[test]
fn a_computer_does_not_play_unasked_in_a_position_that_is_pasted() {
    let home = home();
    let mut window = open(home.path(), "");
    paste(&mut window, "444");
    assert!(window.shows(&dialogs::let_play_about(low())), "it asks");
    window.key(Key::N);
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(window.moves().concat(), "444", "it waits");
    window.key(Key::P);
    window.wait(|window| window.moves().len() == 4, "Low's move");
    paste(&mut window, "44433");
    window.key(Key::Y);
    window.wait(|window| window.moves().len() == 6, "Low's move");
    paste(&mut window, "4443");
    assert!(!window.shows(&dialogs::let_play_about(ANY)), "it is the person's turn");
}

#[test]
fn what_is_seen_on_it_is_noted_in_the_game() {
    let home = home();
    let mut window = open(home.path(), "44");
    window.key(Key::F);
    window.key(Key::Escape);
    window.key(Key::Num4);
    window.wait(|_| kept(home.path()).contains("\"analysis\": true"), "the note");
}

#[test]
fn a_game_that_ends_on_it_asks_nothing_and_is_not_kept() {
    let home = home();
    let mut window = open(home.path(), "");
    window.key(Key::F);
    window.type_keys("4343434");
    assert!(window.announces(&game::wins(red())), "{}", window.announced());
    assert!(!window.shows(play::again()));
    window.key(Key::Escape);
    assert!(window.moves().is_empty(), "back in the game");
    drop(window);
    assert_eq!(kept(home.path()), "");
}

#[test]
fn a_hint_goes_with_its_line() {
    let home = home();
    let mut window = open(home.path(), "4443");
    window.key(Key::F);
    window.key(Key::Num2);
    window.ctrl(Key::Z);
    window.key(Key::Num5);
    window.key(Key::H);
    window.wait(|window| window.announces(&connect4::hint_play(ANY)), "the hint");
    window.key(Key::V);
    assert!(!window.announces(&connect4::hint_play(ANY)), "{}", window.announced());
    window.key(Key::H);
    window.wait(
        |window| window.announces(&connect4::hint_play(ANY)),
        "another hint, not the line of the old one",
    );
}

#[test]
fn a_position_of_the_command_line_asks_too_unless_the_players_are_named() {
    let home = home();
    let moves = notation::parse_moves(Size::STANDARD, "444").expect("moves");
    for named in [false, true] {
        let players = ["human", "low"].map(|mode| named.then(|| mode.parse().expect("a mode")));
        let envelope = Envelope::position::<Connect4>(Size::STANDARD, &moves, players, Some(7));
        let launch = Launch {
            start: Start::Game(Box::new(envelope)),
            resume: Resume::Never,
            ..Launch::default()
        };
        let mut window = Window::open(home.path(), launch);
        assert_eq!(window.shows(&dialogs::let_play_about(ANY)), !named, "named: {named}");
        if named {
            window.wait(|window| window.moves().len() == 4, "Low's move");
        }
    }
}

#[test]
fn a_copied_game_comes_back_as_it_was() {
    let setup = Connect4::parse_setup(&[("size", "9x7"), ("connect", "5"), ("starts", "yellow")]);
    let setup = setup.expect("a board");
    let moves = notation::parse_moves(setup, "4453").expect("moves");
    let people = [Some(Seat::Human); 2];
    let game = Envelope::position::<Connect4>(setup, &moves, people, None);
    let home = home();
    let mut window = Window::open_saved(home.path(), game);
    window.harness.event(Event::Copy);
    window.settle();
    let copied = window.clipboard.clone();
    assert_eq!(copied, "4453 size=9x7 connect=5 starts=yellow");
    assert!(window.has_heard(&notices::copied(&copied)), "{}", window.announced());
    // On another board at hand, where Red begins.
    let other = crate::window_harness::home();
    let mut window = open(other.path(), "4443");
    paste(&mut window, &copied);
    assert_eq!(window.moves(), ["4", "4", "5", "3"]);
    window.harness.event(Event::Copy);
    window.settle();
    assert_eq!(window.clipboard, copied);
}

#[test]
fn a_position_in_fen_is_pasted_whatever_game_is_in_front_and_copied_again() {
    let home = home();
    let mut window = open(home.path(), "4443");
    let fen = "B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29";
    paste(&mut window, &format!("{fen}\n"));
    window.harness.event(Event::Copy);
    window.settle();
    assert_eq!(window.clipboard, fen, "without a move there is something to copy");
}
