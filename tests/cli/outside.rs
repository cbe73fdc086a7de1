//! Text from outside in every command of the real program: it never steers the terminal, and never
//! makes a message long.

use std::collections::BTreeSet;
use std::fs;
#[cfg(target_os = "linux")]
use std::io::Write;
use std::path::{Path, PathBuf};
#[cfg(target_os = "linux")]
use std::process::Stdio;

use plot4::core::plain::{MESSAGE, steers};
use plot4::games::GameId;
use tempfile::TempDir;

use crate::pipes::{Run, program, run_command};

/// A text that would write the clipboard, clear the screen by a C1 control, turn the text around
/// and end the line.
const HOSTILE: &str =
    "\u{1b}]52;c;aGVsbG8=\u{7}\u{9b}2J\u{202e}\u{2066}\u{2028}\u{85}\u{b}\u{7f}\r!";

/// Runs the program in a folder that is its home, with this input.
fn run(home: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut command = program();
    command
        .args(arguments)
        .current_dir(home)
        .env("HOME", home)
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    run_command(&mut command, input)
}

/// Runs the program, and holds what it writes against what may be written.
fn checked(home: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let run = run(home, arguments, input);
    let about = format!(
        "{:?}: {}",
        arguments.iter().map(|text| &text[..text.len().min(80)]).collect::<Vec<_>>(),
        run.errors
    );
    for text in [&run.output, &run.errors] {
        let steering: BTreeSet<char> =
            text.chars().filter(|&character| character != '\n' && steers(character)).collect();
        assert!(steering.is_empty(), "{steering:?} in the output of {about}");
    }
    let longest = run.errors.lines().map(|line| line.chars().count()).max().unwrap_or_default();
    assert!(longest <= MESSAGE + "error: ".len(), "{longest} characters: {about}");
    assert!(run.errors.lines().count() <= 20, "{about}");
    assert!(run.status.is_some(), "it ends by itself: {about}");
    run
}

/// Returns the names of all commands, as the help lists them, and those that it hides.
fn commands(home: &Path) -> Vec<String> {
    let help = run(home, &["--help"], b"").output;
    let listed = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty());
    let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names =
        names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    names.map(str::to_owned).chain(["book".to_owned()]).collect()
}

