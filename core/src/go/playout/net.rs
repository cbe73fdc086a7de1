//! A small convolutional net that says how likely each move is. It weighs what is seen of a move at
//! a glance against the board up to six points away.
//!
//! The net is fitted to how often searches tried each move (`benches/go_net`). It is made of a
//! layer of 5x5 points over the [planes], four residual layers of 3x3 points, and the sum of the
//! channels of each point.

pub mod layers;
pub mod planes;

use std::sync::LazyLock;

use self::layers::{LAYERS, Shape};
use self::planes::Cell;
use super::board::Board;
use super::grid::Grid;
use crate::packed::unpacked;

/// The channels of the net in this program.
pub const CHANNELS: usize = 24;
/// The stored weights are whole multiples of this.
pub const UNIT: f32 = 1.0 / 4096.0;
/// How much more the likeliest moves stand out than in the searches, which also try all others.
const SHARPNESS: f32 = 1.6;

/// The packed weights: little-endian `i16`s.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/net.bin.deflate"));

/// The weights of the net in this program.
static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let bytes = unpacked(PACKED);
    let words = bytes.chunks_exact(2);
    words.map(|word| f32::from(i16::from_le_bytes([word[0], word[1]])) * UNIT).collect()
});

/// Returns the odds of each of these legal points to be played, relative to the likeliest one's.
pub(super) fn odds(board: &Board, points: &[u16]) -> Vec<f32> {
    let cells = planes::of(board, points);
    let mut odds = logarithms(&WEIGHTS, board.size(), &cells, points);
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    for odds in &mut odds {
        *odds = (SHARPNESS * (*odds - most)).exp();
    }
    odds
}

/// Returns the natural logarithms of the odds of `points` by a net with these weights; `cells` are
/// those of [`planes::of`] for the same points.
#[must_use]
pub fn logarithms(weights: &[f32], size: u16, cells: &[Cell], points: &[u16]) -> Vec<f32> {
    const SHAPE: Shape<CHANNELS> = Shape;
    let grid = Grid::new(size);
    let mut channels = vec![0.0; grid.length() * CHANNELS];
    let mut added = channels.clone();
    SHAPE.first(weights, grid, cells, &mut channels);
    for layer in 0..LAYERS {
        SHAPE.convolve(SHAPE.layer(weights, layer), grid, &channels, &mut added);
        for (channel, &added) in channels.iter_mut().zip(&added) {
            *channel += added.max(0.0);
        }
    }
    SHAPE.sums(weights, &channels, cells, points)
}

#[cfg(test)]
mod tests {
    use super::layers::at;
    use super::planes::{ON_BOARD, PLANES};
    use super::*;
    use crate::game::Game as _;
    use crate::go::{Move, Position, Setup};
    use crate::search::Dice;

    #[test]
    fn the_packed_net_is_whole() {
        assert_eq!(WEIGHTS.len(), Shape::<CHANNELS>::WEIGHTS);
    }

    fn position(size: u8, moves: &str) -> Position {
        let mut position = Position::start(Setup::new(size).expect("a size"));
        for name in moves.split_whitespace() {
            let point = name.parse().expect("a point");
            position.play(Move::Place(point)).expect("legal");
        }
        position
    }

