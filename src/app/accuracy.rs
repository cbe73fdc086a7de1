//! How many moves of a side kept the result.

use super::analysis::Analysis;
use super::board::BoardUi;
use crate::core::game::Player;
use crate::core::kind::Kept;
use crate::core::verdict::Verdict;
use crate::session::Session;

/// Returns whether each move of a side kept the result, in their order.
#[must_use]
pub fn kept<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Vec<Kept> {
    let own = (1..).zip(session.record().moves()).filter(|&(ply, &mv)| session.mover_at(ply - 1) == player && K::is_judged(mv));
    own.map(|(ply, _)| Kept::of::<K>(analysis.verdict(ply - 1), analysis.verdict(ply).map(Verdict::of_other))).collect()
}

/// How many moves of a side are known to have kept the result, of how many of which it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// Those that kept it.
    pub kept: usize,
    /// All of which it is known.
    pub known: usize,
}

impl Accuracy {
    /// Returns the accuracy of a side in the line of a game.
    #[must_use]
    pub fn of<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Self {
        let all = kept(session, analysis, player);
        let count = |wanted: Kept| all.iter().filter(|&&kept| kept == wanted).count();
        Self { kept: count(Kept::Yes), known: count(Kept::Yes) + count(Kept::No) }
    }

    /// Returns how many of a hundred moves kept the result; `None` where it is known of none.
    #[must_use]
    pub fn percent(self) -> Option<usize> {
        let Self { kept, known } = self;
        let rounded = (200 * kept + known).checked_div(2 * known)?;
        // What is not all, or not nothing, is not rounded to it.
        Some(if kept == 0 || kept == known { rounded } else { rounded.clamp(1, 99) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_is_rounded_but_not_to_perfection() {
        for (kept, known, expected) in
            [(0, 0, None), (0, 300, Some(0)), (1, 300, Some(1)), (11, 13, Some(85)), (299, 300, Some(99)), (3, 3, Some(100))]
        {
            assert_eq!(Accuracy { kept, known }.percent(), expected, "{kept} of {known}");
        }
    }
}
