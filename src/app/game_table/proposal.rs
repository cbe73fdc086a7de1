//! How far a proposal of the program is, where a position asks people a question. When it is asked for stands in `proposing.rs`.

use crate::app::board::BoardUi;
use crate::core::game::Game;
use crate::core::kind::MoveOf;
use crate::core::search::Report;
use crate::worker::Ticket;

/// How far a proposal is.
pub(super) struct Proposal<K: BoardUi> {
    /// The position that was looked at last: what was proposed there is not proposed again.
    pub(super) seen: Option<<K::Game as Game>::Key>,
    /// The request that is being thought about.
    pub(super) asked: Option<Ticket>,
    /// Whether what is proposed there is to be made, and not only kept for an [objection](crate::core::kind::GameKind::objection).
    pub(super) is_made: bool,
    /// What is proposed in this position, once that is known.
    pub(super) answers: Vec<MoveOf<K>>,
    /// The moves that are still to be made, the next one last.
    pub(super) moves: Vec<MoveOf<K>>,
}

impl<K: BoardUi> Default for Proposal<K> {
    fn default() -> Self {
        Self { seen: None, asked: None, is_made: false, answers: Vec::new(), moves: Vec::new() }
    }
}

impl<K: BoardUi> Proposal<K> {
    /// Forgets what is still proposed: the position is another one.
    pub(super) fn drop_answers(&mut self) {
        self.asked = None;
        self.answers.clear();
        self.moves.clear();
    }

    /// Returns the request that is being thought about.
    #[cfg(test)]
    pub(super) const fn asked_for(&self) -> Option<Ticket> {
        self.asked
    }

    /// Takes in what was thought about a request; returns whether it was about a proposal.
    pub(super) fn take_in(&mut self, ticket: Ticket, report: &Report<MoveOf<K>>) -> bool {
        if self.asked != Some(ticket) {
            return false;
        }
        self.asked = None;
        self.answers = K::proposed(report);
        if self.is_made {
            self.moves = self.answers.iter().rev().copied().collect();
        }
        true
    }

    /// Notes a move that somebody makes: from a position without a question the next one with a question is a new one.
    pub(super) fn note_move(&mut self, before: &K::Game) {
        self.drop_answers();
        if K::question(before).is_none() {
            self.seen = None;
        }
    }
}
