//! The threads that read and write files, so that the window never waits for a disk: one that keeps
//! the game in progress, one for the other files of this user's folders, and one for each file that
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

use super::autosave::Keeper;
use super::file_error::{FileError, SeekError};
use super::file_event::{Asked, Existing, FileEvent, FileKind, Purpose, Request};
use super::keeper_jobs::KeeperJobs;
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

/// How long the end waits for what is being written.
const LAST_PATIENCE: Duration = Duration::from_secs(2);

/// The threads of the files, and the way to and from them.
///
/// Work on the game in progress is done in the order of the requests, and so is work on the other
/// files of this user's folders. Each file that the user names has a thread of its own: one that
/// does not answer keeps nothing else waiting.
///
/// Dropping it waits until everything is written, but two seconds at most; for what is only read it
/// does not wait at all, and a picture that is being painted for others is given up. A dialog that
/// is open then is left alone: it belongs to the desktop, and it cannot be closed from here.
pub struct Files {
    events: Receiver<(Asked, FileEvent)>,
    /// The way of the answers.
    outbox: Outbox,
    /// The thread of the game in progress, if there is a place to keep it.
    keeping: Option<WorkerThread<()>>,
    /// The jobs of that thread, which is woken for each.
    jobs: KeeperJobs,
    /// The thread of the other files of this user.
    own: WorkerThread<OwnJob>,
    /// Writes the game in progress, and the files that the user names.
    writer: Writer,
    /// The writes in progress.
    unfinished: Unfinished,
    /// The searches for games that were left.
    looking: Unfinished<()>,
    /// The threads of this user's own files and of the pictures, until they end.
    alive: Unfinished<()>,
    /// How long the end waits for both of them.
    patience: Duration,
    /// The folder of this user's games, which is made when something is to be saved there.
    own_folder: Option<PathBuf>,
    /// The folders that are still to be tidied.
    untidy: Cell<Option<Folders>>,
    /// How many games were asked for to be read: only the last one is waited for.
    asked: u64,
    /// How many files were written because the user asked.
    requests: u64,
    /// Which of them the last event was about, if it was about one.
    answered: Option<Request>,
    /// The thread that paints, from the first picture on.
    #[cfg(feature = "gui")]
    painting: Option<Painter>,
}

