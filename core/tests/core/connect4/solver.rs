//! The exact solver against a plain one on small boards and late positions, and against scored
//! positions of the usual board.

use plot4_core::control::{Control, Unlimited};
use std::borrow::Borrow;

use super::random::{Random, after, random_position};
use crate::data::{self, Scored, Set};
use crate::naive::exact::Exact;
use plot4_core::connect4::notation::{parse_moves, parse_position};
use plot4_core::connect4::solver::{
    Compact, DEFAULT_BYTES, Field, MIN_BYTES, Memory, Progress, Solver, best_columns,
};
use plot4_core::connect4::{Column, Position, Shape, Size, Standard};
use plot4_core::game::{Game, Outcome};

/// Memory for boards with few positions.
const SOME_BYTES: usize = 1 << 22;

fn compact(columns: u8, rows: u8, connect: u8) -> Compact {
    Compact::new(Size::new(columns, rows, connect).expect("a size")).expect("at most 64 bits")
}

fn solver<F: Field>(field: F) -> Solver<F> {
    Solver::new(Memory::with_bytes(field, SOME_BYTES))
}

fn standard(moves: &str) -> Position<Standard> {
    parse_position(Standard, moves).expect("moves")
}

/// Returns the position with its columns in the opposite order.
fn mirrored<S: Shape>(shape: S, moves: &[Column]) -> Position<S> {
    moves.iter().fold(Position::empty(shape), |position, column| {
        after(&position, Column::from_index(shape.columns() - 1 - column.index()))
    })
}

/// Asserts the score and the result of a position, and that no guess leads astray.
#[track_caller]
fn check<F: Field, M: Borrow<Memory<F>>>(
    solver: &mut Solver<F, M>,
    position: &Position<F::Shape>,
    score: i32,
) {
    let size = position.shape().size();
    assert_eq!(
        solver.score(position, &mut Unlimited),
        Some(score),
        "score of {position:?} on {size:?}"
    );
    assert_eq!(
        solver.result(position, &mut Unlimited),
        Some(score.signum()),
        "result of {position:?} on {size:?}"
    );
    let guess = [score, score + 1, score - 1, i32::MAX, i32::MIN][position.plies() as usize % 5];
    assert_eq!(
        solver.score_near(position, guess, &mut Unlimited),
        Some(score),
        "{position:?} on {size:?} if {guess} is the guess"
    );
}

/// Asserts the scores and the results of all columns of a position.
#[track_caller]
fn check_columns<F: Field>(
    solver: &mut Solver<F>,
    position: &Position<F::Shape>,
    columns: &[Option<i32>],
) {
    let size = position.shape().size();
    let found = solver.columns(position, &mut Unlimited);
    assert_eq!(found.as_deref(), Some(columns), "columns of {position:?} on {size:?}");
    let signs: Vec<_> = columns.iter().map(|score| score.map(i32::signum)).collect();
    assert_eq!(
        solver.column_results(position, &mut Unlimited),
        Some(signs),
        "results of {position:?} on {size:?}"
    );
    let score = columns.iter().copied().flatten().max();
    assert_eq!(solver.score(position, &mut Unlimited), score, "score of {position:?} on {size:?}");
    let (best, bounds) = solver.best(position, &mut Unlimited).expect("the game is not over");
    assert_eq!(Some(best), score, "best of {position:?} on {size:?}");
    for (&truth, &bound) in columns.iter().zip(&bounds) {
        assert!(
            truth <= bound && (truth == score) == (bound == score),
            "{bounds:?} of {position:?} on {size:?}: {columns:?}"
        );
    }
}

/// Asserts the scores of all unfinished positions that can be reached from these, and of the
/// columns of one in `share`.
fn check_below<F: Field>(field: F, starts: &[Position<F::Shape>], share: usize) -> usize {
    let mut solver = solver(field);
    let mut exact = Exact::default();
    let mut count = 0;
    for start in starts {
        exact.found = Some(Vec::new());
        let score = exact.score(start);
        check(&mut solver, start, score);
        let found = exact.found.take().expect("a list");
        // From the fewest coins to the most, so that the table has entries of the positions that
        // follow.
        for (index, (position, score)) in found.iter().rev().enumerate() {
            check(&mut solver, position, *score);
            if index % share == 0 {
                check_columns(&mut solver, position, &exact.row(position));
            }
        }
        count += found.len();
    }
    count
}

