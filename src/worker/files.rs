//! The threads that read and write files, so that the window never waits for a disk: one that saves
//! the game in progress, one for the other files of the user's folders, and one for each file that
//! the user names, which may be on a disk that never answers.

mod in_progress;
#[cfg(feature = "gui")]
mod pictures;

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use super::autosave::Autosaver;
use super::autosave_jobs::AutosaveJobs;
use super::file_error::{FileError, SeekError};
use super::file_event::{Existing, FileEvent, FileKind, Origin, Purpose, Request};
use super::last_writes;
use super::outbox::Outbox;
use super::own_files::{OwnFiles, OwnJob, written};
#[cfg(feature = "gui")]
use super::painting::Painter;
use super::statistics;
use super::unfinished::{BeingWritten, Unfinished};
use super::worker_thread::WorkerThread;
use super::writer::Writer;
use crate::clock::Stopwatch;
use crate::launch::Seek;
use crate::session::Ended;
use crate::storage::{self, Envelope, Folders, Progress, Settings};

/// How long quitting waits for writes.
const LAST_PATIENCE: Duration = Duration::from_secs(2);

/// The file threads, and the channels to and from them.
///
/// Work on the game in progress is done in the order of the requests, and so is work on the other
/// files of the user's folders. Each file that the user names has its own thread, so that one that
/// does not answer blocks nothing else.
///
/// Dropping it waits until everything is written, but at most two seconds. It does not wait for
/// reads, and cancels pictures being painted for sharing. An open dialog is left alone: it belongs
/// to the desktop, and cannot be closed from here.
pub struct Files {
    events: Receiver<(Origin, FileEvent)>,
    /// The channel of the answers.
    outbox: Outbox,
    /// The thread of the game in progress, if there is a folder for it.
    keeping: Option<WorkerThread<()>>,
    /// The jobs of that thread, which is woken for each.
    jobs: AutosaveJobs,
    /// The thread of the other files of this user.
    own: WorkerThread<OwnJob>,
    /// Writes the game in progress, and the files that the user names.
    writer: Writer,
    /// The writes in progress.
    unfinished: Unfinished,
    /// The searches for unfinished games.
    looking: Unfinished,
    /// The threads of the user's own files and of the pictures, until they end.
    alive: Unfinished,
    /// How long quitting waits for both of them.
    patience: Duration,
    /// The folder of the user's games, which is created when something is saved there.
    own_folder: Option<PathBuf>,
    /// The folders still to be tidied.
    untidy: Cell<Option<Folders>>,
    /// The number of requests to read a game: only the last one counts.
    asked: u64,
    /// The number of writes that the user requested.
    requests: u64,
    /// The write that the last event was about, if any.
    answered: Option<Request>,
    /// The painting thread, once a picture was requested.
    #[cfg(feature = "gui")]
    painting: Option<Painter>,
}

