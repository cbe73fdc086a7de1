//! Taking back, and playing again what was taken back.

use super::Session;
use crate::core::game::Game;
use crate::core::kind::GameKind;

impl<K: GameKind> Session<K> {
    /// Takes back a move: one of two computers; against a computer, back to the human player's own
    /// turn; between two human players, as many as the game has it (its
    /// [terms](crate::core::kind::Terms)). Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let mut is_looking = self.is_looking();
        self.goes_on = false;
        self.undone.push(self.record().cursor());
        for _ in 0..self.moves_at_once() {
            self.game.record.undo();
        }
        while self.is_passed_over() && self.game.record.undo().is_some() {}
        let cursor = self.record().cursor();
        while self.left.pop_if(|left| *left >= cursor).is_some() {
            is_looking = true;
        }
        self.note_ahead(!is_looking);
        true
    }

    /// Returns whether [`undo`](Self::undo) would take something back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A human player gets their own turn back, so there must have been one.
        (0..self.record().cursor())
            .any(|ply| self.is_watched() || self.seat(self.mover_at(ply)).is_human())
    }

    /// Plays again what [`undo`](Self::undo) took back, to where that began; where nothing was
    /// taken back, to where an undo from the end would stop. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        self.goes_on = false;
        let before = self.record().cursor();
        if let Some(end) = self.undone.pop() {
            while self.record().cursor() < end && self.game.record.redo().is_some() {}
        } else {
            let at_once = self.moves_at_once();
            let ahead = self.record().moves().len() - before;
            // A remainder that does not fill an undo is at the start: there it takes back fewer.
            let first = ahead
                .checked_rem(at_once)
                .filter(|&rest| rest > 0)
                .unwrap_or(at_once);
            for _ in 0..first {
                self.game.record.redo();
            }
            while self.is_passed_over() && self.game.record.redo().is_some() {}
        }
        self.note_ahead(self.game.is_taken_back);
        self.record().cursor() > before
    }

    /// Returns how many moves an undo takes back before it looks whose turn it is.
    fn moves_at_once(&self) -> usize {
        if self.is_between_people() {
            K::terms(self.setup()).undo_between_people
        } else {
            1
        }
    }

    /// Returns whether both players are human.
    fn is_between_people(&self) -> bool {
        self.game.seats.iter().all(|seat| seat.is_human())
    }

    /// Returns whether undo and redo do not stop at the position in view: where a human player
    /// plays, at those with a choice for one.
    fn is_passed_over(&self) -> bool {
        let ended = self.position().outcome().is_some();
        !self.is_watched()
            && (!self.seat_to_move().is_human() || !ended && K::forced(self.position()).is_some())
    }
}
