//! Errors in file operations, and the fate of our own files that cannot be used.

use std::path::PathBuf;

#[cfg(feature = "gui")]
use crate::storage::picture::Unencodable;
use crate::storage::{ChangeError, FileFault, LoadError, SaveError};
#[cfg(feature = "gui")]
use crate::storage::{ParseError, SystemError};

/// Why a file could not be read, written, renamed or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It could not be read, or is unusable.
    Load(LoadError),
    Save(SaveError),
    Change(ChangeError),
    /// The statistics to write are unavailable.
    Statistics(StatisticsError),
    #[cfg(feature = "gui")]
    Paint(PaintError),
    Rename {
        path: PathBuf,
        fault: FileFault,
    },
    Remove {
        path: PathBuf,
        fault: FileFault,
    },
    /// It belongs to another window.
    Elsewhere,
    NoFileFree,
    /// The work ended in a panic.
    Panicked,
}

impl From<SaveError> for FileError {
    fn from(error: SaveError) -> Self {
        Self::Save(error)
    }
}

impl From<ChangeError> for FileError {
    fn from(error: ChangeError) -> Self {
        Self::Change(error)
    }
}

#[cfg(feature = "gui")]
impl From<PaintError> for FileError {
    fn from(error: PaintError) -> Self {
        Self::Paint(error)
    }
}

impl From<StatisticsError> for FileError {
    fn from(error: StatisticsError) -> Self {
        match error {
            StatisticsError::Save(error) => Self::Save(error),
            error => Self::Statistics(error),
        }
    }
}

/// Why the statistics cannot be read, cleared or exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatisticsError {
    /// The file cannot be read, or a newer version wrote it.
    Load(LoadError),
    Lock(FileFault),
    /// The file is damaged and could not be renamed.
    NotSetAside(Box<OwnFileError>),
    /// The file could not be written.
    Save(SaveError),
    /// The work ended in a panic.
    Panicked,
}

/// A file of ours that cannot be used as it is, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnFileError {
    pub file: OwnFile,
    /// Why it cannot be used.
    pub fault: OwnFileFault,
    pub fate: Fate,
    /// The fate of an earlier version of it, if there is one.
    pub earlier: Option<Earlier>,
}

impl OwnFileError {
    pub(super) const fn left_alone(file: OwnFile, fault: OwnFileFault) -> Self {
        Self {
            file,
            fault,
            fate: Fate::LeftAlone,
            earlier: None,
        }
    }

    /// Returns whether the file is damaged but still has its name, so that it must not be
    /// overwritten.
    pub(super) const fn is_in_the_way(&self) -> bool {
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

/// Why one of our files cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnFileFault {
    /// It could not be read, or is damaged.
    Load(LoadError),
    Lock {
        path: PathBuf,
        fault: FileFault,
    },
    /// It belongs to another window.
    Elsewhere,
    /// These of its fields cannot be used.
    Fields(Vec<String>),
    /// Reading it ended in a panic.
    Panicked,
}

/// The fate of a file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    LeftAlone,
    /// It was renamed to this.
    SetAside(PathBuf),
    /// It was renamed to this, and the new file could not be written.
    SetAsideUnsaved(PathBuf, SaveError),
    NotSetAside(FileFault),
}

/// The fate of an earlier version of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// It is offered instead.
    Offered,
    /// It could not replace the game.
    NotRestored(FileFault),
}

/// Why a picture was not painted.
#[cfg(feature = "gui")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintError {
    UnknownGame(String),
    /// The saved game cannot be opened.
    Game(ParseError),
    /// The file of the game cannot be read.
    File(LoadError),
    /// The file cannot hold the picture.
    Unencodable(Unencodable),
    /// The result is no longer wanted.
    Stopped,
    /// Painting ended in a panic.
    Panicked,
    NoThread(SystemError),
}
