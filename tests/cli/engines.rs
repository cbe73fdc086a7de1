//! Other programs as players of the terminal game and of a match.

use std::fs;
#[cfg(target_os = "linux")]
use std::io::Write as _;
#[cfg(target_os = "linux")]
use std::os::unix::fs::PermissionsExt as _;
#[cfg(target_os = "linux")]
use std::process::{Command, Stdio};
#[cfg(target_os = "linux")]
use std::thread;
#[cfg(target_os = "linux")]
use std::time::Duration;

#[cfg(target_os = "linux")]
use plot4::clock::Stopwatch;
use plot4::words::text;

#[cfg(target_os = "linux")]
use crate::pipes::{program, run_command};
use crate::pipes::{run, run_with};

/// How long what should happen at once may take on a loaded machine.
#[cfg(target_os = "linux")]
const PATIENCE: Duration = Duration::from_secs(20);

/// Returns the option that makes our own program the engine `own`.
fn own(arguments: &str) -> String {
    format!("own='{}' {arguments}", env!("CARGO_BIN_EXE_plot4"))
}

#[test]
fn an_engine_plays_in_a_terminal_and_goes_on_after_undo() {
    let engine = format!("--engine={}", own("gtp low --seed 1"));
    let input = b"C3\nundo\nD4\nquit\n";
    let arguments = ["play", "--game", "go", "--size", "5", "--ascii", "--seed", "1", "--white"];
    let run = run_with(&[&arguments[..], &["engine:own", &engine]].concat(), input);
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    assert!(run.output.contains("own (engine:own), a program from your settings"));
    let answers = run.output.lines().filter(|line| line.starts_with("White: "));
    assert_eq!(answers.count(), 2, "{}", run.output);
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_is_told_in_a_line_and_another_player_takes_the_seat() {
    let arguments = ["play", "--game", "go", "--size", "5", "--ascii", "--seed", "1", "--white"];
    let typed = b"C3\ngo\nwhite random\ngo\nquit\n";
    let run =
        run_with(&[&arguments[..], &["engine:dead", "--engine", "dead=true"]].concat(), typed);
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    let told =
        "dead has stopped running. Type \u{201c}go\u{201d} to try again, or name another player";
    assert_eq!(run.output.matches(told).count(), 2, "{}", run.output);
    assert!(run.output.contains("White: "), "{}", run.output);
}

/// The reason of the system is told, also of what fails only where the program becomes the engine.
#[cfg(target_os = "linux")]
#[test]
fn an_engine_that_cannot_be_started_is_told_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let system = |reason| {
        let reason = text::files::system_error(reason, "");
        text::engines::not_started("x", reason)
    };
    let missing = |interpreter| text::engines::no_interpreter("x", interpreter);
    let foreign = text::engines::foreign("x");
    for (name, content, mode, told) in [
        ("missing", None, 0, system("not-found")),
        ("closed", Some(&b"#!/bin/sh\n"[..]), 0o644, system("denied")),
        ("script", Some(b"#! /no/such/interpreter -u\n"), 0o755, missing("/no/such/interpreter")),
        ("script of Windows", Some(b"#!/bin/sh\r\n"), 0o755, missing("/bin/sh\\r")),
        (
            "foreign",
            Some(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\xf7\0"),
            0o755,
            foreign.clone(),
        ),
        ("rubbish", Some(b"\x01\0\x01\0nothing that any system starts"), 0o755, foreign),
    ] {
        let path = folder.path().join(name);
        if let Some(content) = content {
            fs::write(&path, content).expect("written");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("a mode");
        }
        let output = told_of(&format!("'{}'", path.display()), "go");
        assert!(output.contains(&told), "{told}: {output}");
    }
}

/// Returns what is written when an engine with this command should play the second move.
#[cfg(unix)]
fn told_of(command: &str, game: &str) -> String {
    let engine = format!("x={command}");
    let arguments = ["play", "--game", game, "--white", "engine:x", "--engine"];
    let run = run_with(&[&arguments[..], &[&engine]].concat(), b"C3\nquit\n");
    run.output
}

/// The status or the signal is told, and the last line of what it says about errors.
#[cfg(unix)]
#[test]
fn an_engine_that_ends_by_itself_is_told_with_its_status_and_its_last_words() {
    let script = "printf \"first\\nno \\033[31mnet.bin\\n\\n\" >&2; exit 3";
    let ended = text::engines::ended_with_status("x", "3");
    let told = text::engines::last_words(ended, "no \\u{1b}[31mnet.bin");
    let output = told_of(&format!("sh -c '{script}'"), "go");
    assert!(output.contains(&told), "{told}: {output}");
    let output = told_of("sh -c 'kill -SEGV $$'", "go");
    let told = text::engines::ended_by_signal("x", "11");
    assert!(output.contains(&told), "{told}: {output}");
    let output = told_of("sh -c 'echo bye >&2'", "go");
    let told = text::engines::last_words(text::engines::ended("x"), "bye");
    assert!(output.contains(&told), "{told}: {output}");
}

/// An engine that the system runs, though its file is of another kind than ours, such as one of 32
/// bits.
#[cfg(target_os = "linux")]
#[test]
fn an_engine_of_another_kind_that_runs_is_told_with_its_status_and_its_last_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let engine = folder.path().join("sh");
    let mut program = fs::read("/bin/sh").expect("a shell");
    // Its class, which the system does not look at.
    program[4] ^= 3;
    fs::write(&engine, program).expect("written");
    fs::set_permissions(&engine, fs::Permissions::from_mode(0o755)).expect("executable");
    let alone = Command::new(&engine).args(["-c", "exit 3"]).status();
    if alone.ok().and_then(|status| status.code()) != Some(3) {
        // This system does look at it.
        return;
    }
    for (status, words) in
        [("3", "no net.bin"), ("127", "$0: error while loading shared libraries: libc.so.6")]
    {
        let script = format!("echo \"{words}\" >&2; exit {status}");
        let words = words.replace("$0", &engine.display().to_string());
        let ended = text::engines::ended_with_status("x", status);
        let told = text::engines::last_words(ended, words);
        let output = told_of(&format!("'{}' -c '{script}'", engine.display()), "go");
        assert!(output.contains(&told), "{told}: {output}");
    }
}

