//! How many moves of a side gave nothing away.

use super::analysis::Analysis;
use super::board::BoardUi;
use crate::core::game::Player;
use crate::core::kind::Quality;
use crate::session::Session;

/// Returns how good each judged move of a side was, in their order.
#[must_use]
pub fn qualities<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Vec<Quality> {
    let own = (1..=session.record().moves().len()).filter(|&ply| session.mover_at(ply - 1) == player);
    own.filter_map(|ply| analysis.quality(ply)).collect()
}

/// How many moves of a side gave nothing away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// The good ones.
    pub good: usize,
    /// The good ones and the mistakes.
    pub known: usize,
    /// These, and those of which it is not known.
    pub all: usize,
}

impl Accuracy {
    /// Returns the accuracy of a side in the line of a game.
    #[must_use]
    pub fn of<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Self {
        let all = qualities(session, analysis, player);
        let count = |wanted: Quality| all.iter().filter(|&&quality| quality == wanted).count();
        let good = count(Quality::Good);
        Self { good, known: good + count(Quality::Mistake), all: all.len() }
    }

    /// Returns how many of a hundred moves were good; `None` where it is known of none.
    #[must_use]
    pub fn percent(self) -> Option<usize> {
        let Self { good, known, .. } = self;
        let rounded = (200 * good + known).checked_div(2 * known)?;
        // What is not all, or not nothing, is not rounded to it.
        Some(if good == 0 || good == known { rounded } else { rounded.clamp(1, 99) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_is_rounded_but_not_to_perfection() {
        for (good, known, expected) in
            [(0, 0, None), (0, 300, Some(0)), (1, 300, Some(1)), (11, 13, Some(85)), (299, 300, Some(99)), (3, 3, Some(100))]
        {
            assert_eq!(Accuracy { good, known, all: 300 }.percent(), expected, "{good} of {known}");
        }
    }
}
