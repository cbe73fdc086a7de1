//! The thread that thinks for one game.
//!
//! There is one request at a time: a new one stops the one before, whose answer is dropped unseen.
//! So a caller needs no ticket to tell answers apart.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::choose::choose_together;
use super::worker_thread::WorkerThread;
use crate::clock::Stopwatch;
use crate::core::control::Control;
use crate::core::game::Game;
use crate::core::search::{Explanation, Report};
use crate::session::Thinker;

/// The number of a request; later requests have greater ones.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ticket(u64);

/// Whether to explain a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reasons {
    /// Explain it: see [`Strategy::explain`](crate::core::search::Strategy::explain).
    Wanted,
    Unwanted,
}

/// An answer of the thread about the current request.
#[derive(Clone, Debug, PartialEq)]
pub enum Thought<G: Game> {
    /// A search has finished another depth.
    Progress {
        report: Report<G::Move>,
    },
    Chosen {
        report: Report<G::Move>,
        explanation: Option<Explanation<G>>,
    },
    /// The request failed; the thread continues with the next one. The thinker must not be used
    /// again.
    Failed {
        reason: NoAnswer,
    },
}

/// Why a thread has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    GameOver,
    NoPuzzle,
    Panicked,
}

/// The thread that thinks for one game, and the channels to and from it.
///
/// Dropping it stops the search and joins the thread.
pub struct Thinking<G: Game> {
    current: Arc<AtomicU64>,
    thoughts: Receiver<(Ticket, Thought<G>)>,
    thread: WorkerThread<Order<G>>,
}

/// A request on its way to the thread.
struct Order<G: Game> {
    ticket: Ticket,
    thinker: Thinker<G>,
    position: G,
    reasons: Reasons,
    /// How long the search may take; `None` for as long as it wants.
    budget: Option<Duration>,
}

impl<G: Game<Move: Send> + Send + Sync + 'static> Thinking<G> {
    /// Starts the thread; `wake` is called from it after each [`Thought`].
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> io::Result<Self> {
        let (sender, thoughts) = mpsc::channel();
        let current = Arc::new(AtomicU64::new(0));
        let outbox = Outbox { sender, wake, current: Arc::clone(&current) };
        let thread =
            WorkerThread::start_low("plot4-thinking", move |order| think(&order, &outbox))?;
        Ok(Self { current, thoughts, thread })
    }

    /// Requests a move, and abandons any earlier request.
    pub fn think(&mut self, thinker: Thinker<G>, position: G, reasons: Reasons) {
        self.think_within(thinker, position, reasons, None);
    }

    /// Requests a move, to be chosen within this time, and abandons any earlier request. A search
    /// that is not done by then is stopped, and what it has found counts. A strategy that has found
    /// nothing, such as an exact solver, gets all the time it needs.
    pub fn think_within(
        &mut self,
        thinker: Thinker<G>,
        position: G,
        reasons: Reasons,
        budget: Option<Duration>,
    ) {
        self.cancel();
        let ticket = Ticket(self.current.load(Ordering::Relaxed));
        self.thread.send(Order { ticket, thinker, position, reasons, budget });
    }
}

impl<G: Game> Thinking<G> {
    /// Stops the current search, if there is one; its answer will not arrive.
    pub fn cancel(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the next thought about the current request, or `None` if there is none now.
    pub fn poll(&mut self) -> Option<Thought<G>> {
        let current = Ticket(self.current.load(Ordering::Relaxed));
        self.thoughts.try_iter().find(|(ticket, _)| *ticket == current).map(|(_, thought)| thought)
    }
}

impl<G: Game> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.cancel(); // so that the thread comes back within milliseconds to be joined
    }
}

/// The channel of thoughts to the window.
struct Outbox<G: Game, W> {
    sender: Sender<(Ticket, Thought<G>)>,
    wake: W,
    current: Arc<AtomicU64>,
}

impl<G: Game, W: Fn()> Outbox<G, W> {
    /// Sends a thought and wakes the window; if the window is gone, the thought is dropped.
    fn send(&self, ticket: Ticket, thought: Thought<G>) {
        if self.sender.send((ticket, thought)).is_ok() {
            (self.wake)();
        }
    }

    /// Returns whether a later request has replaced this one.
    fn is_stale(&self, ticket: Ticket) -> bool {
        self.current.load(Ordering::Relaxed) != ticket.0
    }
}

/// Stops a search once another request is the current one, or its time is up, and passes its
/// progress on.
struct Request<'a, G: Game, W> {
    ticket: Ticket,
    outbox: &'a Outbox<G, W>,
    clock: Stopwatch,
    budget: Option<Duration>,
}

impl<G: Game, W> Request<'_, G, W> {
    fn is_late(&self) -> bool {
        self.budget.is_some_and(|budget| self.clock.elapsed() >= budget)
    }
}

impl<G: Game, W: Fn()> Control<Report<G::Move>> for Request<'_, G, W> {
    fn should_stop(&mut self) -> bool {
        self.outbox.is_stale(self.ticket) || self.is_late()
    }

    fn on_progress(&mut self, report: &Report<G::Move>) {
        let report = report.clone();
        self.outbox.send(self.ticket, Thought::Progress { report });
    }
}

fn think<G: Game + Sync>(order: &Order<G>, outbox: &Outbox<G, impl Fn()>) {
    let &Order { ticket, ref thinker, ref position, reasons, budget } = order;
    if outbox.is_stale(ticket) {
        return;
    }
    let mut request = Request { ticket, outbox, clock: Stopwatch::start(), budget };
    // The session drops a thinker that panicked, so that nothing inconsistent is used again.
    let chosen = catch_unwind(AssertUnwindSafe(|| {
        let mut strategy = thinker.lock().unwrap_or_else(PoisonError::into_inner);
        let mut report = choose_together(&mut ***strategy, position, &mut request);
        if report.is_none() && request.is_late() {
            request.budget = None;
            report = choose_together(&mut ***strategy, position, &mut request);
        }
        let report = report?;
        let explanation = match reasons {
            Reasons::Wanted => strategy.explain(position, &report, &mut request),
            Reasons::Unwanted => None,
        };
        Some((report, explanation))
    }));
    let thought = match chosen {
        Ok(Some((report, explanation))) => Thought::Chosen { report, explanation },
        Ok(None) => Thought::Failed { reason: NoAnswer::GameOver },
        Err(_) => Thought::Failed { reason: NoAnswer::Panicked },
    };
    outbox.send(ticket, thought);
}
