//! The fit: which moves are played, by a softmax over all legal ones (a generalised Bradley-Terry
//! model as in Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007).

use std::fmt::Write as _;

use plot4::core::go::playout::features;

use crate::adam::{self, Stretch};
use crate::samples::Choice;

/// Of how many choices one is kept from the fit; they are the last, so whole games.
const KEPT: usize = 10;

/// The result of a fit.
pub struct Fit {
    pub weights: Vec<f32>,
    /// The mean loss on the choices that it was not fitted to, in natural logarithms.
    pub loss: f64,
    /// The same without weights.
    pub chance: f64,
    /// How often in a hundred the likeliest of all moves was played.
    pub best: f64,
}

/// Fits the weights of features.
pub fn fit(choices: &[Choice]) -> Fit {
    let fitted = choices.len() - choices.len() / KEPT;
    let stretches = [(12, 0.02), (12, 0.005)].map(Stretch::new);
    let weights = adam::fit(
        vec![0.0; features::count()],
        fitted,
        &stretches,
        1e-4,
        |weights, number, sum| {
            let choice = &choices[number];
            for (index, (candidate, chance)) in
                choice.candidates.iter().zip(chances(weights, choice)).enumerate()
            {
                let error = if index == choice.played { chance - 1.0 } else { chance };
                for &feature in candidate {
                    sum[usize::from(feature)] += error;
                }
            }
        },
    );
    let kept = &choices[fitted..];
    let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let count = number(kept.len().max(1));
    let loss = |weights: &[f32]| {
        let losses = kept
            .iter()
            .map(|choice| -f64::from(chances(weights, choice)[choice.played].max(1e-9)).ln());
        losses.sum::<f64>() / count
    };
    let best = kept.iter().filter(|choice| {
        let chances = chances(&weights, choice);
        chances.iter().all(|&chance| chance <= chances[choice.played])
    });
    Fit {
        best: 100.0 * number(best.count()) / count,
        loss: loss(&weights),
        chance: loss(&vec![0.0; weights.len()]),
        weights,
    }
}

/// Returns the chance of each candidate to be played.
fn chances(weights: &[f32], choice: &Choice) -> Vec<f32> {
    let odds: Vec<f32> = choice
        .candidates
        .iter()
        .map(|features| features.iter().map(|&feature| weights[usize::from(feature)]).sum())
        .collect();
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = odds.iter().map(|odds| (odds - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

/// The head of the source with the weights.
const HEADER: &str = "\
//! The fitted weights of [features](super::features), in hundredths of a natural logarithm of odds.
//!
//! Written by `cargo bench --bench go_fit -- fit FILE…`; see there for the games.

#[rustfmt::skip]
";

/// Returns the source with these weights.
pub fn source(weights: &[f32]) -> String {
    let mut text = HEADER.to_owned();
    let _ = writeln!(text, "pub(super) static WEIGHTS: [i16; {}] = [", weights.len());
    let mut line = String::from("   ");
    for weight in weights {
        #[expect(clippy::cast_possible_truncation, reason = "weights are a few units")]
        let cell = format!(" {},", (100.0 * weight).round() as i16);
        if line.len() + cell.len() > 120 {
            text.push_str(&line);
            text.push('\n');
            line = String::from("   ");
        }
        line.push_str(&cell);
    }
    text + &line + "\n];\n"
}
