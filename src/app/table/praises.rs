//! The praise that was given in a game.

use crate::app::contract::model::Praise;

/// Praise in a game: rare, and never for what the user was told.
pub(super) struct Praises<M> {
    /// That of the user's last move, until the next one.
    pub(super) shown: Option<Praise<M>>,
    /// The number of moves with the one that was praised last.
    pub(super) last: Option<usize>,
    /// The number of moves before the last one for which the user had a hint, or that was held back.
    pub(super) advised_at: Option<usize>,
}

impl<M> Default for Praises<M> {
    fn default() -> Self {
        Self {
            shown: None,
            last: None,
            advised_at: None,
        }
    }
}
