//! Stochastic gradient descent by Adam (Kingma and Ba, 2014), over samples in an order drawn anew
//! for each epoch.

use plot4::core::game::Key;

/// One stretch of a fit: so many rounds over all samples, with steps of this size by batches of so
/// many.
#[derive(Clone, Copy)]
pub struct Stretch {
    pub epochs: u32,
    pub step: f32,
    pub batch: usize,
}

impl Stretch {
    /// Returns a stretch with batches of 256.
    pub const fn new((epochs, step): (u32, f32)) -> Self {
        Self { epochs, step, batch: 256 }
    }
}

/// Returns weights that make the loss small, starting from these.
///
/// `gradient` adds to its last argument the gradient of the loss of the sample with this number;
/// `decay` draws weights to 0.
pub fn fit(
    weights: Vec<f32>,
    samples: usize,
    stretches: &[Stretch],
    decay: f32,
    gradient: impl Fn(&[f32], usize, &mut [f32]),
) -> Vec<f32> {
    let count = weights.len();
    let mut adam = Adam { weights, mean: vec![0.0; count], square: vec![0.0; count], steps: 0 };
    let mut order: Vec<usize> = (0..samples).collect();
    let mut number = 0_u64;
    for stretch in stretches {
        for _ in 0..stretch.epochs {
            number += 1;
            order.sort_by_key(|&sample| (sample as u64 + (number << 40)).hash64());
            for batch in order.chunks(stretch.batch) {
                let mut sum = vec![0.0; count];
                for &sample in batch {
                    gradient(&adam.weights, sample, &mut sum);
                }
                adam.step(&sum, share(batch.len()), stretch.step, decay);
            }
        }
    }
    adam.weights
}

/// Returns one part of so many.
pub fn share(count: usize) -> f32 {
    1.0 / f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The state of a fit.
struct Adam {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// Takes a step against a gradient.
    fn step(&mut self, sum: &[f32], share: f32, size: f32, decay: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let (mean_part, square_part) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, (mean, square)), sum) in self.weights.iter_mut().zip(moments).zip(sum) {
            let gradient = sum * share + decay * *weight;
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            *weight -= size * (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-8);
        }
    }
}
