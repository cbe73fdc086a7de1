//! The files that a game was opened from and saved in.

use std::collections::HashMap;
use std::path::{Path, PathBuf, absolute};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::storage::extensions;

/// The files of the game in front. Clones share them, as a game is saved on a thread of its own.
#[derive(Clone, Debug, Default)]
pub struct FilesOfGame(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    /// The last file.
    last: Option<PathBuf>,
    /// The text of the game in each file, so that saving it there again replaces this game alone.
    texts: HashMap<PathBuf, Arc<str>>,
}

impl FilesOfGame {
    /// Returns those of a game that was opened from this file.
    #[must_use]
    pub fn opened(path: &Path) -> Self {
        let files = Self::default();
        files.inner().last = Some(whole(path));
        files
    }

    /// Notes the text of the game in a file, in which it was found or saved.
    pub fn note(&self, path: &Path, text: Arc<str>) {
        let mut inner = self.inner();
        inner.last = Some(whole(path));
        inner.texts.insert(whole(path), text);
    }

    /// Returns the last file, to be suggested for the next save, if its name says that it is a game.
    #[must_use]
    pub fn last(&self) -> Option<PathBuf> {
        let last = self.inner().last.clone();
        last.filter(|path| {
            let extension = path.extension();
            extension.is_some_and(|extension| {
                let mut known = extensions().into_iter();
                known.any(|known| extension.eq_ignore_ascii_case(known))
            })
        })
    }

    /// Returns the text of the game in a file.
    pub(super) fn text_in(&self, path: &Path) -> Option<Arc<str>> {
        self.inner().texts.get(&whole(path)).cloned()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a path from the root, where the system knows it.
fn whole(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}
