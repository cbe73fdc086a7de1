//! Sends the events of the file threads to the window, and wakes it.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::file_event::{FileEvent, Origin};

/// Sends events to the window and wakes it.
#[derive(Clone)]
pub(super) struct Outbox {
    /// The channel to the window, for events with the request that each answers.
    pub(super) sender: Sender<(Origin, FileEvent)>,
    /// Requests a frame from the window.
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
}

impl Outbox {
    /// Sends an event for a request that is never abandoned.
    pub(super) fn send(&self, event: FileEvent) {
        self.send_to(Origin::Once, event);
    }

    /// Sends an event and wakes the window; if the window is gone, the event is dropped.
    pub(super) fn send_to(&self, asked: Origin, event: FileEvent) {
        if self.sender.send((asked, event)).is_ok() {
            (self.wake)();
        }
    }
}
