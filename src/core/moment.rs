//! When something was, in words: `today at 14:05`, `yesterday at 09:30`, `20 November 2026`. What
//! time it is, only the clock knows.

use super::day::Day;

/// When something was, on the clocks of this place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The day.
    pub day: Day,
    /// The minute of the day, from 0 to 1439.
    pub minute: u16,
    /// How many days ago that was; fewer than none if the clock was put back since.
    pub days_ago: i64,
}

impl When {
    /// Returns it in words.
    #[must_use]
    pub fn in_words(self) -> String {
        let at = format!("at {:02}:{:02}", self.minute / 60, self.minute % 60);
        match self.days_ago {
            0 => format!("today {at}"),
            1 => format!("yesterday {at}"),
            _ => self.day.in_words(),
        }
    }
}
