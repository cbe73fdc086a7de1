//! The sentences about puzzles.

use super::phrases::Phrases;
use super::text;
use super::{beside, listed};
use crate::core::day::Day;
use crate::core::game::{Game as _, Player};
use crate::core::kind::MoveOf;
use crate::core::puzzle::{Difficulty, Puzzle, Puzzles};
use crate::core::verdict::Verdict;
use crate::storage::{DayResult, PuzzleProgress};

/// The sentences in which the puzzles of games differ: at least the task and the first hint.
pub trait PuzzlePhrases: Phrases + Puzzles {
    /// Returns the task: `Red to move and win in 3 moves`.
    fn task(puzzle: &Puzzle<Self>) -> String;

    /// Returns what the signs on the board mean, if they are none of every puzzle.
    #[must_use]
    fn legend(_puzzle: &Puzzle<Self>) -> Option<&'static str> {
        None
    }

    /// Returns the praise for the right first move, which may have been the last one.
    #[must_use]
    fn right(puzzle: &Puzzle<Self>, mv: MoveOf<Self>, _is_over: bool, with_hint: bool) -> String {
        let _ = puzzle;
        text::puzzles::right_move(help(with_hint), Self::move_phrase(mv))
    }

    /// Returns the result of a puzzle that was played to its end.
    #[must_use]
    fn played_out(_puzzle: &Puzzle<Self>) -> String {
        text::puzzles::played_out().to_owned()
    }

    /// Returns the remark on a wrong move before its answer is shown.
    #[must_use]
    fn wrong(_puzzle: &Puzzle<Self>, mv: MoveOf<Self>, _verdict: Verdict) -> String {
        text::puzzles::wrong_move(Self::move_subject(mv))
    }

    /// Returns the remark on a wrong move with the opponent's answer to it.
    #[must_use]
    fn refuted(
        _puzzle: &Puzzle<Self>,
        (mv, _verdict): (MoveOf<Self>, Verdict),
        (opponent, answer): (Player, MoveOf<Self>),
    ) -> String {
        let answer = Self::move_object(answer);
        text::puzzles::wrong_move_answered(Self::move_subject(mv), side::<Self>(opponent), answer)
    }

    /// Returns why each of the other first moves is wrong, where that is known, the best ones first.
    #[must_use]
    fn others(_puzzle: &Puzzle<Self>, _moves: &[(MoveOf<Self>, Verdict)]) -> Vec<String> {
        Vec::new()
    }

    /// Returns what a screen reader says of an answer, after which the user is to move.
    #[must_use]
    fn answered(opponent: Player, mv: MoveOf<Self>) -> String {
        let mv = Self::move_phrase(mv);
        let [opponent, user] = [opponent, opponent.other()].map(super::side::<Self>);
        text::puzzles::answered_move(opponent, mv, user)
    }

    /// Returns what a screen reader says of a move of the solution.
    #[must_use]
    fn shown_move(mover: Player, mv: MoveOf<Self>) -> String {
        text::puzzles::shown_any_move(super::side::<Self>(mover), Self::move_phrase(mv))
    }

    #[must_use]
    fn answer_is(mv: MoveOf<Self>) -> String {
        Self::one_of_these(&[mv])
    }

    /// Returns the first hint: what to look for. It is true of the puzzle, and names no move.
    #[must_use]
    fn look_for(puzzle: &Puzzle<Self>) -> String;

    /// Returns a further hint: the moves left when others are ruled out, at most four.
    #[must_use]
    fn one_of_these(left: &[MoveOf<Self>]) -> String {
        text::puzzles::answer_is_move(Self::one_of_moves(left))
    }

    /// Returns the end of the solution shown, and its moves: `Red wins. Best line: 4, 5, 3`.
    #[must_use]
    fn line_shown(_puzzle: &Puzzle<Self>, line: &[MoveOf<Self>]) -> String {
        text::puzzles::best_line_shown(listed(line.iter().map(ToString::to_string)))
    }
}

