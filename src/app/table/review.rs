//! The review of a game: the steps between its mistakes, and the announcements about them.

use super::{GameTable, Mode, Retried};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::ReviewStep;
use crate::app::contract::screen::Effects;
use crate::app::screens::review;
use crate::core::game::{Game, Outcome};
use crate::core::kind::{Deciding, Decisive, MoveClass, MoveOf, Standing};
use crate::core::verdict::Verdict;
use crate::session::Turn;
use crate::words::{self, text};

/// The mistake that decided a game.
pub(super) enum Decided {
    By(usize),
    /// Nobody has lost, or no single mistake of the loser's did it.
    ByNone,
    /// The analysis hasn't come so far.
    Unknown,
}

impl Decided {
    pub(super) const fn ply(&self) -> Option<usize> {
        match self {
            Self::By(ply) => Some(*ply),
            Self::ByNone | Self::Unknown => None,
        }
    }
}

impl<K: BoardUi> GameTable<K> {
    pub(super) fn review(&mut self, step: ReviewStep) -> Effects {
        let Mode::Reviewing(view) = self.mode else {
            return match step {
                ReviewStep::Toggle => self.open_review(),
                ReviewStep::Return => self.return_to_review(),
                ReviewStep::Leave
                | ReviewStep::Next
                | ReviewStep::Previous
                | ReviewStep::Line
                | ReviewStep::TryAgain => Effects::default(),
            };
        };
        match step {
            ReviewStep::Toggle | ReviewStep::Leave | ReviewStep::Return => {
                // What was found since then counts, too.
                let is_new = self.note_findings();
                self.turn_to(Mode::Play);
                let effects = self.change(|session| session.go_to(view.came_from));
                Effects {
                    changed: effects.changed || is_new,
                    past_game_changed: effects.past_game_changed || (is_new && self.is_past_game()),
                    ..effects
                }
            }
            ReviewStep::Next => {
                let after = self.session.record().cursor() + 1;
                let mistakes = self.mistakes();
                // From the end of the game, the next mistake is the first one.
                let is_at_end = after > self.session.record().moves().len();
                let next = mistakes.iter().copied().find(|&ply| ply > after || is_at_end);
                self.show_mistake(next)
            }
            ReviewStep::Previous => {
                let before = self.session.record().cursor() + 1;
                let previous = self.mistakes().into_iter().rev().find(|&ply| ply < before);
                self.show_mistake(previous)
            }
            ReviewStep::Line => {
                if let Mode::Reviewing(view) = &mut self.mode {
                    view.shows_line = !view.shows_line;
                    view.said_line = None;
                }
                Effects::announcement(self.review_announcement())
            }
            ReviewStep::TryAgain if self.session.position().outcome().is_some() => {
                Effects::default()
            }
            ReviewStep::TryAgain => {
                self.turn_to(Mode::Play);
                let (record, ply) = (self.session.record(), self.session.record().cursor());
                let repeats = self.repetitions();
                let best =
                    if repeats.is_empty() { Vec::new() } else { self.analysis.best_moves(ply) };
                self.retried = Some(Retried {
                    key: self.session.position().key(),
                    ply,
                    made: record.moves().get(ply).copied(),
                    repeats,
                    best,
                });
                // Two computers wait until they are told to go on.
                if self.session.turn() == Turn::Human || self.session.you().is_some() {
                    self.session.try_from_here();
                }
                // The review has shown the solver's view of this position.
                self.session.note_analysis();
                Effects { changed: true, ..Effects::notice(self.try_again_words()) }
            }
        }
    }

    /// Opens the review, at the first mistake once that is known.
    fn open_review(&mut self) -> Effects {
        let record = self.session.record();
        if record.moves().is_empty() {
            return Effects::notice(text::review::nothing_yet());
        }
        let came_from = record.cursor();
        self.stop();
        self.drop_advice();
        self.animation.skip();
        self.turn_to(Mode::Reviewing(review::View { came_from, ..review::View::default() }));
        Effects::announcement(text::review::checking())
    }

    /// Opens or closes the review, which has the marks of another position in view.
    pub(super) fn turn_to(&mut self, mode: Mode<MoveOf<K>>) {
        self.input.leave_position();
        self.mode = mode;
    }

    /// Returns whether the game is played on from a position of its review, to which Esc leads
    /// back.
    pub(super) fn can_return_to_review(&self) -> bool {
        let record = self.session.record();
        self.retried.as_ref().is_some_and(|retried| {
            !self.is_reviewed()
                && retried.ply <= record.cursor()
                && retried.made.is_none_or(|made| record.tried_at(retried.ply).contains(&made))
        })
    }

