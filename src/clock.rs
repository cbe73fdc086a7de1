//! The only file that reads a clock: for deadlines, for file dialogs that close by themselves, for how long a move took, and for the
//! date, which chooses the puzzle of the day.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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

/// The names of the months.
const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
/// The days from 1 March of the year 0 to 1 January 1970.
const DAYS_TO_1970: u64 = 719_468;
/// The days of 400 years, after which the calendar repeats itself.
const DAYS_OF_400_YEARS: u64 = 146_097;

/// Returns the date in Greenwich, as the number of days since 1 January 1970; 0 if the clock stands before that.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "this is the wrapper that the rest of the program uses")]
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400)
}

/// Returns a day in words, as the civil calendar has it: `21 November 2026`. Days are counted from 1 January 1970.
///
/// Years are counted from 1 March here, so that the day that leap years add is their last:
/// <https://howardhinnant.github.io/date_algorithms.html>.
#[must_use]
pub fn date_in_words(day: u64) -> String {
    let from_start = day.saturating_add(DAYS_TO_1970);
    let (era, day_of_era) = (from_start / DAYS_OF_400_YEARS, from_start % DAYS_OF_400_YEARS);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * months_from_march + 2) / 5 + 1;
    let (month, next_year) = if months_from_march < 10 { (months_from_march + 2, 0) } else { (months_from_march - 10, 1) };
    let name = usize::try_from(month).ok().and_then(|month| MONTHS.get(month)).copied().unwrap_or_default();
    format!("{day_of_month} {name} {}", 400 * era + year_of_era + next_year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, expected) in [
            (0, "1 January 1970"),
            (58, "28 February 1970"),
            (59, "1 March 1970"),
            (364, "31 December 1970"),
            (10_956, "31 December 1999"),
            (11_016, "29 February 2000"),
            (11_017, "1 March 2000"),
            (20_778, "21 November 2026"),
            (47_540, "28 February 2100"),
            (47_541, "1 March 2100"),
        ] {
            assert_eq!(date_in_words(day), expected);
        }
    }

    #[test]
    fn every_month_has_its_days() {
        // A slow reference: one day after the other.
        let (mut day_of_month, mut month, mut year) = (1, 0, 1970);
        for day in 0..60_000 {
            assert_eq!(date_in_words(day), format!("{day_of_month} {} {year}", MONTHS[month]));
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let days = [31, if is_leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            day_of_month += 1;
            if day_of_month > days[month] {
                (day_of_month, month) = (1, (month + 1) % 12);
                year += i32::from(month == 0);
            }
        }
    }

    #[test]
    fn today_is_after_this_was_written() {
        assert!(today() >= 20_778);
    }
}
