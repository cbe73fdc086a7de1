//! Whether a dialog of the desktop could not be shown. rfd gives no file both for one that the user
//! has closed and for one that was never shown; of the second it tells in the log alone.

use std::cell::Cell;
use std::sync::Once;

use log::{LevelFilter, Log, Metadata, Record};

thread_local! {
    /// Whether rfd has told it on this thread.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Listens to the log messages of rfd.
struct Listener;

/// The last way in which rfd tries to show a dialog on Linux: it tells when that has failed, too.
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

/// Returns the answer of a dialog that is shown on this thread, and whether it could not be shown,
/// as far as rfd reports. Where the log has another listener already, failures go unnoticed.
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
