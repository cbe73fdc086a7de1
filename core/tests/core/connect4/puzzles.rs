//! Puzzles of Connect 4: those in the program are proved by the solver, and others are made from a
//! seed.

use std::collections::HashSet;

use plot4_core::connect4::puzzle::{
    Collection, Difficulty, Kind, MAX_WIN_IN, Maker, Puzzle, file_line,
};
use plot4_core::connect4::solver::{DEFAULT_BYTES, Memory, Solver, best_columns};
use plot4_core::connect4::{Position, Size, Standard};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Outcome};

/// The file of the puzzles in the program.
const FILE: &str = include_str!("../../../assets/puzzles/7x6.txt");

fn solver() -> Solver {
    Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES))
}

/// Returns the scores of all columns.
fn scores(solver: &mut Solver, position: &Position<Size>) -> Option<Vec<Option<i32>>> {
    solver.columns(&position.to_standard()?, &mut Unlimited)
}

/// Asserts that a puzzle has exactly one right first move, that it is the solution, and that the
/// line is best play to the end.
#[track_caller]
fn prove(solver: &mut Solver, puzzle: &Puzzle) {
    let mut position = puzzle.position();
    let text = puzzle.text();
    assert_eq!(position.plies() as usize, puzzle.moves.len(), "{text}");
    let player = position.to_move();
    let columns = scores(solver, &position).expect("a game in progress");
    let kept: Vec<i32> = columns
        .iter()
        .copied()
        .flatten()
        .filter(|&score| score > 0 || score == 0 && puzzle.kind == Kind::Draw)
        .collect();
    assert_eq!(kept.len(), 1, "{text} has exactly one right first move: {columns:?}");
    assert_eq!(
        best_columns(&columns),
        [puzzle.solution().expect("a solution")],
        "{text}: {columns:?}"
    );
    let outcome = match puzzle.kind {
        Kind::WinIn(moves) => {
            assert_eq!(puzzle.line.len(), 2 * moves as usize - 1, "{text} is won in {moves}");
            Outcome::Win(player)
        }
        Kind::Draw => {
            assert_eq!(kept, [0], "{text}");
            Outcome::Draw
        }
    };
    for &column in &puzzle.line {
        let columns = scores(solver, &position).expect("a game in progress");
        assert!(
            best_columns(&columns).contains(&column),
            "{column} after {text} is best play: {columns:?}"
        );
        position.play(column).expect("a legal move");
    }
    assert_eq!(position.outcome(), Some(outcome), "{text}: {:?}", puzzle.line);
}

#[test]
fn each_puzzle_in_the_program_has_exactly_one_right_first_move() {
    let mut solver = solver();
    let collection = Collection::embedded();
    for puzzle in collection.puzzles() {
        prove(&mut solver, puzzle);
        let found = Puzzle::find(&puzzle.moves, &mut |position| scores(&mut solver, position))
            .expect("a puzzle");
        assert_eq!((&found, found.difficulty), (puzzle, puzzle.difficulty), "{}", puzzle.text());
    }
}

#[test]
fn there_are_enough_puzzles_of_each_difficulty_and_none_twice() {
    let collection = Collection::embedded();
    assert_eq!(
        collection.puzzles().len(),
        FILE.lines().filter(|line| !line.starts_with('#')).count(),
        "all lines were read"
    );
    assert!(collection.puzzles().len() >= 500);
    let mut rest = collection.puzzles();
    for difficulty in Difficulty::ALL {
        let those = collection.of(difficulty);
        assert!(
            those.len() >= 70 && those.iter().all(|puzzle| puzzle.difficulty == difficulty),
            "{difficulty:?}: {}",
            those.len()
        );
        let (first, others) = rest.split_at(those.len());
        assert_eq!(first, those, "the easiest come first");
        rest = others;
    }
    assert!(rest.is_empty());
    let draws = collection.puzzles().iter().filter(|puzzle| puzzle.kind == Kind::Draw).count();
    assert!(draws >= 100, "{draws}");
    let positions: HashSet<String> = collection.puzzles().iter().map(Puzzle::text).collect();
    assert_eq!(positions.len(), collection.puzzles().len());
}

