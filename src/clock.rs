//! The only file that reads a clock: for deadlines, for file dialogs that close by themselves, for how long a move took, for the day
//! on which a game was played, and for the age of files.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::core::day::Day;

/// The seconds of a day; those that the clocks of the world insert now and then are not counted by the system.
const SECONDS_OF_DAY: u64 = 86_400;

/// A running clock.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    started: Instant,
}

impl Stopwatch {
    /// Returns a clock that starts now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the wrapper that the rest of the program uses")]
    pub fn start() -> Self {
        Self { started: Instant::now() }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// Returns which day it is, in UTC. A system whose clock stands before 1970 is told its first day.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "this is the wrapper that the rest of the program uses")]
pub fn today() -> Day {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    day_after(since)
}

/// Returns the time that it was so long ago.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "this is the wrapper that the rest of the program uses")]
pub fn before_now(age: Duration) -> SystemTime {
    SystemTime::now().checked_sub(age).unwrap_or(UNIX_EPOCH)
}

/// Returns the seconds from the beginning of 1970-01-01 in UTC to a time; fewer than none, if it is before that.
#[must_use]
pub fn seconds(time: SystemTime) -> i64 {
    let whole = |duration: Duration| i64::try_from(duration.as_secs()).unwrap_or(i64::MAX);
    time.duration_since(UNIX_EPOCH).map_or_else(|before| -whole(before.duration()), whole)
}

/// Returns the day that it is so long after the beginning of 1970-01-01, in UTC.
#[must_use]
pub fn day_after(since: Duration) -> Day {
    Day::from_number(i64::try_from(since.as_secs() / SECONDS_OF_DAY).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight() {
        let midnight = 20_778 * SECONDS_OF_DAY;
        assert_eq!(day_after(Duration::from_secs(midnight)).to_string(), "2026-11-21");
        assert_eq!(day_after(Duration::new(midnight - 1, 999_999_999)).to_string(), "2026-11-20");
        assert_eq!(day_after(Duration::MAX), Day::LAST);
        assert!(today() > Day::from_number(20_000), "the clock of the system was read");
    }
}