/// Asserts the scores of all positions of a board.
fn check_board(columns: u8, rows: u8, connect: u8, share: usize) -> usize {
    let field = compact(columns, rows, connect);
    check_below(field, &[Position::empty(field.shape())], share)
}

/// Returns positions of a board with this many empty cells.
fn random_positions<S: Shape>(shape: S, empty: u32, count: usize) -> Vec<Position<S>> {
    let mut random = Random(u64::from(empty) << 32);
    (0..count).map(|_| random_position(shape, shape.cells() - empty, &mut random)).collect()
}

#[test]
fn every_position_of_4x4() {
    assert_eq!(check_board(4, 4, 4, 4), 134_289);
}

#[test]
fn every_position_of_4x4_with_three_in_a_row() {
    check_board(4, 4, 3, 4);
}

/// Half a minute on one core. What lies below some positions of these boards is checked by every
/// run of the tests, in the next one.
#[test]
#[ignore = "millions of positions; run it after a change of the solver"]
fn every_position_of_larger_boards() {
    check_board(5, 4, 4, 64);
    check_board(4, 5, 4, 32);
    check_board(5, 4, 3, 64);
    check_board(4, 5, 3, 64);
    check_board(4, 5, 5, 64);
}

#[test]
fn every_position_below_late_ones_of_other_boards() {
    // Columns, rows, line, empty cells of the first positions, and how many of these.
    let boards = [
        (5, 4, 4, 13, 3),
        (4, 5, 4, 14, 3),
        (5, 4, 3, 13, 3),
        (4, 5, 3, 14, 3),
        (4, 5, 5, 13, 4),
        (5, 5, 4, 15, 3),
        (6, 4, 4, 15, 2),
        (4, 6, 4, 15, 4),
        (6, 5, 4, 13, 3),
        (5, 6, 4, 14, 3),
        (7, 4, 4, 12, 3),
        (4, 7, 4, 14, 4),
        (8, 4, 4, 11, 3),
        (12, 4, 4, 9, 3),
        (4, 12, 4, 14, 4),
        (4, 15, 4, 14, 3),
        (8, 7, 4, 11, 3),
        (6, 6, 4, 13, 3),
        (7, 6, 3, 11, 2),
        (7, 6, 5, 12, 3),
        (6, 6, 5, 12, 3),
        (6, 6, 6, 12, 3),
        (7, 5, 6, 12, 3),
        (5, 7, 5, 13, 3),
        (7, 6, 7, 11, 2),
    ];
    let mut checked = 0;
    for (columns, rows, connect, empty, count) in boards {
        let field = compact(columns, rows, connect);
        checked += check_below(field, &random_positions(field.shape(), empty, count), 16);
    }
    assert!(checked > 50_000, "only {checked} positions");
}

#[test]
fn single_positions_in_a_new_memory() {
    // No entry of another position can hide a mistake.
    for (columns, rows, connect, empty) in
        [(5, 5, 4, 13), (6, 4, 4, 13), (4, 6, 4, 14), (7, 4, 4, 12), (6, 5, 4, 12)]
    {
        let field = compact(columns, rows, connect);
        let mut solver = solver(field);
        for position in random_positions(field.shape(), empty, 20) {
            solver.clear();
            let mut exact = Exact::default();
            let score = exact.score(&position);
            check(&mut solver, &position, score);
            solver.clear();
            check_columns(&mut solver, &position, &exact.row(&position));
        }
    }
}

#[test]
fn late_positions_of_the_usual_board_move_by_move() {
    let mut solver = solver(Standard);
    let mut random = Random(7);
    for mut position in random_positions(Standard, 12, 40) {
        let mut exact = Exact::default();
        while position.outcome().is_none() {
            let row = exact.row(&position);
            check_columns(&mut solver, &position, &row);
            // Mostly a best move, so that the game is a long one.
            let best = best_columns(&row);
            let moves = position.moves();
            let from = if random.below(4) > 0 { &best } else { &moves };
            position = after(&position, from[random.below(from.len())]);
        }
        assert_eq!(solver.score(&position, &mut Unlimited), None);
    }
    check_below(Standard, &random_positions(Standard, 12, 6), 16);
}

