//! When something was. What time it is, only the clock knows.

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
