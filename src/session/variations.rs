//! Variations that are put into another order, or deleted.

use std::mem;

use super::Session;
use crate::core::about::Particular;
use crate::core::kind::GameKind;
use crate::core::record::{Place, Record};

/// The moves of a game, and the recorded result with its place, to be brought back later.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree<K: GameKind> {
    record: Record<K::Game>,
    result: Option<(Place, String)>,
}

impl<K: GameKind> Session<K> {
    /// Returns the number of moves before the variation in view: where the line last parted from the
    /// first one, up to the cursor. `None` if it is in the main line.
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

    /// Makes the current line the main line.
    pub fn make_main_line(&mut self) {
        self.game.record.make_main();
    }

    /// Deletes the current line from this many moves on, with all variations of what is deleted.
    pub fn delete_variation(&mut self, plies: usize) {
        // The deleted variation was another try, so the game still counts as helped.
        self.note_hint();
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

    /// Brings back the moves of before, in exchange for those of now.
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
