//! A small convolutional net that says how likely each move is. It weighs what is seen of a move at
//! a glance with what is around it, as far as eight points away.
//!
//! The net is fitted to how often searches tried each move (`benches/go_net`). It is made of a layer
//! of 5x5 points over the [planes](planes), four residual layers of 3x3 points, and the sum of the
//! channels of each point.

pub mod layers;
pub mod planes;

use std::sync::LazyLock;

use self::layers::{Grid, LAYERS, Shape};
use self::planes::Cell;
use super::board::Board;
use crate::packed::unpacked;

/// The channels of the net in this program.
pub const CHANNELS: usize = 24;
/// The weights are whole numbers of such parts.
pub const UNIT: f32 = 1.0 / 4096.0;
/// How much more the likeliest moves stand out than in the searches, which also try all others.
const SHARPNESS: f32 = 1.6;

/// The packed weights: little-endian numbers of 16 bits.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/net.bin.deflate"));

/// The weights of the net in this program.
static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let bytes = unpacked(PACKED);
    let words = bytes.chunks_exact(2);
    words
        .map(|word| f32::from(i16::from_le_bytes([word[0], word[1]])) * UNIT)
        .collect()
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

/// Returns the natural logarithms of the odds of points on a board with these cells, by a net with
/// these weights.
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
    use super::*;
    use crate::game::Game as _;
    use crate::go::{Move, Position, Setup};

    #[test]
    fn the_packed_net_is_whole() {
        assert_eq!(WEIGHTS.len(), Shape::<CHANNELS>::WEIGHTS);
    }

    #[test]
    fn a_stone_in_atari_is_more_likely_to_be_taken_than_left() {
        let mut position = Position::start(Setup::new(13).expect("a size"));
        for name in ["C3", "C4", "K10", "D3", "K4", "B3"] {
            position
                .play(Move::Place(name.parse().expect("a point")))
                .expect("legal");
        }
        // White, who has just passed by playing elsewhere, can take C3 at C2.
        position
            .play(Move::Place("D10".parse().expect("a point")))
            .expect("legal");
        let board = Board::of(&position);
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let points: Vec<u16> = moves
            .iter()
            .filter_map(|mv| match mv {
                Move::Place(point) => Some(board.point(*point)),
                _ => None,
            })
            .collect();
        let odds = odds(&board, &points);
        let take = board.point("C2".parse().expect("a point"));
        let (best, _) = points
            .iter()
            .zip(&odds)
            .max_by(|one, other| one.1.total_cmp(other.1))
            .expect("there are moves");
        assert_eq!(*best, take);
    }
}
