//! Hints, reviews and puzzles as the users of the program meet them: the real binary, through pipes.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What a run of the program left behind.
#[derive(Debug)]
struct Run {
    status: Option<i32>,
    output: String,
    errors: String,
}

/// Runs the program with this input.
fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plot4"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    // The program may end before it has read everything; what is written here fits in the pipe.
    let _ = pipe.write_all(input);
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Run { status: output.status.code(), output: text(output.stdout), errors: text(output.stderr) }
}

fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Returns the lines of JSON that a command writes.
fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let run = run(arguments);
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{arguments:?}");
    run.output.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn a_hint_is_a_board_with_verdicts_and_sentences() {
    insta::assert_snapshot!(run(&["hint", "--ascii", "4534214335224424"]).output, @r"
    Position 4534214335224424
    +---+---+---+---+---+---+---+
    |   |   |   | O |   |   |   |
    +---+---+---+---+---+---+---+
    |   |   |   | O |   |   |   |
    +---+---+---+---+---+---+---+
    |   | X |   | X |   |   |   |
    +---+---+---+---+---+---+---+
    |   | O | X | X |   |   |   |
    +---+---+---+---+---+---+---+
    |   | X | O | O | O |   |   |
    +---+---+---+---+---+---+---+
    | O | X | X | X | O |   |   |
    +---+---+---+---+---+---+---+
      1   2   3   4   5   6   7
      =  L10 W4       =  L1  L10
    Red (X) to move.

    Column 3 wins in 4 moves: it makes threats in columns 1 and 5.
    Column 6 loses at once: it lets Yellow make four above it.
    Columns 2 and 7 lose.
    Columns 1 and 5 only draw.
    ");
}

#[test]
fn hints_are_told_in_json() {
    let facts = json_lines(&["hint", "--json", "4534214335224424"]);
    assert_eq!(
        facts,
        [json!({
            "position": "4534214335224424",
            "best": [3],
            "score": 10,
            "scores": [0, -4, 10, null, 0, -13, -4],
            "text": "Column 3 wins in 4 moves: it makes threats in columns 1 and 5. Column 6 loses at once: it lets Yellow \
                     make four above it. Columns 2 and 7 lose. Columns 1 and 5 only draw.",
        })]
    );
    let empty = &json_lines(&["hint", "--json"])[0];
    assert_eq!((&empty["position"], &empty["best"], &empty["score"]), (&"".into(), &json!([4]), &1.into()));
    assert_eq!(&json_lines(&["hint", "--json", ""])[0], empty);
    let small = &json_lines(&["hint", "--json", "--size", "5x4", "--connect", "3", "12"])[0];
    assert!(small["score"].as_i64().is_some_and(|score| score > 0), "{small}");
}

#[test]
fn hints_are_given_line_by_line() {
    let run = run_with(&["hint", "--json", "-"], b"4453 and more\n44x\n1212121\n1111111\n\n");
    assert_eq!((run.status, run.output.lines().count()), (Some(1), 2));
    insta::assert_snapshot!(run.errors, @r"
    error: line 2: character 3, `x`: a column is a number from 1 to 7
    error: line 3: `1212121`: this game is over; a hint is for a game in progress
    error: line 4: character 7, `1`: this column is full
    ");
}

#[test]
fn hints_are_refused_in_one_line() {
    let cases: [(&[&str], i32, &str); 5] = [
        (&["hint", "44x"], 1, "error: character 3, `x`: a column is a number from 1 to 7"),
        (&["hint", "1212121"], 1, "error: `1212121`: this game is over; a hint is for a game in progress"),
        (&["hint", "--json", "4444444"], 1, "error: character 7, `4`: this column is full"),
        (&["hint", "--size", "9x8"], 2, "error: a board of 9x8 is too large to solve: (rows + 1) x columns may be 64 at most"),
        (&["hint", "--size", "30x30"], 2, "error: invalid value '30x30' for '--size <SIZE>': a board of 30x30 is too large"),
    ];
    for (arguments, status, expected) in cases {
        let run = run(arguments);
        assert_eq!((run.status, run.output.as_str()), (Some(status), ""), "{arguments:?}");
        assert!(run.errors.lines().next().is_some_and(|line| line.starts_with(expected)), "{arguments:?}: {}", run.errors);
        assert!(status == 2 || run.errors.lines().count() == 1, "{}", run.errors);
    }
}
