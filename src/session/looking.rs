//! Looking back: shows an earlier position or another variation, or plays on from it.

use std::mem;

use super::Session;
use crate::core::about::Particular;
use crate::core::game::Game as _;
use crate::core::kind::{Ending, GameKind, MoveOf};
use crate::core::record::{Place, Record};

impl<K: GameKind> Session<K> {
    /// Returns whether the user is looking back at an earlier position, and has not chosen to play
    /// on from there. Undone moves do not count: the next move replaces them.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.is_looking() && !self.goes_on
    }

    /// Returns whether the user has gone back to an earlier position to look at it, rather than to
    /// take moves back. Where that is unknown it counts as looking, which loses no moves.
    pub(super) fn is_looking(&self) -> bool {
        !self.record().is_at_end() && !self.game.is_taken_back
    }

    /// Returns how many of the moves ahead `mv` would turn into a variation, if the user is looking
    /// back rather than undoing; `None` if there are none. An agreement leaves the line as it is.
    #[must_use]
    pub fn left_by(&self, mv: MoveOf<K>) -> Option<usize> {
        let ahead = &self.record().moves()[self.record().cursor()..];
        ahead
            .first()
            .filter(|&&next| self.is_looking() && next != mv && !K::Game::is_agreement(mv))
            .map(|_| ahead.len())
    }

    /// Returns how many moves the line goes on for after a game that ended in the position in view,
    /// as by two passes after which it was continued. A resignation does not count. `None` if there
    /// are none.
    #[must_use]
    pub fn after_end(&self) -> Option<usize> {
        let is_resigned = K::ending(self.last_position()) == Ending::Resigned;
        let end = self.record().moves().len() - usize::from(is_resigned);
        let ahead = end.saturating_sub(self.record().cursor());
        let is_within = self.is_looking() && self.position().outcome().is_some();
        Some(ahead).filter(|&ahead| is_within && ahead > 0)
    }

    /// Returns whether the game is being played, so that new moves become its main line. A game
    /// that is over, one from a file without a computer in it, and a free board are only looked at.
    #[must_use]
    pub fn is_being_played(&self) -> bool {
        let game = &self.game;
        (self.is_ours || self.has_computer())
            && game.result_at.is_none()
            && game.record.in_order().last_position().outcome().is_none()
    }

    /// Goes on from the position in view, to which the user has gone back, as if the game had come
    /// no further.
    pub const fn try_from_here(&mut self) {
        self.resume();
    }

    /// Shows the position after this many moves; no move is lost.
    pub fn go_to(&mut self, plies: usize) {
        self.look(|record| record.go_to(plies));
    }

    /// Shows the position this many moves later; earlier, if negative.
    pub fn go_by(&mut self, step: isize) {
        self.go_to(self.record().cursor().saturating_add_signed(step));
    }

    /// Shows another variation: the one with this number, counted from 0, of those after this many
    /// moves. Does nothing if there is none.
    pub fn switch_line(&mut self, plies: usize, number: usize) {
        if let Some(&mv) = self.record().tried_at(plies).get(number) {
            self.left.clear();
            self.look(|record| _ = record.switch(plies, mv));
        }
    }

    /// Shows a position of any variation.
    pub fn show(&mut self, place: Place) {
        self.left.clear();
        self.look(|record| {
            record.show(place);
            let plies = record.plies_to(place);
            record.go_to(plies.unwrap_or_else(|| record.cursor()));
        });
    }

    /// Returns whether there is another variation to show.
    #[must_use]
    pub fn has_next_line(&self) -> bool {
        self.branch().is_some()
    }

    /// Returns the branch nearest to the cursor: at the move before it or earlier, else at the one
    /// after it.
    fn branch(&self) -> Option<usize> {
        let (record, cursor) = (self.record(), self.record().cursor());
        let parts = |plies: &usize| record.tried_at(*plies).len() > 1;
        let before = (0..cursor).rev().find(parts);
        before.or_else(|| Some(cursor).filter(parts))
    }

    /// Shows the next variation at the branch nearest to the cursor. Returns whether there is one.
    pub fn next_line(&mut self) -> bool {
        let Some(plies) = self.branch() else {
            return false;
        };
        let record = self.record();
        let tried = record.tried_at(plies);
        let shown =
            record.moves().get(plies).and_then(|mv| tried.iter().position(|tried| tried == mv));
        self.switch_line(plies, shown.map_or(0, |shown| (shown + 1) % tried.len()));
        true
    }

    /// Moves the cursor to look at another position; computers wait there.
    pub(super) fn look(&mut self, go: impl FnOnce(&mut Record<K::Game>)) {
        self.goes_on = false;
        self.undone.clear();
        go(&mut self.game.record);
        self.note_ahead(false);
    }

    /// Notes why moves lie ahead of the position in view, if any do: they were taken back, or the
    /// user has gone back to look.
    pub(super) fn note_ahead(&mut self, is_taken_back: bool) {
        self.game.is_taken_back = is_taken_back && !self.record().is_at_end();
    }
}

/// The moves of a game, and the recorded result with its place, to be brought back later.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree<K: GameKind> {
    record: Record<K::Game>,
    result: Option<(Place, String)>,
}

impl<K: GameKind> Tree<K> {
    /// Returns the number of moves, those of all variations included.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.record.tree_size()
    }
}

impl<K: GameKind> Session<K> {
    /// Returns the number of moves before the variation in view: where the line last parted from
    /// the first one, up to the cursor. `None` if it is in the main line.
    #[must_use]
    pub fn variation_fork(&self) -> Option<usize> {
        let (record, cursor) = (self.record(), self.record().cursor());
        let is_later = |plies: &usize| !record.is_first_at(*plies);
        let before = (0..cursor).rev().find(is_later);
        before.or_else(|| Some(cursor).filter(is_later))
    }

    /// Puts the current line one place further forward among those that part after this many moves.
    pub fn promote_variation(&mut self, plies: usize) {
        self.game.record.promote(plies);
    }

    pub fn make_main_line(&mut self) {
        self.game.record.make_main();
    }

    /// Deletes the current line from this many moves on, with all variations of what is deleted.
    pub fn delete_variation(&mut self, plies: usize) {
        // During the game the variation was another try after a move taken back; after its end it is
        // no help.
        self.game.has_deleted |= self.counted.is_none();
        let mut result_at = self.game.result_at;
        self.left.clear();
        self.look(|record| record.remove_line(plies, &mut result_at));
        self.game.result_at = result_at;
        if result_at.is_none() {
            self.game.about.remove(Particular::Result);
        }
    }

    /// Returns the moves as they are now.
    #[must_use]
    pub fn tree(&self) -> Tree<K> {
        let result = self.game.about.of(Particular::Result);
        let result = self.game.result_at.zip(result);
        Tree {
            record: self.record().clone(),
            result: result.map(|(place, text)| (place, text.to_owned())),
        }
    }

    /// Swaps the moves of the game with those of `tree`.
    pub fn exchange_tree(&mut self, tree: &mut Tree<K>) {
        let Tree { record, result } = mem::replace(tree, self.tree());
        self.left.clear();
        self.look(|now| *now = record);
        let (place, text) = result.unzip();
        self.game.result_at = place;
        let text = text.unwrap_or_default();
        self.game.about.set(Particular::Result, &text);
    }
}
