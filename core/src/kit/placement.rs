//! Moves of games in which stones are put on points and stay there.

use std::fmt;

use super::point::{Point, Points};
use crate::kind::TypedError;

/// How giving up is written in every game.
pub const RESIGN: &str = "resign";

/// A whole turn: a stone on a point, or none; or the end of the game without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placement<B: Points> {
    /// A stone on this point.
    Place(Point<B>),
    /// No stone; the rules of the game say when.
    Pass,
    /// The player to move gives up, which is an [agreement](crate::game::Game::is_agreement).
    Resign,
}

impl<B: Points> Placement<B> {
    /// Returns the point of the stone.
    #[must_use]
    pub const fn point(self) -> Option<Point<B>> {
        match self {
            Self::Place(point) => Some(point),
            Self::Pass | Self::Resign => None,
        }
    }

    /// Returns the index of the point; for the others one more than the greatest.
    #[inline]
    #[must_use]
    pub const fn slot(self) -> usize {
        match self {
            Self::Place(point) => point.index(),
            Self::Pass | Self::Resign => Point::<B>::INDICES,
        }
    }

    /// Returns the move that the user has typed, on a board with so many rows: `h8`, `pass` or
    /// `resign`.
    ///
    /// # Errors
    /// Those of [`Point::typed`].
    pub fn typed(text: &str, size: u8) -> Result<Self, TypedError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        if text.eq_ignore_ascii_case(RESIGN) {
            return Ok(Self::Resign);
        }
        Point::typed(text, size).map(Self::Place)
    }
}

impl<B: Points> fmt::Display for Placement<B> {
    /// Writes the point, as in `H8`, or `pass` or `resign`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Resign => f.write_str(RESIGN),
        }
    }
}
