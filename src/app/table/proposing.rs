//! What the program proposes where a position asks people a question: the dead groups of Go, marked
//! one after the other.
//!
//! The thread that thinks is asked once for each such position. Its answers are moves from that
//! position; so they are dropped as soon as a person has done anything, and with them what they
//! would have undone.

use super::GameTable;
use crate::app::contract::board::{BoardUi, Mover};
use crate::app::contract::model::{Hint, Phase};
use crate::app::contract::table::{Around, Effects};
use crate::core::game::Game;
use crate::core::kind;
use crate::worker::Words;

impl<K: BoardUi> GameTable<K> {
    /// Asks for a proposal where a question has come up for people, and makes the next move of one
    /// that is there: one a frame, so that each is seen and heard.
    pub(super) fn propose(&mut self, around: &Around<'_>) -> Option<Effects> {
        if let Some(mv) = self.proposal.moves.pop() {
            let rest = std::mem::take(&mut self.proposal.moves);
            let effects = self.make(mv, Mover::Computer, around).ok()?;
            self.proposal.moves = rest;
            self.ctx.request_repaint();
            return Some(effects);
        }
        if self.settling.is_some() || matches!(self.hint, Some(Hint::Asked(_))) {
            return None;
        }
        let position = self.session.position();
        let is_asked = kind::question::<K>(position).is_some()
            && self.turn() == Phase::Awaiting
            && self.session.record().is_at_end();
        if !is_asked || self.proposal.seen == Some(position.key()) {
            return None;
        }
        self.proposal.seen = Some(position.key());
        // Where somebody has answered already, the rest is theirs too.
        let mut before = self.session.record().clone();
        if before.undo().is_some() && kind::question::<K>(before.position()).is_some() {
            return None;
        }
        let position = position.clone();
        let adviser = self.session.adviser();
        match self.thinking() {
            Ok(thinking) => {
                self.proposal.asked = Some(thinking.think(adviser, position, Words::Unwanted));
                None
            }
            Err(effects) => Some(effects),
        }
    }
}
