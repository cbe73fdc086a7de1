//! The thread that reads and writes files, so that the window never waits for a disk.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
#[cfg(feature = "gui")]
use std::thread::Builder;
use std::time::Duration;

use super::aside::{set_aside, told, unusable};
#[cfg(feature = "gui")]
use super::dialog;
use super::lane::Lane;
#[cfg(feature = "gui")]
use super::painting::{self, Paint, Painter, Painting};
use super::statistics::{self, StatisticsRead};
use crate::clock;
use crate::core::count::capital;
use crate::launch::{Form, Seek, StartError};
use crate::session::Ended;
#[cfg(feature = "gui")]
use crate::storage::Folders;
#[cfg(feature = "gui")]
use crate::storage::picture::Pixels;
use crate::storage::{self, Aside, Envelope, Progress, Settings};

/// Something that a thread has to tell the window about files.
#[derive(Debug)]
pub enum FileEvent {
    /// A file was written.
    Written(FileKind, PathBuf),
    /// A file could not be written.
    WriteFailed {
        /// What was to be written.
        kind: FileKind,
        /// What went wrong, for a person.
        message: String,
    },
    /// A file stands where a game or a table was to be written, and nobody has been asked about it.
    Taken(Purpose, PathBuf),
    /// A saved game was read; its moves are not yet held against the rules.
    Opened(PathBuf, Box<Envelope>),
    /// A game could not be read; its file is as it was.
    OpenFailed(String),
    /// The game of this name, which the command line is about, was found, its moves not yet held against the rules; or not.
    Sought(String, Result<Box<Envelope>, StartError>),
    /// The settings were read; the usual ones, if there are none yet, or with a sentence that says why they cannot be used.
    Settings(Box<Settings>, Option<String>),
    /// What was practised until now was read.
    Progress(ProgressRead),
    /// The game that was in progress the last time was looked for.
    LastGame(LastGame),
    /// The game in progress the last time was kept under this name.
    Kept(PathBuf),
    /// It could not be kept.
    KeepFailed(String),
    /// A file that cannot be used was given another name, or not: a sentence that says so.
    SetAside(String),
    /// The statistics were read, or have been cleared, or cannot be read: a sentence that says why.
    Statistics(Result<Box<StatisticsRead>, String>),
    /// A finished game was counted, or had been counted before. A sentence tells if it could not be, or if there is something else to
    /// tell of the statistics.
    Counted(Option<String>),
    /// A file dialog has closed.
    Dialog(Purpose, Answer),
    /// A picture was painted for the window, or not: a sentence that says why.
    #[cfg(feature = "gui")]
    Painted(Result<Box<Pixels>, String>),
}

/// What became of the file with what was practised until now.
#[derive(Debug)]
pub enum ProgressRead {
    /// It was read, or there is none yet.
    Found(Box<Progress>),
    /// It cannot be used, and has another name now: a sentence that says so.
    SetAside(String),
    /// It cannot be used and stays where it is, so that nothing may be written in its place: a sentence that says so.
    LeftAlone(String),
}

/// What became of the game that was in progress the last time.
#[derive(Debug)]
pub enum LastGame {
    /// There is one.
    Found(Box<Envelope>),
    /// There is none.
    Missing,
    /// It cannot be used: a sentence that says why, and what became of its file.
    Lost(String),
}

/// The kinds of file that are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The game in progress, saved after every move.
    Autosave,
    /// A game saved because the person asked.
    Game,
    /// The settings.
    Settings,
    /// The statistics as a table, because the person asked.
    Table,
    /// What was practised.
    Progress,
    /// A picture or an animation, because the person asked.
    Shared,
}

/// What becomes of a file that stands where one is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is written.
    Keep,
    /// It is replaced: the person has been asked.
    Replace,
}

/// What a file dialog is for.
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
    /// The person chose this path.
    Path(PathBuf),
    /// The person closed the dialog.
    Cancelled,
    /// This machine can show no dialog; a path to begin with in a field of our own, where there is one.
    NoDialog(Option<PathBuf>),
}

/// The thread of the files, and the way to and from it. Work is done in the order in which it was asked for.
///
/// Dropping it lets the files be finished, and joins the thread; a picture that is being painted for others is given up. A dialog that is open then is left alone: it belongs to the
/// desktop, and nobody can close it from here.
pub struct Files {
    events: Receiver<FileEvent>,
    /// The way of the dialogs' answers.
    #[cfg(feature = "gui")]
    outbox: Outbox,
    lane: Lane<Job>,
    /// The thread that paints, from the first picture on.
    #[cfg(feature = "gui")]
    painting: Option<Painter>,
}

