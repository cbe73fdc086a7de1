//! Monte Carlo tree search over any [`Game`]: the tree grows where playouts go well (UCT with RAVE
//! and priors; Gelly and Silver, "Monte-Carlo tree search and rapid action value estimation in
//! computer Go", 2011).
//!
//! A [`TreeSearch`] grows a tree in one thread, deterministically. Several threads may grow a
//! [`SharedTree`].

mod grower;
mod node;
mod odds;
mod playouts;
mod shared;

use super::Report;
use crate::control::Control;
use crate::game::Game;
pub use odds::{CLEAR, Tried, chance_to_win, estimate, percent, to_win};
pub use playouts::{Playouts, Prior, TreeOptions, Variation};
pub use shared::SharedTree;

/// A search that grows a new tree for each position.
pub struct TreeSearch<P> {
    playouts: P,
    options: TreeOptions,
}

impl<P> TreeSearch<P> {
    /// Returns a search with these techniques.
    pub const fn new(playouts: P, options: TreeOptions) -> Self {
        Self { playouts, options }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn playouts(&self) -> u32 {
        self.options.playouts
    }

    /// Sets the number of games.
    pub const fn set_playouts(&mut self, playouts: u32) {
        self.options.playouts = playouts;
    }

    /// Returns a search with other playouts and the same techniques.
    #[must_use]
    pub const fn with<Q>(&self, playouts: Q) -> TreeSearch<Q> {
        TreeSearch::new(playouts, self.options)
    }

    /// Searches a position with random numbers from a seed, and returns the report, or `None` if
    /// the game is over. The same arguments lead to the same report, unless `control` stops the
    /// search.
    ///
    /// The value of a move is an estimate: a hundred times the logarithm of the odds given by its
    /// share of games won. `nodes` is the number of playouts.
    pub fn run<G: Game>(
        &self,
        position: &G,
        seed: u64,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>>
    where
        P: Playouts<G> + Clone,
    {
        let tree = self.plant(position)?;
        let ended = tree.grow(seed, control);
        tree.report(ended)
    }

    /// Returns an empty tree for a position, which several threads may grow, or `None` if the game
    /// is over.
    pub fn plant<G: Game>(&self, position: &G) -> Option<SharedTree<G, P>>
    where
        P: Playouts<G> + Clone,
    {
        SharedTree::new(self.playouts.clone(), self.options, position)
    }
}
