//! What a panic leads to: one plain line on standard error, and for the thread of the window the end of the program.

use std::any::Any;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, ThreadId};

use super::last_writes;
use crate::core::plain;

/// The status of a program that a panic or the loss of the display has ended.
const FAILURE: i32 = 1;
/// The libraries that speak to the display, by the names of their folders.
const DISPLAY: [&str; 8] = [
    "winit-",
    "x11rb-",
    "glutin-",
    "glutin-winit-",
    "egui-winit-",
    "wayland-client-",
    "wayland-backend-",
    "smithay-client-toolkit-",
];
/// What these say of a connection that is no more.
const LOST: [&str; 6] = ["Connection(", "ConnectionError", "IoError", "BrokenPipe", "Broken pipe", "ConnectionReset"];

/// What is told when the display has gone.
pub const DISPLAY_LOST: &str = "the connection to the display was lost. The next start offers the game in progress";

/// The thread of the window, once there is one.
static WINDOW: OnceLock<ThreadId> = OnceLock::new();
/// Whether the thread of the window is ending because of a panic.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

/// Lets every panic say one plain line on standard error, in the place of Rust's own text.
pub fn say_panics() {
    panic::set_hook(Box::new(on_panic));
}

/// Runs the window on this thread, and ends the program with status 1 if that panics.
pub fn guard_window<R>(run: impl FnOnce() -> R) -> R {
    let _ = WINDOW.set(thread::current().id());
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_: Box<dyn Any + Send>| end())
}

/// Ends the program, once everything is written.
fn end() -> ! {
    last_writes::finish();
    exit(FAILURE)
}

/// Says what has happened. Nothing in here may panic, and nothing may wait for a disk or for another thread, but for the end of the
/// program.
fn on_panic(info: &PanicHookInfo<'_>) {
    let is_window = WINDOW.get().is_some_and(|window| *window == thread::current().id());
    if is_window && IS_ENDING.swap(true, Ordering::Relaxed) {
        // It panics again while its values are dropped: Rust would abort after this, without waiting for what is being written.
        end();
    }
    let (file, line) = info.location().map_or(("", 0), |location| (location.file(), location.line()));
    let message = info.payload_as_str().unwrap_or("no message");
    if is_window && is_display_lost(file, message) {
        // Unwinding would drop the window, which speaks to the display again.
        say(DISPLAY_LOST);
        end();
    }
    let place = format!("{}:{line}", short(file));
    say(&if is_window {
        format!("Plot 4 failed at {place} and has to close: {message}. The next start offers the game in progress")
    } else {
        format!("Plot 4 failed at {place}: {message}")
    });
}

/// Says something on standard error, in one line.
fn say(message: &str) {
    let _ = io::stderr().write_all(format!("error: {}\n", plain::message(message)).as_bytes());
}

/// Returns whether a panic in this source file means that the display has gone: winit has no other word for it.
fn is_display_lost(file: &str, message: &str) -> bool {
    let library = short(file);
    DISPLAY.iter().any(|name| library.starts_with(name)) && LOST.iter().any(|word| message.contains(word))
}

/// Returns the path of a source file from the folder of its library on.
fn short(file: &str) -> &str {
    let below = ["/registry/src/", "\\registry\\src\\"].iter().find_map(|folder| file.split_once(folder));
    below.and_then(|(_, path)| path.split_once(['/', '\\'])).map_or(file, |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_of_the_display_is_told_from_other_panics() {
        let winit = "/home/a/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/winit-0.30.13/src/platform_impl/linux/x11/util/geometry.rs";
        let lost = "Failed to get inner window geometry: Connection(IoError(Custom { kind: Other, error: UnknownError }))";
        assert!(is_display_lost(winit, lost));
        assert!(!is_display_lost(winit, "called `Option::unwrap()` on a `None` value"));
        assert!(!is_display_lost("src/app/start.rs", lost));
        assert!(!is_display_lost("", ""));
    }

    #[test]
    fn a_place_begins_at_its_library() {
        for (file, expected) in [
            ("src/app/start.rs", "src/app/start.rs"),
            ("/home/a/.cargo/registry/src/index.crates.io-1/winit-0.30.13/src/lib.rs", "winit-0.30.13/src/lib.rs"),
            ("C:\\a\\registry\\src\\index\\winit-0.30.13\\src\\lib.rs", "winit-0.30.13\\src\\lib.rs"),
            ("/registry/src/", "/registry/src/"),
            ("", ""),
        ] {
            assert_eq!(short(file), expected);
        }
    }
}
