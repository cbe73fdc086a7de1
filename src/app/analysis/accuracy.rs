//! Accuracy: the share of a side's moves that were no mistakes.

use super::Analysis;
use crate::app::contract::board::BoardUi;
use crate::core::game::Player;
use crate::session::Session;

/// The number of good moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// The moves that are known to be no mistakes.
    pub good: usize,
    /// Those, and the mistakes.
    pub known: usize,
    /// All moves, including those not judged yet.
    pub all: usize,
}

impl Accuracy {
    /// Returns the accuracy of a side in the line of a game.
    #[must_use]
    pub fn of<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Self {
        let mut accuracy = Self::default();
        for ply in 1..=session.record().moves().len() {
            if session.mover_at(ply - 1) != player || !analysis.is_judged(ply) {
                continue;
            }
            accuracy.all += 1;
            if let Some(class) = analysis.class(ply) {
                accuracy.known += 1;
                accuracy.good += usize::from(!class.is_mistake());
            }
        }
        accuracy
    }
}
