//! Why files cannot be loaded or saved.

use std::io;
use std::path::{Path, PathBuf};

use super::format::parse_error::ParseError;
use crate::core::game::Game;
use crate::core::plain;
use crate::core::record::Builder;

/// The largest settings and practice progress to read, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 20;
/// The largest file in a format of other programs to read and write, in bytes: a game with the
/// analysis of every move, or an opening dictionary.
pub const MAX_FOREIGN_BYTES: u64 = 4 << 20;
/// The largest file in our own format to read and write, in bytes: twice that of other formats, as
/// some characters take more here.
pub const MAX_GAME_BYTES: u64 = 8 << 20;

/// The most characters of a path in a message.
const MOST_OF_PATH: usize = 200;

/// Returns a path for a message: on one line, and without control characters.
#[must_use]
pub fn shown(path: &Path) -> String {
    plain::one_line(&path.to_string_lossy(), MOST_OF_PATH)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemError {
    pub kind: io::ErrorKind,
    /// The system's message.
    pub text: String,
}

impl From<io::Error> for SystemError {
    /// The path of the temporary file is left out: the user has not named it, and it is gone.
    fn from(error: io::Error) -> Self {
        let text = error.to_string();
        let reason = text
            .split_once(" at path \"")
            .map_or(&*text, |(reason, _)| reason);
        Self {
            kind: error.kind(),
            text: reason.to_owned(),
        }
    }
}

/// Why a file operation fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    System(SystemError),
    Folder,
    /// It is neither a file nor a folder.
    NotAFile,
    ReadOnly,
    NoFolder(PathBuf),
    /// Its symbolic links form a circle.
    LinksInCircle,
    /// The new file is in place, but its name was not synced to the disk.
    NotWrittenThrough(SystemError),
    /// Other windows have taken every name for it.
    NoNameFree,
    /// Another window keeps the files locked, and does not respond.
    Locked,
    /// Another program deletes the file of the lock each time.
    LockDeleted,
    /// Its name is not that of a past game or a crash report.
    NotRemovable,
    /// Its text would not be whole, or could not be read again.
    Format(Box<FormatError>),
}

impl FileFault {
    /// Returns whether there simply is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::System(error) if error.kind == io::ErrorKind::NotFound)
    }
}

impl From<FormatError> for FileFault {
    fn from(error: FormatError) -> Self {
        Self::Format(Box::new(error))
    }
}

impl From<io::Error> for FileFault {
    fn from(error: io::Error) -> Self {
        Self::System(error.into())
    }
}

impl From<io::ErrorKind> for FileFault {
    fn from(kind: io::ErrorKind) -> Self {
        io::Error::from(kind).into()
    }
}

/// Why a file could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file could not be read.
    Read { path: PathBuf, fault: FileFault },
    /// The file was read, but is damaged.
    Damaged {
        path: PathBuf,
        error: Box<ParseError>,
    },
}

impl LoadError {
    #[must_use]
    pub fn damaged(path: &Path, error: ParseError) -> Self {
        Self::Damaged {
            path: path.to_owned(),
            error: Box::new(error),
        }
    }

    /// Returns whether there simply is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Read { fault, .. } if fault.is_missing())
    }

    /// Returns whether a newer version of the program wrote the file.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(self, Self::Damaged { error, .. } if matches!(**error, ParseError::Newer { .. }))
    }

    /// Returns whether the file was read and is damaged, so that overwriting it would lose
    /// something: see [`set_aside`](super::set_aside).
    #[must_use]
    pub const fn is_damaged(&self) -> bool {
        matches!(self, Self::Damaged { .. })
    }
}

/// Why a file could not be saved. The previous file is still there, complete, unless the new one
/// [is in place](Self::is_in_place).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    pub path: PathBuf,
    pub fault: FileFault,
}

impl SaveError {
    #[must_use]
    pub fn new(path: &Path, fault: impl Into<FileFault>) -> Self {
        Self {
            path: path.to_owned(),
            fault: fault.into(),
        }
    }

    /// Returns whether the new file has replaced the old one, but may not survive a power cut.
    #[must_use]
    pub const fn is_in_place(&self) -> bool {
        matches!(self.fault, FileFault::NotWrittenThrough(_))
    }
}

/// Why a change of the settings or the practice progress may not be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangeError {
    /// The file could not be locked.
    Lock { path: PathBuf, fault: FileFault },
    /// The file could not be read, or a newer version of the program wrote it.
    Load(LoadError),
    /// The file is damaged, and could not be renamed.
    NotSetAside {
        error: LoadError,
        /// Why it could not be renamed.
        fault: FileFault,
    },
    /// The file could not be written.
    Save(SaveError),
}

impl ChangeError {
    /// Returns whether the file contains the change, so that it must not be made again.
    #[must_use]
    pub const fn is_in_place(&self) -> bool {
        matches!(self, Self::Save(error) if error.is_in_place())
    }
}

impl From<SaveError> for ChangeError {
    fn from(error: SaveError) -> Self {
        Self::Save(error)
    }
}

// How large a game may be.

/// The most moves of a game with all its variations.
pub const MAX_MOVES: usize = 500_000;
/// The most moves of one line, each of which stores its undo data, about 300 bytes in Go.
pub const MAX_LINE: usize = 20_000;
/// The most positions with comments or marks, each of which takes some 100 bytes beside their text.
pub const MAX_NOTES: usize = 200_000;

/// Whether a game that is being read is larger than one may be, so that reading it takes too much memory.
pub(super) fn is_too_large<G: Game>(record: &Builder<G>) -> bool {
    record.moves() > MAX_MOVES || record.plies() > MAX_LINE || record.notes() > MAX_NOTES
}

/// Why a game cannot be written as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// The format is for other games.
    NotFor { format: ForeignFormat },
    /// Files with this ending are only read.
    OnlyRead { extension: &'static str },
    /// The file would not hold the whole game.
    WouldLose { part: GamePart },
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignFormat {
    /// The Smart Game Format, for Go and Gomoku.
    Sgf,
    /// The Portable Draughts Notation, for Checkers.
    Pdn,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_file_that_was_asked_for_and_no_other() {
        let error =
            io::Error::other("Permission denied (os error 13) at path \"/x/.plot4-aB3dE6.tmp\"");
        assert_eq!(
            SystemError::from(error).text,
            "Permission denied (os error 13)"
        );
    }
}
