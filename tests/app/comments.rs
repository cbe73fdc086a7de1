//! Comments that the user writes.

use std::fs;

use crate::files::{closes, data, game, kept, write_game};
use crate::window_harness::{ANY, Window, connect4, empty, home, in_column, red, with};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::Connect4;
use plot4::core::go::Go;
use plot4::core::kind::GameKind;
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, load_envelope, parse_file};
use plot4::words::text::connect4::column_empty;
use plot4::words::text::{board, dialogs, files, game, help, notices, play, review};

/// Opens the window with the game in the text of an SGF file.
fn open(home: &std::path::Path, text: &str) -> Window {
    let game: SavedGame<Go> = parse_file("game.sgf".as_ref(), text.as_bytes())
        .and_then(|game| game.open())
        .expect("a game");
    let launch = Launch { start: Start::Game(Box::new(Envelope::of(&game))), ..Launch::default() };
    Window::open(home, launch)
}

/// Types behind the comment on the position in view.
fn write(window: &mut Window, lines: &[&str]) {
    window.ctrl(Key::E);
    window.wait_for(dialogs::comment());
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            window.key(Key::Enter);
        }
        type_text(window, line);
    }
    window.key(Key::Escape);
    assert!(!window.can_press(dialogs::close()));
}

/// Types into the field for a comment.
fn type_text(window: &mut Window, text: &str) {
    let field = window.harness.get_by_role(Role::MultilineTextInput);
    field.type_text(text);
    window.settle();
}

/// Removes the comment on the position in view.
fn clear(window: &mut Window) {
    window.key(Key::M);
    window.press(dialogs::write_comment());
    window.harness.key_combination_modifiers(Modifiers::COMMAND, &[Key::A]);
    window.settle();
    window.key(Key::Delete);
    window.press(dialogs::close());
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
    let mut window = open(home.path(), "(;GM[1]SZ[9];B[ee]C[Too near the middle?];W[dd]GB[1])");
    window.ctrl(Key::ArrowLeft);
    write(&mut window, &[" Yes\\no]", "D4: better"]);
    assert!(window.shows(&game::comment("Too near the middle? Yes\\no]\nD4: better")));
    assert!(window.shows(&play::with_comment(play::move_label(1, game::side_black(), "E5"))));
    // The digits of what was typed are no marks, and its letters ask for nothing.
    assert!(!window.shows(&board::label(ANY)) && !window.shows(&with(empty("D4"), ANY)));
    window.key(Key::End);
    write(&mut window, &["Good"]);
    let file = home.path().join("saved.sgf");
    window.save_as(&file);
    let saved = fs::read_to_string(&file).expect("saved");
    assert!(
        saved.contains("C[Too near the middle? Yes\\\\no\\]\nD4: better];W[dd]C[Good]GB[1])"),
        "{saved}"
    );
    clear(&mut window);
    assert!(!window.shows(&play::with_comment(play::move_label(2, game::side_white(), "D6"))));
    // All that was written at a time is taken back at once, and then the move.
    window.ctrl(Key::Z);
    window.check_announced(review::edit_undone());
    assert!(window.shows(&play::with_comment(play::move_label(2, game::side_white(), "D6"))));
    window.ctrl(Key::Y);
    window.check_announced(review::edit_redone());
    assert!(!window.shows(&play::with_comment(play::move_label(2, game::side_white(), "D6"))));
    window.ctrl(Key::Z);
    assert!(window.shows(&play::with_comment(play::move_label(2, game::side_white(), "D6"))));
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert!(window.shows(&empty("D6")));
    window.key(Key::Home);
    write(&mut window, &["The start"]);
    assert_eq!(comments::<Go>(&file), ["Too near the middle? Yes\\no]\nD4: better", "Good"]);
    let file = home.path().join("again.sgf");
    window.save_as(&file);
    assert_eq!(
        comments::<Go>(&file)[..2],
        ["The start", "Too near the middle? Yes\\no]\nD4: better"]
    );
}

