//! Moves on the board of a puzzle: the user's, the opponent's answers, and those of a solution that
//! is shown.

use super::choice::{self, Step};
use super::{Puzzles, Stage, hints, words};
use crate::app::connect4::side::side;
use crate::app::contract::board::Mover;
use crate::app::contract::screen::{Effects, ScreenContext};
use crate::app::kit::badge::Badge;
use crate::app::practice::card::{Remark, Tone};
use crate::core::connect4::Column;
use crate::core::connect4::puzzle::Kind;
use crate::core::game::{Game, Player};
use crate::core::verdict::Verdict;
use crate::words::text;

impl Puzzles {
    /// Handles the verdict on the user's move: continues if it is right, shows why if it is wrong.
    pub(super) fn decide(
        &mut self,
        column: Column,
        verdict: Verdict,
        context: &ScreenContext<'_>,
    ) -> Effects {
        let given = self.given();
        let plies = self.board.played().len().saturating_sub(1);
        let Some(current) = &mut self.current else {
            return Effects::default();
        };
        let kind = current.puzzle.kind;
        let is_first = plies == given;
        let is_right = match (kind, verdict) {
            _ if is_first => current.puzzle.solution() == Some(column),
            (Kind::WinIn(moves), Verdict::Win(needed)) => {
                u32::try_from((plies - given) / 2).is_ok_and(|made| needed + made <= moves)
            }
            (Kind::Draw, Verdict::Draw | Verdict::Win(_)) => true,
            (Kind::WinIn(_), Verdict::Draw | Verdict::Loss(_) | Verdict::Estimate(_))
            | (Kind::Draw, Verdict::Loss(_) | Verdict::Estimate(_)) => false,
        };
        let is_over = self.board.position().outcome().is_some();
        let person = self.board.position().to_move().other();
        if is_right {
            self.answer = Some((plies, Badge::Right));
            let (mut with_hint, mut step) = (false, Step::Same);
            if is_first {
                if !current.is_counted {
                    with_hint = current.hints > 0;
                    step = choice::solved(
                        &mut self.progress.puzzles,
                        &current.puzzle,
                        current.source,
                        with_hint,
                    );
                    current.is_counted = true;
                }
                current.is_solved = true;
            }
            let said = match (is_first, is_over) {
                (true, _) => words::right(kind, column, is_over, with_hint),
                (false, true) => words::ended(kind, person),
                (false, false) => text::puzzles::right().to_owned(),
            };
            let more = match step {
                Step::Same if is_first && !is_over => text::puzzles::play_on().to_owned(),
                step => words::step(step),
            };
            self.enter(
                if is_over {
                    Stage::Ended
                } else {
                    Stage::Answering
                },
                context,
            );
            return self.say(Remark::new(Tone::Right, said).and(more));
        }
        let mut step = Step::Same;
        if !current.is_counted {
            step = choice::missed(&mut self.progress.puzzles, current.source);
            current.is_counted = true;
        }
        self.answer = Some((plies, Badge::Wrong));
        self.enter(
            if is_over {
                Stage::Refuted { plies }
            } else {
                Stage::Refuting { column, verdict }
            },
            context,
        );
        let effects = self.say(Remark::new(
            Tone::Wrong,
            words::wrong(kind, column, verdict),
        ));
        // It is said once more with the opponent's answer.
        self.says = self.says.take().map(|says| says.and(words::step(step)));
        effects
    }

    /// Continues after the opponent's answer to a right move.
    pub(super) fn answered(&mut self, column: Column, context: &ScreenContext<'_>) -> Effects {
        let position = self.board.position();
        let opponent = position.to_move().other();
        let said = text::puzzles::answered(side(opponent), column.number());
        if position.outcome().is_some() {
            return self.end(opponent.other(), context);
        }
        self.enter(Stage::Asked, context);
        Effects::announcement(said)
    }

    /// Explains why a move was wrong, once the opponent has answered it.
    pub(super) fn refuted(
        &mut self,
        column: Column,
        verdict: Verdict,
        answer: Column,
        context: &ScreenContext<'_>,
    ) -> Effects {
        let position = self.board.position();
        let opponent = position.to_move().other();
        let Some(kind) = self.current.as_ref().map(|current| current.puzzle.kind) else {
            return Effects::default();
        };
        // The sentence below it, on the difficulty of the next puzzles, stays.
        let more = self.says.take().map(|says| says.more).unwrap_or_default();
        let plies = self.board.played().len().saturating_sub(2);
        self.enter(Stage::Refuted { plies }, context);
        let said = words::refuted(kind, (column, verdict), (opponent, answer));
        self.say(Remark::new(Tone::Wrong, said).and(more))
    }

