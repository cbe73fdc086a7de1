//! The games of a terminal among the past games.
//!
//! A game is kept after each of its moves, so it is there however the terminal is left.

use std::path::PathBuf;

use crate::storage::{Envelope, PastGamesWriter};
use crate::words::Explain as _;
use crate::words::text::notices;

pub(super) struct PastGames {
    writer: PastGamesWriter,
    /// Whether the last game could not be kept.
    has_failed: bool,
}

impl PastGames {
    pub(super) fn of(folder: PathBuf) -> Self {
        Self {
            writer: PastGamesWriter::new(folder),
            has_failed: false,
        }
    }

    /// Returns whether the last game could be kept.
    pub(super) const fn is_kept(&self) -> bool {
        !self.has_failed
    }

    /// Keeps a game. Returns why it could not be kept, unless that was said before.
    pub(super) fn keep(&mut self, game: &Envelope) -> Option<String> {
        let failed = self.writer.keep(game, None).err();
        let is_new = failed.is_some() && !self.has_failed;
        self.has_failed = failed.is_some();
        failed
            .filter(|_| is_new)
            .map(|error| notices::game_not_kept(error.explain()))
    }
}
