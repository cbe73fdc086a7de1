//! Priors of moves, as virtual games.

/// The prior of a move, as virtual games: they count as games of the move, but were never played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prior {
    /// The number of virtual games.
    pub games: f32,
    /// The number of them that are won.
    pub wins: f32,
    /// The chance that it is played, by what is seen at a glance.
    pub chance: f32,
}

impl Prior {
    /// Nothing is known about the move.
    pub const EVEN: Self = Self {
        games: 10.0,
        wins: 5.0,
        chance: 0.0,
    };

    /// Adds won games.
    pub const fn praise(&mut self, games: f32) {
        self.games += games;
        self.wins += games;
    }

    /// Adds lost games.
    pub const fn blame(&mut self, games: f32) {
        self.games += games;
    }
}