    /// Opens the review of the game again where the user has left it to try another move. What was
    /// tried stays a variation.
    fn return_to_review(&mut self) -> Effects {
        if !self.can_return_to_review() {
            return Effects::default();
        }
        let Some(Retried { ply, made, .. }) = self.retried.take() else {
            return Effects::default();
        };
        let tried = self.session.record().tried_at(ply);
        if let Some(line) = tried.iter().position(|&mv| Some(mv) == made) {
            self.session.switch_line(ply, line);
        }
        self.session.go_to(self.session.record().moves().len());
        self.open_review();
        if let Mode::Reviewing(view) = &mut self.mode {
            view.has_begun = true;
        }
        Effects { changed: true, ..self.show_mistake(Some(ply + 1)) }
    }

    /// Announces the best play once it is known, if it is shown. Goes to the mistake that decided the
    /// game. Until that is known, unless the card of the result has named one, it shows the first one
    /// that can be seen, the user's if there is one; if none decided it, it goes there or to the first
    /// of the others. All this as long as the user has moved nowhere.
    pub(super) fn follow_review(&mut self) -> Effects {
        let mut effects = Effects::default();
        if self.is_reviewed() && self.keep_review() {
            effects.changed = true;
            effects.past_game_changed = self.is_past_game();
        }
        let Mode::Reviewing(view) = &mut self.mode else {
            return effects;
        };
        let cursor = self.session.record().cursor();
        let line = self
            .analysis
            .best_play(cursor)
            .filter(|_| view.shows_line && view.said_line != Some(cursor));
        if let Some(line) = line {
            effects.announcement = Some(words::best_play(self.session.position(), line));
            view.said_line = Some(cursor);
        }
        if view.has_begun || !self.analysis.is_read() {
            return effects;
        }
        let has_moved = view.shows_line || cursor != view.shown.unwrap_or(view.came_from);
        let shown = view.shown;
        let decided = self.decided_by();
        let first = match decided {
            _ if has_moved => None,
            Decided::Unknown if self.names_decisive() || shown.is_some() => return effects,
            Decided::By(ply) => Some(ply),
            Decided::Unknown | Decided::ByNone => self.first_seen(),
        };
        let is_complete = has_moved || self.is_review_complete();
        if first.is_none() && !is_complete {
            return effects;
        }
        let first = first.or_else(|| self.mistakes().first().copied());
        let now = first.map(|ply| ply - 1);
        if let Mode::Reviewing(view) = &mut self.mode {
            view.has_begun = is_complete || !matches!(decided, Decided::Unknown);
            view.shown = now;
        }
        if !has_moved && (shown.is_none() || shown != now) {
            effects = self.show_mistake(first);
        }
        effects
    }

    /// Notes the findings of the review of the main line with the game, if they are complete.
    /// Returns whether that has changed something.
    fn note_findings(&mut self) -> bool {
        let record = self.session.record();
        let is_complete = !self.is_free
            && self.analysis.is_read()
            && record.main_line().eq(record.moves().iter().copied())
            && self.is_review_complete();
        if !is_complete {
            return false;
        }
        let review = self.findings();
        if self.session.game().main_review() == Some(&review) {
            return false;
        }
        self.session.note_review(review);
        true
    }

    /// Keeps the findings of the review with the game once they are complete. Returns whether it
    /// has just done so.
    fn keep_review(&mut self) -> bool {
        // Earlier versions kept no accuracy.
        let review = self.session.game().main_review();
        let is_kept = review.is_some_and(|review| review.accuracy != [None; 2]);
        !is_kept && self.note_findings()
    }

    /// Returns whether the game is, or will be, one of the past games that were played here.
    pub(super) fn is_past_game(&self) -> bool {
        !self.is_free && self.session.has_ended() && self.session.game().number.is_some()
    }

    /// Returns whether the card of the result names a move as soon as the game is over.
    fn names_decisive(&self) -> bool {
        matches!(self.decided, Some((_, Some(_))))
    }

    /// Returns the loser's last mistake up to the move that the card of the result names, if it
    /// names one as soon as the game is over, or else before the winner was clearly ahead for good.
    pub(super) fn decided_by(&self) -> Decided {
        if self.analysis.has_failed() {
            return Decided::ByNone;
        }
        let decisive = self.decided.as_ref().and_then(|(_, decisive)| decisive.as_ref());
        let Some(Decisive { ply, by }) = decisive else {
            return self.stayed_ahead();
        };
        let last = match by {
            Deciding::Mistake(_) => *ply,
            Deciding::DoubleThreat(_) => ply - 1,
        };
        let loser = self.session.mover_at(last.saturating_sub(1));
        for ply in (1..=last).rev().filter(|&ply| self.session.mover_at(ply - 1) == loser) {
            if self.analysis.class(ply).is_some_and(MoveClass::is_mistake) {
                return Decided::By(ply);
            }
            // Positions are looked at from the end of the game on.
            if self.analysis.settled(ply - 1).is_none() {
                return Decided::Unknown;
            }
        }
        Decided::ByNone
    }

