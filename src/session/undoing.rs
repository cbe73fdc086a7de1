//! Undo and redo.

use super::Session;
use crate::core::game::Game;
use crate::core::kind::GameKind;

impl<K: GameKind> Session<K> {
    /// Takes back the agreement that has ended the game, or a move: one move between computers;
    /// against a computer, back to the human player's own turn; between two human players, as many
    /// as the [terms](crate::core::kind::Terms) of the game say. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.game.record.reopen() {
            return true;
        }
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
        // Undo returns to a human player's turn, so there must have been one.
        let mut plies = 0..self.record().cursor();
        self.record().can_reopen()
            || plies.any(|ply| self.is_watched() || self.seat(self.mover_at(ply)).is_human())
    }

    /// Redoes what [`undo`](Self::undo) took back, up to where the undo began; if nothing was taken
    /// back, up to where an undo from the end would stop. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        self.goes_on = false;
        let before = self.record().cursor();
        if let Some(end) = self.undone.pop() {
            while self.record().cursor() < end && self.game.record.redo().is_some() {}
        } else {
            let at_once = self.moves_at_once();
            let ahead = self.record().moves().len() - before;
            // A remainder that is shorter than an undo is at the start, where undo takes back fewer
            // moves.
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

    /// Returns how many moves an undo takes back at once.
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

    /// Returns whether undo and redo skip the position in view: if there is a human player, they
    /// stop only where one has a choice.
    fn is_passed_over(&self) -> bool {
        let ended = self.position().outcome().is_some();
        !self.is_watched()
            && (!self.seat_to_move().is_human() || !ended && K::forced(self.position()).is_some())
    }
}
