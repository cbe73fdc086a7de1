//! The delays between retries of a failed write.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// The delay before the first retry; it doubles each time.
const FIRST: Duration = Duration::from_secs(1);
/// The longest delay.
const LAST: Duration = Duration::from_secs(30);

/// The delay before the next retry.
pub(super) struct Retry(Duration);

/// The next step of a thread.
pub(super) enum Next<W> {
    /// Do this requested work.
    Asked(W),
    /// Retry what has failed.
    Again,
    /// End: the sender of the requests has gone.
    Over,
}

impl Retry {
    /// Returns the delay before the first retry.
    pub(super) const fn new() -> Self {
        Self(FIRST)
    }

    /// Waits for work, or until the next retry if something is left to retry.
    pub(super) fn wait<W>(&mut self, work: &Receiver<W>, is_left: bool) -> Next<W> {
        let next = if is_left {
            work.recv_timeout(self.0)
        } else {
            work.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match next {
            Ok(work) => {
                self.0 = FIRST;
                Next::Asked(work)
            }
            Err(RecvTimeoutError::Timeout) => {
                self.0 = LAST.min(2 * self.0);
                Next::Again
            }
            Err(RecvTimeoutError::Disconnected) => Next::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn it_is_tried_at_intervals_that_grow_until_something_is_asked_for() {
        let (sender, work) = mpsc::channel();
        let mut retry = Retry(Duration::from_millis(1));
        assert!(matches!(retry.wait(&work, true), Next::Again));
        assert!(matches!(retry.wait(&work, true), Next::Again));
        assert_eq!(retry.0, Duration::from_millis(4));
        sender.send(7).expect("there is a receiver");
        assert!(matches!(retry.wait(&work, true), Next::Asked(7)));
        assert_eq!(retry.0, FIRST);
        drop(sender);
        assert!(matches!(retry.wait(&work, false), Next::Over));
        assert!(matches!(retry.wait(&work, true), Next::Over));
    }
}
