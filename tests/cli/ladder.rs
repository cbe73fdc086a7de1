//! Matches from openings, and ladders: the real binary, through pipes.

use plot4::core::connect4::{Connect4, Size};
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::{GameKind, is_quiet};
use plot4::players::opening;
use plot4::words::text;
use serde_json::Value;

use crate::pipes;

/// Runs the program, and returns its status, its output and its errors.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let run = pipes::run(arguments);
    (run.status, run.output, run.errors)
}

/// Returns the object of JSON that a command writes.
fn json(arguments: &[&str]) -> Value {
    let (status, output, errors) = run(arguments);
    assert_eq!((status, errors.as_str()), (Some(0), ""), "{arguments:?}");
    serde_json::from_str(&output).expect("JSON")
}

/// Asserts that random openings have the length asked for, that neither player can win at once
/// from them, and that they vary.
#[track_caller]
fn check_openings<K: GameKind>(plies: u32, different: usize) {
    let setup = K::Setup::default();
    let mut seen: Vec<String> = Vec::new();
    for seed in 0..40 {
        let moves = opening::<K>(setup, plies, seed).expect("an opening");
        assert_eq!(
            Some(moves.as_slice()),
            opening::<K>(setup, plies, seed).as_deref(),
            "the same seed, the same opening"
        );
        assert_eq!(moves.len(), plies as usize);
        let text = K::format_moves(setup, &moves);
        let mut position = K::start(setup);
        for mv in K::parse_moves(setup, &text).expect("legal moves") {
            plot4::core::game::Game::make(&mut position, mv);
        }
        assert!(is_quiet(&position), "{text}");
        if !seen.contains(&text) {
            seen.push(text);
        }
    }
    assert!(seen.len() >= different, "{seen:?}");
}

#[test]
fn openings_are_quiet_and_vary() {
    check_openings::<Connect4>(0, 1);
    check_openings::<Connect4>(1, 5);
    check_openings::<Connect4>(3, 30);
    check_openings::<Connect4>(12, 40);
    check_openings::<Gomoku>(3, 20);
    check_openings::<Gomoku>(8, 40);
    let small = Size::new(4, 4, 4).expect("a size");
    assert_eq!(opening::<Connect4>(small, 16, 1), None, "the board is full");
}

