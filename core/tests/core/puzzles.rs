//! The puzzles of every game that are part of the program: each has exactly one right first move,
//! by the judge of its game and by a check that was written separately.

use std::collections::HashSet;

use plot4_core::checkers::Checkers;
use plot4_core::checkers::puzzle as checkers;
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Outcome};
use plot4_core::go::puzzle as go;
use plot4_core::go::{Go, Move};
use plot4_core::gomoku::Gomoku;
use plot4_core::gomoku::puzzle as gomoku;
use plot4_core::kind::{MoveClass, Visible as _};
use plot4_core::puzzle::{Collection, Difficulty, MakesPuzzles, Puzzle, Puzzles, file_line};
use plot4_core::score::Score;
use plot4_core::verdict::Verdict;

use crate::connect4::random::is_sampled;
use crate::naive::go_reading::{self, Reading};
use crate::naive::gomoku::Board;
use crate::naive::gomoku_fours::{Attack, place};

/// Asserts the contract of [`Puzzles`] for a puzzle.
fn check<K: Puzzles>(puzzle: &Puzzle<K>) {
    let text = file_line(puzzle);
    let mut position = puzzle.position();
    let user = position.to_move();
    let mut judge = K::judge(puzzle);
    let mut is_over = false;
    for (ply, &mv) in puzzle.line.iter().enumerate() {
        assert!(!is_over, "{text} is over before {mv}");
        let report = judge.choose(&position, &mut Unlimited).expect("a game in progress");
        if position.to_move() == user {
            let right: Vec<_> = report
                .moves
                .iter()
                .filter(|root| K::is_right(puzzle, Verdict::of(root.score, true), ply / 2))
                .map(|root| root.mv)
                .collect();
            if ply == 0 {
                assert_eq!(right, [mv], "{text}");
            }
            assert!(right.contains(&mv), "{text}: {mv} of {right:?}");
            let all = position.moves();
            let judged: Vec<_> = report.moves.iter().map(|root| root.mv).collect();
            assert!(
                all.iter().all(|mv| judged.contains(mv)) && all.len() == judged.len(),
                "{text}: every move has a value"
            );
        }
        position.play(mv).expect("a legal move");
        is_over = position.outcome().is_some() || K::is_over(puzzle, &position, ply + 1);
    }
    if !is_over {
        let report = judge.choose(&position, &mut Unlimited).expect("a report");
        assert_eq!(
            (position.to_move() != user, report.score),
            (true, Score::loss_in(0)),
            "{text}: the goal is reached at the end"
        );
    }
}

/// Asserts that there are enough puzzles of a game, none of them twice, and that a file of puzzles
/// is read as it is written, and made by its seed.
fn check_collection<K: MakesPuzzles>(file: &str, remade: usize) {
    let collection = K::collection();
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(collection.puzzles().len(), lines.len(), "all lines are read");
    assert!(lines.len() >= 100, "{}", lines.len());
    let written: HashSet<String> = collection.puzzles().iter().map(file_line).collect();
    assert_eq!(written, lines.iter().map(ToString::to_string).collect::<HashSet<_>>());
    let texts: HashSet<String> = collection.puzzles().iter().map(Puzzle::text).collect();
    assert_eq!(texts.len(), lines.len(), "none comes twice");
    for difficulty in Difficulty::ALL {
        assert!(collection.of(difficulty).len() >= 3, "{difficulty:?}");
    }
    let command = format!("plot4 puzzle --game {} --file --count ", K::NAME);
    assert!(file.contains(&command) && file.contains(" --seed 2026 >"));
    let made: Vec<String> =
        K::puzzles(2026).take(remade).map(|puzzle| file_line(&puzzle)).collect();
    assert_eq!(made, lines[..remade]);
    for wrong in ["", "x", "x w 1", "x w 1 6"] {
        let refused = Collection::<K>::parse(&format!("# one\n{wrong} \n"));
        assert!(refused.is_err(), "{wrong}");
    }
}

#[test]
fn puzzles_of_gomoku() {
    check_collection::<Gomoku>(include_str!("../../assets/puzzles/gomoku.txt"), 3);
    for puzzle in Gomoku::collection().puzzles() {
        check(puzzle);
    }
}

/// By trying every four on a grid.
#[test]
fn one_first_four_wins_in_each_puzzle_of_gomoku() {
    /// The most fours that are tried.
    const MOST: usize = 4;
    let mut checked = 0;
    for puzzle in Gomoku::collection().puzzles() {
        let position = puzzle.position();
        let gomoku::WinIn(moves) = puzzle.kind;
        let solution = position.moves();
        assert!(solution.contains(&puzzle.line[0]));
        let plot4_core::gomoku::Move::Place(solution) = puzzle.line[0] else {
            panic!("a stone");
        };
        let mut attack = Attack::new(&Board::of(&position), position.to_move());
        if moves == 1 {
            assert_eq!(attack.fives(position.to_move()), [place(solution)]);
            checked += 1;
            continue;
        }
        assert!(attack.fives(position.to_move()).is_empty());
        if moves as usize > MOST + 1 {
            continue;
        }
        checked += 1;
        assert_eq!(attack.fewest_fours(MOST), Some(moves as usize - 1));
        assert_eq!(attack.first_fours(MOST), [place(solution)], "{}", puzzle.text());
    }
    assert!(checked >= 100, "{checked}");
}

