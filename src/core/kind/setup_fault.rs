//! What can be wrong with the set-up of a game.

use super::place::{NoSuchPlace, PlaceKind};
use crate::core::game::Player;

/// A value of an option that a game cannot be set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The name of the option.
    pub option: &'static str,
    /// The mistake in its value, and the valid choices.
    pub fault: SetupFault,
}

impl SetupError {
    /// Returns the error of an option.
    pub fn new(option: &'static str, fault: impl Into<SetupFault>) -> Self {
        Self {
            option,
            fault: fault.into(),
        }
    }
}

/// A value that an option cannot have, and the valid choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// It is not written as such values are.
    Unreadable {
        /// The text.
        text: String,
        /// A value as it is written.
        example: String,
    },
    /// No board has this size.
    Size {
        /// The size asked for: `40` or `7x9`.
        size: String,
        /// The least number of columns and rows.
        least: u8,
        /// The greatest one.
        most: u8,
        /// Whether both must be even.
        is_even: bool,
    },
    /// The board has fewer columns or rows than the least number.
    TooSmall {
        /// The size asked for: `3x3`.
        size: String,
        /// The least number of columns and rows.
        least: u8,
    },
    /// The board has more cells than a position can hold: (rows + 1) x columns is at most 128.
    TooLarge {
        /// The size asked for: `12x12`.
        size: String,
    },
    /// It is not a number in the range.
    Number {
        /// The text, or the number.
        text: String,
        /// The least number.
        least: u16,
        /// The greatest number.
        most: u16,
        /// A word that may stand in place of the number, if there is one.
        word: Option<&'static str>,
    },
    /// It is none of the names.
    Choice {
        /// The text.
        text: String,
        /// The right names.
        names: &'static [&'static str],
    },
    /// It is not a number of whole or half points, or more than these either way.
    Komi {
        /// The text.
        text: String,
        /// The greatest number of points.
        most: i16,
    },
    /// Boards of this size have no handicap.
    NoHandicap {
        /// The number of rows.
        size: u8,
        /// The sizes that have one.
        sizes: &'static [u8],
    },
    /// There is a handicap already, and stones are set up besides.
    HandicapAndStones,
    /// The game cannot begin with this position.
    Start(StartFault),
}

/// Why a game cannot begin with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// A part of its text is not written as it should be.
    Unreadable {
        /// The part.
        part: String,
        /// A position as it is written.
        example: &'static str,
    },
    /// Two pieces or stones stand on one place.
    Twice {
        /// The kind of place.
        kind: PlaceKind,
        /// Its name.
        place: String,
    },
    /// A piece stands on a place that the board does not have.
    OffBoard(NoSuchPlace),
    /// A group of stones would have been captured.
    NoLiberty {
        /// A point of the group.
        point: String,
    },
    /// A man stands where it would have become a king.
    NotCrowned {
        /// The number of the square.
        square: String,
    },
    /// A side has no pieces.
    NoPieces {
        /// The side.
        side: Player,
    },
}

impl From<StartFault> for SetupFault {
    fn from(fault: StartFault) -> Self {
        Self::Start(fault)
    }
}
