//! How a game goes on: what was thought about is taken in, and a move is made when it is due.

use std::time::Duration;

use egui::Context;

use super::GameTable;
use super::celebration::Celebration;
use crate::app::contract::board::{BoardUi, Mover};
use crate::app::contract::model::Phase;
use crate::app::contract::moving_piece::Moving;
use crate::app::contract::table::{Around, Effects, Table};
use crate::app::words;
use crate::core::game::{Outcome, Player};
use crate::core::kind::MoveOf;
use crate::players::{self, Seat};
use crate::storage::Motion;
use crate::worker::Thinking;

impl<K: BoardUi> GameTable<K> {
    /// Lets the game go on: takes in what was thought about, and makes the move that is due.
    pub(super) fn go_on(&mut self, ctx: &Context, around: &Around<'_>) -> Effects {
        let mut effects = Effects::default();
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            self.take_in(thought, &mut effects);
        }
        effects.letter = self.typed.give_up(ctx, around.now);
        // A person who plays a computer asks for it each time.
        self.analysis
            .begin(around.settings.analysis && self.session.you().is_none());
        self.note_analysis();
        self.analysis.need(self.needed());
        if let Some(failure) = self.analysis.tick(&self.session, &self.ctx) {
            effects.notice = Some(failure);
        }
        self.follow_review(&mut effects);
        if let Some(taught) = self.teach(around) {
            effects = Effects {
                letter: effects.letter,
                notice: taught.notice.or(effects.notice),
                ..taught
            };
        }
        // A game that is reviewed is only looked at.
        if self.review.is_some() {
            return effects;
        }
        if effects.announcement.is_none() {
            effects.announcement = self.newly_analysed();
        }
        if let Some(settled) = self.settle(around) {
            return Effects {
                letter: effects.letter,
                notice: settled.notice.or(effects.notice),
                ..settled
            };
        }
        if let Some(proposed) = self.propose(around) {
            return Effects {
                letter: effects.letter,
                notice: proposed.notice.or(effects.notice),
                ..proposed
            };
        }
        if let Err(refused) = self.ask(around.now) {
            return refused;
        }
        let delay = f64::from(around.settings.delay_ms) / 1000.0 / self.speed(around);
        let Some((mv, due)) = self.due(delay, around.now) else {
            return effects;
        };
        if around.now < due {
            ctx.request_repaint_after(Duration::from_secs_f64((due - around.now).min(60.0)));
            return effects;
        }
        ctx.request_repaint();
        self.asked = None;
        self.make(mv, Mover::Computer, around)
            .map(|made| Effects {
                letter: effects.letter,
                ..made
            })
            .unwrap_or_else(|refusal| {
                self.session.hold();
                let phrase = K::move_phrase(mv);
                Effects::notice(format!(
                    "The computer chose {phrase}, because of an error in Plot 4: \
                {refusal}. P lets it try again"
                ))
            })
    }

    /// Makes a move; its piece is on its way from now on.
    pub(super) fn make(
        &mut self,
        mv: MoveOf<K>,
        by: Mover,
        around: &Around<'_>,
    ) -> Result<Effects, String> {
        let before = self.session.position().clone();
        let left = self.session.left_by(mv);
        self.session.count_as(players::fresh_number());
        self.session
            .play(mv)
            .map_err(|illegal| K::refusal(&before, illegal))?;
        self.stop_thinking();
        self.proposal.note_move(&before);
        self.hint = None;
        let is_answered = self.asked_once.take().is_some();
        self.drop_lesson();
        let speed = self.speed(around);
        let position = self.session.position();
        self.moving = Moving::start(
            &self.view,
            position,
            (mv, by),
            around.settings.motion,
            speed,
            around.now,
        );
        self.celebration = self
            .celebrated(around)
            .map(|winner| Celebration::new(winner, self.rest_at().max(around.now)));
        Ok(Effects {
            // Also of a move that was made before and taken back.
            announcement: Some(words::announcement(&self.session)),
            notice: if self.session.has_no_result() {
                Some(words::no_result(self.session.record().cursor()))
            } else {
                left.map(words::line_left)
            },
            // It said why another move was refused, or asked about this one.
            drop_notice: self.refused.take().is_some() | is_answered,
            changed: true,
            ended: self.session.count_end().map(Box::new),
            sounds: self.sounds(mv),
            ..Effects::default()
        })
    }

    /// Returns the person who has won with the last move, where pieces may move.
    fn celebrated(&self, around: &Around<'_>) -> Option<Player> {
        match self.turn() {
            Phase::Over(Outcome::Win(winner)) => Some(winner),
            Phase::Over(Outcome::Draw)
            | Phase::Awaiting
            | Phase::Thinking
            | Phase::Passing
            | Phase::Moving
            | Phase::Paused => None,
        }
        .filter(|&winner| self.session.seat(winner) == Seat::Human)
        .filter(|_| !self.is_free && around.settings.motion != Motion::Reduced)
    }
}
