//! The null windows that find a score: their goals, one after the other.

use std::ops::RangeInclusive;

use super::table::Bounds;

/// The goals of the null windows that find a score, each chosen by the bounds that the ones before
/// have left.
pub(super) struct Goals {
    /// The number of empty cells.
    empty: i32,
    /// The goals around a guess, which come first.
    guesses: Option<RangeInclusive<i32>>,
    /// The goals of shallow wins and losses, which come next.
    shallow: Option<Shallow>,
    /// Whether the sign of the score is enough.
    sign_only: bool,
}

impl Goals {
    /// Returns the goals that find the score of a position with so many empty cells.
    pub(super) const fn score(empty: i32) -> Self {
        Self { empty, guesses: None, shallow: Some(Shallow::new(empty)), sign_only: false }
    }

    /// Returns the goals that find a score which is likely this one, with an aspiration window
    /// around it first.
    pub(super) const fn score_near(guess: i32, empty: i32) -> Self {
        Self { guesses: Some(guess..=guess.saturating_add(1)), ..Self::score(empty) }
    }

    /// Returns the goals that find the sign of a score.
    pub(super) const fn sign(empty: i32) -> Self {
        Self { empty, guesses: None, shallow: None, sign_only: true }
    }

    /// Returns the bounds before the first null window, for a position whose mover has no playable
    /// threat.
    pub(super) fn first_bounds(&self) -> Bounds {
        let (lower, upper) = (-(self.empty / 2), (self.empty - 1) / 2);
        if self.sign_only {
            Bounds { lower: lower.max(-1), upper: upper.min(1) }
        } else {
            Bounds { lower, upper }
        }
    }

    /// Returns the bounds after a null window at `goal` has found `bound`.
    pub(super) const fn narrowed(&self, bounds: Bounds, goal: i32, bound: i32) -> Bounds {
        if bound >= goal {
            Bounds { lower: if self.sign_only { goal } else { bound }, ..bounds }
        } else {
            Bounds { upper: if self.sign_only { goal - 1 } else { bound }, ..bounds }
        }
    }

    /// Returns the goal of the next null window: more than the lower bound, and not more than the
    /// upper one.
    pub(super) fn next(&mut self, bounds: Bounds) -> i32 {
        let guess = self.guesses.as_mut().and_then(Iterator::next);
        guess
            .filter(|goal| (bounds.lower + 1..=bounds.upper).contains(goal))
            .or_else(|| self.shallow.as_mut().and_then(|shallow| shallow.next(bounds)))
            .unwrap_or_else(|| outwards(bounds))
    }
}

/// Returns the goal that asks who wins, and once that is known the one next to the draw.
const fn outwards(bounds: Bounds) -> i32 {
    if bounds.lower <= 0 && bounds.upper > 0 {
        1
    } else if bounds.lower > 0 {
        bounds.lower + 1
    } else {
        bounds.upper
    }
}

/// The goals of shallow wins and losses, from the outside in: a win within 7 plies? A loss within
/// 8? A win within 11? ...
///
/// They cost little, decide easy positions long before the question of who wins could be decided,
/// and leave good bounds in the transposition table for hard ones.
struct Shallow {
    /// The number of empty cells.
    empty: i32,
    /// The plies of the next goal.
    next: i32,
    /// The most plies of a goal.
    last: i32,
}

impl Shallow {
    const fn new(empty: i32) -> Self {
        let last = match empty {
            28.. => 16,
            14..28 => 12,
            _ => 0,
        };
        Self { empty, next: 7, last }
    }

    /// Returns the next goal that the bounds do not decide, or `None` when there is none left.
    const fn next(&mut self, bounds: Bounds) -> Option<i32> {
        while self.next <= self.last {
            let plies = self.next;
            // 7, 8, 11, 12, 15, 16: an odd number is about a win, an even one about a loss.
            let is_win = plies % 2 == 1;
            self.next += if is_win { 1 } else { 3 };
            let score = (self.empty + 2 - plies) / 2;
            let goal = if is_win { score } else { 1 - score };
            if goal > bounds.lower && goal <= bounds.upper {
                return Some(goal);
            }
        }
        None
    }
}
