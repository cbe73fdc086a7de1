//! The files that a game was opened from and saved in.

use std::collections::HashMap;
use std::path::{Path, PathBuf, absolute};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::storage::extensions;

/// Whether `Game.sgf` and `game.sgf` are usually the same file.
const IGNORES_CASE: bool = cfg!(any(windows, target_os = "macos"));

/// The files of the game in front. Clones share them, as a game is saved on a thread of its own.
#[derive(Clone, Debug, Default)]
pub struct FilesOfGame(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    /// The last file.
    last: Option<PathBuf>,
    /// The text of the game in each file, by its [`key`], so that saving it there again replaces this
    /// game alone.
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
        inner.texts.insert(key(path, IGNORES_CASE), text);
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
        self.inner().texts.get(&key(path, IGNORES_CASE)).cloned()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a path from the root, where the system knows it.
fn whole(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns a name that a file has whichever way its path is written.
fn key(path: &Path, ignores_case: bool) -> PathBuf {
    let path = whole(path);
    if ignores_case {
        path.to_string_lossy().to_lowercase().into()
    } else {
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_every_way_to_write_its_path() {
        let keys = |ignores_case| {
            let key = |path: &str| key(Path::new(path), ignores_case);
            let here = whole(Path::new("Ä.sgf"));
            (
                key("Ä.sgf") == super::key(&here, ignores_case),
                key("Ä.sgf") == key("ä.SGF"),
            )
        };
        assert_eq!((keys(false), keys(true)), ((true, false), (true, true)));
    }

    #[test]
    fn a_file_is_suggested_as_it_was_named() {
        let files = FilesOfGame::default();
        let path = whole(Path::new("Game.SGF"));
        files.note(&path, "(;)".into());
        assert_eq!(files.last(), Some(path.clone()));
        assert_eq!(files.text_in(&path).as_deref(), Some("(;)"));
        let other = whole(Path::new("game.sgf"));
        assert_eq!(files.text_in(&other).is_some(), IGNORES_CASE);
    }
}