impl Files {
    /// Starts the threads; `wake` is called, from one of them, after each event. Without folders no
    /// game in progress can be kept.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        folders: Option<&Folders>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        Self::start_with(Writer::default(), folders, wake)
    }

    /// Starts the threads as [`start`](Self::start) does, with what writes the game in progress and
    /// the files that the user names.
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
        let jobs = KeeperJobs::default();
        let keeping = folders.map(|folders| {
            let jobs = jobs.clone();
            let (keeper, outbox) = (
                Keeper::new(folders.data.clone(), writer.clone()),
                outbox.clone(),
            );
            let life = alive.add(());
            WorkerThread::of("plot4-autosave", move |wakes| {
                keeper.run(&jobs, &wakes, |event| outbox.send(event));
                drop(life); // after the locks of the games
            })
        });
        let own = {
            let (outbox, life) = (outbox.clone(), alive.add(()));
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

    /// Notes whose answer the event is that is given away now.
    const fn note(&mut self, asked: Asked) {
        self.answered = match asked {
            Asked::File(request) => Some(request),
            Asked::Once | Asked::Game(_) => None,
        };
    }

    /// Returns which file, written because the user asked, the last event was about; `None` if it
    /// was about none.
    #[must_use]
    pub const fn answered(&self) -> Option<Request> {
        self.answered
    }

    /// Returns the number of the next file that is written because the user asked.
    const fn next_request(&mut self) -> Request {
        self.requests += 1;
        Request(self.requests)
    }

    /// Returns whether the answer is still wanted.
    fn is_awaited(&self, asked: Asked) -> bool {
        match asked {
            Asked::Once | Asked::File(_) => true,
            Asked::Game(number) => number == self.asked,
        }
    }

    /// Returns what is being written; `None` if nothing is.
    #[must_use]
    pub fn unfinished(&self) -> Option<BeingWritten> {
        self.unfinished.first()
    }

    /// Returns whether it has still to answer [`look_for_left`](Self::look_for_left).
    #[must_use]
    pub fn is_looking_for_left(&self) -> bool {
        self.looking.first().is_some()
    }

    /// Lets the end of the program wait as [`drop`](Self) does if this thread calls `exit` before
    /// that, as Xlib does when the display has gone.
    pub fn wait_at_exit(&self) {
        last_writes::wait_at_exit(self.unfinished.clone());
    }

    /// Lets the end wait for nothing: the user has said to quit whatever is written.
    pub const fn wait_no_more(&mut self) {
        self.patience = Duration::ZERO;
    }

    /// Returns whether the game in progress is being written.
    #[must_use]
    pub fn is_keeping_game(&self) -> bool {
        self.unfinished.holds(&BeingWritten::Game)
    }

    /// Returns what makes the folder of a file, if that is this user's own: for the thread that
    /// writes the file.
    fn own_folder_of(&self, file: &Path) -> impl FnOnce() + Send + use<> {
        let (own, file) = (self.own_folder.clone(), file.to_owned());
        move || {
            if let Some(own) = own {
                storage::make_own_folder(&file, &own);
            }
        }
    }

    /// Writes a game where the user asked, in the format that the name of the file asks for;
    /// answered by [`FileEvent::Written`], [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
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
        self.apart(Asked::File(request), failed, move |send| {
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

    /// Reads a game; answered by [`FileEvent::Opened`] or [`FileEvent::OpenFailed`]. What was asked
    /// for before is given up.
    pub fn open(&mut self, path: PathBuf) {
        self.asked += 1;
        self.apart(
            Asked::Game(self.asked),
            FileEvent::OpenFailed(FileError::Panicked),
            move |send| {
                send(match storage::load_envelope(&path) {
                    Ok(game) => FileEvent::Opened(path, Box::new(game)),
                    Err(error) => FileEvent::OpenFailed(FileError::Load(error)),
                });
            },
        );
    }

    /// Looks for the game that the command line is about; answered by [`FileEvent::Sought`].
    pub fn seek(&mut self, seek: Seek) {
        self.asked += 1;
        let failed = FileEvent::Sought(seek.name().to_owned(), Err(SeekError::Panicked));
        self.apart(Asked::Game(self.asked), failed, move |send| {
            send(FileEvent::Sought(
                seek.name().to_owned(),
                seek.look().map(Box::new).map_err(SeekError::Start),
            ));
        });
    }

    /// Gives up the game that is being read: its answer does not come any more.
    pub const fn give_up(&mut self) {
        self.asked += 1;
    }

    /// Does something on a thread of its own, for which no thread waits; `failed` is sent if that
    /// ends in a panic, or cannot begin.
    fn apart(
        &self,
        asked: Asked,
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

    /// Says what stands in the file of the settings, where another thread has read it.
    pub fn settings_are(&self, settings: Settings) {
        self.own.send(OwnJob::SettingsAre(Box::new(settings)));
    }

    /// Writes what has changed of the settings since they were read or written here; answered by
    /// [`FileEvent::Written`] or [`FileEvent::WriteFailed`].
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        self.own.send(OwnJob::SaveSettings(
            path,
            Box::new(settings),
            self.unfinished.add(BeingWritten::Settings),
        ));
    }

    /// Reads what was practised until now; answered by [`FileEvent::Progress`]. A damaged file is
    /// set aside; one of a newer version stays. After the first time, nothing that the start waits
    /// for is left: what killed programs left is removed then.
    pub fn load_progress(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadProgress(path));
        if let Some(folders) = self.untidy.take() {
            self.own.send(OwnJob::Tidy(folders));
        }
    }

    /// Adds what was practised since it was read or written here; answered by
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

    /// Forgets all games of the statistics; answered by [`FileEvent::Statistics`].
    pub fn clear_statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::ClearStatistics(
            path,
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Reads so many of the games that were put away, those that were played last first; answered
    /// by [`FileEvent::KeptGames`].
    pub fn kept_games(&self, folder: PathBuf, most: usize) {
        self.own.send(OwnJob::KeptGames(folder, most));
    }

    /// Looks for a report of a crash that was not offered yet; answered by
    /// [`FileEvent::CrashReport`] if there is one.
    pub fn take_crash_report(&self, folder: PathBuf) {
        self.own.send(OwnJob::TakeCrashReport(folder));
    }

    /// Removes a report of a crash; answered by [`FileEvent::KeptRemoved`].
    pub fn remove_crash_report(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveCrashReport(path));
    }

    /// Removes a game that was put away and cannot be used; answered by [`FileEvent::KeptRemoved`].
    pub fn remove_kept(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveKept(path));
    }

    /// Writes the statistics as a table where the user asked; answered by [`FileEvent::Written`],
    /// [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
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
        self.apart(Asked::File(request), failed, move |send| {
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
        // A disk that does not answer would keep the program for ever: threads are left to
        // themselves after a while.
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
