//! The files that a game was opened from and saved in.

use std::collections::HashMap;
use std::path::{Path, PathBuf, absolute};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::storage::{Encoding, Envelope, extensions};

/// Whether `Game.sgf` and `game.sgf` are usually the same file.
const IGNORES_CASE: bool = cfg!(any(windows, target_os = "macos"));

/// The files of the game in front. Clones share them, as a game is saved on a thread of its own.
#[derive(Clone, Debug, Default)]
pub struct FilesOfGame(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    last: Option<PathBuf>,
    /// The text of the game in each file, by its [`key`], so that saving it there again replaces
    /// this game alone.
    texts: HashMap<PathBuf, Arc<str>>,
    /// The text of the game where it was found or saved last, which another file of it is like.
    source: Option<Arc<str>>,
    encoding: Encoding,
    is_opened: bool,
    /// Whether it was opened: from a file, a text, or the past games. A game that goes on after a
    /// start of the program was not.
    is_older: bool,
    /// The game as it was opened or last saved, until it has changed.
    unchanged: Option<Envelope>,
    /// The game as it was opened or last kept among the past games, if it belongs there.
    kept: Option<Envelope>,
}

impl FilesOfGame {
    /// Returns those of a game that was opened from a file as `opened`, and is in front as `shown`.
    #[must_use]
    pub fn opened(opened: &Envelope, shown: Envelope) -> Self {
        let files = Self::default();
        let is_from_elsewhere = opened.file().is_some() || opened.text().is_some();
        files.inner().is_older = is_from_elsewhere;
        if opened.number().is_some() {
            files.note_kept(shown);
        } else if let Some(path) = opened.file() {
            if let Some(text) = opened.text() {
                files.note(path, text);
            }
            let mut inner = files.inner();
            inner.encoding = opened.encoding().clone();
            inner.last = Some(absolute_path(path));
            inner.is_opened = true;
            inner.unchanged = Some(shown);
        }
        files
    }

    /// Notes the text of the game in a file, in which it was found or saved.
    pub fn note(&self, path: &Path, text: Arc<str>) {
        let mut inner = self.inner();
        inner.last = Some(absolute_path(path));
        inner.source = Some(Arc::clone(&text));
        inner.texts.insert(key(path, IGNORES_CASE), text);
    }

    /// Notes that the game was saved in a file as `game`. It may have changed while it was written.
    pub fn note_saved(&self, path: &Path, text: Arc<str>, game: Envelope) {
        self.note(path, text);
        let mut inner = self.inner();
        inner.encoding = game.encoding().clone();
        if inner.is_opened && game.number().is_none() {
            inner.unchanged = Some(game);
        }
    }

    /// Returns the last file, to be suggested for the next save, if its name says that it is a
    /// game.
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

    #[must_use]
    pub fn is_opened(&self) -> bool {
        self.inner().is_opened
    }

    /// Returns whether the game began at this table, so that its date is known.
    #[must_use]
    pub fn began_here(&self) -> bool {
        !self.inner().is_older
    }

    /// Returns whether the game was opened from a file, and is in one as it is now.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        self.inner().unchanged.is_some()
    }

    /// Notes what the game is now. Looking at it and reviewing it changes nothing.
    pub fn note_now(&self, now: &Envelope) {
        let is_changed = now.number().is_some();
        let mut inner = self.inner();
        inner.unchanged.take_if(|opened| is_changed || !opened.is_same(now));
    }

    /// Notes that the game was kept among the past games like this.
    pub(super) fn note_kept(&self, game: Envelope) {
        self.inner().kept = Some(game);
    }

    /// Returns the game as it was opened or last kept among the past games, if it belongs there.
    pub(super) fn kept(&self) -> Option<Envelope> {
        self.inner().kept.clone()
    }

    /// Returns whether both are of the same game on the same table.
    pub(super) fn are_those(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    pub(super) fn text_in(&self, path: &Path) -> Option<Arc<str>> {
        self.inner().texts.get(&key(path, IGNORES_CASE)).cloned()
    }

    /// Returns the text of the game where it was found or saved last.
    pub(super) fn source(&self) -> Option<Arc<str>> {
        self.inner().source.clone()
    }

    pub(super) fn encoding(&self) -> Encoding {
        self.inner().encoding.clone()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a path from the root, or as it is where the system does not know that.
fn absolute_path(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Returns a name that a file has whichever way its path is written.
fn key(path: &Path, ignores_case: bool) -> PathBuf {
    let path = absolute_path(path);
    if ignores_case { path.to_string_lossy().to_lowercase().into() } else { path }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_a_relative_path_and_where_letters_have_no_case_by_either() {
        let keys = |ignores_case| {
            let key = |path: &str| key(Path::new(path), ignores_case);
            let here = absolute_path(Path::new("Ä.sgf"));
            (key("Ä.sgf") == super::key(&here, ignores_case), key("Ä.sgf") == key("ä.SGF"))
        };
        assert_eq!((keys(false), keys(true)), ((true, false), (true, true)));
    }

    #[test]
    fn a_file_is_suggested_as_it_was_named() {
        let files = FilesOfGame::default();
        let path = absolute_path(Path::new("Game.SGF"));
        files.note(&path, "(;)".into());
        assert_eq!(files.last(), Some(path.clone()));
        assert_eq!(files.text_in(&path).as_deref(), Some("(;)"));
        let other = absolute_path(Path::new("game.sgf"));
        assert_eq!(files.text_in(&other).is_some(), IGNORES_CASE);
    }
}
