//! When one of the user's own mistakes comes back for practice.

use serde::{Deserialize, Serialize};

/// After how many days a mistake comes back that was found once, and twice; found once more, it
/// stays away.
const DAYS: [u64; 2] = [3, 10];

/// How far the user has come with one of their own mistakes.
///
/// Days are counted from 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repetition {
    /// How often in a row the better move was found at the first try.
    found: usize,
    /// The day from which on it comes back.
    due: u64,
}

impl Repetition {
    /// Returns the day from which on the mistake comes back; `None` if it no longer does.
    #[must_use]
    pub fn due(self) -> Option<u64> {
        (self.found <= DAYS.len()).then_some(self.due)
    }

    /// Returns the state after the better move was found at the first try. With a hint it comes
    /// back as if found for the first time.
    #[must_use]
    pub fn found(self, today: u64, with_hint: bool) -> Self {
        let found = if with_hint {
            1
        } else {
            self.found.saturating_add(1)
        };
        Self {
            found,
            due: today + DAYS.get(found - 1).copied().unwrap_or_default(),
        }
    }

    /// Returns the state after another move was tried first, or the answer shown: it comes back the
    /// next day.
    #[must_use]
    pub const fn missed(today: u64) -> Self {
        Self {
            found: 0,
            due: today + 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_three_times_stays_away_and_what_is_missed_begins_again() {
        let once = Repetition::default().found(100, false);
        assert_eq!(once.due(), Some(103));
        let twice = once.found(103, false);
        assert_eq!(twice.due(), Some(113));
        assert_eq!(twice.found(113, false).due(), None);
        assert_eq!(twice.found(113, true).due(), Some(116));
        assert_eq!(Repetition::missed(113).due(), Some(114));
        let again = Repetition::missed(113).found(114, false);
        assert_eq!(again, Repetition::default().found(114, false));
    }

    #[test]
    fn a_file_that_says_more_than_possible_is_of_something_learned() {
        let text = r#"{"found":18446744073709551614,"due":18446744073709551615}"#;
        let odd: Repetition = serde_json::from_str(text).expect("numbers");
        assert_eq!(odd.due(), None);
    }
}