/// Returns files with hostile text in each place that something reads: the name of the file, and
/// what it holds.
fn files(folder: &Path) -> Vec<PathBuf> {
    let text = |value: &str| serde_json::Value::from(value).to_string();
    let (hostile, long) = (text(HOSTILE), text(&"red ".repeat(20_000)));
    let mut files = Vec::new();
    for (kind, value) in [("short", &hostile), ("long", &long)] {
        for (name, content) in [
            ("size", r#"{"version":1,"size":VALUE,"moves":"44"}"#),
            ("connect", r#"{"version":1,"connect":VALUE,"moves":"44"}"#),
            ("seat", r#"{"version":1,"red":VALUE,"moves":"44"}"#),
            ("moves", r#"{"version":1,"moves":VALUE}"#),
            ("list", r#"{"version":1,"moves":[4,VALUE]}"#),
            ("version", r#"{"version":VALUE,"moves":"44"}"#),
            ("seed", r#"{"version":1,"seed":VALUE,"moves":"44"}"#),
            ("shown", r#"{"version":1,"shown":VALUE,"moves":"44"}"#),
            ("game", r#"{"version":2,"game":VALUE,"moves":"44"}"#),
            ("setup", r#"{"version":2,"game":"gomoku","setup":{"rule":VALUE},"moves":"H8"}"#),
            ("names", r#"{"version":2,"game":"connect4","names":{"red":VALUE},"moves":"44"}"#),
            ("no name", r#"{"version":2,"game":"connect4","names":{"red":[VALUE]},"moves":"44"}"#),
            ("score", r#"{"version":2,"game":"connect4","score":{"red":VALUE},"moves":"44"}"#),
            (
                "lines",
                r#"{"version":2,"game":"connect4","variations":[{"after":0,"moves":[VALUE]}],"moves":"44"}"#,
            ),
            ("field", r#"{VALUE:VALUE,"version":2,"game":"connect4","moves":"44"}"#),
            ("text", "VALUE"),
        ] {
            let path = folder.join(format!("{kind}-{name}.json"));
            fs::write(&path, content.replace("VALUE", value)).expect("written");
            files.push(path);
        }
    }
    for (kind, value) in [
        ("short", HOSTILE.to_owned()),
        ("long", "red ".repeat(20_000)),
        ("capital", "A".repeat(100_000)),
    ] {
        for (name, content) in [
            ("size", format!("(;GM[4]SZ[{value}])")),
            ("game", format!("(;GM[{value}])")),
            ("point", format!("(;GM[4];B[{value}])")),
            ("target", format!("(;GM[4]TP4[{value}]RU[{value}])")),
            ("names", format!("(;GM[4]PB[{value}]PW[{value}];B[hh])")),
            ("property", format!("(;GM[4]{value}")),
            ("text", format!("(;GM[4];B[hh]{value}(")),
        ] {
            let path = folder.join(format!("{kind}-{name}.sgf"));
            fs::write(&path, content).expect("written");
            files.push(path);
        }
    }
    #[cfg(unix)]
    {
        let path = folder.join(HOSTILE.replace('/', ""));
        fs::write(&path, r#"{"version":1,"moves":"4x"}"#).expect("written");
        files.push(path);
    }
    files
}

#[test]
fn every_command_is_known_here() {
    let home = TempDir::new().expect("a folder");
    let expected = [
        "play",
        "show",
        "picture",
        "solve",
        "hint",
        "plan",
        "review",
        "puzzle",
        "match",
        "ladder",
        "games",
        "statistics",
        "gomocup",
        "gtp",
        "book",
    ];
    let (listed, expected): (BTreeSet<String>, BTreeSet<String>) =
        (commands(home.path()).into_iter().collect(), expected.map(str::to_owned).into());
    assert_eq!(
        listed, expected,
        "a new command: see that the tests below make it say what it reads"
    );
}

/// Whether each command gets every file and every value, as in `tests/hostile/run.sh`, rather than a
/// third of them.
fn takes_all() -> bool {
    std::env::var_os("PLOT4_ALL_SAMPLES").is_some()
}

#[test]
fn arguments_of_every_command_are_shown_without_their_controls() {
    let home = TempDir::new().expect("a folder");
    let (long, lines) = ("red".repeat(10_000), format!("{}!", "\n".repeat(30)));
    let values = [HOSTILE, &long, &lines];
    let options = [
        "--size",
        "--connect",
        "--game",
        "--rule",
        "--red",
        "--seed",
        "--games",
        "--names",
        "--threads",
    ];
    for (number, command) in
        commands(home.path()).iter().map(String::as_str).chain([""]).enumerate()
    {
        let of_command = |&(turn, _): &(usize, _)| takes_all() || turn == number % 3;
        for (turn, value) in values.into_iter().enumerate().filter(of_command) {
            let unknown = format!("--{value}");
            let mut calls: Vec<Vec<&str>> =
                vec![vec![value], vec![&unknown], vec!["44", value], vec![value, "a.png"]];
            // Each option of a command gets one of the values, another one than in the next
            // command.
            let its_options = options.iter().skip((number + turn) % 3).step_by(3);
            calls.extend(its_options.map(|option| vec![*option, value]));
            for line in calls {
                let line: Vec<&str> =
                    [command].into_iter().filter(|name| !name.is_empty()).chain(line).collect();
                // It would begin a new book in a file of this name.
                if line.len() > 2 || line[0] != "book" {
                    checked(home.path(), &line, b"");
                }
            }
        }
    }
}

#[test]
fn files_are_quoted_without_their_controls_and_never_at_length() {
    let home = TempDir::new().expect("a folder");
    let folder = TempDir::new().expect("a folder");
    for (number, path) in files(folder.path()).iter().enumerate() {
        let name = path.to_str().expect("a name in UTF-8");
        let reads = |&(turn, _): &(usize, _)| takes_all() || turn == number % 3;
        for (_, command) in ["play", "review", "picture"].into_iter().enumerate().filter(reads) {
            let picture = home.path().join("a.png");
            let mut line = vec![command, name];
            if command == "picture" {
                line.extend([picture.to_str().expect("a name"), "--width", "160"]);
            }
            checked(home.path(), &line, b"");
            let _ = fs::remove_file(&picture);
        }
        if !takes_all() && number % 3 > 0 {
            continue;
        }
        let typed = format!("open {name}\nsave {name}\nmoves\nquit\n");
        checked(home.path(), &["play", "--yellow", "human"], typed.as_bytes());
        // The window does not open here, for want of a screen; what it would have opened is looked
        // at before.
        checked(home.path(), &[name], b"");
        checked(home.path(), &["solve", name], b"");
        checked(home.path(), &["book", name], b"");
    }
}

#[test]
fn statistics_are_told_without_controls() {
    let home = TempDir::new().expect("a folder");
    let folder = home.path().join(".local/share/plot4");
    fs::create_dir_all(&folder).expect("a folder");
    let value = serde_json::Value::from(HOSTILE);
    for field in ["number", "day", "game", "setup", "opponent", "side", "result"] {
        let mut game = serde_json::json!({"number":"1","day":"2026-11-21","game":"connect4","setup":"size=7x6","opponent":"high","side":"red","result":"win","moves":9});
        game[field] = value.clone();
        let text = serde_json::json!({"version": 1, "games": [game]}).to_string();
        fs::write(folder.join("statistics.json"), text).expect("written");
        for line in [&["statistics"][..], &["statistics", "--csv"], &["statistics", "--json"]] {
            checked(home.path(), line, b"");
        }
    }
}

#[test]
fn past_games_are_told_without_controls() {
    let home = TempDir::new().expect("a folder");
    let folder = home.path().join(".local/share/plot4");
    fs::create_dir_all(&folder).expect("a folder");
    let value = serde_json::Value::from(HOSTILE);
    for (number, field) in (1..).zip(["game", "setup", "seats", "names", "moves", "review"]) {
        let mut game = serde_json::json!({"version":2,"game":"connect4","seats":{"red":"human"},"names":{"red":HOSTILE},"moves":"44"});
        game[field] = value.clone();
        let name = format!("game.kept-{number}.json");
        fs::write(folder.join(name), game.to_string()).expect("written");
    }
    let named = serde_json::json!({"version":2,"game":"connect4","seats":{"red":"human"},"names":{"red":HOSTILE},"moves":"44"});
    fs::write(folder.join("game.kept-9.json"), named.to_string()).expect("written");
    let index = serde_json::json!({"file":"9","stamp":HOSTILE,"game":HOSTILE});
    let index = format!("{{\"version\":1,\"games\":[\n{index}\n]}}\n");
    for text in [HOSTILE, &index] {
        fs::write(folder.join("game.index.json"), text).expect("written");
        for line in [&["games"][..], &["games", "--json"], &["games", "--game", HOSTILE]] {
            checked(home.path(), line, b"");
        }
    }
}

#[test]
fn lines_of_input_are_answered_without_their_controls() {
    let home = TempDir::new().expect("a folder");
    let long = "red ".repeat(500);
    let lines = format!(
        "{HOSTILE}\n44{HOSTILE}\n44 {HOSTILE}\n{long}\n44\u{85}\n44\u{b}\n\u{feff}44\n{}\n",
        "4".repeat(5000)
    );
    for line in [
        &["show", "-"][..],
        &["show", "--json", "-"],
        &["solve", "-"],
        &["solve", "--size", "5x4", "-"],
        &["hint", "-"],
        &["plan", "44444", "--answers"],
    ] {
        checked(home.path(), line, lines.as_bytes());
    }
    let typed = format!(
        "{HOSTILE}\nred {HOSTILE}\nopen {HOSTILE}\nsave {HOSTILE}\nsave /{HOSTILE}/x\n4 \
        {HOSTILE}\n{long}\nred {long}\n"
    );
    for game in GameId::ALL {
        checked(home.path(), &["play", "--game", game.name()], typed.as_bytes());
    }
    let requests = format!(
        "{HOSTILE}\nSTART {HOSTILE}\nSTART 15\nTURN {HOSTILE}\nBOARD\n1{HOSTILE}\nDONE\nINFO rule \
        {HOSTILE}\n{long}\nTURN {long}\n"
    );
    checked(home.path(), &["gomocup"], requests.as_bytes());
    let requests = format!(
        "{HOSTILE}\nplay black {HOSTILE}\n{HOSTILE} name\nkomi {HOSTILE}\nloadsgf \
        {HOSTILE}\n{long}\nplay {long} A1\nquit\n"
    );
    checked(home.path(), &["gtp"], requests.as_bytes());
}

#[cfg(unix)]
#[test]
fn a_tilde_is_home_where_a_file_is_typed() {
    let home = TempDir::new().expect("a folder");
    fs::create_dir_all(home.path().join("no/~")).expect("made");
    let typed = "4\nsave ~/kept.json\nnew\nopen ~/kept.json\nmoves\nsave ~/no/~/kept.json\nquit\n";
    let said = checked(home.path(), &["play", "--yellow", "human"], typed.as_bytes()).output;
    assert!(home.path().join("kept.json").is_file() && said.contains("Moves: 4\n"), "{said}");
    assert!(
        home.path().join("no/~/kept.json").is_file() && !home.path().join("~").exists(),
        "{said}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_a_failure_of_every_command() {
    let home = TempDir::new().expect("a folder");
    let lines: [&[&str]; 16] = [
        &["--help"],
        &["--version"],
        &["play", "--help"],
        &["play", "--red", "random", "--yellow", "random"],
        &["show"],
        &["show", "--json", "44"],
        &["solve", "-"],
        &["hint", "4444"],
        &["review", "1212121"],
        &["puzzle", "--win-in", "1"],
        &["match", "--red", "random", "--yellow", "random", "--games", "1"],
        &["ladder", "random", "low", "--games", "1"],
        &["games"],
        &["statistics"],
        &["gomocup"],
        &["gtp"],
    ];
    for line in lines {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let mut command = program();
        command.args(line).env("HOME", home.path()).env_remove("XDG_DATA_HOME");
        command.stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let input: &[u8] = match line {
            ["gomocup"] => b"ABOUT\n",
            ["gtp"] => b"name\n",
            _ => b"44\n",
        };
        // Most of them read nothing.
        let _ = child.stdin.take().expect("a pipe").write_all(input);
        let output = child.wait_with_output().expect("the program ends");
        let errors = String::from_utf8(output.stderr).expect("text");
        assert_eq!(
            (output.status.code(), errors.lines().count()),
            (Some(1), 1),
            "{line:?}: {errors}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_does_not_open_gives_a_line_in_a_terminal_and_a_window_without_one() {
    use std::process::Command;
    let home = tempfile::tempdir().expect("a folder");
    let (file, log) = (home.path().join("bad.sgf"), home.path().join("log"));
    fs::write(&file, "(;GM[1]SZ[40])").expect("written");
    let path = file.to_str().expect("a path");
    // A program that reads the errors gets one line, and no window opens.
    let run = run(home.path(), &[path], b"");
    assert!(run.errors.contains("board size 40"), "{}", run.errors);
    assert_eq!((run.errors.lines().count(), run.status), (1, Some(1)));
    // A desktop writes errors to a log: the window would show this one, if there were a display.
    let output =
        || Stdio::from(fs::File::options().append(true).create(true).open(&log).expect("a log"));
    let status = Command::new(env!("CARGO_BIN_EXE_plot4"))
        .arg(path)
        .env("HOME", home.path())
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::null())
        .stdout(output())
        .stderr(output())
        .status();
    assert_eq!(status.expect("it runs").code(), Some(1));
    let told = fs::read_to_string(&log).expect("the log");
    // Without the window there is nowhere else to show it.
    let expected = if cfg!(feature = "gui") { "cannot open a window" } else { "board size 40" };
    assert!(told.contains(expected), "{told}");
}
