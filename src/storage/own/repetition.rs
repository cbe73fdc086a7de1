//! When something that was practised comes back: the memory model of FSRS-6 with its usual weights.
//!
//! What was practised has a *stability*, the days until it is remembered nine times in ten, and a
//! *difficulty* from 1 to 10. It is due once its stability has passed. Source of the formulas and the
//! weights: the wiki of open-spaced-repetition, "The Algorithm".

use serde::{Deserialize, Serialize};

const WEIGHTS: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The interval from which on something counts as known, in days.
const KNOWN: u64 = 10;
/// The interval from which on something no longer comes back, in days.
const LEARNED: u64 = 100;
/// The longest interval, in days.
const LONGEST: f64 = 36_500.0;

/// How well something was remembered at the first try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    Missed,
    /// With a hint.
    Hinted,
    Found,
}

impl Recall {
    /// Returns the rating of the model, again, hard or good, and the stability after a first such
    /// rating.
    const fn rating(self) -> (f64, f64) {
        match self {
            Self::Missed => (1.0, WEIGHTS[0]),
            Self::Hinted => (2.0, WEIGHTS[1]),
            Self::Found => (3.0, WEIGHTS[2]),
        }
    }
}

/// What is remembered of something that was practised; the default was never practised.
///
/// Days are counted from 1 January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Repetition {
    /// In hundredths of a day.
    stability: u32,
    /// In hundredths.
    difficulty: u32,
    /// The day on which it was practised last.
    last: u64,
}

/// A repetition as read: earlier versions kept how often it was found in a row, and the day on which
/// it was due.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Stored {
    stability: u32,
    difficulty: u32,
    last: u64,
    found: u64,
    due: u64,
}

impl From<Stored> for Repetition {
    fn from(stored: Stored) -> Self {
        let Stored { stability, difficulty, last, found, due } = stored;
        if stability > 0 {
            let stability = stability.min(hundredths(LONGEST));
            return Self { stability, difficulty: difficulty.clamp(100, 1_000), last };
        }
        if due == 0 {
            return Self::default();
        }
        let days: u32 = match found {
            0 => 1,
            1 => 3,
            2 => 10,
            _ => 100,
        };
        Self { stability: 100 * days, difficulty: 500, last: due.saturating_sub(days.into()) }
    }
}

impl Repetition {
    /// Returns the state after it was practised.
    #[must_use]
    pub fn practised(self, recall: Recall, today: u64) -> Self {
        let (rating, first_stability) = recall.rating();
        let (stability, difficulty) = if self.is_new() {
            (first_stability, first_difficulty(rating))
        } else {
            let (stability, difficulty) = (hundredth(self.stability), hundredth(self.difficulty));
            let days =
                f64::from(u32::try_from(today.saturating_sub(self.last)).unwrap_or(u32::MAX));
            (
                next_stability(stability, difficulty, days, rating),
                next_difficulty(difficulty, rating),
            )
        };
        Self {
            stability: hundredths(stability.min(LONGEST)),
            difficulty: hundredths(difficulty.clamp(1.0, 10.0)),
            last: today,
        }
    }

    /// Returns this state, in which another window may have left it, after what was practised here
    /// between `before` and `now`.
    #[must_use]
    pub fn with_changes(self, before: Self, now: Self) -> Self {
        if self == before {
            return now;
        }
        // Which result leads from one state to the other is seen from the states.
        let recalls = [Recall::Missed, Recall::Hinted, Recall::Found];
        let once = recalls.into_iter().find(|&recall| before.practised(recall, now.last) == now);
        once.map_or(now, |recall| self.practised(recall, now.last))
    }

    /// Returns the days from when it was practised to when it comes back.
    fn interval(self) -> u64 {
        u64::from((self.stability + 50) / 100).max(1)
    }

    /// Returns whether it was never practised.
    #[must_use]
    pub const fn is_new(self) -> bool {
        self.stability == 0
    }

    /// Returns whether it stays away for some time.
    #[must_use]
    pub fn is_known(self) -> bool {
        !self.is_new() && self.interval() >= KNOWN
    }

    /// Returns the day from which on it is due; `None` if it no longer comes back.
    #[must_use]
    pub fn due(self) -> Option<u64> {
        if self.is_new() {
            return Some(0);
        }
        (self.interval() < LEARNED).then(|| self.last.saturating_add(self.interval()))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is positive and small"
)]
fn hundredths(value: f64) -> u32 {
    (100.0 * value).round().max(1.0) as u32
}

fn hundredth(value: u32) -> f64 {
    f64::from(value) / 100.0
}

fn first_difficulty(rating: f64) -> f64 {
    WEIGHTS[4] - (WEIGHTS[5] * (rating - 1.0)).exp() + 1.0
}

