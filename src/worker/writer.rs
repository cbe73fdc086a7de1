//! Writes the files that matter to the user; a test can replace it by a disk that does not answer.

use std::path::Path;
use std::sync::Arc;

use crate::storage::{self, SaveError};

/// Writes bytes to a file: a game in progress, or a file that the user has named.
type Save = dyn Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync;

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
        save: impl Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync + 'static,
    ) -> Self {
        let save: Arc<Save> = Arc::new(save);
        Self {
            own: Arc::clone(&save),
            asked: save,
        }
    }

    /// Writes the game in progress over the previous contents.
    ///
    /// # Errors
    /// [`SaveError`] if it could not be written; the previous contents are kept then.
    pub(super) fn save(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        (self.own)(path, bytes)
    }

    /// Writes a file that the user has named over the previous contents.
    ///
    /// # Errors
    /// [`SaveError`] if there is no such folder, or the file could not be written; the previous
    /// contents are kept then.
    pub(super) fn save_where_asked(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        (self.asked)(path, bytes)
    }
}

impl Default for Writer {
    /// Returns the writer to the disk.
    fn default() -> Self {
        Self {
            own: Arc::new(storage::save_game_in_progress),
            asked: Arc::new(storage::save_where_asked),
        }
    }
}
