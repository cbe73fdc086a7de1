//! The random words of the Zobrist hash: for stones, for stones called dead, for the point of a ko,
//! for the turn and the phase.
//!
//! A position's hash is the exclusive or of the words of what is in it. It has 128 bits: of n
//! different positions two share a hash with odds of about n^2 / 2^129, which for a billion is 1 to
//! 10^20.

use super::point::Point;
use crate::game::Player;
use crate::random::word;

/// How many words each kind of thing has.
const KIND: u64 = Point::INDICES as u64;

/// The word of White's turn.
pub(super) const TURN_WORD: u128 = word(4 * KIND);

/// For each player, the word of a stone on each point.
static STONE_WORDS: [[u128; Point::INDICES]; 2] = stone_words();

/// Returns the word of a player's stone on a point.
#[inline]
pub(super) fn stone_word(point: Point, player: Player) -> u128 {
    STONE_WORDS[player.index()][point.index()]
}

/// Returns the word of a stone on a point that is called dead.
pub(super) const fn dead_word(point: Point) -> u128 {
    word(2 * KIND + point.index() as u64)
}

/// Returns the word of a point that may not be taken back.
pub(super) const fn ko_word(point: Point) -> u128 {
    word(3 * KIND + point.index() as u64)
}

/// Returns the word of a phase of the game with this number, of which 0 has none.
pub(super) const fn phase_word(number: u8) -> u128 {
    if number == 0 {
        0
    } else {
        word(4 * KIND + number as u64)
    }
}

/// Computes the words of all stones.
#[expect(clippy::large_stack_arrays, reason = "it is computed by the compiler")]
const fn stone_words() -> [[u128; Point::INDICES]; 2] {
    let mut stones = [[0; Point::INDICES]; 2];
    let mut index = 0;
    while index < Point::INDICES {
        stones[0][index] = word(index as u64);
        stones[1][index] = word(KIND + index as u64);
        index += 1;
    }
    stones
}
