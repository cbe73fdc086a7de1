//! The course of a game: computer moves when they are due, human moves
//! with the question before them, hints, and how each move is made.

use std::time::Duration;

use super::coach::{self, CheckResult};
use super::thinkers::{Advice, CoachedMove, HeldBack, SearchPurpose};
use super::{GameTable, Mode, Planned};
use crate::app::contract::board::{BoardUi, Mover, Played};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects};
use crate::app::kit::wait_until;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, Level as _, MoveClass, MoveOf};
use crate::core::search::{Explanation, Report};
use crate::players::{self, Seat};
use crate::session::{Turn, is_unbeatable};
use crate::storage::Motion;
use crate::words::{self, Explain as _, Phase, text};
use crate::worker::{Reasons, Thought};

/// How long the only move that the rules leave, such as a pass, takes to be made, in seconds.
const FORCED_AFTER: f64 = 0.8;

impl<K: BoardUi> GameTable<K> {
    /// Handles messages of the threads, requests what is needed, and makes the move that is due.
    pub(super) fn advance(&mut self, cx: &Cx<'_>) -> Effects {
        let mut effects = Effects::default();
        while let Some(thought) = self.engine.poll() {
            effects = effects.then(self.on_thought(thought, cx));
        }
        let letter = self.input.expired_letter(cx.ctx, cx.now);
        effects.commands.extend(letter.map(Command::Letter));
        self.note_end(cx);
        // Against a computer, the user has to switch it on in each game.
        self.analysis.begin(cx.settings.analysis && self.session.you().is_none());
        // Analysis after the end of the game is no help in it.
        let is_analysed = self.analysis.is_on() || self.analysis.territory.is_on();
        if (is_analysed || self.is_reviewed()) && !self.session.has_ended() {
            self.session.note_analysis();
        }
        self.analysis.need(self.need());
        let deepens_for = Duration::from_secs(cx.settings.analysis_s.into());
        self.analysis.deepen_for(deepens_for);
        if let Some(failure) = self.analysis.tick(&self.session, cx.ctx) {
            effects.notice = Some(failure);
        }
        self.refresh_hint();
        let territory = &mut self.analysis.territory;
        if let Some(failure) = territory.tick(self.session.position(), cx.ctx) {
            effects.notice = Some(failure);
        }
        if effects.announcement.is_none() {
            effects.announcement = territory.newly_told(self.session.position());
        }
        effects = effects.then(self.follow_review());
        effects = effects.then(self.check_move(cx));
        effects = effects.then(self.look_for_plan());
        // No move is made during a review.
        if self.is_reviewed() {
            return effects;
        }
        if effects.announcement.is_none() {
            effects.announcement = self.speech.newly_analysed(&self.session, &self.analysis);
        }
        if let Some(proposed) = self.propose(cx) {
            return effects.then(proposed);
        }
        if let Err(refused) = self.ask_computer(cx) {
            return effects.then(Effects::notice(refused));
        }
        let Some((mv, due)) = self.due(cx) else {
            return effects;
        };
        if !wait_until(cx.ctx, cx.now, due) {
            return effects;
        }
        cx.ctx.request_repaint();
        self.engine.cancel();
        let mover = self.session.position().to_move();
        effects.then(match self.make(mv, Mover::Computer, cx) {
            Ok(made) => {
                let report = self.engine.reports[mover.index()].as_ref();
                let offer = report.and_then(|report| self.session.offers_draw(report));
                let name = offer.map(|player| words::player_name(&self.session, player));
                Effects { notice: name.map(text::game::draw_offered).or(made.notice), ..made }
            }
            Err(refusal) => {
                self.session.hold();
                let chosen = K::move_object(mv);
                Effects::notice(text::play::illegal_computer_move(chosen, refusal))
            }
        })
    }

    /// Notes what the card at the end of the game needs and a frame should not work out again.
    fn note_end(&mut self, cx: &Cx<'_>) {
        let Some(outcome) = self.session.outcome() else {
            (self.decided, self.suggested) = (None, None);
            return;
        };
        let ladder = cx.history.and_then(|history| self.ladder(outcome, history));
        self.suggested = ladder.and_then(|ladder| ladder.suggested);
        let record = self.session.record();
        let end = record.place_after(record.moves().len());
        if self.decided.as_ref().is_none_or(|&(place, _)| place != end) {
            let ending = K::ending(self.session.last_position());
            let is_line = matches!(ending, kind::Ending::Line { .. } | kind::Ending::Lines(_));
            let decisive = || kind::decisive::<K>(record.start(), record.moves());
            self.decided = Some((end, is_line.then(decisive).flatten()));
        }
    }

