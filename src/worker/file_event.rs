//! The events of the file threads, and the types of their requests.

use std::path::PathBuf;

use super::file_error::{FileError, FileTrouble, SeekError, StatisticsError};
#[cfg(feature = "gui")]
use super::paint_error::PaintError;
use super::statistics::{StatisticsRead, StatisticsTrouble};
use crate::core::moment::When;
use crate::launch::Form;
#[cfg(feature = "gui")]
use crate::storage::picture::Pixels;
use crate::storage::{CrashReport, Envelope, LoadError, Progress, Settings};

/// An event of a file thread for the window.
#[derive(Debug)]
pub enum FileEvent {
    /// A file was written.
    Written(FileKind, PathBuf),
    /// A file could not be written.
    WriteFailed {
        /// The kind of file.
        kind: FileKind,
        /// The reason.
        error: FileError,
    },
    /// A game or table was to be written to an existing file, and the user has not been asked about
    /// it.
    Taken(Purpose, PathBuf),
    /// A saved game was read; its moves are not checked yet.
    Opened(PathBuf, Box<Envelope>),
    /// A game could not be read; its file is unchanged.
    OpenFailed(FileError),
    /// The game with this name on the command line was found, its moves not checked yet, or not.
    Sought(String, Result<Box<Envelope>, SeekError>),
    /// The settings were read: defaults if there are none yet, or with the reason why they cannot
    /// be used.
    Settings(Box<Settings>, Option<FileTrouble>),
    /// The practice progress was read.
    Progress(ProgressRead),
    /// The unfinished games of earlier windows were found.
    Left(LeftGames),
    /// An unfinished game was archived under this name.
    Kept(PathBuf),
    /// An unfinished game could not be archived.
    KeepFailed(FileError),
    /// The past games were read.
    KeptGames(Box<KeptGames>),
    /// There is a crash report of an earlier or another window that was not offered yet.
    CrashReport(Box<CrashReport>),
    /// An unusable past game or a crash report was deleted, or not.
    KeptRemoved(Result<(), FileError>),
    /// An unusable file was renamed, or not.
    SetAside(FileTrouble),
    /// The statistics were read or cleared, or cannot be read.
    Statistics(Result<Box<StatisticsRead>, StatisticsError>),
    /// A finished game was counted, or had been already, or could not be.
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

/// The result of reading the practice progress.
#[derive(Debug)]
pub enum ProgressRead {
    /// It was read, or there is none yet.
    Found(Box<Progress>),
    /// It is unusable and was renamed.
    SetAside(FileTrouble),
    /// It is unusable and keeps its name, so it must not be overwritten.
    LeftAlone(FileTrouble),
}

/// A notice about the statistics after a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountNotice {
    /// A game that could not be counted for a while has been counted.
    CountedNow,
    /// There was another problem with them.
    Trouble(StatisticsTrouble),
    /// The game is not counted.
    NotCounted(StatisticsError),
    /// The game is not counted yet, and is retried automatically.
    NotYet(StatisticsError),
}

/// Unfinished games of closed windows that no other window has taken.
#[derive(Debug, Default)]
pub struct LeftGames {
    /// The games, the most recent first: their paths and contents, with moves not checked yet. If
    /// there are very many, these are the newest.
    pub games: Vec<(PathBuf, Box<Envelope>)>,
    /// Whether there are more games for another start.
    pub has_more: bool,
    /// Unusable files.
    pub troubles: Vec<FileTrouble>,
}

/// The past games.
#[derive(Debug, Default)]
pub struct KeptGames {
    /// The most recent ones, the last one first.
    pub games: Vec<KeptGame>,
    /// How many there are in all.
    pub count: usize,
}

/// A past game.
#[derive(Debug)]
pub struct KeptGame {
    /// Its path.
    pub path: PathBuf,
    /// When it was last played.
    pub when: When,
    /// Its contents, with moves not checked yet; or what is wrong with it.
    pub game: Result<Box<Envelope>, LoadError>,
}

/// The number of a write that the user requested, which identifies the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request(pub(super) u64);

/// The request that an event answers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// One that is never abandoned.
    Once,
    /// The request for a game with this number.
    Game(u64),
    /// A write that the user requested.
    File(Request),
}

/// The kinds of file that are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The game in progress, saved after every move.
    Autosave,
    /// A game saved at the user's request.
    Game,
    /// The settings.
    Settings,
    /// The statistics as a table, at the user's request.
    Table,
    /// The practice progress.
    Progress,
    /// A picture or animation, at the user's request.
    Shared,
}

/// Whether writing may replace an existing file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Keep it, and write nothing.
    Keep,
    /// Replace it: the user has agreed.
    Replace,
}

/// The purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To choose a game to open.
    Open,
    /// To choose where to save a game.
    Save,
    /// To choose where to save the statistics as a table.
    SaveTable,
    /// To choose where to save a picture or an animation.
    Share(Form),
}

/// The answer of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The user chose this path.
    Path(PathBuf),
    /// The user closed the dialog.
    Cancelled,
    /// This machine cannot show a dialog; the initial path for our own field, if any.
    NoDialog(Option<PathBuf>),
}
