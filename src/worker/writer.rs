//! Writes the files that the user would miss; a test can replace it by a disk that does not answer.

use std::path::Path;
use std::sync::Arc;

use crate::storage::{self, SaveError};

/// Writes bytes to a file: a game in progress, or anything that the user has named a file for.
type Save = dyn Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync;

/// Replaces the contents of files, as [`storage::save_game_in_progress`] and
/// [`storage::save_where_asked`] do, or as a test wants it.
#[derive(Clone)]
pub struct Writer {
    /// Writes the game in progress; its folder is made if there is none, and its earlier versions
    /// are kept.
    own: Arc<Save>,
    /// Writes a file that the user has named; there is such a folder, or nothing is written.
    asked: Arc<Save>,
}

impl Writer {
    /// Returns one that writes all files like this, on the thread that has something to write.
    #[must_use]
    pub fn new(
        save: impl Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync + 'static,
    ) -> Self {
        let save: Arc<Save> = Arc::new(save);
        Self {
            own: Arc::clone(&save),
            asked: save,
        }
    }

    /// Writes the game in progress, in the place of what was there.
    ///
    /// # Errors
    /// [`SaveError`] if it could not be written; what was there before is still there.
    pub(super) fn save(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        (self.own)(path, bytes)
    }

    /// Writes a file that the user has named, in the place of what was there.
    ///
    /// # Errors
    /// [`SaveError`] if there is no such folder, or it could not be written; what was there before
    /// is still there.
    pub(super) fn save_where_asked(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        (self.asked)(path, bytes)
    }
}

impl Default for Writer {
    /// Returns the one that writes to the disk.
    fn default() -> Self {
        Self {
            own: Arc::new(storage::save_game_in_progress),
            asked: Arc::new(storage::save_where_asked),
        }
    }
}
