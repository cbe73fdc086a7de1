//! The layout of the bytes of a book.

use super::index::{self, NumberedCoins};
use crate::connect4::position::Coins;

/// The byte of a number that belongs to no position.
pub(super) const NO_POSITION: u8 = 0x80;
/// The magic bytes at the start of a book.
pub(super) const HEADER: [u8; 7] = *b"plot4-b";

/// The byte of a score that is not known yet.
pub(super) const UNKNOWN: u8 = 0x7f;

/// Returns where the scores of the positions with this many coins begin.
pub(super) fn offset(plies: u32) -> usize {
    HEADER.len() + 1 + index::before(plies) as usize
}

/// Returns where the score of the position with these coins is, at most
/// [`MAX_PLIES`](index::MAX_PLIES) of them.
pub(super) fn place(coins: Coins) -> usize {
    let numbered = NumberedCoins::new(coins);
    offset(numbered.plies()) + numbered.number() as usize
}
