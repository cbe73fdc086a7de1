//! Errors in the text of moves.

use super::place::NoSuchPlace;

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// It is something else.
    NotAMove,
    /// It names a place that the board does not have.
    NoSuchPlace(NoSuchPlace),
    /// No piece can move between these places.
    NoSuchMove {
        /// The first place.
        from: String,
        /// The last place.
        to: String,
    },
    /// It can be several moves.
    Ambiguous {
        /// One of them, with all its places.
        one: String,
    },
    /// There is no such number in the list of moves.
    NotListed {
        /// The number.
        number: usize,
        /// The number of moves in the list.
        count: usize,
    },
}

/// Why a move of a list cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// It is not in the notation of the game.
    NotAMove {
        /// Examples of moves.
        examples: &'static [&'static str],
    },
    /// It is in the notation of a move, but not possible here.
    Typed(TypedError),
    /// The rules refuse it: the [name](crate::game::Reason::name) of the reason.
    Refused(&'static str),
}

/// A text that is not a list of moves: the place, the text and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveListError {
    /// Which move is wrong, counted from 1.
    pub number: usize,
    /// The text that was found.
    pub found: String,
    /// The mistake.
    pub fault: MoveFault,
}
