//! A series of games: the seed of the next one, and when it follows a watched game automatically.

use egui::Context;

use crate::app::kit::wait_until;
use crate::players;

/// How long the end of a watched game is shown before the next, in seconds at normal speed.
const BETWEEN_GAMES: f64 = 2.5;
/// How long it is shown at least, at any speed: by then a winning line is drawn.
const LEAST_BETWEEN_GAMES: f64 = 0.6;

/// Supplies the next game of a series.
#[derive(Debug, Default)]
pub struct Series {
    /// The seed of the next game, if one was given; those of later games follow from it.
    seed: Option<u64>,
    /// Since when the end of a game is shown that another one will follow.
    end_since: Option<f64>,
}

impl Series {
    /// Returns a series whose first game has this seed.
    pub const fn new(seed: Option<u64>) -> Self {
        Self {
            seed,
            end_since: None,
        }
    }

    /// Returns the seed of the next game, if one was given.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Sets the seed of the next game; `None` gives each game a fresh one.
    pub const fn set_seed(&mut self, seed: Option<u64>) {
        self.seed = seed;
    }

    /// Takes the seed of the next game.
    pub fn next_seed(&mut self) -> u64 {
        match self.seed {
            None => players::fresh_seed(),
            Some(seed) => {
                self.seed = Some(players::next_seed(seed));
                seed
            }
        }
    }

    /// Returns whether the next game begins now: the end of the last one has been shown long enough
    /// at this speed.
    pub fn tick(&mut self, ctx: &Context, now: f64, is_end_in_view: bool, speed: f32) -> bool {
        if !is_end_in_view {
            self.end_since = None;
            return false;
        }
        let stays = (BETWEEN_GAMES / f64::from(speed)).max(LEAST_BETWEEN_GAMES);
        let is_due = wait_until(ctx, now, *self.end_since.get_or_insert(now) + stays);
        if is_due {
            self.end_since = None;
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_game_follows_an_end_that_stayed_in_view() {
        let ctx = Context::default();
        let mut series = Series::default();
        assert!(!series.tick(&ctx, 10.0, true, 1.0));
        assert!(!series.tick(&ctx, 12.4, true, 1.0));
        assert!(!series.tick(&ctx, 12.4, false, 1.0), "a page covers it");
        assert!(!series.tick(&ctx, 12.6, true, 1.0), "it counts from here");
        assert!(series.tick(&ctx, 15.1, true, 1.0));
        assert!(!series.tick(&ctx, 15.2, true, 1.0), "once");
        let mut fast = Series::default();
        assert!(!fast.tick(&ctx, 0.0, true, 10.0));
        assert!(!fast.tick(&ctx, 0.5, true, 10.0), "it can be seen");
        assert!(fast.tick(&ctx, 0.6, true, 10.0));
    }

    #[test]
    fn the_seeds_of_a_series_follow_from_the_first() {
        let mut series = Series::new(Some(7));
        let seeds = [series.next_seed(), series.next_seed()];
        assert_eq!(seeds, [7, players::next_seed(7)]);
    }
}
