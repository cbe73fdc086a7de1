//! Another try after a review, to notice the same mistake.

/// The position in which the user tries again after a review, and the way back to the review.
pub(super) struct Retried<Key, M> {
    pub(super) key: Key,
    /// How many moves lead to it.
    pub(super) ply: usize,
    /// The move that followed it in the game under review.
    pub(super) made: Option<M>,
    /// The moves that would be the same mistake.
    pub(super) repeats: Vec<M>,
}
