//! The background work of the puzzle screen: the opponent's moves, the judge's verdicts, and
//! puzzles that are being made.

use super::{PuzzleUi, Puzzles, Stage, choice};
use crate::app::contract::board::Mover;
use crate::app::contract::screen::{Cx, Effects};
use crate::app::kit::wait_until;
use crate::app::practice::screen::Practice as _;
use crate::core::kind::MoveOf;
use crate::words::puzzles::Source;
use crate::words::text;
use crate::worker::Reasons;

/// The least time between two moves of a solution that is shown, in seconds.
const ANSWER_AFTER: f64 = 0.5;
const BETWEEN_MOVES: f64 = 0.35;

impl<K: PuzzleUi> Puzzles<K> {
    /// Returns the position that has to be judged now.
    fn wanted(&self) -> Option<&K::Game> {
        let unexplained = self.current.as_ref().filter(|current| current.is_unexplained());
        match &self.stage {
            _ if self.is_stuck => None,
            _ if unexplained.is_some() => unexplained.map(|current| &current.first),
            Stage::Asked | Stage::Answering | Stage::Refuting { .. } | Stage::Showing => {
                Some(self.board.position())
            }
            Stage::Judging { before, .. } => Some(before),
            Stage::Making | Stage::Refuted { .. } | Stage::Ended => None,
        }
    }

    /// Returns the next move of the best play, if it is known.
    fn best(&self) -> Option<MoveOf<K>> {
        let current = self.current.as_ref()?;
        let line = self
            .board
            .played()
            .get(self.given()..)
            .and_then(|played| current.puzzle.line.strip_prefix(played));
        let known = line.and_then(|rest| rest.first().copied());
        known.or_else(|| self.judge.get(self.board.position()).map(|judged| judged.best))
    }

    /// Returns whether the judge says that the user has reached the goal, though moves are left.
    fn is_reached(&self) -> bool {
        self.judge.get(self.board.position()).is_some_and(|judged| judged.is_reached)
    }

    /// Plays the next move of the best play once it is known and due; it is a computer's.
    fn play_best(&mut self, least: f64, cx: &Cx<'_>) -> Option<MoveOf<K>> {
        let mv = self.best()?;
        let delay = cx.settings.computer_delay(ANSWER_AFTER).max(least);
        if !wait_until(cx.ctx, cx.now, self.board.rest_at().max(self.since) + delay) {
            return None;
        }
        self.board.play(mv, Mover::Computer, cx).ok().map(|()| mv)
    }

    /// Takes the next step, once the judge has provided what it needs.
    fn proceed(&mut self, cx: &Cx<'_>) -> Effects {
        match &self.stage {
            Stage::Making => self.make(cx).unwrap_or_default(),
            Stage::Asked if self.wants_hint => self.hint(),
            Stage::Judging { mv, before } => {
                let mv = *mv;
                match self.judge.get(before).and_then(|judged| judged.of(mv)) {
                    Some(verdict) => self.decide(mv, verdict, cx),
                    None => Effects::default(),
                }
            }
            Stage::Answering if self.is_reached() => self.end(cx),
            Stage::Answering => {
                self.play_best(0.0, cx).map(|mv| self.answered(mv, cx)).unwrap_or_default()
            }
            Stage::Refuting { mv, verdict } => {
                let wrong = (*mv, *verdict);
                let refuted = self.play_best(0.0, cx);
                refuted.map(|answer| self.refuted(wrong, answer, cx)).unwrap_or_default()
            }
            Stage::Showing if self.is_reached() => self.all_shown(cx),
            Stage::Showing => {
                self.play_best(BETWEEN_MOVES, cx).map(|mv| self.shown(mv, cx)).unwrap_or_default()
            }
            Stage::Asked | Stage::Refuted { .. } | Stage::Ended => Effects::default(),
        }
    }

    /// Has a puzzle made, and shows it when it comes.
    fn make(&mut self, cx: &Cx<'_>) -> Option<Effects> {
        if self.is_stuck {
            return None;
        }
        let making = match &mut self.making {
            Some(making) => making,
            empty @ None => match K::start_maker(cx.ctx.clone())? {
                Ok(started) => empty.insert(started),
                Err(error) => {
                    self.is_stuck = true;
                    return Some(Effects::notice(text::puzzles::cannot_make(error.to_string())));
                }
            },
        };
        if !self.is_making {
            let puzzles = &mut self.progress.puzzles;
            making.make(choice::reached(puzzles), puzzles.made);
            puzzles.made += 1;
            self.is_making = true;
        }
        if let Ok(puzzle) = making.poll()? {
            self.show(puzzle, Source::Seed, cx);
            Some(Effects::announcement(self.spoken()))
        } else {
            (self.is_stuck, self.is_making) = (true, false);
            Some(Effects::notice(text::puzzles::not_made()))
        }
    }

    /// Asks the solver about the position needed, and takes the next step.
    pub(super) fn work(&mut self, cx: &Cx<'_>) -> Effects {
        let mut judge = std::mem::take(&mut self.judge);
        let current = self.current.as_ref();
        let asked = current.map_or(Ok(()), |current| {
            let puzzle = current.puzzle.clone();
            let wanted = self.wanted().map(|position| (position, Reasons::Unwanted));
            judge.retry();
            judge.tick(cx.ctx, wanted, move || K::judge(&puzzle))
        });
        self.judge = judge;
        if let Err(message) = asked {
            self.is_stuck = true;
            // A move that cannot be judged is taken back.
            if !matches!(self.stage, Stage::Asked | Stage::Making) {
                self.board.take_back_to(self.given());
                self.answer = None;
                self.enter(Stage::Asked, cx);
            }
            return Effects::notice(message);
        }
        if let Some(current) = self.current.as_mut().filter(|current| current.is_unexplained()) {
            let judged = self.judge.get(&current.first);
            current.others = judged.map(|judged| K::others(&current.puzzle, &judged.moves));
        }
        let effects = self.proceed(cx);
        if effects.announcement.is_some() {
            cx.ctx.request_repaint();
        }
        effects
    }
}
