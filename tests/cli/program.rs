//! The program as its users meet it: the real binary, through pipes.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use plot4::clock::Stopwatch;
use plot4::words::text;
use serde_json::Value;
use tempfile::TempDir;

use crate::pipes::{check_usage_errors, run, run_with};

/// Returns the lines of a terminal game without its drawings.
fn said(text: &str) -> String {
    let is_drawing = |line: &str| {
        line.is_empty()
            || line.starts_with(['+', '|', '┌', '│', '├', '└'])
            || line.starts_with("  1  ")
    };
    text.split_inclusive('\n').filter(|line| !is_drawing(line.trim_end())).collect()
}

/// Plays a terminal game and returns what was said, without the drawings.
fn play(arguments: &[&str], input: &str) -> String {
    let run =
        run_with(&[&["play", "--ascii", "--seed", "1"], arguments].concat(), input.as_bytes());
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    said(&run.output)
}

/// Plays a terminal game and returns what was said after the start, which another test checks.
fn after_start(arguments: &[&str], input: &str) -> String {
    let said = play(arguments, input);
    let (_, after) = said.split_once("Seed: 1\n").expect("a start with the seed");
    after.to_owned()
}

#[test]
fn a_game_of_checkers_by_the_numbers_of_the_list_and_by_squares() {
    let arguments = ["--game", "checkers", "--size", "4", "--first", "human", "--second", "human"];
    let said = play(&arguments, "9\n1\nundo\n1-4\n7-5\n4x7\n8-5\n7x4\n1\nn\n");
    assert!(said.contains(" 1: 1-3       2: 1-4       3: 2-4\n"), "{said}");
    assert!(said.contains("The list has no move 9: choose 1 to 3"), "{said}");
    let moves: Vec<&str> = said
        .lines()
        .filter_map(|line| {
            let made = line.strip_prefix("Red: ");
            made.or_else(|| line.strip_prefix("White: "))
        })
        .collect();
    assert_eq!(moves, ["1-3", "1-4", "7-5", "4x7", "8-5", "7x4"]);
    // The king goes backward, and the list of a game that is over has nothing to choose from.
    assert!(said.contains("Red wins") && said.contains("The game is over: type y"), "{said}");
    let after = said.split_once("4x7\n").expect("the man is crowned there").1;
    assert!(after.contains(" 1: 7x4\n"), "the only move: {after}");
}

