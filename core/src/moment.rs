//! A point in time. Only the clock knows the current time.

use super::day::Day;

/// A local point in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The day.
    pub day: Day,
    /// The minute of the day, from 0 to 1439.
    pub minute: u16,
    /// The number of days since then, negative if the clock was set back.
    pub days_ago: i64,
}
