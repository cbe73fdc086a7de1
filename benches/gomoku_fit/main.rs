//! Fits the weights of Gomoku's evaluation, so that anyone can repeat it.
//!
//! ```text
//! cargo bench --bench gomoku_fit -- games FILE COUNT NODES SEED   adds games of the program against itself to FILE
//! cargo bench --bench gomoku_fit -- fit FILE…                     writes core/src/gomoku/weights.rs
//! ```
//!
//! Games and fits take turns: each generation plays with the weights that the one before was fitted
//! to. Without arguments it fits to a few games and asserts that the fit learns from them, so that
//! the tool cannot rot.

mod adam;
#[path = "../common/mod.rs"]
mod common;
mod fit;
mod games;
mod samples;

use std::process::ExitCode;

use common::FitTool;
use fit::Fit;
use samples::Samples;

fn main() -> ExitCode {
    FitTool { name: "gomoku_fit", check, add: games::add, fit: fit_files }.run()
}

/// Fits to the games of these files and writes the weights into the source.
fn fit_files(files: &[&str]) -> Result<(), String> {
    let mut lines = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        lines.extend(text.lines().map(str::to_owned));
    }
    let samples = samples::of(&lines)?;
    println!(
        "{} games, {} positions, {} choices",
        lines.len(),
        samples.positions.len(),
        samples.choices.len()
    );
    let (worth, promise) = fit_weights(&samples);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/core/src/gomoku/weights.rs");
    std::fs::write(path, fit::source(&worth.weights, &promise.weights))
        .map_err(|error| format!("{path}: {error}"))
}

/// Returns the fits of a position's worth and of a move's promise, and prints their losses.
fn fit_weights(samples: &Samples) -> (Fit, Fit) {
    let (worth, promise) = (fit::worth(&samples.positions), fit::promise(&samples.choices));
    println!(
        "loss on games not fitted to: {:.4} a position, {:.4} a choice",
        worth.loss, promise.loss
    );
    (worth, promise)
}

/// Asserts that a fit to some games foretells others better than chance does.
fn check() {
    let lines = games::play(60, 300, 1);
    let samples = samples::of(&lines).expect("they are games");
    let (worth, promise) = fit_weights(&samples);
    assert!(promise.loss < promise.chance, "{} of {}", promise.loss, promise.chance);
    assert!(worth.loss < worth.chance, "{} of {}", worth.loss, worth.chance);
    let source = fit::source(&worth.weights, &promise.weights);
    assert!(source.contains("static FLAGS") && source.contains("static FITTED"), "{source}");
}
