//! Objections of a computer to a human move, before it is made and once only.

use super::Session;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf, Objection, question};

impl<K: GameKind> Session<K> {
    /// Returns whether the adviser is to be asked about a move of the only person before it is
    /// made: it ends the game by settling a [question], and was not objected
    /// to that in this position.
    #[must_use]
    pub fn asks_about(&self, mv: MoveOf<K>) -> bool {
        let mut position = self.position().clone();
        let is_question = question::<K>(&position).is_some() && self.you().is_some();
        if !is_question
            || self.objected == Some((position.key(), mv))
            || position.refusal(mv).is_some()
        {
            return false;
        }
        position.make(mv);
        position.outcome().is_some()
    }

    /// Returns who objects to such a move, and to what, if the adviser would make these answers instead,
    /// and notes that it has: the same move in the same position is not asked about again.
    pub fn objection(
        &mut self,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<(Player, Objection)> {
        let person = self.you()?;
        let objection = K::SCORING?.objection(self.position(), person, mv, answers)?;
        self.objected = Some((self.position().key(), mv));
        Some((person.other(), objection))
    }
}
