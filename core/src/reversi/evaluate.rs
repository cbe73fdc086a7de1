//! The evaluation. A hundred are odds of about three to one.

use super::position::{Insight, Move, Position, Square, playable, turned};
use crate::kit::Explain;
use crate::score::Score;
use crate::search::{Evaluate, URGENT};

/// A good player's evaluation: moves, safe discs, and few discs beside empty squares and corners.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// For each corner: itself, the square beside it on the diagonal, and those beside it on the edges.
const CORNERS: [[u64; 3]; 4] = [
    [1, 1 << 9, 1 << 1 | 1 << 8],
    [1 << 7, 1 << 14, 1 << 6 | 1 << 15],
    [1 << 56, 1 << 49, 1 << 48 | 1 << 57],
    [1 << 63, 1 << 54, 1 << 55 | 1 << 62],
];
/// The four orientations of lines: where they leave the board, and from a square to the next.
const LINES: [(u64, u32); 4] = [
    (0x8181_8181_8181_8181, 1),
    (0xFF00_0000_0000_00FF, 8),
    (0xFF81_8181_8181_81FF, 7),
    (0xFF81_8181_8181_81FF, 9),
];

const MOBILITY: i32 = 12; // for each move to choose from
const STABLE: i32 = 28; // for each disc that cannot be turned over
const FRONTIER: i32 = 5; // against each disc beside an empty square
const DIAGONAL: i32 = 40; // against each disc diagonally beside an empty corner
const EDGE: i32 = 14; // against each disc beside one on an edge

impl Evaluate<Position> for Evaluator {
    fn evaluate(&self, position: &Position) -> Score {
        let [own, others] = position.sides();
        Score::heuristic(worth(own, others) - worth(others, own))
    }

    fn promise(&self, position: &Position, mv: Move) -> u32 {
        64 - replies(position, mv) + if is_corner(mv) { URGENT } else { 0 }
    }
}

impl Explain<Position> for Evaluator {
    fn insight(&self, position: &Position, mv: Move, margin: Option<i32>) -> Insight {
        match margin {
            Some(discs) => Insight::Exact(mv, discs),
            None if is_corner(mv) => Insight::Corner(mv),
            None => Insight::Leaves(mv, replies(position, mv)),
        }
    }
}

/// Returns whether a disc is put into a corner.
pub(super) fn is_corner(mv: Move) -> bool {
    let place = mv.point().map_or(0, Square::bit);
    CORNERS.iter().any(|&[corner, ..]| corner == place)
}

/// Returns the number of squares that a move leaves to the opponent.
fn replies(position: &Position, mv: Move) -> u32 {
    let ([own, others], place) = (position.sides(), mv.point().map_or(0, Square::bit));
    let turned = turned(own, others, place);
    playable(others ^ turned, own ^ turned ^ place).count_ones()
}

fn worth(own: u64, others: u64) -> i32 {
    let count = |set: u64| set.count_ones().cast_signed();
    let empty = !(own | others);
    let beside_empty = LINES
        .iter()
        .fold(0, |all, &(ends, by)| all | (empty & !ends) << by | (empty & !ends) >> by);
    let corners = CORNERS.iter().filter(|[corner, ..]| empty & corner != 0);
    let danger = corners
        .map(|[_, diagonal, edge]| DIAGONAL * count(own & diagonal) + EDGE * count(own & edge));
    MOBILITY * count(playable(own, others)) + STABLE * count(stable(own))
        - FRONTIER * count(own & beside_empty)
        - danger.sum::<i32>()
}

/// Returns discs that cannot be turned over: on each of the four lines through them, one neighbour
/// is such a disc of the same side, or the edge.
fn stable(own: u64) -> u64 {
    let mut found = 0;
    loop {
        let held =
            LINES.iter().fold(own, |held, &(ends, by)| held & (ends | found << by | found >> by));
        if held == found {
            return found;
        }
        found = held;
    }
}
