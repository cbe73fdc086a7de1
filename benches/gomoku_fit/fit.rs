//! The two fits: what points are worth, by logistic regression on results; which points are played,
//! by a softmax over candidates.

use std::fmt::Write;

use plot4::core::gomoku::Shape;
use plot4::core::gomoku::evaluate::FLAG_SETS;

use crate::adam::{self, Stretch};
use crate::samples::{Choice, Sample};

/// Of how many samples one is kept from the fit; they are the last, so whole games.
const KEPT: usize = 20;

/// The result of a fit.
pub struct Fit {
    /// The rows of the player to move, those of the other, and for worth those of the flags.
    pub weights: Vec<f32>,
    /// The mean loss on the samples that it was not fitted to, in natural logarithms of odds.
    pub loss: f64,
    /// The same without weights.
    pub chance: f64,
}

/// Fits what the shapes of both players and the flags add to the odds of winning.
pub fn worth(samples: &[Sample]) -> Fit {
    let fitted = samples.len() - samples.len() / KEPT;
    let stretches = [(15, 0.003), (9, 0.001), (6, 0.0003)].map(Stretch::new);
    let weights = adam::fit(
        vec![0.0; 2 * Shape::COUNT + FLAG_SETS],
        fitted,
        &stretches,
        2e-5,
        |weights, number, sum| {
            let sample = &samples[number];
            let error = chance_of(weights, sample) - sample.result;
            features(sample).for_each(|(index, count)| sum[index] += error * count);
        },
    );
    let loss = |weights: &[f32]| {
        mean(samples[fitted..].iter().map(|sample| {
            let chance = chance_of(weights, sample).clamp(1e-6, 1.0 - 1e-6);
            -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
        }))
    };
    Fit { loss: loss(&weights), chance: loss(&vec![0.0; weights.len()]), weights }
}

/// Returns what a sample says, as indices of weights with how often they count.
fn features(sample: &Sample) -> impl Iterator<Item = (usize, f32)> + '_ {
    let own = sample.own.iter().copied();
    let others = sample.others.iter().map(|&(row, count)| (Shape::COUNT + row, -count));
    own.chain(others).chain([(2 * Shape::COUNT + sample.flags, 1.0)])
}

/// Returns the chance that the player to move wins.
fn chance_of(weights: &[f32], sample: &Sample) -> f32 {
    let odds: f32 = features(sample).map(|(index, count)| weights[index] * count).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// Fits what the shapes of both players add to the odds that a point is played.
pub fn promise(choices: &[Choice]) -> Fit {
    let fitted = choices.len() - choices.len() / KEPT;
    let stretches = [(10, 0.01), (10, 0.002)].map(Stretch::new);
    let weights =
        adam::fit(vec![0.0; 2 * Shape::COUNT], fitted, &stretches, 1e-5, |weights, number, sum| {
            let choice = &choices[number];
            for (index, (&[own, others], chance)) in
                choice.candidates.iter().zip(chances(weights, choice)).enumerate()
            {
                let error = if index == choice.played { chance - 1.0 } else { chance };
                sum[own] += error;
                sum[Shape::COUNT + others] += error;
            }
        });
    let loss = |weights: &[f32]| {
        mean(
            choices[fitted..]
                .iter()
                .map(|choice| -chances(weights, choice)[choice.played].max(1e-9).ln()),
        )
    };
    Fit { loss: loss(&weights), chance: loss(&vec![0.0; weights.len()]), weights }
}

/// Returns the chance of each candidate to be played.
fn chances(weights: &[f32], choice: &Choice) -> Vec<f32> {
    let odds: Vec<f32> = choice
        .candidates
        .iter()
        .map(|&[own, others]| weights[own] + weights[Shape::COUNT + others])
        .collect();
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = odds.iter().map(|odds| (odds - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

/// Returns the mean of some numbers.
fn mean(numbers: impl ExactSizeIterator<Item = f32>) -> f64 {
    let count = f64::from(u32::try_from(numbers.len().max(1)).unwrap_or(u32::MAX));
    numbers.map(f64::from).sum::<f64>() / count
}

/// Returns the text of `weights.rs`.
pub fn source(worth: &[f32], promise: &[f32]) -> String {
    let (rows, flags) = worth.split_at(2 * Shape::COUNT);
    let mut text = HEADER.to_owned();
    let count = flags.len();
    let _ = writeln!(text, "pub(super) static FLAGS: [i16; {count}] = [");
    table(&mut text, flags.iter().map(|&weight| hundredths(weight).to_string()));
    text.push_str(MIDDLE);
    let count = Shape::COUNT;
    let _ = writeln!(text, "pub(super) static FITTED: [[i16; 4]; {count}] = [");
    let row = |row| {
        [rows[row], rows[Shape::COUNT + row], promise[row], promise[Shape::COUNT + row]]
            .map(hundredths)
    };
    table(&mut text, (0..Shape::COUNT).map(|number| format!("{:?}", row(number))));
    text
}

/// Adds cells, in lines of the width of the source, and the end of the table.
fn table(text: &mut String, cells: impl Iterator<Item = String>) {
    let mut line = String::from("   ");
    for cell in cells {
        if line.len() + cell.len() + 2 > 120 {
            text.push_str(&line);
            text.push('\n');
            line = String::from("   ");
        }
        let _ = write!(line, " {cell},");
    }
    text.push_str(&line);
    text.push_str("\n];\n");
}

/// Returns a weight in hundredths.
#[expect(clippy::cast_possible_truncation, reason = "it is clamped before")]
fn hundredths(weight: f32) -> i16 {
    (weight * 100.0).round().clamp(-30_000.0, 30_000.0) as i16
}

const HEADER: &str = "\
//! The fitted numbers of the evaluation and of the order of moves, in hundredths of a natural
//! logarithm of odds.
//!
//! Written by `cargo bench --bench gomoku_fit -- fit`; see there for what they were fitted to.

/// For each set of threats (`evaluate::flags`), what it adds to the value to the player to move.
#[rustfmt::skip]
";

const MIDDLE: &str = "
/// For each row of shapes (`Shape::row`): what a point adds to its player's value if that player is
/// to move, and if the other is; how much it promises as a move of that player, and of the other,
/// who so takes it away.
#[rustfmt::skip]
";
