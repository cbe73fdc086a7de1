//! Detects dialogs of the desktop that could not be shown. rfd returns no file both for a dialog
//! that the user has closed and for one that was never shown, and reports the latter only in the
//! log.

use std::cell::Cell;
use std::sync::Once;

use log::{LevelFilter, Log, Metadata, Record};

thread_local! {
    /// Whether rfd has reported it on this thread.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Listens to the log messages of rfd.
struct Listener;

/// The last method that rfd tries to show a dialog on Linux, whose failure is in the log, too.
const LAST_WAY: &str = "zenity";

impl Log for Listener {
    fn enabled(&self, about: &Metadata<'_>) -> bool {
        about.level() == log::Level::Error && about.target().starts_with("rfd")
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) && record.args().to_string().contains(LAST_WAY) {
            IS_TOLD.set(true);
        }
    }

    fn flush(&self) {}
}

/// Returns the answer of a dialog shown on this thread, and whether rfd reported that it could not
/// be shown. If the log has another listener already, failures go unnoticed.
pub(super) fn ask<T>(show: impl FnOnce() -> T) -> (T, bool) {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Error);
        }
    });
    IS_TOLD.set(false);
    let answer = show();
    (answer, IS_TOLD.take())
}
