//! Other programs as players of the terminal game and of a match.

use crate::pipes::{run, run_with};

/// Returns the option that makes our own program the engine `own`.
fn own(arguments: &str) -> String {
    format!("own='{}' {arguments}", env!("CARGO_BIN_EXE_plot4"))
}

#[test]
fn an_engine_plays_in_a_terminal_and_goes_on_after_undo() {
    let engine = format!("--engine={}", own("gtp low --seed 1"));
    let input = b"C3\nundo\nD4\nquit\n";
    let arguments = [
        "play", "--game", "go", "--size", "5", "--ascii", "--seed", "1", "--white",
    ];
    let run = run_with(&[&arguments[..], &["engine:own", &engine]].concat(), input);
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    assert!(
        run.output
            .contains("own (engine:own), a program from your settings")
    );
    let answers = run
        .output
        .lines()
        .filter(|line| line.starts_with("White: "));
    assert_eq!(answers.count(), 2, "{}", run.output);
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_is_told_in_a_line_and_another_player_takes_the_seat() {
    let arguments = [
        "play", "--game", "go", "--size", "5", "--ascii", "--seed", "1", "--white",
    ];
    let typed = b"C3\ngo\nwhite random\ngo\nquit\n";
    let run = run_with(
        &[&arguments[..], &["engine:dead", "--engine", "dead=true"]].concat(),
        typed,
    );
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    let told =
        "dead has stopped running. Type \u{201c}go\u{201d} to try again, or name another player";
    assert_eq!(run.output.matches(told).count(), 2, "{}", run.output);
    assert!(run.output.contains("White: "), "{}", run.output);
}

#[test]
fn a_match_is_played_with_an_engine_or_stopped_by_one_that_fails() {
    let played = |engine: &str, option: &str| {
        run(&[
            "match",
            "--game",
            "go",
            "--size",
            "5",
            "--black",
            engine,
            "--white",
            "random",
            "--games",
            "2",
            "--alternate",
            "--seed",
            "1",
            "--engine",
            option,
        ])
    };
    let output = played("engine:own", &own("gtp greedy --seed 1")).succeeded();
    assert!(output.contains("1: engine:own"), "{output}");
    let failed = played("engine:none", "other=true");
    assert_eq!(failed.status, Some(2), "{failed:?}");
    let told = "there is no engine called none: choose engine:other, or add it with --engine \
        \"none=COMMAND\" or in the settings of the window";
    assert!(failed.errors.contains(told), "{}", failed.errors);
    let nameless = played("engine:", "other=true");
    assert_eq!(nameless.status, Some(2), "{nameless:?}");
    let commandless = played("engine:x", "x=");
    assert_eq!(commandless.status, Some(2), "{commandless:?}");
}

#[test]
fn a_game_does_not_begin_with_an_engine_that_nobody_knows() {
    crate::pipes::check_usage_errors(&[
        (
            "play --game go --black engine:foo",
            "there is no engine called foo: add it with --engine \"foo=COMMAND\" or in the settings",
        ),
        (
            "play --game gomoku --white engine:foo --engine bar=true",
            "there is no engine called foo: choose engine:bar, or add it with",
        ),
        (
            "play --red engine:foo",
            "other programs play Gomoku and Go, and none plays Connect 4",
        ),
    ]);
}