/// The file says how it was made; the first of its puzzles are made again.
#[test]
fn the_file_is_what_its_seed_makes() {
    assert!(
        FILE.contains("# Source: made by this program")
            && FILE.contains("plot4 puzzle --file --count 720 --seed 2026 >")
    );
    let mut solver = solver();
    let mut maker = Maker::new(None, 2026);
    for line in FILE.lines().filter(|line| !line.starts_with('#')).take(10) {
        let puzzle =
            maker.next(&mut |position| scores(&mut solver, position)).expect("nothing stops it");
        assert_eq!(file_line(&puzzle), line);
    }
}

#[test]
fn puzzles_of_every_kind_are_made_without_end() {
    let mut solver = solver();
    let kinds = (1..=MAX_WIN_IN).map(Kind::WinIn).chain([Kind::Draw]);
    for kind in kinds {
        let mut made: Vec<Puzzle> = Vec::new();
        for (seed, count) in [(1, 2), (2, 1)] {
            let mut maker = Maker::new(Some(kind), seed);
            for _ in 0..count {
                let puzzle = maker
                    .next(&mut |position| scores(&mut solver, position))
                    .expect("nothing stops it");
                assert_eq!(puzzle.kind, kind);
                prove(&mut solver, &puzzle);
                made.push(puzzle);
            }
        }
        let mut again = Maker::new(Some(kind), 1);
        assert_eq!(
            again.next(&mut |position| scores(&mut solver, position)).as_ref(),
            Some(&made[0])
        );
        assert!(made[0] != made[1] && made[0] != made[2], "{made:?}");
    }
    assert_eq!(Maker::new(None, 1).next(&mut |_| None), None, "a solver that was stopped");
}

#[test]
fn every_day_has_its_puzzle() {
    let collection = Collection::embedded();
    let days = collection.puzzles().len() as u64;
    let today = 20_778;
    assert_eq!(collection.daily(today), collection.daily(today));
    let seen: HashSet<String> =
        (today..today + days).filter_map(|day| collection.daily(day)).map(Puzzle::text).collect();
    assert_eq!(seen.len() as u64, days, "no puzzle comes again before all others");
    assert!(collection.daily(0).is_some() && collection.daily(u64::MAX).is_some());
    assert_eq!(Collection::default().daily(1), None);
}

#[test]
fn a_file_of_puzzles_is_read_line_by_line() {
    let line = FILE.lines().find(|line| !line.starts_with('#')).expect("a puzzle");
    let read = Collection::parse(&format!("# a comment\n\n{line}\n")).expect("a puzzle");
    assert_eq!(read.puzzles().iter().map(file_line).collect::<Vec<_>>(), [line]);
    for wrong in [
        "4453",
        "4453 w2",
        "4453 x2 4 1",
        "4453 w0 4 1",
        "4453 w13 4 1",
        "48 d 4 1",
        "44 d 8 1",
        "44 d 4 6",
        "44 d 4 0",
        "44 d 4 1 1",
    ] {
        let refused = Collection::parse(&format!("# one\n{wrong}\n")).expect_err(wrong);
        assert_eq!(refused, 2, "{wrong}");
    }
}

#[test]
fn puzzles_of_every_difficulty_are_made_from_a_seed_and_never_the_same() {
    let mut solver = solver();
    let mut seen = HashSet::new();
    for difficulty in Difficulty::ALL {
        for seed in 0..3 {
            let puzzle =
                Maker::one(difficulty, seed, &mut |position| scores(&mut solver, position))
                    .expect("a puzzle");
            prove(&mut solver, &puzzle);
            assert_eq!(puzzle.difficulty, difficulty, "{}", puzzle.text());
            assert!(seen.insert(puzzle.text()));
            let again = Maker::one(difficulty, seed, &mut |position| scores(&mut solver, position));
            assert_eq!(again.as_ref(), Some(&puzzle), "the same seed, the same puzzle");
        }
    }
    assert_eq!(Maker::one(Difficulty::Hard, 1, &mut |_| None), None, "an oracle that is stopped");
}
