//! Objections of a computer to a human move, before it is made, and only once.

use super::Session;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf, Objection, question};

impl<K: GameKind> Session<K> {
    /// Returns whether to ask the adviser about a move of the only person before it is made: it
    /// ends the game by settling a [question], and had no objection in this position yet.
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

    /// Returns the objecting player and the objection to such a move, if the adviser would answer
    /// otherwise, and records it: the same move in the same position is not questioned again.
    pub fn objection(
        &mut self,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<(Player, Objection)> {
        let person = self.you()?;
        let objection = K::SCORING?.objection(self.position(), mv, answers)?;
        self.objected = Some((self.position().key(), mv));
        Some((person.other(), objection))
    }
}
