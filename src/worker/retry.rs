//! When something that could not be written is tried again.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// After how long it is tried again for the first time; each time after that it takes twice as
/// long.
const FIRST: Duration = Duration::from_secs(1);
/// The longest time between two tries.
const LAST: Duration = Duration::from_secs(30);

/// How long it is until the next try.
pub(super) struct Retry(Duration);

/// The next step of a thread.
pub(super) enum Next<W> {
    /// This was asked for.
    Asked(W),
    /// The rest is tried again.
    Again,
    /// The sender of the requests has gone.
    Over,
}

impl Retry {
    /// Returns the time before the first try.
    pub(super) const fn new() -> Self {
        Self(FIRST)
    }

    /// Waits for work; where something is left to be tried again, only until that is due.
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
