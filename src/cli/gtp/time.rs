//! How long a move may take.

use std::time::Duration;

/// What is kept back of each move's time, for the way to the referee.
const RESERVE: Duration = Duration::from_millis(60);
/// The least time for a move.
const LEAST: Duration = Duration::from_millis(20);

/// The time of the protocol: a main time, and then so many moves in each further period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    main: Duration,
    period: Duration,
    stones: u32,
}

/// The time that is left to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    /// The time.
    pub(super) time: Duration,
    /// For how many moves it is; 0 in the main time.
    pub(super) stones: u32,
}

impl Clock {
    /// Returns the clock with these settings in seconds and moves.
    pub(super) const fn new(main: u32, period: u32, stones: u32) -> Self {
        Self { main: Duration::from_secs(main as u64), period: Duration::from_secs(period as u64), stones }
    }

    /// Returns how long a move may take on a board with so many empty points, or `None` where there is no limit. Without what a
    /// referee says is left, the main time is for all moves to come.
    pub(super) fn budget(self, left: Option<Left>, empty: u32) -> Option<Duration> {
        // A player makes about a third of the moves that there is room for.
        let to_come = (empty / 3).max(8);
        let share = match left {
            Some(Left { time, stones: 0 }) => {
                (time / to_come).max(if self.stones > 0 { self.period / self.stones } else { LEAST })
            }
            Some(Left { time, stones }) => time / stones,
            // The protocol has no limit as a period without moves.
            None if self.stones == 0 && !self.period.is_zero() => return None,
            None if self.main.is_zero() && self.stones == 0 => return Some(LEAST),
            None if self.main.is_zero() => self.period / self.stones,
            None => self.main / to_come,
        };
        Some(share.saturating_sub(RESERVE).max(LEAST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_its_share_of_the_time() {
        let seconds = Duration::from_secs;
        assert_eq!(Clock::new(0, 1, 1).budget(None, 81), Some(seconds(1).saturating_sub(RESERVE)));
        assert_eq!(Clock::new(0, 5, 0).budget(None, 81), None, "no limit");
        assert_eq!(Clock::new(0, 0, 0).budget(None, 81), Some(LEAST));
        assert_eq!(Clock::new(270, 0, 0).budget(None, 81), Some(seconds(10).saturating_sub(RESERVE)));
        let left = Left { time: seconds(10), stones: 5 };
        assert_eq!(Clock::new(0, 10, 5).budget(Some(left), 10), Some(seconds(2).saturating_sub(RESERVE)));
        let over = Left { time: Duration::ZERO, stones: 0 };
        assert_eq!(Clock::new(60, 0, 0).budget(Some(over), 10), Some(LEAST));
    }
}
