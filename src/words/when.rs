//! Dates and times.

use super::text;
use crate::core::day::Day;
use crate::core::moment::When;

/// Returns a date in words: `21 November 2026`.
#[must_use]
pub fn date(day: Day) -> String {
    let [year, month, number] = day.parts();
    text::info::full_date(number.to_string(), month, year.to_string())
}

/// Returns a date and time in words: `today at 14:05`, `yesterday at 09:30`, `20 November 2026`.
#[must_use]
pub fn when(when: When) -> String {
    let time = || format!("{:02}:{:02}", when.minute / 60, when.minute % 60);
    match when.days_ago {
        0 => text::info::today(time()),
        1 => text::info::yesterday(time()),
        _ => date(when.day),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_have_the_name_of_the_month() {
        for (days, expected) in [
            (0, "1 January 1970"),
            (59, "1 March 1970"),
            (11_016, "29 February 2000"),
            (20_778, "21 November 2026"),
        ] {
            assert_eq!(date(Day::after_1970(days)), expected);
        }
    }

    #[test]
    fn a_moment_is_near_or_a_date() {
        let day = Day::after_1970(20_778);
        let at = |days_ago| {
            when(When {
                day,
                minute: 9 * 60 + 5,
                days_ago,
            })
        };
        assert_eq!(
            [0, 1, 2, -1].map(at),
            [
                "today at 09:05",
                "yesterday at 09:05",
                "21 November 2026",
                "21 November 2026"
            ]
        );
    }
}