#[test]
fn a_comment_belongs_to_the_move_that_the_board_or_the_review_shows() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    window.key(Key::Num4);
    window.key(Key::Num3);
    write(&mut window, &["The last one"]);
    assert!(window.shows(&game::comment("The last one")));
    // A review shows the move that comes next.
    window.key(Key::R);
    window.key(Key::Home);
    window.ctrl(Key::E);
    assert!(window.shows(&game::at_move(1, 3, red(), in_column(4))));
    window.key(Key::Escape);
    write(&mut window, &["The middle"]);
    window.wait_for(&game::comment("The middle"));
    window.ctrl(Key::Z);
    assert!(!window.shows(&game::comment("The middle")));
    window.ctrl(Key::Y);
    assert!(window.shows(&game::comment("The middle")));
    window.key(Key::Escape);
    window.key(Key::Home);
    window.ctrl(Key::ArrowRight);
    assert!(window.shows(&game::comment("The middle")));
    let file = home.path().join("saved.json");
    window.save_as(&file);
    assert_eq!(comments::<Connect4>(&file), ["The middle", "The last one"]);
}

#[test]
fn redo_in_a_review_leads_to_no_other_game() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.type_keys("43");
    window.ctrl(Key::N);
    window.ctrl(Key::Z);
    window.key(Key::R);
    window.wait(|window| window.announced() != review::checking(), "the review");
    window.ctrl(Key::Y);
    window.check_announced(notices::nothing_to_redo());
    window.key(Key::Escape);
    assert_eq!(window.moves().concat(), "43");
    window.ctrl(Key::Y);
    assert!(window.moves().is_empty());
}

#[test]
fn undo_changes_no_comment_that_a_computer_has_moved_out_of_view() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "low");
    window.key(Key::Num4);
    window.ctrl(Key::E);
    type_text(&mut window, "A question");
    window.wait(|window| window.moves().len() == 2, "the computer's move");
    type_text(&mut window, " that I ask");
    window.key(Key::Escape);
    window.ctrl(Key::Z);
    window.ctrl(Key::Y);
    let file = home.path().join("saved.json");
    window.save_as(&file);
    assert_eq!(comments::<Connect4>(&file), ["A question that I ask"]);
}

#[test]
fn the_help_takes_the_place_of_the_field_and_loses_nothing() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    window.ctrl(Key::E);
    type_text(&mut window, "Said in haste");
    window.key(Key::F1);
    window.wait_for(help::title());
    window.key(Key::Escape);
    assert!(window.shows(&game::comment("Said in haste")));
    // Undo within the field of another comment does not bring this one.
    window.key(Key::Num4);
    write(&mut window, &["b"]);
    window.ctrl(Key::E);
    for _ in 0..5 {
        window.ctrl(Key::Z);
    }
    window.key(Key::Escape);
    let file = home.path().join("saved.json");
    window.save_as(&file);
    assert_eq!(comments::<Connect4>(&file), ["Said in haste", "b"]);
}

#[test]
fn what_is_written_into_a_game_that_undo_brought_back_is_kept_when_redo_leaves_it() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.type_keys("43");
    window.ctrl(Key::N);
    window.wait(|_| kept(home.path()).len() == 1, "a past game");
    for text in ["Better in the middle", ", or not"] {
        window.ctrl(Key::Z);
        write(&mut window, &[text]);
        window.key(Key::Home);
        window.key(Key::End);
        window.ctrl(Key::Y);
    }
    window.wait(
        |_| comments::<Connect4>(&kept(home.path())[0]) == ["Better in the middle, or not"],
        "the comment in the entry",
    );
    assert_eq!(kept(home.path()).len(), 1);
}

#[test]
fn a_comment_before_the_first_move_is_not_forgotten_with_its_game() {
    let home = home();
    let mut window = open(home.path(), "(;GM[1]SZ[9]AB[ee][cc]AW[gg])");
    write(&mut window, &["A position of mine"]);
    window.ctrl(Key::N);
    window.wait(|_| kept(home.path()).len() == 1, "a past game");
    window.ctrl(Key::Z);
    assert!(window.shows(&game::comment("A position of mine")));
    assert_eq!(comments::<Go>(&kept(home.path())[0]), ["A position of mine"]);
}

