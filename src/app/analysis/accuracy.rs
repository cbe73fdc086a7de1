//! How well a side has played.

use super::Analysis;
use crate::app::contract::board::BoardUi;
use crate::core::game::Player;
use crate::core::kind;
use crate::session::Session;

/// The moves of a side, as far as they are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    /// From what the moves have cost.
    pub share: kind::Accuracy,
    /// How many are known to be no mistakes.
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
            if let Some(cost) = analysis.cost(ply) {
                accuracy.share.add::<K>(cost);
            }
        }
        accuracy
    }
}
