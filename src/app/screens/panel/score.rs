//! The running score on a player's card.

use crate::app::contract::board::BoardUi;
use crate::app::screens::model::Model;
use crate::core::game::Player;
use crate::words;

/// The running score on a player's card.
pub struct Score {
    /// The player's wins, once there has been a game to win.
    pub wins: String,
    /// The draws, once there has been one.
    pub draws: String,
}

impl Score {
    pub fn of<K: BoardUi>(model: &Model<'_, K>, player: Player) -> Self {
        let tally = model.tally();
        let wins = if tally.games() == 0 {
            String::new()
        } else {
            tally.wins(player).to_string()
        };
        Self {
            wins,
            draws: words::draws(tally),
        }
    }

    /// Returns the width that the score takes from the name beside it: the first of the two for
    /// wins alone, the second for wins and draws.
    pub const fn room(&self, [wins, wins_and_draws]: [f32; 2]) -> f32 {
        match (self.wins.is_empty(), self.draws.is_empty()) {
            (true, true) => 0.0,
            (false, true) => wins,
            (_, false) => wins_and_draws,
        }
    }
}
