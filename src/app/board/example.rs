//! A position that a page of rules shows on a grid of lines.

use std::str::FromStr;

use crate::core::game::Game as _;
use crate::core::kind::GameKind;

/// A position of a page.
pub struct Example {
    /// The options of its game.
    pub setup: &'static [(&'static str, &'static str)],
    /// The moves that lead to it.
    pub moves: &'static str,
    /// The point with a mark on it, if there is one.
    pub mark: Option<&'static str>,
}

impl Example {
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

    /// Returns the point that has a mark.
    #[must_use]
    pub fn point<P: FromStr>(&self) -> Option<P> {
        self.mark?.parse().ok()
    }
}
