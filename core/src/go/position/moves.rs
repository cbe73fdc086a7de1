//! Moves, and the phases of a game.

use std::fmt;

use crate::game::{Outcome, Player};
use crate::go::point::Point;

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Stones are played.
    Playing,
    /// Stones are played, and the last move was a pass.
    Passed,
    /// Both have passed, and which stones are dead is being settled, or play goes on.
    Settling,
    /// Both have passed, and the board is counted.
    Counted(Outcome),
    /// This player has resigned.
    Resigned(Player),
}

impl Phase {
    /// Returns whether both have passed, so that the points are counted.
    #[must_use]
    pub const fn is_counted(self) -> bool {
        matches!(self, Self::Settling | Self::Counted(_))
    }
}

/// A whole turn; the last three are [agreements](crate::game::Game::is_agreement).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Place(Point),
    /// No stone. Two passes in a row end the game.
    Pass,
    /// The game is given up.
    Resign,
    /// After two passes: the group with a stone on this point is dead, or, if it was called dead,
    /// it lives after all.
    Dead(Point),
    /// After two passes: the board is counted without the stones that are called dead.
    Done,
    /// After two passes: the game continues, with all stones.
    Resume,
}

impl fmt::Display for Move {
    /// Writes the point, as in `J8`, or `pass`, `resign`, `dead:J8`, `done`, `resume`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("pass"),
            Self::Resign => f.pad("resign"),
            Self::Dead(point) => write!(f, "dead:{point}"),
            Self::Done => f.pad("done"),
            Self::Resume => f.pad("resume"),
        }
    }
}
