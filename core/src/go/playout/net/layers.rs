//! The layers of the net. Each point has channels, one after the other; the weights of a layer lead
//! from one channel to all others, so that the innermost loop adds vectors.

use super::planes::{Cell, LIKELY, ON_BOARD, PLANES};
use crate::go::playout::grid::Grid;

/// The number of residual layers.
pub const LAYERS: usize = 4;
/// How far the first layer sees along each line.
const REACH: i32 = 2;
/// The number of points that the first layer sees.
const WINDOW: usize = 25;
/// The number of points that another layer sees.
const AROUND: usize = 9;

/// A net with so many channels.
#[derive(Clone, Copy, Debug)]
pub struct Shape<const C: usize>;

impl<const C: usize> Shape<C> {
    /// The number of weights of the first layer, with its bias.
    pub const FIRST: usize = WINDOW * PLANES * C + C;
    /// The number of weights of another layer.
    pub const LAYER: usize = AROUND * C * C + C;
    /// The number of weights: the layers, the sum of the channels, and the share of the plane
    /// [`LIKELY`] in it.
    pub const WEIGHTS: usize = Self::FIRST + LAYERS * Self::LAYER + C + 1;

    /// Returns the weights of a residual layer.
    #[must_use]
    pub fn layer(self, weights: &[f32], layer: usize) -> &[f32] {
        &weights[Self::FIRST + layer * Self::LAYER..][..Self::LAYER]
    }

    /// Calls `found` with each cell's point and value and where its weights begin in the first
    /// layer, for each point that sees it.
    #[inline]
    pub fn each_seen(self, grid: Grid, cells: &[Cell], mut found: impl FnMut(usize, f32, usize)) {
        let mut see = |point: u16, plane: usize, value: f32| {
            grid.windows(point, REACH, |seer, place| {
                found(seer, value, (place * PLANES + plane) * C);
            });
        };
        for cell in cells {
            see(cell.point, usize::from(cell.plane), cell.value());
        }
        for point in grid.points() {
            see(point, ON_BOARD, 1.0);
        }
    }

    /// Computes the channels after the first layer. `out` is 0 off the board, and stays so.
    pub fn first(self, weights: &[f32], grid: Grid, cells: &[Cell], out: &mut [f32]) {
        let bias = &weights[Self::FIRST - C..Self::FIRST];
        for point in grid.points() {
            at_mut::<C>(out, usize::from(point)).copy_from_slice(bias);
        }
        self.each_seen(grid, cells, |seer, value, from| {
            let weights = &weights[from..from + C];
            for (out, weight) in at_mut::<C>(out, seer).iter_mut().zip(weights) {
                *out += value * weight;
            }
        });
        for channel in out {
            *channel = channel.max(0.0);
        }
    }

    /// Computes the sums of a residual layer for all points on the board.
    pub fn convolve(self, weights: &[f32], grid: Grid, channels: &[f32], out: &mut [f32]) {
        let (size, around) = (usize::from(grid.size), grid.around());
        let (weights, channels) = (weights.as_chunks().0, channels.as_chunks().0);
        let out = out.as_chunks_mut().0;
        for row in 1..=size {
            let first = row * (size + 1) + 1;
            // Two points at a time need each weight once.
            for point in (first..first + size - 1).step_by(2) {
                Self::convolve_at::<2>(weights, around, channels, point, out);
            }
            if !size.is_multiple_of(2) {
                Self::convolve_at::<1>(weights, around, channels, first + size - 1, out);
            }
        }
    }

    /// Computes the sums of a residual layer for `N` points in a row.
    #[inline]
    fn convolve_at<const N: usize>(
        weights: &[[f32; C]],
        around: [isize; AROUND],
        channels: &[[f32; C]],
        point: usize,
        out: &mut [[f32; C]],
    ) {
        let (places, bias) = weights.split_at(AROUND * C);
        let mut sums = [bias[0]; N];
        for (weights, offset) in places.chunks_exact(C).zip(around) {
            let near = point.wrapping_add_signed(offset);
            let seen = &channels[near..near + N];
            for (from, weights) in weights.iter().enumerate() {
                for (sums, seen) in sums.iter_mut().zip(seen) {
                    for (sum, weight) in sums.iter_mut().zip(weights) {
                        *sum += seen[from] * weight;
                    }
                }
            }
        }
        out[point..point + N].copy_from_slice(&sums);
    }

    /// Returns the result for each of these points, for which the cells were found.
    #[must_use]
    pub fn sums(
        self,
        weights: &[f32],
        channels: &[f32],
        cells: &[Cell],
        points: &[u16],
    ) -> Vec<f32> {
        let weights = &weights[Self::FIRST + LAYERS * Self::LAYER..];
        let likely = cells.iter().filter(|cell| cell.plane == LIKELY);
        points
            .iter()
            .zip(likely)
            .map(|(&point, likely)| {
                let channels = at::<C>(channels, usize::from(point)).iter();
                let sum: f32 = channels.zip(weights).map(|(one, weight)| one * weight).sum();
                sum + weights[C] * likely.value()
            })
            .collect()
    }
}

/// Returns the channels of a point, or the weights that lead from a channel.
#[inline]
#[must_use]
pub fn at<const C: usize>(all: &[f32], index: usize) -> &[f32; C] {
    let (parts, _) = all.as_chunks::<C>();
    &parts[index]
}

/// As [`at`], to be changed.
#[inline]
#[must_use]
pub fn at_mut<const C: usize>(all: &mut [f32], index: usize) -> &mut [f32; C] {
    let (parts, _) = all.as_chunks_mut::<C>();
    &mut parts[index]
}
