//! A human move from the board to the game: the question before it, what the opponent or the coach
//! has to say about it, and the move itself.

use egui::Context;

use super::coach::{self, CheckResult};
use super::engine::Purpose;
use super::{GameTable, Mode};
use crate::app::contract::board::{BoardUi, Mover, Touch};
use crate::app::contract::model::{Act, Lesson, Phase};
use crate::app::contract::screen::{Effects, ScreenContext};
use crate::core::game::Game;
use crate::core::kind::{self, MoveOf};
use crate::core::search::Report;
use crate::words::{self, text};
use crate::worker::Reasons;

impl<K: BoardUi> GameTable<K> {
    /// Queues a move as if the user had played it: that needs the egui context.
    pub(super) fn ask_for(&mut self, mv: Option<MoveOf<K>>) -> Effects {
        let mut effects = Effects::default();
        if let Some(mv) = mv {
            let act = Act::Touch(Touch::Play(mv));
            self.input.acts.push(&mut effects.commands, act);
        }
        effects
    }

    /// Makes the user's move, if it is their turn. A refused move is explained, and costs no turn.
    pub(super) fn on_human_move(
        &mut self,
        mv: MoveOf<K>,
        ctx: &Context,
        context: &ScreenContext<'_>,
    ) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        let mv = kind::intended::<K>(self.session.position(), mv);
        if let Some(effects) = self.follow_line(mv) {
            return effects;
        }
        if let Some(question) = self.question_before(mv, context.now) {
            self.input.aim_at_move(mv);
            self.input.ask_again(mv, context.now);
            return Effects::notice(question);
        }
        if !self.is_free && self.session.answers_draw(mv).is_some() && self.is_legal(mv) {
            let asked = self.ask_adviser(Reasons::Unwanted, Purpose::Draw(mv));
            return asked.map_or_else(|refused| refused.notice(), |()| Effects::default());
        }
        if self.is_to_be_checked(mv) {
            self.input.aim_at_move(mv);
            self.hint = None;
            self.mode = Mode::Coaching(Lesson::Checked(mv));
            ctx.request_repaint();
            return self.check_move(context);
        }
        if !self.is_free && self.session.asks_about(mv) {
            self.hint = None;
            let asked = self.ask_adviser(Reasons::Unwanted, Purpose::Objection(mv));
            if asked.is_ok() {
                return Effects::default();
            }
        }
        let made = self.make(mv, Mover::Human, context);
        self.input.aim_at_move(mv);
        made.unwrap_or_else(|refusal| {
            self.animation.refuse(self.input.aim, context.now);
            Effects::refusal(refusal)
        })
    }

    /// Makes the user's move after it was checked.
    pub(super) fn make_human_move(
        &mut self,
        mv: MoveOf<K>,
        context: &ScreenContext<'_>,
    ) -> Effects {
        self.make(mv, Mover::Human, context)
            .unwrap_or_else(Effects::refusal)
    }

    /// Returns the question to ask instead of making a move that needs confirmation: one that
    /// resigns, or one at an earlier position, which leaves the moves after it. A free board never
    /// asks.
    fn question_before(&self, mv: MoveOf<K>, now: f64) -> Option<String> {
        if self.is_free || self.input.confirms(mv, now) || !self.is_legal(mv) {
            return None;
        }
        // What is agreed on leaves the moves after it where they are.
        let from_here = || {
            let is_asked = self.session.looks_back() && !K::Game::is_agreement(mv);
            is_asked.then(|| words::play_from_here(&self.session))
        };
        let position = self.session.position();
        let ends = if K::resignation(position) == Some(mv) {
            Some((K::EXTRAS.resign_again)())
        } else if kind::agreed_draw::<K>(position) == Some(mv) && self.session.you().is_none() {
            Some(text::game::draw_again())
        } else {
            None
        };
        ends.map(str::to_owned).or_else(from_here)
    }

    /// Makes the draw that the user has offered, or says why the opponent declines it.
    pub(super) fn on_draw_judged(
        &mut self,
        mv: MoveOf<K>,
        report: &Report<MoveOf<K>>,
        context: &ScreenContext<'_>,
    ) -> Effects {
        let Some(opponent) = self.session.answers_draw(mv) else {
            return Effects::default();
        };
        let name = words::player_name(&self.session, opponent);
        match words::draw_declined(&name, self.session.draw_answer(report)) {
            Some(declined) => Effects::notice(declined),
            None => self.make_human_move(mv, context),
        }
    }

    /// Returns whether the rules allow a move.
    fn is_legal(&self, mv: MoveOf<K>) -> bool {
        self.session.position().refusal(mv).is_none()
    }

    /// Returns whether to check a move before making it: the player has a coach, who did not hold it
    /// back already.
    fn is_to_be_checked(&self, mv: MoveOf<K>) -> bool {
        let is_insisted = self.held_back().is_some_and(|held| held.mv == mv);
        // An illegal move is refused by the rules, with the reason.
        let is_turn = !K::Game::is_agreement(mv);
        self.session.is_coached() && is_turn && !self.is_free && !is_insisted && self.is_legal(mv)
    }

    /// Makes the move being checked, or holds it back, once enough is known.
    pub(super) fn check_move(&mut self, context: &ScreenContext<'_>) -> Effects {
        let Mode::Coaching(Lesson::Checked(mv)) = self.mode else {
            return Effects::default();
        };
        if !self.session.is_coached() {
            self.drop_lesson(); // another player has the turn now
            return Effects::default();
        }
        match coach::check(&self.session, &mut self.analysis, mv) {
            CheckResult::NotYet => Effects::default(),
            CheckResult::Fine(class) => {
                self.drop_lesson();
                let praise = self.praise_for(mv, class);
                let effects = self.make_human_move(mv, context);
                let is_made = self.session.record().played().last() == Some(&mv);
                let Some(praise) = praise.filter(|_| is_made) else {
                    return effects;
                };
                let said = praise.card::<K>().map(|card| card.said());
                self.praises.last = Some(praise.ply);
                self.praises.shown = Some(praise);
                let parts = said.into_iter().chain(effects.announcement.clone());
                Effects {
                    announcement: parts.reduce(|said, moved| words::both(&said, &moved)),
                    ..effects
                }
            }
            CheckResult::Bad(held) => {
                self.analysis.analyse_aside(None);
                self.session.note_taught();
                self.praises.advised_at = Some(self.session.record().cursor());
                let announcement = words::held_back(held.class, &held.card::<K>());
                self.mode = Mode::Coaching(Lesson::HeldBack(held));
                Effects {
                    changed: true,
                    ..Effects::announcement(announcement)
                }
            }
        }
    }
}
