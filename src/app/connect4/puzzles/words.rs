//! The texts of the puzzle screen.

use super::choice::{self, Source, Step};
use super::judge::Judged;
use crate::core::connect4::puzzle::{Kind, Puzzle};
use crate::core::connect4::{Column, Connect4};
use crate::core::count::{capital, one_of};
use crate::core::day::Day;
use crate::core::game::{Game, Player};
use crate::core::kind::GameSetup;
use crate::core::verdict::Verdict;
use crate::storage::PuzzleProgress;

/// Returns what a side is called.
#[must_use]
pub fn side(player: Player) -> &'static str {
    Connect4::SIDES[player.index()]
}

/// Returns what is asked: `Red to move: win in 3 moves`.
#[must_use]
pub fn task(puzzle: &Puzzle) -> String {
    let task = puzzle.kind.task();
    let (first, rest) = task.split_at(1);
    format!(
        "{} to move: {}{rest}",
        side(puzzle.position().to_move()),
        first.to_lowercase()
    )
}

/// Returns how hard a puzzle is, and of which day it is: `Medium`, `Puzzle of the day, 21 November
/// 2026: hard`.
#[must_use]
pub fn label(puzzle: &Puzzle, source: Source, progress: &PuzzleProgress) -> String {
    let word = puzzle.difficulty.word();
    match source {
        Source::Collection => capital(word),
        Source::Seed => format!("{}, newly made", capital(word)),
        Source::Day(day) => {
            let solved = if progress.daily == Some(day) {
                ", solved"
            } else {
                ""
            };
            format!(
                "Puzzle of the day, {}: {word}{solved}",
                Day::after_1970(day).in_words()
            )
        }
    }
}

/// Returns how many puzzles were solved: `12 solved · 3 in a row`.
#[must_use]
pub fn note(progress: &PuzzleProgress) -> String {
    match (progress.count, progress.streak) {
        (0, _) => "None solved yet".to_owned(),
        (count, 0 | 1) => format!("{count} solved"),
        (count, streak) => format!("{count} solved · {streak} in a row"),
    }
}

/// Returns what is said when the right first move was found.
#[must_use]
pub fn right(kind: Kind, column: Column, is_over: bool) -> String {
    let on = ". Play on to the end, or take the next one";
    match kind {
        Kind::WinIn(_) if is_over => format!("Right: column {column} wins"),
        Kind::WinIn(1) => format!("Right: column {column} wins at once"),
        Kind::WinIn(moves) => format!("Right: column {column} wins in {moves} moves{on}"),
        Kind::Draw if is_over => format!("Right: column {column} holds the draw"),
        Kind::Draw => format!("Right: only column {column} holds the draw{on}"),
    }
}

/// Returns how a line ended that was played to its end.
#[must_use]
pub fn ended(kind: Kind, person: Player) -> String {
    match kind {
        Kind::WinIn(_) => format!("{} wins", side(person)),
        Kind::Draw => "The draw is held".to_owned(),
    }
}

/// Returns how the best play ended that was shown, and what it was: `Red wins. Best play was 4, 5,
/// 3`.
#[must_use]
pub fn shown(kind: Kind, person: Player, line: &[Column]) -> String {
    let columns: Vec<String> = line.iter().map(ToString::to_string).collect();
    format!(
        "{}. Best play was {}",
        ended(kind, person),
        columns.join(", ")
    )
}

/// Returns what is said of a wrong move before it is shown why.
#[must_use]
pub fn wrong(kind: Kind, column: Column, verdict: Verdict) -> String {
    match (kind, verdict) {
        (_, Verdict::Loss(1)) => format!("Column {column} loses at once"),
        (_, Verdict::Loss(moves)) => format!("Column {column} loses in {moves} moves"),
        (Kind::WinIn(_), Verdict::Win(_)) => format!("Column {column} wins, but not in time"),
        (Kind::WinIn(_) | Kind::Draw, Verdict::Draw | Verdict::Estimate(_) | Verdict::Win(_)) => {
            format!("Column {column} does not win")
        }
    }
}

/// Returns what is said of a wrong move with the answer to it: `Column 3 does not win: Yellow
/// answers in column 5`.
#[must_use]
pub fn refuted(wrong: &str, opponent: Player, answer: Column, ends: bool) -> String {
    let what = if ends { "makes four" } else { "answers" };
    format!("{wrong}: {} {what} in column {answer}", side(opponent))
}

/// Returns what is said of how hard the next puzzles are, as a sentence after another one.
#[must_use]
pub fn step(step: Step) -> String {
    match step {
        Step::Same => String::new(),
        Step::Up(difficulty) => format!(
            ". Three in a row: the next ones are harder ({})",
            difficulty.word()
        ),
        Step::Down(difficulty) => format!(". The next ones are easier ({})", difficulty.word()),
    }
}

/// Returns a hint: the columns that are left when the worst are ruled out.
#[must_use]
pub fn hint(left: &[Column]) -> String {
    let numbers: Vec<String> = left.iter().map(ToString::to_string).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    format!("It is column {}", one_of(&numbers))
}

/// Returns the columns that are left after so many hints, the right one among them: half of them
/// after the first, and two after the second. Those that lose soonest are ruled out first.
#[must_use]
pub fn left(judged: &Judged, solution: Column, hints: u8) -> Vec<Column> {
    let mut wrong = judged.columns.clone();
    wrong.retain(|&(column, _)| column != solution);
    wrong.sort_by_key(|&(_, verdict)| std::cmp::Reverse(verdict.rank()));
    let keep = if hints <= 1 {
        (judged.columns.len().div_ceil(2)).max(2)
    } else {
        2
    };
    let mut left: Vec<Column> = wrong
        .into_iter()
        .map(|(column, _)| column)
        .take(keep - 1)
        .chain([solution])
        .collect();
    left.sort_unstable();
    left
}

/// Returns the difficulty that the user has reached, for a puzzle that is being made.
#[must_use]
pub fn making(progress: &PuzzleProgress) -> String {
    capital(choice::reached(progress).word())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::puzzle::Collection;

    fn column(number: u8) -> Column {
        Column::from_number(number).expect("a column")
    }

    #[test]
    fn hints_narrow_it_down_to_two_and_keep_the_right_one() {
        let worth = [
            (1, Verdict::Loss(1)),
            (2, Verdict::Draw),
            (3, Verdict::Win(3)),
            (4, Verdict::Loss(5)),
            (5, Verdict::Loss(1)),
            (7, Verdict::Loss(2)),
        ];
        let judged = Judged {
            best: column(3),
            columns: worth
                .map(|(number, verdict)| (column(number), verdict))
                .to_vec(),
        };
        assert_eq!(hint(&left(&judged, column(3), 1)), "It is column 2, 3 or 4");
        assert_eq!(hint(&left(&judged, column(3), 2)), "It is column 2 or 3");
        let two = Judged {
            best: column(3),
            columns: judged.columns[1..3].to_vec(),
        };
        assert_eq!(hint(&left(&two, column(3), 1)), "It is column 2 or 3");
    }

    #[test]
    fn every_puzzle_of_the_collection_has_its_words() {
        for puzzle in Collection::embedded().puzzles() {
            let side = side(puzzle.position().to_move());
            let task = task(puzzle);
            assert!(
                task.starts_with(&format!("{side} to move: win "))
                    || task == format!("{side} to move: hold the draw"),
                "{task}"
            );
        }
    }
}
