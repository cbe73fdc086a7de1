//! Errors in the text of a set-up, of players and of moves.

use crate::game::{Player, Reason};

/// An invalid value of a set-up option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The name of the option.
    pub option: &'static str,
    /// The fault in its value, and the valid choices.
    pub fault: SetupFault,
}

impl SetupError {
    /// Returns the error of an option.
    #[must_use]
    pub const fn new(option: &'static str, fault: SetupFault) -> Self {
        Self { option, fault }
    }
}

/// The fault in a value of an option, in the name of a player, or in the moves of a position, and
/// the valid choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The value is malformed.
    Unreadable {
        /// The text.
        text: String,
        /// An example of a value.
        example: String,
    },
    /// The board should be square.
    Oblong {
        /// Its columns.
        columns: u8,
        /// Its rows.
        rows: u8,
    },
    /// No board has this size.
    Size {
        /// The size found: `40` or `7x9`.
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
        /// The size found: `3x3`.
        size: String,
        /// The least number of columns and rows.
        least: u8,
    },
    /// The board has more cells than a position can hold: (rows + 1) x columns is at most 128.
    TooLarge {
        /// The size found: `12x12`.
        size: String,
    },
    /// The value is not a number in the range.
    Number {
        /// The text, or the number.
        text: String,
        /// The least number.
        least: u16,
        /// The greatest number.
        most: u16,
        /// A word that may replace the number, if there is one.
        word: Option<&'static str>,
    },
    /// The value is none of the names.
    Choice {
        /// The text.
        text: String,
        /// The valid names.
        names: &'static [&'static str],
    },
    /// Not a number of whole or half points, or its absolute value exceeds the limit.
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
    /// There are both a handicap and stones set up.
    HandicapAndStones,
    /// A part of the position to begin with is malformed.
    Position {
        /// The part.
        part: String,
        /// An example of a position.
        example: &'static str,
    },
    /// Two pieces or stones are in one place.
    Twice {
        /// The kind of place.
        kind: PlaceKind,
        /// Its name.
        place: String,
    },
    /// A piece is on a place that the board does not have: a [`MoveFault::NoSuchPlace`].
    OffBoard(MoveFault),
    /// A group of stones would have been captured.
    NoLiberty {
        /// A point of the group.
        point: String,
    },
    /// A man is where it would have become a king.
    NotCrowned {
        /// The number of the square.
        square: String,
    },
    /// A side has no pieces.
    NoPieces {
        /// The side.
        side: Player,
    },
    /// It names no player.
    NotAPlayer {
        /// The text that was found.
        text: String,
        /// The valid choices besides a human player.
        levels: Vec<&'static str>,
    },
    /// A word after a comma for a human player.
    HumanExtra {
        /// The word.
        word: String,
    },
    /// An engine without a name.
    NamelessEngine,
    /// It names no level.
    NotALevel {
        /// The text that was found.
        text: String,
        /// The valid choices.
        choices: Vec<&'static str>,
    },
    /// The depth of a search is missing, not a number, or out of range.
    Depth {
        /// The text that was found.
        text: String,
        /// The greatest depth.
        greatest: u8,
    },
    /// The number of games for each move is missing, not a number, or out of range.
    Games {
        /// The text that was found.
        text: String,
        /// The least number.
        least: u32,
        /// The greatest number.
        most: u32,
    },
    /// A word after a comma is not an extra.
    NotAnExtra {
        /// The word.
        word: String,
        /// The valid choices.
        choices: Vec<&'static str>,
    },
    /// An extra of one kind, a character or an evaluation, occurs twice.
    ExtraTwice {
        /// The second one.
        word: String,
    },
    /// The moves after it are wrong.
    Moves(MoveFault),
}

impl From<MoveFault> for SetupFault {
    fn from(fault: MoveFault) -> Self {
        Self::Moves(fault)
    }
}

/// Why a text is not a move, or one that cannot be played, or not a list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// It is something else.
    Unreadable,
    /// It is not in the notation of the game.
    NotAMove {
        /// Examples of moves.
        examples: &'static [&'static str],
    },
    /// The rules refuse it: the [name](Reason::name) of the reason.
    Refused(&'static str),
    /// It names a place that the board does not have.
    NoSuchPlace {
        /// The kind of place.
        kind: PlaceKind,
        /// The name that was written.
        name: String,
        /// The name of the last place of the board.
        last: String,
    },
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
    /// A move of a list is wrong.
    InList {
        /// Which move, counted from 1.
        number: usize,
        /// The text that was found.
        found: String,
        /// The mistake.
        fault: Box<Self>,
    },
}

impl<R: Reason> From<R> for MoveFault {
    fn from(refusal: R) -> Self {
        Self::Refused(refusal.name())
    }
}

impl MoveFault {
    /// Returns the fault of the move with this number in a list.
    #[must_use]
    pub fn in_list(self, number: usize, found: impl Into<String>) -> Self {
        Self::InList { number, found: found.into(), fault: Box::new(self) }
    }
}

/// A kind of place, which determines the names of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// Columns, numbered from 1.
    Column,
    /// Points, named from A1.
    Point,
    /// Points, named from A1, where the name found has the letter I, which is not a column.
    PointWithoutI,
    /// Squares, numbered from 1.
    Square,
}

impl PlaceKind {
    /// Returns the name of the first place of a board, in letters like those of the last.
    #[must_use]
    pub fn first(self, last: &str) -> &'static str {
        match self {
            Self::Column | Self::Square => "1",
            _ if last.starts_with(|letter: char| letter.is_lowercase()) => "a1",
            Self::Point | Self::PointWithoutI => "A1",
        }
    }
}
