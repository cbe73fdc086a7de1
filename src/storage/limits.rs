//! How large a game may be.

use crate::core::game::Game;
use crate::core::record::Builder;

/// The most moves of a game with all its variations.
pub const MAX_MOVES: usize = 500_000;
/// The most moves of one line, each of which stores its undo data, about 300 bytes in Go.
pub const MAX_LINE: usize = 20_000;
/// The most positions with comments or marks, each of which takes some 100 bytes beside their text.
pub const MAX_NOTES: usize = 200_000;

/// Whether a game that is being read is larger than one may be, so that reading it takes too much memory.
pub(super) fn is_too_large<G: Game>(record: &Builder<G>) -> bool {
    record.moves() > MAX_MOVES || record.plies() > MAX_LINE || record.notes() > MAX_NOTES
}
