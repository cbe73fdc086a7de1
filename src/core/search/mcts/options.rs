//! How a tree is grown.

/// The techniques of a search, and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeOptions {
    /// How many games are played.
    pub playouts: u32,
    /// Whether what a move did later in a game counts for it (RAVE).
    pub rave: bool,
    /// How much a move that was hardly tried is preferred (UCT); 0 where RAVE and priors see to
    /// that.
    pub exploration: f32,
    /// After how many games a move's answers are looked at.
    pub expand_after: u32,
    /// The most nodes of the tree; what does not fit is not looked at more closely.
    pub nodes: usize,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self {
            playouts: 10_000,
            rave: true,
            exploration: 0.0,
            expand_after: 6,
            nodes: 1_500_000,
        }
    }
}
