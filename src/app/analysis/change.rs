//! The change of value by a move, in words.

use crate::app::contract::board::BoardUi;
use crate::core::verdict::Verdict;
use crate::words::text;

/// A move that changed the value for the side that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The value of the position for that side before the move.
    pub before: Verdict,
    /// The value after the move.
    pub after: Verdict,
}

impl Change {
    /// Returns a short text: `won → lost`, or labels of estimates, `62% → 35%`.
    #[must_use]
    pub fn words<K: BoardUi>(self) -> String {
        match (self.before, self.after) {
            (Verdict::Estimate(before), Verdict::Estimate(after)) => {
                let label = K::ESTIMATES.label;
                text::analysis::change_estimate(label(before), label(after))
            }
            (before, after) => text::analysis::change(outcome(before), outcome(after)),
        }
    }
}

/// Returns the identifier of a result in the messages.
const fn outcome(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win(_) => "won",
        Verdict::Draw => "drawn",
        Verdict::Loss(_) => "lost",
        Verdict::Estimate(_) => "unclear",
    }
}
