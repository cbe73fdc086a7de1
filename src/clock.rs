//! The only file that reads a clock: for deadlines, for file dialogs that close by themselves, and for how long a move took.

use std::time::{Duration, Instant};

/// A running clock.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    started: Instant,
}

impl Stopwatch {
    /// Returns a clock that starts now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the wrapper that the rest of the program uses")]
    pub fn start() -> Self {
        Self { started: Instant::now() }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
