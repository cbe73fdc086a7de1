//! Retries for a file that the program writes by itself: the settings, or the practice progress.

use egui::Context;

use crate::app::kit::wait_until;

/// How long to wait before writing a file again after a failure, in seconds.
const RETRY: f64 = 5.0;

/// Decides when to retry writing a file of the program.
#[derive(Debug, Default)]
pub struct OwnFile {
    /// Whether the user knows that it cannot be written.
    is_told: bool,
    /// When to write it again; `None` if nothing is unwritten or it is being written.
    retry: Option<f64>,
}

impl OwnFile {
    /// Notes that it was written.
    pub const fn succeed(&mut self) {
        *self = Self {
            is_told: false,
            retry: None,
        };
    }

    /// Notes that it could not be written. Returns whether to tell the user.
    pub const fn fail(&mut self, now: f64) -> bool {
        self.retry = Some(now + RETRY);
        !std::mem::replace(&mut self.is_told, true)
    }

    /// Notes that it is being written.
    pub const fn begin(&mut self) {
        self.retry = None;
    }

    /// Returns whether writing failed and a retry is pending.
    pub const fn has_failed(&self) -> bool {
        self.retry.is_some()
    }

    /// Returns whether it is time to write it again.
    pub fn is_retry_due(&self, ctx: &Context, now: f64) -> bool {
        self.retry.is_some_and(|due| wait_until(ctx, now, due))
    }
}
