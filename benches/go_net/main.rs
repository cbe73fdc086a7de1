//! Fits the net of Go to what searches tried, so that anyone can repeat it with new games.
//!
//! ```text
//! cargo bench --bench go_net -- games FILE COUNT PLAYOUTS SEED   adds games on 13x13 to FILE
//! cargo bench --bench go_net -- fit FILE…                        writes core/assets/go/net.bin
//! ```
//!
//! Without arguments it checks the gradient of the fit against differences, and asserts that a fit to
//! a few games learns from them, so that the tool cannot rot.

#[path = "../gomoku_fit/adam.rs"]
mod adam;
#[path = "../common/mod.rs"]
mod common;
mod games;
mod gradient;
mod samples;

use std::cell::RefCell;
use std::process::ExitCode;

use adam::Stretch;
use common::FitTool;
use gradient::{Views, gradient, loss};
use plot4::core::go::playout::net::{CHANNELS, UNIT, layers::Shape};
use plot4::core::search::Dice;
use samples::Sample;

/// One game of so many is kept from the fit.
const KEPT: usize = 12;

fn main() -> ExitCode {
    FitTool { name: "go_net", check, add: games::add, fit: fit_files }.run()
}

/// Fits to the games of these files and writes the weights.
fn fit_files(files: &[&str]) -> Result<(), String> {
    let mut games = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for line in text.lines() {
            games.push(samples::of(line).ok_or_else(|| format!("{file}: no game: {line}"))?);
        }
    }
    let stretches = [(4, 0.002), (2, 0.0005)];
    let (weights, _) = fit(games, &stretches.map(stretch));
    let bytes: Vec<u8> = weights
        .iter()
        .flat_map(|weight| {
            assert!(weight.abs() < 8.0, "{weight} does not fit");
            #[expect(clippy::cast_possible_truncation, reason = "less than 8")]
            let word = (weight / UNIT).round() as i16;
            word.to_le_bytes()
        })
        .collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/core/assets/go/net.bin");
    std::fs::write(path, bytes).map_err(|error| format!("{path}: {error}"))
}

/// Returns a stretch of a fit with small batches: there are few samples.
const fn stretch(rounds: (u32, f32)) -> Stretch {
    Stretch { batch: 64, ..Stretch::new(rounds) }
}

/// Fits to games, prints the losses, and returns the weights and the losses on the games kept from
/// it: without a net and with it.
fn fit(games: Vec<Vec<Sample>>, stretches: &[Stretch]) -> (Vec<f32>, [f64; 2]) {
    let (mut fitted, mut kept) = (Vec::new(), Vec::new());
    for (number, samples) in games.into_iter().enumerate() {
        if number % KEPT == 0 {
            kept.extend(samples);
        } else {
            fitted.extend(samples);
        }
    }
    let mut bare = vec![0.0; Shape::<CHANNELS>::WEIGHTS];
    bare[Shape::<CHANNELS>::WEIGHTS - 1] = 1.0;
    let before = loss(&bare, &kept);
    println!(
        "{} and {} positions; loss on the latter without a net {before:.3}",
        fitted.len(),
        kept.len()
    );
    let dice = RefCell::new(Dice::new(2));
    let weights = adam::fit(beginning(), fitted.len(), stretches, 1e-6, |weights, number, sum| {
        let views = Views::by_chance(&mut dice.borrow_mut());
        gradient(weights, &fitted[number], views, sum);
    });
    let after = loss(&weights, &kept);
    println!("with it {after:.3}");
    (weights, [before, after])
}

/// Returns the weights of a net that knows nothing yet: small numbers by chance, and the odds at a
/// glance.
#[expect(clippy::cast_precision_loss, reason = "24 bits, and the number of channels")]
fn beginning() -> Vec<f32> {
    type Own = Shape<CHANNELS>;
    let mut dice = Dice::new(1);
    let mut by_chance = |spread: f32| {
        let twelve: f32 = (0..12).map(|_| (dice.roll() >> 40) as f32).sum();
        spread * (twelve / 16_777_216.0 - 6.0)
    };
    let sums = Own::WEIGHTS - CHANNELS - 1;
    let around = 1.0 / (9.0 * CHANNELS as f32).sqrt();
    (0..Own::WEIGHTS)
        .map(|index| match index {
            _ if index < Own::FIRST - CHANNELS => by_chance(0.06),
            _ if index < Own::FIRST => 0.0,
            _ if index < sums => {
                let is_bias = (index - Own::FIRST) % Own::LAYER >= Own::LAYER - CHANNELS;
                if is_bias { 0.0 } else { by_chance(around) }
            }
            _ if index < Own::WEIGHTS - 1 => by_chance(0.05),
            _ => 1.0,
        })
        .collect()
}

/// Asserts that the gradient is right, and that a fit to a few games foretells others better than
/// the odds at a glance do.
fn check() {
    let games: Vec<Vec<Sample>> = (1..=12)
        .map(|number| samples::of(&games::game(number, 60)).expect("it is a game"))
        .collect();
    gradient::check(&beginning(), &games[1][30]);
    let (_, [before, after]) = fit(games, &[stretch((2, 0.002))]);
    assert!(after < before, "{after} after {before}");
}
