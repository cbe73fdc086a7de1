//! How fast the evaluations are, against a sum over the windows one at a time.

mod common;
#[path = "../core/tests/core/naive/mod.rs"]
mod naive;

use std::hint::black_box;

use common::{median, random_positions, seconds};
use divan::Bencher;
use naive::grid::Grid;
use naive::weigh;
use plot4::core::connect4::evaluate::{Character, Ratlla, SlidingWindow};
use plot4::core::connect4::{Position, Shape, Size, Standard};
use plot4::core::game::Player;
use plot4::core::search::Evaluate;

const SLIDING_WINDOW: SlidingWindow =
    SlidingWindow { owner: Player::First, character: Character::Neutral };
const RATLLA: Ratlla = Ratlla { owner: Player::First, character: Character::Neutral };

/// How many positions are evaluated.
const POSITIONS: u16 = 500;

/// How many times as fast as the grid the evaluation must be.
const RATIO: f64 = 10.0;

fn main() {
    assert_ratio();
    divan::main();
}

/// Asserts the same values as the grid's, in a tenth of its time at most, as medians of one run.
fn assert_ratio() {
    let positions = random_positions(Standard, POSITIONS.into());
    let grids: Vec<Grid> = positions.iter().map(Grid::of).collect();
    let fast = |position: &Position<Standard>| SLIDING_WINDOW.evaluate(position);
    let slow = |grid: &Grid| {
        weigh(
            grid.to_move(),
            |player| grid.sliding_window(player),
            Player::First,
            Character::Neutral,
        )
    };
    for (position, grid) in positions.iter().zip(&grids) {
        assert_eq!(fast(position).to_string().parse(), Ok(slow(grid)), "{position:?}");
    }
    let rounds = 1000;
    let fast_seconds = median((0..15).map(|_| {
        seconds(|| {
            for _ in 0..rounds {
                for position in &positions {
                    black_box(fast(black_box(position)));
                }
            }
        }) / f64::from(rounds)
    }));
    let slow_seconds = median((0..15).map(|_| {
        seconds(|| {
            for grid in &grids {
                black_box(slow(black_box(grid)));
            }
        })
    }));
    let each = |seconds: f64| seconds * 1e9 / f64::from(POSITIONS);
    let ratio = slow_seconds / fast_seconds;
    println!(
        "sliding window: {:.1} ns, grid {:.0} ns: {ratio:.0} times as fast",
        each(fast_seconds),
        each(slow_seconds)
    );
    assert!(ratio >= RATIO, "the evaluation is only {ratio:.1} times as fast as the grid");
}

/// Measures an evaluation of all positions.
fn evaluate<S: Shape>(bencher: Bencher, shape: S, evaluate: &(impl Evaluate<Position<S>> + Sync)) {
    let positions = random_positions(shape, POSITIONS.into());
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            black_box(evaluate.evaluate(black_box(position)));
        }
    });
}

#[divan::bench]
fn sliding_window(bencher: Bencher) {
    evaluate(bencher, Standard, &SLIDING_WINDOW);
}

#[divan::bench]
fn sliding_window_of_any_size(bencher: Bencher) {
    evaluate(bencher, Size::STANDARD, &SLIDING_WINDOW);
}

#[divan::bench]
fn ratlla(bencher: Bencher) {
    evaluate(bencher, Standard, &RATLLA);
}

#[divan::bench]
fn ratlla_of_any_size(bencher: Bencher) {
    evaluate(bencher, Size::STANDARD, &RATLLA);
}
