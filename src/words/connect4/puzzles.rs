//! The sentences about puzzles of Connect 4.

use crate::core::connect4::puzzle::{Kind, Puzzle};
use crate::core::connect4::{Column, Connect4};
use crate::core::game::Player;
use crate::core::verdict::Verdict;
use crate::words::puzzles::{PuzzlePhrases, help, side, solver};
use crate::words::{listed, text};

impl PuzzlePhrases for Connect4 {
    fn task(puzzle: &Puzzle) -> String {
        let side = solver(puzzle);
        match puzzle.kind {
            Kind::WinIn(1) => text::puzzles::task_win_now(side),
            Kind::WinIn(moves) => text::puzzles::task_win(side, moves),
            Kind::Draw => text::puzzles::task_draw(side),
        }
    }

    fn right(puzzle: &Puzzle, mv: Column, is_over: bool, with_hint: bool) -> String {
        let (help, column) = (help(with_hint), mv.number());
        match puzzle.kind {
            Kind::WinIn(moves) if !is_over => text::puzzles::right_win(help, column, moves),
            Kind::WinIn(_) => text::puzzles::right_four(help, column),
            Kind::Draw => text::puzzles::right_draw(help, column),
        }
    }

    fn played_out(puzzle: &Puzzle) -> String {
        match puzzle.kind {
            Kind::WinIn(_) => text::puzzles::won(solver(puzzle)),
            Kind::Draw => text::puzzles::drawn().to_owned(),
        }
    }

    fn wrong(puzzle: &Puzzle, mv: Column, verdict: Verdict) -> String {
        let column = mv.number();
        match (puzzle.kind, verdict) {
            (_, Verdict::Loss(1)) => text::puzzles::loses_now(column),
            (_, Verdict::Loss(moves)) => text::puzzles::loses(column, moves),
            (Kind::WinIn(_), Verdict::Win(_)) => text::puzzles::too_slow(column),
            (
                Kind::WinIn(_) | Kind::Draw,
                Verdict::Draw | Verdict::Estimate(_) | Verdict::Win(_),
            ) => text::puzzles::no_win(column),
        }
    }

    fn refuted(
        puzzle: &Puzzle,
        (mv, verdict): (Column, Verdict),
        (opponent, answer): (Player, Column),
    ) -> String {
        let (column, opponent) = (mv.number(), side::<Self>(opponent));
        let answer = answer.number();
        match (puzzle.kind, verdict) {
            (_, Verdict::Loss(1)) => text::puzzles::loses_now_answered(column, opponent, answer),
            (_, Verdict::Loss(moves)) => {
                text::puzzles::loses_answered(column, moves, opponent, answer)
            }
            (Kind::WinIn(_), Verdict::Win(_)) => {
                text::puzzles::too_slow_answered(column, opponent, answer)
            }
            (
                Kind::WinIn(_) | Kind::Draw,
                Verdict::Draw | Verdict::Estimate(_) | Verdict::Win(_),
            ) => text::puzzles::no_win_answered(column, opponent, answer),
        }
    }

    fn answered(opponent: Player, mv: Column) -> String {
        text::puzzles::answered(side::<Self>(opponent), mv.number())
    }

    fn shown_move(mover: Player, mv: Column) -> String {
        text::puzzles::shown_move(side::<Self>(mover), mv.number())
    }

    fn one_of_these(left: &[Column]) -> String {
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

    fn line_shown(puzzle: &Puzzle, line: &[Column]) -> String {
        let line = listed(line.iter().map(ToString::to_string));
        match puzzle.kind {
            Kind::WinIn(_) => text::puzzles::best_line_won(solver(puzzle), line),
            Kind::Draw => text::puzzles::best_line_drawn(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::puzzle::Collection;
    use crate::core::game::Game as _;

    #[test]
    fn every_puzzle_of_the_collection_has_its_words() {
        for puzzle in Collection::embedded().puzzles() {
            let task = Connect4::task(puzzle);
            let [red, yellow] = ["Red", "Yellow"].map(|side| {
                task.starts_with(&format!("{side} to move and win "))
                    || task == format!("{side} to move and draw")
            });
            let is_red = puzzle.position().to_move() == Player::First;
            assert_eq!((red, yellow), (is_red, !is_red), "{task}");
        }
    }
}
