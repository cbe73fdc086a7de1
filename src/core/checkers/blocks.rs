//! Blocks of eight squares, four rows of two, and which men stand on them.
//!
//! A player sees five blocks, from their own side, which the other player's five complete to cover the board:
//!
//! ```text
//! rows 1 to 4   a a . .   . b b .   . . c c
//! rows 3 to 6   d d . .   . e e .
//! ```

/// How many blocks a player sees.
pub const BLOCKS: usize = 5;
/// In how many ways men of both sides may stand on a block.
pub const STATES: usize = 3_usize.pow(8);

/// For eight bits, the number of ternary digits that has a 1 where a bit is set.
static TERNARY: [u16; 256] = ternary();

/// Computes the numbers.
const fn ternary() -> [u16; 256] {
    let mut numbers = [0; 256];
    let mut bits = 1;
    while bits < 256 {
        numbers[bits] = 3 * numbers[bits / 2] + if bits % 2 == 1 { 1 } else { 0 };
        bits += 1;
    }
    numbers
}

/// Returns which men stand on each block that a player sees: a number below [`STATES`], with a digit of three for each square, the
/// lowest for the one nearest to square 1; 1 stands for a man of the player's own, 2 for one of the other.
///
/// A set has a bit a square, from square 1, and the player goes down the board as Red does.
#[inline]
#[must_use]
pub fn states(own: u32, others: u32) -> [usize; BLOCKS] {
    let [own, others] = [own, others].map(|men| [two_columns(men, 0), two_columns(men, 1), two_columns(men, 2)]);
    let state = |columns: usize, row: u32| {
        let digits = |men: [u32; 3]| usize::from(TERNARY[(men[columns] >> (2 * row)) as usize & 0xFF]);
        digits(own) + 2 * digits(others)
    };
    [state(0, 0), state(1, 0), state(2, 0), state(0, 2), state(1, 2)]
}

/// Returns two squares of each row, from the row of square 1: the one with this number, counted from 0, and the next.
#[inline]
const fn two_columns(men: u32, first: u32) -> u32 {
    let pairs = (men >> first) & 0x3333_3333;
    let fours = (pairs | pairs >> 2) & 0x0F0F_0F0F;
    let eights = (fours | fours >> 4) & 0x00FF_00FF;
    (eights | eights >> 8) & 0xFFFF
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The squares of each block, by row and by place in the row.
    const SQUARES: [(std::ops::Range<u32>, u32); BLOCKS] = [(0..4, 0), (0..4, 1), (0..4, 2), (2..6, 0), (2..6, 1)];

    proptest! {
        #[test]
        fn a_state_tells_each_square(own: u32, others: u32) {
            let others = others & !own;
            for ((rows, first), state) in SQUARES.into_iter().zip(states(own, others)) {
                let squares = rows.flat_map(|row| [row * 4 + first, row * 4 + first + 1]);
                let digit = |square: u32| (own >> square & 1) + 2 * (others >> square & 1);
                let powers = std::iter::successors(Some(1), |power| Some(3 * power));
                let expected: usize = squares.zip(powers).map(|(square, power)| digit(square) as usize * power).sum();
                prop_assert_eq!(state, expected);
                prop_assert!(state < STATES);
            }
        }
    }
}