/// What it answered is told, and what would be right.
#[cfg(unix)]
#[test]
fn an_engine_of_another_game_is_told_with_what_it_answered() {
    let own = |arguments: &str| format!("'{}' {arguments}", env!("CARGO_BIN_EXE_plot4"));
    let chess = "while read line; do echo \"Unknown command: $line\"; done";
    for (command, game, answer) in [
        (own("gtp low"), "gomoku", "? unknown command"),
        (own("gomocup"), "go", "UNKNOWN boardsize is not a command of this protocol"),
        (format!("sh -c '{chess}'"), "go", "Unknown command: boardsize 9"),
        (format!("sh -c '{chess}'"), "gomoku", "Unknown command: START 15"),
    ] {
        let (protocol, example) = match game {
            "go" => ("gtp", "gnugo --mode gtp"),
            _ => ("gomocup", "pbrain-rapfi"),
        };
        let told = text::engines::other_protocol("x", answer, protocol, example);
        let output = told_of(&command, game);
        assert!(output.contains(&told), "{told}: {output}");
    }
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
        ("play --red engine:foo", "other programs play Gomoku and Go, and none plays Connect 4"),
    ]);
}

/// Returns whether a process has not ended: one that nobody has waited for yet is a zombie.
#[cfg(target_os = "linux")]
fn goes_on(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(')').is_some_and(|(_, state)| !state.starts_with(" Z"))
}

/// Returns whether these tests, and so the programs that they start, ignore SIGINT, as all that a
/// script starts in the background does.
#[cfg(target_os = "linux")]
fn ignores_interrupts() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // Its number is 2, and the mask begins with 1.
    ignored.is_some_and(|mask| mask & 0b10 != 0)
}

/// An engine that never answers, and has started a process of its own, ends with the program,
/// however that ends.
#[cfg(target_os = "linux")]
#[test]
fn an_engine_ends_with_the_program() {
    const SCRIPT: &str =
        "#!/bin/sh\nsleep 300 &\necho $$ $! > \"$1\"\ntrap '' TERM\nwhile :; do sleep 1; done\n";
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("engine.sh");
    fs::write(&script, SCRIPT).expect("written");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("executable");
    // Of a program that is killed nothing can be done about what its engines have started.
    for (signal, ends_with_it) in [("TERM", 2), ("HUP", 2), ("INT", 2), ("KILL", 1)] {
        if signal == "INT" && ignores_interrupts() {
            continue;
        }
        let told = folder.path().join(signal);
        let engine = format!("silent='{}' '{}'", script.display(), told.display());
        let mut program = program()
            .args(["play", "--game", "go", "--black", "engine:silent", "--engine", &engine])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let clock = Stopwatch::start();
        let processes = loop {
            let text = fs::read_to_string(&told).unwrap_or_default();
            let numbers: Vec<u32> = text.split_whitespace().flat_map(str::parse).collect();
            if text.ends_with('\n') {
                break numbers;
            }
            assert!(clock.elapsed() < PATIENCE, "the engine has not begun");
            thread::sleep(Duration::from_millis(10));
        };
        assert_eq!(processes.len(), 2);
        let kill = |signal: &str, process: u32| {
            let arguments = [format!("-{signal}"), process.to_string()];
            let _ = Command::new("kill").args(arguments).stderr(Stdio::null()).status();
        };
        // The end of its input would end it, too, and first.
        let input = program.stdin.take();
        kill(signal, program.id());
        let status = program.wait().expect("it ends");
        drop(input);
        assert!(!status.success(), "{signal}: {status}");
        let clock = Stopwatch::start();
        while processes[..ends_with_it].iter().any(|&process| goes_on(process)) {
            assert!(clock.elapsed() < PATIENCE, "{signal}: the engine goes on");
            thread::sleep(Duration::from_millis(10));
        }
        for process in processes {
            kill("KILL", process);
        }
    }
}

