//! A search as a player.

use super::{Evaluate, Guide, Limits, Report, Search, Selective, Strategy};
use crate::core::control::Control;
use crate::core::game::Game;

/// A [`Search`] that always goes equally far.
pub struct Searcher<G: Game, E> {
    search: Search<G, E>,
    limits: Limits,
}

impl<G: Game, E> Searcher<G, E> {
    /// Returns the player who searches each position within these limits.
    pub const fn new(search: Search<G, E>, limits: Limits) -> Self {
        Self { search, limits }
    }
}

impl<G: Game, E: Evaluate<G>> Strategy<G> for Searcher<G, E>
where
    Self: Send,
{
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        self.search.run(position, self.limits, control)
    }
}

/// A [`Selective`] search that always goes equally far.
pub struct SelectiveSearcher<G: Game, E> {
    search: Selective<G, E>,
    limits: Limits,
}

impl<G: Game, E> SelectiveSearcher<G, E> {
    /// Returns the player who searches each position within these limits.
    pub const fn new(search: Selective<G, E>, limits: Limits) -> Self {
        Self { search, limits }
    }
}

impl<G: Game, E: Guide<G>> Strategy<G> for SelectiveSearcher<G, E>
where
    Self: Send,
{
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        self.search.run(position, self.limits, control)
    }
}
