//! The phase of a game on the screen.

use crate::core::game::Outcome;
use crate::session::Turn;

/// The phase of a game on the screen: what it is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A human player's move.
    Awaiting,
    /// A computer's move.
    Thinking,
    /// A forced move.
    Passing,
    /// The end of an animation, after which another phase follows.
    Moving,
    /// The user, who has paused the computers.
    Paused,
    /// Nothing: it is over.
    Over(Outcome),
}

/// Returns the phase of a game without animations.
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
