//! How far a proposal of the program is, where a position asks people a question. When it is asked
//! for stands in `proposing.rs`.

use crate::app::contract::board::BoardUi;
use crate::core::game::Game;
use crate::core::kind::{self, MoveOf};
use crate::core::search::Report;
use crate::worker::Ticket;

/// How far a proposal is.
pub(super) struct Proposal<K: BoardUi> {
    /// The position that was looked at last: what was proposed there is not proposed again.
    pub(super) seen: Option<<K::Game as Game>::Key>,
    /// The request that is being thought about.
    pub(super) asked: Option<Ticket>,
    /// The moves that are still to be made, the next one last.
    pub(super) moves: Vec<MoveOf<K>>,
}

impl<K: BoardUi> Default for Proposal<K> {
    fn default() -> Self {
        Self {
            seen: None,
            asked: None,
            moves: Vec::new(),
        }
    }
}

impl<K: BoardUi> Proposal<K> {
    /// Forgets what is still proposed: the position is another one.
    pub(super) fn drop_answers(&mut self) {
        self.asked = None;
        self.moves.clear();
    }

    /// Forgets a request, as the thread is asked something else: it is asked again afterwards.
    pub(super) fn interrupt(&mut self) {
        if self.asked.take().is_some() {
            self.seen = None;
        }
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
        self.moves = K::proposed(report);
        self.moves.reverse();
        true
    }

    /// Notes a move that somebody makes: from a position without a question the next one with a
    /// question is a new one.
    pub(super) fn note_move(&mut self, before: &K::Game) {
        self.drop_answers();
        if kind::question::<K>(before).is_none() {
            self.seen = None;
        }
    }
}
