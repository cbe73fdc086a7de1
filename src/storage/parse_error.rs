//! Why the text of a file cannot be read.

use super::format_fault::{FormatFault, TextPlace, WrongTurn};
use crate::core::day::DayError;
use crate::core::game::{IllegalMove, Reason};
use crate::core::kind::{GameKind, MoveListError, SetupFault, TypedError};
use crate::games::UnknownGame;
use crate::players::SeatError;

/// Why the text of a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// It is longer than files of its kind can be.
    TooLarge {
        /// The most bytes to read.
        most: u64,
    },
    NotText,
    /// It is not in its format, or a field is missing or has the wrong type.
    Format {
        /// The place, if it is known.
        place: Option<TextPlace>,
        fault: FormatFault,
    },
    /// A newer version of the program wrote it.
    Newer {
        version: u64,
        /// The newest version that this program can read.
        known: u64,
    },
    /// A field holds a value that is not allowed there.
    Field {
        name: String,
        fault: FieldFault,
    },
    /// A move cannot be played.
    Move {
        /// Which move, counted from 1.
        number: usize,
        found: String,
        /// The place in the text, if it is known.
        place: Option<TextPlace>,
        fault: MoveFault,
    },
}

impl ParseError {
    pub(super) fn field(name: &str, fault: impl Into<FieldFault>) -> Self {
        Self::Field {
            name: name.to_owned(),
            fault: fault.into(),
        }
    }

    /// Returns the error in a file of this error in a text that begins there.
    pub(super) fn after(mut self, begin: TextPlace) -> Self {
        if let Self::Format { place, .. } | Self::Move { place, .. } = &mut self {
            *place = place.map(|place| place.after(begin));
        }
        self
    }

    /// Returns the error of a text whose place is not known.
    pub(super) fn format(fault: impl Into<FormatFault>) -> Self {
        Self::Format {
            place: None,
            fault: fault.into(),
        }
    }

    pub(super) fn format_at(place: TextPlace, fault: impl Into<FormatFault>) -> Self {
        Self::Format {
            place: Some(place),
            fault: fault.into(),
        }
    }

    /// Returns the error of a game of this name, where one of another kind is expected.
    pub(super) fn other_game<K: GameKind>(name: &str) -> Self {
        Self::field(
            "game",
            FieldFault::OtherGame {
                found: name.to_owned(),
                expected: K::NAME,
            },
        )
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldFault {
    /// It is not a version, which count from 1 to the newest one.
    NotAVersion {
        /// The newest version that this program can read.
        known: u64,
    },
    /// It names another game than the one expected.
    OtherGame {
        /// The name in the file.
        found: String,
        expected: &'static str,
    },
    /// It names a game that is not in the list of games.
    UnknownGame(UnknownGame),
    /// The game of an SGF file has this number, and is not supported.
    OtherSgfGame {
        /// The value of GM.
        number: String,
        /// The name of the game, if it is known.
        game: Option<&'static str>,
    },
    /// A PDN file is of another kind of draughts, which has this number.
    OtherDraughts {
        /// The number in the file.
        number: String,
        /// The number of English draughts.
        expected: &'static str,
    },
    /// A text is not markup in files of the game with this name.
    NotMarkup {
        text: String,
        game: String,
    },
    /// It is nothing on which players agree, as that a stone is dead.
    NotAgreed(String),
    TooManyMoves,
    NotAPlayer(String),
    /// It is not a text, as the name of a human player is.
    NotAName(String),
    /// It is not a whole number up to this one.
    NotANumber {
        value: String,
        /// The greatest number.
        most: u64,
    },
    NotInfo(String),
    /// It is not the number of moves before a result: the value.
    NotResultAfter(String),
    NotResultVariation(String),
    /// A variation begins after more moves than the line before it has.
    VariationAfter {
        /// The number of moves in the file.
        after: usize,
        /// The number of moves of the line before it.
        most: usize,
    },
    /// A move of a variation cannot be played.
    VariationMove {
        /// Which move of its line, counted from 1.
        number: usize,
        found: String,
        fault: MoveFault,
    },
    NotAPoint(NotAPoint),
    /// A game of the statistics, counted from 1, is incomplete.
    Game {
        number: usize,
        fault: EntryFault,
    },
    /// It has the wrong type: see the fault.
    Format(FormatFault),
    /// It is not a valid set-up.
    Setup(SetupFault),
    /// It names no player.
    Seat(SeatError),
    Moves(MoveListError),
    /// The rules refuse it: the name of the reason.
    Refused(&'static str),
}

impl From<SetupFault> for FieldFault {
    fn from(fault: SetupFault) -> Self {
        Self::Setup(fault)
    }
}

impl From<SeatError> for FieldFault {
    fn from(error: SeatError) -> Self {
        Self::Seat(error)
    }
}

impl From<MoveListError> for FieldFault {
    fn from(error: MoveListError) -> Self {
        Self::Moves(error)
    }
}

impl From<FormatFault> for FieldFault {
    fn from(fault: FormatFault) -> Self {
        Self::Format(fault)
    }
}

impl From<NotAPoint> for FieldFault {
    fn from(fault: NotAPoint) -> Self {
        Self::NotAPoint(fault)
    }
}

/// A value of an SGF file that is not the name of a point on a board of this size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPoint {
    pub value: String,
    pub size: u8,
}

/// Why a game of the statistics cannot be read: the value that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// A text that is too long, or has control characters.
    Text(String),
    Number(String),
    Day(DayError),
    Result(String),
    /// A field is missing, or has the wrong type.
    Format(FormatFault),
}

/// Why a move of a file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// The property of this name has several values.
    Several(String),
    NotAPoint(NotAPoint),
    /// The file has the wrong player to move.
    Turn(WrongTurn),
    /// It is not in the notation of the game, or not possible here.
    Typed(TypedError),
    /// The rules refuse it: the name of the reason.
    Refused(&'static str),
}

impl MoveFault {
    /// Returns the fault of a move that the rules refuse.
    pub(super) fn refused<M, R: Reason>(illegal: &IllegalMove<M, R>) -> Self {
        Self::Refused(illegal.refusal.name())
    }
}