/// Returns the name of a side in messages, which select by it.
#[must_use]
pub const fn side<K: Phrases>(player: Player) -> &'static str {
    K::SIDES[player.index()]
}

/// Returns the name of the side that solves a puzzle in messages, which select by it.
#[must_use]
pub fn solver<K: PuzzlePhrases>(puzzle: &Puzzle<K>) -> &'static str {
    side::<K>(puzzle.position().to_move())
}

/// Returns the name of help in messages, which select by it.
#[must_use]
pub const fn help(with_hint: bool) -> &'static str {
    if with_hint { "hint" } else { "none" }
}

/// Returns the name of a difficulty: `Medium`.
#[must_use]
pub fn difficulty(difficulty: Difficulty) -> String {
    text::puzzles::difficulty(difficulty.word())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Collection,
    Seed,
    /// It is the puzzle of this day, counted from 1 January 1970.
    Day(u64),
}

/// Returns how hard a puzzle is, and of which day it is: `Medium`, `Puzzle of the day, 21 November
/// 2026 · Hard`.
#[must_use]
pub fn label(hard: Difficulty, source: Source, progress: &PuzzleProgress) -> String {
    let difficulty = difficulty(hard);
    let parts = match source {
        Source::Collection => vec![difficulty],
        Source::Seed => vec![difficulty, text::puzzles::new().to_owned()],
        Source::Day(day) => {
            let date = super::date(Day::after_1970(day));
            let of_day = [text::puzzles::of_the_day(date), difficulty];
            let result = progress.day(day).map(day_result);
            of_day.into_iter().chain(result).collect()
        }
    };
    beside(parts)
}

/// Returns the result of the puzzle of a day: `Solved with a hint`.
#[must_use]
pub fn day_result(result: DayResult) -> String {
    text::puzzles::day_result(match result {
        DayResult::Solved => "solved",
        DayResult::Hinted => "hint",
        DayResult::Late => "late",
        DayResult::Missed => "missed",
    })
}

/// Returns the result of the puzzle of a day as a line to send to others, which does not give it
/// away: `Plot 4 · Gomoku · Puzzle of the day, 21 November 2026 · Hard · Solved · 5-day streak`.
#[must_use]
pub fn day_line<K: Phrases>(
    (hard, day): (Difficulty, u64),
    progress: &PuzzleProgress,
    today: u64,
) -> String {
    let days = Some(progress.days_in_a_row(today)).filter(|&days| day == today && days > 1);
    let parts =
        [PROGRAM.to_owned(), K::title().to_owned(), label(hard, Source::Day(day), progress)];
    beside(parts.into_iter().chain(days.map(text::puzzles::days_in_a_row)))
}

const PROGRAM: &str = "Plot 4";

/// Returns how many puzzles were solved: `12 solved · 3 in a row`.
#[must_use]
pub fn note(progress: &PuzzleProgress) -> String {
    match (progress.count, progress.streak) {
        (0, _) => text::puzzles::none_solved().to_owned(),
        (count, 0 | 1) => text::puzzles::solved(count),
        (count, streak) => {
            text::play::beside(text::puzzles::solved(count), text::puzzles::streak(streak))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::core::connect4::Connect4;
    use crate::games::{Checkers, Go, Gomoku};

    fn check<K: PuzzlePhrases>(least: usize) {
        let mut hints = BTreeSet::new();
        for puzzle in K::collection().puzzles() {
            let hint = K::look_for(puzzle);
            let answer = K::move_phrase(puzzle.solution().expect("a solution"));
            assert!(!hint.is_empty() && !hint.contains(&answer), "{}: {hint}", puzzle.text());
            hints.insert(hint);
        }
        assert!(hints.len() >= least, "{}: {hints:?}", K::NAME);
    }

    #[test]
    fn first_hints_do_not_name_the_answer() {
        check::<Connect4>(5);
        check::<Gomoku>(5);
        check::<Go>(5);
        check::<Checkers>(5);
    }
}
