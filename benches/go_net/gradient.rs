//! The loss of a net on a position, and its gradient, by back-propagation.

use crate::samples::Sample;
use plot4::core::go::playout::grid::Grid;
use plot4::core::go::playout::net::layers::{LAYERS, Shape, at, at_mut};
use plot4::core::go::playout::net::planes::{Cell, LAST, LIKELY};
use plot4::core::go::playout::net::{CHANNELS, logarithms};
use plot4::core::search::Dice;

const SHAPE: Shape<CHANNELS> = Shape;
type Own = Shape<CHANNELS>;

/// How a position is shown to the net.
#[derive(Clone, Copy, Default)]
pub struct Views {
    /// The turn and reflection, one of eight.
    turn: usize,
    /// How many of the last two moves are not shown: the root of a tree knows neither, the position
    /// after it only one. The odds at a glance still know them.
    hidden: u8,
}

impl Views {
    /// Returns a random view.
    pub fn by_chance(dice: &mut Dice) -> Self {
        Self { turn: dice.below(8), hidden: [0, 0, 1, 2][dice.below(4)] }
    }

    /// Returns where a point is seen.
    fn point(self, size: u16, point: u16) -> u16 {
        let stride = size + 1;
        let (mut row, mut column) = (point / stride, point % stride);
        if self.turn & 1 != 0 {
            row = stride - row;
        }
        if self.turn & 2 != 0 {
            column = stride - column;
        }
        if self.turn & 4 != 0 {
            (row, column) = (column, row);
        }
        row * stride + column
    }

    /// Returns the cells as they are seen.
    fn cells(self, sample: &Sample) -> Vec<Cell> {
        let is_shown = |cell: &&Cell| {
            let is_last = cell.plane == LAST && self.hidden >= 2;
            let is_before = cell.plane == LAST + 1 && self.hidden >= 1;
            !is_last && !is_before
        };
        let cells = sample.cells.iter().filter(is_shown);
        cells.map(|cell| Cell { point: self.point(sample.size, cell.point), ..*cell }).collect()
    }
}

/// Returns the mean loss of a net on positions, in natural logarithms of odds.
pub fn loss(weights: &[f32], samples: &[Sample]) -> f64 {
    let losses = samples.iter().map(|sample| {
        let points: Vec<u16> = sample.points.iter().map(|&(point, _)| point).collect();
        let logarithms = logarithms(weights, sample.size, &sample.cells, &points);
        let chances = chances(&logarithms);
        let pairs = chances.iter().zip(&sample.points);
        pairs.map(|(chance, (_, share))| -f64::from(share * chance.max(1e-9).ln())).sum::<f64>()
    });
    let count = u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX);
    losses.sum::<f64>() / f64::from(count)
}

/// Returns the chances with these logarithms of odds.
fn chances(logarithms: &[f32]) -> Vec<f32> {
    let most = logarithms.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = logarithms.iter().map(|one| (one - most).exp()).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter().map(|odds| odds / sum).collect()
}

