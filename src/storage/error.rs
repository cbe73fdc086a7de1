//! The errors of files.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::core::kind::GameKind;
use crate::core::plain;

/// The largest settings and the largest record of practice that are read, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 20;
/// The largest file of another program that is read and written, in bytes: a game with the analysis
/// of every move, or a dictionary of openings.
pub const MAX_FOREIGN_BYTES: u64 = 4 << 20;
/// The largest saved game of ours that is read and written, in bytes: twice that of another
/// program, as some characters take more here.
pub const MAX_GAME_BYTES: u64 = 8 << 20;

/// The most characters of a path in a message.
const MOST_OF_PATH: usize = 200;

/// Returns a path as a message names it: on one line, and without what steers a terminal.
#[must_use]
pub fn shown(path: &Path) -> String {
    plain::one_line(&path.to_string_lossy(), MOST_OF_PATH)
}

/// Why a file could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The file could not be read.
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file was read, but its text is not what it should be.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The fault.
        damage: Damage,
    },
}

impl LoadError {
    /// Returns whether there simply is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Read { source, .. } if source.kind() == io::ErrorKind::NotFound)
    }

    /// Returns whether a newer version of the program wrote the file.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(
            self,
            Self::Damaged {
                damage: Damage::Newer { .. },
                ..
            }
        )
    }

    /// Returns whether the file was read and found wrong, so that writing in its place would lose
    /// something: see [`set_aside`](super::set_aside).
    #[must_use]
    pub const fn is_damaged(&self) -> bool {
        matches!(self, Self::Damaged { .. })
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { path, source } => write!(f, "cannot read {}: {source}", shown(path)),
            Self::Damaged { path, damage } => write!(f, "cannot use {}: {damage}", shown(path)),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Read { source, .. } => Some(source),
            Self::Damaged { damage, .. } => Some(damage),
        }
    }
}

/// The fault in the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is longer than files of its kind can be.
    TooLarge {
        /// The most bytes that are read.
        most: u64,
    },
    /// The file could not be read again, as it would have this many bytes.
    WouldBeTooLarge {
        /// How many it would have.
        bytes: u64,
        /// The most bytes that are read.
        most: u64,
    },
    /// The file would not hold the whole game.
    WouldLose {
        /// The part that would be lost.
        what: &'static str,
    },
    /// It is not text.
    NotText,
    /// It is not in its format, or a field is missing or holds something of another kind.
    Format {
        /// The reason, with line and column.
        reason: String,
    },
    /// A newer version of the program wrote it.
    Newer {
        /// The version of the file.
        version: u64,
        /// The newest version that we can read.
        known: u64,
    },
    /// A field holds a value that is not allowed there.
    Field {
        /// The name of the field.
        name: String,
        /// The correction, as a hint.
        reason: String,
    },
    /// The rules refuse a move.
    Move {
        /// Which move, counted from 1.
        number: usize,
        /// Why.
        reason: String,
    },
}

impl Damage {
    /// Returns the damage of a field, with the words of an error.
    pub(super) fn field(name: &str, reason: impl fmt::Display) -> Self {
        Self::Field {
            name: name.to_owned(),
            reason: plain::message(&reason.to_string()),
        }
    }

    /// Returns the damage of a game of this name, where one of another kind is expected.
    pub(super) fn other_game<K: GameKind>(name: &str) -> Self {
        Self::Field {
            name: "game".to_owned(),
            reason: format!("{} is another game than {}", plain::quoted(name), K::NAME),
        }
    }

    /// Returns what the reader of JSON complains about.
    pub(super) fn format(error: &serde_json::Error) -> Self {
        Self::Format {
            reason: plain::message(&error.to_string()),
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { most } => write!(
                f,
                "it is larger than {} KiB, the most that Plot 4 reads",
                most / 1024
            ),
            Self::WouldBeTooLarge { bytes, most } => {
                write!(
                    f,
                    "the file would have {} KiB, and Plot 4 reads {} KiB at most",
                    bytes.div_ceil(1024),
                    most / 1024
                )
            }
            Self::WouldLose { what } => write!(
                f,
                "this format would lose {what}: choose a name that ends in .json"
            ),
            Self::NotText => f.write_str("it is not text in UTF-8"),
            Self::Format { reason } => f.write_str(reason),
            Self::Newer { version, known } => {
                write!(
                    f,
                    "it is of version {version}, and this Plot 4 reads up to version {known}: a \
                    newer one is needed"
                )
            }
            Self::Field { name, reason } => write!(f, "\"{name}\": {reason}"),
            Self::Move { number, reason } => write!(f, "move {number}: {reason}"),
        }
    }
}

impl Error for Damage {}

/// Why a file could not be saved; a file that was there before is still there, whole, unless the
/// new one [is in place](Self::is_in_place).
#[derive(Debug)]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// The system's error.
    pub source: io::Error,
}

impl SaveError {
    /// Returns whether the new file is in the place of the old one, but may not be there after a
    /// power cut.
    #[must_use]
    pub fn is_in_place(&self) -> bool {
        self.source
            .get_ref()
            .is_some_and(<dyn Error + Send + Sync>::is::<NotWrittenThrough>)
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot save {}: {}", shown(&self.path), self.source)
    }
}

impl Error for SaveError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.source)
    }
}

/// A new file is in place, but its name was not written through to the disk.
#[derive(Debug)]
pub(super) struct NotWrittenThrough(io::Error);

impl NotWrittenThrough {
    /// Returns the error of a save that ended so.
    pub(super) fn error(source: io::Error) -> io::Error {
        io::Error::new(source.kind(), Self(source))
    }
}

impl fmt::Display for NotWrittenThrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the new file is in place, but the folder could not be written through to the disk: {}",
            self.0
        )
    }
}

impl Error for NotWrittenThrough {}

/// Why a change of the settings, or of what was practised, is not kept for certain: a message.
#[derive(Debug)]
pub struct ChangeError {
    message: String,
    /// Whether the file holds the change: it must not be made a second time.
    pub is_in_place: bool,
}

impl From<String> for ChangeError {
    fn from(message: String) -> Self {
        Self {
            message,
            is_in_place: false,
        }
    }
}

impl From<SaveError> for ChangeError {
    fn from(error: SaveError) -> Self {
        Self {
            message: error.to_string(),
            is_in_place: error.is_in_place(),
        }
    }
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for ChangeError {}
