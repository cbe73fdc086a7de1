//! The only file that reads a clock: for deadlines, for file dialogs that close by themselves, for
//! thinking times, for the dates of games, and for the age of files.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Local, TimeZone, Timelike as _, Utc};

use crate::core::day::{Day, LocalTime};

#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    started: Instant,
}

impl Stopwatch {
    /// Returns a clock that starts now.
    #[must_use]
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the wrapper that the rest of the program uses"
    )]
    pub fn start() -> Self {
        Self { started: Instant::now() }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

/// Returns the current day in UTC, which needs no time zone data. A clock before 1970 gives the
/// first day of 1970.
#[must_use]
pub fn utc_day() -> Day {
    local_day_and_minute(before_now(Duration::ZERO), &Utc).0
}

/// Returns the current local day, which may read the time zone file.
#[must_use]
pub fn local_day() -> Day {
    local_day_and_minute(before_now(Duration::ZERO), &Local).0
}

/// Returns the time this long ago.
#[must_use]
#[expect(
    clippy::disallowed_methods,
    reason = "this is the wrapper that the rest of the program uses"
)]
pub fn before_now(age: Duration) -> SystemTime {
    SystemTime::now().checked_sub(age).unwrap_or(UNIX_EPOCH)
}

/// Returns the local day and minute of a time, and how many days ago that was, which may read the
/// time zone file. A time before 1970 counts as the start of 1970.
#[must_use]
pub fn when(time: SystemTime) -> LocalTime {
    when_in_zone(time, before_now(Duration::ZERO), &Local)
}

/// Returns the local day and minute of `time` in a zone, and how many days before `now` that was.
fn when_in_zone(time: SystemTime, now: SystemTime, zone: &impl TimeZone) -> LocalTime {
    let ((day, minute), (today, _)) =
        (local_day_and_minute(time, zone), local_day_and_minute(now, zone));
    LocalTime { day, minute, days_ago: today.days_after(day) }
}

fn local_day_and_minute(time: SystemTime, zone: &impl TimeZone) -> (Day, u16) {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let utc = i64::try_from(since)
        .ok()
        .and_then(|seconds| DateTime::from_timestamp(seconds.min(LAST_SECOND), 0));
    let shown = utc.unwrap_or_default().with_timezone(zone).naive_local();
    let minute = u16::try_from(shown.hour() * 60 + shown.minute()).unwrap_or_default();
    (Day::from_date(shown.date()).unwrap_or_default(), minute)
}

/// The latest second to distinguish, the first of 9999-12-31 in UTC, when the year is at most 9999
/// in every zone.
const LAST_SECOND: i64 = 253_402_214_400;

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::FixedOffset;

    const HOUR: u64 = 3600;
    const DAY: u64 = 24 * HOUR;
    /// 2026-11-22, 00:30 in UTC.
    const NOW: u64 = 20_779 * DAY + 1800;

    fn words(seconds: u64, zone: &impl TimeZone) -> String {
        let after = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
        crate::words::when(when_in_zone(after(seconds), after(NOW), zone))
    }

    #[test]
    fn today_begins_at_midnight_where_one_is() {
        let berlin = FixedOffset::east_opt(3600).expect("an hour");
        assert_eq!(words(NOW, &Utc), "today at 00:30");
        assert_eq!(words(NOW, &berlin), "today at 01:30");
        assert_eq!(words(NOW - HOUR, &Utc), "yesterday at 23:30");
        assert_eq!(words(NOW - HOUR, &berlin), "today at 00:30");
        assert_eq!(words(NOW - DAY, &Utc), "yesterday at 00:30");
        assert_eq!(words(NOW - DAY - HOUR, &Utc), "20 November 2026");
        assert_eq!(words(NOW - DAY - HOUR, &berlin), "yesterday at 00:30");
        assert_eq!(words(NOW + DAY, &Utc), "23 November 2026", "the clock was put back");
    }

    #[test]
    fn no_time_of_a_file_is_too_early_or_too_late() {
        let east = FixedOffset::east_opt(14 * 3600).expect("a zone");
        assert_eq!(words(i64::MAX.unsigned_abs(), &Utc), "31 December 9999");
        assert_eq!(words(i64::MAX.unsigned_abs(), &east), "31 December 9999");
        assert_eq!(
            crate::words::when(when_in_zone(
                UNIX_EPOCH - Duration::from_secs(DAY),
                UNIX_EPOCH,
                &Utc
            )),
            "today at 00:00"
        );
        assert!(utc_day() > Day::after_1970(20_000), "the clock of the system was read");
    }
}
