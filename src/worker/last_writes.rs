//! The last wait for writes, if the program ends in the middle of a frame.
//!
//! Xlib calls `exit` when the connection to the display breaks, without unwinding, so
//! [`Files`](super::Files) is not dropped. But `exit` drops the `thread_local` values of its own
//! thread (with glibc; elsewhere nothing is waited for). So the thread of the window keeps one
//! there, whose drop waits.

use std::cell::RefCell;
use std::time::Duration;

use super::unfinished::Unfinished;

/// How long to wait.
const PATIENCE: Duration = Duration::from_secs(2);

thread_local! {
    static AT_EXIT: RefCell<LastWrites> = const { RefCell::new(LastWrites(None)) };
}

/// The writes in progress, if the end of this thread must wait for them.
struct LastWrites(Option<Unfinished>);

impl Drop for LastWrites {
    fn drop(&mut self) {
        if let Some(unfinished) = self.0.take() {
            unfinished.wait(PATIENCE);
        }
    }
}

/// Makes the program wait for these writes, at most two seconds, if this thread calls `exit`.
pub(super) fn wait_at_exit(unfinished: Unfinished) {
    AT_EXIT.with_borrow_mut(|writes| writes.0 = Some(unfinished));
}

/// Cancels the wait: the file threads have ended normally.
pub(super) fn forget() {
    // There is nothing to cancel if the thread has dropped its values.
    let _ = AT_EXIT.try_with(|writes| writes.try_borrow_mut().map(|mut writes| writes.0 = None));
}

/// Waits for the writes of this thread now, at most two seconds.
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
