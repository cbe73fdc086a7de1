//! `plot4 games`, through the real binary and the files of the user.

use std::fs;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use plot4::words::text;
use serde_json::Value;

use crate::pipes::{program, run_command};

/// Runs the program for the user whose files are in this folder. Returns the status, the output and
/// the errors.
fn run(home: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = program();
    command
        .env("HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("TZ", "UTC")
        .arg("games")
        .args(arguments);
    let run = run_command(&mut command, b"");
    (run.status, run.output, run.errors)
}

/// Writes a past game, so many days after 1970.
fn write(home: &Path, number: u64, text: &str, days: u64) {
    let folder = home.join("data/plot4");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("game.kept-{number}.json"));
    fs::write(&path, text).expect("written");
    let file = fs::File::options().write(true).open(&path).expect("opened");
    file.set_modified(UNIX_EPOCH + Duration::from_secs(86_400 * days + 67_200)).expect("a time");
}

/// Returns a folder with three past games.
pub fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    for (number, text, days) in [
        (
            1,
            r#"{"version":2,"game":"connect4","seats":{"red":"human","yellow":"medium"},"moves":"4343434"}"#,
            20_778,
        ),
        (
            2,
            r#"{"version":2,"game":"gomoku","seats":{"black":"human","white":"human"},"names":{"black":"Anna"},"moves":["H8","H9"]}"#,
            20_780,
        ),
        (
            3,
            r#"{"version":2,"game":"connect4","seats":{"red":"low","yellow":"human"},"moves":"4343434"}"#,
            20_779,
        ),
    ] {
        write(home.path(), number, text, days);
    }
    home
}

#[test]
fn past_games_are_listed_newest_first() {
    let home = home();
    for _ in ["read from the files", "read from the index"] {
        assert_eq!(
            run(home.path(), &[]),
            (
                Some(0),
                "\
2026-11-23 18:40  Gomoku     Anna against White  Unfinished  2 moves
2026-11-22 18:40  Connect 4  Low against You     Lost        7 moves
2026-11-21 18:40  Connect 4  You against Medium  Won         7 moves
"
                .to_owned(),
                String::new()
            )
        );
        assert!(home.path().join("data/plot4/game.index.json").exists());
    }
    let (status, output, _) = run(home.path(), &["--game", "gomoku"]);
    assert_eq!((status, output.lines().count()), (Some(0), 1));
}

#[test]
fn each_line_of_json_is_a_game() {
    let home = home();
    let (status, output, errors) = run(home.path(), &["--json"]);
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let games: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let results: Vec<&Value> = games.iter().map(|game| &game["result"]).collect();
    assert_eq!(results, [&Value::Null, &"red".into(), &"red".into()]);
    let last = &games[2];
    for (field, value) in [("game", "connect4"), ("ending", "win"), ("date", "2026-11-21T18:40")] {
        assert_eq!(last[field], value, "{field}");
    }
    assert_eq!(last["moves"], 7);
    assert_eq!(last["players"]["yellow"], "medium");
    let file = last["file"].as_str().expect("a path");
    assert!(file.ends_with("game.kept-1.json") && Path::new(file).exists());
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_listed() {
    let home = home();
    write(home.path(), 4, "{", 20_000);
    let (status, output, errors) = run(home.path(), &[]);
    assert_eq!((status, output.lines().count()), (Some(1), 3));
    assert!(errors.contains("game.kept-4.json"), "{errors}");
    let nobody = tempfile::tempdir().expect("a folder");
    let (status, output, _) = run(nobody.path(), &[]);
    assert_eq!(status, Some(0));
    assert!(output.starts_with("No games yet"), "{output}");
    assert_eq!(run(home.path(), &["--game", "chess"]).0, Some(2));
    assert_eq!(run(home.path(), &["extra"]).0, Some(2));
}

#[test]
#[cfg(unix)]
fn a_folder_that_cannot_be_read_is_no_empty_one() {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("data");
    let (status, output, _) = run(home.path(), &[]);
    assert_eq!(status, Some(0), "there is none yet: {output}");
    fs::create_dir(&data).expect("a folder");
    fs::write(data.join("plot4"), "a file").expect("written");
    let check = || {
        let (status, output, errors) = run(home.path(), &[]);
        assert_eq!((status, output.as_str()), (Some(1), ""), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        assert!(errors.contains("data/plot4"), "{errors}");
        errors
    };
    let errors = check();
    assert!(errors.contains(text::files::system_error("not-folder", "").as_str()));
    fs::remove_file(data.join("plot4")).expect("removed");
    std::os::unix::fs::symlink("plot4", data.join("plot4")).expect("a loop");
    check();
}
