//! The thinking thread of a table and its one pending request.

use std::io;

use egui::Context;

use crate::app::contract::board::BoardUi;
use crate::app::contract::screen::Effects;
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::core::search::Report;
use crate::session::Thinker;
use crate::words::text;
use crate::worker::{Thinking, Thought, Ticket, Words};

/// Owns the thread that thinks and its one pending request.
///
/// A new request replaces the pending one, whose answer is dropped unseen: there is no second place
/// in which a ticket could be kept.
pub(super) struct Engine<K: BoardUi> {
    ctx: Context,
    /// Started by the first request.
    thread: Option<Thinking<K::Game>>,
    pending: Option<Pending<MoveOf<K>>>,
    /// The last report of each side's computer.
    pub(super) reports: [Option<Report<MoveOf<K>>>; 2],
}

/// A request to the thread.
struct Pending<M> {
    ticket: Ticket,
    purpose: Purpose<M>,
}

/// The purpose of a request.
#[derive(Clone, Debug)]
pub(super) enum Purpose<M> {
    /// The move of the computer whose turn it is.
    Move {
        /// When it was asked for, in seconds of the input's clock.
        since: f64,
        /// The move to make when it is due.
        answer: Option<M>,
    },
    /// A hint.
    Hint,
    /// The answers to propose to a question of the position, such as which groups are dead.
    Proposal,
    /// Whether a computer objects to this answer of the user.
    Objection(M),
}

/// The system has refused to start a thread.
#[derive(Debug)]
pub(super) struct NoThread(io::Error);

impl NoThread {
    /// Returns the notice to show.
    pub(super) fn notice(&self) -> Effects {
        Effects::notice(text::play::no_thread(self.0.to_string()))
    }
}

impl<K: BoardUi> Engine<K> {
    pub(super) fn new(ctx: &Context) -> Self {
        Self {
            ctx: ctx.clone(),
            thread: None,
            pending: None,
            reports: [None, None],
        }
    }

    /// Asks a strategy about a position, in place of any pending request.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub(super) fn ask(
        &mut self,
        thinker: Thinker<K::Game>,
        position: K::Game,
        words: Words,
        purpose: Purpose<MoveOf<K>>,
    ) -> Result<(), NoThread> {
        let thread = match &mut self.thread {
            Some(thread) => thread,
            none => {
                let waker = self.ctx.clone();
                let started = Thinking::start(move || waker.request_repaint());
                none.insert(started.map_err(NoThread)?)
            }
        };
        let ticket = thread.think(thinker, position, words);
        self.pending = Some(Pending { ticket, purpose });
        Ok(())
    }

    /// Returns the purpose of the pending request.
    pub(super) fn purpose(&self) -> Option<&Purpose<MoveOf<K>>> {
        self.pending.as_ref().map(|pending| &pending.purpose)
    }

    /// Returns whether a hint is being looked for.
    pub(super) fn seeks_hint(&self) -> bool {
        matches!(self.purpose(), Some(Purpose::Hint))
    }

    /// Returns the next message of the thread.
    pub(super) fn poll(&mut self) -> Option<Thought<K::Game>> {
        self.thread.as_mut().and_then(Thinking::poll)
    }

    /// Records the progress of the search for a computer's move.
    pub(super) fn on_progress(&mut self, ticket: Ticket, mover: Player, report: Report<MoveOf<K>>) {
        if let Some(Pending {
            ticket: asked,
            purpose: Purpose::Move { .. },
        }) = self.pending
            && asked == ticket
        {
            self.reports[mover.index()] = Some(report);
        }
    }

    /// Ends the request with this ticket and returns its purpose; `None` if the answer is to an
    /// earlier request.
    pub(super) fn take(&mut self, ticket: Ticket) -> Option<Purpose<MoveOf<K>>> {
        self.pending
            .take_if(|pending| pending.ticket == ticket)
            .map(|pending| pending.purpose)
    }

    /// Keeps a computer's move until it is due.
    pub(super) fn hold_move(&mut self, ticket: Ticket, since: f64, answer: MoveOf<K>) {
        let answer = Some(answer);
        let purpose = Purpose::Move { since, answer };
        self.pending = Some(Pending { ticket, purpose });
    }

    /// Stops thinking and drops the pending request. Returns what it was for.
    pub(super) fn cancel(&mut self) -> Option<Purpose<MoveOf<K>>> {
        let pending = self.pending.take()?;
        if let Some(thread) = &mut self.thread {
            thread.cancel();
        }
        Some(pending.purpose)
    }

    /// Returns the ticket of the pending request.
    #[cfg(test)]
    pub(super) fn ticket(&self) -> Option<Ticket> {
        self.pending.as_ref().map(|pending| pending.ticket)
    }
}
