//! The events of the threads of the files, and the terms of their requests.

use std::path::PathBuf;

use super::file_error::{FileError, OwnFileError, StatisticsError};
#[cfg(feature = "gui")]
use super::paint_error::PaintError;
use super::statistics::{StatisticsFault, StatisticsRead};
use crate::core::moment::When;
use crate::launch::{Form, StartError};
#[cfg(feature = "gui")]
use crate::storage::picture::Pixels;
use crate::storage::{CrashReport, Envelope, LoadError, Progress, Settings};

/// Something that a thread has to tell the window about files.
#[derive(Debug)]
pub enum FileEvent {
    /// The answer to a request about a file that the user has named.
    Named(Request, NamedFile),
    /// A file of this user's folders was written.
    Written(FileKind, PathBuf),
    /// A file of this user's folders could not be written.
    WriteFailed {
        /// The kind of file.
        kind: FileKind,
        /// The reason.
        error: FileError,
    },
    /// The settings were read; the usual ones, if there are none yet, or with the reason why they
    /// cannot be used.
    Settings(Box<Settings>, Option<OwnFileError>),
    /// The progress in practice was read.
    Progress(ProgressRead),
    /// The games that earlier windows have left were looked for.
    Left(LeftGames),
    /// A game that an earlier window has left was put away under this name.
    Kept(PathBuf),
    /// It could not be put away.
    KeepFailed(FileError),
    /// The games that were put away were looked through.
    KeptGames(Box<KeptGames>),
    /// An earlier window, or another one, has left a report of a crash that was not offered yet.
    CrashReport(Box<CrashReport>),
    /// A game that was put away and cannot be used, or a report of a crash, was removed, or not.
    KeptRemoved(Result<(), FileError>),
    /// A file that cannot be used was given another name, or not.
    SetAside(OwnFileError),
    /// The statistics were read, or have been cleared, or cannot be read.
    Statistics(Result<Box<StatisticsRead>, StatisticsError>),
    /// A finished game was counted, or had been counted before, or could not be.
    Counted(Option<CountNotice>),
    /// A file dialog has closed.
    Dialog(Purpose, Answer),
    /// A picture was painted for the window, or not.
    #[cfg(feature = "gui")]
    Painted(Result<Box<Pixels>, PaintError>),
    /// The small picture of the game in this file was painted, or not.
    #[cfg(feature = "gui")]
    PaintedSmall(PathBuf, Result<Box<Pixels>, PaintError>),
}

/// The result of reading or writing a file that the user has named.
#[derive(Debug)]
pub enum NamedFile {
    /// It was written.
    Written(PathBuf),
    /// It is there already, and the user has not been asked about it.
    Taken(Purpose, PathBuf),
    /// A game was read from it.
    Opened(PathBuf, Box<Envelope>),
    /// The game of this name, which the command line is about, was found, or not.
    Sought(String, Result<Box<Envelope>, StartError>),
    /// It could not be read or written, and is as it was.
    Failed(FileError),
}

/// The result of reading the progress in practice.
#[derive(Debug)]
pub enum ProgressRead {
    /// It was read, or there is none yet.
    Found(Box<Progress>),
    /// It cannot be used, and has another name now.
    SetAside(OwnFileError),
    /// It cannot be used and stays where it is, so that nothing may be written in its place.
    LeftAlone(OwnFileError),
}

/// What to tell of the statistics when a game was finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountNotice {
    /// A game that could not be counted for a while is in them now.
    CountedNow,
    /// Something else went wrong with them.
    Statistics(StatisticsFault),
    /// The game is not counted.
    NotCounted(StatisticsError),
    /// The game is not counted yet, and is tried again by itself.
    NotYet(StatisticsError),
}

/// The games that were left by windows that are no more, and that no other window has taken.
#[derive(Debug, Default)]
pub struct LeftGames {
    /// The games, those written last first: where each is, and its fields, the moves not yet held
    /// against the rules. Of very many these are the newest.
    pub games: Vec<(PathBuf, Box<Envelope>)>,
    /// Whether there are more games, which stay for another start.
    pub has_more: bool,
    /// Files that cannot be used.
    pub errors: Vec<OwnFileError>,
}

/// The games that were put away.
#[derive(Debug, Default)]
pub struct KeptGames {
    /// Those that were played last, the last one first.
    pub games: Vec<KeptGame>,
    /// How many there are in all.
    pub count: usize,
}

/// A game that was put away.
#[derive(Debug)]
pub struct KeptGame {
    /// Where it is.
    pub path: PathBuf,
    /// When it was played last.
    pub when: When,
    /// Its fields, the moves not yet held against the rules; or what is wrong with it.
    pub game: Result<Box<Envelope>, LoadError>,
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
    /// The settings.
    Settings,
    /// The progress in practice.
    Progress,
}

/// The fate of a file that is already where one is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Keep,
    /// It is replaced: the user has been asked.
    Replace,
}

/// The purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To choose a game to open.
    Open,
    /// To choose where to save.
    Save,
    /// To choose where to save the statistics as a table.
    SaveTable,
    /// To choose where to save a picture or an animation.
    Share(Form),
}

/// How a file dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The user chose this path.
    Path(PathBuf),
    /// The user closed the dialog.
    Cancelled,
    /// This machine can show no dialog; a path to begin with in a field of our own, where there is
    /// one.
    NoDialog(Option<PathBuf>),
}
