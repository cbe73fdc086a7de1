//! `plot4 statistics`, through the real binary and the files of the user.

use std::fs;
use std::path::Path;

use plot4::storage::{format_csv, parse_statistics};
use plot4::words::text::statistics;

use crate::pipes::{program, run_command};

/// Runs the program for the user whose files are in this folder. Returns the status, the output and
/// the errors.
fn run(home: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = program();
    command
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .arg("statistics")
        .args(arguments);
    let run = run_command(&mut command, b"");
    (run.status, run.output, run.errors)
}

/// Returns the output of the program, which has nothing to complain about.
fn said(home: &Path, arguments: &[&str]) -> String {
    let (status, output, errors) = run(home, arguments);
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    output
}

/// Returns a folder whose statistics have this text.
fn home(text: &str) -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(home.path().join("data/plot4")).expect("a folder");
    fs::write(home.path().join("data/plot4/statistics.json"), text).expect("written");
    home
}

/// Returns the text of statistics with these games: opponent, game, side and result in a line each.
fn games(games: &[&str]) -> String {
    let line = |(number, game): (usize, &&str)| {
        let words: Vec<&str> = game.split(' ').collect();
        let [opponent, game, side, result] = words[..] else { panic!("four words: {game}") };
        format!(
            r#"{{"number":"{number}","day":"2026-11-21","game":"{game}","setup":"","opponent":"{opponent}","side":"{side}","result":"{result}","moves":9}}"#
        )
    };
    let lines: Vec<String> = games.iter().enumerate().map(line).collect();
    format!("{{\"version\":1,\"games\":[{}]}}", lines.join(","))
}

/// Returns statistics with games of all kinds.
pub fn example() -> String {
    games(&[
        "random connect4 red win",
        "high connect4 red loss",
        "low gomoku black draw",
        "high,defensive connect4 yellow win",
        "high connect4 red win",
        "high connect4 yellow win",
        "high connect4 yellow draw",
        "high chess white win",
    ])
}

#[test]
fn a_table_for_each_game() {
    let home = home(&example());
    insta::assert_snapshot!(said(home.path(), &[]), @r"
    Connect 4        Won  Drawn  Lost  Score  Streak  Best
    High               2      1     1    63%       0     2
    High, defensive    1      0     0   100%       1     1
    Random             1      0     0   100%       1     1

    Gomoku  Won  Drawn  Lost  Score  Streak  Best
    Low       0      1     0    50%       0     0
    ");
}

#[test]
fn a_line_of_json_for_each_opponent() {
    let home = home(&example());
    insta::assert_snapshot!(said(home.path(), &["--json"]), @r#"
    {"game":"connect4","opponent":"high","won":2,"drawn":1,"lost":1,"percent":63,"streak":0,"best_streak":2}
    {"game":"connect4","opponent":"high,defensive","won":1,"drawn":0,"lost":0,"percent":100,"streak":1,"best_streak":1}
    {"game":"connect4","opponent":"random","won":1,"drawn":0,"lost":0,"percent":100,"streak":1,"best_streak":1}
    {"game":"gomoku","opponent":"low","won":0,"drawn":1,"lost":0,"percent":50,"streak":0,"best_streak":0}
    {"ratings":{"connect4":{"rating":1927,"deviation":245,"games":5},"gomoku":{"rating":1215,"deviation":287,"games":1}},"themes":{}}
    "#);
}

#[test]
fn comma_separated_values_are_those_of_the_window() {
    let text = example();
    let home = home(&text);
    let expected = format_csv(&parse_statistics(&text).expect("statistics"));
    assert_eq!(said(home.path(), &["--csv"]), expected);
    assert_eq!(expected.lines().count(), 9, "those of games of other programs, too");
}

#[test]
fn without_games_there_is_a_sentence() {
    let empty = tempfile::tempdir().expect("a folder");
    assert_eq!(said(empty.path(), &[]), statistics::empty().to_owned() + "\n");
    assert_eq!(said(empty.path(), &["--json"]), "{\"ratings\":{},\"themes\":{}}\n");
    assert_eq!(
        said(empty.path(), &["--csv"]),
        "date,game,setup,opponent,side,result,moves,helped\n"
    );
    assert_eq!(
        fs::read_dir(empty.path()).expect("the folder").count(),
        0,
        "looking writes nothing"
    );
}

#[test]
fn what_cannot_be_read_is_said_and_left() {
    for (text, expected) in [
        (
            "{\"version\":7}",
            "A newer version of Plot 4 saved this file (format 7, and this one reads up to 1)",
        ),
        ("{", "Line 1, column 1: The file ends too early"),
    ] {
        let home = home(text);
        let file = home.path().join("data/plot4/statistics.json");
        let (status, output, errors) = run(home.path(), &["--csv"]);
        assert_eq!((status, output.as_str()), (Some(1), ""));
        assert!(
            errors.starts_with(&format!("error: Cannot open {}. {expected}", file.display())),
            "{errors}"
        );
        assert_eq!(fs::read_to_string(&file).expect("the file"), text);
    }
    let (status, _, errors) = run(home("").path(), &["--csv", "--json"]);
    assert_eq!(status, Some(2));
    assert!(errors.contains("cannot be used with"), "{errors}");
}

#[test]
fn the_mistakes_of_reviewed_games_are_in_the_last_line_of_json() {
    let home = home(&example());
    for (number, mistakes) in [
        (1, r#"[{"move": 3, "class": "opened_win", "better": "5"}]"#),
        (
            2,
            r#"[{"move": 3, "class": "opened_win", "better": "5"}, {"move": 4, "class": "gave_win", "better": "5"}]"#,
        ),
        (3, "[]"),
    ] {
        let text = format!(
            r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "low"}}, "moves": "4374652356", "number": "{number}", "review": {{"judged": [5, 5], "mistakes": {mistakes}}}}}"#
        );
        let file = home.path().join(format!("data/plot4/game.kept-{number}.json"));
        fs::write(file, text).expect("written");
    }
    let output = said(home.path(), &["--json"]);
    let facts: serde_json::Value =
        serde_json::from_str(output.lines().last().expect("a line")).expect("JSON");
    let expected = serde_json::json!({
        "reviewed": 3,
        "recent": 3,
        "before": 0,
        "mistakes": { "opened_win": { "recent": 2, "before": 0, "count": 2, "sides": [2, 0], "thirds": [2, 0, 0] } },
    });
    assert_eq!(facts["themes"]["connect4"], expected, "the opponent's are not counted");
}
