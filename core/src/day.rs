//! A calendar date and its notation: `2026-11-21`. Only the clock knows the current date.

use chrono::{Datelike as _, NaiveDate};
use std::fmt;
use std::str::FromStr;

/// A date of the Gregorian calendar from the year 0 to the year 9999, so that it always has ten
/// characters.
///
/// The order is chronological.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    date: NaiveDate,
}

impl Day {
    /// Returns the day with this date, if its year has at most four digits.
    #[must_use]
    pub fn from_date(date: NaiveDate) -> Option<Self> {
        (0..=9999).contains(&date.year()).then_some(Self { date })
    }

    /// Returns the day this many days after 1 January 1970, or the latest possible one.
    #[must_use]
    pub fn after_1970(days: u64) -> Self {
        let date = i32::try_from(days).ok().and_then(NaiveDate::from_epoch_days);
        date.and_then(Self::from_date).unwrap_or(Self { date: LAST })
    }

    /// Returns the number of days since 1 January 1970; 0 for earlier days.
    #[must_use]
    pub fn since_1970(self) -> u64 {
        u64::try_from(self.date.to_epoch_days()).unwrap_or_default()
    }

    /// Returns the number of days since another one, negative if it is before that.
    #[must_use]
    pub fn days_after(self, other: Self) -> i64 {
        (self.date - other.date).num_days()
    }

    /// Returns the day of the week, from 1, Monday, to 7.
    #[must_use]
    pub fn weekday(self) -> u32 {
        self.date.weekday().number_from_monday()
    }

    /// Returns the year, the month from 1 to 12, and the day of the month.
    #[must_use]
    pub fn parts(self) -> [u32; 3] {
        let year = self.date.year().unsigned_abs();
        [year, self.date.month(), self.date.day()]
    }
}

const LAST: NaiveDate = NaiveDate::from_ymd_opt(9999, 12, 31).expect("a day of the calendar");

impl fmt::Display for Day {
    /// Writes the day as `2026-11-21` (ISO 8601).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.date.to_string())
    }
}

impl FromStr for Day {
    type Err = ();

    /// Parses exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, ()> {
        let day = text.parse().ok().and_then(Self::from_date);
        day.filter(|day| day.to_string() == text).ok_or(())
    }
}

/// A local point in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    /// The day.
    pub day: Day,
    /// The minute of the day, from 0 to 1439.
    pub minute: u16,
    /// The number of days since then, negative if the clock was set back.
    pub days_ago: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted() {
        for (days, expected) in [
            (0, [1970, 1, 1]),
            (59, [1970, 3, 1]),
            (11_016, [2000, 2, 29]),
            (20_778, [2026, 11, 21]),
        ] {
            assert_eq!(Day::after_1970(days).parts(), expected);
            assert_eq!(Day::after_1970(days).since_1970(), days);
        }
        assert_eq!(Day::after_1970(u64::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn days_are_written_and_read() {
        for (days, text) in [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_778, "2026-11-21"),
            (2_932_896, "9999-12-31"),
        ] {
            let day = Day::after_1970(days);
            assert_eq!(day.to_string(), text);
            assert_eq!(text.parse(), Ok(day));
        }
        for (text, since) in [("1969-12-31", -1), ("0000-01-01", -719_528)] {
            let day: Day = text.parse().expect("a day");
            assert_eq!(day.to_string(), text);
            assert_eq!((day.days_after(Day::default()), day.since_1970()), (since, 0));
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-11-31",
            "2026-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "26-11-21",
            "2026-1-1",
        ] {
            assert_eq!(text.parse::<Day>(), Err(()));
        }
        for text in [
            "2026-11-21 ",
            "2026-11-21-",
            "+026-11-21",
            "2026/11/21",
            "2026-11-2１",
            "+12026-11-21",
            "-001-11-21",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
