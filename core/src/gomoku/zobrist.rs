//! The random words of the Zobrist hash: one for each player's stone on each point, and one for the
//! turn.
//!
//! A position's hash is the exclusive or of the words of its stones. It has 128 bits: of n
//! different positions two share a hash with odds of about n^2 / 2^129, which for a billion is 1 to
//! 10^20.

use super::point::Point;
use crate::game::Player;
use crate::random::word;

/// The word of White's turn.
pub(super) const TURN_WORD: u128 = word(2 * Point::INDICES as u64);

/// The word of a game that was given up.
pub(super) const RESIGNED_WORD: u128 = word(2 * Point::INDICES as u64 + 1);

/// For each player, the word of a stone on each point.
static STONE_WORDS: [[u128; Point::INDICES]; 2] = stone_words();

/// Returns the word of a player's stone on a point.
#[inline]
pub(super) fn stone_word(point: Point, player: Player) -> u128 {
    STONE_WORDS[player.index()][point.index()]
}

/// Computes the words of all stones.
#[expect(clippy::large_stack_arrays, reason = "it is computed by the compiler")]
const fn stone_words() -> [[u128; Point::INDICES]; 2] {
    let mut stones = [[0; Point::INDICES]; 2];
    let mut index = 0;
    while index < Point::INDICES {
        stones[0][index] = word(2 * index as u64);
        stones[1][index] = word(2 * index as u64 + 1);
        index += 1;
    }
    stones
}