    /// Handles a message of the thread.
    pub(super) fn on_thought(&mut self, thought: Thought<K::Game>, cx: &Cx<'_>) -> Effects {
        match thought {
            Thought::Progress { report } => {
                let mover = self.session.position().to_move();
                self.engine.on_progress(mover, report);
                Effects::default()
            }
            Thought::Chosen { report, explanation } => match self.engine.take() {
                None => Effects::default(),
                Some(SearchPurpose::Move { since, changes, .. }) => {
                    let mover = self.session.position().to_move();
                    let resigns = cx.settings.computers_resign;
                    let given_up = self.session.gives_up(&report).filter(|_| resigns);
                    let ponders = self.session.ponders(&report, changes);
                    self.engine.hold_move(since, (given_up.unwrap_or(report.best), ponders));
                    self.engine.reports[mover.index()] = Some(report);
                    Effects::default()
                }
                Some(SearchPurpose::Hint) => self.give_hint(report, explanation),
                Some(SearchPurpose::Plan) => {
                    let key = self.session.position().key();
                    self.planned = Some(Planned { key, explanation });
                    self.tell_plan()
                }
                Some(SearchPurpose::Proposal) => {
                    self.scoring.on_report(&report, self.session.record().agreed());
                    explanation
                        .and_then(|explanation| words::why::<K>(&explanation.insight))
                        .map_or_else(Effects::default, Effects::notice)
                }
                Some(SearchPurpose::Draw(mv)) => self.on_draw_judged(mv, &report, cx),
                Some(SearchPurpose::Objection(mv)) => {
                    match self.session.objection(mv, &report.pv) {
                        Some((player, objection)) => Effects::notice(words::objection(
                            words::player_name(&self.session, player),
                            &objection,
                        )),
                        None => self.make_human_move(mv, cx),
                    }
                }
            },
            Thought::Failed { reason } => {
                let mover = self.session.position().to_move();
                let message = reason.explain();
                let fault = self.engine.seats.take_fault(mover);
                let purpose = self.engine.cancel();
                // Or the same search would fail over and over.
                match purpose {
                    Some(SearchPurpose::Move { .. }) => self.session.hold(),
                    Some(SearchPurpose::Plan) => {
                        let key = self.session.position().key();
                        self.planned = Some(Planned { key, explanation: None });
                    }
                    _ => {}
                }
                let notice = match (purpose, fault) {
                    (Some(SearchPurpose::Move { .. }), Some((name, fault))) => {
                        text::engines::failed(words::engine_fault(name.as_str(), &fault))
                    }
                    (Some(SearchPurpose::Move { .. }), None) => {
                        text::play::computer_failed(message)
                    }
                    _ => text::play::hint_failed(message),
                };
                self.session.forget_thinkers();
                self.scoring.leave();
                self.hint = None;
                Effects::notice(notice)
            }
        }
    }

    /// Asks the computer whose turn it is for a move, unless it was asked already.
    pub(super) fn ask_computer(&mut self, cx: &Cx<'_>) -> Result<(), String> {
        if self.session.turn() != Turn::Computer || self.engine.purpose().is_some() {
            return Ok(());
        }
        let engines = &mut self.engine.seats;
        let Some(thinker) = engines.thinker(&mut self.session, cx.settings) else {
            return Ok(());
        };
        let position = self.session.position().clone();
        let purpose = SearchPurpose::Move { since: cx.now, best: None, changes: 0, answer: None };
        let asked = self.engine.ask(thinker, position, Reasons::Unwanted, purpose);
        if asked.is_err() {
            self.session.hold();
        }
        asked
    }

    /// Asks the adviser about the position in view.
    pub(super) fn ask_adviser(
        &mut self,
        reasons: Reasons,
        purpose: SearchPurpose<MoveOf<K>>,
    ) -> Result<(), String> {
        let (adviser, position) = (self.session.adviser(), self.session.position().clone());
        self.engine.ask(adviser, position, reasons, purpose)
    }