/// Adds the gradient of the loss on a position that is seen like this.
pub fn gradient(weights: &[f32], sample: &Sample, views: Views, sum: &mut [f32]) {
    let grid = Grid::new(sample.size);
    let cells = views.cells(sample);
    let points: Vec<u16> =
        sample.points.iter().map(|&(point, _)| views.point(sample.size, point)).collect();
    let none = vec![0.0; grid.length() * CHANNELS];

    // Forward: the channels before and after each layer, and the sums that each adds if positive.
    let mut channels = vec![none.clone()];
    SHAPE.first(weights, grid, &cells, &mut channels[0]);
    let mut added = vec![none.clone(); LAYERS];
    for layer in 0..LAYERS {
        let before = &channels[layer];
        SHAPE.convolve(SHAPE.layer(weights, layer), grid, before, &mut added[layer]);
        let after = before.iter().zip(&added[layer]);
        let after = after.map(|(before, added)| before + added.max(0.0)).collect();
        channels.push(after);
    }
    let last = &channels[LAYERS];
    let logarithms = SHAPE.sums(weights, last, &cells, &points);

    // Backward: what each channel adds to the loss.
    let sums = Own::WEIGHTS - CHANNELS - 1;
    let mut errors = none.clone();
    let likely = cells.iter().filter(|cell| cell.plane == LIKELY);
    let chances = chances(&logarithms);
    for (((chance, (_, share)), &point), likely) in
        chances.iter().zip(&sample.points).zip(&points).zip(likely)
    {
        let error = chance - share;
        let seen = at::<CHANNELS>(last, usize::from(point));
        let errors = at_mut::<CHANNELS>(&mut errors, usize::from(point));
        for channel in 0..CHANNELS {
            sum[sums + channel] += error * seen[channel];
            errors[channel] = error * weights[sums + channel];
        }
        sum[sums + CHANNELS] += error * likely.value();
    }
    for layer in (0..LAYERS).rev() {
        // Where a layer adds nothing, nothing comes back through it.
        let mut through = errors.clone();
        for (through, &added) in through.iter_mut().zip(&added[layer]) {
            if added <= 0.0 {
                *through = 0.0;
            }
        }
        let from = Own::FIRST + layer * Own::LAYER;
        let own = &mut sum[from..from + Own::LAYER];
        add_layer(own, grid, &channels[layer], &through);
        let mut back = none.clone();
        let turned = turned(SHAPE.layer(weights, layer));
        SHAPE.convolve(&turned, grid, &through, &mut back);
        for (error, back) in errors.iter_mut().zip(&back) {
            *error += back;
        }
    }
    for (error, &channel) in errors.iter_mut().zip(&channels[0]) {
        if channel <= 0.0 {
            *error = 0.0;
        }
    }
    for point in grid.points() {
        let errors = at::<CHANNELS>(&errors, usize::from(point));
        for (sum, error) in sum[Own::FIRST - CHANNELS..Own::FIRST].iter_mut().zip(errors) {
            *sum += error;
        }
    }
    SHAPE.each_seen(grid, &cells, |seer, value, from| {
        let errors = at::<CHANNELS>(&errors, seer);
        for (sum, error) in sum[from..from + CHANNELS].iter_mut().zip(errors) {
            *sum += value * error;
        }
    });
}

/// Adds the gradient of a residual layer.
fn add_layer(sum: &mut [f32], grid: Grid, channels: &[f32], errors: &[f32]) {
    let bias = Own::LAYER - CHANNELS;
    for point in grid.points() {
        let point = usize::from(point);
        let errors = at::<CHANNELS>(errors, point);
        for (sum, error) in sum[bias..].iter_mut().zip(errors) {
            *sum += error;
        }
        for (place, offset) in grid.around().into_iter().enumerate() {
            let seen = at::<CHANNELS>(channels, point.wrapping_add_signed(offset));
            for (from, &seen) in seen.iter().enumerate().filter(|&(_, &seen)| seen != 0.0) {
                let sums = at_mut::<CHANNELS>(sum, place * CHANNELS + from);
                for (sum, error) in sums.iter_mut().zip(errors) {
                    *sum += seen * error;
                }
            }
        }
    }
}

/// Returns the weights of the layer that leads back: from each point to those that see it.
fn turned(weights: &[f32]) -> Vec<f32> {
    let mut turned = vec![0.0; Own::LAYER];
    for place in 0..9 {
        for from in 0..CHANNELS {
            for to in 0..CHANNELS {
                turned[((8 - place) * CHANNELS + to) * CHANNELS + from] =
                    weights[(place * CHANNELS + from) * CHANNELS + to];
            }
        }
    }
    turned
}

/// Asserts that the gradient is how the loss changes with some of the weights.
pub fn check(weights: &[f32], sample: &Sample) {
    const STEP: f32 = 0.002;
    let mut sum = vec![0.0; weights.len()];
    gradient(weights, sample, Views::default(), &mut sum);
    let one = std::slice::from_ref(sample);
    // The greatest part of each kind of weights.
    let sums = Own::WEIGHTS - CHANNELS - 1;
    for range in [
        0..Own::FIRST - CHANNELS,
        Own::FIRST - CHANNELS..Own::FIRST,
        Own::FIRST..Own::FIRST + Own::LAYER,
        sums - Own::LAYER..sums,
        sums..Own::WEIGHTS - 1,
        Own::WEIGHTS - 1..Own::WEIGHTS,
    ] {
        let by_size = |&one: &usize, &other: &usize| sum[one].abs().total_cmp(&sum[other].abs());
        let index = range.max_by(by_size).expect("there are weights");
        let loss_with = |step: f32| {
            let mut weights = weights.to_vec();
            weights[index] += step;
            loss(&weights, one)
        };
        let difference = (loss_with(STEP) - loss_with(-STEP)) / f64::from(2.0 * STEP);
        let found = f64::from(sum[index]);
        assert!(
            (found - difference).abs() <= 0.03 * difference.abs() + 1e-4,
            "weight {index}: {found}, but the loss changes by {difference}"
        );
    }
}
