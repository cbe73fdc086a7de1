//! The last wait for what is being written, where the program ends in the middle of a frame.
//!
//! Xlib calls `exit` when the connection to the display breaks, and unwinds nothing:
//! [`Files`](super::Files) is not dropped then. `exit` drops the values of its own thread that are
//! `thread_local`, though (with glibc; elsewhere nothing is waited for). So the thread of the
//! window keeps one there, and its drop waits.

use std::cell::RefCell;
use std::time::Duration;

use super::unfinished::Unfinished;

/// How long the end waits.
const PATIENCE: Duration = Duration::from_secs(2);

thread_local! {
    static AT_EXIT: RefCell<LastWrites> = const { RefCell::new(LastWrites(None)) };
}

/// The writes in progress, if the end of this thread is to wait for them.
struct LastWrites(Option<Unfinished>);

impl Drop for LastWrites {
    fn drop(&mut self) {
        if let Some(unfinished) = self.0.take() {
            unfinished.wait(PATIENCE);
        }
    }
}

/// Lets the end of the program wait for these writes if this thread calls `exit`, but two seconds
/// at most.
pub(super) fn wait_at_exit(unfinished: Unfinished) {
    AT_EXIT.with_borrow_mut(|writes| writes.0 = Some(unfinished));
}

/// Lets the end of the program wait for nothing: the files have ended in order.
pub(super) fn forget() {
    // There is nothing to forget where the thread has dropped its values.
    let _ = AT_EXIT.try_with(|writes| writes.try_borrow_mut().map(|mut writes| writes.0 = None));
}

/// Waits for the writes of this thread now, but two seconds at most.
pub(super) fn finish() {
    let writes = AT_EXIT.try_with(|writes| {
        writes
            .try_borrow_mut()
            .ok()
            .and_then(|mut writes| writes.0.take())
    });
    drop(
        writes
            .ok()
            .flatten()
            .map(|unfinished| LastWrites(Some(unfinished))),
    );
}