    /// Returns the computer's move and when it is due, in seconds: some time after it was requested
    /// and the last piece was idle, so that the user can follow.
    fn due(&self, cx: &Cx<'_>) -> Option<(MoveOf<K>, f64)> {
        let ((mv, natural), since) = match self.session.turn() {
            Turn::Computer => match self.engine.purpose()? {
                &SearchPurpose::Move { since, answer, .. } => (answer?, since),
                SearchPurpose::Hint
                | SearchPurpose::Plan
                | SearchPurpose::Proposal
                | SearchPurpose::Objection(_)
                | SearchPurpose::Draw(_) => {
                    return None;
                }
            },
            Turn::Forced(forced) => {
                ((forced, FORCED_AFTER), self.animation.started().unwrap_or(cx.now))
            }
            Turn::Human | Turn::Held | Turn::Over(_) => return None,
        };
        let delay = cx.settings.computer_delay(natural) / self.speed(cx);
        Some((mv, since.max(self.animation.idle_from()) + delay))
    }

    /// Asks for a hint, in the place of a move that is held back; if one is shown already, toggles
    /// between its text and its line of play.
    pub(super) fn hint(&mut self) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        if self.held_back().is_some() {
            self.drop_coached_move();
        }
        // Another press shows the line of an existing hint, and the next its text again.
        if let Some(advice) = &mut self.hint {
            advice.shows_line = !advice.shows_line && advice.has_line();
            return Effects::announcement(advice.text().said);
        }
        match self.ask_adviser(Reasons::Wanted, SearchPurpose::Hint) {
            // The hint appears where the notice is.
            Ok(()) => {
                Effects { drop_notice: true, ..Effects::announcement(text::game::hint_looking()) }
            }
            Err(refused) => Effects::notice(refused),
        }
    }

    /// Shows the requested hint.
    fn give_hint(
        &mut self,
        report: Report<MoveOf<K>>,
        explanation: Option<Explanation<K::Game>>,
    ) -> Effects {
        // The analysis may have looked deeper: both say the same.
        let position = self.session.position();
        self.analysis.note(position, &report);
        let report = self.analysis.report_of(position).cloned().unwrap_or(report);
        let is_about_it = |explained: &Explanation<K::Game>| explained.best.contains(&report.best);
        let explanation = explanation.filter(is_about_it);
        let uncounts = self.session.would_count();
        let mut advice = Advice::of(position, report, explanation);
        advice.uncounts = uncounts;
        let announcement = advice.text().said;
        self.hint = Some(advice);
        self.praises.advised_at = Some(self.session.record().cursor());
        self.session.note_hint();
        Effects::announcement(announcement)
    }

    /// Looks for a plan where one would be named: in a review, and where a move is held back that
    /// gives a result away.
    fn look_for_plan(&mut self) -> Effects {
        let gives_away = |held: &HeldBack<MoveOf<K>>| {
            matches!(held.class, MoveClass::GaveWin | MoveClass::GaveDraw)
        };
        // A plan reaches what the position is worth, so that has to be known.
        let report = self.analysis.report_of(self.session.position());
        let is_wanted = K::EXTRAS.plans.is_some()
            && (self.is_reviewed() || self.held_back().is_some_and(gives_away))
            && self.engine.purpose().is_none()
            && report.is_some_and(|report| report.ended.is_exact());
        let key = self.session.position().key();
        if !is_wanted || self.planned.as_ref().is_some_and(|planned| planned.key == key) {
            return Effects::default();
        }
        let asked = self.ask_adviser(Reasons::Wanted, SearchPurpose::Plan);
        asked.map_or_else(
            |refused| {
                self.planned = Some(Planned { key, explanation: None });
                Effects::notice(refused)
            },
            |()| Effects::default(),
        )
    }

    /// Returns what the adviser said of the position in view, if it has a plan there.
    pub(super) fn plan_in_view(&self) -> Option<&Explanation<K::Game>> {
        let plans = K::EXTRAS.plans?;
        let planned = self.planned.as_ref()?;
        let is_in_view = planned.key == self.session.position().key();
        let explanation = planned.explanation.as_ref().filter(|_| is_in_view)?;
        (plans.is_in)(&explanation.insight).then_some(explanation)
    }

    /// Has the coach name a plan that the move which is held back would leave.
    fn tell_plan(&mut self) -> Effects {
        let planned = K::EXTRAS.plans.zip(self.plan_in_view()).and_then(|(plans, explanation)| {
            (plans.plays)(self.session.position(), &explanation.insight)
        });
        let Mode::Coaching(CoachedMove::HeldBack(held)) = &mut self.mode else {
            return Effects::default();
        };
        held.planned = planned.filter(|&mv| mv != held.mv);
        held.planned.map_or_else(Effects::default, |planned| {
            Effects::announcement(text::plan::left(K::move_object(planned)))
        })
    }

    /// Has a hint on the screen say what a deeper analysis has found since.
    fn refresh_hint(&mut self) {
        let position = self.session.position();
        if let Some((advice, report)) = self.hint.as_mut().zip(self.analysis.report_of(position)) {
            advice.refresh(position, report);
        }
    }

    /// Requests a proposal when the position asks the players a question, and makes the proposed
    /// moves, one a frame, so that each is seen and heard.
    fn propose(&mut self, cx: &Cx<'_>) -> Option<Effects> {
        if let Some((mv, rest)) = self.scoring.take_next() {
            let effects = self.make(mv, Mover::Computer, cx).ok()?;
            self.scoring.put_back(rest);
            cx.ctx.request_repaint();
            return Some(effects);
        }
        let is_wanted = self.engine.purpose().is_none()
            && self.turn() == Phase::Awaiting
            && self.scoring.is_wanted(&self.session);
        if !is_wanted {
            return None;
        }
        self.scoring.ask();
        let asked = self.ask_adviser(Reasons::Wanted, SearchPurpose::Proposal);
        asked.err().map(Effects::notice)
    }

    /// Makes a move and starts its animation.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub(super) fn make(
        &mut self,
        mv: MoveOf<K>,
        by: Mover,
        cx: &Cx<'_>,
    ) -> Result<Effects, String> {
        let before = self.session.position().clone();
        let left = self.session.left_by(mv);
        self.session.count_as(players::fresh_number());
        let is_played = self.session.is_being_played();
        self.session.play(mv).map_err(|refusal| K::refused(&before, mv, refusal))?;
        let retry = self.judge_retry(&before, mv).filter(|_| by == Mover::Human);
        self.stop();
        self.input.forget_edits();
        self.scoring.on_move(mv);
        self.drop_advice();
        if by == Mover::Human {
            self.praises.shown = None;
        }
        let (motion, now) = (cx.settings.motion, cx.now);
        let speed = self.speed(cx);
        let view = &self.view.board;
        let played = Played { before: &before, after: self.session.position(), mv, by };
        self.animation.start(view, &played, (motion, speed), now);
        let sounds = self.animation.sounds(&played, self.session.you());
        if let Some(player) = self.success().filter(|_| motion != Motion::Reduced) {
            self.animation.celebrate(player, now);
        }
        Ok(Effects {
            // Also for a move that was taken back and is made again.
            announcement: Some(words::made(&self.session, mv)),
            notice: if self.session.has_no_result() {
                Some(text::game::no_result(self.session.record().cursor()))
            } else {
                let retry = retry.map(str::to_owned);
                let left = left.map(|count| {
                    if is_played {
                        text::game::line_left(count)
                    } else {
                        text::game::line_tried().to_owned()
                    }
                });
                retry.or(left).or_else(|| {
                    let ahead = self.session.after_end()?;
                    let move_number = self.session.record().cursor();
                    Some(text::game::ended_within(move_number, ahead))
                })
            },
            // The notice explained a refused move, or asked about this one, or it covers the result.
            drop_notice: self.animation.forget_refusal()
                | self.input.leave_position()
                | self.session.position().outcome().is_some(),
            changed: true,
            ended: self.session.count_end().map(Box::new),
            past_game_changed: self.is_past_game(),
            sounds,
            ..Effects::default()
        })
    }

    /// Returns the person who has just won, or held Perfect to a draw without help.
    fn success(&self) -> Option<Player> {
        let session = &self.session;
        match self.turn() {
            _ if self.is_free => None,
            Phase::Over(Outcome::Win(winner)) => {
                Some(winner).filter(|&winner| session.seat(winner) == Seat::Human)
            }
            Phase::Over(Outcome::Draw) => {
                let you = session.you().filter(|_| !session.game().is_helped())?;
                let level = session.seat(you.other()).computer()?.id();
                is_unbeatable(level).then_some(you)
            }
            _ => None,
        }
    }
}

