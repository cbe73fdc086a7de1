//! The 3x3 patterns of `MoGo` ("Modification of UCT with Patterns in Monte-Carlo Go", Gelly and
//! others, 2006): shapes around an empty point in which a stone there is worth a thought.

use std::sync::LazyLock;

use super::board::{Board, On};

/// The patterns, row by row: `X` and `O` are stones of either colour, `.` is empty, `#` off the
/// board, `x` anything but X, `o` anything but O, `?` anything. The point in the middle is empty.
const PATTERNS: [&str; 13] = [
    "XOX...???", // enclosing hane
    "XO....?.?", // hane that does not cut
    "XO?X..x.?", // magari
    ".O.X.....", // diagonal attachment
    "XO?O.o?o?", // cut without protection
    "XO?O.X???", // cut that was peeped at
    "?X?O.Oooo", // push between
    "OX?o.O???", // cut of a knight's move
    "X.?O.?###", // chase along the edge
    "OX?X.O###", // block of a cut at the edge
    "?X?x.O###", // block of a connection at the edge
    "?XOx.x###", // descent to the edge
    "?OXX.O###", // cut at the edge
];

/// Where the eight points around the middle are in a pattern, in the order of [`code`].
const AROUND: [usize; 8] = [0, 1, 2, 3, 5, 6, 7, 8];

/// One bit for each way that the eight points around an empty one can be.
static MATCHES: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut matches = vec![0; (1 << 16) / 64];
    for pattern in PATTERNS {
        let mut cells = [b'?'; 9];
        cells.copy_from_slice(pattern.as_bytes());
        for _ in 0..2 {
            for _ in 0..4 {
                cells = std::array::from_fn(|cell| cells[(2 - cell % 3) * 3 + cell / 3]);
                mark(&cells, 0, 0, &mut matches);
                mark(&cells.map(swapped), 0, 0, &mut matches);
            }
            cells = std::array::from_fn(|cell| cells[cell / 3 * 3 + 2 - cell % 3]);
        }
    }
    matches
});

/// Returns a sign of a pattern with the colours exchanged.
const fn swapped(sign: u8) -> u8 {
    match sign {
        b'X' => b'O',
        b'O' => b'X',
        b'x' => b'o',
        b'o' => b'x',
        other => other,
    }
}

/// Marks every way in which the points from this one on can be so that the pattern matches.
fn mark(cells: &[u8; 9], around: usize, code: usize, matches: &mut [u64]) {
    let Some(&cell) = AROUND.get(around) else {
        matches[code / 64] |= 1 << (code % 64);
        return;
    };
    let (black, white, empty, border) = (
        On::Black as usize,
        On::White as usize,
        On::Empty as usize,
        On::Border as usize,
    );
    let fitting: &[usize] = match cells[cell] {
        b'X' => &[black],
        b'O' => &[white],
        b'.' => &[empty],
        b'#' => &[border],
        b'x' => &[white, empty, border],
        b'o' => &[black, empty, border],
        _ => &[black, white, empty, border],
    };
    for &on in fitting {
        mark(cells, around + 1, code | on << (2 * around), matches);
    }
}

/// Returns a number for the contents of the eight points around a point.
#[inline]
fn code(board: &Board, point: u16) -> usize {
    let stride = board.stride;
    let around = [
        point - stride - 1,
        point - stride,
        point - stride + 1,
        point - 1,
        point + 1,
        point + stride - 1,
        point + stride,
        point + stride + 1,
    ];
    around.iter().enumerate().fold(0, |code, (place, &next)| {
        code | (board.at(next) as usize) << (2 * place)
    })
}

/// Returns whether one of the patterns is around an empty point.
#[inline]
pub(super) fn is_match(board: &Board, point: u16) -> bool {
    let code = code(board, point);
    MATCHES[code / 64] >> (code % 64) & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game as _;
    use crate::go::{Move, Point, Position, Setup};

    #[test]
    fn a_hane_matches_on_every_side_and_in_both_colours() {
        for (stones, at, expected) in [
            ("D4 D5 F4", "D6", false),
            ("D5 E5 F5", "E4", true), // X O X above the point
            // A hane that does not cut, whatever is in the corners below.
            ("D5 E5 D3", "E4", true),
            ("E5 D5 E3", "F4", false),
            ("E1 D1", "E2", true),     // the same from below
            ("D5 E6 F5", "E4", false), // nothing between the stones
        ] {
            let mut position = Position::start(Setup::default());
            for name in stones.split(' ') {
                position
                    .play(Move::Place(name.parse::<Point>().expect("a point")))
                    .expect("a move");
            }
            let board = Board::of(&position);
            let at: Point = at.parse().expect("a point");
            assert_eq!(
                is_match(&board, board.point(at)),
                expected,
                "{stones}, {at}"
            );
        }
        let count: u32 = MATCHES.iter().map(|word| word.count_ones()).sum();
        assert!((2_000..20_000).contains(&count), "{count} of 65,536");
    }
}
