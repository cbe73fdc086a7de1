//! The traces that a panic leaves, and the end of a process in a bad state, each in a process of
//! its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, exit};
use std::time::Duration;

use plot4::storage::{self, Folders};
use plot4::worker::{Files, Writer, guard_window, keep_crash_reports, say_panics};

/// Tells a process of its own where its files are.
const FOLDER: &str = "PLOT4_TEST_FOLDER";

/// Returns the folders of this process, if it is one of its own.
fn folders() -> Option<Folders> {
    let home = PathBuf::from(std::env::var_os(FOLDER)?);
    Some(Folders { config: home.join("config"), data: home.join("data"), home })
}

/// Runs a test of this file in a process of its own, whose files are in `home`: a hook for panics
/// belongs to the whole process.
fn run(name: &str, home: &Path) -> Output {
    Command::new(std::env::current_exe().expect("a program"))
        .args([
            "--exact",
            &format!("panics::{name}"),
            "--ignored",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(FOLDER, home)
        .output()
        .expect("a process")
}

/// Returns what a process said on standard error, a line each.
fn said(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stderr).lines().map(str::to_owned).collect()
}

/// Returns the reports in a home.
fn reports(home: &Path) -> Vec<String> {
    let entries = fs::read_dir(home.join("data"))
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("an entry").path());
    let is_report = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "txt");
    entries.filter(is_report).map(|path| fs::read_to_string(path).expect("text")).collect()
}

/// A game that is saved.
const GAME: &str = r#"{"version":2,"game":"connect4","moves":"4453"}"#;

/// Returns the files of a window on a slow disk, which are about to write a game.
fn busy_files(folders: &Folders) -> Files {
    let writer = Writer::new(|path, bytes| {
        std::thread::sleep(Duration::from_millis(300));
        storage::save(path, bytes)
    });
    let files = Files::start_with(writer, Some(folders), || {}).expect("threads");
    files.wait_at_exit();
    files.autosave(GAME.to_owned());
    files
}

#[test]
fn a_panic_of_the_window_ends_it_with_one_line_and_a_report_and_the_game_is_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let output = run("window_that_panics", home.path());
    assert_eq!(output.status.code(), Some(1));
    let lines = said(&output);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with(concat!("error: Plot 4 failed at ", file!(), ":")), "{lines:?}");
    assert!(lines[0].contains("and has to close: no such column"), "{lines:?}");
    assert_eq!(fs::read_to_string(home.path().join("data/game.json")).expect("a file"), GAME);
    let [report] = &reports(home.path())[..] else { panic!("one report") };
    assert!(
        report.contains(concat!("\nPlace: ", file!(), ":"))
            && report.contains("\nMessage: no such column: `…`\n"),
        "{report}"
    );
    assert!(
        report.contains("window_that_panics"),
        "the calls are named in a development build: {report}"
    );
    assert!(!report.contains("Anna"), "{report}");
}

#[test]
#[ignore = "runs in a process of its own"]
fn window_that_panics() {
    let Some(folders) = folders() else { return };
    say_panics();
    keep_crash_reports(&folders.data);
    guard_window(|| {
        let _files = busy_files(&folders);
        panic!("no such column: `{}`", "Anna");
    });
}

/// A value that panics when it is dropped.
struct Fragile;

impl Drop for Fragile {
    fn drop(&mut self) {
        panic!("dropped");
    }
}

#[test]
fn a_second_panic_while_the_first_one_unwinds_is_no_abort() {
    let home = tempfile::tempdir().expect("a folder");
    let output = run("window_that_panics_twice", home.path());
    assert_eq!(output.status.code(), Some(1), "no signal has ended it");
    let lines = said(&output);
    assert!(lines.len() == 1 && lines[0].contains("the first one"), "{lines:?}");
    assert_eq!(fs::read_to_string(home.path().join("data/game.json")).expect("a file"), GAME);
    assert_eq!(reports(home.path()).len(), 1);
}

#[test]
#[ignore = "runs in a process of its own"]
fn window_that_panics_twice() {
    let Some(folders) = folders() else { return };
    say_panics();
    keep_crash_reports(&folders.data);
    guard_window(|| {
        let _files = busy_files(&folders);
        let _fragile = Fragile;
        panic!("the first one");
    });
}

#[test]
fn panics_that_are_caught_leave_one_report_a_second() {
    let home = tempfile::tempdir().expect("a folder");
    let output = run("threads_that_panic", home.path());
    assert_eq!(output.status.code(), Some(0));
    let lines = said(&output);
    assert_eq!(lines.len(), 20, "a line for each: {lines:?}");
    assert!(
        lines.iter().all(|line| line.starts_with(concat!(
            "error: Plot 4 failed at ",
            file!(),
            ":"
        ))),
        "{lines:?}"
    );
    let reports = reports(home.path());
    assert!((1..=5).contains(&reports.len()), "{} reports", reports.len());
    assert!(reports[0].contains("\nThread: plot4-test\n"), "{}", reports[0]);
}

#[test]
#[ignore = "runs in a process of its own"]
#[expect(clippy::disallowed_methods, reason = "a thread that panics is what is tested")]
fn threads_that_panic() {
    let Some(folders) = folders() else { return };
    say_panics();
    keep_crash_reports(&folders.data);
    for _ in 0..20 {
        let thread =
            std::thread::Builder::new().name("plot4-test".to_owned()).spawn(|| panic!("a search"));
        assert!(thread.expect("a thread").join().is_err());
    }
}

#[test]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn an_exit_in_the_middle_waits_for_the_game_that_is_being_written() {
    let home = tempfile::tempdir().expect("a folder");
    let output = run("window_that_exits", home.path());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(fs::read_to_string(home.path().join("data/game.json")).expect("a file"), GAME);
}

/// Ends as Xlib does where the connection to the display breaks.
#[test]
#[ignore = "runs in a process of its own"]
fn window_that_exits() {
    let Some(folders) = folders() else { return };
    let _files = busy_files(&folders);
    exit(1);
}