impl<K: BoardUi> GameTable<K> {
    /// Makes the move that a command stands for, if there is one.
    pub(super) fn play_asked(&mut self, mv: Option<MoveOf<K>>, cx: &Cx<'_>) -> Effects {
        self.input.end_letter();
        mv.map_or_else(Effects::default, |mv| self.on_human_move(mv, cx))
    }

    /// Makes the user's move, if it is their turn; in a review there is only a cursor. A refused move
    /// is explained, and costs no turn.
    pub(super) fn on_human_move(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        if self.is_reviewed() {
            return Effects::default();
        }
        // To play on from an earlier position is to take moves back.
        if cx.settings.lock.is_some() && self.session.looks_back() {
            return Effects::notice(text::settings::help_is_locked());
        }
        if K::resignation(self.session.position()) == Some(mv) && self.session.looks_back() {
            return Effects::notice(text::notices::resign_looking_back());
        }
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        let mv = kind::intended::<K>(self.session.position(), mv);
        if let Some(effects) = self.follow_line(mv) {
            return effects;
        }
        if let Some(question) = self.question_before(mv, cx.now) {
            self.input.aim_at_move(mv);
            self.input.ask_again(mv, cx.now);
            return Effects::notice(question);
        }
        if !self.is_free && self.session.answers_draw(mv).is_some() && self.is_legal(mv) {
            let asked = self.ask_adviser(Reasons::Unwanted, SearchPurpose::Draw(mv));
            return asked.map_or_else(Effects::notice, |()| Effects::default());
        }
        if self.is_to_be_checked(mv, cx) {
            self.input.aim_at_move(mv);
            self.hint = None;
            self.mode = Mode::Coaching(CoachedMove::Checked(mv));
            cx.ctx.request_repaint();
            return self.check_move(cx);
        }
        if !self.is_free && self.session.asks_about(mv) {
            self.hint = None;
            let asked = self.ask_adviser(Reasons::Unwanted, SearchPurpose::Objection(mv));
            if asked.is_ok() {
                return Effects::default();
            }
        }
        let made = self.make(mv, Mover::Human, cx);
        self.input.aim_at_move(mv);
        made.unwrap_or_else(|refusal| {
            self.animation.refuse(self.input.aim, cx.now);
            Effects::refusal(refusal)
        })
    }

