//! The one place outside the worker that reads a clock: how long a computer took for its moves.

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
