//! Moves on the board of a puzzle: the user's, the opponent's answers, and those of a solution that
//! is shown.

use std::cmp::Ordering;

use super::choice::{self, Step};
use super::{PuzzleUi, Puzzles, Stage};
use crate::app::contract::board::Mover;
use crate::app::contract::screen::{Cx, Effects};
use crate::app::kit::icons::Badge;
use crate::app::practice::card::{Remark, Tone};
use crate::app::practice::judge::JudgedPosition;
use crate::app::practice::screen::Practice as _;
use crate::core::game::Game as _;
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::verdict::{Verdict, best_first};
use crate::storage::DayResult;
use crate::words::puzzles::Source;
use crate::words::text;

impl<K: PuzzleUi> Puzzles<K> {
    /// Handles the verdict on the user's move: continues if it is right, shows why if it is wrong.
    pub(super) fn decide(&mut self, mv: MoveOf<K>, verdict: Verdict, cx: &Cx<'_>) -> Effects {
        let given = self.given();
        let plies = self.board.played().len().saturating_sub(1);
        let is_over = self.is_over();
        let Some(current) = &mut self.current else {
            return Effects::default();
        };
        let is_first = plies == given;
        let is_right = if is_first {
            current.puzzle.solution() == Some(mv)
        } else {
            K::is_right(&current.puzzle, verdict, (plies - given) / 2)
        };
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
                        (with_hint, cx.today),
                    );
                    current.is_counted = true;
                    if let Source::Day(day) = current.source {
                        let result = if with_hint { DayResult::Hinted } else { DayResult::Solved };
                        choice::note_day(&mut self.progress.puzzles, day, cx.today, result);
                    }
                }
                current.is_solved = true;
            }
            let said = match (is_first, is_over) {
                (true, _) => K::right(&current.puzzle, mv, is_over, with_hint),
                (false, true) => K::played_out(&current.puzzle),
                (false, false) => text::puzzles::right().to_owned(),
            };
            let more = match step {
                Step::Same if is_first && !is_over => text::puzzles::play_on().to_owned(),
                step => step.sentence(),
            };
            self.enter(if is_over { Stage::Ended } else { Stage::Answering }, cx);
            return self.say(Remark::new(Tone::Right, said).and(more));
        }
        let mut step = Step::Same;
        if !current.is_counted {
            step = choice::missed_on(
                &mut self.progress.puzzles,
                &current.puzzle,
                current.source,
                cx.today,
            );
            current.is_counted = true;
        }
        self.answer = Some((plies, Badge::Wrong));
        let said = K::wrong(&current.puzzle, mv, verdict);
        let stage = if self.board.position().outcome().is_some() {
            Stage::Refuted { plies }
        } else {
            Stage::Refuting { mv, verdict }
        };
        self.enter(stage, cx);
        let effects = self.say(Remark::new(Tone::Wrong, said));
        // It is said once more with the opponent's answer.
        self.says = self.says.take().map(|says| says.and(step.sentence()));
        effects
    }

    /// Continues after the opponent's answer to a right move.
    pub(super) fn answered(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        let position = self.board.position();
        let opponent = position.to_move().other();
        if let (Some(outcome), Some(current)) = (position.outcome(), &self.current) {
            // A win that goes in circles may end as a draw.
            let verdict = Verdict::of_outcome(outcome, opponent.other());
            if !K::is_right(&current.puzzle, verdict, 0) {
                let last = self.board.played().len().checked_sub(2);
                let last = last.and_then(|ply| self.board.played().get(ply)).copied();
                return last.map_or_else(Effects::default, |last| {
                    self.answer = self.answer.map(|(ply, _)| (ply, Badge::Wrong));
                    self.refuted((last, verdict), mv, cx)
                });
            }
        }
        if self.is_over() {
            return self.end(cx);
        }
        self.enter(Stage::Asked, cx);
        Effects::announcement(K::answered(opponent, mv))
    }

    /// Explains why a move was wrong, once the opponent has answered it.
    pub(super) fn refuted(
        &mut self,
        wrong: (MoveOf<K>, Verdict),
        answer: MoveOf<K>,
        cx: &Cx<'_>,
    ) -> Effects {
        let opponent = self.board.position().to_move().other();
        let Some(current) = &self.current else {
            return Effects::default();
        };
        let said = K::refuted(&current.puzzle, wrong, (opponent, answer));
        // The sentence below it, on the difficulty of the next puzzles, stays.
        let more = self.says.take().map(|says| says.more).unwrap_or_default();
        let plies = self.board.played().len().saturating_sub(2);
        self.enter(Stage::Refuted { plies }, cx);
        self.say(Remark::new(Tone::Wrong, said).and(more))
    }

    /// Continues after a move of the best play that is shown.
    pub(super) fn shown(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        if self.is_over() {
            return self.all_shown(cx);
        }
        self.since = cx.now;
        let mover = self.board.position().to_move().other();
        Effects::announcement(K::shown_move(mover, mv))
    }

    /// Says what the best play was that has been shown to the end of the puzzle.
    pub(super) fn all_shown(&mut self, cx: &Cx<'_>) -> Effects {
        let Some(current) = &self.current else {
            return Effects::default();
        };
        let line = self.board.played().get(current.puzzle.moves.len()..).unwrap_or_default();
        let said = K::line_shown(&current.puzzle, line);
        self.enter(Stage::Ended, cx);
        self.say(Remark::new(Tone::Plain, said))
    }

    /// Shows the result. If the first move has reached the goal, the praise of it stays.
    pub(super) fn end(&mut self, cx: &Cx<'_>) -> Effects {
        let is_first = self.board.played().len() == self.given() + 1;
        self.enter(Stage::Ended, cx);
        let Some(current) = &self.current else {
            return Effects::default();
        };
        let said = K::played_out(&current.puzzle);
        match self.says.take() {
            Some(says) if is_first => {
                let is_new = says.more == text::puzzles::play_on();
                let more = if is_new { said } else { says.more.clone() };
                self.say(says.and(more))
            }
            says => {
                let tone = says.map_or(Tone::Plain, |says| says.tone);
                self.say(Remark::new(tone, said))
            }
        }
    }

    /// Makes the user's move, if it is their turn; if a wrong one is on the board, takes that back
    /// instead.
    pub(super) fn on_human_move(&mut self, mv: MoveOf<K>, cx: &Cx<'_>) -> Effects {
        match self.stage {
            Stage::Asked => {
                let before = self.board.position().clone();
                match self.board.play(mv, Mover::Human, cx) {
                    Ok(()) => {
                        self.enter(Stage::Judging { mv, before }, cx);
                        (self.says, self.wants_hint) = (None, false);
                        Effects::default()
                    }
                    Err(refusal) => Effects::notice(refusal),
                }
            }
            Stage::Refuted { .. } => self.try_again(cx),
            Stage::Making
            | Stage::Judging { .. }
            | Stage::Answering
            | Stage::Refuting { .. }
            | Stage::Showing
            | Stage::Ended => Effects::default(),
        }
    }

    /// Takes a wrong move and its answer back.
    pub(super) fn try_again(&mut self, cx: &Cx<'_>) -> Effects {
        let Stage::Refuted { plies } = self.stage else {
            return Effects::default();
        };
        self.board.take_back_to(plies);
        (self.says, self.answer) = (None, None);
        self.enter(Stage::Asked, cx);
        Effects::announcement(text::puzzles::taken_back(self.spoken()))
    }

    /// Says what to look for, and from the second hint on rules moves out, as soon as the judge has
    /// answered.
    pub(super) fn hint(&mut self) -> Effects {
        self.wants_hint = false;
        if self.stage != Stage::Asked || !self.is_first() {
            return Effects::default();
        }
        let Some(current) = &mut self.current else {
            return Effects::default();
        };
        let Some(solution) = current.puzzle.solution() else {
            return Effects::default();
        };
        let hints = current.hints.saturating_add(1);
        let said = if hints == 1 {
            K::look_for(&current.puzzle)
        } else {
            let judged = self.judge.get(self.board.position());
            self.wants_hint = judged.is_none();
            let Some(judged) = judged else {
                return Effects::default();
            };
            let left = left_moves(judged, solution, hints);
            let said = K::one_of_these(&left);
            // A ring on the board is a move to play: several of these are not.
            if left.len() == 1 {
                self.board.hint(left);
            }
            said
        };
        current.hints = hints;
        if let Source::Day(day) = current.source {
            self.day_hints.insert(day, hints);
        }
        self.say(Remark::new(Tone::Plain, said))
    }

    /// Shows the solution, move by move; if the right first move was not found, the puzzle then
    /// counts as missed.
    pub(super) fn show_solution(&mut self, cx: &Cx<'_>) -> Effects {
        if !matches!(self.stage, Stage::Asked | Stage::Refuted { .. }) {
            return Effects::default();
        }
        if matches!(self.stage, Stage::Refuted { .. }) {
            self.try_again(cx);
        }
        let Some(current) = &mut self.current else {
            return Effects::default();
        };
        let (mut said, mut step) = (text::puzzles::best_line().to_owned(), Step::Same);
        if !current.is_solved {
            if !current.is_counted {
                step = choice::missed_on(
                    &mut self.progress.puzzles,
                    &current.puzzle,
                    current.source,
                    cx.today,
                );
            }
            (current.is_counted, current.is_solved) = (true, true);
            if let Some(solution) = current.puzzle.solution() {
                said = K::answer_is(solution);
            }
        }
        self.enter(Stage::Showing, cx);
        self.say(Remark::new(Tone::Plain, said).and(step.sentence()))
    }
}

