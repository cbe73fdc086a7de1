//! How a game becomes one that statistics count.

use super::{Ended, Ending, Session};
use crate::core::game::Game;
use crate::core::kind::GameKind;

impl<K: GameKind> Session<K> {
    /// Gives the game the number by which statistics will know it, if no move was ever made in it.
    pub fn count_as(&mut self, number: u64) {
        if self.record().moves().is_empty() {
            self.game.number = Some(number);
        }
    }

    /// Returns the game as statistics keep it, if it is over, is to be counted, and was played by
    /// one person against a computer. From then on it is not to be counted: a game that is taken
    /// back and played again after its end is not counted again.
    pub fn count_end(&mut self) -> Option<Ended> {
        let outcome = self.position().outcome()?;
        let number = self.game.number.take()?;
        let person = self.you()?;
        let opponent = self.seat(person.other()).computer()?;
        if K::terms(self.setup()).has_custom_start {
            return None;
        }
        Some(Ended {
            number,
            game: K::NAME.to_owned(),
            setup: setup_text::<K>(self.setup()),
            opponent: opponent.to_string(),
            side: K::SIDES[person.index()].to_owned(),
            ending: Ending::of(outcome, person),
            moves: u32::try_from(self.record().cursor()).unwrap_or(u32::MAX),
            is_helped: self.game.is_helped(),
        })
    }
}

/// Returns a set-up as statistics keep it: `size=9x7 connect=5`.
#[must_use]
pub fn setup_text<K: GameKind>(setup: K::Setup) -> String {
    let options = K::format_setup(setup);
    options
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect::<Vec<_>>()
        .join(" ")
}
