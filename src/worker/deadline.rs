//! A control that stops work when its time is up.

use std::time::Duration;

use crate::clock::Stopwatch;
use crate::core::control::Control;

/// A control that stops the work when its time is up, or for another reason of the caller.
pub struct Deadline<S> {
    clock: Stopwatch,
    budget: Duration,
    is_stopped: S,
}

impl<S: Fn() -> bool> Deadline<S> {
    /// Returns a control for work that may continue until this clock shows `budget`, or until
    /// `is_stopped`.
    pub const fn new(clock: Stopwatch, budget: Duration, is_stopped: S) -> Self {
        Self {
            clock,
            budget,
            is_stopped,
        }
    }
}

impl<P, S: Fn() -> bool> Control<P> for Deadline<S> {
    fn should_stop(&mut self) -> bool {
        (self.is_stopped)() || self.clock.elapsed() >= self.budget
    }
}
