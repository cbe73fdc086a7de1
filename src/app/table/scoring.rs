//! The proposed answers when a position asks the players a question: the dead groups of Go, marked
//! one after the other.

use crate::app::contract::board::BoardUi;
use crate::core::game::Game;
use crate::core::kind::{self, MoveOf};
use crate::core::search::Report;
use crate::session::Session;

/// Owns the proposed answers that are still to be made.
///
/// They are moves from the position that asks. Anything the user does drops the rest of them.
pub(super) struct Scoring<K: BoardUi> {
    /// The position that needs no proposal any more: it had one, or the user has answered first.
    done: Option<<K::Game as Game>::Key>,
    /// The remaining answers, the next one last.
    answers: Vec<MoveOf<K>>,
}

impl<K: BoardUi> Default for Scoring<K> {
    fn default() -> Self {
        Self {
            done: None,
            answers: Vec::new(),
        }
    }
}

impl<K: BoardUi> Scoring<K> {
    /// Takes the next proposed answer, and the rest to [put back](Self::put_back) once it is made.
    pub(super) fn take_next(&mut self) -> Option<(MoveOf<K>, Vec<MoveOf<K>>)> {
        let mut answers = std::mem::take(&mut self.answers);
        answers.pop().map(|next| (next, answers))
    }

    /// Keeps the answers that are left.
    pub(super) fn put_back(&mut self, answers: Vec<MoveOf<K>>) {
        self.answers = answers;
    }

    /// Returns whether to ask the adviser for a proposal at the position in view.
    pub(super) fn is_wanted(&mut self, session: &Session<K>) -> bool {
        let record = session.record();
        let position = record.position();
        if kind::question::<K>(position).is_none()
            || !record.is_at_end()
            || self.done == Some(position.key())
        {
            return false;
        }
        // Once the user has given one answer, they give the others, too.
        let mut before = record.clone();
        if before.undo().is_some() && kind::question::<K>(before.position()).is_some() {
            self.done = Some(position.key());
        }
        self.done != Some(position.key())
    }

    /// Keeps the answers that an adviser's report proposes for a position.
    pub(super) fn on_report(&mut self, position: &K::Game, report: &Report<MoveOf<K>>) {
        self.done = Some(position.key());
        let scoring = K::EXTRAS.scoring;
        self.answers = scoring.map_or_else(Vec::new, |scoring| scoring.proposed(report));
        self.answers.reverse();
    }

    /// Drops the answers that are left, as another position comes into view.
    pub(super) fn leave(&mut self, position: &K::Game) {
        self.answers.clear();
        if kind::question::<K>(position).is_some() {
            self.done = Some(position.key());
        }
    }

    /// Drops the answers that are left, as a move is made from this position. The first question
    /// after other moves is a new one, also where the position has been seen before.
    pub(super) fn on_move(&mut self, before: &K::Game) {
        self.leave(before);
        self.done = self.done.filter(|_| kind::question::<K>(before).is_some());
    }
}