    /// Continues after a coin of the best play that is shown.
    pub(super) fn shown(&mut self, column: Column, context: &ScreenContext<'_>) -> Effects {
        let position = self.board.position();
        let mover = position.to_move().other();
        if position.outcome().is_none() {
            self.since = context.now;
            return Effects::announcement(text::puzzles::shown_move(side(mover), column.number()));
        }
        let Some(current) = &self.current else {
            return Effects::default();
        };
        let line = self
            .board
            .played()
            .get(current.puzzle.moves.len()..)
            .unwrap_or_default();
        let said = words::shown(
            current.puzzle.kind,
            current.puzzle.position().to_move(),
            line,
        );
        self.enter(Stage::Ended, context);
        self.say(Remark::new(Tone::Plain, said))
    }

    /// Shows the result.
    fn end(&mut self, person: Player, context: &ScreenContext<'_>) -> Effects {
        self.enter(Stage::Ended, context);
        let Some(kind) = self.current.as_ref().map(|current| current.puzzle.kind) else {
            return Effects::default();
        };
        let tone = self.says.take().map_or(Tone::Plain, |says| says.tone);
        self.say(Remark::new(tone, words::ended(kind, person)))
    }

    /// Makes the user's move, if it is their turn; if a wrong one is on the board, takes that back
    /// instead.
    pub(super) fn on_human_move(&mut self, column: Column, context: &ScreenContext<'_>) -> Effects {
        match self.stage {
            Stage::Asked => {
                let before = *self.board.position();
                match self.board.play(column, Mover::Human, context) {
                    Ok(()) => {
                        self.enter(Stage::Judging { column, before }, context);
                        (self.says, self.wants_hint) = (None, false);
                        Effects::default()
                    }
                    Err(refusal) => Effects::notice(refusal),
                }
            }
            Stage::Refuted { .. } => self.try_again(context),
            Stage::Making
            | Stage::Judging { .. }
            | Stage::Answering
            | Stage::Refuting { .. }
            | Stage::Showing
            | Stage::Ended => Effects::default(),
        }
    }

    /// Takes a wrong move and its answer back.
    pub(super) fn try_again(&mut self, context: &ScreenContext<'_>) -> Effects {
        let Stage::Refuted { plies } = self.stage else {
            return Effects::default();
        };
        self.board.take_back_to(plies);
        (self.says, self.answer) = (None, None);
        self.enter(Stage::Asked, context);
        Effects::announcement(text::puzzles::taken_back(self.spoken()))
    }

    /// Rules columns out, as soon as the solver has answered.
    pub(super) fn hint(&mut self) -> Effects {
        if self.stage != Stage::Asked || !self.is_first() {
            return Effects::default();
        }
        let judged = self.judge.get(self.board.position());
        self.wants_hint = judged.is_none();
        let (Some(judged), Some(current)) = (judged, &mut self.current) else {
            return Effects::default();
        };
        let Some(solution) = current.puzzle.solution() else {
            return Effects::default();
        };
        current.hints = current.hints.saturating_add(1);
        let said = words::hint(&hints::left(judged, solution, current.hints));
        self.say(Remark::new(Tone::Plain, said))
    }

    /// Shows the solution, coin by coin; if the right first move was not found, the puzzle then
    /// counts as missed.
    pub(super) fn show_solution(&mut self, context: &ScreenContext<'_>) -> Effects {
        if !matches!(self.stage, Stage::Asked | Stage::Refuted { .. }) {
            return Effects::default();
        }
        if matches!(self.stage, Stage::Refuted { .. }) {
            self.try_again(context);
        }
        let Some(current) = &mut self.current else {
            return Effects::default();
        };
        let (mut said, mut step) = (text::puzzles::best_line().to_owned(), Step::Same);
        if !current.is_solved {
            if !current.is_counted {
                step = choice::missed(&mut self.progress.puzzles, current.source);
            }
            (current.is_counted, current.is_solved) = (true, true);
            if let Some(solution) = current.puzzle.solution() {
                said = text::puzzles::answer_is(solution.number());
            }
        }
        self.enter(Stage::Showing, context);
        self.say(Remark::new(Tone::Plain, said).and(words::step(step)))
    }
}
