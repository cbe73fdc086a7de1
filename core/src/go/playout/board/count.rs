//! The count at the end of a playout.

use super::{Board, On};
use crate::game::Player;

impl Board {
    /// Returns whose a point is at the end of a playout: whose stone is there, or who has all
    /// points beside it.
    #[must_use]
    pub fn owner(&self, point: u16) -> Option<Player> {
        if self.at(point) != On::Empty {
            return self.stone(point);
        }
        let has = |stone: On| {
            self.beside(point)
                .into_iter()
                .any(|next| self.at(next) == stone)
        };
        match (has(On::Black), has(On::White)) {
            (true, false) => Some(Player::First),
            (false, true) => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns by how many half points Black is ahead at the end of a playout.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let mut lead = -self.komi_halves;
        for row in 1..=self.size {
            for point in row * self.stride + 1..=row * self.stride + self.size {
                lead += match self.at(point) {
                    On::Black => 2,
                    On::White => -2,
                    On::Border => 0,
                    On::Empty if !self.counts_territory => 0,
                    On::Empty => match self.owner(point) {
                        Some(Player::First) => 2,
                        Some(Player::Second) => -2,
                        None => 0,
                    },
                };
            }
        }
        lead
    }
}