    fn legal(position: &Position, board: &Board) -> Vec<u16> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let point = |mv: &Move| match mv {
            Move::Place(point) => Some(board.point(*point)),
            _ => None,
        };
        moves.iter().filter_map(point).collect()
    }

    #[test]
    fn the_move_that_takes_a_stone_is_the_likeliest() {
        // Black ignores the atari on C3; White takes it at C2.
        let position = position(13, "C3 C4 K10 D3 K4 B3 D10");
        let board = Board::of(&position);
        let points = legal(&position, &board);
        let odds = odds(&board, &points);
        let take = board.point("C2".parse().expect("a point"));
        let place = points.iter().position(|&point| point == take);
        assert!((odds[place.expect("it is legal")] - 1.0).abs() < 1e-6);
    }

    /// What the net says of the points, point by point with bounds, as [`logarithms`] should.
    fn slow(weights: &[f32], size: u16, cells: &[Cell], points: &[u16]) -> Vec<f32> {
        let lines = 1..=i32::from(size);
        let stride = usize::from(size) + 1;
        let mut seen = vec![0.0; Grid::new(size).length() * PLANES];
        for cell in cells {
            seen[usize::from(cell.point) * PLANES + usize::from(cell.plane)] = cell.value();
        }
        for point in Grid::new(size).points() {
            seen[usize::from(point) * PLANES + ON_BOARD] = 1.0;
        }
        let convolve = |from: &[f32], wide: usize, reach: i32, weights: &[f32]| {
            let mut out = vec![0.0_f32; Grid::new(size).length() * CHANNELS];
            let span = 2 * reach + 1;
            let bias = usize::try_from(span * span).expect("small") * wide * CHANNELS;
            for (row, column, to) in lines.clone().flat_map(|row| {
                let lines = lines.clone();
                lines.flat_map(move |column| (0..CHANNELS).map(move |to| (row, column, to)))
            }) {
                let mut sum = weights[bias + to];
                for (place, (up, right)) in (-reach..=reach)
                    .flat_map(|up| (-reach..=reach).map(move |right| (up, right)))
                    .enumerate()
                {
                    let (row, column) = (row + up, column + right);
                    if lines.contains(&row) && lines.contains(&column) {
                        let point = usize::try_from(row).expect("on the board") * stride
                            + usize::try_from(column).expect("on the board");
                        for channel in 0..wide {
                            sum += from[point * wide + channel]
                                * weights[(place * wide + channel) * CHANNELS + to];
                        }
                    }
                }
                let point = usize::try_from(row).expect("on the board") * stride
                    + usize::try_from(column).expect("on the board");
                out[point * CHANNELS + to] = sum.max(0.0);
            }
            out
        };
        let mut channels = convolve(&seen, PLANES, 2, weights);
        for layer in 0..LAYERS {
            let weights = Shape::<CHANNELS>.layer(weights, layer);
            let added = convolve(&channels, CHANNELS, 1, weights);
            for (channel, added) in channels.iter_mut().zip(added) {
                *channel += added;
            }
        }
        let sums = &weights[Shape::<CHANNELS>::WEIGHTS - CHANNELS - 1..];
        let result = |&point: &u16| {
            let own = at::<CHANNELS>(&channels, usize::from(point));
            let likely = seen[usize::from(point) * PLANES + usize::from(planes::LIKELY)];
            own.iter().zip(sums).map(|(one, weight)| one * weight).sum::<f32>()
                + likely * sums[CHANNELS]
        };
        points.iter().map(result).collect()
    }

    #[test]
    fn the_net_says_what_it_says_point_by_point() {
        for (size, moves) in
            [(2, "A1"), (3, "B2 A1"), (13, "C3 C4 K10 D3 K4 B3"), (14, "A1 N14 A14 N1 G7")]
        {
            let position = position(size, moves);
            let board = Board::of(&position);
            let points = legal(&position, &board);
            let cells = planes::of(&board, &points);
            let mut dice = Dice::new(u64::from(size));
            let weights: Vec<f32> = (0..Shape::<CHANNELS>::WEIGHTS)
                .map(|_| f32::from(i16::try_from(dice.below(401)).expect("small") - 200) / 2000.0)
                .collect();
            let fast = logarithms(&weights, board.size(), &cells, &points);
            let slow = slow(&weights, board.size(), &cells, &points);
            for ((fast, slow), point) in fast.iter().zip(slow).zip(points) {
                let near = (fast - slow).abs() <= 1e-3 * slow.abs().max(1.0);
                assert!(near, "{size}: {fast}, not {slow}, at {point}");
            }
        }
    }
}
