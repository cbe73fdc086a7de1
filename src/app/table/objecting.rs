//! What a computer says of how a person settles a question: the adviser is asked before the move is
//! made, and the computer objects once.

use super::GameTable;
use super::settling::Settling;
use crate::app::contract::board::{BoardUi, Mover};
use crate::app::contract::table::{Around, Effects};
use crate::app::words;
use crate::core::kind::MoveOf;
use crate::worker::{Ticket, Words};

impl<K: BoardUi> GameTable<K> {
    /// Asks the adviser about a move; `false` if nobody can be asked.
    pub(super) fn ask_about(&mut self, mv: MoveOf<K>) -> bool {
        self.hint = None;
        self.proposal.interrupt();
        let (adviser, position) = (self.session.adviser(), self.session.position().clone());
        let asked = self
            .thinking()
            .map(|thinking| thinking.think(adviser, position, Words::Unwanted));
        self.settling = asked.ok().map(|ticket| Settling {
            mv,
            ticket,
            answers: None,
        });
        self.settling.is_some()
    }

    /// Takes in the answers about a move; returns whether they were about one.
    pub(super) fn take_in_answers(&mut self, ticket: Ticket, answers: &[MoveOf<K>]) -> bool {
        let Some(settling) = self
            .settling
            .as_mut()
            .filter(|settling| settling.ticket == ticket)
        else {
            return false;
        };
        settling.answers = Some(answers.to_vec());
        true
    }

    /// Makes the move that the adviser was asked about, or says what the computer has against it.
    /// Returns what came of it, if anything did.
    pub(super) fn settle(&mut self, around: &Around<'_>) -> Option<Effects> {
        let Settling {
            mv,
            answers: Some(answers),
            ..
        } = self
            .settling
            .take_if(|settling| settling.answers.is_some())?
        else {
            return None;
        };
        if let Some((player, objection)) = self.session.objection(mv, &answers) {
            return Some(Effects::notice(format!(
                "{} disagrees: {objection}",
                self.session.player_name(player)
            )));
        }
        let made = self.make(mv, Mover::Person, around);
        Some(made.unwrap_or_else(|refusal| Effects::refusal(words::capital(&refusal))))
    }
}
