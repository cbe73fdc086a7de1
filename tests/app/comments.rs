//! Comments that the user writes.

use std::fs;

use crate::files::{data, kept, write_game};
use crate::window_harness::{Window, home};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use plot4::core::connect4::Connect4;
use plot4::core::go::Go;
use plot4::core::kind::GameKind;
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, load_envelope, parse_file};

/// Opens the window with the game in the text of an SGF file.
fn open(home: &std::path::Path, text: &str) -> Window {
    let game: SavedGame<Go> = parse_file("game.sgf".as_ref(), text.as_bytes())
        .and_then(|game| game.open())
        .expect("a game");
    let launch = Launch {
        start: Start::Game(Box::new(Envelope::of(&game))),
        ..Launch::default()
    };
    Window::open(home, launch)
}

/// Types behind the comment on the position in view.
fn write(window: &mut Window, lines: &[&str]) {
    window.ctrl(Key::E);
    window.wait_for("Comment");
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            window.key(Key::Enter);
        }
        let field = window.harness.get_by_role(Role::MultilineTextInput);
        field.type_text(line);
        window.settle();
    }
    window.key(Key::Escape);
    assert!(!window.can_press("Close"));
}

/// Removes the comment on the position in view.
fn clear(window: &mut Window) {
    window.key(Key::M);
    window.press("Comment…");
    window
        .harness
        .key_combination_modifiers(Modifiers::COMMAND, &[Key::A]);
    window.settle();
    window.key(Key::Delete);
    window.press("Close");
}

/// Returns what the comments of a game of this kind are, in order.
fn comments<K: GameKind>(file: &std::path::Path) -> Vec<String> {
    let envelope = load_envelope(file).expect("a game");
    let game: SavedGame<K> = envelope.open().expect("a game of this kind");
    let record = &game.record;
    let written = record.places().filter_map(|place| record.comment_at(place));
    written.map(ToString::to_string).collect()
}

#[test]
fn a_comment_is_written_changed_and_taken_back() {
    let home = home();
    let mut window = open(
        home.path(),
        "(;GM[1]SZ[9];B[ee]C[Too near the middle?];W[dd]GB[1])",
    );
    window.ctrl(Key::ArrowLeft);
    write(&mut window, &[" Yes\\no]", "D4: better"]);
    assert!(window.shows("Comment: Too near the middle? Yes\\no]\nD4: better"));
    assert!(window.shows("Move 1, Black: E5, with a comment"));
    // The digits of what was typed are no marks, and its letters ask for nothing.
    assert!(!window.shows("label") && !window.shows("D4, empty, "));
    window.key(Key::End);
    write(&mut window, &["Good"]);
    let file = home.path().join("saved.sgf");
    window.save_as(&file);
    let saved = fs::read_to_string(&file).expect("saved");
    assert!(
        saved.contains("\nC[Too near the middle? Yes\\\\no\\]\nD4: better];W[dd]C[Good]GB[1])"),
        "{saved}"
    );
    clear(&mut window);
    assert!(!window.shows("Move 2, White: D6, with a comment"));
    // All that was written at a time is taken back at once, and then the move.
    window.ctrl(Key::Z);
    window.check_announced("Change undone");
    assert!(window.shows("Move 2, White: D6, with a comment"));
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert!(window.shows("D6, empty"));
    window.key(Key::Home);
    write(&mut window, &["The start"]);
    assert_eq!(
        comments::<Go>(&file),
        ["Too near the middle? Yes\\no]\nD4: better", "Good"]
    );
    let file = home.path().join("again.sgf");
    window.save_as(&file);
    assert_eq!(
        comments::<Go>(&file)[..2],
        ["The start", "Too near the middle? Yes\\no]\nD4: better"]
    );
}

#[test]
fn every_game_can_be_commented_on_while_it_is_played_and_reviewed() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    window.key(Key::Num4);
    write(&mut window, &["On top"]);
    assert!(window.shows("Comment: On top"));
    window.key(Key::R);
    window.key(Key::Home);
    write(&mut window, &["The middle"]);
    let file = home.path().join("saved.json");
    window.save_as(&file);
    assert_eq!(comments::<Connect4>(&file), ["The middle", "On top"]);
}

#[test]
fn a_comment_on_a_past_game_is_kept_in_its_one_entry() {
    let home = home();
    let file = data(home.path()).join("game.kept-7.json");
    write_game(&file, "4343434", r#""comments": {"7": "Won"}, "#);
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::M);
    window.press("Past games…");
    window.wait_for("Open");
    window.press("Open");
    window.wait(|window| !window.moves().is_empty(), "the game");
    let is_kept = |text: &'static str| {
        let file = file.clone();
        move |_: &Window| comments::<Connect4>(&file).concat() == text
    };
    clear(&mut window);
    window.wait(is_kept(""), "the comment to be gone");
    write(&mut window, &["Four in"]);
    window.wait(is_kept("Four in"), "the comment");
    write(&mut window, &[" a column"]);
    window.wait(is_kept("Four in a column"), "the rest of it");
    clear(&mut window);
    window.wait(is_kept(""), "the comment to be gone");
    window.ctrl(Key::Z);
    window.wait(is_kept("Four in a column"), "the comment again");
    assert_eq!(kept(home.path()).len(), 1);
}