/// Asserts the scores of these and of their mirror images, with the entries of those before in the
/// table.
fn check_scored(positions: &[Scored], bytes: usize) {
    let mut solver = Solver::new(Memory::with_bytes(Standard, bytes));
    for &Scored { moves, score } in positions {
        let position = standard(moves);
        check(&mut solver, &position, score);
        let moves = parse_moves(Standard, moves).expect("moves");
        check(&mut solver, &mirrored(Standard, &moves), score);
    }
}

#[test]
fn scored_positions_of_the_usual_board() {
    for set in [data::END_EASY, data::MIDDLE_EASY, data::BEGIN_EASY] {
        assert_eq!(set.all().len(), 1000, "{}", set.name);
        check_scored(&set.all(), DEFAULT_BYTES);
    }
    check_scored(&data::MIDDLE_MEDIUM.sample(150), DEFAULT_BYTES);
    check_scored(&data::BEGIN_MEDIUM.sample(6), DEFAULT_BYTES);
}

#[test]
fn the_compact_field_of_7x6_is_the_standard_one() {
    let mut standard_solver = solver(Standard);
    let mut compact_solver = solver(compact(7, 6, 4));
    for Scored { moves, score } in data::MIDDLE_EASY.sample(200) {
        let position = standard(moves);
        check(&mut compact_solver, &position.to_sized(), score);
        assert_eq!(standard_solver.score(&position, &mut Unlimited), Some(score));
        standard_solver.result(&position, &mut Unlimited);
        assert_eq!(standard_solver.nodes(), compact_solver.nodes(), "{moves}");
    }
}

/// A memory serves one board. Before it knew which, the scores of one board came out of it as those
/// of another: 6 for this one.
#[test]
fn a_solver_knows_its_own_board_and_no_other() {
    let (three, four) = (compact(5, 4, 3), compact(5, 4, 4));
    let mut solver = Solver::new(Memory::with_bytes(four, SOME_BYTES));
    assert_eq!(solver.score(&Position::empty(three.shape()), &mut Unlimited), None);
    assert_eq!(solver.columns(&Position::empty(three.shape()), &mut Unlimited), None);
    assert_eq!(solver.score(&Position::empty(four.shape()), &mut Unlimited), Some(0));
}

#[test]
fn little_memory_gives_the_same_scores() {
    for bytes in [MIN_BYTES, 3 * MIN_BYTES, DEFAULT_BYTES] {
        for solvers in [1, 2, 4] {
            let memory = Memory::for_solvers(Standard, solvers, solvers * bytes);
            let all = memory.bytes() + solvers * Solver::new(&memory).own_bytes();
            assert!(
                all <= solvers * bytes && all > solvers * bytes / 4,
                "{all} of {bytes} x {solvers}"
            );
            let memory = Memory::for_solvers(compact(4, 15, 4), solvers, solvers * bytes);
            assert!(memory.bytes() + solvers * Solver::new(&memory).own_bytes() <= solvers * bytes);
        }
    }
    for bytes in [0, 1, MIN_BYTES] {
        check_scored(&data::MIDDLE_MEDIUM.sample(20), bytes);
        check_scored(&data::MIDDLE_EASY.sample(50), bytes);
    }
}

/// Asserts the score of an empty board.
fn check_empty_board(columns: u8, rows: u8, score: i32) {
    let field = compact(columns, rows, 4);
    check(&mut solver(field), &Position::empty(field.shape()), score);
}

#[test]
fn empty_boards() {
    // By Tromp and Steininger.
    for rows in 4..=7 {
        check_empty_board(4, rows, 0);
    }
    check_empty_board(5, 4, 0);
    check_empty_board(5, 5, 0);
    // The second player wins with the last coin.
    check_empty_board(6, 4, -1);
    check_empty_board(7, 4, 0);
}

