//! The random words of the Zobrist hash: one for each player's man and king on each square, and one
//! for the turn.
//!
//! A position's hash is the exclusive or of the words of its pieces. It has 128 bits: of n
//! different positions two share a hash with odds of about n^2 / 2^129, which for a billion is 1 to
//! 10^20.

use super::moves::Agreement;
use super::shape::{Size, Square};
use crate::game::Player;
use crate::random::word;

/// The number of words of pieces.
const PIECES: usize = 4 * Size::MAX_SQUARES;

/// The word of the second player's turn.
pub(super) const TURN_WORD: u128 = word(PIECES as u64);

/// Returns the word of what the players have agreed on; 0 if it is nothing.
#[inline]
pub(super) const fn agreed_word(agreement: Option<Agreement>) -> u128 {
    match agreement {
        None => 0,
        Some(Agreement::Resigned) => const { word(PIECES as u64 + 1) },
        Some(Agreement::Drawn) => const { word(PIECES as u64 + 2) },
    }
}

/// For each square the words of the first player's man and king, and of the second player's.
static PIECE_WORDS: [u128; PIECES] = piece_words();

/// Returns the word of a player's piece on a square.
#[inline]
pub(super) fn piece_word(square: Square, player: Player, is_king: bool) -> u128 {
    PIECE_WORDS[4 * usize::from(square.index()) + 2 * player.index() + usize::from(is_king)]
}

/// Computes the words of all pieces.
const fn piece_words() -> [u128; PIECES] {
    let mut words = [0; PIECES];
    let mut index = 0;
    while index < PIECES {
        words[index] = word(index as u64);
        index += 1;
    }
    words
}

/// Returns a word that looks random beside the others, to add up the hashes of earlier positions.
#[inline]
pub(super) const fn spread(hash: u128) -> u128 {
    const ODD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
    let product = (hash ^ hash >> 61).wrapping_mul(ODD);
    product ^ product >> 64
}
