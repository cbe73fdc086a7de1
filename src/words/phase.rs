//! The phase of a game on the screen.

use crate::core::game::Outcome;
use crate::session::Turn;

/// The phase of a game on the screen: whom or what it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A human player's move.
    Awaiting,
    /// A computer's move.
    Thinking,
    /// A move that the rules leave no choice about.
    Passing,
    /// The last piece's coming to rest; then it is one of the others.
    Moving,
    /// The user, who lets it continue: the computers are held.
    Paused,
    /// Nothing: it is over.
    Over(Outcome),
}

/// Returns the phase of a game whose pieces rest.
#[must_use]
pub const fn phase_of<M>(turn: Turn<M>) -> Phase
where
    M: Copy,
{
    match turn {
        Turn::Human => Phase::Awaiting,
        Turn::Computer => Phase::Thinking,
        Turn::Held => Phase::Paused,
        Turn::Forced(_) => Phase::Passing,
        Turn::Over(outcome) => Phase::Over(outcome),
    }
}
