//! The thinking thread of a table, and what comes of it for the user: hints, moves that are held
//! back, and praise.

use std::cmp::Ordering;

use egui::Context;

use crate::app::contract::board::BoardUi;
use crate::core::game::{Game, Player};
use crate::core::kind::{Merit, MoveClass, MoveOf, Seen};
use crate::core::search::{Explanation, Mark, Report};
use crate::session::Thinker;
use crate::words::{self, CardText, HintText, MOST_SHOWN, Mistake, Phrases, text};
use crate::worker::{EngineSeats, Reasons, Thinking, Thought};

/// Owns the thread that thinks and its one pending request.
///
/// A new request replaces the pending one, whose answer the thread drops unseen.
pub(super) struct Thinkers<K: BoardUi> {
    ctx: Context,
    /// Started by the first request.
    thread: Option<Thinking<K::Game>>,
    pending: Option<SearchPurpose<MoveOf<K>>>,
    /// The programs of others that have a seat.
    pub(super) seats: EngineSeats<K>,
    /// The last report of each side's computer.
    pub(super) reports: [Option<Report<MoveOf<K>>>; 2],
}

#[derive(Clone, Debug)]
pub(super) enum SearchPurpose<M> {
    /// The move of the computer whose turn it is.
    Move {
        /// When it was asked for, in seconds of the input's clock.
        since: f64,
        /// The best move so far, and how often another one took its place.
        best: Option<M>,
        changes: u32,
        /// The move to make when it is due, and how many seconds fit it.
        answer: Option<(M, f64)>,
    },
    Hint,
    /// Whether the position in view has a plan.
    Plan,
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
        purpose: SearchPurpose<MoveOf<K>>,
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
    pub(super) fn purpose(&self) -> Option<&SearchPurpose<MoveOf<K>>> {
        self.pending.as_ref()
    }

    pub(super) fn seeks_hint(&self) -> bool {
        matches!(self.purpose(), Some(SearchPurpose::Hint))
    }

    /// Returns the next message of the thread.
    pub(super) fn poll(&mut self) -> Option<Thought<K::Game>> {
        self.thread.as_mut().and_then(Thinking::poll)
    }

    /// Records the progress of the search for a computer's move.
    pub(super) fn on_progress(&mut self, mover: Player, report: Report<MoveOf<K>>) {
        if let Some(SearchPurpose::Move { best, changes, .. }) = &mut self.pending {
            let before = best.replace(report.best);
            *changes += u32::from(before.is_some_and(|before| before != report.best));
            self.reports[mover.index()] = Some(report);
        }
    }

    /// Ends the pending request, which was answered, and returns its purpose.
    pub(super) fn take(&mut self) -> Option<SearchPurpose<MoveOf<K>>> {
        self.pending.take()
    }

    /// Keeps a computer's move until it is due.
    pub(super) fn hold_move(&mut self, since: f64, answer: (MoveOf<K>, f64)) {
        let answer = Some(answer);
        self.pending = Some(SearchPurpose::Move { since, best: None, changes: 0, answer });
    }

    /// Stops thinking and drops the pending request. Returns what it was for.
    pub(super) fn cancel(&mut self) -> Option<SearchPurpose<MoveOf<K>>> {
        let purpose = self.pending.take()?;
        if let Some(thread) = &mut self.thread {
            thread.cancel();
        }
        Some(purpose)
    }
}

/// A hint on the screen.
pub(super) struct Advice<K: BoardUi> {
    /// The move, and what led to it.
    pub(super) report: Report<MoveOf<K>>,
    /// The explanation of the move, if the adviser has one.
    explanation: Option<Explanation<K::Game>>,
    text: HintText,
    /// The expected line of play in words.
    line: String,
    /// The moves that are equally good.
    pub(super) best: Vec<MoveOf<K>>,
    /// Whether the expected line of play is shown instead of the text.
    pub(super) shows_line: bool,
    /// Whether the game would have counted for the levels that the user has beaten, and no longer
    /// does.
    pub(super) uncounts: bool,
}

impl<K: BoardUi> Advice<K> {
    pub(super) fn of(
        position: &K::Game,
        report: Report<MoveOf<K>>,
        explanation: Option<Explanation<K::Game>>,
    ) -> Self {
        let text = words::hint::<K>(position, &report, explanation.as_ref());
        let explained = explanation.as_ref().map(|explanation| explanation.best.clone());
        let best = explained.filter(|best| !best.is_empty());
        let best = best.unwrap_or_else(|| words::advised::<K>(position, &report));
        let line = explanation.as_ref().map_or(&report.pv, |explanation| &explanation.line);
        let line = words::best_play(position, line);
        Self { report, explanation, text, line, best, shows_line: false, uncounts: false }
    }

