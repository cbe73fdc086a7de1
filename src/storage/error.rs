//! Why something cannot be done with a file: what was tried, with which file, and what is in the
//! way. All rooms use it.

use std::io;
use std::path::{Path, PathBuf};

use super::format::error::{ForeignFormat, GamePart, ParseError};
use crate::core::plain;

/// The most characters of a path in a message.
const MOST_OF_PATH: usize = 200;

/// Returns a path for a message: on one line, and without control characters.
#[must_use]
pub fn shown(path: &Path) -> String {
    plain::one_line(&path.to_string_lossy(), MOST_OF_PATH)
}

/// Why something could not be done with a file. Where it could not be saved, the previous one is
/// still there, complete, unless the new one [is in place](Self::is_in_place).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    pub tried: Tried,
    pub path: PathBuf,
    pub fault: FileFault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    Open,
    Save,
    Lock,
    LockStatistics,
    Rename,
    Delete,
}

impl FileError {
    #[must_use]
    pub fn new(tried: Tried, path: &Path, fault: impl Into<FileFault>) -> Self {
        Self { tried, path: path.to_owned(), fault: fault.into() }
    }

    /// Returns the error of a file that cannot be read, or was read and is damaged.
    #[must_use]
    pub fn open(path: &Path, fault: impl Into<FileFault>) -> Self {
        Self::new(Tried::Open, path, fault)
    }

    #[must_use]
    pub fn save(path: &Path, fault: impl Into<FileFault>) -> Self {
        Self::new(Tried::Save, path, fault)
    }

    /// Returns whether there simply is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.fault.is_missing()
    }

    /// Returns whether a newer version of the program wrote the file.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(&self.fault, FileFault::Damaged(error) if matches!(**error, ParseError::Newer { .. }))
    }

    /// Returns whether the file was read and is damaged, so that overwriting it would lose
    /// something: see [`set_aside`](super::set_aside).
    #[must_use]
    pub const fn is_damaged(&self) -> bool {
        matches!(self.fault, FileFault::Damaged(_))
    }

    /// Returns whether the new file has replaced the old one, but may not survive a power cut.
    #[must_use]
    pub const fn is_in_place(&self) -> bool {
        matches!(self.fault, FileFault::NotWrittenThrough(_))
    }
}

/// What is in the way of doing something with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    System {
        kind: io::ErrorKind,
        /// The system's message.
        text: String,
    },
    Folder,
    /// Neither a file nor a folder.
    NotAFile,
    ReadOnly,
    NoFolder(PathBuf),
    LinksInCircle,
    /// The new file is in place, but its name was not synced to the disk.
    NotWrittenThrough(Box<Self>),
    /// Other windows have taken every name for it.
    NoNameFree,
    /// Another window keeps the files locked, and does not respond.
    Locked,
    /// Another program deletes the file of the lock each time.
    LockDeleted,
    /// The file's name is not that of a past game or a crash report.
    NotRemovable,
    Damaged(Box<ParseError>),
    /// The file is damaged, and could not be renamed.
    NotSetAside {
        error: Box<ParseError>,
        /// Why it could not be renamed.
        fault: Box<Self>,
    },
    /// The file cannot be used; with what became of it.
    Unusable(Box<OwnFileError>),
    /// These fields of the file cannot be used.
    Fields(Vec<String>),
    /// The file belongs to another window.
    Elsewhere,
    /// Other windows have taken every file for a game in progress.
    NoFileFree,
    /// The work ended in a panic.
    Panicked,
    // A game that cannot be written as the text of a file
    /// The format is for other games.
    NotFor(ForeignFormat),
    /// Files with this ending are only read.
    OnlyRead {
        extension: &'static str,
    },
    /// The file would not hold the whole game.
    WouldLose(GamePart),
    /// The file could not be read again, as it would have this many bytes.
    TooLarge {
        bytes: u64,
        /// The most bytes that are read.
        most: u64,
    },
    /// The file, which holds other games, is in an encoding that lacks this character.
    Encoding(char),
    /// There may be other games in the file that it replaces, and they could not be kept.
    OtherGames,
    /// The file could not be read again for this reason.
    Unreadable(Box<ParseError>),
    // A picture that cannot be made
    /// The encoder has refused it, with this message.
    Encoder(String),
    NoPaintThread(Box<Self>),
    /// The picture is no longer wanted.
    PaintingStopped,
    PaintingPanicked,
}

impl FileFault {
    /// Returns whether there simply is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::System { kind, .. } if *kind == io::ErrorKind::NotFound)
    }

    pub(super) fn unreadable(error: ParseError) -> Self {
        Self::Unreadable(Box::new(error))
    }

    /// Returns why there is no thread that paints.
    #[cfg(feature = "gui")]
    pub(crate) fn no_paint_thread(error: io::Error) -> Self {
        Self::NoPaintThread(Box::new(error.into()))
    }
}

impl From<ParseError> for FileFault {
    fn from(error: ParseError) -> Self {
        Self::Damaged(Box::new(error))
    }
}

impl From<io::Error> for FileFault {
    fn from(error: io::Error) -> Self {
        Self::System { kind: error.kind(), text: error.to_string() }
    }
}

impl From<io::ErrorKind> for FileFault {
    fn from(kind: io::ErrorKind) -> Self {
        io::Error::from(kind).into()
    }
}

/// A file of ours that cannot be used as it is, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFileError {
    pub file: OwnFile,
    /// Why it cannot be used.
    pub error: FileError,
    pub fate: Fate,
    /// The fate of an earlier version of it, if there is one.
    pub earlier: Option<Earlier>,
}

impl OwnFileError {
    #[must_use]
    pub const fn left_alone(file: OwnFile, error: FileError) -> Self {
        Self { file, error, fate: Fate::LeftAlone, earlier: None }
    }

    /// Returns whether nothing is left under the name of the file, so that another one may be
    /// written there.
    #[must_use]
    pub fn leaves_nothing(&self) -> bool {
        let is_gone = self.error.is_missing() || matches!(self.fate, Fate::SetAside(_));
        is_gone && self.earlier.is_none()
    }

    /// Returns whether the file is damaged but still has its name, so that it must not be
    /// overwritten.
    #[must_use]
    pub const fn is_in_the_way(&self) -> bool {
        matches!(self.fate, Fate::NotSetAside(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFile {
    Settings,
    Progress,
    Statistics,
    LastGame,
}

/// The fate of a file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    LeftAlone,
    /// Renamed to this.
    SetAside(PathBuf),
    /// Renamed to this, but the new file could not be written.
    SetAsideUnsaved(PathBuf, FileError),
    NotSetAside(FileFault),
}

/// The fate of an earlier version of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// Offered in place of the game.
    Offered,
    NotRestored(FileFault),
}
