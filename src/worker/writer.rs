//! Writes the files that matter to the user; a test can replace it by a disk that does not answer.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::storage::{self, FileError};

/// Writes bytes to a file: a game in progress, or a file that the user has named.
type Save = dyn Fn(&Path, &[u8]) -> Result<(), FileError> + Send + Sync;

/// Replaces the contents of files, as [`storage::save_game_in_progress`] and
/// [`storage::save_where_asked`] do, or as a test defines.
#[derive(Clone)]
pub struct Writer {
    /// Writes the game in progress, creating its folder if necessary, and keeps earlier versions.
    own: Arc<Save>,
    /// Writes a file that the user has named, if its folder exists.
    asked: Arc<Save>,
}

impl Writer {
    /// Returns a writer that writes all files with this function, on the thread that has something
    /// to write.
    #[must_use]
    pub fn new(
        save: impl Fn(&Path, &[u8]) -> Result<(), FileError> + Send + Sync + 'static,
    ) -> Self {
        let save: Arc<Save> = Arc::new(save);
        Self { own: Arc::clone(&save), asked: save }
    }

    /// Writes the game in progress over the previous contents.
    ///
    /// # Errors
    /// [`FileError`] if it could not be written; the previous contents are kept then.
    pub(super) fn save(&self, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
        (self.own)(path, bytes)
    }

    /// Writes a file that the user has named over the previous contents.
    ///
    /// # Errors
    /// [`FileError`] if there is no such folder, or the file could not be written; the previous
    /// contents are kept then.
    pub(super) fn save_where_asked(&self, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
        (self.asked)(path, bytes)
    }
}

impl Default for Writer {
    fn default() -> Self {
        Self {
            own: Arc::new(storage::save_game_in_progress),
            asked: Arc::new(storage::save_where_asked),
        }
    }
}

/// The delay before the first retry; it doubles each time.
const FIRST: Duration = Duration::from_secs(1);
const LAST: Duration = Duration::from_secs(30);

/// The delay before the next retry.
pub(super) struct Retry(Duration);

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
