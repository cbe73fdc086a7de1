//! How long the engine may think about a move.

use std::time::Duration;

/// The margin kept from every limit, for the answer to reach the manager and for a system that
/// lets other processes run.
const SPARE: Duration = Duration::from_millis(50);
/// The time for a move if the manager sets none.
const USUAL_TURN: Duration = Duration::from_secs(5);
/// The number of moves that the engine expects to make in a game.
const EXPECTED_MOVES: u32 = 30;
/// The least number of moves to keep time for, however long the game has lasted.
const LEAST_MOVES: u32 = 10;

/// The manager's time limits, and the time left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    turn: Duration,
    game: Option<Duration>,
    /// The time left of it.
    left: Option<Duration>,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            turn: USUAL_TURN,
            game: None,
            left: None,
        }
    }
}

impl Budget {
    /// Sets the limit for a move; 0 means as fast as possible.
    pub(super) const fn limit_turn(&mut self, limit: Duration) {
        self.turn = limit;
    }

    /// Sets or removes the limit for a game.
    pub(super) const fn limit_game(&mut self, limit: Option<Duration>) {
        self.game = limit;
        self.left = limit;
    }

    /// Sets the time left by the manager's clock, which is better than our own count.
    pub(super) const fn set_left(&mut self, left: Duration) {
        self.left = Some(left);
    }

    /// Resets the time left for a new game.
    pub(super) const fn start_game(&mut self) {
        self.left = self.game;
    }

    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// Returns how long the engine may think after this many moves of its own: the limit for a
    /// move, or its share of the time left for the game if that is less.
    pub(super) fn of_move(&self, made: usize) -> Duration {
        let turn = self.turn.saturating_sub(SPARE);
        let made = u32::try_from(made).unwrap_or(u32::MAX);
        let to_go = EXPECTED_MOVES.saturating_sub(made).max(LEAST_MOVES);
        self.left
            .map_or(turn, |left| turn.min(left.saturating_sub(SPARE) / to_go))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_move_never_takes_what_is_to_spare() {
        let mut budget = Budget::default();
        for (limit, expected) in [(0, 0), (30, 0), (50, 0), (300, 250), (30_000, 29_950)] {
            budget.limit_turn(ms(limit));
            assert_eq!(budget.of_move(0), ms(expected), "{limit} ms");
        }
    }

    #[test]
    fn a_game_of_any_length_keeps_within_its_time() {
        let mut budget = Budget::default();
        budget.limit_turn(ms(10_000));
        budget.limit_game(Some(ms(60_000)));
        let mut total = Duration::ZERO;
        for made in 0..200 {
            let time = budget.of_move(made);
            assert!(made > 20 || time > ms(500), "move {made} has {time:?}");
            budget.spend(time);
            total += time;
        }
        assert!(total <= ms(60_000 - 50), "{total:?}");
        budget.set_left(ms(20));
        assert_eq!(budget.of_move(3), Duration::ZERO);
        budget.start_game();
        assert!(
            budget.of_move(0) > ms(1000),
            "another game has its own time"
        );
    }
}