#[test]
fn a_finished_game_has_no_score() {
    let mut solver = solver(Standard);
    let drawn = "121212343434565656212121434343656565777777";
    for moves in ["1212121", "1122334", drawn] {
        let position = standard(moves);
        assert!(position.outcome().is_some(), "{position:?}");
        assert_eq!(solver.score(&position, &mut Unlimited), None, "{position:?}");
        assert_eq!(solver.result(&position, &mut Unlimited), None, "{position:?}");
        assert_eq!(solver.columns(&position, &mut Unlimited), None, "{position:?}");
        assert_eq!(solver.column_results(&position, &mut Unlimited), None, "{position:?}");
    }
    assert_eq!(standard(drawn).outcome(), Some(Outcome::Draw));
    assert_eq!(solver.nodes(), 0);
}

#[test]
fn a_win_with_the_next_coin_needs_no_search() {
    let mut solver = solver(Standard);
    check(&mut solver, &standard("121212"), 18);
    // The last coin of all wins.
    check(&mut solver, &standard("51374752712735322255151672176664644643433"), 1);
    assert_eq!(solver.nodes(), 0);
}

#[test]
fn positions_that_static_bounds_decide_need_no_search() {
    // Found by weakening the claimeven and zugzwang rules in turn: each of these then needed a
    // search.
    let decided = [
        ("75115656222567777121355634", 1),
        ("121342433424173237522441775", 1),
        ("1245274464653114521143625", 1),
        ("5352775532661537147311251", -1),
        ("56111352225261637665354", -1),
        ("76425657752227556226714", -1),
        ("671567324533754233437444575", -1),
        ("42556616276643447761445", -1),
    ];
    let mut solver = solver(Standard);
    for (moves, result) in decided {
        assert_eq!(solver.result(&standard(moves), &mut Unlimited), Some(result), "{moves}");
        assert_eq!(solver.nodes(), 0, "{moves}");
    }
}

#[test]
fn the_best_columns_are_those_with_the_highest_score() {
    let columns = |numbers: &[u8]| {
        numbers.iter().filter_map(|&number| Column::from_number(number)).collect::<Vec<_>>()
    };
    assert_eq!(best_columns(&[Some(-2), None, Some(1), Some(0), Some(1)]), columns(&[3, 5]));
    assert_eq!(best_columns(&[None, Some(-3), None]), columns(&[2]));
    assert_eq!(best_columns(&[None, None]), []);
}

#[test]
fn a_mirrored_position_has_the_same_score() {
    for (columns, rows) in [(5, 5), (6, 5), (7, 5), (8, 4)] {
        let field = compact(columns, rows, 4);
        let mut solver = solver(field);
        let mut random = Random(u64::from(columns));
        for _ in 0..40 {
            let mut moves = Vec::new();
            let mut position = Position::empty(field.shape());
            for _ in 0..14 {
                let mut legal = position.moves();
                legal.retain(|&column| after(&position, column).outcome().is_none());
                if legal.is_empty() {
                    break;
                }
                moves.push(legal[random.below(legal.len())]);
                position = after(&position, moves[moves.len() - 1]);
            }
            let mirror = mirrored(field.shape(), &moves);
            let score = solver.score(&position, &mut Unlimited);
            solver.clear();
            assert_eq!(solver.score(&mirror, &mut Unlimited), score, "{position:?}");
            let (found, mut opposite) = (
                solver.columns(&position, &mut Unlimited),
                solver.columns(&mirror, &mut Unlimited),
            );
            if let Some(columns) = &mut opposite {
                columns.reverse();
            }
            assert_eq!(found, opposite, "{position:?}");
        }
    }
}

