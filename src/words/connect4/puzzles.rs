//! The sentences about puzzles of Connect 4.

use crate::core::connect4::analysis::{Reason, strength};
use crate::core::connect4::puzzle::{Kind, Puzzle};
use crate::core::connect4::threats::threats;
use crate::core::connect4::{Cell, Column, Connect4};
use crate::core::game::{Game as _, Player};
use crate::core::verdict::{Verdict, best_first};
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

    fn others(puzzle: &Puzzle, moves: &[(Column, Verdict)]) -> Vec<String> {
        let is_other = |&(mv, _): &(Column, Verdict)| Some(mv) != puzzle.solution();
        let mut others: Vec<_> = moves.iter().copied().filter(is_other).collect();
        best_first(&mut others);
        others.into_iter().map(|(mv, verdict)| Self::wrong(puzzle, mv, verdict)).collect()
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

    fn look_for(puzzle: &Puzzle) -> String {
        let verdict = match puzzle.kind {
            Kind::WinIn(moves) => Verdict::Win(moves),
            Kind::Draw => Verdict::Draw,
        };
        let wins = matches!(puzzle.kind, Kind::WinIn(_));
        let solution = puzzle.solution();
        let reason = solution.and_then(|mv| strength(&puzzle.position(), mv, verdict));
        let forces = forces(puzzle);
        match reason {
            Some(Reason::MakesLine { line }) => text::puzzles::look_for_line(direction(&line)),
            Some(Reason::StopsLine { .. }) => text::puzzles::look_for_block().to_owned(),
            Some(Reason::MakesTwoThreats { cells }) if cells[0].column == cells[1].column => {
                text::puzzles::look_for_stacked().to_owned()
            }
            Some(Reason::MakesTwoThreats { .. }) => text::puzzles::look_for_double().to_owned(),
            _ if wins && !forces.contains(&false) => text::puzzles::look_for_forcing().to_owned(),
            Some(Reason::MakesThreat { .. }) => text::puzzles::look_for_threat().to_owned(),
            _ if forces.first() == Some(&true) => text::puzzles::look_for_force().to_owned(),
            // The opponent has nothing to block before its last move, and yet each move loses.
            _ if wins && forces.last() == Some(&false) => {
                text::puzzles::look_for_squeeze().to_owned()
            }
            Some(Reason::KeepsFromThreat { is_double, .. }) => {
                text::puzzles::look_for_prevention(if is_double { "double" } else { "single" })
            }
            _ if wins => text::puzzles::look_for_plan().to_owned(),
            _ => text::puzzles::look_for_answers().to_owned(),
        }
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

/// Returns of each move of the solver in the line but the last whether the opponent then has to
/// stop a line.
fn forces(puzzle: &Puzzle) -> Vec<bool> {
    let mut position = puzzle.position();
    let player = position.to_move();
    let mut forces = Vec::new();
    for &mv in &puzzle.line {
        let is_own = position.to_move() == player;
        if position.play(mv).is_err() || position.outcome().is_some() {
            break;
        }
        if is_own {
            let own = threats(&position, player);
            forces.push(own.iter().any(|threat| threat.is_playable));
        }
    }
    forces
}

/// Returns how a line lies, as an identifier in the messages.
fn direction(line: &[Cell]) -> &'static str {
    match line {
        [first, second, ..] if first.row == second.row => "row",
        [first, second, ..] if first.column == second.column => "column",
        _ => "diagonal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::puzzle::Collection;
    use std::collections::BTreeMap;

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

    /// The coins by column and row, for a slow look.
    type Grid = [[Option<Player>; 6]; 7];

    fn grid(moves: &[Column]) -> Grid {
        let mut grid = Grid::default();
        let mut player = Player::First;
        for mv in moves {
            drop(&mut grid, usize::from(mv.index()), player);
            player = player.other();
        }
        grid
    }

    fn drop(grid: &mut Grid, column: usize, player: Player) -> Option<usize> {
        let row = grid[column].iter().position(Option::is_none)?;
        grid[column][row] = Some(player);
        Some(row)
    }

    /// Returns the direction of a line of four through a coin.
    fn four(grid: &Grid, column: usize, row: usize) -> Option<&'static str> {
        let ways = [(1, 0, "row"), (0, 1, "column"), (1, 1, "diagonal"), (1, -1, "diagonal")];
        let run = |right: isize, up: isize| {
            let coin = |steps: isize| {
                let column = column.checked_add_signed(steps * right)?;
                let row = row.checked_add_signed(steps * up)?;
                *grid.get(column)?.get(row)?
            };
            (1..4).take_while(|&steps| coin(steps) == coin(0)).count()
        };
        let found = ways.into_iter().find(|&(right, up, _)| run(right, up) + run(-right, -up) >= 3);
        found.map(|(_, _, name)| name)
    }

    /// A free space that would give a player four.
    #[derive(Clone, Copy)]
    struct Space {
        at: (usize, usize),
        is_playable: bool,
    }

    /// Returns the free spaces that would give a player four.
    fn winning(grid: &Grid, player: Player) -> Vec<Space> {
        let mut found = Vec::new();
        for column in 0..7 {
            for row in (0..6).filter(|&row| grid[column][row].is_none()) {
                let mut with = *grid;
                with[column][row] = Some(player);
                if four(&with, column, row).is_some() {
                    found.push(Space {
                        at: (column, row),
                        is_playable: row == 0 || grid[column][row - 1].is_some(),
                    });
                }
            }
        }
        found
    }

    /// Returns those of `now` that are not among `before`.
    fn new(now: &[Space], before: &[Space]) -> Vec<Space> {
        let is_known = |space: &&Space| before.iter().any(|old| old.at == space.at);
        now.iter().filter(|space| !is_known(space)).copied().collect()
    }

    /// Returns whether a player has a space to win in at once.
    fn wins_now(grid: &Grid, player: Player) -> bool {
        winning(grid, player).iter().any(|space| space.is_playable)
    }

    fn are_two_at_once(spaces: &[Space]) -> bool {
        spaces.iter().filter(|space| space.is_playable).count() > 1
    }

    fn are_stacked(spaces: &[Space]) -> bool {
        let is_above = |lower: &Space, other: &Space| other.at == (lower.at.0, lower.at.1 + 1);
        let has_above = |lower: &Space| spaces.iter().any(|other| is_above(lower, other));
        spaces.iter().any(|space| space.is_playable && has_above(space))
    }

    /// Returns whether a player wins with this move and threats alone that have to be blocked.
    fn wins_by_force(grid: &Grid, column: usize, player: Player) -> bool {
        let mut after = *grid;
        let Some(row) = drop(&mut after, column, player) else {
            return false;
        };
        if four(&after, column, row).is_some() {
            return true;
        }
        let wins = winning(&after, player);
        let Some(block) = wins.iter().find(|space| space.is_playable) else {
            return false;
        };
        if wins_now(&after, player.other()) {
            return false;
        }
        drop(&mut after, block.at.0, player.other());
        (0..7).any(|next| wins_by_force(&after, next, player))
    }

    /// Returns whether each move of the opponent at the end of the line opens a win, though nothing
    /// threatens before.
    fn is_squeeze(puzzle: &Puzzle, player: Player) -> bool {
        let end = puzzle.line.len() - 2;
        let before = grid(&[&puzzle.moves, &puzzle.line[..end]].concat());
        let loses = |column: usize| {
            let mut after = before;
            drop(&mut after, column, player.other()).is_none() || wins_now(&after, player)
        };
        !wins_now(&before, player) && (0..7).all(loses)
    }

    /// Asserts that the first hint of a puzzle is true, by a slow look at the board. Returns a word
    /// for it.
    fn check_look_for(puzzle: &Puzzle) -> &'static str {
        let texts = [
            ("row", text::puzzles::look_for_line("row")),
            ("column", text::puzzles::look_for_line("column")),
            ("diagonal", text::puzzles::look_for_line("diagonal")),
            ("block", text::puzzles::look_for_block().to_owned()),
            ("double", text::puzzles::look_for_double().to_owned()),
            ("stacked", text::puzzles::look_for_stacked().to_owned()),
            ("forcing", text::puzzles::look_for_forcing().to_owned()),
            ("threat", text::puzzles::look_for_threat().to_owned()),
            ("force", text::puzzles::look_for_force().to_owned()),
            ("squeeze", text::puzzles::look_for_squeeze().to_owned()),
            ("prevent", text::puzzles::look_for_prevention("single")),
            ("prevent two", text::puzzles::look_for_prevention("double")),
            ("plan", text::puzzles::look_for_plan().to_owned()),
            ("answers", text::puzzles::look_for_answers().to_owned()),
        ];
        let hint = Connect4::look_for(puzzle);
        let word = texts.iter().find(|(_, text)| *text == hint);
        let word = word.expect("a known hint").0;
        let column = usize::from(puzzle.line[0].index());
        let player = puzzle.position().to_move();
        let before = grid(&puzzle.moves);
        let (mut after, mut left) = (before, before);
        let row = drop(&mut after, column, player).expect("a free space");
        drop(&mut left, column, player.other());
        let (own, others) = (winning(&after, player), winning(&before, player.other()));
        let kept = new(&winning(&left, player.other()), &others);
        let is_safe = !wins_now(&after, player.other());
        let is_true = match word {
            "block" => others.iter().any(|space| space.is_playable && space.at == (column, row)),
            "double" => are_two_at_once(&own) && is_safe,
            "stacked" => are_stacked(&own) && is_safe,
            "forcing" => wins_by_force(&before, column, player),
            "threat" => new(&own, &winning(&before, player)).iter().any(|space| !space.is_playable),
            "force" => wins_now(&after, player),
            "squeeze" => is_squeeze(puzzle, player),
            "prevent" => !kept.is_empty(),
            "prevent two" => are_two_at_once(&kept) || are_stacked(&kept),
            "plan" => true,
            // The suite of all puzzles proves that the others lose.
            "answers" => puzzle.kind == Kind::Draw,
            direction => four(&after, column, row) == Some(direction),
        };
        assert!(is_true, "{}: {hint}", puzzle.text());
        word
    }

    #[test]
    fn first_hints_are_true_and_vary() {
        let mut counts = BTreeMap::new();
        for puzzle in Collection::embedded().puzzles() {
            *counts.entry(check_look_for(puzzle)).or_insert(0) += 1;
        }
        let fallback = counts.get("plan").unwrap_or(&0) + counts.get("answers").unwrap_or(&0);
        let all: usize = counts.values().sum();
        assert!(counts.len() >= 5 && 3 * fallback <= all, "{counts:?}");
    }
}
