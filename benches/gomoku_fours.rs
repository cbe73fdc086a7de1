//! How fast wins by continuous fours are found, with their lengths asserted.
//!
//! `cargo bench --bench gomoku_fours -- make` prints the positions anew.

mod common;
#[path = "../core/tests/core/naive/mod.rs"]
mod naive;

use std::hint::black_box;

use common::{median, seconds};
use naive::gomoku::Board;
use naive::gomoku_fours::{Attack, Problem, problems};
use naive::gomoku_games::fight;
use plot4::core::control::Unlimited;
use plot4::core::game::Game;
use plot4::core::gomoku::fours::{FourSolver, Limits};
use plot4::core::gomoku::{Position, Rule, Setup, notation};

/// The longest that a win may take, in seconds.
const LONGEST: f64 = 0.01;

fn main() {
    if std::env::args().any(|argument| argument == "make") {
        make();
    } else {
        assert_problems();
        time_refutations();
    }
}

/// Asserts that each win of the suite is found, with no more fours than needed, in a hundredth of a
/// second.
fn assert_problems() {
    let mut longest = (0.0, 0);
    let mut all = Vec::new();
    for (number, Problem { mut position, fours }) in (1..).zip(problems()) {
        let attacker = position.to_move();
        // The fastest of some runs, since other programs may want the processor too.
        let runs = (0..5).map(|_| {
            // A new solver each time, which knows nothing.
            let mut solver = FourSolver::default();
            seconds(|| {
                let report = solver.solve(
                    black_box(&mut position),
                    attacker,
                    Limits::default(),
                    &mut Unlimited,
                );
                assert_eq!(
                    report.win().map(|win| win.len() / 2),
                    Some(fours),
                    "{:?} {position:?}",
                    position.setup()
                );
            })
        });
        let time = runs.fold(f64::INFINITY, f64::min);
        assert!(time < LONGEST, "position {number} took {:.1} ms: {position:?}", time * 1e3);
        all.push(time);
        if time > longest.0 {
            longest = (time, number);
        }
    }
    let (time, number) = longest;
    let middle = median(all.iter().copied());
    println!(
        "{} wins by fours: median {:.0} µs, longest {:.0} µs (position {number})",
        all.len(),
        middle * 1e6,
        time * 1e6
    );
}

/// Prints how long the solver takes to say that there is no win, as it does in most positions.
fn time_refutations() {
    let mut solver = FourSolver::default();
    let mut times = Vec::new();
    let mut nodes = 0;
    for seed in 0..200 {
        let mut position = fight(Setup::default(), seed, 10 + seed % 60).position;
        let attacker = position.to_move();
        solver.forget();
        let mut is_win = false;
        let mut made = 0;
        let time = seconds(|| {
            let report =
                solver.solve(black_box(&mut position), attacker, Limits::default(), &mut Unlimited);
            is_win = report.win().is_some();
            made = report.nodes;
        });
        if !is_win {
            times.push(time);
            nodes += made;
        }
    }
    let longest = times.iter().copied().fold(0.0, f64::max);
    let total: f64 = times.iter().sum();
    println!(
        "{} positions without: median {:.1} µs, longest {:.0} µs, {:.2} µs a node",
        times.len(),
        median(times.iter().copied()) * 1e6,
        longest * 1e6,
        total * 1e6 / f64::from(u32::try_from(nodes).unwrap_or(u32::MAX)),
    );
}

/// How many positions are wanted with one four, two fours and so on.
const WANTED: [usize; 8] = [4, 6, 7, 7, 7, 7, 6, 6];

/// How many positions with the same number of fours one setup may give.
const OF_A_SETUP: usize = 2;

/// How many nodes a win may take: those that take more, would not keep to [`LONGEST`]
/// on every machine, and the plain search takes minutes over them.
const MOST_NODES: u64 = 5000;

/// Prints positions for the suite, each checked by the plain search.
fn make() {
    let setup = |size, target, rule| Setup::of_engines(size, target, rule).expect("a setup");
    let mut setups: Vec<Setup> =
        Rule::ALL.into_iter().flat_map(|rule| [15, 19].map(|size| setup(size, 5, rule))).collect();
    setups.extend([
        setup(17, 5, Rule::Freestyle),
        setup(17, 6, Rule::Standard),
        setup(15, 6, Rule::Renju),
        setup(11, 5, Rule::Renju),
        setup(9, 4, Rule::Standard),
    ]);
    let mut found: Vec<(usize, Setup, String)> = Vec::new();
    let mut solver = FourSolver::default();
    for seed in 0.. {
        let count = |fours: usize| found.iter().filter(|(other, ..)| *other == fours).count();
        if (1..=WANTED.len()).all(|fours| count(fours) >= WANTED[fours - 1]) {
            break;
        }
        let setup = setups[usize::try_from(seed).unwrap_or(0) % setups.len()];
        let moves = fight(setup, seed, 110).moves;
        let mut position = Position::empty(setup);
        for (ply, &mv) in moves.iter().enumerate() {
            let attacker = position.to_move();
            let report = solver.solve(&mut position, attacker, Limits::default(), &mut Unlimited);
            let fours = report.win().map_or(0, |win| win.len() / 2);
            let of_setup =
                found.iter().filter(|&&(other, own, _)| (other, own) == (fours, setup)).count();
            let count = found.iter().filter(|(other, ..)| *other == fours).count();
            let is_small = report.nodes <= MOST_NODES;
            if is_small
                && (1..=WANTED.len()).contains(&fours)
                && count < WANTED[fours - 1]
                && of_setup < OF_A_SETUP
            {
                let plain = Attack::new(&Board::of(&position), attacker).fewest_fours(fours);
                assert_eq!(plain, Some(fours), "{setup} {position:?}");
                found.push((fours, setup, notation::format_moves(&moves[..ply])));
                eprintln!("{fours} {setup}, game {seed}");
                break;
            }
            position.make(mv);
        }
    }
    found.sort_by_key(|&(fours, setup, _)| (fours, setup.rule().name(), setup.size()));
    println!(
        "# Positions in which the player to move wins by continuous fours: the fewest fours, the \
        setup, the moves."
    );
    println!(
        "# Left out are wins that take the solver more than {MOST_NODES} nodes. Each line was \
        checked by a plain search."
    );
    println!("# Source: made by us (cargo bench --bench gomoku_fours -- make).");
    for (fours, setup, moves) in found {
        println!("{fours} | {setup} | {moves}");
    }
}