/// The most moves that a hint names.
const MOST_LEFT: usize = 4;

/// Returns the moves left after this many hints, including the right one: half of them after the
/// second, but at most four, and two after the third. Those that lose are ruled out at once.
#[must_use]
fn left_moves<K: GameSetup>(
    judged: &JudgedPosition<K>,
    solution: MoveOf<K>,
    hints: u8,
) -> Vec<MoveOf<K>> {
    let mut wrong = judged.moves.clone();
    // A hint never names a move that loses.
    wrong.retain(|&(mv, verdict)| mv != solution && verdict.result() != Ordering::Less);
    best_first(&mut wrong);
    let keep = if hints <= 2 { judged.moves.len().div_ceil(2).clamp(2, MOST_LEFT) } else { 2 };
    let mut left: Vec<MoveOf<K>> =
        wrong.into_iter().map(|(mv, _)| mv).take(keep - 1).chain([solution]).collect();
    // In an order that does not tell which is the right one.
    left.sort_by_cached_key(ToString::to_string);
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Column, Connect4};
    use crate::core::control::Unlimited;
    use crate::core::puzzle::Puzzles;
    use crate::core::verdict::Verdict;
    use crate::games::{Checkers, Go, Gomoku};
    use crate::words::puzzles::PuzzlePhrases as _;

    fn column(number: u8) -> Column {
        Column::from_number(number).expect("a column")
    }

    #[test]
    fn hints_narrow_it_down_to_two_and_keep_the_right_one() {
        let worth = [
            (1, Verdict::Loss(1)),
            (2, Verdict::Draw),
            (3, Verdict::Win(3)),
            (4, Verdict::Draw),
            (5, Verdict::Loss(1)),
            (7, Verdict::Loss(2)),
        ];
        let judged = JudgedPosition::<Connect4> {
            best: column(3),
            is_reached: false,
            explanation: None,
            moves: worth.map(|(number, verdict)| (column(number), verdict)).to_vec(),
        };
        assert_eq!(
            Connect4::one_of_these(&left_moves(&judged, column(3), 2)),
            text::puzzles::hint_three(2_u8, 3_u8, 4_u8)
        );
        assert_eq!(
            Connect4::one_of_these(&left_moves(&judged, column(3), 3)),
            text::puzzles::hint_two(2_u8, 3_u8)
        );
        let two = JudgedPosition::<Connect4> {
            best: column(3),
            is_reached: false,
            explanation: None,
            moves: judged.moves[1..3].to_vec(),
        };
        assert_eq!(
            Connect4::one_of_these(&left_moves(&two, column(3), 2)),
            text::puzzles::hint_two(2_u8, 3_u8)
        );
    }

    #[test]
    fn where_all_others_lose_the_second_hint_is_the_answer() {
        let worth = [(3, Verdict::Loss(1)), (4, Verdict::Draw), (7, Verdict::Loss(9))];
        let judged = JudgedPosition::<Connect4> {
            best: column(4),
            is_reached: false,
            explanation: None,
            moves: worth.map(|(number, verdict)| (column(number), verdict)).to_vec(),
        };
        assert_eq!(left_moves(&judged, column(4), 2), [column(4)]);
    }

    /// Asserts that no hint of the first puzzles of a game names a losing move.
    fn check<K: Puzzles>(most: usize) {
        let puzzles = K::collection().puzzles();
        assert!(!puzzles.is_empty(), "{}", K::NAME);
        let mut judge = K::judge(&puzzles[0]);
        for puzzle in puzzles.iter().take(most) {
            if !K::HAS_ONE_JUDGE {
                judge = K::judge(puzzle);
            }
            let report = judge.choose(&puzzle.position(), &mut Unlimited);
            let judged = JudgedPosition::<K>::new(&report.expect("a report"), None);
            let solution = puzzle.solution().expect("a solution");
            for hints in [2, 3] {
                let left = left_moves(&judged, solution, hints);
                assert!(left.contains(&solution), "{}: {left:?}", puzzle.text());
                for &mv in &left {
                    let verdict = judged.of(mv).expect("a legal move");
                    assert_ne!(verdict.result(), Ordering::Less, "{}: {mv}", puzzle.text());
                }
            }
        }
    }

    #[test]
    fn hints_name_no_move_that_loses() {
        check::<Connect4>(usize::MAX);
        check::<Gomoku>(20);
        check::<Go>(20);
        check::<Checkers>(20);
    }
}
