//! Fits the weights of moves in Go, so that anyone can repeat it.
//!
//! ```text
//! cargo bench --bench go_fit -- games FILE COUNT PLAYOUTS SEED   adds games to FILE; needs gnugo;
//!                                                                PLAYOUTS 0: beginnings by GNU Go
//! cargo bench --bench go_fit -- fit FILE…                        writes core/src/go/playout/weights.rs
//! ```
//!
//! Without arguments it fits to a few games of the program against itself and asserts that the fit
//! learns from them, so that the tool cannot rot.

#[path = "../gomoku_fit/adam.rs"]
mod adam;
#[path = "../common/mod.rs"]
mod common;
#[path = "../../tests/cli/engine.rs"]
mod engine;
mod fit;
mod games;
#[path = "../common/gnugo.rs"]
mod gnugo;
mod samples;

use std::process::ExitCode;

use common::FitTool;
use fit::Fit;

fn main() -> ExitCode {
    FitTool { name: "go_fit", check, add: games::add, fit: fit_files }.run()
}

/// Fits to the games of these files and writes the weights into the source.
fn fit_files(files: &[&str]) -> Result<(), String> {
    let mut lines = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        lines.extend(text.lines().map(str::to_owned));
    }
    let fit = fit_lines(&lines)?;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/core/src/go/playout/weights.rs");
    std::fs::write(path, fit::source(&fit.weights)).map_err(|error| format!("{path}: {error}"))
}

/// Returns the fit to games, and prints its loss.
fn fit_lines(lines: &[String]) -> Result<Fit, String> {
    let choices = samples::of(lines)?;
    let fit = fit::fit(&choices);
    println!(
        "{} games, {} choices; on games not fitted to: loss {:.3} ({:.3} by chance), {:.1} % of the \
         moves are the likeliest",
        lines.len(),
        choices.len(),
        fit.loss,
        fit.chance,
        fit.best
    );
    Ok(fit)
}

/// Asserts that a fit to a few games foretells others better than chance does.
fn check() {
    let lines: Vec<String> = (1..=12).map(|number| games::game(number, 60, false)).collect();
    let fit = fit_lines(&lines).expect("they are games");
    assert!(fit.loss < 0.9 * fit.chance, "{} of {}", fit.loss, fit.chance);
}
