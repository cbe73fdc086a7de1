//! The events of the file threads, and the types of their requests.

use std::path::PathBuf;

use super::statistics::StatisticsRead;
use crate::launch::{Failure, Media};
use crate::session::History;
#[cfg(feature = "gui")]
use crate::storage::FileFault;
#[cfg(feature = "gui")]
use crate::storage::picture::Pixels;
use crate::storage::{
    CrashReport, Envelope, FileError, OwnFileError, PastFile, PastGame, Progress, RemovedGame,
    Settings,
};

#[derive(Debug)]
pub enum FileEvent {
    /// The answer to a request about a file that the user has named.
    Named(Request, NamedFile),
    /// A file of this user's folders was written.
    Written(FileKind, PathBuf),
    /// A file of this user's folders could not be written.
    WriteFailed {
        kind: FileKind,
        error: FileError,
    },
    /// The settings were read; the usual ones, if there are none yet, or with the reason why they
    /// cannot be used.
    Settings(Box<Settings>, Option<OwnFileError>),
    Progress(ProgressRead),
    /// The unfinished games of earlier windows were found.
    Unfinished(UnfinishedGames),
    /// A game of an earlier window was moved to the past games.
    Archived {
        path: PathBuf,
        has_ended: bool,
    },
    /// A game of an earlier window could not be moved to the past games.
    ArchiveFailed(FileError),
    /// The number of past games now.
    PastCount(usize),
    /// The past games were read, or a part of them.
    PastGames(Box<PastBatch>),
    GameRemoved(Result<Box<RemovedGame>, FileError>),
    /// A past game was brought back, or not.
    GameRestored(Result<PathBuf, FileError>),
    /// There is a crash report of an earlier or another window that was not offered yet.
    CrashReport(Box<CrashReport>),
    /// A crash report was deleted, or not.
    Removed(Result<(), FileError>),
    /// A file that cannot be used was given another name, or not.
    SetAside(OwnFileError),
    /// The statistics were read, or have been cleared, or cannot be read.
    Statistics(Result<Box<StatisticsRead>, FileError>),
    /// A finished game was counted, and these are the games with the same rules; or it could not be
    /// counted.
    Counted(Option<History>, Option<CountNotice>),
    Dialog(Purpose, Answer),
    /// A picture was painted for the window, or not.
    #[cfg(feature = "gui")]
    Painted(Result<Box<Pixels>, FileFault>),
    /// The small picture of the game in this file, or of the unfinished one, of this width, was painted, or not.
    #[cfg(feature = "gui")]
    PaintedSmall(Option<PathBuf>, u16, Result<Box<Pixels>, FileFault>),
}

/// The result of reading or writing a file that the user has named.
#[derive(Debug)]
pub enum NamedFile {
    Written(PathBuf),
    /// Written, with the game added to the others in the file.
    Added(PathBuf),
    /// Written in UTF-8, as the file's former encoding, of this name, lacks some of its letters.
    InUtf8(PathBuf, &'static str),
    /// The file exists, and the user has not agreed to replace it.
    Taken(Purpose, PathBuf),
    /// The file holds other games, and the user has not agreed to add this one to them.
    HasOthers(PathBuf),
    Opened(Box<Envelope>),
    /// The game that the command line names by this text, or why it was not found.
    Found(String, Result<Box<Envelope>, Failure>),
    /// The file could not be read or written, and is unchanged.
    Failed(FileError),
}

#[derive(Debug)]
pub enum ProgressRead {
    /// The file's progress, or none yet.
    Found(Box<Progress>),
    /// The file cannot be used, and has another name now.
    SetAside(OwnFileError),
    /// The file cannot be used and stays where it is, so nothing may be written in its place.
    LeftAlone(OwnFileError),
}

/// A notice about the statistics after a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountNotice {
    /// A game that could not be counted for a while has been counted.
    CountedNow,
    /// Something else went wrong with them.
    Statistics(FileError),
    NotCounted(FileError),
    /// The game is not counted yet, and is retried automatically.
    NotYet(FileError),
}

/// Unfinished games of closed windows that no other window has taken.
#[derive(Debug, Default)]
pub struct UnfinishedGames {
    /// The games, the most recent first: their paths and contents. If there are very many, these
    /// are the newest.
    pub games: Vec<(PathBuf, Box<Envelope>)>,
    /// Whether there are more games for another start.
    pub has_more: bool,
    pub errors: Vec<OwnFileError>,
    pub past_games: usize,
}

#[derive(Debug, Default)]
pub struct PastBatch {
    pub games: Vec<PastGame>,
    /// Those that cannot be opened, with what is wrong; `None` if one is of a game that is not in
    /// the list of games.
    pub unusable: Vec<(PastFile, Option<FileError>)>,
    /// How many are still to be read.
    pub left: usize,
    /// Why there are none: their folder cannot be read.
    pub error: Option<FileError>,
}

/// A request to read or write a file that the user has named: it identifies the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub(super) number: u64,
    pub(super) is_read: bool,
}

impl Request {
    /// Returns whether a game is read, rather than a file written.
    #[must_use]
    pub const fn is_read(self) -> bool {
        self.is_read
    }
}

/// The kinds of file that are written without the user's asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The game in progress, saved after every move.
    Autosave,
    Settings,
    Progress,
}

/// Whether writing may replace an existing file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Keep it, and write nothing.
    Keep,
    /// Replace it: the user has agreed.
    Replace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Open,
    Save,
    SaveTable,
    /// To choose where to save a picture or an animation.
    Share(Media),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Path(PathBuf),
    /// The user closed the dialog.
    Cancelled,
    /// This machine cannot show a dialog; the initial path for our own field, if any.
    NoDialog(Option<PathBuf>),
}
