//! The time for a move.

use std::time::Duration;

use crate::core::game::Player;

/// The margin kept from each move's time, for the answer to reach the referee.
const RESERVE: Duration = Duration::from_millis(60);
const LEAST: Duration = Duration::from_millis(20);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    /// The time for a move that is clear by then.
    pub(super) usual: Duration,
    /// The time for one that is in doubt.
    pub(super) most: Duration,
}

impl Budget {
    /// Returns the budget of a move whose share of the time is this: less for a clear move, more
    /// for one in doubt. If the time may not be saved for later moves, all of it is for this one.
    fn of(share: Duration, can_be_saved: bool) -> Self {
        let [usual, most] = if can_be_saved { [share * 3 / 4, share * 3 / 2] } else { [share; 2] };
        let rest = |time: Duration| time.saturating_sub(RESERVE).max(LEAST);
        Self { usual: rest(usual), most: rest(most) }
    }
}

/// The time settings of the protocol: a main time, and then a number of moves in each further
/// period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    main: Duration,
    period: Duration,
    stones: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeLeft {
    pub(super) time: Duration,
    /// The number of moves to make in it; 0 in the main time.
    pub(super) stones: u32,
}

/// The time of a game: the settings, and the time left to both players.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Time {
    clock: Option<Clock>,
    /// The remaining time of both players according to the referee.
    left: [Option<TimeLeft>; 2],
    /// The time used by both players since the game began, counting only the engine's own moves.
    used: [Duration; 2],
}

impl Time {
    pub(super) fn set(&mut self, clock: Clock) {
        *self = Self { clock: Some(clock), ..Self::default() };
    }

    pub(super) const fn set_left(&mut self, player: Player, left: TimeLeft) {
        self.left[player.index()] = Some(left);
    }

    /// Returns the same clock for another game.
    pub(super) fn restarted(self) -> Self {
        Self { clock: self.clock, ..Self::default() }
    }

    /// Begins another game with the same clock.
    pub(super) fn restart(&mut self) {
        *self = self.restarted();
    }

    /// Subtracts the time of a move from the player's time. A later message of the referee
    /// overrides it.
    pub(super) fn spend(&mut self, player: Player, time: Duration) {
        self.used[player.index()] += time;
        if let Some(left) = &mut self.left[player.index()] {
            left.time = left.time.saturating_sub(time);
            // In a period, one stone fewer remains; zero would mean the main time.
            left.stones = if left.stones > 1 { left.stones - 1 } else { left.stones };
        }
    }

    /// Returns the time for a player's move on a board with this many empty points, or `None` if
    /// there is no limit. The time left that a referee sends counts even if they have set no clock.
    pub(super) fn budget(&self, player: Player, empty: u32) -> Option<Budget> {
        let left = self.left[player.index()];
        match self.clock {
            None if left.is_none() => None,
            clock => clock.unwrap_or_default().budget(left, self.used[player.index()], empty),
        }
    }
}

impl Clock {
    /// Returns the clock with these settings in seconds and moves.
    pub(super) const fn new(main: u32, period: u32, stones: u32) -> Self {
        Self {
            main: Duration::from_secs(main as u64),
            period: Duration::from_secs(period as u64),
            stones,
        }
    }

    /// Returns the time for a move on a board with this many empty points, or `None` if there is no
    /// limit. Without the referee's time left, the main time minus the time `used` is for all
    /// remaining moves, and then the periods follow.
    fn budget(self, left: Option<TimeLeft>, used: Duration, empty: u32) -> Option<Budget> {
        // A player makes about a third of the moves that the empty points allow.
        let to_come = (empty / 3).max(8);
        let main = match left {
            // What is left of a period is for its last move alone.
            Some(TimeLeft { time, stones }) if stones > 0 => {
                return Some(Budget::of(time / stones, stones > 1));
            }
            Some(TimeLeft { time, .. }) => time,
            // In the protocol, a period without moves means no limit.
            None if self.stones == 0 && !self.period.is_zero() => return None,
            None => self.main.saturating_sub(used),
        };
        let in_period = self.period.checked_div(self.stones).unwrap_or_default();
        Some(if in_period > main / to_come {
            Budget::of(in_period, false)
        } else {
            Budget::of(main / to_come, true)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// Returns the budget of a move whose share is this many seconds of the main time.
    fn of(seconds: u64) -> Budget {
        Budget::of(Duration::from_secs(seconds), true)
    }

    /// Returns the budget of a move that has so many seconds to itself.
    fn only(seconds: u64) -> Budget {
        Budget::of(Duration::from_secs(seconds), false)
    }

    #[test]
    fn a_clear_move_saves_time_and_a_doubtful_one_takes_it() {
        let budget = of(8);
        assert_eq!(budget.usual, seconds(6).saturating_sub(RESERVE));
        assert_eq!(budget.most, seconds(12).saturating_sub(RESERVE));
        assert_eq!(only(8).usual, only(8).most, "what is saved would be lost");
    }

    #[test]
    fn a_move_has_its_share_of_the_time() {
        let budget = |clock: Clock, left, empty| clock.budget(left, Duration::ZERO, empty);
        assert_eq!(budget(Clock::new(0, 1, 1), None, 81), Some(only(1)));
        assert_eq!(budget(Clock::new(0, 5, 0), None, 81), None, "no limit");
        assert_eq!(budget(Clock::new(0, 0, 0), None, 81), Some(only(0)));
        assert_eq!(budget(Clock::new(270, 0, 0), None, 81), Some(of(10)));
        let left = TimeLeft { time: seconds(10), stones: 5 };
        assert_eq!(budget(Clock::new(0, 10, 5), Some(left), 10), Some(of(2)));
        let over = TimeLeft { time: Duration::ZERO, stones: 0 };
        assert_eq!(budget(Clock::new(60, 0, 0), Some(over), 10), Some(only(0)));
    }

    #[test]
    fn what_was_used_is_no_longer_there() {
        let mut time = Time::default();
        assert_eq!(time.budget(Player::First, 81), None);
        time.set(Clock::new(270, 10, 2));
        assert_eq!(time.budget(Player::First, 81), Some(of(10)));
        time.spend(Player::First, seconds(54));
        assert_eq!(time.budget(Player::First, 81), Some(of(8)));
        assert_eq!(time.budget(Player::Second, 81), Some(of(10)), "the other's time is another");
        time.spend(Player::First, seconds(500));
        assert_eq!(time.budget(Player::First, 81), Some(only(5)), "the periods");
        time.restart();
        assert_eq!(time.budget(Player::First, 81), Some(of(10)), "another game");
    }

    #[test]
    fn what_is_left_counts_without_a_clock() {
        let mut time = Time::default();
        time.set_left(Player::Second, TimeLeft { time: seconds(270), stones: 0 });
        assert_eq!(time.budget(Player::Second, 81), Some(of(10)));
        assert_eq!(time.budget(Player::First, 81), None);
        time.spend(Player::Second, seconds(27));
        assert_eq!(time.budget(Player::Second, 81), Some(of(9)));
        time.set_left(Player::Second, TimeLeft { time: seconds(30), stones: 3 });
        time.spend(Player::Second, seconds(10));
        assert_eq!(time.budget(Player::Second, 81), Some(of(10)), "20 seconds for two stones");
    }
}
