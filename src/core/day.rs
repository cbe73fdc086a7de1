//! A day of the calendar as a number, and how it is written: `2026-11-21`. Which day it is now, only the clock knows.

use super::plain::quoted;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar from the year 0 to the year 9999, so that it is always written with ten characters.
///
/// The order is that of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// The days since 1970-01-01.
    number: i32,
}

impl Day {
    /// The earliest day: 0000-01-01.
    pub const FIRST: Self = Self { number: -719_528 };
    /// The latest day: 9999-12-31.
    pub const LAST: Self = Self { number: 2_932_896 };

    /// Returns the day so many days after 1970-01-01, or the nearest one that there is.
    #[must_use]
    pub fn from_number(number: i64) -> Self {
        let number = number.clamp(Self::FIRST.number.into(), Self::LAST.number.into());
        Self { number: i32::try_from(number).unwrap_or_default() }
    }

    /// Returns the day with this date, or `None` if the calendar has none.
    #[must_use]
    pub fn from_date(date: Date) -> Option<Self> {
        let Date { year, month, day } = date;
        if year > 9999 || !(1..=12).contains(&month) || !(1..=days_of(year, month)).contains(&day) {
            return None;
        }
        // Years that begin with March have their leap day last. (H. Hinnant, "chrono-compatible low-level date algorithms")
        let year = i32::from(year) - i32::from(month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let month_from_march = (i32::from(month) + 9) % 12;
        let day_of_year = (153 * month_from_march + 2) / 5 + i32::from(day) - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Some(Self { number: era * DAYS_OF_ERA + day_of_era - BEFORE_1970 })
    }

    /// Returns the days since 1970-01-01.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.number
    }

    /// Returns how many days it is after 1 January 1970; 0 for the days before.
    #[must_use]
    pub fn since_1970(self) -> u64 {
        u64::try_from(self.number).unwrap_or_default()
    }

    /// Returns the day that is so many days after 1 January 1970.
    #[must_use]
    pub fn after_1970(days: u64) -> Self {
        Self::from_number(i64::try_from(days).unwrap_or(i64::MAX))
    }

    /// Returns the date as people write it: `21 November 2026`.
    #[must_use]
    pub fn in_words(self) -> String {
        let Date { year, month, day } = self.date();
        let name = usize::from(month).checked_sub(1).and_then(|index| MONTHS.get(index)).copied().unwrap_or_default();
        format!("{day} {name} {year}")
    }

    /// Returns the date.
    #[must_use]
    pub fn date(self) -> Date {
        let days = self.number + BEFORE_1970;
        let era = days.div_euclid(DAYS_OF_ERA);
        let day_of_era = days.rem_euclid(DAYS_OF_ERA);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = era * 400 + year_of_era + i32::from(month <= 2);
        let small = |number: i32| u8::try_from(number).unwrap_or_default();
        Date { year: u16::try_from(year).unwrap_or_default(), month: small(month), day: small(day) }
    }
}

/// The names of the months.
const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
/// The days of 400 years, after which the calendar begins again.
const DAYS_OF_ERA: i32 = 146_097;
/// The days from 0000-03-01 to 1970-01-01.
const BEFORE_1970: i32 = 719_468;

/// Returns how many days a month has.
const fn days_of(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// A date: year, month from 1 to 12, day of the month from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year, from 0 to 9999.
    pub year: u16,
    /// The month, 1 for January.
    pub month: u8,
    /// The day of the month.
    pub day: u8,
}

impl fmt::Display for Day {
    /// Writes the day as `2026-11-21` (ISO 8601).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date();
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

impl FromStr for Day {
    type Err = DayError;

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, DayError> {
        let error = || DayError { text: text.to_owned() };
        let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let mut parts = text.split('-');
        let (Some(year), Some(month), Some(day), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
            return Err(error());
        };
        let is_whole = [year, month, day].map(str::len) == [4, 2, 2] && [year, month, day].into_iter().all(is_digits);
        let (Ok(year), Ok(month), Ok(day)) = (year.parse(), month.parse(), day.parse()) else { return Err(error()) };
        Self::from_date(Date { year, month, day }).filter(|_| is_whole).ok_or_else(error)
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayError {
    /// The text.
    pub text: String,
}

impl fmt::Display for DayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a day: write one such as 2026-11-21", quoted(&self.text))
    }
}

impl Error for DayError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_and_written_in_words() {
        for (days, expected) in
            [(0, "1 January 1970"), (59, "1 March 1970"), (11_016, "29 February 2000"), (20_778, "21 November 2026")]
        {
            assert_eq!(Day::after_1970(days).in_words(), expected);
            assert_eq!(Day::after_1970(days).since_1970(), days);
        }
        assert_eq!(Day::FIRST.since_1970(), 0);
    }

    #[test]
    fn known_days() {
        for (number, text) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_778, "2026-11-21"),
            (-719_528, "0000-01-01"),
            (2_932_896, "9999-12-31"),
        ] {
            assert_eq!(Day::from_number(number).to_string(), text);
            assert_eq!(text.parse::<Day>().map(Day::number).map(i64::from), Ok(number));
        }
        assert_eq!(Day::from_number(i64::MAX), Day::LAST);
        assert_eq!(Day::from_number(i64::MIN), Day::FIRST);
    }

    #[test]
    fn every_day_follows_the_one_before() {
        // A calendar that counts on its fingers.
        let mut date = Date { year: 0, month: 1, day: 1 };
        for number in Day::FIRST.number()..=Day::LAST.number() {
            let day = Day::from_number(number.into());
            assert_eq!(day.date(), date);
            assert_eq!(Day::from_date(date), Some(day));
            date.day += 1;
            if Day::from_date(date).is_none() {
                date = Date { day: 1, month: date.month + 1, ..date };
            }
            if date.month > 12 {
                date = Date { month: 1, year: date.year + 1, ..date };
            }
        }
        assert_eq!(date, Date { year: 10_000, month: 1, day: 1 });
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2026-11-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "26-11-21", "2026-1-1"]
        {
            assert_eq!(text.parse::<Day>(), Err(DayError { text: text.to_owned() }));
        }
        for text in ["2026-11-21 ", "2026-11-21-", "+026-11-21", "2026/11/21", "2026-11-2１"] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
