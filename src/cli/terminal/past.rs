//! The games of a terminal among the past games.

use std::io;

use super::{Audience, Table};
use crate::core::game::Game;
use crate::core::kind::{Illegal, MoveOf};
use crate::players;
use crate::storage::{Envelope, keep_game};
use crate::words::text::notices;
use crate::words::{Explain as _, Phrases};

impl<K: Phrases> Table<'_, K> {
    /// Makes a move, with which the game gets its number.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub(super) fn play_here(&mut self, mv: MoveOf<K>) -> Result<(), Illegal<K::Game>> {
        let mut played = self.session.position().clone();
        played.play(mv)?;
        self.session.count_as(players::fresh_number());
        self.session.play(mv)
    }

    /// Keeps the game among the past games if a person has played in it here, or says why that
    /// failed.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let is_played = self.audience == Audience::Person && self.session.game().number.is_some();
        let Some(folder) = self.past_games.as_ref().filter(|_| is_played) else {
            return Ok(());
        };
        match keep_game(folder, &Envelope::of(self.session.game())) {
            Ok(_) => Ok(()),
            Err(error) => {
                let told = notices::last_game_not_kept(error.explain());
                writeln!(self.output, "{told}")
            }
        }
    }
}
