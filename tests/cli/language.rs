//! The language of the program on the command line.

use std::fs;
use std::path::Path;

use plot4::words::text::{coach, game, language, past, play, review, statistics as text, terminal};
use plot4::words::{Language, in_language};
use unicode_width::UnicodeWidthStr;

use crate::pipes::{check_usage_errors, program, run, run_command};
use crate::{games, statistics};

#[test]
fn an_unknown_language_is_refused_with_those_to_choose_from() {
    check_usage_errors(&[
        ("--language tlh", "Unknown language `tlh`: choose en (English)"),
        ("play --language tlh", "Unknown language `tlh`: choose en (English)"),
        ("play --language \u{202e}", "Unknown language `\\u{202e}`"),
        ("show --language tlh", "Unknown language `tlh`: choose en (English)"),
    ]);
}

/// Returns what a function says in German.
fn german<R>(act: impl FnOnce() -> R) -> R {
    in_language(Language::from_tag("de").expect("German"), act)
}

/// Returns what the program says in German, for the user whose files are in this folder.
fn said(home: &Path, arguments: &[&str]) -> String {
    let mut command = program();
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data"));
    run_command(command.args(arguments).args(["--language", "de"]), b"").succeeded()
}

/// Asserts that all of these are in a text.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    for expected in expected {
        assert!(text.contains(expected), "no {expected:?} in:\n{text}");
    }
}

/// Returns whose turn it is in German, as a sentence.
fn to_move(side: &str, mark: &str) -> String {
    german(|| coach::sentence(game::to_move(terminal::side(side, mark))))
}

#[test]
fn commands_about_positions_speak_the_language() {
    let home = tempfile::tempdir().expect("a folder");
    let position = german(|| terminal::position("4453"));
    let red = to_move("Rot", "●");
    check(&said(home.path(), &["show", "4453"]), &[&position, &red]);
    let hint = said(home.path(), &["hint", "445344"]);
    check(&hint, &[&red]);
    let moves = "c4 c3 f5 f6 e6 d6 d7 g5 d3 c5 b3 e3 g6 f4 g4 h5 f3 c2 b1 h4 g3 c1 d1 c6 c7 d2 e2 e1 f1 \
        h6 f2 b4 a4 b5 a5 e7 f7 b6 g7 h3 a6 d8 e8 c8 b8 h8 h7 g8 f8 a8";
    let forced = german(|| {
        coach::sentence(play::two_sentences(game::hint_forced("h2"), game::hint_loses()))
    });
    check(&said(home.path(), &["hint", "--game", "reversi", moves]), &[&forced]);
    let reviewed = said(home.path(), &["review", "4141424"]);
    let accuracy = german(|| {
        let accuracy = review::accuracy_said(language::percent(100), review::good_moves(4, 4));
        coach::sentence(play::labelled("Rot", accuracy))
    });
    let cost = german(|| terminal::review_cost("moves"));
    let mistake = german(|| terminal::review_mistake(6, ""));
    check(&reviewed, &[&accuracy, &cost, mistake.trim_end_matches('.')]);
    let puzzle = said(home.path(), &["puzzle", "--seed", "4"]);
    check(&puzzle, &[&german(|| terminal::solutions(1, "4"))]);
}

#[test]
fn commands_about_games_speak_the_language() {
    let home = tempfile::tempdir().expect("a folder");
    check(&said(home.path(), &["games"]), &[german(past::empty)]);
    check(&said(home.path(), &["statistics"]), &[german(text::empty)]);
    let home = games::home();
    fs::write(home.path().join("data/plot4/statistics.json"), statistics::example())
        .expect("written");
    let (pairing, won) = german(|| (play::pairing(game::you(), "Mittel"), past::result_won()));
    check(&said(home.path(), &["games"]), &[&pairing, won, &german(|| play::moves(7_usize))]);
    let table = said(home.path(), &["statistics"]);
    let titles = german(|| [text::won(), text::drawn(), text::score(), text::best_streak()]);
    check(&table, &titles);
    check(&table, &[&german(|| language::percent(63))]);
}

#[test]
fn the_terminal_game_speaks_the_language() {
    let mut command = program();
    let arguments = ["play", "--language", "de", "--red", "human", "--seed", "7"];
    let output = run_command(command.args(arguments), "hilfe\n4\nende\n".as_bytes()).succeeded();
    let (seed, help) = german(|| (terminal::seed("7"), terminal::help_undo()));
    check(&output, &[&seed, help]);
}

#[test]
fn the_columns_of_a_table_are_below_each_other_in_japanese() {
    let home = games::home();
    fs::write(home.path().join("data/plot4/statistics.json"), statistics::example())
        .expect("written");
    let mut command = program();
    command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path().join("data"));
    let output = run_command(command.args(["statistics", "--language", "ja"]), b"").succeeded();
    for table in output.split("\n\n") {
        let widths: Vec<usize> = table.lines().map(UnicodeWidthStr::width).collect();
        assert!(widths.len() > 1 && widths.iter().all(|width| *width == widths[0]), "{output}");
    }
}

#[test]
fn errors_about_options_are_in_english() {
    let wrong = run(&["review", "--language", "de", "--weak", "--game", "go", "C3"]);
    assert_eq!(wrong.status, Some(2));
    check(&wrong.errors, &["--weak asks the solver"]);
}
