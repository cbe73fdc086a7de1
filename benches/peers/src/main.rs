//! Compares our solver with `connect-four-ai`, on the same positions in the same run: one thread,
//! no book, and both tables emptied before each position, which is not timed. Every score of both
//! is compared with the file.
//!
//! `cargo run --release -- [--assert] [POSITIONS]` takes about POSITIONS of the hard sets, and more
//! of the easy ones. With `--assert` it fails if we miss our aim on a set.

#[path = "../../../tests/data/mod.rs"]
mod data;

use std::process::ExitCode;
use std::time::Instant;

use connect_four_ai::{TTFlag, TranspositionTable};
use data::{Scored, Set};
use plot4::core::connect4::solver::{DEFAULT_BYTES, Memory, Solver};
use plot4::core::connect4::{Position, Standard, notation};
use plot4::core::control::Unlimited;

/// A part of the measurement.
struct Part {
    set: Set,
    /// How many positions to take for each one that is asked for.
    times: usize,
    /// The fewest coins of a position: theirs takes minutes for some with fewer.
    least_coins: usize,
    /// How many times as fast we want to be.
    floor: f64,
}

const PARTS: [Part; 6] = [
    Part { set: data::END_EASY, times: 100, least_coins: 0, floor: 20.0 },
    Part { set: data::MIDDLE_EASY, times: 100, least_coins: 0, floor: 7.0 },
    Part { set: data::MIDDLE_MEDIUM, times: 40, least_coins: 0, floor: 8.0 },
    Part { set: data::BEGIN_EASY, times: 100, least_coins: 0, floor: 13.0 },
    Part { set: data::BEGIN_MEDIUM, times: 6, least_coins: 0, floor: 6.0 },
    Part { set: data::BEGIN_HARD, times: 1, least_coins: 8, floor: 8.0 },
];

/// About three minutes.
const POSITIONS: usize = 10;

fn main() -> ExitCode {
    let mut assert_floors = false;
    let mut positions = POSITIONS;
    for argument in std::env::args().skip(1) {
        if argument == "--assert" {
            assert_floors = true;
        } else if let Ok(number) = argument.parse() {
            positions = number;
        } else {
            eprintln!("--assert, or a number of positions, not {argument}");
            return ExitCode::from(2);
        }
    }

    let mut theirs = connect_four_ai::Solver::empty();
    touch(&mut theirs);
    let mut ours = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    println!("set            positions   theirs us     ours us   ratio  floor   our nodes");
    let mut missed = Vec::new();
    for part in PARTS {
        let ratio = measure(&part, positions * part.times, &mut theirs, &mut ours);
        if ratio < part.floor {
            missed.push(part.set.name);
        }
    }
    println!(
        "The positions of begin_hard are those with 8 coins or more: theirs takes minutes \
        for others."
    );
    if missed.is_empty() {
        println!("All floors are reached.");
    } else {
        println!("Below the floor: {}", missed.join(", "));
    }
    if assert_floors && !missed.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Writes to all of their table, so that the time does not include page faults.
fn touch(theirs: &mut connect_four_ai::Solver) {
    const ENTRIES: u64 = TranspositionTable::MAX_SIZE as u64;
    // An entry's index is the key modulo the number of entries. No position has such high keys.
    for place in 0..ENTRIES {
        theirs.transposition_table.put((ENTRIES << 30) + place, 0, TTFlag::Exact, 0);
    }
    theirs.reset();
}

/// Prints the line of a part, and returns how many times as fast we are.
#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn measure(
    part: &Part,
    count: usize,
    theirs: &mut connect_four_ai::Solver,
    ours: &mut Solver,
) -> f64 {
    let mut positions = part.set.all();
    positions.retain(|position| position.moves.len() >= part.least_coins);
    let positions = data::spread(&positions, count);
    let before = ours.nodes();
    let (mut their_seconds, mut our_seconds) = (0.0, 0.0);
    for &Scored { moves, score } in &positions {
        let position = connect_four_ai::Position::from_moves(moves).expect("moves");
        theirs.reset();
        let start = Instant::now();
        let found = theirs.solve(&position);
        their_seconds += start.elapsed().as_secs_f64();
        assert_eq!(i32::from(found), score, "theirs of {moves}");

        let position: Position = notation::parse_position(Standard, moves).expect("moves");
        ours.clear();
        let start = Instant::now();
        let found = ours.score(&position, &mut Unlimited);
        our_seconds += start.elapsed().as_secs_f64();
        assert_eq!(found, Some(score), "ours of {moves}");
    }
    #[expect(clippy::cast_precision_loss, reason = "numbers for people to read")]
    let (count, nodes) = (positions.len() as f64, (ours.nodes() - before) as f64);
    let ratio = their_seconds / our_seconds;
    println!(
        "{:<14} {:>9} {:>11.1} {:>11.1} {ratio:>7.1} {:>6.0} {:>11.0}",
        part.set.name,
        positions.len(),
        their_seconds / count * 1e6,
        our_seconds / count * 1e6,
        part.floor,
        nodes / count,
    );
    ratio
}