#[test]
fn quitting_asks_about_a_comment_or_an_ended_game_that_cannot_be_saved() {
    for (moves, comment, is_left) in [
        ("", "before the first move", false),
        ("1212121", "", false),
        ("1212121", "a fine win", true),
    ] {
        let home = home();
        let mut window = game(home.path());
        let _ = fs::remove_dir_all(data(home.path()));
        fs::write(data(home.path()), "in the way of a folder").expect("a file");
        window.type_keys(moves);
        if !comment.is_empty() {
            write(&mut window, &[comment]);
        }
        window.wait(
            |window| window.shows(&notices::not_saved(files::cannot_save(ANY, ANY))),
            "the sentence that stays",
        );
        if is_left {
            window.ctrl(Key::N);
        }
        window.press_close_button();
        assert!(!closes(&mut window), "{moves} {comment}");
        assert!(window.shows(dialogs::quit_anyway()), "{moves} {comment}");
    }
}

#[test]
fn a_comment_on_a_past_game_is_kept_in_its_one_entry() {
    let home = home();
    let file = data(home.path()).join("game.kept-7.json");
    write_game(&file, "4343434", r#""comments": {"7": "Won"}, "#);
    let mut window = Window::open_new(home.path(), "human", "human");
    open_past_game(&mut window, "4343434");
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

#[test]
fn an_unfinished_past_game_with_another_comment_goes_back_to_its_one_entry() {
    let home = home();
    let file = data(home.path()).join("game.kept-7.json");
    write_game(&file, "4343", r#""comments": {"4": "Before"}, "#);
    let mut window = Window::open_new(home.path(), "human", "human");
    open_past_game(&mut window, "4343");
    clear(&mut window);
    write(&mut window, &["After"]);
    window.ctrl(Key::N);
    window.wait(|_| comments::<Connect4>(&file) == ["After"], "the new comment");
    assert_eq!(kept(home.path()).len(), 1);
}

#[test]
fn a_game_that_undo_brings_back_does_not_replace_what_another_table_has_written() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.type_keys("4343434");
    window.wait_for(&game::wins(red()));
    window.wait(|_| kept(home.path()).len() == 1, "a past game");
    window.ctrl(Key::N);
    open_past_game(&mut window, "4343434");
    write(&mut window, &["From the list"]);
    let entry = kept(home.path())[0].clone();
    let is_there = |_: &Window| comments::<Connect4>(&entry) == ["From the list"];
    window.wait(is_there, "the comment");
    // The table that the game was played on has not seen it.
    window.key(Key::Home);
    window.ctrl(Key::Z);
    write(&mut window, &["From the table"]);
    window.wait(|_| kept(home.path()).len() == 2, "another entry");
    assert!(is_there(&window));
}

/// Opens the only past game, which has these moves.
fn open_past_game(window: &mut Window, moves: &str) {
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window.wait_for(dialogs::open_button());
    window.press(dialogs::open_button());
    window.wait(|window| window.moves().concat() == moves, "the game");
}

#[test]
fn the_field_leaves_the_board_in_view_and_saves_with_its_key() {
    let home = home();
    for (width, height) in [(1120.0, 760.0), (360.0, 480.0)] {
        let mut window = Window::open_sized(
            home.path(),
            Launch {
                start: Start::Game(Box::new(connect4("4435", ["human"; 2]))),
                ..Launch::default()
            },
            width,
            height,
        );
        let board = window.harness.get_by_label_contains(&column_empty(7)).rect();
        window.ctrl(Key::E);
        let dialog = window.harness.get_by_role_and_label(Role::Dialog, dialogs::comment()).rect();
        // Below the plate there are the numbers, and room for values.
        let plate = board.with_max_y(board.bottom() - 64.0).shrink(1.0);
        assert!(!dialog.intersects(plate), "{dialog:?} covers {plate:?}");
        window.harness.event(Event::Text("Seen".to_owned()));
        window.step();
        window.ctrl(Key::S);
        window.wait_for(dialogs::save_game());
        window.key(Key::Escape);
        window.ctrl(Key::E);
        let value = |window: &Window| {
            window.harness.get_by_role(Role::MultilineTextInput).accesskit_node().value()
        };
        assert!(value(&window).is_some_and(|text| text.contains("Seen")));
        window.key(Key::Escape);
    }
}
