//! Names of people in the terminal: the real program, through pipes.

use plot4::core::connect4::Connect4;
use plot4::players::Names;
use plot4::session::SavedGame;
use plot4::storage::load_game;

use crate::pipes::run_with;

/// Runs the program with this input. Returns its status, and all that it said.
fn run(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let run = run_with(arguments, input.as_bytes());
    (run.status, run.output + &run.errors)
}

#[test]
fn people_with_names_play_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let save = format!("save {}", file.display());
    let moves = ["4", "3", "4", "3", "4", "3", &save, "4", "y", "quit"].join("\n");
    let (status, said) = run(&["play", "--ascii", "--seed", "1", "--names", "Anna,Ben"], &moves);
    assert_eq!(status, Some(0), "{said}");
    for line in [
        "Red X: Anna",
        "Yellow O: Ben",
        "Anna, Red X, your column (1-7, or help):",
        "Anna wins: four in a column",
        "Score: Anna 1, Ben 0, draws 0",
    ] {
        assert!(said.lines().any(|told| told == line), "{line} is missing:\n{said}");
    }
    let saved: SavedGame<Connect4> = load_game(&file).expect("it was saved");
    assert_eq!(saved.names, Names::new(["Anna", "Ben"]));
    // The file brings them back, and the command line goes before it.
    let (_, said) =
        run(&["play", "--ascii", file.to_str().expect("UTF-8"), "--names", ",Clara"], "quit");
    assert!(said.contains("Red X: Anna\nYellow O: Clara\n"), "{said}");
}

#[test]
fn a_side_with_a_name_is_a_persons() {
    let (status, said) = run(&["play", "--ascii", "--names", "Anna"], "quit");
    assert_eq!(status, Some(0));
    assert!(said.contains("Red X: Anna\nYellow O: Casual"), "{said}");
    let (status, said) = run(&["play", "--names", "Anna,Ben", "--yellow", "high"], "");
    assert_eq!(status, Some(2));
    assert!(
        said.contains(
            "high plays yellow, and computers have names of their own: leave out Ben or high"
        ),
        "{said}"
    );
}

#[test]
fn what_is_no_name_is_refused_in_a_line() {
    for names in
        ["", ",", "A,B,C", "Wilhelmina Wolkenkuckucksheim", "An\u{7}na", "Anna,\u{1b}[31mBen"]
    {
        let (status, said) = run(&["play", "--names", names], "");
        assert_eq!(status, Some(2), "{names:?}");
        assert!(
            said.contains("write one name or two, as in Anna,Ben, each of 24 letters at most"),
            "{said}"
        );
    }
}
