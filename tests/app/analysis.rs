//! The analysis in the whole window, driven by keys and accessible names, and held against the
//! solver.

use std::path::Path;

use crate::window_harness::{Window, connect4, home, seats};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use plot4::launch::Launch;
use plot4::words::text;

/// Red wins in column 3 alone; three moves of Red and two of Yellow have given a win away.
const POSITION: &str = "4534214335224424";

/// Opens the position between these two.
fn position(home: &Path, red: &str, yellow: &str) -> Window {
    Window::open_saved(home, connect4(POSITION, [red, yellow]))
}

#[test]
fn each_column_says_what_it_is_worth() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    assert!(!window.shows("wins in"));
    window.key(Key::A);
    assert!(window.has_heard("Analysis shown"));
    window.wait_for("Column 3, 3 of 6: red, yellow, red, wins in 4 moves");
    for (column, says) in [
        (1, "draws"),
        (2, "loses in 10 moves"),
        (5, "draws"),
        (6, "loses at once"),
        (7, "loses in 10 moves"),
    ] {
        let label = window
            .harness
            .query_all_by_label_contains(&format!("Column {column}, "))
            .next()
            .is_some();
        assert!(
            label && window.shows(&format!(", {says}")),
            "column {column} {says}"
        );
    }
    assert!(!window.shows(", full, "), "a full column is worth nothing");
    assert!(window.shows("Evaluation: Red wins in 4 moves"));
    window.key(Key::A);
    assert_eq!(window.announced(), "Analysis hidden");
    assert!(!window.shows("wins in") && !window.shows(text::options::evaluation()));
}

#[test]
fn the_list_marks_the_moves_that_gave_something_away() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::A);
    window.wait_for("Move 3, Red: column 3, Gave away the win");
    for label in [
        "Move 9, Red: column 3, Allowed double threat",
        "Move 10, Yellow: column 5, Missed double threat",
        "Move 15, Red: column 2, Gave away the win",
        "Move 16, Yellow: column 4, Gave away the win",
    ] {
        window.wait_for(label);
    }
    window.wait_for("Move 4, Yellow: column 4");
    // Looking back shows the worth of earlier positions.
    window.press("Move 2, Yellow: column 5");
    window.wait_for("Evaluation: Red wins in");
}

#[test]
fn against_a_computer_it_begins_hidden_whatever_the_settings_say() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.ctrl(Key::Comma);
    window.press("Show analysis: Always");
    window.key(Key::Escape);
    assert!(
        window.shows(text::options::evaluation()),
        "the settings show it at once"
    );
    drop(window);
    let mut between_people = Window::open_new(home.path(), "human", "human");
    between_people.wait_for("Evaluation: Red wins in 21 moves");
    drop(between_people);
    let window = Window::open(
        home.path(),
        Launch {
            seats: seats("human", "low"),
            ..Launch::default()
        },
    );
    assert!(!window.shows(text::options::evaluation()));
}

#[test]
fn a_game_notes_that_it_was_analysed() {
    let home = home();
    let saved = home.path().join("saved.json");
    let mut window = position(home.path(), "human", "human");
    window.key(Key::A);
    window.key(Key::A);
    window.save_as(&saved);
    let text = std::fs::read_to_string(&saved).expect("a file");
    assert!(
        text.contains("\"analysis\":true") || text.contains("\"analysis\": true"),
        "{text}"
    );
}

#[test]
fn gomoku_has_estimates_and_the_wins_that_are_seen() {
    let home = home();
    let launch = Launch {
        game: Some("gomoku"),
        seats: seats("human", "human"),
        ..Launch::default()
    };
    let mut window = Window::open(home.path(), launch);
    for key in [Key::H, Key::Num8, Key::Enter, Key::A] {
        window.key(key);
    }
    // A is the beginning of a point, too: after a moment it is a key of the window.
    // How far the thinking comes decides between "Even" and "Black is slightly ahead".
    window.wait(
        |window| window.shows("Evaluation: ") && window.shows("(estimate)"),
        "an evaluation that says it is an estimate",
    );
}

#[test]
fn a_hint_is_true_and_says_why_and_a_second_one_shows_the_line() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::H);
    window.wait_for("Play column 3");
    window.wait_for("It wins in 4 moves");
    assert!(
        window.shows(&text::puzzles::loses_now(6)),
        "{}",
        window.announced()
    );
    window.key(Key::H);
    window.check_announced("Best line: 3, ");
    window.key(Key::H);
    window.check_announced("Play column 3");
}

#[test]
fn on_the_empty_board_the_hint_wins_where_it_once_was_about_even() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::H);
    window.wait_for("It wins in 21 moves");
    window.check_announced("Play column 4");
}

#[test]
fn the_graph_says_how_often_each_side_kept_the_result() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::A);
    window.wait_for("Graph of the game. Red: 5 of 8 moves good. Yellow: 6 of 8 moves good");
    // Half-way along it lies the position after eight moves.
    let at = window
        .harness
        .get_by_label_contains("Graph of the game")
        .rect()
        .center();
    window.harness.hover_at(at);
    window.settle();
    for pressed in [true, false] {
        let button = egui::PointerButton::Primary;
        window.harness.event(egui::Event::PointerButton {
            pos: at,
            button,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
        window.step();
    }
    window.settle();
    let heard = window.heard();
    assert!(
        heard
            .iter()
            .any(|said| said.starts_with("Move 8 of 16, Yellow: column 3")),
        "{heard:?}"
    );
}
