//! Priors of moves before they are tried: virtual games.

/// The prior of a move before it is tried, as virtual games: they count as games of the move,
/// and were never played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prior {
    /// How many.
    pub games: f32,
    /// How many of them are won.
    pub wins: f32,
}

impl Prior {
    /// Nothing is known.
    pub const EVEN: Self = Self {
        games: 10.0,
        wins: 5.0,
    };

    /// Adds games that are won.
    pub const fn praise(&mut self, games: f32) {
        self.games += games;
        self.wins += games;
    }

    /// Adds games that are lost.
    pub const fn blame(&mut self, games: f32) {
        self.games += games;
    }
}