/// Work for the thread.
enum Job {
    Autosave(PathBuf, String),
    Keep(PathBuf),
    Save(PathBuf, String, Existing),
    Open(PathBuf),
    Seek(Seek),
    LoadSettings(PathBuf),
    SaveSettings(PathBuf, Box<Settings>),
    LoadProgress(PathBuf),
    SaveProgress(PathBuf, Box<Progress>),
    LastGame(PathBuf),
    Discard { path: PathBuf, damage: String },
    Statistics(PathBuf),
    Count(PathBuf, Box<Ended>),
    ClearStatistics(PathBuf),
    Export { statistics: PathBuf, table: PathBuf, existing: Existing },
}

impl Job {
    /// Returns what to tell if this work ends in a panic.
    fn failed(&self) -> FileEvent {
        let message = "an error in Plot 4 kept it from reading or writing the file".to_owned();
        match self {
            Self::Autosave(..) => FileEvent::WriteFailed { kind: FileKind::Autosave, message },
            Self::Save(..) => FileEvent::WriteFailed { kind: FileKind::Game, message },
            Self::SaveSettings(..) => FileEvent::WriteFailed { kind: FileKind::Settings, message },
            Self::SaveProgress(..) => FileEvent::WriteFailed { kind: FileKind::Progress, message },
            Self::Keep(_) => FileEvent::KeepFailed(message),
            Self::Open(_) => FileEvent::OpenFailed(message),
            Self::Seek(seek) => FileEvent::Sought(seek.name().to_owned(), Err(StartError { message, status: 1 })),
            Self::LoadSettings(_) => FileEvent::Settings(Box::default(), Some(format!("{USUAL_SETTINGS}: {message}"))),
            Self::LoadProgress(_) => FileEvent::Progress(ProgressRead::LeftAlone(format!("{NOT_COUNTED}: {message}"))),
            Self::LastGame(_) => FileEvent::LastGame(LastGame::Lost(format!("{NO_LAST_GAME}: {message}"))),
            Self::Discard { .. } => FileEvent::SetAside(format!("{NO_LAST_GAME}: {message}")),
            Self::Statistics(_) | Self::ClearStatistics(_) => FileEvent::Statistics(Err(capital(&message))),
            Self::Count(..) => FileEvent::Counted(Some(capital(&message))),
            Self::Export { .. } => FileEvent::WriteFailed { kind: FileKind::Table, message },
        }
    }
}

/// What it means when the settings cannot be read.
const USUAL_SETTINGS: &str = "The settings are the usual ones";
/// What it means when the file with what was practised is damaged.
const COUNTED_ANEW: &str = "What you practise is counted anew";
/// What it means when that file must stay as it is.
const NOT_COUNTED: &str = "What you practise now is not kept";
/// What it means when the autosaved game cannot be read.
const NO_LAST_GAME: &str = "The last game cannot be gone on with";

