//! The only threads: one that thinks, one that reads and writes files, one for each file dialog, and those of solvers that work
//! together: a [`Team`]'s, the assistant's of a computer that [chooses](choose), and those that [`solve_tasks`].
//!
//! The window asks and goes on drawing; answers come as [`Event`]s, after a wake-up. Thinking is asked for with a [`Ticket`]:
//! a new request stops the one before, whose answer is then dropped unseen.

mod team;

use crate::core::control::Control;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{Builder, JoinHandle};

use crate::core::connect4::{Column, Position, Size};
use crate::core::search::{Report, Strategy};
use crate::storage::{self, Aside, SavedGame, Settings};
pub use team::{Question, Team, choose, cores, solve_tasks};

/// What a thinking thread runs: someone who chooses a move.
pub type Thinker = Box<dyn Strategy<Position<Size>>>;

/// The number of a request to think; later requests have greater ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(u64);

/// Something that a thread has to tell the window.
#[derive(Debug)]
pub enum Event {
    /// A search has finished another depth.
    Progress {
        /// The request.
        ticket: Ticket,
        /// What is known so far.
        report: Report<Column>,
    },
    /// The move is chosen.
    Chosen {
        /// The request.
        ticket: Ticket,
        /// The move and what led to it.
        report: Report<Column>,
    },
    /// The thinking thread failed at this request; it goes on to the next.
    ThinkingFailed {
        /// The request.
        ticket: Ticket,
        /// What went wrong, for a person.
        message: String,
    },
    /// A file was written.
    Written(FileKind, PathBuf),
    /// A file could not be written.
    WriteFailed {
        /// What was to be written.
        kind: FileKind,
        /// What went wrong, for a person.
        message: String,
    },
    /// A file stands where a game was to be written, and nobody has been asked about it.
    Taken(PathBuf),
    /// A game was read.
    Opened(PathBuf, Box<SavedGame>),
    /// A game could not be read; its file is as it was.
    OpenFailed(String),
    /// The game in progress the last time was kept under this name.
    Kept(PathBuf),
    /// It could not be kept.
    KeepFailed(String),
    /// A file dialog has closed.
    Dialog(Purpose, Answer),
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
}

/// How a file dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The person chose this path.
    Path(PathBuf),
    /// The person closed the dialog.
    Cancelled,
    /// This machine can show no dialog.
    NoDialog,
}

/// The threads, and the way to and from them.
///
/// Dropping it stops the search, lets the files be finished, and joins both threads. A dialog that is open then is left
/// alone: it belongs to the desktop, and nobody can close it from here.
pub struct Worker {
    current: Arc<AtomicU64>,
    events: Receiver<Event>,
    /// The way of the dialogs' answers.
    #[cfg(feature = "gui")]
    outbox: Outbox,
    thinking: Lane<(Ticket, Thinker, Position<Size>)>,
    files: Lane<FileJob>,
}

/// Work for the thread of the files.
enum FileJob {
    Autosave(PathBuf, Box<SavedGame>),
    Keep(PathBuf),
    Save(PathBuf, Box<SavedGame>, Existing),
    Open(PathBuf),
    Settings(PathBuf, Box<Settings>),
}

impl FileJob {
    /// Returns what to tell if this work ends in a panic.
    fn failed(&self) -> Event {
        let message = "the files got out of hand; this is a mistake of ours".to_owned();
        match self {
            Self::Autosave(..) => Event::WriteFailed { kind: FileKind::Autosave, message },
            Self::Save(..) => Event::WriteFailed { kind: FileKind::Game, message },
            Self::Settings(..) => Event::WriteFailed { kind: FileKind::Settings, message },
            Self::Keep(_) => Event::KeepFailed(message),
            Self::Open(_) => Event::OpenFailed(message),
        }
    }
}

