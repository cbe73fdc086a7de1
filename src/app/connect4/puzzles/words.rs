//! The texts of the puzzle screen.

use super::choice::{Source, Step};
use crate::app::connect4::side::side;
use crate::core::connect4::Column;
use crate::core::connect4::puzzle::{Difficulty, Kind, Puzzle};
use crate::core::day::Day;
use crate::core::game::{Game, Player};
use crate::core::verdict::Verdict;
use crate::storage::PuzzleProgress;
use crate::words::{beside, listed, text};

/// Returns the task: `Red to move and win in 3 moves`.
#[must_use]
pub fn task(puzzle: &Puzzle) -> String {
    let side = side(puzzle.position().to_move());
    match puzzle.kind {
        Kind::WinIn(1) => text::puzzles::task_win_now(side),
        Kind::WinIn(moves) => text::puzzles::task_win(side, moves),
        Kind::Draw => text::puzzles::task_draw(side),
    }
}

/// Returns the name of a difficulty: `Medium`.
#[must_use]
pub fn difficulty(difficulty: Difficulty) -> String {
    text::puzzles::difficulty(difficulty.word())
}

/// Returns how hard a puzzle is, and of which day it is: `Medium`, `Puzzle of the day, 21 November
/// 2026 · Hard`.
#[must_use]
pub fn label(puzzle: &Puzzle, source: Source, progress: &PuzzleProgress) -> String {
    let difficulty = difficulty(puzzle.difficulty);
    let parts = match source {
        Source::Collection => vec![difficulty],
        Source::Seed => vec![difficulty, text::puzzles::new().to_owned()],
        Source::Day(day) => {
            let date = crate::words::date(Day::after_1970(day));
            let solved = (progress.daily == Some(day)).then(text::puzzles::day_solved);
            let of_day = [text::puzzles::of_the_day(date), difficulty];
            of_day
                .into_iter()
                .chain(solved.map(str::to_owned))
                .collect()
        }
    };
    beside(parts)
}

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

/// Returns the praise for the right first move, which may have ended the game.
#[must_use]
pub fn right(kind: Kind, column: Column, is_over: bool, with_hint: bool) -> String {
    let help = if with_hint { "hint" } else { "none" };
    match kind {
        Kind::WinIn(moves) if !is_over => text::puzzles::right_win(help, column.number(), moves),
        Kind::WinIn(_) => text::puzzles::right_four(help, column.number()),
        Kind::Draw => text::puzzles::right_draw(help, column.number()),
    }
}

/// Returns the result of a line that was played to its end.
#[must_use]
pub fn ended(kind: Kind, person: Player) -> String {
    match kind {
        Kind::WinIn(_) => text::puzzles::won(side(person)),
        Kind::Draw => text::puzzles::drawn().to_owned(),
    }
}

/// Returns the result of the solution shown, and its moves: `Red wins. Best line: 4, 5, 3`.
#[must_use]
pub fn shown(kind: Kind, person: Player, line: &[Column]) -> String {
    let line = listed(line.iter().map(ToString::to_string));
    match kind {
        Kind::WinIn(_) => text::puzzles::best_line_won(side(person), line),
        Kind::Draw => text::puzzles::best_line_drawn(line),
    }
}

/// Returns the remark on a wrong move before it is shown why.
#[must_use]
pub fn wrong(kind: Kind, column: Column, verdict: Verdict) -> String {
    let column = column.number();
    match (kind, verdict) {
        (_, Verdict::Loss(1)) => text::puzzles::loses_now(column),
        (_, Verdict::Loss(moves)) => text::puzzles::loses(column, moves),
        (Kind::WinIn(_), Verdict::Win(_)) => text::puzzles::too_slow(column),
        (Kind::WinIn(_) | Kind::Draw, Verdict::Draw | Verdict::Estimate(_) | Verdict::Win(_)) => {
            text::puzzles::no_win(column)
        }
    }
}

/// Returns the remark on a wrong move with the answer to it: `Column 3 does not win: Yellow answers
/// in column 5`.
#[must_use]
pub fn refuted(
    kind: Kind,
    (column, verdict): (Column, Verdict),
    (opponent, answer): (Player, Column),
) -> String {
    let (column, opponent, answer) = (column.number(), side(opponent), answer.number());
    match (kind, verdict) {
        (_, Verdict::Loss(1)) => text::puzzles::loses_now_answered(column, opponent, answer),
        (_, Verdict::Loss(moves)) => text::puzzles::loses_answered(column, moves, opponent, answer),
        (Kind::WinIn(_), Verdict::Win(_)) => {
            text::puzzles::too_slow_answered(column, opponent, answer)
        }
        (Kind::WinIn(_) | Kind::Draw, Verdict::Draw | Verdict::Estimate(_) | Verdict::Win(_)) => {
            text::puzzles::no_win_answered(column, opponent, answer)
        }
    }
}

/// Returns the sentence about the difficulty of the next puzzles; empty if it stays the same.
#[must_use]
pub fn step(step: Step) -> String {
    match step {
        Step::Same => String::new(),
        Step::Up(level) => text::puzzles::harder(difficulty(level)),
        Step::Down(level) => text::puzzles::easier(difficulty(level)),
    }
}

/// Returns a hint: the columns left when the worst are ruled out, at most four.
#[must_use]
pub fn hint(left: &[Column]) -> String {
    let numbers: Vec<u32> = left.iter().map(|column| column.number()).collect();
    match *numbers {
        [] => String::new(),
        [only] => text::puzzles::answer_is(only),
        [first, second] => text::puzzles::hint_two(first, second),
        [first, second, third] => text::puzzles::hint_three(first, second, third),
        [first, second, third, fourth, ..] => {
            text::puzzles::hint_four(first, second, third, fourth)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::puzzle::Collection;

    #[test]
    fn every_puzzle_of_the_collection_has_its_words() {
        for puzzle in Collection::embedded().puzzles() {
            let task = task(puzzle);
            let [red, yellow] = ["Red", "Yellow"].map(|side| {
                task.starts_with(&format!("{side} to move and win "))
                    || task == format!("{side} to move and draw")
            });
            let is_red = puzzle.position().to_move() == Player::First;
            assert_eq!((red, yellow), (is_red, !is_red), "{task}");
        }
    }
}
