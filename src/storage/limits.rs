//! How large a game may be.

/// The most moves of a game with all its variations.
pub const MAX_MOVES: usize = 500_000;
