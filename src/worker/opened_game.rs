//! Which game of a file that holds several a window has opened.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A game of a file that holds several, so that saving it replaces that game alone. Its text is that
/// of the last save; a save runs on a thread of its own.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    path: PathBuf,
    text: Arc<Mutex<Arc<str>>>,
}

impl OpenedGame {
    /// Returns the game with this text in a file.
    #[must_use]
    pub fn new(path: &Path, text: Arc<str>) -> Self {
        Self {
            path: path.to_owned(),
            text: Arc::new(Mutex::new(text)),
        }
    }

    /// Returns the text of the game, if this is its file.
    pub(super) fn text_in(&self, path: &Path) -> Option<Arc<str>> {
        let text = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        (self.path == path).then(|| Arc::clone(&text))
    }

    /// Notes the text with which the game was saved in a file.
    pub(super) fn note_saved(&self, path: &Path, saved: Arc<str>) {
        if self.path == path {
            *self.text.lock().unwrap_or_else(PoisonError::into_inner) = saved;
        }
    }
}
