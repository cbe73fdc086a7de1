//! The way of what the threads of the files say to the window.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::file_event::{Asked, FileEvent};

/// The way of events to the window.
#[derive(Clone)]
pub(super) struct Outbox {
    pub(super) sender: Sender<(Asked, FileEvent)>,
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
}

impl Outbox {
    /// Sends an event that somebody waits for in any case.
    pub(super) fn send(&self, event: FileEvent) {
        self.send_to(Asked::Once, event);
    }

    /// Sends an event and wakes the window; if the window is gone, nobody needs it any more.
    pub(super) fn send_to(&self, asked: Asked, event: FileEvent) {
        if self.sender.send((asked, event)).is_ok() {
            (self.wake)();
        }
    }
}
