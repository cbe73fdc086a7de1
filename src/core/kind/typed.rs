//! What can be wrong with the text of a move.

use super::place::NoSuchPlace;

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// It is something else.
    NotAMove,
    /// It names a place that the board does not have.
    NoSuchPlace(NoSuchPlace),
    /// No piece goes from the one place to the other, by the places that were written.
    NoSuchMove {
        /// The first place that was written.
        from: String,
        /// The last one.
        to: String,
    },
    /// It can be several moves.
    Ambiguous {
        /// One of them, with every place that it touches.
        one: String,
    },
    /// The moves are listed with numbers, and the list has no such number.
    NotListed {
        /// The number.
        number: usize,
        /// The number of moves in the list.
        count: usize,
    },
}

/// Why a move of a list is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// It is not written as moves of the game are.
    NotAMove {
        /// Moves as they are written.
        examples: &'static [&'static str],
    },
    /// It is written as a move, but cannot be one here.
    Typed(TypedError),
    /// The rules refuse it: the [name](crate::core::game::Reason::name) of the reason.
    Refused(&'static str),
}

/// A text that is not a list of moves: where, what and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveListError {
    /// Which move is wrong, counted from 1.
    pub number: usize,
    /// The text that was found.
    pub found: String,
    /// The mistake.
    pub fault: MoveFault,
}
