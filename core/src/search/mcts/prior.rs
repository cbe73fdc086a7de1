//! Priors of moves, as virtual games.

use std::sync::atomic::{AtomicU32, Ordering};

/// The prior of a move, as virtual games: they count as games of the move, but were never played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prior {
    /// The number of virtual games.
    pub games: f32,
    /// The number of them that are won.
    pub wins: f32,
    /// The chance that it is played, as estimated before any game.
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

/// A prior that one thread may replace while others read it.
#[derive(Debug)]
pub(super) struct SharedPrior([AtomicU32; 3]);

impl SharedPrior {
    /// Shares a prior.
    pub(super) fn new(prior: Prior) -> Self {
        Self(bits(prior).map(AtomicU32::new))
    }

    /// Returns the prior. While it is replaced, some of its numbers may be the old ones.
    #[inline]
    pub(super) fn get(&self) -> Prior {
        let [games, wins, chance] = &self.0;
        let number = |cell: &AtomicU32| f32::from_bits(cell.load(Ordering::Relaxed));
        Prior {
            games: number(games),
            wins: number(wins),
            chance: number(chance),
        }
    }

    /// Replaces the prior.
    pub(super) fn set(&self, prior: Prior) {
        for (cell, bits) in self.0.iter().zip(bits(prior)) {
            cell.store(bits, Ordering::Relaxed);
        }
    }
}

/// Returns the numbers of a prior as bits.
const fn bits(prior: Prior) -> [u32; 3] {
    [
        prior.games.to_bits(),
        prior.wins.to_bits(),
        prior.chance.to_bits(),
    ]
}
