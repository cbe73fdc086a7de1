//! The opening on boards with room for one: the empty corners first.

use super::board::Board;
use super::features::{lines, stones_near};
use crate::go::point::Point;
use crate::go::position::Move;

/// The number of stones with which the opening is over, whatever is empty.
const MOST_STONES: usize = 12;
/// The lines on which a stone in a corner is placed, from both edges.
const LINES: std::ops::RangeInclusive<usize> = 3..=5;
/// A corner is empty if it has no stone on so many lines.
const CORNER: u8 = 6;

/// Keeps the moves into empty corners if there are such, and each stone stands alone, so that none
/// asks for an answer.
pub(super) fn keep_corners(board: &Board, moves: &mut Vec<Move>) {
    let size = board.size();
    let stones = usize::from(size * size) - board.empty.len();
    let are_alone = || {
        let mut heads = board.stones_by_head().into_iter();
        heads.all(|stone| stones_near(board, stone) == 1)
    };
    if !board.is_large() || stones > MOST_STONES || !are_alone() {
        return;
    }
    let opens = |mv: &Move| {
        let &Move::Place(point) = mv else {
            return false;
        };
        let lines = lines(board, board.point(point));
        lines.iter().all(|line| LINES.contains(line)) && is_corner_empty(board, point)
    };
    if moves.iter().any(opens) {
        moves.retain(opens);
    }
}

fn is_corner_empty(board: &Board, point: Point) -> bool {
    #[expect(clippy::cast_possible_truncation, reason = "boards are small")]
    let size = board.size() as u8;
    let from = |index: u8| if 2 * index < size { 0 } else { size - CORNER };
    let (column, row) = (from(point.column()), from(point.row()));
    (column..column + CORNER).all(|column| {
        (row..row + CORNER).all(|row| board.is_empty_at(board.point(Point::at(column, row))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game as _;
    use crate::go::{Position, Setup};

    /// Returns how many moves are kept after these.
    fn kept(size: u8, moves: &str) -> usize {
        let setup = Setup::new(size).expect("a size");
        let (mut position, mut board) = (Position::start(setup), Board::new(setup));
        for point in moves.split_whitespace() {
            let point: Point = point.parse().expect("a point");
            position.play(Move::Place(point)).expect("legal");
            board.play(board.point(point));
        }
        let mut legal = Vec::new();
        position.candidates(&mut legal);
        let all = legal.len();
        keep_corners(&board, &mut legal);
        assert!(legal.len() <= all);
        if legal.len() == all { 0 } else { legal.len() }
    }

    #[test]
    fn empty_corners_come_first() {
        for (size, moves, expected) in [
            (19, "", 36),
            (13, "", 36),
            (9, "", 0),
            (19, "Q16", 27),
            (19, "Q16 D4 K10", 18),
            (19, "Q16 D4 Q4 D16", 0),
            // An approach asks for an answer.
            (19, "Q16 O17", 0),
            (13, "D4 K10 D10", 9),
            // A problem in a corner is no opening.
            (19, "C3 D3 C4 Q16", 0),
        ] {
            assert_eq!(kept(size, moves), expected, "{size}: {moves}");
        }
    }
}
