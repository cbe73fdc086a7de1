//! The thinking thread of a table and its one pending request.

use egui::Context;

use crate::app::contract::board::BoardUi;
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::core::search::Report;
use crate::session::Thinker;
use crate::words::text;
use crate::worker::{EngineSeats, Reasons, Thinking, Thought};

/// Owns the thread that thinks and its one pending request.
///
/// A new request replaces the pending one, whose answer the thread drops unseen.
pub(super) struct Thinkers<K: BoardUi> {
    ctx: Context,
    /// Started by the first request.
    thread: Option<Thinking<K::Game>>,
    pending: Option<Purpose<MoveOf<K>>>,
    /// The programs of others that have a seat.
    pub(super) seats: EngineSeats<K>,
    /// The last report of each side's computer.
    pub(super) reports: [Option<Report<MoveOf<K>>>; 2],
}

#[derive(Clone, Debug)]
pub(super) enum Purpose<M> {
    /// The move of the computer whose turn it is.
    Move {
        /// When it was asked for, in seconds of the input's clock.
        since: f64,
        /// The move to make when it is due.
        answer: Option<M>,
    },
    Hint,
    /// The answers to propose to a question of the position, such as which groups are dead.
    Proposal,
    /// Whether a computer objects to this answer of the user.
    Objection(M),
    /// Whether a computer agrees on a draw by this move.
    Draw(M),
}

impl<K: BoardUi> Thinkers<K> {
    pub(super) fn new(ctx: &Context) -> Self {
        Self {
            ctx: ctx.clone(),
            thread: None,
            pending: None,
            seats: EngineSeats::default(),
            reports: [None, None],
        }
    }

    /// Asks a strategy about a position, in place of any pending request.
    ///
    /// # Errors
    /// The notice, if the system refuses a thread.
    pub(super) fn ask(
        &mut self,
        thinker: Thinker<K::Game>,
        position: K::Game,
        reasons: Reasons,
        purpose: Purpose<MoveOf<K>>,
    ) -> Result<(), String> {
        let thread = match &mut self.thread {
            Some(thread) => thread,
            none => {
                let waker = self.ctx.clone();
                let started = Thinking::start(move || waker.request_repaint());
                none.insert(started.map_err(|error| text::play::no_thread(error.to_string()))?)
            }
        };
        thread.think(thinker, position, reasons);
        self.pending = Some(purpose);
        Ok(())
    }

    /// Returns the purpose of the pending request.
    pub(super) fn purpose(&self) -> Option<&Purpose<MoveOf<K>>> {
        self.pending.as_ref()
    }

    pub(super) fn seeks_hint(&self) -> bool {
        matches!(self.purpose(), Some(Purpose::Hint))
    }

    /// Returns the next message of the thread.
    pub(super) fn poll(&mut self) -> Option<Thought<K::Game>> {
        self.thread.as_mut().and_then(Thinking::poll)
    }

    /// Records the progress of the search for a computer's move.
    pub(super) fn on_progress(&mut self, mover: Player, report: Report<MoveOf<K>>) {
        if let Some(Purpose::Move { .. }) = self.pending {
            self.reports[mover.index()] = Some(report);
        }
    }

    /// Ends the pending request, which was answered, and returns its purpose.
    pub(super) fn take(&mut self) -> Option<Purpose<MoveOf<K>>> {
        self.pending.take()
    }

    /// Keeps a computer's move until it is due.
    pub(super) fn hold_move(&mut self, since: f64, answer: MoveOf<K>) {
        let answer = Some(answer);
        self.pending = Some(Purpose::Move { since, answer });
    }

    /// Stops thinking and drops the pending request. Returns what it was for.
    pub(super) fn cancel(&mut self) -> Option<Purpose<MoveOf<K>>> {
        let purpose = self.pending.take()?;
        if let Some(thread) = &mut self.thread {
            thread.cancel();
        }
        Some(purpose)
    }
}
