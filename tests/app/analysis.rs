//! The analysis in the whole window, driven by keys and accessible names, and held against the
//! solver.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, choice, column, connect4, home, in_column, red, seats, with, yellow,
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use plot4::launch::Launch;
use plot4::words::text::{
    analysis, coach, connect4, game, language, options, play, puzzles, settings,
};

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
    assert!(!window.tells_wins());
    window.key(Key::A);
    assert!(window.has_heard(analysis::shown()));
    window.wait_for(&with(column(3, &["red", "yellow", "red"]), game::verdict_wins_in(4)));
    for (column, says) in [
        (column(1, &["yellow"]), game::verdict_draws().to_owned()),
        (column(2, &["red", "red", "yellow", "red"]), game::verdict_loses_in(10)),
        (column(5, &["yellow", "yellow"]), game::verdict_draws().to_owned()),
        (connect4::column_empty(6), game::verdict_loses_at_once().to_owned()),
        (connect4::column_empty(7), game::verdict_loses_in(10)),
    ] {
        assert!(window.shows(&with(&column, &says)), "{column} {says}");
    }
    assert!(!window.shows(&with(connect4::full(), ANY)), "a full column is worth nothing");
    assert!(window.shows(&analysis::evaluation(game::evaluation_wins_in(red(), 4))));
    window.key(Key::A);
    assert_eq!(window.announced(), analysis::hidden());
    assert!(!window.tells_wins() && !window.shows(options::evaluation()));
}

#[test]
fn the_list_marks_the_moves_that_gave_something_away() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::A);
    for (ply, side, column, class) in [
        (3, red(), 3, "gave_win"),
        (9, red(), 3, "allowed_double"),
        (10, yellow(), 5, "missed_double"),
        (15, red(), 2, "gave_win"),
        (16, yellow(), 4, "gave_win"),
    ] {
        let class = coach::class(class);
        window.wait_for(&play::move_label_mistake(ply, side, in_column(column), class));
    }
    window.wait_for(&play::move_label(4, yellow(), in_column(4)));
    // Looking back shows the worth of earlier positions.
    window.press(&play::move_label(2, yellow(), in_column(5)));
    let wins = |moves| analysis::evaluation(game::evaluation_wins_in(red(), moves));
    window.wait(|window| (1..=21).any(|moves| window.shows(&wins(moves))), "a win");
}

#[test]
fn against_a_computer_it_begins_hidden_whatever_the_settings_say() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.settings(settings::tab_play());
    window.press(&choice(settings::analysis(), settings::analysis_always()));
    window.key(Key::Escape);
    assert!(window.shows(options::evaluation()), "the settings show it at once");
    drop(window);
    let mut between_people = Window::open_new(home.path(), "human", "human");
    between_people.wait_for(&analysis::evaluation(game::evaluation_wins_in(red(), 21)));
    drop(between_people);
    let mut window =
        Window::open(home.path(), Launch { seats: seats("human", "low"), ..Launch::default() });
    assert!(!window.shows(options::evaluation()));
    // Nor does the setting show it in a game that counts.
    window.settings(settings::tab_play());
    window.press(&choice(settings::analysis(), settings::analysis_on_key()));
    window.press(&choice(settings::analysis(), settings::analysis_always()));
    window.key(Key::Escape);
    assert!(!window.shows(options::evaluation()));
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
    assert!(text.contains("\"analysis\":true") || text.contains("\"analysis\": true"), "{text}");
}

#[test]
fn gomoku_has_estimates_and_the_wins_that_are_seen() {
    let home = home();
    let launch =
        Launch { game: Some("gomoku"), seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open(home.path(), launch);
    for key in [Key::H, Key::Num8, Key::Enter, Key::A] {
        window.key(key);
    }
    // A is the beginning of a point, too: after a moment it is a key of the window.
    // How far the thinking comes decides between "Even" and "Black is slightly ahead".
    window.wait(
        |window| window.shows(&analysis::evaluation(ANY)) && window.shows("(estimate)"),
        "an evaluation that says it is an estimate",
    );
}

#[test]
fn a_hint_is_true_and_says_why_and_a_second_one_shows_the_line() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::H);
    window.wait_for(&connect4::hint_play("3"));
    window.wait_for(&connect4::hint_best_wins(1, 4));
    assert!(window.shows(&puzzles::loses_now(6)), "{}", window.announced());
    window.key(Key::H);
    window.check_announced(&game::best_line(play::longer_list("3", ANY)));
    window.key(Key::H);
    window.check_announced(&connect4::hint_play("3"));
}

#[test]
fn on_the_empty_board_the_hint_wins_where_it_once_was_about_even() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::H);
    window.wait_for(&connect4::hint_best_wins(1, 21));
    window.check_announced(&connect4::hint_play("4"));
}

#[test]
fn the_graph_says_how_accurate_each_side_was() {
    let home = home();
    let mut window = position(home.path(), "human", "human");
    window.key(Key::A);
    let accuracy = |first: &str, second: &str| {
        let [first, second] =
            [analysis::accuracy_of(red(), first), analysis::accuracy_of(yellow(), second)];
        analysis::graph_label(analysis::accuracy(first, second))
    };
    // Nothing is judged at first; in the end the two differ.
    window.wait(|window| !window.shows(&accuracy("–", "–")), "a move that is judged");
    let percents = || (0..=100_usize).map(language::percent);
    window.wait(
        |window| {
            percents().any(|red| percents().any(|yellow| window.shows(&accuracy(&red, &yellow))))
        },
        "the accuracy of both",
    );
    // Half-way along it lies the position after eight moves.
    let at = window.harness.get_by_label_contains(analysis::graph()).rect().center();
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
        heard.iter().any(|said| said.starts_with(&game::at_move(8, 16, yellow(), in_column(3)))),
        "{heard:?}"
    );
}
