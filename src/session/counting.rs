//! Counting games for the statistics.

use super::series::without_beginner;
use super::{Ended, Ending, Session};
use crate::core::game::Game;
use crate::core::kind::GameKind;

impl<K: GameKind> Session<K> {
    /// Sets the number that identifies the game, unless it has one. A game of which moves were made
    /// elsewhere is not counted.
    pub fn count_as(&mut self, number: u64) {
        if self.game.number.is_none() {
            self.game.number = Some(number);
            self.game.is_out_of_statistics |= !self.record().moves().is_empty();
        }
    }

    /// Returns the number under which the game was counted at its end.
    #[must_use]
    pub const fn counted(&self) -> Option<u64> {
        self.counted
    }

    /// Returns the entry of the game for the statistics, if it is over, not counted yet, and was
    /// played by one person against a computer. It is then marked as counted, so that a game taken
    /// back and played again after its end is not counted twice.
    pub fn count_end(&mut self) -> Option<Ended> {
        let outcome = self.position().outcome()?;
        let number = self
            .game
            .number
            .filter(|_| !self.game.is_out_of_statistics)?;
        self.game.is_out_of_statistics = true;
        self.counted = Some(number);
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

/// Returns a set-up as text for the statistics: `size=9x7 connect=5`. Who begins makes no difference.
#[must_use]
pub fn setup_text<K: GameKind>(setup: K::Setup) -> String {
    let options = K::format_setup(without_beginner::<K>(setup));
    options
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect::<Vec<_>>()
        .join(" ")
}
