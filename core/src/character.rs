//! The character of a computer: how it weighs the opponent's chances.

use super::score::Score;

/// How a player weighs the opponent's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum Character {
    /// Both sides' chances count the same.
    #[default]
    Neutral,
    /// The player's own chances count twice.
    Aggressive,
    /// The opponent's chances count twice.
    Defensive,
}

impl Character {
    /// Returns the value for the player to move of both players' chances, that player's first;
    /// `owner_moves` tells whether that is the player with this character.
    #[inline]
    pub(crate) fn weigh(self, [mover, other]: [i64; 2], owner_moves: bool) -> Score {
        let (mover_weight, other_weight) = match (self, owner_moves) {
            (Self::Neutral, _) => (1, 1),
            (Self::Aggressive, true) | (Self::Defensive, false) => (2, 1),
            (Self::Aggressive, false) | (Self::Defensive, true) => (1, 2),
        };
        let value = mover * mover_weight - other * other_weight;
        let limit = i64::from(Score::MAX_HEURISTIC);
        Score::heuristic(i32::try_from(value.clamp(-limit, limit)).unwrap_or(0))
    }
}
