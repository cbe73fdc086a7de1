//! The games of a terminal among the past games.
//!
//! A game is kept after each of its moves, so it is there however the terminal is left.

use std::io;
use std::path::PathBuf;

use super::{Audience, Table};
use crate::core::game::Game;
use crate::core::kind::{Illegal, MoveOf};
use crate::players;
use crate::storage::{Envelope, keep_game};
use crate::words::text::notices;
use crate::words::{Explain as _, Phrases};

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
}

impl<K: Phrases> Table<'_, K> {
    /// Makes a move, unless the rules refuse it, and keeps the game.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn play_here(&mut self, mv: MoveOf<K>) -> io::Result<Result<(), Illegal<K::Game>>> {
        if self.session.position().refusal(mv).is_none() {
            // A game has its number from its first move on.
            self.session.count_as(players::fresh_number());
        }
        if let Err(illegal) = self.session.play(mv) {
            return Ok(Err(illegal));
        }
        self.keep()?;
        Ok(Ok(()))
    }

    /// Keeps the game among the past games if a person plays in it, or says once why that failed.
    fn keep(&mut self) -> io::Result<()> {
        let is_played = self.audience == Audience::Person;
        let Some(past) = self.past_games.as_mut().filter(|_| is_played) else {
            return Ok(());
        };
        match keep_game(&past.folder, &Envelope::of(self.session.game())) {
            Ok(_) => past.is_told = false,
            Err(_) if past.is_told => {}
            Err(error) => {
                past.is_told = true;
                let told = notices::game_not_kept(error.explain());
                writeln!(self.output, "{told}")?;
            }
        }
        Ok(())
    }
}
