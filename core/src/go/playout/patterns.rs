//! The 3x3 patterns of `MoGo` ("Modification of UCT with Patterns in Monte-Carlo Go", Gelly and
//! others, 2006): shapes around an empty point in which a stone there is worth a thought.

use std::sync::LazyLock;

use super::board::{Board, On};
use crate::game::Player;

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

/// Where the eight points around the middle are in a pattern, in the order of `Surroundings`.
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
    let (black, white, empty, border) =
        (On::Black as usize, On::White as usize, On::Empty as usize, On::Border as usize);
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

/// The bits of the contents of one of the points around, in `Surroundings`.
const CELL: usize = 3;

/// Returns the same surroundings with the colours exchanged.
const fn recoloured(code: usize) -> usize {
    // A stone has 0 in the upper bit of its cell; its lower bit is the colour.
    code ^ (!(code >> 1) & 0x5555)
}

/// The number of each class of surroundings that turns and reflections make the same, with Black to
/// move; and how many classes there are.
static CLASSES: LazyLock<(Vec<u16>, usize)> = LazyLock::new(|| {
    let mut classes = vec![u16::MAX; 1 << 16];
    let mut count = 0;
    for code in 0..1 << 16 {
        if classes[code] != u16::MAX || !is_possible(code) {
            continue;
        }
        let mut cells: [usize; 8] = std::array::from_fn(|place| code >> (2 * place) & CELL);
        for _ in 0..2 {
            for _ in 0..4 {
                // A quarter turn, and below a reflection, of the places in `AROUND`.
                cells = [5, 3, 0, 6, 1, 7, 4, 2].map(|place| cells[place]);
                let same = (cells.iter().enumerate())
                    .fold(0, |code, (place, cell)| code | cell << (2 * place));
                classes[same] = count;
            }
            cells = [2, 1, 0, 4, 3, 7, 6, 5].map(|place| cells[place]);
        }
        count += 1;
    }
    (classes, usize::from(count))
});

/// Returns whether the border is where a board can have it: along whole sides.
fn is_possible(code: usize) -> bool {
    let is_border = |place: usize| code >> (2 * place) & CELL == On::Border as usize;
    let sides = [[0, 1, 2], [0, 3, 5], [2, 4, 7], [5, 6, 7]];
    let outside = sides.map(|side| side.into_iter().all(is_border));
    (0..8).all(|place| {
        is_border(place)
            == sides.iter().zip(outside).any(|(side, is_out)| is_out && side.contains(&place))
    })
}

pub(super) fn classes() -> usize {
    CLASSES.1
}

/// Returns the class of the surroundings of an empty point for a player to move, the same for all
/// that turns, reflections and exchanged colours make the same.
#[inline]
pub(super) fn class(board: &Board, point: u16, player: Player) -> usize {
    let code = usize::from(board.surroundings(point).0);
    let code = match player {
        Player::First => code,
        Player::Second => recoloured(code),
    };
    usize::from(CLASSES.0[code])
}

/// Returns whether one of the patterns is around an empty point.
#[inline]
pub(super) fn is_match(board: &Board, point: u16) -> bool {
    let code = usize::from(board.surroundings(point).0);
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
            assert_eq!(is_match(&board, board.point(at)), expected, "{stones}, {at}");
        }
        let count: u32 = MATCHES.iter().map(|word| word.count_ones()).sum();
        assert!((2_000..20_000).contains(&count), "{count} of 65,536");
    }
}
