//! What puts bytes into the files that a person would miss, so that a test can have a disk that does not answer.

use std::path::Path;
use std::sync::Arc;

use crate::storage::{self, SaveError};

/// What puts bytes into a file: a game in progress, and whatever a person has named a file for.
type Save = dyn Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync;

/// What puts bytes into a file, in the place of what was there: as [`storage::save`] does, or as a test wants it.
#[derive(Clone)]
pub struct Writer(Arc<Save>);

impl Writer {
    /// Returns one that writes like this, on the thread that has something to write.
    #[must_use]
    pub fn new(save: impl Fn(&Path, &[u8]) -> Result<(), SaveError> + Send + Sync + 'static) -> Self {
        Self(Arc::new(save))
    }

    /// Writes a file, in the place of what was there.
    ///
    /// # Errors
    /// [`SaveError`] if it could not be written; what was there before is still there.
    pub(super) fn save(&self, path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
        (self.0)(path, bytes)
    }
}

impl Default for Writer {
    /// Returns the one that writes to the disk.
    fn default() -> Self {
        Self::new(storage::save)
    }
}
