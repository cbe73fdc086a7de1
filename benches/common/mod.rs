//! What the benches share: a clock, a median and positions.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each bench includes this module and uses its part of it"
)]

use plot4::core::connect4::{Position, Shape};
use plot4::core::game::{Game, Key};
use plot4::core::gomoku::{self, Point, Setup};

/// Returns how many seconds a call takes.
#[expect(
    clippy::disallowed_methods,
    reason = "a bench measures time, and asserts on it"
)]
pub fn seconds(call: impl FnOnce()) -> f64 {
    let start = std::time::Instant::now();
    call();
    start.elapsed().as_secs_f64()
}

/// Returns the middle one of these numbers, of which there is one at least.
pub fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Returns positions of games in progress, from all stages of random games; the same ones each
/// time.
pub fn random_positions<S: Shape>(shape: S, count: usize) -> Vec<Position<S>> {
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    let mut number = 0_u64;
    while positions.len() < count {
        let mut position = Position::empty(shape);
        for _ in 0..number.hash64() % u64::from(shape.cells()) {
            number += 1;
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let choice = usize::try_from(number.hash64() >> 8).unwrap_or(0) % legal.len();
            position.make(legal[choice]);
        }
        number += 1;
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

/// Returns positions of Gomoku with so many stones near the centre of the board; the same ones each
/// time.
pub fn random_openings(setup: Setup, stones: u32, count: u32) -> Vec<gomoku::Position> {
    let mut number = 0_u64;
    let mut random = |limit: u64| {
        number += 1;
        u8::try_from((number.hash64() >> 9) % limit).unwrap_or(0)
    };
    let opening = |_| {
        let mut position = gomoku::Position::empty(setup);
        let from = setup.size() / 2 - 2;
        while position.stones() < stones {
            // A point that is taken or forbidden is drawn again.
            let _ = position.play(gomoku::Move::Place(Point::at(
                from + random(5),
                from + random(5),
            )));
        }
        position
    };
    (0..count).map(opening).collect()
}
