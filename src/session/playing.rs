//! Turns, moves, and pausing the computers.

use super::{Hold, Session};
use crate::core::game::{Game, Outcome};
use crate::core::kind::{GameKind, MoveOf, RefusalOf, question};
use crate::players::Seat;

/// The next event that a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<M> {
    /// A human player's move.
    Human,
    Computer,
    /// The user, who has paused the computers.
    Held,
    /// This forced move, a pass.
    Forced(M),
    /// Nothing: it is over.
    Over(Outcome),
}

impl<K: GameKind> Session<K> {
    #[must_use]
    pub fn turn(&self) -> Turn<MoveOf<K>> {
        if let Some(outcome) = self.position().outcome() {
            return Turn::Over(outcome);
        }
        let held = self.is_held();
        match (K::forced(self.position()), self.seat_to_move()) {
            // A forced pass can be paused like a computer, so that the user can look back at it.
            (Some(_), _) | (None, Seat::Computer(_) | Seat::Engine(_)) if held => Turn::Held,
            (Some(forced), _) => Turn::Forced(forced),
            (None, Seat::Computer(_) | Seat::Engine(_))
                if question::<K>(self.position()).is_some() && !self.is_watched() =>
            {
                Turn::Human
            }
            (None, Seat::Human) => Turn::Human,
            (None, Seat::Computer(_) | Seat::Engine(_)) => Turn::Computer,
        }
    }

    /// Returns the position before the last move, if that is a pass of a side that had no other move.
    #[must_use]
    pub fn before_forced_pass(&self) -> Option<K::Game> {
        let played = self.record().played();
        let (&last, before) = played.split_last()?;
        if K::PASS != Some(last) {
            return None;
        }
        let mut position = self.record().start().clone();
        for &mv in before {
            position.make(mv);
        }
        (K::forced(&position) == Some(last)).then_some(position)
    }

    fn is_held(&self) -> bool {
        (!self.record().is_at_end() && !self.goes_on) || self.hold == Hold::Paused
    }

    /// Plays a move for the side whose turn it is.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed.
    pub fn play(&mut self, mv: MoveOf<K>) -> Result<(), RefusalOf<K>> {
        let mover = self.seat_to_move();
        let cursor = self.record().cursor();
        let is_another = self.record().moves().get(cursor) != Some(&mv);
        let is_turn = !K::Game::is_agreement(mv);
        let leaves_line = self.left_by(mv).is_some();
        let is_the_game =
            is_turn && (is_another || self.game.is_taken_back) && self.is_being_played();
        self.game.record.play(mv)?;
        if is_the_game {
            self.game.record.make_main();
        }
        self.is_played = true;
        self.undone.clear();
        if leaves_line {
            self.left.push(cursor);
        }
        // A player who makes the move that lies ahead still looks back.
        if is_turn {
            self.note_ahead(is_another || self.game.is_taken_back);
        }
        match (mover, self.hold) {
            // Both have agreed.
            (Seat::Computer(_) | Seat::Engine(_), Hold::Running | Hold::Paused)
                if !is_turn && !self.is_watched() =>
            {
                self.resume();
            }
            // A human player who makes a move wants an answer, even if it repeats the next move of
            // the line.
            (Seat::Human, _) => self.resume(),
            (Seat::Computer(_) | Seat::Engine(_), Hold::Step) => self.hold(),
            (Seat::Computer(_) | Seat::Engine(_), Hold::Running | Hold::Paused) => {
                if self.has_no_result() {
                    self.hold();
                }
            }
        }
        Ok(())
    }

    /// Returns whether a game between two computers has lasted so long that it may go in circles
    /// ([`move_limit`](crate::core::kind::Terms::move_limit)). They are paused there, and again
    /// after each further multiple.
    #[must_use]
    pub fn has_no_result(&self) -> bool {
        let (moves, is_over) = (self.record().cursor(), self.position().outcome().is_some());
        let is_most = K::terms(self.setup())
            .move_limit
            .is_some_and(|limit| moves > 0 && moves.is_multiple_of(limit));
        self.is_watched() && !is_over && is_most && self.record().is_at_end()
    }

    /// Pauses the computers, or lets paused ones continue; at the end of a game that is watched,
    /// the series. Does nothing at any other time.
    pub fn toggle_pause(&mut self) {
        match self.turn() {
            Turn::Held => self.resume(),
            Turn::Over(_) if self.is_paused() => self.resume(),
            Turn::Over(_) if self.is_watched() => self.hold(),
            Turn::Computer => self.hold(),
            Turn::Human | Turn::Forced(_) | Turn::Over(_) => {}
        }
    }

    /// Returns whether two computers, or the series of their games, are paused.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_watched() && self.hold == Hold::Paused
    }

    /// Lets a computer make one move, and then pauses it; does nothing if it is not a computer's
    /// turn.
    pub fn step(&mut self) {
        match self.turn() {
            Turn::Held | Turn::Computer => {
                self.goes_on = true;
                self.hold = Hold::Step;
            }
            Turn::Human | Turn::Forced(_) | Turn::Over(_) => {}
        }
    }

    /// Pauses the computers until the user lets them continue.
    pub const fn hold(&mut self) {
        self.goes_on = false;
        self.hold = Hold::Paused;
    }

    /// Lets the computers continue from the cursor.
    pub(super) const fn resume(&mut self) {
        self.goes_on = true;
        self.hold = Hold::Running;
    }
}

// Undo and redo.

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
        let line = self.record().moves().to_vec();
        let is_the_game = self.is_being_played();
        for _ in 0..self.moves_at_once() {
            self.game.record.undo();
        }
        while self.is_passed_over() && self.game.record.undo().is_some() {}
        self.follow_game(&line, is_the_game);
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
        let line = self.record().moves().to_vec();
        let is_the_game = self.is_being_played();
        if let Some(end) = self.undone.pop() {
            while self.record().cursor() < end && self.game.record.redo().is_some() {}
        } else {
            let at_once = self.moves_at_once();
            let ahead = self.record().moves().len() - before;
            // A remainder that is shorter than an undo is at the start, where undo takes back fewer
            // moves.
            let first = ahead.checked_rem(at_once).filter(|&rest| rest > 0).unwrap_or(at_once);
            for _ in 0..first {
                self.game.record.redo();
            }
            while self.is_passed_over() && self.game.record.redo().is_some() {}
        }
        self.follow_game(&line, is_the_game);
        self.note_ahead(self.game.is_taken_back);
        self.record().cursor() > before
    }

    /// Makes the line in view the main line if undo or redo has brought it back in place of `line`,
    /// in a game that is being played.
    fn follow_game(&mut self, line: &[MoveOf<K>], is_the_game: bool) {
        if is_the_game && self.record().moves() != line {
            self.game.record.make_main();
        }
    }

    /// Returns how many moves an undo takes back at once.
    fn moves_at_once(&self) -> usize {
        if self.is_between_people() { K::terms(self.setup()).undo_between_people } else { 1 }
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