#[test]
fn puzzles_of_checkers() {
    check_collection::<Checkers>(include_str!("../../assets/puzzles/checkers.txt"), 2);
    for (index, puzzle) in Checkers::collection().puzzles().iter().enumerate() {
        if is_sampled(&index) {
            check(puzzle);
        }
        let pieces: u32 = [plot4_core::game::Player::First, plot4_core::game::Player::Second]
            .into_iter()
            .map(|player| puzzle.position().count(player))
            .map(|(men, kings)| men + kings)
            .sum();
        assert!(matches!(puzzle.kind, checkers::Kind::Shot(_)) || pieces <= 4);
    }
}

/// The search of jumps by which a review tells what was missed is another one.
#[test]
fn every_other_move_misses_the_shot() {
    let mut shots = 0;
    for puzzle in Checkers::collection().puzzles() {
        let checkers::Kind::Shot(pieces) = puzzle.kind else {
            continue;
        };
        shots += 1;
        let position = puzzle.position();
        let solution = puzzle.line[0];
        assert!(!position.must_jump(), "a sacrifice is no jump");
        for mv in position.moves() {
            let seen = Checkers::visible_mistake(&position, mv);
            if mv == solution {
                assert_eq!(seen, None, "{}", puzzle.text());
                continue;
            }
            // Where the other move loses pieces, that is said first.
            let seen = seen.expect("a mistake");
            if seen.class == MoveClass::MissedCapture {
                assert_eq!(seen.better, [solution], "{}: {mv}", puzzle.text());
                assert_ne!(seen.net, [0; 2], "{}: {pieces}", puzzle.text());
            }
        }
    }
    assert!(shots >= 40, "{shots}");
}

/// Best play in an ending that is won leads to the end.
#[test]
fn endings_are_won_to_the_end() {
    for puzzle in Checkers::collection().puzzles() {
        if puzzle.kind != checkers::Kind::Win {
            continue;
        }
        let mut position = puzzle.position();
        let user = position.to_move();
        for &mv in &puzzle.line {
            position.play(mv).expect("a legal move");
        }
        assert_eq!(position.outcome(), Some(Outcome::Win(user)), "{}", puzzle.text());
    }
}

#[test]
fn puzzles_of_go() {
    check_collection::<Go>(include_str!("../../assets/puzzles/go.txt"), 1);
    for (index, puzzle) in Go::collection().puzzles().iter().enumerate() {
        let mut position = puzzle.position();
        assert!(!puzzle.marked(&position).is_empty());
        for &mv in &puzzle.line {
            position.play(mv).expect("a legal move");
        }
        if puzzle.kind.task == go::Task::Capture {
            assert!(Go::is_over(puzzle, &position, puzzle.line.len()));
        }
        // To read all of them takes minutes, as it took to make them.
        if index % 8 == 0 {
            check(puzzle);
        }
    }
    let tasks = [go::Task::Capture, go::Task::Save, go::Task::Kill, go::Task::Live];
    for task in tasks {
        let puzzles = Go::collection().puzzles().iter();
        let count = puzzles.filter(|puzzle| puzzle.kind.task == task).count();
        assert!(count >= 10, "{task:?}: {count}");
    }
    let ladders = Go::collection()
        .puzzles()
        .iter()
        .filter(|puzzle| puzzle.kind.task == go::Task::Capture && puzzle.line.len() >= 7)
        .count();
    assert!(ladders >= 10, "{ladders}");
}

/// By trying every line on a grid, with the rule that no position comes again.
#[test]
fn one_first_stone_decides_over_life_and_death() {
    /// The most free points inside, and the most moves that are tried.
    const MOST: (usize, u32) = (4, 4_000);
    let mut checked = 0;
    for puzzle in Go::collection().puzzles() {
        if !puzzle.kind.task.is_enclosed() {
            continue;
        }
        let position = puzzle.position();
        let attacker = if puzzle.kind.task.is_attack() {
            position.to_move()
        } else {
            position.to_move().other()
        };
        let game = go_reading::game(&position);
        let target = go_reading::place(puzzle.kind.target);
        let mut reading = Reading::new(&game, target, attacker, MOST.1);
        assert!(reading.has(puzzle.line[0]));
        if reading.free(game.grid()) > MOST.0 {
            continue;
        }
        let Some(right) = reading.right_moves(&game) else {
            continue;
        };
        let Move::Place(solution) = puzzle.line[0] else {
            panic!("a stone");
        };
        assert_eq!(right, [go_reading::place(solution)], "{}", puzzle.text());
        checked += 1;
    }
    assert!(checked >= 12, "{checked}");
}
