//! How large a game may be.

/// The most moves of a game with all its variations.
pub(in crate::storage) const MAX_MOVES: usize = 500_000;
/// The message about more.
pub(in crate::storage) const TOO_MANY: &str =
    "a game with all its variations has at most 500,000 moves";
