//! The games of a terminal among the past games.
//!
//! A game is kept after each of its moves, so it is there however the terminal is left.

use std::path::PathBuf;

use crate::storage::{Envelope, keep_game};
use crate::words::Explain as _;
use crate::words::text::notices;

/// The past games of the user.
pub(super) struct PastGames {
    /// Their folder.
    folder: PathBuf,
    /// Whether it was said that the game cannot be kept.
    is_told: bool,
}

impl PastGames {
    /// Returns those of a folder.
    pub(super) const fn of(folder: PathBuf) -> Self {
        Self {
            folder,
            is_told: false,
        }
    }

    /// Returns whether all that was to be kept of the last game is there.
    pub(super) const fn is_kept(&self) -> bool {
        !self.is_told
    }

    /// Keeps a game. Returns why it could not be kept, unless that was said before.
    pub(super) fn keep(&mut self, game: &Envelope) -> Option<String> {
        let failed = keep_game(&self.folder, game).err();
        let is_new = failed.is_some() && !self.is_told;
        self.is_told = failed.is_some();
        failed
            .filter(|_| is_new)
            .map(|error| notices::game_not_kept(error.explain()))
    }
}
