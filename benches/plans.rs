//! How many positions of Connect 4 have a plan, and how long it takes to find one.
//!
//! `cargo bench --bench plans` looks at 400 random positions of each stage that are decided, but only
//! ten or more plies later; `-- COUNT` at so many. It prints how many have a plan with so many
//! sentences, and from 400 on asserts the shares that the documentation promises. The loser never has
//! a plan.

mod common;

use common::{median, seconds};
use plot4::core::connect4::plan::{self, Goal, MAX_RULES};
use plot4::core::connect4::solver::{DEFAULT_BYTES, Memory, Solver};
use plot4::core::connect4::{Position, Standard, score_in_plies};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _};

/// The stages: the coins of their positions, and the least share of plans in percent.
const STAGES: [(u32, u32, f64); 3] = [(8, 13, 18.0), (14, 24, 60.0), (25, 32, 60.0)];

/// Shares of fewer positions than these are chance.
const ASSERTED: usize = 400;

/// In so many plies or more a position ends.
const PLIES: u32 = 10;

fn main() {
    let count = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(ASSERTED);
    println!("coins     positions   with a plan   by sentences   median ms   longest ms");
    for (least, most, share) in STAGES {
        measure(least, most, share, count);
    }
}

fn measure(least: u32, most: u32, least_share: f64, count: usize) {
    let mut by_rules = [0; MAX_RULES + 1];
    let mut times = Vec::new();
    for (position, value) in decided(least, most, count) {
        let mover = position.to_move();
        let (winner, loser) =
            if value > 0 { (mover, mover.other()) } else { (mover.other(), mover) };
        let mut found = None;
        times.push(
            1000.0
                * seconds(|| {
                    found = plan::find(&position.to_sized(), winner, Goal::Win, &mut Unlimited);
                }),
        );
        if let Some((plan, _)) = found {
            by_rules[plan.rules().len()] += 1;
        }
        if times.len() % 8 == 0 {
            let lost = plan::find(&position.to_sized(), loser, Goal::Win, &mut Unlimited);
            assert!(lost.is_none(), "a plan for the loser: {position:?}");
        }
    }
    let with_plan: usize = by_rules.iter().sum();
    #[expect(clippy::cast_precision_loss, reason = "numbers for people to read")]
    let share = 100.0 * with_plan as f64 / times.len() as f64;
    println!(
        "{least:>2} to {most:>2} {:>12} {share:>11.1} %   {:<12} {:>11.1} {:>12.1}",
        times.len(),
        format!("{:?}", &by_rules[2..]),
        median(times.iter().copied()),
        times.iter().copied().fold(0.0, f64::max),
    );
    let is_enough = count < ASSERTED || share >= least_share;
    assert!(is_enough, "{share} % of {least} to {most} coins, not {least_share} %");
}

/// Returns random positions of this many coins that are decided but not soon, with their scores;
/// the same ones each time.
fn decided(least: u32, most: u32, count: usize) -> Vec<(Position<Standard>, i32)> {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    let mut positions = Vec::new();
    let mut number = u64::from(least);
    let mut below = |end: usize| {
        number += 1;
        usize::try_from(number.hash64() >> 16).unwrap_or(0) % end
    };
    while positions.len() < count {
        let coins = least + u32::try_from(below((most - least + 1) as usize)).unwrap_or(0);
        let mut position = Position::empty(Standard);
        while position.plies() < coins && position.outcome().is_none() {
            let moves = position.moves();
            position.make(moves[below(moves.len())]);
        }
        if position.outcome().is_some() {
            continue;
        }
        let score = solver.score(&position, &mut Unlimited).unwrap_or(0);
        if score != 0 && score_in_plies(&position, score).plies_to_end() >= Some(PLIES) {
            positions.push((position, score));
        }
    }
    positions
}
