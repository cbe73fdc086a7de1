//! Patterns: which men stand on eight squares, four rows of two.
//!
//! A player sees five patterns, from their own side:
//!
//! ```text
//! rows 1 to 4   a a . .   . b b .   . . c c
//! rows 3 to 6   d d . .   . e e .
//! ```
//!
//! The other player's are the same turned around: their a, b and c lie on rows 5 to 8, their d
//! beside the first d, and their e on the same squares as the first e.

/// How many patterns a player sees.
pub const PATTERNS: usize = 5;
/// In how many ways men of both sides may stand on the squares of a pattern.
pub const CONFIGURATIONS: usize = 3_usize.pow(8);

/// For eight bits, the ternary number that has a digit 1 where a bit is set.
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

/// Returns the configuration of each pattern that a player sees: a number below [`CONFIGURATIONS`],
/// with a ternary digit for each square, the lowest for the one nearest to square 1; 1 stands for a
/// man of the player's own, 2 for one of the other.
///
/// A set has a bit a square, from square 1, and the player goes down the board as Red does. No
/// square may be in both sets.
#[inline]
#[must_use]
pub fn configurations(own: u32, others: u32) -> [usize; PATTERNS] {
    debug_assert_eq!(own & others, 0, "a square has one man");
    let [own, others] = [own, others].map(|men| {
        [
            two_columns(men, 0),
            two_columns(men, 1),
            two_columns(men, 2),
        ]
    });
    let configuration = |columns: usize, row: u32| {
        let digits =
            |men: [u32; 3]| usize::from(TERNARY[(men[columns] >> (2 * row)) as usize & 0xFF]);
        digits(own) + 2 * digits(others)
    };
    [
        configuration(0, 0),
        configuration(1, 0),
        configuration(2, 0),
        configuration(0, 2),
        configuration(1, 2),
    ]
}

/// Returns two squares of each row, from the row of square 1: the one with this number, counted
/// from 0, and the next.
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

    /// The squares of each pattern, by row and by place in the row.
    const SQUARES: [(std::ops::Range<u32>, u32); PATTERNS] =
        [(0..4, 0), (0..4, 1), (0..4, 2), (2..6, 0), (2..6, 1)];

    proptest! {
        #[test]
        fn a_configuration_tells_each_square(own: u32, others: u32) {
            let others = others & !own;
            for ((rows, first), configuration) in SQUARES.into_iter().zip(configurations(own, others)) {
                let squares = rows.flat_map(|row| [row * 4 + first, row * 4 + first + 1]);
                let digit = |square: u32| (own >> square & 1) + 2 * (others >> square & 1);
                let powers = std::iter::successors(Some(1), |power| Some(3 * power));
                let expected: usize = squares.zip(powers).map(|(square, power)| digit(square) as usize * power).sum();
                prop_assert_eq!(configuration, expected);
                prop_assert!(configuration < CONFIGURATIONS);
            }
        }
    }
}