impl Worker {
    /// Starts the threads; `wake` is called, from any of them, after each event.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(wake: impl Fn() + Send + Sync + 'static) -> std::io::Result<Self> {
        let (sender, events) = mpsc::channel();
        let outbox = Outbox { sender, wake: Arc::new(wake) };
        let current = Arc::new(AtomicU64::new(0));
        let thinking = {
            let (outbox, current) = (outbox.clone(), Arc::clone(&current));
            Lane::start("plot4-thinking", move |(ticket, thinker, position)| {
                think(ticket, thinker, &position, &current, &outbox);
            })?
        };
        let files = {
            let outbox = outbox.clone();
            Lane::start("plot4-files", move |job: FileJob| {
                let failed = job.failed();
                outbox.send(catch_unwind(AssertUnwindSafe(|| run_file_job(job))).unwrap_or(failed));
            })?
        };
        Ok(Self {
            current,
            events,
            #[cfg(feature = "gui")]
            outbox,
            thinking,
            files,
        })
    }

    /// Asks for a move; what was being thought about is given up.
    pub fn think(&mut self, thinker: Thinker, position: Position<Size>) -> Ticket {
        self.cancel();
        let ticket = Ticket(self.current.load(Ordering::Relaxed));
        self.thinking.send((ticket, thinker, position));
        ticket
    }

    /// Stops the search that is running, if there is one; its answer will not come.
    pub fn cancel(&mut self) {
        self.current.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the next event that still matters, or `None` if there is none now.
    pub fn poll(&mut self) -> Option<Event> {
        let current = Ticket(self.current.load(Ordering::Relaxed));
        self.events.try_iter().find(|event| match event {
            Event::Progress { ticket, .. } | Event::Chosen { ticket, .. } | Event::ThinkingFailed { ticket, .. } => {
                *ticket == current
            }
            Event::Written(..)
            | Event::WriteFailed { .. }
            | Event::Taken(_)
            | Event::Opened(..)
            | Event::OpenFailed(_)
            | Event::Kept(_)
            | Event::KeepFailed(_)
            | Event::Dialog(..) => true,
        })
    }

    /// Writes the game in progress; answered by [`Event::Written`] or [`Event::WriteFailed`].
    pub fn autosave(&self, path: PathBuf, game: SavedGame) {
        self.files.send(FileJob::Autosave(path, Box::new(game)));
    }

    /// Gives the game in progress of the last time a name of its own, before another one is written in its place; answered by
    /// [`Event::Kept`] or [`Event::KeepFailed`].
    pub fn keep(&self, path: PathBuf) {
        self.files.send(FileJob::Keep(path));
    }

    /// Writes a game where the person asked; answered by [`Event::Written`], [`Event::WriteFailed`] or [`Event::Taken`].
    pub fn save(&self, path: PathBuf, game: SavedGame, existing: Existing) {
        self.files.send(FileJob::Save(path, Box::new(game), existing));
    }

    /// Reads a game; answered by [`Event::Opened`] or [`Event::OpenFailed`].
    pub fn open(&self, path: PathBuf) {
        self.files.send(FileJob::Open(path));
    }

    /// Writes the settings; answered by [`Event::Written`] or [`Event::WriteFailed`].
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        self.files.send(FileJob::Settings(path, Box::new(settings)));
    }

    /// Shows the desktop's file dialog; answered by [`Event::Dialog`].
    #[cfg(feature = "gui")]
    pub fn show_dialog(&self, purpose: Purpose) {
        let outbox = self.outbox.clone();
        let show = move || {
            let answer = catch_unwind(|| dialog::show(purpose)).unwrap_or(Answer::NoDialog);
            outbox.send(Event::Dialog(purpose, answer));
        };
        #[expect(clippy::disallowed_methods, reason = "this is the module of the threads")]
        let started = Builder::new().name("plot4-dialog".to_owned()).spawn(show);
        if started.is_err() {
            self.outbox.send(Event::Dialog(purpose, Answer::NoDialog));
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel(); // so that the thinking thread comes back within milliseconds to be joined
    }
}

/// The way of events to the window.
#[derive(Clone)]
struct Outbox {
    sender: Sender<Event>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Outbox {
    /// Sends an event and wakes the window; if the window is gone, nobody needs it any more.
    fn send(&self, event: Event) {
        if self.sender.send(event).is_ok() {
            (self.wake)();
        }
    }
}

/// A named thread with a queue of work; dropping it lets the queue run empty and joins the thread.
struct Lane<W> {
    queue: Option<Sender<W>>,
    thread: Option<JoinHandle<()>>,
}

impl<W: Send + 'static> Lane<W> {
    fn start(name: &str, mut run: impl FnMut(W) + Send + 'static) -> std::io::Result<Self> {
        let (queue, work) = mpsc::channel();
        #[expect(clippy::disallowed_methods, reason = "this is the module of the threads")]
        let thread = Builder::new().name(name.to_owned()).spawn(move || work.into_iter().for_each(&mut run))?;
        Ok(Self { queue: Some(queue), thread: Some(thread) })
    }