#[test]
fn the_same_question_takes_the_same_nodes() {
    let mut used = solver(Standard);
    for Scored { moves, score } in data::MIDDLE_MEDIUM.sample(15) {
        let position = standard(moves);
        let before = used.nodes();
        used.clear();
        check(&mut used, &position, score);
        let mut new = solver(Standard);
        check(&mut new, &position, score);
        assert_eq!(
            used.nodes() - before,
            new.nodes(),
            "{moves}: a cleared solver is like a new one"
        );
        // Asked again, it remembers.
        let before = new.nodes();
        check(&mut new, &position, score);
        assert!(new.nodes() - before <= before, "{moves}: asked again, it does not take more");
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test is about two threads")]
fn two_threads_with_one_memory_find_the_same_scores() {
    let positions = [
        data::MIDDLE_MEDIUM.sample(100),
        data::MIDDLE_EASY.sample(100),
        data::BEGIN_MEDIUM.sample(3),
    ]
    .concat();
    let memory = Memory::with_bytes(Standard, SOME_BYTES);
    let run = || {
        let mut solver = Solver::together(&memory);
        for &Scored { moves, score } in &positions {
            check(&mut solver, &standard(moves), score);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(run);
        scope.spawn(run);
    });
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test is about two threads")]
fn two_threads_find_the_same_scores_on_small_boards() {
    let field = compact(5, 5, 4);
    let mut exact = Exact::default();
    let positions = random_positions(field.shape(), 14, 60);
    let scored: Vec<_> =
        positions.iter().map(|position| (position, exact.score(position))).collect();
    let memory = Memory::with_bytes(field, 0);
    let run = || {
        let mut solver = Solver::together(&memory);
        for &(position, score) in &scored {
            check(&mut solver, position, score);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(run);
        scope.spawn(run);
    });
}

/// A control that stops the solver when it is asked for the n-th time, and records the progress.
#[derive(Default)]
struct StopAt {
    /// The number of times that are left; `None` never stops the solver.
    asks_left: Option<u32>,
    progress: Vec<Progress>,
}

impl Control<Progress> for StopAt {
    fn should_stop(&mut self) -> bool {
        let Some(left) = &mut self.asks_left else {
            return false;
        };
        *left = left.saturating_sub(1);
        *left == 0
    }

    fn on_progress(&mut self, progress: &Progress) {
        self.progress.push(*progress);
    }
}

#[test]
fn a_stopped_solver_gives_no_answer_and_then_right_ones() {
    let mut solver = solver(Standard);
    let Scored { moves, score } = data::BEGIN_MEDIUM.sample(6)[1];
    let easy = data::MIDDLE_EASY.sample(12);
    let mut stops = 0;
    for asks in [1, 2, 3, 5, 8, 13] {
        let mut control = StopAt { asks_left: Some(asks), ..StopAt::default() };
        let found = solver.score(&Position::empty(Standard), &mut control);
        assert_eq!((found, control.asks_left), (None, Some(0)));
        let mut control = StopAt { asks_left: Some(asks), ..StopAt::default() };
        assert_eq!(solver.columns(&Position::empty(Standard), &mut control), None);
        let mut control = StopAt { asks_left: Some(asks), ..StopAt::default() };
        assert_eq!(solver.result(&Position::empty(Standard), &mut control), None);
        let mut control = StopAt { asks_left: Some(asks), ..StopAt::default() };
        match solver.score(&standard(moves), &mut control) {
            None => stops += 1,
            found => assert_eq!(found, Some(score), "{moves}"),
        }
        for &Scored { moves, score } in &easy {
            check(&mut solver, &standard(moves), score);
        }
    }
    assert!(stops > 0, "{moves} is too easy to be stopped");
    check(&mut solver, &standard(moves), score);
}

/// Asserts that the progress of the solver narrows down to the score.
fn check_progress(set: Set, count: usize) {
    let mut solver = solver(Standard);
    for Scored { moves, score } in set.sample(count) {
        solver.clear();
        let mut control = StopAt::default();
        assert_eq!(solver.score(&standard(moves), &mut control), Some(score), "{moves}");
        for progress in &control.progress {
            assert!(
                progress.lower <= score && score <= progress.upper,
                "{moves}: {score} is not in {progress:?}"
            );
        }
        for pair in control.progress.windows(2) {
            assert!(
                pair[0].lower <= pair[1].lower && pair[1].upper <= pair[0].upper,
                "{moves}: {pair:?} do not narrow"
            );
            assert!(pair[0].nodes <= pair[1].nodes, "{moves}: {pair:?}");
        }
        if let Some(last) = control.progress.last() {
            assert_eq!(
                (last.lower, last.upper, last.nodes),
                (score, score, solver.nodes()),
                "{moves}"
            );
        }
    }
}

#[test]
fn progress_closes_in_on_the_score() {
    check_progress(data::END_EASY, 300);
    check_progress(data::MIDDLE_EASY, 300);
    check_progress(data::MIDDLE_MEDIUM, 40);
    check_progress(data::BEGIN_MEDIUM, 3);
}