fn next_difficulty(difficulty: f64, rating: f64) -> f64 {
    let moved = difficulty - WEIGHTS[6] * (rating - 3.0) * (10.0 - difficulty) / 9.0;
    WEIGHTS[7] * first_difficulty(4.0) + (1.0 - WEIGHTS[7]) * moved
}

/// Returns the share of those that are still remembered after so many days.
fn retrievability(days: f64, stability: f64) -> f64 {
    let factor = 0.9_f64.powf(-1.0 / WEIGHTS[20]) - 1.0;
    (1.0 + factor * days / stability).powf(-WEIGHTS[20])
}

fn next_stability(stability: f64, difficulty: f64, days: f64, rating: f64) -> f64 {
    let [.., w8, w9, w10, w11, w12, w13, w14, w15, _, w17, w18, w19, _] = WEIGHTS;
    if days < 1.0 {
        let growth = (w17 * (rating - 3.0 + w18)).exp() * stability.powf(-w19);
        return stability * if rating >= 3.0 { growth.max(1.0) } else { growth };
    }
    let forgotten = 1.0 - retrievability(days, stability);
    if rating < 2.0 {
        let relearned = w11
            * difficulty.powf(-w12)
            * ((stability + 1.0).powf(w13) - 1.0)
            * (w14 * forgotten).exp();
        return relearned.min(stability / (w17 * w18).exp());
    }
    let penalty = if rating < 3.0 { w15 } else { 1.0 };
    let growth = w8.exp()
        * (11.0 - difficulty)
        * stability.powf(-w9)
        * ((w10 * forgotten).exp() - 1.0)
        * penalty;
    stability * (1.0 + growth)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the intervals if it is practised whenever it is due.
    fn intervals(recalls: &[Recall]) -> Vec<u64> {
        let mut state = Repetition::default();
        let mut today = 20_000;
        let next = |&recall: &Recall| {
            state = state.practised(recall, today);
            let due = state.last + state.interval();
            let interval = due - today;
            today = due;
            interval
        };
        recalls.iter().map(next).collect()
    }

    #[test]
    fn intervals_are_those_of_the_reference_implementation() {
        use Recall::{Found, Hinted, Missed};
        assert_eq!(intervals(&[Found; 4]), [2, 11, 46, 163]);
        assert_eq!(intervals(&[Missed, Found, Found, Found, Found]), [1, 2, 6, 17, 44]);
        assert_eq!(intervals(&[Found, Found, Missed, Found, Found]), [2, 11, 2, 5, 12]);
        assert_eq!(intervals(&[Hinted, Found, Found]), [1, 5, 17]);
        assert_eq!(intervals(&[Found, Hinted, Found]), [2, 8, 26]);
    }

    #[test]
    fn what_is_practised_again_on_the_same_day_hardly_moves() {
        let once = Repetition::default().practised(Recall::Found, 100);
        let twice = once.practised(Recall::Found, 100);
        assert_eq!((once.due(), twice.due()), (Some(102), Some(102)));
    }

    #[test]
    fn what_was_never_practised_is_due_and_what_is_learned_stays_away() {
        assert_eq!(Repetition::default().due(), Some(0));
        let five = [46, 163, 497].into_iter().scan(13, |day, days| {
            *day += days;
            Some(*day)
        });
        let known = Repetition::default()
            .practised(Recall::Found, 0)
            .practised(Recall::Found, 2)
            .practised(Recall::Found, 13);
        assert!(known.is_known() && known.due().is_some());
        let learned = five.fold(known, |state, day| state.practised(Recall::Found, day));
        assert_eq!(learned.due(), None);
    }

    #[test]
    fn an_earlier_file_and_one_that_says_too_much_are_read() {
        let read = |text: &str| serde_json::from_str::<Repetition>(text).expect("numbers");
        assert_eq!(read(r#"{"found":0,"due":20779}"#).due(), Some(20_779));
        assert_eq!(read(r#"{"found":2,"due":20779}"#).due(), Some(20_779));
        assert_eq!(read(r#"{"found":3,"due":20779}"#).due(), None);
        let most = u64::MAX;
        assert_eq!(read(&format!(r#"{{"found":{most},"due":{most}}}"#)).due(), None);
        let odd = read(&format!(r#"{{"stability":4294967295,"difficulty":0,"last":{most}}}"#));
        assert_eq!(odd.due(), None);
        assert_eq!(odd.practised(Recall::Missed, 5).due(), None);
        let once = Repetition::default().practised(Recall::Hinted, 20_000);
        let text = serde_json::to_string(&once).expect("a value");
        assert_eq!(read(&text), once);
    }
}
