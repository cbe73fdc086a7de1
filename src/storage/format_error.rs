//! Why a game cannot be written in a format.

use super::parse_error::ParseError;

/// Why a game cannot be written as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// The format is for other games.
    NotFor { format: ForeignFormat },
    /// Files with this ending are only read.
    OnlyRead { extension: &'static str },
    /// The file would not hold the whole game.
    WouldLose {
        /// The part that would be lost.
        part: GamePart,
    },
    /// The file could not be read again, as it would have this many bytes.
    TooLarge {
        /// How many it would have.
        bytes: u64,
        /// The most bytes that are read.
        most: u64,
    },
    /// The file, which holds other games, is in an encoding that lacks this character.
    Encoding { character: char },
    /// There may be other games in the file that it replaces, and they could not be kept.
    OtherGames,
    /// The file could not be read again for this reason.
    Unreadable(ParseError),
}

impl From<ParseError> for FormatError {
    fn from(error: ParseError) -> Self {
        Self::Unreadable(error)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePart {
    /// Its board and its rules.
    Setup,
    Names,
    /// Its event, its day and so on.
    Info,
    Moves,
    /// Its other lines.
    Variations,
    Comments,
    /// Marks and other properties of its positions.
    Marks,
}

impl GamePart {
    /// Returns its name, by which messages know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Names => "names",
            Self::Info => "info",
            Self::Moves => "moves",
            Self::Variations => "variations",
            Self::Comments => "comments",
            Self::Marks => "marks",
        }
    }
}

/// A format of other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignFormat {
    /// The Smart Game Format, for Go and Gomoku.
    Sgf,
    /// The Portable Draughts Notation, for Checkers.
    Pdn,
}
