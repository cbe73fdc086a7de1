//! Estimates in words.

use super::players::Players;

/// The standing of a side by an estimate, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Its game is almost lost.
    MuchWorse,
    /// The opponent has the better chances.
    Worse,
    /// The opponent is slightly better.
    LittleWorse,
    /// Neither side is better.
    Even,
    /// It is slightly better.
    LittleBetter,
    /// It has the better chances.
    Better,
    /// Its game is almost won.
    MuchBetter,
}

impl Standing {
    /// Returns the standing of a side with this estimate, or `None` in a game that shows estimates
    /// as numbers.
    #[must_use]
    pub fn of<K: Players>(estimate: i32) -> Option<Self> {
        let [better, much_better] = K::SCALE.grades?.map(i32::unsigned_abs);
        let size = estimate.unsigned_abs();
        let standing = if size <= K::SCALE.even.unsigned_abs() {
            Self::Even
        } else if size < better {
            Self::LittleBetter
        } else if size < much_better {
            Self::Better
        } else {
            Self::MuchBetter
        };
        Some(if estimate < 0 {
            standing.of_other()
        } else {
            standing
        })
    }

    /// Returns the standing of a side with this estimate in any game: only even, better or worse in
    /// a game that shows estimates as numbers.
    #[must_use]
    pub fn roughly<K: Players>(estimate: i32) -> Self {
        let simple = || match estimate {
            estimate if estimate.unsigned_abs() <= K::SCALE.even.unsigned_abs() => Self::Even,
            estimate if estimate < 0 => Self::Worse,
            _ => Self::Better,
        };
        Self::of::<K>(estimate).unwrap_or_else(simple)
    }

    /// Returns the standing from the opponent's view.
    #[must_use]
    pub const fn of_other(self) -> Self {
        match self {
            Self::MuchWorse => Self::MuchBetter,
            Self::Worse => Self::Better,
            Self::LittleWorse => Self::LittleBetter,
            Self::Even => Self::Even,
            Self::LittleBetter => Self::LittleWorse,
            Self::Better => Self::Worse,
            Self::MuchBetter => Self::MuchWorse,
        }
    }
}
