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

    /// Returns the game as statistics keep it, if it is over, is to be counted, and was played by one person against a computer.
    /// From then on it is not to be counted: what is taken back and played again after its end is none of their business.
    pub fn count_end(&mut self) -> Option<Ended> {
        let outcome = self.position().outcome()?;
        let number = self.game.number.take()?;
        let person = self.you()?;
        let opponent = self.seat(person.other()).computer()?;
        let options = K::format_setup(self.setup());
        Some(Ended {
            number,
            game: K::NAME.to_owned(),
            setup: options.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" "),
            opponent: opponent.to_string(),
            side: K::SIDES[person.index()].to_lowercase(),
            ending: Ending::of(outcome, person),
            moves: u32::try_from(self.record().cursor()).unwrap_or(u32::MAX),
            is_helped: self.game.is_helped(),
        })
    }
}