impl Files {
    /// Starts the thread; `wake` is called, from it or from that of a dialog, after each event.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(wake: impl Fn() + Send + Sync + 'static) -> io::Result<Self> {
        let (sender, events) = mpsc::channel();
        let outbox = Outbox { sender, wake: Arc::new(wake) };
        let lane = {
            let outbox = outbox.clone();
            Lane::start("plot4-files", move |job: Job| {
                let failed = job.failed();
                outbox.send(catch_unwind(AssertUnwindSafe(|| run(job))).unwrap_or(failed));
            })?
        };
        Ok(Self {
            events,
            #[cfg(feature = "gui")]
            outbox,
            lane,
            #[cfg(feature = "gui")]
            painting: None,
        })
    }

    /// Returns the next event, or `None` if there is none now.
    pub fn poll(&mut self) -> Option<FileEvent> {
        self.events.try_recv().ok()
    }

    /// Returns the next event, or `None` if there is none within `patience`.
    pub fn wait(&mut self, patience: Duration) -> Option<FileEvent> {
        self.events.recv_timeout(patience).ok()
    }

    /// Writes the game in progress; answered by [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn autosave(&self, path: PathBuf, text: String) {
        self.lane.send(Job::Autosave(path, text));
    }

    /// Gives the game in progress of the last time a name of its own, before another one is written in its place; answered by
    /// [`FileEvent::Kept`] or [`FileEvent::KeepFailed`].
    pub fn keep(&self, path: PathBuf) {
        self.lane.send(Job::Keep(path));
    }

    /// Writes a game where the person asked, in the format that the name of the file asks for; answered by
    /// [`FileEvent::Written`], [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
    pub fn save(&self, path: PathBuf, text: String, existing: Existing) {
        self.lane.send(Job::Save(path, text, existing));
    }

    /// Reads a game; answered by [`FileEvent::Opened`] or [`FileEvent::OpenFailed`].
    pub fn open(&self, path: PathBuf) {
        self.lane.send(Job::Open(path));
    }

    /// Looks for the game that the command line is about; answered by [`FileEvent::Sought`].
    pub fn seek(&self, seek: Seek) {
        self.lane.send(Job::Seek(seek));
    }

    /// Reads the settings; answered by [`FileEvent::Settings`]. A file that cannot be used is set aside.
    pub fn load_settings(&self, path: PathBuf) {
        self.lane.send(Job::LoadSettings(path));
    }

    /// Writes the settings; answered by [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        self.lane.send(Job::SaveSettings(path, Box::new(settings)));
    }

    /// Reads what was practised until now; answered by [`FileEvent::Progress`]. A damaged file is set aside; one of a newer version
    /// stays.
    pub fn load_progress(&self, path: PathBuf) {
        self.lane.send(Job::LoadProgress(path));
    }

    /// Writes what was practised; answered by [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn save_progress(&self, path: PathBuf, progress: Progress) {
        self.lane.send(Job::SaveProgress(path, Box::new(progress)));
    }

    /// Reads the game that was in progress the last time; answered by [`FileEvent::LastGame`]. A file that cannot be used is set
    /// aside.
    pub fn last_game(&self, path: PathBuf) {
        self.lane.send(Job::LastGame(path));
    }

    /// Sets the game of the last time aside, whose moves turned out to break the rules; answered by [`FileEvent::SetAside`].
    pub fn discard(&self, path: PathBuf, damage: &str) {
        let damage = format!("cannot use {}: {damage}", path.display());
        self.lane.send(Job::Discard { path, damage });
    }

    /// Reads the statistics; answered by [`FileEvent::Statistics`]. A damaged file is set aside.
    pub fn statistics(&self, path: PathBuf) {
        self.lane.send(Job::Statistics(path));
    }

    /// Counts a game that was finished today; answered by [`FileEvent::Counted`].
    pub fn count(&self, path: PathBuf, ended: Ended) {
        self.lane.send(Job::Count(path, Box::new(ended)));
    }

    /// Forgets all games of the statistics; answered by [`FileEvent::Statistics`].
    pub fn clear_statistics(&self, path: PathBuf) {
        self.lane.send(Job::ClearStatistics(path));
    }

    /// Writes the statistics as a table where the person asked; answered by [`FileEvent::Written`], [`FileEvent::WriteFailed`] or
    /// [`FileEvent::Taken`].
    pub fn export(&self, statistics: PathBuf, table: PathBuf, existing: Existing) {
        self.lane.send(Job::Export { statistics, table, existing });
    }

    /// Writes what `paint` makes where the person asked; answered by [`FileEvent::Written`], [`FileEvent::WriteFailed`] or
    /// [`FileEvent::Taken`].
    #[cfg(feature = "gui")]
    pub fn share(&mut self, form: Form, path: PathBuf, existing: Existing, paint: Paint<Vec<u8>>) {
        self.paint(Painting::File { form, path, existing, paint });
    }

    /// Paints a picture for the window; answered by [`FileEvent::Painted`].
    #[cfg(feature = "gui")]
    pub fn paint_picture(&mut self, paint: Paint<Pixels>) {
        self.paint(Painting::Picture(paint));
    }

    /// Gives the thread that paints something to do.
    #[cfg(feature = "gui")]
    fn paint(&mut self, painting: Painting) {
        if self.painting.is_none() {
            let outbox = self.outbox.clone();
            match Painter::start(move |event| outbox.send(event)) {
                Ok(painter) => self.painting = Some(painter),
                Err(error) => return self.outbox.send(painting::refused(&painting, &error)),
            }
        }
        if let Some(painter) = &self.painting {
            painter.send(painting);
        }
    }

    /// Shows the desktop's file dialog; answered by [`FileEvent::Dialog`].
    #[cfg(feature = "gui")]
    pub fn show_dialog(&self, purpose: Purpose, folders: Option<Folders>) {
        let outbox = self.outbox.clone();
        let show = move || {
            let answer = catch_unwind(|| dialog::show(purpose, folders.as_ref())).unwrap_or(Answer::NoDialog(None));
            outbox.send(FileEvent::Dialog(purpose, answer));
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let started = Builder::new().name("plot4-dialog".to_owned()).spawn(show);
        if started.is_err() {
            self.outbox.send(FileEvent::Dialog(purpose, Answer::NoDialog(None)));
        }
    }
}

