//! Retries for a file that the program writes by itself: the settings, or the practice progress.

use egui::Context;

use crate::app::speech::announcer::wait_until;

/// After how long a file is written again if it could not be, in seconds.
const RETRY: f64 = 5.0;

/// When a file of the program is to be written again.
#[derive(Debug, Default)]
pub struct OwnFile {
    /// Whether the user was told that it cannot be written.
    is_told: bool,
    /// When it is to be written again; `None` if nothing is left to write, or it is on its way.
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

    /// Notes that it could not be written. Returns whether the user is to be told.
    pub const fn fail(&mut self, now: f64) -> bool {
        self.retry = Some(now + RETRY);
        !std::mem::replace(&mut self.is_told, true)
    }

    /// Notes that it is on its way to the disk.
    pub const fn begin(&mut self) {
        self.retry = None;
    }

    /// Returns whether it could not be written, and is to be written again.
    pub const fn has_failed(&self) -> bool {
        self.retry.is_some()
    }

    /// Returns whether it is time to write it again.
    pub fn is_retry_due(&self, ctx: &Context, now: f64) -> bool {
        self.retry.is_some_and(|due| wait_until(ctx, now, due))
    }
}
