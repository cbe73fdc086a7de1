//! What a table has to do with the thread that thinks: who is asked, what comes back, and when a
//! move is due.

use super::{Asked, GameTable};
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::{Advice, Hint, Phase};
use crate::app::contract::moving_piece::Moving;
use crate::app::contract::table::Effects;
use crate::app::words;
use crate::core::game::Game;
use crate::core::kind::MoveOf;
use crate::session::Turn;
use crate::worker::{Thinking, Thought, Words};

impl<K: BoardUi> GameTable<K> {
    /// Returns the thread that thinks.
    pub(super) fn thinking(&mut self) -> Result<&mut Thinking<K::Game>, Effects> {
        if self.thinking.is_none() {
            let waker = self.ctx.clone();
            let started = Thinking::start(move || waker.request_repaint());
            self.thinking = Some(started.map_err(|error| {
                Effects::notice(format!(
                    "The system refuses a thread for the computers to think in: {error}"
                ))
            })?);
        }
        self.thinking.as_mut().ok_or_else(Effects::default)
    }

    /// Takes in what the thread has to tell.
    pub(super) fn take_in(&mut self, thought: Thought<MoveOf<K>>, effects: &mut Effects) {
        let mover = self.session.position().to_move().index();
        match thought {
            Thought::Progress { ticket, report } => {
                if self
                    .asked
                    .as_ref()
                    .is_some_and(|asked| asked.ticket == ticket)
                {
                    self.reports[mover] = Some(report);
                }
            }
            Thought::Chosen {
                ticket,
                report,
                explanation,
            } => {
                if self.proposal.take_in(ticket, &report)
                    || self.take_in_answers(ticket, &report.pv)
                {
                    self.ctx.request_repaint();
                } else if matches!(self.hint, Some(Hint::Asked(asked)) if asked == ticket) {
                    // Two estimates may differ: a hint says what the analysis shows at that moment.
                    let is_estimate = explanation.is_none() && !report.ended.is_exact();
                    let shown = self
                        .analysis
                        .shown(self.session.position())
                        .filter(|_| is_estimate);
                    let report = shown.cloned().unwrap_or(report);
                    let advice = Advice {
                        report,
                        explanation,
                        shows_line: false,
                    };
                    effects.announcement = Some(words::advice::<K>(&advice));
                    self.hint = Some(Hint::Given(advice));
                    self.session.note_hint();
                } else if let Some(asked) =
                    self.asked.as_mut().filter(|asked| asked.ticket == ticket)
                {
                    self.reports[mover] = Some(report.clone());
                    asked.answer = Some(report);
                }
            }
            Thought::Failed { message, .. } => {
                let again = if self.asked.take().is_some() {
                    self.session.hold(); // or the same search would fail over and over
                    "P lets it try again"
                } else {
                    "H asks again"
                };
                self.session.forget_thinkers();
                self.proposal.drop_answers();
                self.settling = None;
                self.hint = None;
                effects.notice = Some(format!("{message}. {again}"));
            }
        }
    }

    /// Asks the computer whose turn it is for a move, if it was not asked yet.
    pub(super) fn ask(&mut self, now: f64) -> Result<(), Effects> {
        if self.session.turn() != Turn::Computer || self.asked.is_some() {
            return Ok(());
        }
        let Some(thinker) = self.session.thinker() else {
            return Ok(());
        };
        let position = self.session.position().clone();
        match self.thinking() {
            Ok(thinking) => {
                let ticket = thinking.think(thinker, position, Words::Unwanted);
                self.asked = Some(Asked {
                    ticket,
                    since: now,
                    answer: None,
                });
                Ok(())
            }
            Err(effects) => {
                self.session.hold();
                Err(effects)
            }
        }
    }

    /// Returns the move that is to be made without a person, and when, in seconds: `delay` seconds
    /// after it was asked for and the last piece lay still, so that a person can follow.
    pub(super) fn due(&mut self, delay: f64, now: f64) -> Option<(MoveOf<K>, f64)> {
        let (mv, since) = match self.session.turn() {
            Turn::Computer => {
                let asked = self.asked.as_ref()?;
                (asked.answer.as_ref()?.best, asked.since)
            }
            Turn::Forced(forced) => (forced, self.moving.as_ref().map_or(now, Moving::started)),
            Turn::Person | Turn::Held | Turn::Over(_) => return None,
        };
        Some((mv, since.max(self.rest_at()) + delay))
    }

    /// Asks for a hint; where one is shown, shows its line or hides it.
    pub(super) fn ask_adviser(&mut self) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        // A hint that is there already shows its line, and then its words again.
        if let Some(Hint::Given(advice)) = &mut self.hint {
            advice.shows_line = !advice.shows_line;
            return Effects::announcement(words::advice::<K>(advice));
        }
        self.settling = None;
        self.proposal.interrupt();
        let adviser = self.session.adviser();
        let position = self.session.position().clone();
        match self.thinking() {
            Ok(thinking) => {
                let ticket = thinking.think(adviser, position, Words::Wanted);
                self.hint = Some(Hint::Asked(ticket));
                // The hint comes where a notice would stand.
                Effects {
                    drop_notice: true,
                    ..Effects::announcement(words::LOOKING_FOR_HINT)
                }
            }
            Err(effects) => effects,
        }
    }
}