/// The way of events to the window.
#[derive(Clone)]
struct Outbox {
    sender: Sender<FileEvent>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Outbox {
    /// Sends an event and wakes the window; if the window is gone, nobody needs it any more.
    fn send(&self, event: FileEvent) {
        if self.sender.send(event).is_ok() {
            (self.wake)();
        }
    }
}

/// Reads or writes a file, and returns what there is to tell.
fn run(job: Job) -> FileEvent {
    match job {
        Job::Autosave(path, text) => written(FileKind::Autosave, &path, storage::save(&path, text.as_bytes())),
        Job::Keep(path) => match storage::set_aside(&path, Aside::Kept) {
            Ok(kept) => FileEvent::Kept(kept),
            Err(error) => FileEvent::KeepFailed(format!("cannot rename {}: {error}", path.display())),
        },
        Job::Save(path, _, Existing::Keep) if path.exists() => FileEvent::Taken(Purpose::Save, path),
        Job::Save(path, text, Existing::Keep | Existing::Replace) => {
            written(FileKind::Game, &path, storage::save_game_text(&path, &text))
        }
        Job::SaveSettings(path, settings) => written(FileKind::Settings, &path, storage::save_settings(&path, &settings)),
        Job::Open(path) => match storage::load_envelope(&path) {
            Ok(game) => FileEvent::Opened(path, Box::new(game)),
            Err(error) => FileEvent::OpenFailed(error.to_string()),
        },
        Job::Seek(seek) => FileEvent::Sought(seek.name().to_owned(), seek.look().map(Box::new)),
        Job::LoadSettings(path) => match storage::load_settings(&path) {
            Ok(settings) => FileEvent::Settings(Box::new(settings), None),
            Err(error) => FileEvent::Settings(Box::default(), Some(unusable(&path, &error, USUAL_SETTINGS))),
        },
        Job::LoadProgress(path) => FileEvent::Progress(progress(&path)),
        Job::SaveProgress(path, progress) => written(FileKind::Progress, &path, storage::save_progress(&path, &progress)),
        Job::LastGame(path) => FileEvent::LastGame(match storage::load_envelope(&path) {
            Ok(game) => LastGame::Found(Box::new(game)),
            Err(error) if error.is_missing() => LastGame::Missing,
            Err(error) => LastGame::Lost(unusable(&path, &error, NO_LAST_GAME)),
        }),
        Job::Discard { path, damage } => FileEvent::SetAside(told(set_aside(&path, &damage, NO_LAST_GAME))),
        Job::Statistics(path) => FileEvent::Statistics(statistics::read(&path).map(Box::new)),
        Job::Count(path, ended) => FileEvent::Counted(statistics::count(&path, *ended, clock::today())),
        Job::ClearStatistics(path) => FileEvent::Statistics(statistics::clear(&path).map(Box::new)),
        Job::Export { table, existing: Existing::Keep, .. } if table.exists() => FileEvent::Taken(Purpose::SaveTable, table),
        Job::Export { statistics, table, existing: Existing::Keep | Existing::Replace } => {
            written(FileKind::Table, &table, statistics::export(&statistics, &table))
        }
    }
}

/// Returns what was practised until now, and what became of its file. Only a damaged one is set aside: one that a newer program
/// wrote, or that cannot be read here, is of use to somebody else.
fn progress(path: &Path) -> ProgressRead {
    let error = match storage::load_progress(path) {
        Ok(progress) => return ProgressRead::Found(Box::new(progress)),
        Err(error) => error,
    };
    if !error.is_damaged() || error.is_newer() {
        return ProgressRead::LeftAlone(format!("{NOT_COUNTED}: {error}"));
    }
    match storage::set_aside(path, Aside::Damaged) {
        Ok(kept) => ProgressRead::SetAside(format!("{COUNTED_ANEW}: {error}. It is kept as {}", kept.display())),
        Err(aside) => ProgressRead::LeftAlone(format!("{NOT_COUNTED}: {error}. It could not be kept aside: {aside}")),
    }
}

/// Returns how writing a file went.
fn written<E: std::fmt::Display>(kind: FileKind, path: &Path, result: Result<(), E>) -> FileEvent {
    match result {
        Ok(()) => FileEvent::Written(kind, path.to_owned()),
        Err(error) => FileEvent::WriteFailed { kind, message: error.to_string() },
    }
}
