//! A position that a page of rules shows on a board of stones.

use std::str::FromStr;

use crate::core::game::Game as _;
use crate::core::kind::GameKind;

/// A position of a page.
pub struct Example {
    /// The options of its game.
    pub setup: &'static [(&'static str, &'static str)],
    pub moves: &'static str,
    /// The point with a mark on it, if there is one.
    pub mark: Option<&'static str>,
}

impl Example {
    /// Returns the position after these moves of a usual game.
    #[must_use]
    pub const fn after(moves: &'static str) -> Self {
        Self {
            setup: &[],
            moves,
            mark: None,
        }
    }

    /// Returns the example on a board of another set-up.
    #[must_use]
    pub const fn on(self, setup: &'static [(&'static str, &'static str)]) -> Self {
        Self { setup, ..self }
    }

    /// Returns the example with a mark on a point.
    #[must_use]
    pub const fn marked(self, mark: &'static str) -> Self {
        Self {
            mark: Some(mark),
            ..self
        }
    }

    /// Returns the position, if its game allows it.
    #[must_use]
    pub fn position<G: GameKind>(&self) -> Option<G::Game> {
        let setup = G::parse_setup(self.setup).ok()?;
        let mut position = G::start(setup);
        for mv in G::parse_moves(setup, self.moves).ok()? {
            position.play(mv).ok()?;
        }
        Some(position)
    }

    #[must_use]
    pub fn point<P: FromStr>(&self) -> Option<P> {
        self.mark?.parse().ok()
    }
}
