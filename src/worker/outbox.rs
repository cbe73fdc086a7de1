//! Sends the events of the threads for files to the window, and wakes it.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::file_event::{Asked, FileEvent};

/// Sends events to the window and wakes it.
#[derive(Clone)]
pub(super) struct Outbox {
    /// Where the window reads them, each with the request that it answers.
    pub(super) sender: Sender<(Asked, FileEvent)>,
    /// Asks the window for a frame.
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
}

impl Outbox {
    /// Sends an event that answers no request which could have been given up.
    pub(super) fn send(&self, event: FileEvent) {
        self.send_to(Asked::Once, event);
    }

    /// Sends an event and wakes the window; if the window is gone, it is dropped.
    pub(super) fn send_to(&self, asked: Asked, event: FileEvent) {
        if self.sender.send((asked, event)).is_ok() {
            (self.wake)();
        }
    }
}
