//! The background work of the puzzle screen: the opponent's coins, the solver's verdicts, and
//! puzzles that are being made.

use egui::Context;

use super::choice::{self, Source};
use super::{Puzzles, Stage};
use crate::app::contract::board::Mover;
use crate::app::contract::screen::{Effects, ScreenContext};
use crate::app::speech::announcer::wait_until;
use crate::core::connect4::{Column, Position, Size};
use crate::words::text;
use crate::worker::PuzzleMaking;

/// The least time between two coins of a solution that is shown, in seconds.
const BETWEEN_COINS: f64 = 0.35;

impl Puzzles {
    /// Returns the position that the solver has to judge now.
    fn wanted(&self) -> Option<Position<Size>> {
        match self.stage {
            _ if self.is_stuck => None,
            Stage::Asked | Stage::Answering | Stage::Refuting { .. } | Stage::Showing => {
                Some(*self.board.position())
            }
            Stage::Judging { before, .. } => Some(before),
            Stage::Making | Stage::Refuted { .. } | Stage::Ended => None,
        }
    }

    /// Returns the next move of the best play, if it is known.
    fn best(&self) -> Option<Column> {
        let current = self.current.as_ref()?;
        let line = self
            .board
            .played()
            .get(self.given()..)
            .and_then(|played| current.puzzle.line.strip_prefix(played));
        let known = line.and_then(|rest| rest.first().copied());
        known.or_else(|| {
            self.judge
                .get(self.board.position())
                .map(|judged| judged.best)
        })
    }

    /// Plays the next move of the best play once it is known and due; the coin is a computer's.
    fn play_best(
        &mut self,
        least: f64,
        ctx: &Context,
        context: &ScreenContext<'_>,
    ) -> Option<Column> {
        let column = self.best()?;
        let delay = (f64::from(context.settings.delay_ms) / 1000.0).max(least);
        if !wait_until(
            ctx,
            context.now,
            self.board.rest_at().max(self.since) + delay,
        ) {
            return None;
        }
        self.board
            .play(column, Mover::Computer, context)
            .ok()
            .map(|()| column)
    }

    /// Takes the next step, once the solver has provided what it needs.
    fn proceed(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        match self.stage {
            Stage::Making => self.make(ctx, context).unwrap_or_default(),
            Stage::Asked if self.wants_hint => self.hint(),
            Stage::Judging { column, before } => {
                match self.judge.get(&before).and_then(|judged| judged.of(column)) {
                    Some(verdict) => self.decide(column, verdict, context),
                    None => Effects::default(),
                }
            }
            Stage::Answering => self
                .play_best(0.0, ctx, context)
                .map(|column| self.answered(column, context))
                .unwrap_or_default(),
            Stage::Refuting { column, verdict } => {
                let refuted = self.play_best(0.0, ctx, context);
                refuted
                    .map(|answer| self.refuted(column, verdict, answer, context))
                    .unwrap_or_default()
            }
            Stage::Showing => self
                .play_best(BETWEEN_COINS, ctx, context)
                .map(|column| self.shown(column, context))
                .unwrap_or_default(),
            Stage::Asked | Stage::Refuted { .. } | Stage::Ended => Effects::default(),
        }
    }

    /// Has a puzzle made, and shows it when it comes.
    fn make(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Option<Effects> {
        if self.is_stuck {
            return None;
        }
        let making = match &mut self.making {
            Some(making) => making,
            empty @ None => {
                let waker = ctx.clone();
                match PuzzleMaking::start(move || waker.request_repaint()) {
                    Ok(started) => empty.insert(started),
                    Err(error) => {
                        self.is_stuck = true;
                        return Some(Effects::notice(text::puzzles::cannot_make(
                            error.to_string(),
                        )));
                    }
                }
            }
        };
        if !self.is_making {
            let puzzles = &mut self.progress.puzzles;
            making.make(choice::reached(puzzles), puzzles.made);
            puzzles.made += 1;
            self.is_making = true;
        }
        if let Ok(puzzle) = making.poll()? {
            self.show(puzzle, Source::Seed, context);
            Some(Effects::announcement(self.spoken()))
        } else {
            (self.is_stuck, self.is_making) = (true, false);
            Some(Effects::notice(text::puzzles::not_made()))
        }
    }

    /// Asks the solver about the position needed, and takes the next step.
    pub(super) fn advance(&mut self, ctx: &Context, context: &ScreenContext<'_>) -> Effects {
        let wanted = self.wanted();
        if let Err(message) = self.judge.tick(ctx, wanted.as_ref()) {
            self.is_stuck = true;
            // A move that cannot be judged is taken back.
            if !matches!(self.stage, Stage::Asked | Stage::Making) {
                self.board.take_back_to(self.given());
                self.answer = None;
                self.enter(Stage::Asked, context);
            }
            return Effects::notice(message);
        }
        let effects = self.proceed(ctx, context);
        if effects.announcement.is_some() {
            ctx.request_repaint();
        }
        effects
    }
}
