//! The options of a tree search.

/// The techniques and limits of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeOptions {
    /// The number of playouts.
    pub playouts: u32,
    /// Whether the results of a move later in a game count for it (RAVE).
    pub rave: bool,
    /// The preference for rarely tried moves (UCT); 0 if RAVE and priors take care of that.
    pub exploration: f32,
    /// The preference for moves that were tried less often than the chance of their prior suggests
    /// (as in PUCT; Rosin, "Multi-armed bandits with episode context", 2011).
    pub guidance: f32,
    /// The number of games after which a move's replies are added to the tree.
    pub expand_after: u32,
    /// The most nodes of the tree; further moves are only tried by playouts.
    pub nodes: usize,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self {
            playouts: 10_000,
            rave: true,
            exploration: 0.0,
            guidance: 0.3,
            expand_after: 6,
            nodes: 1_500_000,
        }
    }
}
