//! Accuracy: the share of a side's moves that were no mistakes.

use super::Analysis;
use crate::app::contract::board::BoardUi;
use crate::core::count;
use crate::core::game::Player;
use crate::core::kind::Quality;
use crate::session::Session;

/// Returns the quality of each judged move of a side, in order.
#[must_use]
pub fn qualities<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    player: Player,
) -> Vec<Quality> {
    let own =
        (1..=session.record().moves().len()).filter(|&ply| session.mover_at(ply - 1) == player);
    own.filter_map(|ply| analysis.quality(ply)).collect()
}

/// The number of good moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// The good moves.
    pub good: usize,
    /// The good moves and the mistakes.
    pub known: usize,
    /// All moves, including those not judged yet.
    pub all: usize,
}

impl Accuracy {
    /// Returns the accuracy of a side in the line of a game.
    #[must_use]
    pub fn of<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Self {
        let all = qualities(session, analysis, player);
        let count = |wanted: Quality| all.iter().filter(|&&quality| quality == wanted).count();
        let good = count(Quality::Good);
        Self {
            good,
            known: good + count(Quality::Mistake),
            all: all.len(),
        }
    }

    /// Returns the percentage of good moves; `None` if no move is judged yet.
    #[must_use]
    pub fn percent(self) -> Option<usize> {
        count::percent(self.good, self.known)
    }
}
