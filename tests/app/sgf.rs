//! Files of other programs in the window: what they have beside moves is seen, heard and kept.

use std::path::Path;

use crate::window_harness::{Window, home};
use egui::Key;
use plot4::core::checkers::Checkers;
use plot4::core::go::Go;
use plot4::core::kind::GameKind;
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, parse_file};

/// Opens the game in the text of a file of this name.
fn open<K: GameKind>(home: &Path, name: &str, text: &str) -> Window {
    let game: SavedGame<K> = parse_file(Path::new(name), text.as_bytes())
        .and_then(|game| game.open())
        .expect("a game");
    let launch = Launch {
        start: Start::Game(Box::new(Envelope::of(&game))),
        ..Launch::default()
    };
    Window::open(home, launch)
}

#[test]
fn marks_labels_and_verdicts_of_a_file_are_shown_where_they_belong() {
    let home = home();
    let mut window = open::<Go>(
        home.path(),
        "game.sgf",
        "(;GM[1]SZ[9]KM[5.5]TR[aa];B[ee]LB[cc:7][ee:x]SQ[gg]N[The centre]GB[2];W[dd]BM[1]CR[dd]MA[aa])",
    );
    assert!(window.shows("D6, white, last stone, circle") && window.shows("A9, empty, cross"));
    assert!(window.shows("Bad move"));
    window.ctrl(Key::ArrowLeft);
    assert!(window.shows("C7, empty, label 7") && window.shows("G3, empty, square"));
    assert!(window.shows("E5, black, last stone, label x"));
    assert!(window.painted().contains(&"7".to_owned()));
    assert!(
        window.shows("The centre Black is far ahead")
            || window.shows("The centre\nBlack is far ahead")
    );
    window.key(Key::Home);
    assert!(window.shows("A9, empty, triangle") && window.shows("D6, empty"));
    // They are seen in a review, too.
    window.key(Key::R);
    window.key(Key::End);
    assert!(window.shows("A9, empty, cross"));
}

#[test]
fn signs_of_a_pdn_file_are_shown_in_words() {
    let home = home();
    let window = open::<Checkers>(home.path(), "game.pdn", "1. 11-15 23-19? $13 *");
    assert!(
        window.shows("Bad move Unclear position") || window.shows("Bad move\nUnclear position")
    );
}

#[test]
fn stones_show_the_numbers_of_their_moves_on_a_key_and_stay_so() {
    let home = home();
    let text = "(;GM[1]SZ[9]AB[aa];B[ee];W[dd];B[];W[cc])";
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert!(window.shows("D6, white"));
    window.key(Key::F3);
    assert!(window.shows("D6, white, move 2") && window.shows("C7, white, last stone, move 4"));
    assert!(
        window.shows("A9, black"),
        "a stone that was set up has none"
    );
    assert!(window.painted().contains(&"4".to_owned()));
    drop(window);
    let mut window = open::<Go>(home.path(), "game.sgf", text);
    assert!(window.shows("D6, white, move 2"));
    window.ctrl(Key::ArrowLeft);
    assert!(window.shows("C7, empty"));
    window.key(Key::F3);
    assert!(window.shows("D6, white"));
}

#[test]
fn the_star_and_the_ring_on_stones_can_be_taken_off() {
    let home = home();
    let mut window = open::<Go>(home.path(), "game.sgf", "(;GM[1]SZ[9];B[ee];W[dd];B[cc])");
    window.ctrl(Key::Comma);
    window.press("Star and ring on stones: Hidden");
    assert!(window.is_chosen("Star and ring on stones: Hidden"));
}

#[test]
fn a_problem_opens_at_its_first_move() {
    let home = home();
    let mut window = open::<Go>(
        home.path(),
        "game.sgf",
        "(;GM[1]SZ[9]AB[aa]AW[ba][cc]C[Black to live];B[bb];W[dd])",
    );
    assert!(window.shows("B8, empty") && window.shows("Comment: Black to live"));
    window.ctrl(Key::ArrowRight);
    assert!(window.shows("B8, black, last stone"));
}
