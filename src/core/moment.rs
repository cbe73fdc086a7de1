//! When something was, in words: `today at 14:05`, `yesterday at 09:30`, `20 November 2026`. What time it is, only the clock knows.

use super::count::counted;
use super::day::Day;
use super::zone::Zone;

/// The seconds of an hour.
const HOUR: i64 = 3600;
/// The seconds of a day.
const DAY: i64 = 24 * HOUR;

/// When something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// On a day and at a minute of it, on the clocks of this place.
    Clock {
        /// The day.
        day: Day,
        /// The minute of the day, from 0 to 1439.
        minute: u16,
        /// How many days ago that was.
        days_ago: i64,
    },
    /// So long ago; nobody knows what the clocks of this place showed.
    Ago {
        /// The seconds since then.
        seconds: i64,
        /// The day in UTC.
        day: Day,
    },
}

impl When {
    /// Returns when it was so many seconds after the beginning of 1970 in UTC, as it is told so many seconds after that, in a zone if it
    /// is known.
    #[must_use]
    pub fn of(seconds: i64, now: i64, zone: Option<&Zone>) -> Self {
        let day_of = |seconds: i64| Day::from_number(seconds.div_euclid(DAY));
        let Some(zone) = zone else {
            return Self::Ago { seconds: now.saturating_sub(seconds), day: day_of(seconds) };
        };
        let local = |seconds: i64| seconds.saturating_add(zone.offset(seconds).into());
        let (then, today) = (local(seconds), day_of(local(now)));
        let day = day_of(then);
        let minute = u16::try_from(then.rem_euclid(DAY) / 60).unwrap_or_default();
        Self::Clock { day, minute, days_ago: i64::from(today.number()) - i64::from(day.number()) }
    }

    /// Returns it in words.
    #[must_use]
    pub fn in_words(self) -> String {
        let at = |minute: u16| format!("at {:02}:{:02}", minute / 60, minute % 60);
        match self {
            Self::Clock { minute, days_ago: 0, .. } => format!("today {}", at(minute)),
            Self::Clock { minute, days_ago: 1, .. } => format!("yesterday {}", at(minute)),
            Self::Clock { day, .. } => day.in_words(),
            Self::Ago { seconds, .. } if (0..HOUR).contains(&seconds) => "less than an hour ago".to_owned(),
            Self::Ago { seconds, .. } if (0..DAY).contains(&seconds) => {
                format!("{} ago", counted(u64::try_from(seconds / HOUR).unwrap_or_default(), "hour"))
            }
            Self::Ago { day, .. } => day.in_words(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-22, 00:30 in UTC.
    const NOW: i64 = 20_779 * DAY + 1800;

    #[test]
    fn today_begins_at_midnight_where_one_is() {
        let utc = Zone::of_rule("UTC0").expect("a rule");
        let berlin = Zone::of_rule("CET-1CEST,M3.5.0,M10.5.0/3").expect("a rule");
        let words = |ago: i64, zone: &Zone| When::of(NOW - ago, NOW, Some(zone)).in_words();
        assert_eq!(words(0, &utc), "today at 00:30");
        assert_eq!(words(0, &berlin), "today at 01:30");
        assert_eq!(words(HOUR, &utc), "yesterday at 23:30");
        assert_eq!(words(HOUR, &berlin), "today at 00:30");
        assert_eq!(words(DAY, &utc), "yesterday at 00:30");
        assert_eq!(words(DAY + HOUR, &utc), "20 November 2026");
        assert_eq!(words(DAY + HOUR, &berlin), "yesterday at 00:30");
        assert_eq!(words(-DAY, &utc), "23 November 2026", "the clock was put back");
    }

    #[test]
    fn where_no_zone_is_known_it_is_told_how_long_ago_it_was() {
        let words = |ago: i64| When::of(NOW - ago, NOW, None).in_words();
        assert_eq!(words(59), "less than an hour ago");
        assert_eq!(words(HOUR), "1 hour ago");
        assert_eq!(words(DAY - 1), "23 hours ago");
        assert_eq!(words(DAY), "21 November 2026");
        assert_eq!(words(-1), "22 November 2026", "the clock was put back");
    }
}