impl Files {
    /// Starts the threads; `wake` is called from them after each event. Without folders no game in
    /// progress can be saved.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        folders: Option<&Folders>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        Self::start_with(Writer::default(), folders, wake)
    }

    /// Starts the threads as [`start`](Self::start) does, with this writer for the game in progress
    /// and the files that the user names.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start_with(
        writer: Writer,
        folders: Option<&Folders>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let (sender, events) = mpsc::channel();
        let outbox = Outbox {
            sender,
            wake: Arc::new(wake),
        };
        let alive = Unfinished::default();
        let jobs = AutosaveJobs::default();
        let keeping = folders.map(|folders| {
            let jobs = jobs.clone();
            let (autosaver, outbox) = (
                Autosaver::new(folders.data.clone(), writer.clone()),
                outbox.clone(),
            );
            let life = alive.add(BeingWritten::Nothing);
            WorkerThread::of("plot4-autosave", move |wakes| {
                autosaver.run(&jobs, &wakes, |event| outbox.send(event));
                drop(life); // after the locks of the games
            })
        });
        let own = {
            let (outbox, life) = (outbox.clone(), alive.add(BeingWritten::Nothing));
            WorkerThread::of("plot4-files", move |jobs| {
                OwnFiles::default().work(&jobs, |event| outbox.send(event));
                drop(life);
            })?
        };
        Ok(Self {
            events,
            outbox,
            keeping: keeping.transpose()?,
            jobs,
            own,
            writer,
            unfinished: Unfinished::default(),
            looking: Unfinished::default(),
            alive,
            patience: LAST_PATIENCE,
            own_folder: folders.map(|folders| folders.data.clone()),
            untidy: Cell::new(folders.cloned()),
            asked: 0,
            requests: 0,
            answered: None,
            #[cfg(feature = "gui")]
            painting: None,
        })
    }

    /// Returns the next event, or `None` if there is none now.
    pub fn poll(&mut self) -> Option<FileEvent> {
        loop {
            let (asked, event) = self.events.try_recv().ok()?;
            if self.is_awaited(asked) {
                self.note(asked);
                return Some(event);
            }
        }
    }

    /// Returns the next event, or `None` if there is none within `patience`.
    pub fn wait(&mut self, patience: Duration) -> Option<FileEvent> {
        let (asked, event) = self.events.recv_timeout(patience).ok()?;
        if !self.is_awaited(asked) {
            return None;
        }
        self.note(asked);
        Some(event)
    }

    /// Records the request that the returned event answers.
    const fn note(&mut self, asked: Origin) {
        self.answered = match asked {
            Origin::File(request) => Some(request),
            Origin::Once | Origin::Game(_) => None,
        };
    }

    /// Returns the user's write that the last event was about, if any.
    #[must_use]
    pub const fn answered(&self) -> Option<Request> {
        self.answered
    }

    /// Returns the number of the next write that the user requests.
    const fn next_request(&mut self) -> Request {
        self.requests += 1;
        Request(self.requests)
    }

    /// Returns whether the answer to a request is still wanted.
    fn is_awaited(&self, asked: Origin) -> bool {
        match asked {
            Origin::Once | Origin::File(_) => true,
            Origin::Game(number) => number == self.asked,
        }
    }

    /// Returns what is being written, if anything.
    #[must_use]
    pub fn unfinished(&self) -> Option<BeingWritten> {
        self.unfinished.first()
    }

    /// Returns whether it has still to answer [`look_for_left`](Self::look_for_left).
    #[must_use]
    pub fn is_looking_for_left(&self) -> bool {
        self.looking.first().is_some()
    }

    /// Makes the program wait for writes, as [`drop`](Self) does, even if this thread calls `exit`
    /// before that, as Xlib does when the display has gone.
    pub fn wait_at_exit(&self) {
        last_writes::wait_at_exit(self.unfinished.clone());
    }

    /// Stops quitting from waiting: the user wants to quit even if something is not written.
    pub const fn wait_no_more(&mut self) {
        self.patience = Duration::ZERO;
    }

    /// Returns whether the game in progress is being written.
    #[must_use]
    pub fn is_keeping_game(&self) -> bool {
        self.unfinished.holds(&BeingWritten::Game)
    }

    /// Returns a function that creates the folder of a file, if that is the user's own, for the
    /// thread that writes the file.
    fn own_folder_of(&self, file: &Path) -> impl FnOnce() + Send + use<> {
        let (own, file) = (self.own_folder.clone(), file.to_owned());
        move || {
            if let Some(own) = own {
                storage::make_own_folder(&file, &own);
            }
        }
    }

    /// Writes a game to a path that the user named, in the format of its extension; answered by
    /// [`FileEvent::Written`], [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
    pub fn save(&mut self, path: PathBuf, game: Envelope, existing: Existing) -> Request {
        let request = self.next_request();
        let (writer, writing) = (
            self.writer.clone(),
            self.unfinished.add(BeingWritten::File(path.clone())),
        );
        let failed = FileEvent::WriteFailed {
            kind: FileKind::Game,
            error: FileError::Panicked,
        };
        let make_folder = self.own_folder_of(&path);
        self.apart(Origin::File(request), failed, move |send| {
            make_folder();
            if existing == Existing::Keep && path.exists() {
                send(FileEvent::Taken(Purpose::Save, path));
            } else {
                let bytes = storage::game_file(&path, &game);
                let result =
                    bytes.and_then(|bytes| writer.save_where_asked(&path, bytes.as_bytes()));
                send(written(FileKind::Game, &path, result));
            }
            drop(writing);
        });
        request
    }

    /// Reads a game; answered by [`FileEvent::Opened`] or [`FileEvent::OpenFailed`]. Any earlier
    /// request is abandoned.
    pub fn open(&mut self, path: PathBuf) {
        self.asked += 1;
        self.apart(
            Origin::Game(self.asked),
            FileEvent::OpenFailed(FileError::Panicked),
            move |send| {
                send(match storage::load_envelope(&path) {
                    Ok(game) => FileEvent::Opened(path, Box::new(game)),
                    Err(error) => FileEvent::OpenFailed(FileError::Load(error)),
                });
            },
        );
    }

    /// Looks for the game given on the command line; answered by [`FileEvent::Sought`].
    pub fn seek(&mut self, seek: Seek) {
        self.asked += 1;
        let failed = FileEvent::Sought(seek.name().to_owned(), Err(SeekError::Panicked));
        self.apart(Origin::Game(self.asked), failed, move |send| {
            send(FileEvent::Sought(
                seek.name().to_owned(),
                seek.look().map(Box::new).map_err(SeekError::Start),
            ));
        });
    }

    /// Abandons the game being read: its answer will not arrive.
    pub const fn give_up(&mut self) {
        self.asked += 1;
    }

    /// Runs a function on its own thread, for which nothing waits; `failed` is sent if it panics,
    /// or cannot start.
    fn apart(
        &self,
        asked: Origin,
        failed: FileEvent,
        work: impl FnOnce(&dyn Fn(FileEvent)) + Send + 'static,
    ) {
        let failure = Arc::new(Mutex::new(Some(failed)));
        let fail = {
            let outbox = self.outbox.clone();
            move || {
                let failed = failure
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .take();
                if let Some(failed) = failed {
                    outbox.send_to(asked, failed);
                }
            }
        };
        let (outbox, fail_there) = (self.outbox.clone(), fail.clone());
        let run = move || {
            if catch_unwind(AssertUnwindSafe(|| {
                work(&|event| outbox.send_to(asked, event));
            }))
            .is_err()
            {
                fail_there();
            }
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let started = Builder::new().name("plot4-file".to_owned()).spawn(run);
        if started.is_err() {
            fail();
        }
    }

    /// Reads the settings; answered by [`FileEvent::Settings`]. A damaged file is set aside.
    pub fn load_settings(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadSettings(path));
    }

    /// Sets the known contents of the settings file, which another thread has read.
    pub fn settings_are(&self, settings: Settings) {
        self.own.send(OwnJob::SettingsAre(Box::new(settings)));
    }

    /// Writes the changes to the settings since they were last read or written here; answered by
    /// [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        self.own.send(OwnJob::SaveSettings(
            path,
            Box::new(settings),
            self.unfinished.add(BeingWritten::Settings),
        ));
    }

    /// Reads the practice progress; answered by [`FileEvent::Progress`]. A damaged file is set
    /// aside; one of a newer version stays. The first time, this is the last task of the start, and
    /// leftovers of killed programs are removed afterwards.
    pub fn load_progress(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadProgress(path));
        if let Some(folders) = self.untidy.take() {
            self.own.send(OwnJob::Tidy(folders));
        }
    }

    /// Adds the practice progress made since it was last read or written here; answered by
    /// [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn save_progress(&self, path: PathBuf, progress: Progress) {
        let writing = self.unfinished.add(BeingWritten::Progress);
        self.own
            .send(OwnJob::SaveProgress(path, Box::new(progress), writing));
    }

    /// Reads the statistics; answered by [`FileEvent::Statistics`]. A damaged file is set aside.
    pub fn statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::Statistics(path));
    }

    /// Counts a game that was finished today; answered by [`FileEvent::Counted`].
    pub fn count(&self, path: PathBuf, ended: Ended) {
        self.own.send(OwnJob::Count(
            path,
            Box::new(ended),
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Deletes all games of the statistics; answered by [`FileEvent::Statistics`].
    pub fn clear_statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::ClearStatistics(
            path,
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Reads this many past games, the most recent first; answered by [`FileEvent::KeptGames`].
    pub fn kept_games(&self, folder: PathBuf, most: usize) {
        self.own.send(OwnJob::KeptGames(folder, most));
    }

    /// Looks for a crash report that was not offered yet; answered by [`FileEvent::CrashReport`] if
    /// there is one.
    pub fn take_crash_report(&self, folder: PathBuf) {
        self.own.send(OwnJob::TakeCrashReport(folder));
    }

    /// Deletes a crash report; answered by [`FileEvent::KeptRemoved`].
    pub fn remove_crash_report(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveCrashReport(path));
    }

    /// Deletes an unusable past game; answered by [`FileEvent::KeptRemoved`].
    pub fn remove_kept(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveKept(path));
    }

    /// Writes the statistics as a table to a path that the user named; answered by
    /// [`FileEvent::Written`], [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
    pub fn export(&mut self, statistics: PathBuf, table: PathBuf, existing: Existing) -> Request {
        let request = self.next_request();
        let (writer, writing) = (
            self.writer.clone(),
            self.unfinished.add(BeingWritten::File(table.clone())),
        );
        let failed = FileEvent::WriteFailed {
            kind: FileKind::Table,
            error: FileError::Panicked,
        };
        let make_folder = self.own_folder_of(&table);
        self.apart(Origin::File(request), failed, move |send| {
            make_folder();
            if existing == Existing::Keep && table.exists() {
                send(FileEvent::Taken(Purpose::SaveTable, table));
            } else {
                let result = statistics::export(&statistics, &table, &writer);
                send(written(FileKind::Table, &table, result));
            }
            drop(writing);
        });
        request
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        last_writes::forget();
        // A disk that does not answer would keep the program alive forever, so threads are
        // abandoned after a while.
        self.own.leave();
        if let Some(keeping) = &mut self.keeping {
            keeping.leave();
        }
        #[cfg(feature = "gui")]
        if let Some(painting) = &mut self.painting {
            painting.leave();
        }
        let clock = Stopwatch::start();
        if self.alive.wait(self.patience) {
            self.unfinished
                .wait(self.patience.saturating_sub(clock.elapsed()));
        }
    }
}