    /// Says what a deeper search has found since.
    pub(super) fn refresh(&mut self, position: &K::Game, report: &Report<MoveOf<K>>) {
        if *report == self.report {
            return;
        }
        let explanation = self.explanation.take().filter(|_| report.best == self.report.best);
        let (shows_line, uncounts) = (self.shows_line, self.uncounts);
        *self = Self { uncounts, ..Self::of(position, report.clone(), explanation) };
        self.shows_line = shows_line && self.has_line();
    }

    fn whole_line(&self) -> &[MoveOf<K>] {
        self.explanation.as_ref().map_or(&self.report.pv, |explanation| &explanation.line)
    }

    pub(super) fn has_line(&self) -> bool {
        self.whole_line().len() > 1
    }

    pub(super) fn has_plan(&self) -> bool {
        let explained = K::EXTRAS.plans.zip(self.explanation.as_ref());
        explained.is_some_and(|(plans, explanation)| (plans.is_in)(&explanation.insight))
    }

    /// Returns the expected line of play, as far as the user can follow it.
    pub(super) fn line(&self) -> &[MoveOf<K>] {
        let line = self.whole_line();
        &line[..line.len().min(MOST_SHOWN)]
    }

    /// Returns the hint in words, or the expected line of play if that is shown.
    pub(super) fn text(&self) -> HintText {
        if !self.shows_line {
            let mut text = self.text.clone();
            if self.uncounts {
                let uncounts = text::play::hint_uncounts();
                text.card.text = if text.card.text.is_empty() {
                    uncounts.to_owned()
                } else {
                    text::play::two_sentences(text.card.text, uncounts)
                };
                text.said = text::play::two_sentences(text.said, uncounts);
            }
            return text;
        }
        let said = self.line.clone();
        HintText { card: CardText { heading: said.clone(), text: String::new() }, said }
    }

    /// Returns the places that the text mentions.
    pub(super) fn marks(&self) -> &[Mark<MoveOf<K>>] {
        self.explanation.as_ref().map_or(&[], |explanation| &explanation.marks)
    }
}

/// A move that the coach looks at before it is made.
#[derive(Clone, Debug)]
pub(super) enum CoachedMove<M> {
    /// The analysis is checking it.
    Checked(M),
    HeldBack(Box<HeldBack<M>>),
}

/// A mistake that the coach holds back.
#[derive(Clone, Debug)]
pub(super) struct HeldBack<M> {
    pub(super) mv: M,
    pub(super) class: MoveClass,
    /// What can be seen about it on the board, if that makes the class.
    pub(super) seen: Option<Seen<M>>,
    /// The opponent's answer, if it is shown.
    pub(super) answer: Option<M>,
    /// The best moves, as far as they are known.
    pub(super) better: Vec<M>,
    /// What a plan of the player would have played, once one is known that the move leaves.
    pub(super) planned: Option<M>,
    pub(super) opponent: Player,
}

impl<M: Copy> HeldBack<M> {
    /// Returns the card that says why it is held back.
    pub(super) fn card<K: Phrases<Game: Game<Move = M>>>(&self) -> CardText {
        let mut card = Mistake {
            class: self.class,
            seen: self.seen.as_ref(),
            better: &self.better,
            opponent: K::SIDES[self.opponent.index()],
        }
        .card::<K>();
        if let Some(planned) = self.planned {
            card.text = text::plan::left(K::move_object(planned));
        }
        card
    }
}

impl<M> CoachedMove<M> {
    pub(super) const fn held_back(&self) -> Option<&HeldBack<M>> {
        match self {
            Self::HeldBack(held) => Some(held),
            Self::Checked(_) => None,
        }
    }
}

/// A move that the coach praises, after it was made.
#[derive(Clone, Debug)]
pub(super) struct Praise<M> {
    pub(super) mv: M,
    /// The number of moves with it.
    pub(super) ply: usize,
    /// What is good about it, as can be seen on the board.
    pub(super) merit: Option<Merit>,
    /// The result that no other move keeps; `None` if others do, or that is not known.
    pub(super) kept: Option<Ordering>,
    pub(super) opponent: Player,
}

impl<M: Copy> Praise<M> {
    /// Returns the card that says what is good about it, if it deserves one.
    pub(super) fn card<K: Phrases<Game: Game<Move = M>>>(&self) -> Option<CardText> {
        let opponent = K::SIDES[self.opponent.index()];
        words::praise::<K>(self.merit.as_ref(), self.kept, self.mv, opponent)
    }
}
