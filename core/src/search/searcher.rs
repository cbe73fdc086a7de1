//! A search as a player.

use super::{Evaluate, Guide, Limits, Report, Search, Selective, Strategy};
use crate::control::Control;
use crate::game::Game;

/// Turns a search into a player with fixed limits.
macro_rules! searcher {
    ($(#[$doc:meta])* $name:ident: $search:ident by $knowledge:ident) => {
        $(#[$doc])*
        pub struct $name<G: Game, E> {
            search: $search<G, E>,
            limits: Limits,
        }

        impl<G: Game, E> $name<G, E> {
            /// Returns a player who searches each position within these limits.
            pub const fn new(search: $search<G, E>, limits: Limits) -> Self {
                Self { search, limits }
            }
        }

        impl<G: Game, E: $knowledge<G>> Strategy<G> for $name<G, E>
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
    };
}

searcher! {
    /// A [`Search`] with fixed limits.
    Searcher: Search by Evaluate
}

searcher! {
    /// A [`Selective`] search with fixed limits.
    SelectiveSearcher: Selective by Guide
}
