//! Hints, reviews and puzzles as the users of the program meet them: the real binary, through
//! pipes.

use plot4::words::text;
use serde_json::{Value, json};

use crate::pipes::{check_usage_errors, run, run_line, run_with};

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
      =  O10 X4       =  O1  O10
    Red X to move.

    Play column 3 to make threats in columns 1 and 5. It wins in 4 moves.
    Column 6 loses immediately. It lets Yellow make four on top.
    Columns 2 and 7 lose.
    Columns 1 and 5 only draw.
    There is a plan of two rules that wins.
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
            "text": "Play column 3 to make threats in columns 1 and 5. It wins in 4 moves. Column \
                6 loses immediately. It lets Yellow make four on top. Columns 2 and 7 lose. Columns 1 \
                and 5 only draw. There is a plan of two rules that wins.",
        })]
    );
    let empty = &json_lines(&["hint", "--json"])[0];
    assert_eq!(
        (&empty["position"], &empty["best"], &empty["score"]),
        (&"".into(), &json!([4]), &1.into())
    );
    assert_eq!(&json_lines(&["hint", "--json", ""])[0], empty);
    let small = &json_lines(&["hint", "--json", "--size", "5x4", "--connect", "3", "12"])[0];
    assert!(small["score"].as_i64().is_some_and(|score| score > 0), "{small}");
}

#[test]
fn a_plan_is_told_in_sentences() {
    let rules = [
        text::plan::tactics(4, "fours"),
        text::plan::follow("red", "yes"),
        text::plan::otherwise("left", "yes"),
    ];
    let ways = text::plan::ways("red", 175_309_755_u64, "win");
    let longest = text::plan::longest(5, "1, 2, 4, 5 or 7");
    let told = format!(
        "Position 14212211\n{}\n1. {}.\n2. {}.\n3. {}.\n{}. {ways}.\n{longest}.\n\n",
        text::plan::title("yellow", "win"),
        rules[0],
        rules[1],
        rules[2],
        text::plan::checked(),
    );
    assert_eq!(run(&["plan", "14212211"]).output, told);
    assert_eq!(
        json_lines(&["plan", "--json", "14212211", "444444"]),
        [
            json!({
                "position": "14212211",
                "side": "second",
                "result": "win",
                "rules": rules,
                "replies": 175_309_755,
                "longest": [1, 2, 4, 5, 7],
            }),
            json!({ "plan": null }),
        ]
    );
}

#[test]
fn a_plan_says_how_many_in_a_row_win_and_speaks_the_language_asked_for() {
    let line = "plan --size 5x4 --connect 3 33 --language";
    let english = run_line(&format!("{line} en")).output;
    assert!(english.contains(&text::plan::tactics(3, "two-threats")), "{english}");
    let japanese = run_line(&format!("{line} ja")).output;
    assert!(
        japanese.contains("1. 3つ並べられるなら並べ") && japanese.contains("。\n"),
        "{japanese}"
    );
    assert!(!japanese.contains(".\n"), "{japanese}");
}

#[test]
fn a_plan_is_followed_line_by_line() {
    // The plan itself, then a move that it doesn't make, another game, and one that is over.
    let games = b"142122117\n14212211\n1421221171\n14212213\n1212121\n14x\n142122114 and more\n";
    let followed = run_with(&["plan", "14212211", "--answers"], games);
    assert_eq!(followed.output, "7\n-\n-\n-\n-\n\n4\n");
    assert_eq!(followed.status, Some(1), "{}", followed.errors);
    assert_eq!(run_with(&["plan", "444444", "--answers"], b"").status, Some(1));
}

#[test]
fn plans_are_refused_in_one_line() {
    for (line, status, error) in [
        ("plan 14x", 1, "error: Move 3 (“x”): There is no column x: choose 1 to 7"),
        (
            "plan 1212121",
            1,
            "error: `1212121`: this game is over; a plan is for a game in progress",
        ),
        ("plan 444444 --answers", 1, "error: `444444`: no plan was found for this position"),
    ] {
        let run = run_line(line);
        assert_eq!((run.status, run.errors.lines().next()), (Some(status), Some(error)), "{line}");
    }
    assert_eq!(run_line("plan 14 44 --answers").status, Some(2));
}