#[test]
fn each_opening_of_a_match_is_played_with_either_side() {
    let arguments = [
        "match",
        "--red",
        "random",
        "--yellow",
        "greedy",
        "--games",
        "7",
        "--openings",
        "5",
        "--seed",
        "3",
        "--json",
    ];
    let facts = json(&arguments);
    let records: Vec<&str> =
        facts["records"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(records.len(), 7);
    for pair in records.chunks(2) {
        assert!(pair.iter().all(|record| record[..5] == pair[0][..5]), "{pair:?}");
    }
    assert!(
        records[0][..5] != records[2][..5] && records[2][..5] != records[4][..5],
        "{records:?}"
    );
    assert_eq!((&facts["openings"], &facts["alternate"]), (&5.into(), &true.into()));
    assert_eq!(facts["records"], json(&arguments)["records"], "the same seed");
    let without = json(&[
        "match", "--red", "random", "--yellow", "greedy", "--games", "1", "--seed", "3", "--json",
    ]);
    assert_eq!((&without["openings"], &without["alternate"]), (&Value::Null, &false.into()));
    let (_, table, _) = run(&arguments[..arguments.len() - 1]);
    assert!(
        table.contains("\nOpenings: 5 random moves, each opening once with either side\n"),
        "{table}"
    );
}

#[test]
fn openings_that_cannot_be_are_refused() {
    let run = pipes::run_line("match --red low --yellow low --games 2 --openings 16 --size 4x4");
    assert_eq!((run.status, run.output.as_str()), (Some(1), ""));
    assert_eq!(
        run.errors,
        "error: there are no openings of 16 moves (4x4 with 4 in a row) after which neither side \
        wins at once: choose fewer moves\n"
    );
    let run = pipes::run_line("match --red low --yellow low --games 2 --openings 31");
    assert!(
        run.status == Some(2) && run.errors.contains("choose a whole number from 0 to 30"),
        "{}",
        run.errors
    );
}

#[test]
fn a_ladder_is_a_table_of_points_and_elo() {
    let arguments =
        ["ladder", "random", "greedy", "low", "--games", "6", "--seed", "1", "--size", "5x4"];
    let (status, table, errors) = run(&arguments);
    assert_eq!(
        (status, errors.as_str()),
        (Some(0), ""),
        "no progress bar where there is no terminal"
    );
    insta::assert_snapshot!(table, @r"
                   Elo  error    points       of     wins    draws   losses
      1 low       +224     93      11.0       12       10        2        0
      2 greedy      +0     75       6.0       12        5        2        5
      3 random    -224     93       1.0       12        0        2       10

    Points of each against the others, in per cent:
                    1      2      3
      1 low         -   91.7   91.7
      2 greedy    8.3      -   91.7
      3 random    8.3    8.3      -

    Games: 6 a pair on 5x4 with 4 in a row, seed 1
    Openings: 3 random moves, each opening once with either side
    ");
}

#[test]
fn a_ladder_is_the_same_with_the_same_seed() {
    let arguments = [
        "ladder",
        "low",
        "greedy",
        "random",
        "--games",
        "6",
        "--openings",
        "2",
        "--seed",
        "5",
        "--json",
    ];
    let facts = json(&arguments);
    assert_eq!(facts, json(&arguments));
    assert_eq!(
        (&facts["game"], &facts["games"], &facts["openings"], &facts["seed"]),
        (&"connect4".into(), &6.into(), &2.into(), &5.into())
    );
    let levels = facts["levels"].as_array().expect("a list");
    let elo: Vec<f64> = levels.iter().filter_map(|level| level["elo"].as_f64()).collect();
    assert!(
        elo.len() == 3
            && elo.is_sorted_by(|one, other| one >= other)
            && elo.iter().sum::<f64>().abs() < 0.2,
        "{facts}"
    );
    assert!(
        levels.iter().all(|level| level["games"] == 12
            && level["error"].as_f64().is_some_and(|error| error > 10.0)),
        "{facts}"
    );
    let number = |value: &Value| value.as_u64().expect("a number");
    let points: f64 = levels.iter().filter_map(|level| level["points"].as_f64()).sum();
    assert!((points - 18.0).abs() < 1e-9, "a point a game: {facts}");
    for pair in facts["pairs"].as_array().expect("a list") {
        assert_eq!(number(&pair["wins"]) + number(&pair["draws"]) + number(&pair["losses"]), 6);
    }
    assert_eq!(facts["pairs"].as_array().map(Vec::len), Some(3));
}

#[test]
fn games_side_by_side_are_those_of_one_thread() {
    for command in [
        "match --red learner --yellow greedy --games 21 --openings 2 --seed 4 --json",
        "ladder learner greedy random --games 7 --seed 4 --json",
    ] {
        let with = |threads: &str| {
            let line = format!("{command} --threads {threads}");
            let mut facts = json(&line.split(' ').collect::<Vec<_>>());
            // The only thing that is allowed to differ, and will.
            facts.as_object_mut().expect("an object").remove("mean_move_ms");
            facts
        };
        let alone = with("1");
        for threads in ["2", "3"] {
            assert_eq!(with(threads), alone, "{command}");
        }
    }
    pipes::check_usage_errors(&[("ladder --threads 0", "choose a whole number from 1 to 256")]);
}

#[test]
fn ladders_are_of_any_game() {
    let facts = json(&[
        "ladder", "--game", "gomoku", "--size", "9", "low", "random", "--games", "2", "--seed",
        "1", "--json",
    ]);
    assert_eq!((&facts["game"], &facts["levels"][0]["level"]), (&"gomoku".into(), &"low".into()));
}

#[test]
fn wrong_ladders_are_answered_with_right_ones() {
    let cases = [
        ("ladder low", "`low` alone makes no ladder: name two computers at least"),
        ("ladder low low", "`low` is named twice: name each computer once"),
        ("ladder low human", "Unknown computer “human”: choose beginner, casual"),
        ("ladder --games 0", "choose a whole number from 1 to 1000000"),
        ("ladder --openings 31", "choose a whole number from 0 to 30"),
        ("ladder --red low", "unexpected argument '--red'"),
        ("ladder low perfect --size 6x6", text::connect4::standard_board_only()),
        ("ladder --game gomoku --connect 4", "--connect does not go with gomoku"),
    ];
    pipes::check_usage_errors(&cases);
}

#[test]
fn with_casual_the_ladder_has_the_ratings_of_the_users() {
    let arguments =
        ["ladder", "casual", "greedy", "--games", "4", "--seed", "1", "--size", "5x4", "--json"];
    let facts = json(&arguments);
    let levels = facts["levels"].as_array().expect("a list");
    let of = |name: &str, what: &str| {
        let level = levels.iter().find(|level| level["level"] == name).expect("a level");
        level[what].as_f64().expect("a number")
    };
    assert_eq!(of("casual", "rating"), 1000.0);
    let apart = of("greedy", "elo") - of("casual", "elo");
    assert!((of("greedy", "rating") - 1000.0 - apart).abs() < 0.2, "{facts}");
}
