//! Evaluations at a glance. A hundred are odds of about three to one.

use super::position::{Move, Position, playable, turned};
use crate::core::score::Score;
use crate::core::search::{Evaluate, URGENT};

/// A beginner's evaluation: more discs are better, which is true only at the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discs;

/// A good player's evaluation: moves to choose from, discs that cannot be turned over any more, and
/// no disc beside a corner that is still empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Judgement;

/// The four corners.
const CORNERS: u64 = 0x8100_0000_0000_0081;
/// For each corner, the square beside it on the diagonal.
const DIAGONAL: [(u64, u64); 4] = [
    (1, 1 << 9),
    (1 << 7, 1 << 14),
    (1 << 56, 1 << 49),
    (1 << 63, 1 << 54),
];
/// The squares from which a line in one of the four orientations leaves the board, and the
/// difference between the numbers of neighbours on it.
const LINES: [(u64, u32); 4] = [
    (0x8181_8181_8181_8181, 1),
    (0xFF00_0000_0000_00FF, 8),
    (0xFF81_8181_8181_81FF, 7),
    (0xFF81_8181_8181_81FF, 9),
];

/// The value of a move to choose from.
const MOBILITY: i32 = 12;
/// The value of a disc that cannot be turned over.
const STABLE: i32 = 30;
/// The loss by a disc diagonally beside an empty corner.
const BESIDE: i32 = 45;

impl Evaluate<Position> for Discs {
    fn evaluate(&self, position: &Position) -> Score {
        let [own, others] = position.sides().map(count);
        Score::heuristic(own - others)
    }
}

impl Evaluate<Position> for Judgement {
    fn evaluate(&self, position: &Position) -> Score {
        let [own, others] = position.sides();
        Score::heuristic(worth(own, others) - worth(others, own))
    }

    /// Returns more for a corner, and for a move that leaves the other side few.
    fn promise(&self, position: &Position, mv: Move) -> u32 {
        let Move::Place(square) = mv else { return 0 };
        let ([own, others], bit) = (position.sides(), square.bit());
        let turned = turned(own, others, bit);
        let left = playable(others ^ turned, own ^ turned ^ bit).count_ones();
        64 - left + if bit & CORNERS == 0 { 0 } else { URGENT }
    }
}

/// Returns the size of a set.
const fn count(set: u64) -> i32 {
    set.count_ones().cast_signed()
}

/// Returns what the side with `own` discs has.
fn worth(own: u64, others: u64) -> i32 {
    let beside = DIAGONAL
        .iter()
        .filter(|&&(corner, beside)| own & beside != 0 && (own | others) & corner == 0)
        .count();
    MOBILITY * count(playable(own, others)) + STABLE * count(stable(own))
        - BESIDE * i32::try_from(beside).unwrap_or(0)
}

/// Returns discs that cannot be turned over: on each of the four lines through them, one neighbour
/// is such a disc of the same side, or the edge.
fn stable(own: u64) -> u64 {
    let mut found = 0;
    loop {
        let held = LINES.iter().fold(own, |held, &(ends, by)| {
            held & (ends | found << by | found >> by)
        });
        if held == found {
            return found;
        }
        found = held;
    }
}