    /// Returns the loser's last mistake before the winner was clearly ahead, and stayed so.
    fn stayed_ahead(&self) -> Decided {
        let Some(Outcome::Win(winner)) = self.analysis.ended() else {
            return Decided::ByNone;
        };
        let mut is_decided = true;
        for ply in (1..=self.session.record().moves().len()).rev() {
            let Some(before) = self.analysis.settled(ply - 1) else {
                return Decided::Unknown;
            };
            let is_winners = self.session.mover_at(ply - 1) == winner;
            let standing = match if is_winners { before } else { before.of_other() } {
                Verdict::Win(_) => Standing::MuchBetter,
                Verdict::Draw => Standing::Even,
                Verdict::Loss(_) => Standing::MuchWorse,
                Verdict::Estimate(value) => Standing::roughly::<K>(value),
            };
            is_decided &= standing >= Standing::Better;
            let is_mistake = self.analysis.class(ply).is_some_and(MoveClass::is_mistake);
            if !is_decided && !is_winners && is_mistake {
                return Decided::By(ply);
            }
            if standing < Standing::Even {
                break;
            }
        }
        Decided::ByNone
    }

    /// Returns the number of the first mistake that can be seen on the board: the user's, if there
    /// is one.
    fn first_seen(&self) -> Option<usize> {
        let is_seen = |&ply: &usize| self.analysis.class(ply).is_some_and(MoveClass::is_visible);
        let seen = || (1..=self.session.record().moves().len()).filter(is_seen);
        let is_own = |ply: &usize| self.session.you() == Some(self.session.mover_at(*ply - 1));
        seen().find(is_own).or_else(|| seen().next())
    }

    /// Returns the numbers of the moves that were mistakes.
    fn mistakes(&self) -> Vec<usize> {
        (1..=self.session.record().moves().len())
            .filter(|&ply| self.analysis.class(ply).is_some_and(MoveClass::is_mistake))
            .collect()
    }

    fn show_mistake(&mut self, ply: Option<usize>) -> Effects {
        let Some(ply) = ply else {
            return Effects::announcement(self.review_announcement());
        };
        let effects = self.change(|session| session.go_to(ply - 1));
        Effects { announcement: Some(self.review_announcement()), changed: false, ..effects }
    }

    /// Returns the announcement of the position in view of the review.
    pub(super) fn review_announcement(&self) -> String {
        let record = self.session.record();
        let ply = record.cursor() + 1;
        let shows_line = matches!(&self.mode, Mode::Reviewing(view) if view.shows_line);
        let best = self.analysis.best_play(record.cursor()).filter(|_| shows_line);
        if let Some(line) = best {
            return words::best_play(self.session.position(), line);
        }
        match self.moment(ply) {
            Some(moment) => {
                let class = words::class_name(moment.class);
                text::review::moment_said(ply, class, moment.sentence)
            }
            None => match record.moves().get(record.cursor()) {
                Some(&mv) => {
                    let mover = self.session.mover_at(record.cursor());
                    let mover = words::addressed(&self.session, mover);
                    text::review::before_move(ply, mover, K::move_phrase(mv))
                }
                None => self.subtitle(),
            },
        }
    }

    /// Returns what to say about a move that was made in a position, if that is where the user tries
    /// again to avoid a mistake.
    pub(super) fn judge_retry(&self, before: &K::Game, mv: MoveOf<K>) -> Option<&'static str> {
        let retried = self.retried.as_ref().filter(|retried| retried.key == before.key())?;
        let Retried { repeats, best, .. } = retried;
        if repeats.contains(&mv) {
            Some(text::review::same_mistake())
        } else {
            // A win on the spot is best, whether the review has come so far or not.
            let wins = self.session.position().outcome() == Some(Outcome::Win(before.to_move()));
            (wins || best.contains(&mv)).then(text::review::found_best)
        }
    }

    /// Returns the announcement after leaving the review to try again.
    fn try_again_words(&self) -> String {
        let mover = self.session.position().to_move();
        match self.session.turn() {
            Turn::Human => text::review::trying_again(words::addressed(&self.session, mover)),
            Turn::Computer => text::review::plays_on(words::in_a_word(&self.session, mover)),
            Turn::Held | Turn::Forced(_) | Turn::Over(_) => {
                text::review::try_again_computer(words::in_a_word(&self.session, mover))
            }
        }
    }
}