#[test]
fn hints_are_given_line_by_line() {
    let run = run_with(&["hint", "--json", "-"], b"4453 and more\n44x\n1212121\n1111111\n\n");
    let answered: Vec<bool> = run.output.lines().map(|line| !line.is_empty()).collect();
    assert_eq!((run.status, answered), (Some(1), vec![true, false, false, false, true]));
    insta::assert_snapshot!(run.errors, @r"
    error: line 2: Move 3 (“x”): There is no column x: choose 1 to 7
    error: line 3: `1212121`: this game is over; a hint is for a game in progress
    error: line 4: Move 7 (“1”): This column is full
    ");
}

#[test]
fn hints_are_refused_in_one_line() {
    let cases = [
        ("hint 44x", 1, "error: Move 3 (“x”): There is no column x: choose 1 to 7"),
        (
            "hint 1212121",
            1,
            "error: `1212121`: this game is over; a hint is for a game in progress",
        ),
        ("hint --json 4444444", 1, "error: Move 7 (“4”): This column is full"),
        (
            "hint --size 9x8",
            2,
            "error: a board of 9x8 is too large to solve: (rows + 1) x columns may be 64 at most",
        ),
        (
            "hint --size 30x30",
            2,
            "error: invalid value '30x30' for '--size <SIZE>': Unsupported board size 30x30",
        ),
    ];
    for (arguments, status, expected) in cases {
        let run = run_line(arguments);
        assert_eq!((run.status, run.output.as_str()), (Some(status), ""), "{arguments}");
        assert!(
            run.errors.lines().next().is_some_and(|line| line.starts_with(expected)),
            "{arguments}: {}",
            run.errors
        );
        assert!(status == 2 || run.errors.lines().count() == 1, "{}", run.errors);
    }
}

#[test]
fn a_review_is_a_table_with_mistakes_and_accuracy() {
    insta::assert_snapshot!(run(&["review", "4444443265661761231557213"]).output, @r"
    Move  Player  Played  Class               Cost in moves  Better
       1  Red     4       Only move
       2  Yellow  4       Best
       3  Red     4       Only move
       4  Yellow  4       Best
       5  Red     4       Only move
       6  Yellow  4       Best
       7  Red     3       Best
       8  Yellow  2       Best
       9  Red     6       Only move
      10  Yellow  5       Best
      11  Red     6       Gave away the win   29             5
      12  Yellow  6       Only move
      13  Red     1       Best
      14  Yellow  7       Gave away the win   32             2 3 5 6
      15  Red     6       Only move
      16  Yellow  1       Best
      17  Red     2       Best
      18  Yellow  3       Good                1
      19  Red     1       Gave away the win   19             3
      20  Yellow  5       Only move
      21  Red     5       Best
      22  Yellow  7       Gave away the draw  20             5 6
      23  Red     2       Best
      24  Yellow  1       Missed block        8              3
      25  Red     3       Best

    Move 11: Column 5 was winning for Red.
    Move 14: Columns 2, 3, 5 and 6 were winning for Yellow.
    Move 19: Column 3 was winning for Red.
    Move 22: Columns 5 and 6 would each have held the draw.
    Move 24: Yellow didn’t block column 3: Red had three in a row.
    Red: accuracy 79%, 11 of 13 moves good.
    Yellow: accuracy 66%, 9 of 12 moves good.
    ");
    insta::assert_snapshot!(run(&["review", "--weak", "4453"]).output, @r"
    Move  Player  Played  Class              Cost in moves  Better
       1  Red     4       Only move
       2  Yellow  4       Good
       3  Red     5       Gave away the win                 4
       4  Yellow  3       Good

    Move 3: Column 4 was winning for Red.
    Red: 1 of 2 moves good.
    Yellow: 2 of 2 moves good.
    ");
    assert_eq!(run(&["review", ""]).output, text::terminal::review_nothing().to_owned() + "\n");
}

#[test]
fn reviews_are_told_in_json() {
    let facts = json_lines(&["review", "--json", "4453"]);
    assert_eq!(facts.len(), 4);
    assert_eq!(
        facts[2],
        json!({
            "ply": 3,
            "player": "red",
            "move": 5,
            "score_before": 1,
            "score_after": -2,
            "best": [4],
            "scores": [-3, -3, -2, 1, -2, -3, -3],
            "verdict": "mistake",
            "class": "gave_win",
            "cost": 21.0,
            "cells": [],
        })
    );
    let words = |arguments: &[&str]| -> Vec<String> {
        json_lines(arguments)
            .iter()
            .map(|facts| facts["verdict"].as_str().unwrap_or_default().to_owned())
            .collect()
    };
    assert_eq!(words(&["review", "--json", "4453"]), ["best", "best", "mistake", "best"]);
    assert_eq!(words(&["review", "--json", "--weak", "4453"]), ["good", "good", "mistake", "good"]);
    assert!(json_lines(&["review", "--json", ""]).is_empty());
    // The last coin wins, and nothing else would.
    let facts = json_lines(&["review", "--json", "--size", "4x4", "1212121"]);
    assert_eq!(
        facts.last().map(|facts| (&facts["score_before"], &facts["score_after"])),
        Some((&5.into(), &5.into()))
    );
}

#[test]
fn what_could_be_seen_comes_first() {
    // Yellow leaves three coins in a column.
    let facts = json_lines(&["review", "--json", "4141424"]);
    let classes: Vec<&Value> = facts.iter().map(|facts| &facts["class"]).collect();
    assert_eq!(classes[5], "missed_block");
    assert_eq!(facts[5]["cells"], json!([[4, 1], [4, 2], [4, 3], [4, 4]]));
    let table = run(&["review", "4141424"]).output;
    assert!(
        table.contains("Move 6: Yellow didn’t block column 4: Red had three in a row."),
        "{table}"
    );
    assert!(table.contains("Red: accuracy 100%, 4 of 4 moves good."));
}

#[test]
fn the_only_legal_move_is_called_that_and_compared_with_nothing() {
    let moves = "c4 c3 f5 f6 e6 d6 d7 g5 d3 c5 b3 e3 g6 f4 g4 h5 f3 c2 b1 h4 g3 c1 d1 c6 c7 d2 e2 e1 f1 \
        h6 f2 b4 a4 b5 a5 e7 f7 b6 g7 h3 a6 d8 e8 c8 b8 h8 h7 g8 f8 a8";
    for (moves, said) in [
        (moves.to_owned(), text::game::hint_forced("h2")),
        (format!("{moves} h2 h1"), text::game::hint_must_pass().to_owned()),
    ] {
        let hint = run(&["hint", "--game", "reversi", &moves]).output;
        let end = format!("{said}. {}.\n", text::game::hint_loses());
        assert!(hint.ends_with(&end), "{hint}");
    }
}

#[test]
fn other_games_have_hints_and_reviews() {
    let game = ["--game", "gomoku", "H8 A1 I8 A15 J8 O1 K8 O15 A8 B8"];
    let facts = json_lines(&[&["review", "--json"], &game[..]].concat());
    assert_eq!(facts.len(), 10);
    assert_eq!((&facts[9]["player"], &facts[9]["move"]), (&"white".into(), &"B8".into()));
    let hint = &json_lines(&["hint", "--json", "--game", "reversi", "d3"])[0];
    assert_eq!((&hint["game"], &hint["position"]), (&"reversi".into(), &"d3".into()));
    assert!(hint["best"].is_array() && hint["text"].is_string());
    let refused = run(&["review", "--weak", "--game", "checkers", "11-15"]);
    assert_eq!(refused.status, Some(2));
    assert_eq!(
        refused.errors.lines().next(),
        Some("error: --weak asks the solver, which there is for connect4 alone")
    );
}

#[test]
fn saved_games_are_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    std::fs::write(&file, "{\"version\":1,\"moves\":\"4453\"}").expect("written");
    let name = file.to_str().expect("a name in UTF-8");
    assert_eq!(json_lines(&["review", "--json", name]), json_lines(&["review", "--json", "4453"]));
    let refused = run(&["review", name, "--size", "7x6"]);
    assert_eq!(refused.status, Some(2));
    assert!(refused.errors.starts_with(
        "error: a saved game keeps its own board and rules: leave out --size, --connect and --starts\n"
    ));
    for (text, expected) in [
        (
            "{\"version\":1,\"moves\":\"48\"}",
            format!(
                "Cannot open {name}. “moves”: Move 2 (“8”): There is no column 8: choose 1 to 7"
            ),
        ),
        (
            "{\"version\":1,\"size\":\"12x5\",\"moves\":\"1\"}",
            "a board of 12x5 is too large to solve: (rows + 1) x columns may be 64 at most"
                .to_owned(),
        ),
    ] {
        std::fs::write(&file, text).expect("written");
        let run = run(&["review", name]);
        assert_eq!(
            (run.status, run.output.as_str(), run.errors),
            (Some(1), "", format!("error: {expected}\n"))
        );
        assert_eq!(std::fs::read_to_string(&file).expect("the file"), text, "nothing is lost");
    }
}

#[test]
fn reviews_are_refused_in_one_line() {
    let cases = [
        (
            "44x",
            "`44x` is neither a saved game (there is no such file) nor a position (Move 3 \
            (“x”): There is no column x: choose 1 to 7)",
        ),
        (
            "12121211",
            "`12121211` is neither a saved game (there is no such file) nor a position (Move 8 \
            (“1”): The game is already over)",
        ),
        ("/", "cannot open /: it is a folder"),
    ];
    for (game, expected) in cases {
        let run = run(&["review", game]);
        assert_eq!(
            (run.status, run.output.as_str(), run.errors),
            (Some(1), "", format!("error: {expected}\n"))
        );
    }
    let run = run(&["review", "--size", "9x8", "4"]);
    assert_eq!(run.status, Some(2));
    assert!(run.errors.starts_with(
        "error: a board of 9x8 is too large to solve: (rows + 1) x columns may be 64 at most\n"
    ));
}

#[test]
fn a_puzzle_is_a_board_a_task_and_at_last_its_solution() {
    insta::assert_snapshot!(run(&["puzzle", "--ascii", "--win-in", "2", "--seed", "4"]).output, @r"
    Puzzle 1: 63724547447577214346755, Easy
    +---+---+---+---+---+---+---+
    |   |   |   | X |   |   | X |
    +---+---+---+---+---+---+---+
    |   |   |   | X |   |   | O |
    +---+---+---+---+---+---+---+
    |   |   |   | O | X |   | X |
    +---+---+---+---+---+---+---+
    |   |   |   | X | O |   | X |
    +---+---+---+---+---+---+---+
    |   | X | O | X | O | O | O |
    +---+---+---+---+---+---+---+
    | O | O | O | X | O | X | X |
    +---+---+---+---+---+---+---+
      1   2   3   4   5   6   7
    Yellow O: Yellow to move and win in 2 moves.

    Solution (seed 4):
      1. Column 3; best play is 353
    ");
    let many = run(&["puzzle", "--draw", "--count", "3", "--seed", "1"]).output;
    assert_eq!(
        (many.matches(" to move and draw.").count(), many.matches("Solutions (seed 1):").count()),
        (3, 1),
        "{many}"
    );
}

#[test]
fn puzzles_are_told_in_json() {
    let facts = json_lines(&["puzzle", "--json", "--win-in", "3", "--count", "2", "--seed", "9"]);
    assert_eq!(facts.len(), 2);
    assert_eq!(
        facts,
        json_lines(&["puzzle", "--json", "--win-in", "3", "--count", "2", "--seed", "9"]),
        "the same seed"
    );
    assert_ne!(
        facts,
        json_lines(&["puzzle", "--json", "--win-in", "3", "--count", "2", "--seed", "10"])
    );
    let draws = json_lines(&["puzzle", "--json", "--draw", "--count", "2", "--seed", "9"]);
    for facts in facts.iter().chain(&draws) {
        let position = facts["position"].as_str().expect("text");
        let to_move = if position.len().is_multiple_of(2) { "red" } else { "yellow" };
        assert_eq!(facts["to_move"], to_move);
        assert_eq!(facts["solution"], facts["line"][0]);
        // The answer of `hint` about the position.
        let hint = &json_lines(&["hint", "--json", position])[0];
        assert_eq!(hint["best"], json!([facts["solution"]]), "{position}");
        let is_win = facts["kind"] == "win";
        assert_eq!(
            (is_win, facts["in"].as_u64()),
            if hint["score"] == 0 { (false, None) } else { (true, Some(3)) }
        );
        if is_win {
            assert_eq!(facts["line"].as_array().map(Vec::len), Some(5));
            assert!(
                hint["text"].as_str().is_some_and(|text| text.contains("wins in 3 moves")),
                "{hint}"
            );
        } else {
            assert_eq!(facts["kind"], "draw");
        }
    }
    let keys: Vec<&String> = facts[0].as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["position", "to_move", "kind", "in", "solution", "line"]);
}

#[test]
fn wrong_puzzles_are_answered_with_right_ones() {
    let cases = [
        ("puzzle --win-in 0", "choose a whole number from 1 to 12"),
        ("puzzle --win-in 13", "choose a whole number from 1 to 12"),
        ("puzzle --win-in 2 --draw", "cannot be used with '--draw'"),
        ("puzzle --count 0", "choose a whole number from 1 to 100000"),
        ("puzzle --seed x", "choose a whole number from 0 to 18446744073709551615"),
    ];
    check_usage_errors(&cases);
}

/// A terminal gets control sequences only if it may: that of `script`, of the basic tools of Linux.
#[cfg(target_os = "linux")]
#[test]
fn no_progress_is_shown_where_colours_are_refused() {
    let program = env!("CARGO_BIN_EXE_plot4");
    let shown = |variables: &str| {
        let command = format!("{variables} '{program}' review --game go --size 5 'C3 D3 C2'");
        let run = std::process::Command::new("script")
            .args(["-qec", &command, "/dev/null"])
            .stdin(std::process::Stdio::null())
            .output()
            .expect("it runs");
        assert!(run.status.success(), "{run:?}");
        run.stdout
    };
    for (variables, expected) in
        [("TERM=xterm", true), ("TERM=xterm NO_COLOR=1", false), ("TERM=dumb", false)]
    {
        let shown = shown(variables);
        let text = String::from_utf8_lossy(&shown);
        assert_eq!(shown.contains(&b'\x1b'), expected, "{variables}: {text:?}");
    }
}
