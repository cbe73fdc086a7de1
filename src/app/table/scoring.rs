//! The proposed answers when a position asks the players a question: the dead groups of Go, marked
//! one after the other.

use crate::app::contract::board::BoardUi;
use crate::core::game::Game;
use crate::core::kind::{self, MoveOf};
use crate::core::search::Report;
use crate::session::Session;

/// Owns the proposed answers that are still to be made.
///
/// They are moves from the position that asks. Anything the user does drops the rest of them, and what
/// the user answers before they are known stays.
pub(super) struct Scoring<K: BoardUi> {
    /// Whether a proposal for the position in view was asked for.
    is_asked: bool,
    /// Whether the position in view needs no proposal any more: it had one, or the user has answered
    /// before it was asked for.
    is_done: bool,
    /// The remaining answers, the next one last.
    answers: Vec<MoveOf<K>>,
}

impl<K: BoardUi> Default for Scoring<K> {
    fn default() -> Self {
        Self {
            is_asked: false,
            is_done: false,
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
    pub(super) fn is_wanted(&self, session: &Session<K>) -> bool {
        let record = session.record();
        !self.is_done
            && record.is_at_end()
            && (self.is_asked || record.agreed().is_empty())
            && kind::question::<K>(record.position()).is_some()
    }

    /// Notes that a proposal is being searched for.
    pub(super) const fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Keeps the answers that an adviser's report proposes for the position in view, except where it
    /// would take back one that the user has `given`.
    pub(super) fn on_report(&mut self, report: &Report<MoveOf<K>>, given: &[MoveOf<K>]) {
        self.is_done = true;
        let scoring = K::SCORING;
        self.answers = scoring.map_or_else(Vec::new, |scoring| scoring.proposed(report));
        self.answers.retain(|answer| !given.contains(answer));
        self.answers.reverse();
    }

    /// Drops the answers that are left, as another position comes into view.
    pub(super) fn leave(&mut self) {
        self.answers.clear();
        self.is_done = true;
    }

    /// Drops the answers that are left, as a move is made. The first question after it is a new one; an
    /// answer leaves a proposal that is being searched for as it is.
    pub(super) fn on_move(&mut self, mv: MoveOf<K>) {
        self.answers.clear();
        if !K::Game::is_agreement(mv) {
            *self = Self::default();
        } else if !self.is_asked {
            self.is_done = true;
        }
    }
}