    /// Makes the user's move after it was checked.
    pub(super) fn make_human_move(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        self.make(mv, Mover::Human, cx).unwrap_or_else(Effects::refusal)
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
        cx: &Cx<'_>,
    ) -> Effects {
        let Some(opponent) = self.session.answers_draw(mv) else {
            return Effects::default();
        };
        let name = words::player_name(&self.session, opponent);
        match words::draw_declined(name, self.session.draw_answer(report)) {
            Some(declined) => Effects::notice(declined),
            None => self.make_human_move(mv, cx),
        }
    }

    fn is_legal(&self, mv: MoveOf<K>) -> bool {
        self.session.position().refusal(mv).is_none()
    }

    /// Returns whether to check a move before making it: the player has a coach, who did not hold it
    /// back already.
    fn is_to_be_checked(&self, mv: MoveOf<K>, cx: &Cx<'_>) -> bool {
        let is_insisted = self.held_back().is_some_and(|held| held.mv == mv);
        // An illegal move is refused by the rules, with the reason.
        let is_turn = !K::Game::is_agreement(mv);
        let is_coached = self.session.is_coached() && cx.settings.lock.is_none();
        is_coached && is_turn && !self.is_free && !is_insisted && self.is_legal(mv)
    }

    /// Makes the move being checked, or holds it back, once enough is known.
    pub(super) fn check_move(&mut self, cx: &Cx<'_>) -> Effects {
        let Mode::Coaching(CoachedMove::Checked(mv)) = self.mode else {
            return Effects::default();
        };
        if !self.session.is_coached() {
            self.drop_coached_move(); // another player has the turn now
            return Effects::default();
        }
        match coach::check(&self.session, &mut self.analysis, mv) {
            CheckResult::NotYet => Effects::default(),
            CheckResult::Fine(class) => {
                self.drop_coached_move();
                let praise = self.praise_for(mv, class);
                let effects = self.make_human_move(mv, cx);
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
                self.analysis.analyse_also(None);
                self.session.note_taught();
                self.praises.advised_at = Some(self.session.record().cursor());
                let announcement = words::held_back(held.class, &held.card::<K>());
                self.mode = Mode::Coaching(CoachedMove::HeldBack(held));
                Effects { changed: true, ..Effects::announcement(announcement) }
            }
        }
    }
}