    fn send(&self, work: W) {
        // The thread ends only when the queue is dropped: whatever runs in it is caught, so sending cannot fail.
        if let Some(queue) = &self.queue {
            let _ = queue.send(work);
        }
    }
}

impl<W> Drop for Lane<W> {
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The hand of the window on a search: it stops when another ticket is the current one.
struct Hand<'a> {
    ticket: Ticket,
    current: &'a AtomicU64,
    outbox: &'a Outbox,
}

impl Hand<'_> {
    fn is_stale(&self) -> bool {
        self.current.load(Ordering::Relaxed) != self.ticket.0
    }
}

impl Control<Report<Column>> for Hand<'_> {
    fn should_stop(&mut self) -> bool {
        self.is_stale()
    }

    fn on_progress(&mut self, report: &Report<Column>) {
        self.outbox.send(Event::Progress { ticket: self.ticket, report: report.clone() });
    }
}

/// Thinks, and tells what came of it.
fn think(ticket: Ticket, mut thinker: Thinker, position: &Position<Size>, current: &AtomicU64, outbox: &Outbox) {
    let mut hand = Hand { ticket, current, outbox };
    if hand.is_stale() {
        return;
    }
    // The thinker is used up either way, so nothing half-changed by a panic is ever looked at.
    let chosen = catch_unwind(AssertUnwindSafe(|| choose(&mut *thinker, position, &mut hand)));
    match chosen {
        Ok(Some(report)) => outbox.send(Event::Chosen { ticket, report }),
        Ok(None) => {
            outbox.send(Event::ThinkingFailed { ticket, message: "The game is over: there is no move to choose".to_owned() });
        }
        Err(_) => outbox.send(Event::ThinkingFailed {
            ticket,
            message: "The computer lost its thread; this is a mistake of ours".to_owned(),
        }),
    }
}

/// Reads or writes a file, and returns what there is to tell.
fn run_file_job(job: FileJob) -> Event {
    fn told<E: std::fmt::Display>(kind: FileKind, path: PathBuf, result: Result<(), E>) -> Event {
        match result {
            Ok(()) => Event::Written(kind, path),
            Err(error) => Event::WriteFailed { kind, message: error.to_string() },
        }
    }
    match job {
        FileJob::Autosave(path, game) => {
            let result = storage::save_game(&path, &game);
            told(FileKind::Autosave, path, result)
        }
        FileJob::Keep(path) => match storage::set_aside(&path, Aside::Kept) {
            Ok(kept) => Event::Kept(kept),
            Err(error) => Event::KeepFailed(format!("cannot rename {}: {error}", path.display())),
        },
        FileJob::Save(path, _, Existing::Keep) if path.exists() => Event::Taken(path),
        FileJob::Save(path, game, _) => {
            let result = storage::save_game(&path, &game);
            told(FileKind::Game, path, result)
        }
        FileJob::Settings(path, settings) => {
            let result = storage::save_settings(&path, &settings);
            told(FileKind::Settings, path, result)
        }
        FileJob::Open(path) => match storage::load_game(&path) {
            Ok(game) => Event::Opened(path, Box::new(game)),
            Err(error) => Event::OpenFailed(error.to_string()),
        },
    }
}

/// The desktop's file dialogs.
#[cfg(feature = "gui")]
mod dialog {
    use std::time::Duration;

    use super::{Answer, Purpose};
    use crate::clock::Stopwatch;

    /// No person closes a dialog sooner after it was asked for; a machine that can show none answers sooner.
    const TOO_SOON_FOR_A_PERSON: Duration = Duration::from_millis(350);

    /// Shows a dialog and waits until the person is done with it.
    pub(super) fn show(purpose: Purpose) -> Answer {
        let asked = Stopwatch::start();
        let dialog = rfd::FileDialog::new().add_filter("Plot 4 games", &["json"]);
        let path = match purpose {
            Purpose::Open => dialog.set_title("Open a game").pick_file(),
            Purpose::Save => dialog.set_title("Save the game").set_file_name("game.json").save_file(),
        };
        match path {
            Some(path) => Answer::Path(path),
            None if asked.elapsed() < TOO_SOON_FOR_A_PERSON => Answer::NoDialog,
            None => Answer::Cancelled,
        }
    }
}
