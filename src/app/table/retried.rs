//! Another try after a review, to notice the same mistake.

/// The position in which the user tries again after a review.
pub(super) struct Retried<Key, M> {
    /// The position.
    pub(super) key: Key,
    /// The moves that would be the same mistake.
    pub(super) repeats: Vec<M>,
}
