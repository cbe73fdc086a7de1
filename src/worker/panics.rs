//! The handling of panics: one plain line on standard error, a report in the folder of the games
//! and, in the thread of the window, the end of the program.
//!
//! While there is a window, which must never wait for a disk, nor for a search that does, a report
//! is written on its own thread. The end of the program waits for it, but not for long. Without a
//! window, the panicking thread writes it.

use std::any::Any;
use std::backtrace::Backtrace;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, OnceLock};
use std::thread::{self, Builder, ThreadId};
use std::time::Duration;

use super::unfinished;
use super::unfinished::Unfinished;
use crate::clock::{self, Stopwatch};
use crate::core::plain;
use crate::storage::{self, Crash};

/// The exit status after a panic or the loss of the display.
const FAILURE: i32 = 1;
/// The libraries that talk to the display, by the names of their folders.
const DISPLAY: [&str; 7] = [
    "winit-",
    "x11rb-",
    "glutin-",
    "glutin-winit-",
    "wayland-client-",
    "wayland-backend-",
    "smithay-client-toolkit-",
];
/// The words in their messages about a lost connection.
const LOST: [&str; 6] =
    ["Connection(", "ConnectionError", "IoError", "BrokenPipe", "Broken pipe", "ConnectionReset"];

/// The message when the display has gone in the middle of a call.
const DISPLAY_LOST: &str =
    "the connection to the display was lost. You can continue your game next time";

/// How long the end of the program waits for its report: in a development build, resolving the
/// backtrace takes a while.
const REPORT_PATIENCE: Duration = Duration::from_secs(5);
/// The most reports of caught panics in a run, and the least time between them: a bug that repeats
/// with every move must not fill the disk.
const MOST_REPORTS: u32 = 5;
const BETWEEN_REPORTS: Duration = Duration::from_secs(1);

/// The folder of the reports, once it is known.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();
/// The reports that are being written.
static WRITING: LazyLock<Unfinished<()>> = LazyLock::new(Unfinished::default);
/// How many reports there were in this run, and the time since the last one.
static WRITTEN: Mutex<(u32, Option<Stopwatch>)> = Mutex::new((0, None));
static WINDOW: OnceLock<ThreadId> = OnceLock::new();
/// Whether the thread of the window is ending because of a panic.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Makes every panic print one plain line on standard error instead of Rust's own message.
pub fn say_panics() {
    panic::set_hook(Box::new(on_panic));
}

/// Makes every panic from now on write a report to this folder.
pub fn keep_crash_reports(folder: &Path) {
    let _ = FOLDER.set(folder.to_owned());
    LazyLock::force(&WRITING);
}

/// Runs the window on this thread, and ends the program with status 1 if that panics.
pub fn guard_window<R>(run: impl FnOnce() -> R) -> R {
    let _ = WINDOW.set(thread::current().id());
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_: Box<dyn Any + Send>| end())
}

/// Ends the program once everything is written.
fn end() -> ! {
    unfinished::finish();
    WRITING.wait(REPORT_PATIENCE);
    exit(FAILURE)
}

/// Handles a panic. It must not panic itself, nor wait for a disk or for another thread, except at
/// the end of the program.
fn on_panic(info: &PanicHookInfo<'_>) {
    let is_window = WINDOW.get().is_some_and(|window| *window == thread::current().id());
    if is_window && IS_ENDING.swap(true, Ordering::Relaxed) {
        // A second panic while values are dropped: Rust would abort after this, without waiting for
        // writes.
        end();
    }
    let (file, line) =
        info.location().map_or(("", 0), |location| (location.file(), location.line()));
    let message = info.payload_as_str().unwrap_or("no message");
    if is_window && is_display_lost(file, message) {
        // Unwinding would drop the window, which talks to the display again.
        print_error(DISPLAY_LOST);
        end();
    }
    let place = format!("{}:{line}", short(file));
    print_error(&if is_window {
        format!(
            "Plot 4 failed at {place} and has to close: {message}. You can continue your game next \
            time"
        )
    } else {
        format!("Plot 4 failed at {place}: {message}")
    });
    if let Some(folder) = FOLDER.get()
        && (is_window || may_report())
    {
        report(folder, place, message.to_owned());
    }
}

/// Returns whether one more report may be written now.
fn may_report() -> bool {
    // If another thread panics at the same moment, one report is enough.
    let Ok(mut written) = WRITTEN.try_lock() else {
        return false;
    };
    let (count, last) = &mut *written;
    let is_allowed =
        *count < MOST_REPORTS && last.is_none_or(|last| last.elapsed() >= BETWEEN_REPORTS);
    if is_allowed {
        *count += 1;
        *last = Some(Stopwatch::start());
    }
    is_allowed
}

/// Writes a report of a panic of this thread. If that fails, the line on standard error has to do.
fn report(folder: &'static Path, place: String, message: String) {
    let calls = Backtrace::force_capture();
    let thread = thread::current().name().unwrap_or("without a name").to_owned();
    let writing = WRITING.add(());
    let write = move || {
        let now = clock::when(clock::before_now(Duration::ZERO));
        let time = format!("{} {:02}:{:02}", now.day, now.minute / 60, now.minute % 60);
        let _ = storage::save_crash_report(folder, &Crash { time, thread, place, message }, &calls);
        drop(writing);
    };
    if WINDOW.get().is_none() {
        return write();
    }
    #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
    let _ = Builder::new().name("plot4-report".to_owned()).spawn(write);
}

fn print_error(message: &str) {
    let _ = io::stderr().write_all(format!("error: {}\n", plain::message(message)).as_bytes());
}

/// Returns whether a panic in this source file means that the display has gone, which winit does
/// not report otherwise.
fn is_display_lost(file: &str, message: &str) -> bool {
    let library = short(file);
    DISPLAY.iter().any(|name| library.starts_with(name))
        && LOST.iter().any(|word| message.contains(word))
}

/// Returns the path of a source file, starting at the folder of its library.
fn short(file: &str) -> &str {
    let below =
        ["/registry/src/", "\\registry\\src\\"].iter().find_map(|folder| file.split_once(folder));
    below.and_then(|(_, path)| path.split_once(['/', '\\'])).map_or(file, |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_of_the_display_is_told_from_other_panics() {
        let winit = "/home/a/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/winit-0.30.13/src/platform_impl/linux/x11/util/geometry.rs";
        let lost = "Failed to get inner window geometry: Connection(IoError(Custom { kind: Other, \
            error: UnknownError }))";
        assert!(is_display_lost(winit, lost));
        assert!(!is_display_lost(winit, "called `Option::unwrap()` on a `None` value"));
        assert!(!is_display_lost("src/app/shell/startup.rs", lost));
        assert!(!is_display_lost("", ""));
    }

    #[test]
    fn a_place_begins_at_its_library() {
        for (file, expected) in [
            ("src/app/shell/startup.rs", "src/app/shell/startup.rs"),
            (
                "/home/a/.cargo/registry/src/index.crates.io-1/winit-0.30.13/src/lib.rs",
                "winit-0.30.13/src/lib.rs",
            ),
            (
                "C:\\a\\registry\\src\\index\\winit-0.30.13\\src\\lib.rs",
                "winit-0.30.13\\src\\lib.rs",
            ),
            ("/registry/src/", "/registry/src/"),
            ("", ""),
        ] {
            assert_eq!(short(file), expected);
        }
    }
}
