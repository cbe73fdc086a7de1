//! How fast Gomoku is, with what it finds asserted.

mod common;
#[path = "../core/tests/core/naive/mod.rs"]
mod naive;

use std::hint::black_box;

use common::{median, random_openings, seconds};
use naive::gomoku::Board;
use naive::weigh;
use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Key, Player};
use plot4::core::gomoku::evaluate::{FirstCase, PatternSum};
use plot4::core::gomoku::guide::ThreatGuide;
use plot4::core::gomoku::strategy::strategy;
use plot4::core::gomoku::{Gomoku, Position, Setup};
use plot4::core::kind::{Effort, Players as _};
use plot4::core::score::Character;
use plot4::core::search::{Ended, Evaluate, Guide};

const FIRST_CASE: FirstCase = FirstCase { owner: Player::First, character: Character::Neutral };

/// How many times as fast as a sum over the board a stone and its evaluation must be.
const RATIO: f64 = 5.0;

/// The share of positions that a search of depth 4 must be done with within [`SECOND`].
const DONE: f64 = 0.95;
/// The depth that hints must reach in half of the positions at least, or a decided end.
const HINT_DEPTH: u32 = 10;
/// The time for a move, in seconds.
const SECOND: f64 = 1.0;

fn main() {
    assert_evaluation();
    let positions = played_positions(200);
    assert_depth_4(&positions);
    assert_hints(&positions);
}

/// Returns positions of games that a computer plays against itself from random openings, in
/// progress and not won at a glance; the same ones each time.
fn played_positions(count: usize) -> Vec<Position> {
    let setup = Setup::default();
    let mut guide =
        ThreatGuide::new(PatternSum { owner: Player::First, character: Character::Neutral });
    let mut positions = Vec::new();
    let openings = random_openings(setup, 4, 1_000);
    for (number, mut position) in (1_u64..).zip(openings) {
        let mut player = strategy("search:2".parse().expect("a level"), Player::First, 1);
        for _ in 0..number.hash64() % 40 {
            if let Some(report) = player.choose(&position, &mut Unlimited) {
                position.make(report.best);
            }
        }
        let is_open = position.outcome().is_none() && guide.foresee(&position).is_none();
        if is_open && guide.solve(&mut position, 1_000).is_none() {
            positions.push(position);
            if positions.len() == count {
                return positions;
            }
        }
    }
    panic!("there are only {} positions", positions.len())
}

/// Asserts that a search of depth 4 which looks at every candidate, and on along fours, is done
/// within a second nearly always.
fn assert_depth_4(positions: &[Position]) {
    let mut times: Vec<f64> = Vec::new();
    let mut player = strategy("search:4,students".parse().expect("a level"), Player::First, 1);
    for position in positions {
        times.push(seconds(|| {
            let report = player.choose(position, &mut Unlimited).expect("the game goes on");
            assert!(report.depth == 4 || report.ended == Ended::Decided, "{position:?}");
        }));
    }
    times.sort_by(f64::total_cmp);
    #[expect(clippy::cast_precision_loss, reason = "the counts are small")]
    let done = times.iter().filter(|&&time| time < SECOND).count() as f64 / times.len() as f64;
    println!(
        "depth 4 whole: median {:.3} s, longest {:.3} s, {:.1} % within {SECOND} s",
        times[times.len() / 2],
        times[times.len() - 1],
        done * 100.0
    );
    assert!(done >= DONE, "only {:.1} % are done in time", done * 100.0);
}

/// Asserts that hints reach their depth, or know how the game ends, in half of the positions at
/// least, and most often in time.
fn assert_hints(positions: &[Position]) {
    let mut player = Gomoku::adviser(Setup::default(), Effort::Usual);
    let mut depths: Vec<u32> = Vec::new();
    let mut times: Vec<f64> = Vec::new();
    for position in positions {
        times.push(seconds(|| {
            let report = player.choose(position, &mut Unlimited).expect("the game goes on");
            depths.push(if report.ended == Ended::Decided { u32::MAX } else { report.depth });
        }));
    }
    depths.sort_unstable();
    times.sort_by(f64::total_cmp);
    let decided = depths.iter().filter(|&&depth| depth == u32::MAX).count();
    let (tenth, half) = (depths[depths.len() / 10], depths[(depths.len() - decided) / 2]);
    println!(
        "Hints: {decided} of {} decided; of the others half reach depth {half}, and of all 90 % \
        depth {tenth}",
        depths.len()
    );
    println!(
        "Hints: median {:.2} s, longest {:.2} s",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    assert!(half >= HINT_DEPTH, "half of the positions reach only depth {half}");
    assert!(
        times[times.len() / 2] < SECOND,
        "half of the moves take more than {:.2} s",
        times[times.len() / 2]
    );
}

/// Asserts that a stone and the evaluation after it take a small part of the time of a sum over the
/// board.
fn assert_evaluation() {
    let mut positions = played_positions(100);
    let boards: Vec<Board> = positions.iter().map(Board::of).collect();
    let slow = |board: &Board| {
        weigh(board.to_move, |player| board.first_case(player), Player::First, Character::Neutral)
    };
    for (position, board) in positions.iter().zip(&boards) {
        assert_eq!(
            FIRST_CASE.evaluate(position).to_string().parse(),
            Ok(slow(board)),
            "{position:?}"
        );
    }
    let mut moves = vec![Vec::new(); positions.len()];
    positions.iter().zip(&mut moves).for_each(|(position, moves)| position.candidates(moves));
    let count: usize = moves.iter().map(Vec::len).sum();
    let fast_seconds = median((0..15).map(|_| {
        seconds(|| {
            for (position, moves) in positions.iter_mut().zip(&moves) {
                for &mv in moves {
                    let undo = position.make(mv);
                    black_box(FIRST_CASE.evaluate(black_box(position)));
                    position.unmake(mv, undo);
                }
            }
        })
    }));
    let slow_seconds = median((0..15).map(|_| {
        seconds(|| {
            for board in &boards {
                black_box(slow(black_box(board)));
            }
        })
    }));
    #[expect(clippy::cast_precision_loss, reason = "the counts are small")]
    let (fast, slow) = (fast_seconds / count as f64, slow_seconds / boards.len() as f64);
    println!(
        "a stone, its evaluation and back: {:.0} ns; a sum over the board: {:.0} ns: {:.0} times \
        as fast",
        fast * 1e9,
        slow * 1e9,
        slow / fast
    );
    assert!(
        slow / fast >= RATIO,
        "a stone and its evaluation are only {:.1} times as fast as a sum",
        slow / fast
    );
}