/// Quitting does not wait for an engine that never answers, and the lines before it are answered.
#[cfg(target_os = "linux")]
#[test]
fn quitting_does_not_wait_for_a_silent_engine() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kept.sgf");
    let mut program = program()
        .args(["play", "--game", "go", "--white", "engine:silent"])
        .args(["--engine", "silent=sh -c \"while read line; do :; done\""])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("a pipe");
    input.write_all(b"C3\nboard\n").expect("written");
    thread::sleep(Duration::from_secs(3));
    let clock = Stopwatch::start();
    let lines = format!("D4\nsave {}\nquit\n", file.display());
    input.write_all(lines.as_bytes()).expect("written");
    let output = program.wait_with_output().expect("it ends");
    assert!(clock.elapsed() < PATIENCE, "{:?}", clock.elapsed());
    let output = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.contains("type go, or undo"), "{output}");
    let kept = fs::read_to_string(file).expect("the file is saved");
    assert!(kept.contains(";B[cg]") && !kept.contains(";W["), "{kept}");
}

/// What an engine has started ends with it, also when it quits as it should.
#[cfg(target_os = "linux")]
#[test]
fn what_an_engine_has_started_ends_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = folder.path().join("told");
    let engine = format!(
        "own=sh -c \"sleep 300 & echo \\$! > '{}'; exec '{}' gtp low --seed 1\"",
        told.display(),
        env!("CARGO_BIN_EXE_plot4")
    );
    let arguments = ["play", "--game", "go", "--size", "5", "--white", "engine:own", "--engine"];
    let run = run_with(&[&arguments[..], &[&engine]].concat(), b"C3\nquit\n");
    assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
    let process = fs::read_to_string(&told).expect("a number");
    let process = process.trim().parse().expect("a number");
    let clock = Stopwatch::start();
    while goes_on(process) {
        assert!(clock.elapsed() < PATIENCE, "what it has started goes on");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn an_engine_that_a_file_names_is_not_started_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let game = r#"{"version":2,"game":"go","size":5,"seats":{"black":"human","white":"engine:own"},"moves":["C3"]}"#;
    fs::write(&file, game).expect("written");
    let file = file.to_str().expect("a name in UTF-8");
    let engine = format!("--engine={}", own("gtp low --seed 1"));
    let play = |arguments: &[&str], input: &str| {
        let run = run_with(&[&["play", file, &engine][..], arguments].concat(), input.as_bytes());
        assert_eq!((run.status, run.errors.as_str()), (Some(0), ""), "{run:?}");
        let asked = run.output.matches(&text::engines::let_play_terminal("own", "go")).count();
        let answered = run.output.lines().filter(|line| line.starts_with("White: ")).count();
        [asked, answered]
    };
    assert_eq!(play(&[], "quit\n"), [1, 0]);
    assert_eq!(play(&[], "go\nA1\nquit\n"), [1, 2]);
    assert_eq!(play(&["--white", "engine:own"], "quit\n"), [0, 1]);
}

/// Signals that are ignored, as under `nohup`, are ignored also once an engine has started.
#[cfg(target_os = "linux")]
#[test]
fn an_ignored_signal_stays_ignored() {
    let script = r#"trap '' HUP; { sleep 0.2; echo C3; sleep 1; kill -HUP $$; echo quit; } | "$0" play --game go --size 5 --white engine:own --engine "$1" & plot4=$!; sleep 1; kill -HUP $plot4 2>/dev/null; wait $plot4"#;
    let mut shell = Command::new("sh");
    let engine = own("gtp low --seed 1");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_plot4"), &engine]);
    let run = run_command(&mut shell, b"");
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.output.contains("White: "), "{}", run.output);
}