#[test]
fn show_draws_a_position() {
    insta::assert_snapshot!(run(&["show", "1122334"]).output, @r"
    Position 1122334
    ┌───┬───┬───┬───┬───┬───┬───┐
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │ ○ │ ○ │ ○ │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │[●]│[●]│[●]│[●]│   │   │   │
    └───┴───┴───┴───┴───┴───┴───┘
      1   2   3   4   5   6   7
    Red wins: four in a row.
    Winning spaces (column,row): (1,1) (2,1) (3,1) (4,1)
    ");
    insta::assert_snapshot!(run(&["show", "--ascii", "--size", "5x4", "--connect", "3", "33"]).output, @r"
    Position 33
    +---+---+---+---+---+
    |   |   |   |   |   |
    +---+---+---+---+---+
    |   |   |   |   |   |
    +---+---+---+---+---+
    |   |   | O |   |   |
    +---+---+---+---+---+
    |   |   | X |   |   |
    +---+---+---+---+---+
      1   2   3   4   5
    Red X to move.
    ");
}

#[test]
fn show_tells_in_json() {
    let lines = b"\xef\xbb\xbf\n4453\n1212121\n 4\x0b4\xc2\x85\r\n";
    insta::assert_snapshot!(run_with(&["show", "--json", "-"], lines).output, @r#"
    {"position":"","columns":7,"rows":6,"to_move":"red","result":null,"winning_cells":[],"legal":[1,2,3,4,5,6,7]}
    {"position":"4453","columns":7,"rows":6,"to_move":"red","result":null,"winning_cells":[],"legal":[1,2,3,4,5,6,7]}
    {"position":"1212121","columns":7,"rows":6,"to_move":null,"result":"red","winning_cells":[[1,1],[1,2],[1,3],[1,4]],"legal":[]}
    {"position":"44","columns":7,"rows":6,"to_move":"red","result":null,"winning_cells":[],"legal":[1,2,3,4,5,6,7]}
    "#);
    insta::assert_snapshot!(run(&["show", "--json", "--size", "12x5", "12,1"]).output, @r#"{"position":"12,1","columns":12,"rows":5,"to_move":"red","result":null,"winning_cells":[],"legal":[1,2,3,4,5,6,7,8,9,10,11,12]}"#);
    let draw = "121212212121343434434343565656656565777777";
    let facts: Value = serde_json::from_str(&run(&["show", "--json", draw]).output).expect("JSON");
    assert_eq!(
        (&facts["to_move"], &facts["result"], &facts["legal"]),
        (&Value::Null, &"draw".into(), &Value::Array(vec![]))
    );
}

#[test]
fn show_names_what_is_wrong_and_goes_on() {
    let mut lines = b"44\n4x\n4444444\n12121213\n8\n4\xff\n".to_vec();
    lines.extend(vec![b'1'; 100_000]);
    lines.extend(b"\n45");
    let run = run_with(&["show", "--json", "-"], &lines);
    let answered: Vec<bool> = run.output.lines().map(|line| !line.is_empty()).collect();
    assert_eq!(
        (run.status, answered),
        (Some(1), vec![true, false, false, false, false, false, false, true])
    );
    insta::assert_snapshot!(run.errors, @r"
    error: line 2: Move 2 (“x”): There is no column x: choose 1 to 7
    error: line 3: Move 7 (“4”): This column is full
    error: line 4: Move 8 (“3”): The game is already over
    error: line 5: Move 1 (“8”): There is no column 8: choose 1 to 7
    error: line 6: Move 2 (“�”): There is no column �: choose 1 to 7
    error: line 7: this line is too long to be a position
    ");
}

#[test]
fn show_refuses_one_wrong_position() {
    let run = run(&["show", "--json", "44x"]);
    assert_eq!((run.status, run.output.as_str()), (Some(1), ""));
    assert_eq!(run.errors, "error: Move 3 (“x”): There is no column x: choose 1 to 7\n");
}

#[test]
fn steering_characters_do_not_reach_the_terminal() {
    assert_eq!(
        run(&["show", "\u{1b}[31m"]).errors,
        "error: Move 1 (“\\u{1b}”): There is no column \\u{1b}: choose 1 to 7\n"
    );
}

#[test]
fn the_help_names_the_computers_of_each_game() {
    for arguments in
        [&["--help"][..], &["play", "--help"], &["match", "--help"], &["show", "--help"]]
    {
        let help = run(arguments).output;
        let (rest, checkers) =
            help.split_once("and the computers of Checkers:\n").expect("a list of Checkers'");
        let (rest, gomoku) =
            rest.split_once("and the computers of Gomoku:\n").expect("a list of Gomoku's");
        let (_, connect4) =
            rest.split_once("and the computers of Connect 4:\n").expect("a list of Connect 4's");
        let checkers = checkers.split_once("\nWords after commas").expect("an end of the list").0;
        // The answer to a text that is no player.
        for (game, list) in [("connect4", connect4), ("gomoku", gomoku), ("checkers", checkers)] {
            let refused = run(&[
                "match", "--game", game, "--first", "stranger", "--second", "low", "--games", "1",
            ])
            .errors;
            let (_, words) = refused.split_once("choose ").expect("what would be right");
            let words = words.lines().next().unwrap_or_default().replace(" or ", ", ");
            for word in words.split(", ").filter(|&word| word != "human") {
                let is_listed =
                    list.lines().any(|line| line.split_whitespace().next() == Some(word));
                assert!(is_listed, "{word} of {game} in {list}");
            }
            assert_eq!(
                list.contains("aggressive, defensive, neutral"),
                game != "checkers",
                "{list}"
            );
        }
        assert!(
            connect4.contains(text::connect4::standard_board_only_short())
                && !gomoku.contains("perfect"),
            "{help}"
        );
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

/// A reader that closes its end of the pipe causes no failure and no panic.
#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    for arguments in [
        &["show", "-"][..],
        &["solve", "--size", "4x4"],
        &["play", "--yellow", "human"],
        &["--help"],
        &["show", "44"],
    ] {
        let mut child = crate::pipes::program()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut pipe = child.stdin.take().expect("a pipe");
        for _ in 0..10_000 {
            if pipe.write_all(b"4\n4\n").is_err() {
                break;
            }
        }
        drop(pipe);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(
            (output.status.code(), output.stderr.as_slice()),
            (Some(0), &b""[..]),
            "{arguments:?}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_said() {
    let full =
        fs::File::options().write(true).open("/dev/full").expect("a device that is always full");
    let output =
        crate::pipes::program().args(["show", "4"]).stdout(full).output().expect("it runs");
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        errors,
        "error: cannot go on reading and writing: No space left on device (os error 28)\n"
    );
}

#[test]
fn a_whole_game_of_two_people() {
    let run = run_with(&["play", "--yellow", "human", "--seed", "1"], b"1\n2\n1\n2\n1\n2\n1\nn\n");
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""));
    insta::assert_snapshot!(said(&run.output), @r"
    Connect 4: 7x6 with 4 in a row
    Get four of your coins in a row: vertical, horizontal or diagonal
    Red ●: Human
    Yellow ○: Human
    Seed: 1
    Red ●, your column (1-7, or help):
    Red: column 1
    Yellow ○, your column (1-7, or help):
    Yellow: column 2
    Red ●, your column (1-7, or help):
    Red: column 1
    Yellow ○, your column (1-7, or help):
    Yellow: column 2
    Red ●, your column (1-7, or help):
    Red: column 1
    Yellow ○, your column (1-7, or help):
    Yellow: column 2
    Red ●, your column (1-7, or help):
    Red: column 1
    Red wins: four in a column
    Play again? (y/n, or undo, save FILE, help):
    ");
    let last_board = run.output.rsplit("\n\n").next().expect("a board");
    insta::assert_snapshot!(last_board, @r"
    ┌───┬───┬───┬───┬───┬───┬───┐
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │[●]│   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │[●]│ ○ │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │[●]│ ○ │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┤
    │[●]│ ○ │   │   │   │   │   │
    └───┴───┴───┴───┴───┴───┴───┘
      1   2   3   4   5   6   7
    Red wins: four in a column
    Play again? (y/n, or undo, save FILE, help):
    ");
}

#[test]
fn bad_input_costs_no_turn() {
    let input = "\n0\n8\nfoo\n4 4\n-1\n99999999999\n\u{fffd}\nsave\nred \
        stranger\n1\nmoves\nquit\n";
    insta::assert_snapshot!(play(&["--yellow", "human", "111111"], input), @r"
    Connect 4: 7x6 with 4 in a row
    Get four of your coins in a row: vertical, horizontal or diagonal
    Red X: Human
    Yellow O: Human
    Seed: 1
    Red X, your column (1-7, or help):
    Type the number of a column, or help
    Red X, your column (1-7, or help):
    There is no column 0: choose 1 to 7
    Red X, your column (1-7, or help):
    There is no column 8: choose 1 to 7
    Red X, your column (1-7, or help):
    Unknown command: foo. Type the number of a column, or help
    Red X, your column (1-7, or help):
    Unknown command: 4 4. Type the number of a column, or help
    Red X, your column (1-7, or help):
    Unknown command: -1. Type the number of a column, or help
    Red X, your column (1-7, or help):
    Unknown command: 99999999999. Type the number of a column, or help
    Red X, your column (1-7, or help):
    Unknown command: �. Type the number of a column, or help
    Red X, your column (1-7, or help):
    save needs the name of a file, as in save game.json
    Red X, your column (1-7, or help):
    Unknown player “stranger”: choose human, beginner, casual, low, medium, high, perfect, random, greedy or search:DEPTH
    Red X, your column (1-7, or help):
    Column 1 is full: choose 2, 3, 4, 5, 6 or 7
    Red X, your column (1-7, or help):
    Moves: 111111
    Red X, your column (1-7, or help):
    ");
}

#[test]
fn taking_back_and_playing_again() {
    let input = "undo\nredo\n4\n4\nundo\nmoves\nredo\nmoves\nundo\nundo\n1\nmoves\nredo\nquit\n";
    insta::assert_snapshot!(after_start(&["--yellow", "human"], input), @r"
    Red X, your column (1-7, or help):
    Nothing to undo
    Red X, your column (1-7, or help):
    Nothing to redo
    Red X, your column (1-7, or help):
    Red: column 4
    Yellow O, your column (1-7, or help):
    Yellow: column 4
    Red X, your column (1-7, or help):
    Yellow O, your column (1-7, or help):
    Moves: 4
    Yellow O, your column (1-7, or help):
    Red X, your column (1-7, or help):
    Moves: 44
    Red X, your column (1-7, or help):
    Yellow O, your column (1-7, or help):
    Red X, your column (1-7, or help):
    Red: column 1
    Yellow O, your column (1-7, or help):
    Moves: 1
    Yellow O, your column (1-7, or help):
    Nothing to redo
    Yellow O, your column (1-7, or help):
    ");
}

#[test]
fn against_a_computer_undo_goes_back_to_the_own_turn() {
    let first =
        play(&["--yellow", "low"], "4\n4\nmoves\nundo\nmoves\nredo\nmoves\nundo\n4\nmoves\n");
    let moves: Vec<&str> = first.lines().filter(|line| line.starts_with("Moves: ")).collect();
    assert_eq!(moves[0].len(), "Moves: ".len() + 4);
    assert_eq!(moves[1], &moves[0][..moves[0].len() - 2]);
    assert_eq!(moves[2], moves[0]);
    assert_eq!(moves[3], moves[0], "the computer answers the same move in the same way");
    let nothing = play(&["--red", "low", "--yellow", "human"], "undo\nquit\n");
    assert!(nothing.contains("Nothing to undo\n"), "{nothing}");
}

#[test]
fn the_end_of_a_game_can_be_taken_back_and_another_begun() {
    let input = "1\n7\nundo\n1\ny\n4\nhint\nnew\nquit\n";
    insta::assert_snapshot!(after_start(&["--yellow", "human", "121212"], input), @r"
    Red X, your column (1-7, or help):
    Red: column 1
    Red wins: four in a column
    Play again? (y/n, or undo, save FILE, help):
    The game is over: type y to play again, or undo
    Red wins: four in a column
    Play again? (y/n, or undo, save FILE, help):
    Red X, your column (1-7, or help):
    Red: column 1
    Red wins: four in a column
    Play again? (y/n, or undo, save FILE, help):
    New game, seed 962593201
    Score: Red 1, Yellow 0, draws 0
    Yellow O, your column (1-7, or help):
    Yellow: column 4
    Red X, your column (1-7, or help):
    Hint: Play column 4. Yellow can still win, but needs 20 more moves
    Red X, your column (1-7, or help):
    New game, seed 816017000
    Score: Red 1, Yellow 0, draws 0
    Yellow O, your column (1-7, or help):
    ");
}

#[test]
fn who_begins_the_next_game_is_as_one_likes() {
    // Red wins with a column, or Yellow does, and another game is begun: the sides stay, and Low
    // begins it or not.
    let after = |options: &[&str], input: &str| {
        let said = play(&[&["--yellow", "low"], options].concat(), input);
        let told: Vec<String> = said
            .lines()
            .skip_while(|line| !line.starts_with("New game"))
            .map(str::to_owned)
            .collect();
        let begins = told.get(2).cloned().unwrap_or_default();
        (begins.starts_with("Yellow O is thinking"), told)
    };
    let won = "yellow human\n1\n2\n1\n2\n1\n2\n1\nyellow low\ny\nquit\n";
    let lost = "yellow human\n1\n2\n1\n2\n1\n2\n3\n2\nyellow low\ny\nquit\n";
    for (options, input, is_changed, score) in [
        (&[][..], won, true, "Score: You 1, Low 0, draws 0"),
        (&["--begins", "in-turn"], lost, true, "Score: You 0, Low 1, draws 0"),
        (&["--begins", "loser"], won, true, "Score: You 1, Low 0, draws 0"),
        (&["--begins", "loser"], lost, false, "Score: You 0, Low 1, draws 0"),
        (&["--begins", "same"], won, false, "Score: You 1, Low 0, draws 0"),
    ] {
        let (seen, told) = after(options, input);
        assert_eq!(seen, is_changed, "{options:?}: {told:#?}");
        assert!(told.iter().any(|line| line == score), "{options:?}: {told:#?}");
        assert!(!told.iter().any(|line| line == "The players swap sides"), "{told:#?}");
    }
}

#[test]
fn a_hint_of_gomoku_judges_in_words() {
    let said =
        play(&["--game", "gomoku", "--black", "human", "--white", "human"], "H8\nG9\nhint\nquit\n");
    let hint = said.lines().find(|line| line.starts_with("Hint: ")).expect("a hint");
    assert!(hint.contains("You are ") || hint.contains("The game is even"), "{hint}");
}

#[test]
fn computers_play_to_the_end_without_being_asked() {
    let run = run(&[
        "play",
        "--red",
        "random",
        "--yellow",
        "greedy",
        "--seed",
        "5",
        "--size",
        "5x5",
        "--connect",
        "3",
    ]);
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""));
    assert!(run.output.contains(" is thinking…\n"), "{}", run.output);
    let last = run.output.lines().last().unwrap_or_default();
    assert!(last.contains(" wins: "), "{}", run.output);
}

#[test]
fn a_person_can_hand_over_to_a_computer() {
    let said = play(&["--yellow", "low"], "red low\ny\nquit\n");
    assert!(said.contains("Red X: Low, looks 2 moves ahead, roughly\n"));
    assert_eq!(said.matches("Play again?").count(), 2, "{said}");
    assert!(said.contains("Score: "));
}

#[test]
fn any_size_can_be_played() {
    let said =
        play(&["--size", "12x5", "--connect", "5", "--yellow", "low"], "12\n13\nmoves\nquit\n");
    assert!(said.contains("Connect 4: 12x5 with 5 in a row\nGet five of your coins"));
    assert!(said.contains("There is no column 13: choose 1 to 12\n"));
    assert!(said.contains("Moves: 12,"));
}

#[test]
fn games_are_saved_and_opened() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("my game.json");
    let name = file.to_str().expect("a name in UTF-8");
    let said = play(
        &["--yellow", "human"],
        &format!("4\n4\nsave {name}\nopen {name}x\nnew\nopen {name}\nmoves\nquit\n"),
    );
    assert!(said.contains(&format!("Saved to {name}\n")));
    assert!(said.contains(&format!("Cannot open {name}x. ")));
    assert!(said.ends_with("Moves: 44\nRed X, your column (1-7, or help):\n"), "{said}");
    let again = play(&[name, "--yellow", "low"], "moves\nquit\n");
    assert!(again.contains("Yellow O: Low") && again.contains("Moves: 44\n"), "{again}");

    let twice =
        play(&["--yellow", "human"], &format!("4\nsave {name}\n3\nsave! {name}\nmoves\nquit\n"));
    let kept = format!("Not saved: {name} already exists (save! {name} saves over it)\n");
    assert!(twice.contains(&kept) && twice.contains(": column 3\n"), "{twice}");
    assert!(
        twice.contains(&format!("Saved to {name}\n")) && twice.contains("Moves: 43\n"),
        "{twice}"
    );
    assert!(fs::read_to_string(&file).expect("the game").contains("\"moves\": \"43\""));

    let run = run(&["play", "--size", "5x5", name]);
    assert_eq!(run.status, Some(2));
    assert!(run.errors.starts_with(
        "error: a saved game keeps its own board and rules: leave out --size, --connect and --starts\n"
    ));
    fs::write(&file, "{\"version\":1,\"moves\":\"48\"}").expect("written");
    let run = run_with(&["play", name], b"");
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.errors,
        format!(
            "error: Cannot open {name}. “moves”: Move 2 (“8”): There is no column 8: choose 1 to 7\n"
        )
    );
}

#[test]
fn a_file_goes_before_a_position_of_the_same_name() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("44"), "{\"version\":1,\"moves\":\"123\"}").expect("written");
    let output = crate::pipes::program()
        .args(["play", "44", "--ascii"])
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.ends_with("End of input. The moves of this game: 123\n"), "{text}");
}

#[test]
fn a_match_is_the_same_with_the_same_seed() {
    let arguments = [
        "match",
        "--red",
        "low",
        "--yellow",
        "medium,ratlla",
        "--games",
        "4",
        "--seed",
        "9",
        "--alternate",
        "--json",
    ];
    let facts = || serde_json::from_str::<Value>(&run(&arguments).output).expect("JSON");
    let (first, second) = (facts(), facts());
    assert_eq!(first["records"], second["records"]);
    assert_eq!(first["records"].as_array().map(Vec::len), Some(4));
    let count = |key: &str| first[key].as_u64().expect("a number");
    assert_eq!(count("wins") + count("draws") + count("losses"), 4);
    assert_eq!(
        (&first["red"], &first["yellow"], count("seed")),
        (&"low".into(), &"medium,ratlla".into(), 9)
    );
    assert!(first["mean_plies"].as_f64().expect("a number") >= 7.0);
}

#[test]
fn a_match_is_told_in_a_table() {
    let run = run(&[
        "match",
        "--red",
        "greedy",
        "--yellow",
        "random",
        "--games",
        "3",
        "--seed",
        "1",
        "--size",
        "5x4",
        "--connect",
        "3",
    ]);
    assert_eq!(
        (run.status, run.errors.as_str()),
        (Some(0), ""),
        "no progress bar where there is no terminal"
    );
    let without_times: Vec<&str> = run
        .output
        .lines()
        .map(|line| line.rsplit_once("  ").map_or(line, |(rest, _)| rest.trim_end()))
        .collect();
    insta::assert_snapshot!(without_times.join("\n"), @r"
                  wins    draws   losses
    1: greedy        3        0        0
    2: random        0        0        3

    Games: 3 on 5x4 with 3 in a row, seed 1; 1 always starts
    Won by Red, who starts: 3; by Yellow: 0
    Plies a game: 5.0 on average
    ");
}

/// Positions and their scores. Source: made by us, some lines of the sets that the solver is
/// measured with.
const SOLVED: &str = "\
447275477454473 2
274314415314244 5
77447254563526416 -1
13366275634164221 13
51224722464713542 -10
337216314346553117674326662 -7
66633242455371337667175522776 0
77751635726756176122415443262233641414335 1
";

#[test]
fn solve_tells_scores_and_ignores_what_follows_a_position() {
    for arguments in [
        &["solve"][..],
        &["solve", "-"],
        &["solve", "--threads", "1"],
        &["solve", "--threads=4", "--table-mb=4", "--no-book"],
    ] {
        let run = run_with(arguments, SOLVED.as_bytes());
        assert_eq!(
            (run.status, run.output.as_str(), run.errors.as_str()),
            (Some(0), SOLVED, ""),
            "{arguments:?}"
        );
    }
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("positions.txt");
    fs::write(&file, SOLVED).expect("written");
    let run = run(&["solve", file.to_str().expect("a name in UTF-8")]);
    assert_eq!(
        (run.status, run.output.as_str(), run.errors.as_str()),
        (Some(0), SOLVED, ""),
        "no bar without a terminal"
    );
}

#[test]
fn solve_tells_only_who_wins() {
    let run = run_with(&["solve", "-w"], SOLVED.as_bytes());
    let sign = |line: &str| {
        let (position, score) = line.split_once(' ').expect("two words");
        format!("{position} {}\n", score.parse::<i32>().expect("a number").signum())
    };
    assert_eq!(run.output, SOLVED.lines().map(sign).collect::<String>());
    assert_eq!(run_with(&["solve", "--weak"], SOLVED.as_bytes()).output, run.output);
}

#[test]
fn solve_tells_of_every_column() {
    let lines = b"25746712725766652162516321773\n3437163423137471266261621122735776555\n";
    let expected = "\
25746712725766652162516321773 7 -1000 -6 -6 -6 -1000 -1000
3437163423137471266261621122735776555 -1000 -1000 -1000 3 -2 -1000 -1000
";
    for threads in ["1", "2"] {
        assert_eq!(run_with(&["solve", "-a", "--threads", threads], lines).output, expected);
    }
    let weak = "\
25746712725766652162516321773 1 -1000 -1 -1 -1 -1000 -1000
3437163423137471266261621122735776555 -1000 -1000 -1000 1 -1 -1000 -1000
";
    assert_eq!(run_with(&["solve", "--analyze", "--weak"], lines).output, weak);
}

#[test]
fn solve_adds_nodes_and_microseconds() {
    for (arguments, words) in
        [(&["solve", "--stats"][..], 4), (&["solve", "--stats", "-a", "-w"], 10)]
    {
        let run = run_with(arguments, b"447275477454473 2\n");
        let line: Vec<&str> = run.output.trim_end().split(' ').collect();
        assert_eq!((run.status, line.len()), (Some(0), words), "{}", run.output);
        let numbers: Vec<u64> =
            line[words - 2..].iter().map(|word| word.parse().expect("a number")).collect();
        assert!(numbers.iter().all(|&number| number > 100), "{}", run.output);
    }
}

#[test]
fn solve_keeps_input_and_output_in_step() {
    let mut lines =
        b"\xef\xbb\xbf121212\n121212\r\n44x rest\n1212121 1\n1111111\n4\0\n\xff\n".to_vec();
    lines.extend(vec![b'1'; 100_000]);
    lines.extend(b"\n121212 ");
    lines.extend(vec![b'x'; 100_000]);
    lines.extend(b"\n121212\t5\n8\n1,2,1,2,1,2");
    let run = run_with(&["solve"], &lines);
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.output,
        "121212 18\n121212 18\n\n\n\n\n\n\n121212 18\n121212 18\n\n1,2,1,2,1,2 18\n"
    );
    insta::assert_snapshot!(run.errors, @r"
    error: line 3: Move 3 (“x”): There is no column x: choose 1 to 7
    error: line 4: `1212121`: this game is over; a position to solve is one of a game in progress
    error: line 5: Move 7 (“1”): This column is full
    error: line 6: Move 2 (“\u{0}”): There is no column \u{0}: choose 1 to 7
    error: line 7: Move 1 (“�”): There is no column �: choose 1 to 7
    error: line 8: this line is too long to be a position
    error: line 11: Move 1 (“8”): There is no column 8: choose 1 to 7
    ");
}

#[test]
fn solve_takes_the_empty_line_for_the_empty_board() {
    assert_eq!(run_with(&["solve"], b"\n 7\n").output, " 1\n 1\n", "the book knows it");
    assert_eq!(run_with(&["solve", "--size", "4x4"], b"\n 7\n").output, " 0\n 0\n");
    assert_eq!(run_with(&["solve", "--size", "5x4", "-a"], b"\n").output, " -1 0 0 0 -1\n");
    assert_eq!(
        run_with(&["solve", "--size", "12x4", "--connect", "3"], b"10,4,12,4\n").output,
        "10,4,12,4 22\n"
    );
    assert_eq!(run_with(&["solve"], b"").output, "");
}

#[test]
fn solve_answers_each_line_at_once() {
    use std::io::{BufRead, BufReader};
    let mut child = crate::pipes::program()
        .arg("solve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for _ in 0..3 {
        pipe.write_all(b"121212\n").expect("written");
        assert_eq!(answers.next().expect("a line").expect("text"), "121212 18");
    }
    drop(pipe);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn solve_names_a_file_that_it_cannot_read() {
    let folder = TempDir::new().expect("a folder");
    let name = folder.path().to_str().expect("a name in UTF-8");
    let cases = [
        (name.to_owned(), format!("error: cannot read {name}: it is a folder\n")),
        (
            format!("{name}/none"),
            format!("error: cannot read {name}/none: there is no such file\n"),
        ),
        (
            "4453".to_owned(),
            "error: there is no file `4453`: a position is read from a file or from standard \
            input, as in echo 4453 | plot4 solve\n"
                .to_owned(),
        ),
    ];
    for (file, expected) in cases {
        let run = run(&["solve", &file]);
        assert_eq!((run.status, run.output.as_str(), run.errors), (Some(1), "", expected));
    }
}

#[test]
fn perfect_is_refused_where_it_does_not_play() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("game.json");
    fs::write(&file, "{\"version\":1,\"size\":\"8x8\",\"red\":\"perfect\",\"moves\":\"44\"}")
        .expect("written");
    let name = file.to_str().expect("a name in UTF-8");
    let cases: [&[&str]; 6] = [
        &["--red", "perfect", "--size", "8x8"],
        &["play", "--yellow", "perfect", "--connect", "5"],
        &["play", "--yellow", "perfect", "--size", "9x7", "44"],
        &["play", "--yellow", "perfect", name],
        &["match", "--red", "perfect", "--yellow", "low", "--games", "1", "--size", "6x7"],
        &["match", "--red", "low", "--yellow", "perfect", "--games", "1", "--connect", "3"],
    ];
    for arguments in cases {
        let run = run(arguments);
        assert_eq!((run.status, run.output.as_str()), (Some(2), ""), "{arguments:?}");
        let first = run.errors.lines().next();
        assert_eq!(first, Some(&*format!("error: {}", text::connect4::standard_board_only())));
    }
    // In a game that is there already nothing is lost: another computer takes the place.
    let said = play(&[name], "red human\nmoves\n");
    assert!(said.contains("Red X: High"), "{said}");
    let said = play(&["--size", "8x8", "--yellow", "human"], "red perfect\nyellow perfect\nquit\n");
    assert_eq!(said.matches(text::connect4::standard_board_only()).count(), 2, "{said}");
}

#[test]
fn wrong_options_are_answered_with_right_ones() {
    let cases = [
        (
            "--red foo",
            "Unknown player “foo”: choose human, beginner, casual, low, medium, high, perfect, \
            random, greedy or search:DEPTH",
        ),
        ("play --yellow search:0", "Unsupported depth “0”: choose 1 to 124, as in search:9"),
        (
            "match --red human --yellow low --games 1",
            "Unknown computer “human”: choose beginner, casual, low",
        ),
        ("match --red low --yellow low --games 0", "choose a whole number from 1 to 1000000"),
        ("--size 7", "“7” cannot be used here: write it like 7x6"),
        ("show --size 30x30", "Unsupported board size 30x30: choose fewer rows or columns"),
        ("show --size 999x999", "Unsupported board size 999x999: choose fewer rows or columns"),
        ("show --size +7x+6", "“+7x+6” cannot be used here: write it like 7x6"),
        ("show --connect +4", "Unsupported value “+4”: choose 3 to 7"),
        ("show --game gomoku --size +15", "“+15” cannot be used here: write it like 15"),
        ("show --game go --size +9", "“+9” cannot be used here: write it like 19"),
        ("show --game checkers --size +8x+8", "“+8x+8” cannot be used here: write it like 8x8"),
        (
            "play --game go --black playouts:+500",
            "Unsupported number of games “+500”: choose 100 to 100000, as in playouts:5000",
        ),
        ("play --red search:+9", "Unsupported depth “+9”: choose 1 to 124, as in search:9"),
        ("play --connect 9", "Unsupported value “9”: choose 3 to 7"),
        ("--speed 17", "choose a number from 0.25 to 16"),
        ("--seed x", "choose a whole number from 0 to 18446744073709551615"),
        ("solve --threads 0", "choose a whole number from 1 to 256"),
        ("solve --threads 257", "choose a whole number from 1 to 256"),
        ("solve --table-mb 3", "choose a whole number from 4 to 65536"),
        ("solve --table-mb=-2", "choose a whole number from 4 to 65536"),
        ("solve --table-mb 65537", "choose a whole number from 4 to 65536"),
        (
            "solve --size 9x8",
            "a board of 9x8 is too large to solve: (rows + 1) x columns may be 64 at most",
        ),
        ("--red low play", "`play` is a command, and commands come first, as in plot4 play --help"),
    ];
    check_usage_errors(&cases);
}

#[test]
fn show_takes_no_players() {
    let run = run(&["show", "--red", "nonsense", "4453"]);
    assert_eq!((run.status, run.output.as_str()), (Some(2), ""));
    assert!(run.errors.contains("unexpected argument '--red'"), "{}", run.errors);
}

#[test]
fn a_wrong_option_is_answered_with_the_usage_of_its_command() {
    let cases = [
        ("play --game gomoku --rule foo", "Usage: plot4 play [OPTIONS] [POSITION|FILE]"),
        ("show --size 30x30", "Usage: plot4 show [OPTIONS] [POSITION|FILE|-]"),
        ("match --red human --yellow low --games 1", "Usage: plot4 match [OPTIONS] --games <N>"),
        ("solve --size 9x8", "Usage: plot4 solve [OPTIONS] [FILE|-]"),
        ("--red foo", "Usage: plot4 [OPTIONS] [POSITION|FILE]"),
    ];
    check_usage_errors(&cases);
}

#[test]
fn what_is_neither_file_nor_position_gets_one_line() {
    let cases = [
        (
            "nope",
            "`nope` is neither a saved game (there is no such file) nor a position (Move 1 \
            (“n”): There is no column n: choose 1 to 7)",
        ),
        (
            "4444444",
            "`4444444` is neither a saved game (there is no such file) nor a position (Move 7 \
            (“4”): This column is full)",
        ),
        ("/", "cannot open /: it is a folder"),
    ];
    let refuse = |arguments: &[&str], expected: &str| {
        let run = run(arguments);
        assert_eq!(
            (run.status, run.errors),
            (Some(1), format!("error: {expected}\n")),
            "{arguments:?}"
        );
    };
    for (argument, expected) in cases {
        refuse(&[argument], expected);
        refuse(&["play", argument], expected);
    }
    for command in ["play", "show", "review"] {
        refuse(&[command, "no/game.json"], "cannot open no/game.json: there is no such file");
    }
    refuse(&["show", "no/game"], "cannot open no/game: there is no such file");
    refuse(&["show", "/"], "cannot open /: it is a folder");
    refuse(&["show", "--game", "go", "no.sgf"], "cannot open no.sgf: there is no such file");
}

#[test]
fn help_teaches() {
    for arguments in [&["--help"][..], &["play", "--help"], &["match", "--help"]] {
        let run = run(arguments);
        assert_eq!(run.status, Some(0));
        for word in ["search:DEPTH", "4453", "(rows + 1) x columns"] {
            assert!(run.output.contains(word), "{arguments:?} explains {word}: {}", run.output);
        }
    }
    let solve = run(&["solve", "--help"]);
    for word in ["POSITION SCORE", "4453", "(rows + 1) x columns is at most 64", "10,4,12", "-1000"]
    {
        assert!(solve.output.contains(word), "it explains {word}: {}", solve.output);
    }
    assert!(run(&["--help"]).output.contains("plot4 match --red high --yellow low"));
    assert_eq!(run(&["--version"]).output, format!("plot4 {}\n", env!("CARGO_PKG_VERSION")));
}

#[cfg(not(feature = "gui"))]
#[test]
fn without_its_window_the_program_says_so() {
    let run = run(&[]);
    assert_eq!((run.status, run.output.as_str()), (Some(1), ""));
    assert_eq!(run.errors.lines().count(), 1);
    assert!(
        run.errors.contains("plot4 play")
            && std::path::Path::new(env!("CARGO_BIN_EXE_plot4")).exists()
    );
}

#[test]
fn book_takes_up_what_there_is_and_refuses_what_is_no_book() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("copy.book");
    let path = path.to_str().expect("a path in Unicode");
    let embedded = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/core/assets/book/7x6.book"))
        .expect("the book");
    fs::write(path, &embedded).expect("a copy");
    let done = run(&["book", path]);
    assert_eq!((done.status, done.errors.as_str()), (Some(0), ""));
    assert_eq!(done.output, format!("{path}: 399029 positions of up to 9 coins in 452377 bytes\n"));
    assert_eq!(fs::read(path).expect("the book"), embedded, "nothing was left to do");

    let missing = folder.path().join("no.book");
    let unmade = run(&["book", "--check", missing.to_str().expect("a path in Unicode")]);
    assert_eq!((unmade.status, unmade.output.as_str()), (Some(1), ""));
    assert!(unmade.errors.contains("there is no whole book to check"), "{}", unmade.errors);

    let shorter = run(&["book", path, "--plies", "7"]);
    assert_eq!(shorter.status, Some(2));
    assert!(
        shorter.errors.contains("goes to 9 plies: choose --plies 9 or more"),
        "{}",
        shorter.errors
    );
    fs::write(path, "a letter").expect("another file");
    let other = run(&["book", path]);
    assert_eq!(other.status, Some(1));
    assert!(other.errors.contains("not a whole opening book"), "{}", other.errors);
    assert_eq!(fs::read_to_string(path).expect("the file"), "a letter", "nothing is lost");
}

#[cfg(unix)]
#[test]
fn documents_on_a_disk_that_never_answers_hold_nothing_up() {
    let home = TempDir::new().expect("a folder");
    // To read a pipe without a writer takes for ever.
    let made =
        std::process::Command::new("mkfifo").arg(home.path().join("user-dirs.dirs")).status();
    assert!(made.expect("mkfifo runs").success());
    let mut child = crate::pipes::program()
        .arg("games")
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let started = Stopwatch::start();
    while child.try_wait().expect("a child").is_none() {
        if started.elapsed() > std::time::Duration::from_secs(20) {
            child.kill().expect("killed");
            panic!("the program waits for the documents");
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// An engine whose referee has gone answers what was asked, and then ends.
#[test]
fn an_engine_thinks_no_longer_than_a_moment_after_the_end_of_its_input() {
    for (arguments, input) in [
        (&["gtp", "high"][..], "boardsize 19\ntime_settings 0 60 1\ngenmove b\ngenmove w\n"),
        (
            &["gomocup"][..],
            "INFO timeout_turn 60000\nINFO time_left 600000\nSTART 15\nBEGIN\nTURN 8,8\n",
        ),
    ] {
        let clock = Stopwatch::start();
        let run = run_with(arguments, input.as_bytes());
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(run.output.lines().count() >= 3, "{run:?}");
        assert!(clock.elapsed().as_secs() < 30, "{:?}", clock.elapsed());
    }
}

#[test]
fn a_game_has_the_date_on_which_it_was_first_saved() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.sgf");
    let saved = |arguments: &[&str], typed: &str| {
        run_with(arguments, typed.as_bytes()).succeeded();
        fs::read_to_string(&path).expect("a game")
    };
    let name = path.to_str().expect("UTF-8");
    let go = ["play", "--game", "go", "--black", "human", "--white", "human"];
    let today = || format!("DT[{}]", plot4::clock::local_day());
    let before = today();
    let text = saved(&go, &format!("D4\nsave {name}\nquit\n"));
    assert!(text.contains(&before) || text.contains(&today()), "{text}");
    let old = text.replace(&before, "DT[1846-07-21]");
    fs::write(&path, old).expect("written");
    let text = saved(&["play", name], &format!("E5\nsave! {name}\nquit\n"));
    assert!(text.contains("DT[1846-07-21]") && text.contains("W[ee]"), "{text}");
    // The date of a game of others without one is not known.
    fs::write(&path, "(;GM[1]SZ[9];B[ee])").expect("written");
    let text = saved(&["play", name], &format!("C3\nsave! {name}\nquit\n"));
    assert!(!text.contains("DT["), "{text}");
    let pdn = folder.path().join("game.pdn");
    let typed = format!("11-15\nsave {}\nquit\n", pdn.display());
    run_with(&["play", "--game", "checkers", "--white", "human"], typed.as_bytes()).succeeded();
    let text = fs::read_to_string(&pdn).expect("a game");
    let date = |line: &str| line.starts_with("[Date \"2") && line.matches('.').count() == 2;
    assert!(text.lines().any(date), "{text}");
}
