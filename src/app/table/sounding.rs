//! What a table lets be heard of its game.

use super::GameTable;
use crate::app::contract::board::BoardUi;
use crate::app::contract::moving_piece::Moving;
use crate::core::game::{Game as _, Outcome};
use crate::core::kind::MoveOf;
use crate::worker::{Cue, Sound};

impl<K: BoardUi> GameTable<K> {
    /// Returns the sounds of the move that has just been made, whose piece is on its way, and of
    /// the end of the game, if it ended it.
    pub(super) fn sounds(&self, mv: MoveOf<K>) -> Vec<Sound> {
        let mut sounds = Moving::sounds(self.moving.as_ref(), self.session.position(), mv);
        if let Some(outcome) = self.session.position().outcome() {
            sounds.push(Moving::end_sound(self.moving.as_ref(), self.end(outcome)));
        }
        sounds
    }

    /// Returns the sound of an end: of a loss for a person whom a computer has beaten, and
    /// otherwise of a win or a draw.
    fn end(&self, outcome: Outcome) -> Cue {
        match outcome {
            Outcome::Draw => Cue::Draw,
            Outcome::Win(winner) if self.session.you().is_some_and(|you| you != winner) => {
                Cue::Loss
            }
            Outcome::Win(_) => Cue::Win,
        }
    }
}
