//! The threads that read and write files, so that the window never waits for a disk: one that saves
//! the game in progress, one for the other files of the user's folders, and one for each file that
//! the user names, which may be on a disk that never answers.

#[cfg(feature = "gui")]
mod pictures;

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf, absolute};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread::Builder;
use std::time::Duration;

use super::autosave::{AutosaveJob, AutosaveJobs, Autosaver};

use super::file_event::{Existing, FileEvent, NamedFile, Purpose, Request};
use super::files_of_game::FilesOfGame;
use super::own_files::{OwnFiles, OwnJob};
#[cfg(feature = "gui")]
use super::painting::Painter;
use super::past_games::read_past_games;
use super::statistics;
use super::unfinished::{self, BeingWritten, Unfinished, Writing};
use super::worker_thread::WorkerThread;
use super::writer::Writer;
use crate::clock::Stopwatch;
use crate::launch::Seek;
use crate::session::Ended;
use crate::storage::{
    self, Encoding, Envelope, FileError, FileFault, Folders, ParseError, Progress, RemovedGame,
    Settings, Tried,
};

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
    events: Receiver<FileEvent>,
    /// Sends an event and wakes the window; if the window is gone, the event is dropped.
    send: Arc<dyn Fn(FileEvent) + Send + Sync>,
    /// The thread of the game in progress, if there is a place to keep it.
    keeping: Option<WorkerThread<()>>,
    jobs: AutosaveJobs,
    /// The thread of the other files of this user.
    own: WorkerThread<OwnJob>,
    /// Writes the game in progress, and the files that the user names.
    writer: Writer,
    unfinished: Unfinished,
    /// The searches for games that were left.
    looking: Unfinished<()>,
    /// The threads of this user's own files and of the pictures, until they end.
    alive: Unfinished<()>,
    /// How long the end waits for both of them.
    patience: Duration,
    /// The folders of the program's files, and the user's home.
    folders: Option<Folders>,
    /// The folder of the last file that the user has named.
    last_folder: Option<PathBuf>,
    /// The last file that the user has opened, or tried to, and the encoding chosen for it.
    last_read: Option<(PathBuf, Option<&'static str>)>,
    /// Whether the program's folders are still to be tidied.
    is_untidy: Cell<bool>,
    /// How many requests there were about files that the user has named.
    requests: u64,
    /// The last one to read a game, unless it was given up: no other game is waited for.
    reading: Option<Request>,
    /// The thread that paints, from the first picture on.
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
        let send: Arc<dyn Fn(FileEvent) + Send + Sync> = Arc::new(move |event| {
            if sender.send(event).is_ok() {
                wake();
            }
        });
        let alive = Unfinished::default();
        let jobs = AutosaveJobs::default();
        let keeping = folders.map(|folders| {
            let jobs = jobs.clone();
            let (keeper, send) =
                (Autosaver::new(folders.data.clone(), writer.clone()), Arc::clone(&send));
            let life = alive.add(());
            WorkerThread::of("plot4-autosave", move |wakes| {
                keeper.run(&jobs, &wakes, |event| send(event));
                drop(life); // after the locks of the games
            })
        });
        let own = {
            let (send, life) = (Arc::clone(&send), alive.add(()));
            WorkerThread::of("plot4-files", move |jobs| {
                OwnFiles::default().work(&jobs, |event| send(event));
                drop(life);
            })?
        };
        Ok(Self {
            events,
            send,
            keeping: keeping.transpose()?,
            jobs,
            own,
            writer,
            unfinished: Unfinished::default(),
            looking: Unfinished::default(),
            alive,
            patience: LAST_PATIENCE,
            folders: folders.cloned(),
            last_folder: None,
            last_read: None,
            is_untidy: Cell::new(true),
            requests: 0,
            reading: None,
            #[cfg(feature = "gui")]
            painting: None,
        })
    }

    /// Returns the next event, or `None` if there is none now.
    pub fn poll(&mut self) -> Option<FileEvent> {
        loop {
            let event = self.events.try_recv().ok()?;
            if let Some(event) = self.on_event(event) {
                return Some(event);
            }
        }
    }

    /// Returns the next event, or `None` if there is none within `patience`.
    pub fn wait(&mut self, patience: Duration) -> Option<FileEvent> {
        let event = self.events.recv_timeout(patience).ok()?;
        self.on_event(event)
    }

    /// Notes the folder of a file that was written, and returns an event unless nobody waits for
    /// it.
    fn on_event(&mut self, event: FileEvent) -> Option<FileEvent> {
        match &event {
            FileEvent::Named(
                _,
                NamedFile::Written(path) | NamedFile::Added(path) | NamedFile::InUtf8(path, _),
            ) => {
                self.note_folder(path);
            }
            FileEvent::Named(request, NamedFile::Found(_, Ok(game)))
                if self.reading == Some(*request) =>
            {
                let path = game.file().filter(|path| path.parent() != self.own_folder());
                self.last_read = path.map(|path| (path.to_owned(), None));
            }
            FileEvent::Named(request, _) if request.is_read && self.reading != Some(*request) => {
                return None;
            }
            _ => {}
        }
        Some(event)
    }

    /// Returns the last request to read a game, unless it was given up.
    #[must_use]
    pub const fn reading(&self) -> Option<Request> {
        self.reading
    }

    #[must_use]
    pub fn unfinished(&self) -> Option<BeingWritten> {
        self.unfinished.first()
    }

    /// Returns whether it has still to answer [`find_unfinished`](Self::find_unfinished).
    #[must_use]
    pub fn is_looking_for_unfinished(&self) -> bool {
        self.looking.first().is_some()
    }

    /// Makes the program wait for writes, as [`drop`](Self) does, even if this thread calls `exit`
    /// before that, as Xlib does when the display has gone.
    pub fn wait_at_exit(&self) {
        unfinished::wait_at_exit(self.unfinished.clone());
    }

    /// Stops quitting from waiting: the user wants to quit even if something is not written.
    pub const fn wait_no_more(&mut self) {
        self.patience = Duration::ZERO;
    }

    #[must_use]
    pub fn is_keeping_game(&self) -> bool {
        self.unfinished.holds(&BeingWritten::Game)
    }

    /// Writes a game where the user asked, in the format that the name of the file asks for;
    /// answered by [`NamedFile::Written`], [`NamedFile::Failed`] or [`NamedFile::Taken`]. A file of
    /// several games keeps the others, and the answer may be [`NamedFile::Added`] or
    /// [`NamedFile::HasOthers`]; `files` say which of them this game was.
    pub fn save(
        &mut self,
        path: PathBuf,
        game: Envelope,
        existing: Existing,
        files: FilesOfGame,
    ) -> Request {
        let (writer, writing) = (self.writer.clone(), Some(self.writing(&path)));
        self.write_to(path, writing, move |path| {
            let (there, source) = (files.text_in(path), files.source());
            let game = game.in_encoding(files.encoding());
            let file = storage::file_to_save(path, &game, there.as_deref(), source.as_deref())?;
            let shown = path.to_owned();
            if existing == Existing::Keep && path.exists() {
                return Ok(if file.is_added {
                    NamedFile::HasOthers(shown)
                } else {
                    NamedFile::Taken(Purpose::Save, shown)
                });
            }
            writer.save_where_asked(path, &file.bytes)?;
            files.note_saved(path, file.game, game.in_encoding(file.encoding));
            Ok(match file.left {
                Some(encoding) => NamedFile::InUtf8(shown, encoding),
                None if file.is_added => NamedFile::Added(shown),
                None => NamedFile::Written(shown),
            })
        })
    }

    /// Reads a game; answered by [`NamedFile::Opened`] or [`NamedFile::Failed`]. What was asked for
    /// before is given up.
    pub fn open(&mut self, path: PathBuf) -> Request {
        self.open_in(path, None)
    }

    /// Reads a game as [`open`](Self::open) does, from a file in the encoding of this name.
    pub fn open_in(&mut self, path: PathBuf, encoding: Option<&'static str>) -> Request {
        self.note_folder(&path);
        let is_own = self.own_folder() == path.parent();
        self.last_read = (!is_own).then(|| (path.clone(), encoding));
        let load = move |path: &Path| {
            if is_own {
                return storage::load_past_game(path);
            }
            let encoding = encoding.and_then(Encoding::named);
            storage::load_in(path, encoding.as_ref())
        };
        self.read(path.clone(), move || match load(&path) {
            Ok(game) => NamedFile::Opened(Box::new(game)),
            Err(error) => NamedFile::Failed(error),
        })
    }

    /// Returns the last file that the user has opened, or tried to.
    #[must_use]
    pub fn last_read(&self) -> Option<&Path> {
        self.last_read.as_ref().map(|(path, _)| &**path)
    }

    #[must_use]
    pub fn chosen_encoding(&self) -> Option<&'static str> {
        self.last_read.as_ref().and_then(|(_, chosen)| *chosen)
    }

    /// Notes the folder of a file that the user has named, unless it is the program's own.
    fn note_folder(&mut self, path: &Path) {
        if let Ok(path) = absolute(path)
            && let Some(folder) = path.parent()
            && self.own_folder() != Some(folder)
        {
            self.last_folder = Some(folder.to_owned());
        }
    }

    /// Returns the folder of the user's games, which is created when something is saved there.
    fn own_folder(&self) -> Option<&Path> {
        self.folders.as_ref().map(|folders| &*folders.data)
    }

    /// Looks for the game that the command line is about; answered by [`NamedFile::Found`].
    pub fn seek(&mut self, seek: Seek) -> Request {
        let name = seek.name().to_owned();
        self.read(PathBuf::from(&name), move || NamedFile::Found(name, seek.look().map(Box::new)))
    }

    /// Gives up a request: where it reads a game, its answer does not come any more.
    pub fn give_up(&mut self, request: Request) {
        self.reading.take_if(|reading| *reading == request);
    }

    /// Reads a game that the user has named, instead of any other.
    fn read(
        &mut self,
        path: PathBuf,
        work: impl FnOnce() -> NamedFile + Send + 'static,
    ) -> Request {
        let request = self.named(Tried::Open, path, None, work);
        self.reading = Some(request);
        request
    }

    /// Notes that a file which the user has named is being written, until the result is dropped.
    fn writing(&self, path: &Path) -> Writing {
        self.unfinished.add(BeingWritten::File(path.to_owned()))
    }

    /// Writes a file that the user has named, unless it is to be kept.
    fn write(
        &mut self,
        purpose: Purpose,
        path: PathBuf,
        existing: Existing,
        writing: Option<Writing>,
        work: impl FnOnce(&Path) -> Result<(), FileError> + Send + 'static,
    ) -> Request {
        self.write_to(path, writing, move |path| {
            if existing == Existing::Keep && path.exists() {
                return Ok(NamedFile::Taken(purpose, path.to_owned()));
            }
            work(path).map(|()| NamedFile::Written(path.to_owned()))
        })
    }

    /// Does what may write a file that the user has named. This user's own folder is made where
    /// there is none.
    fn write_to(
        &mut self,
        path: PathBuf,
        writing: Option<Writing>,
        work: impl FnOnce(&Path) -> Result<NamedFile, FileError> + Send + 'static,
    ) -> Request {
        let own_folder = self.own_folder().map(Path::to_owned);
        self.named(Tried::Save, path.clone(), writing, move || {
            if let Some(own) = own_folder {
                storage::make_own_folder(&path, &own);
            }
            work(&path).unwrap_or_else(NamedFile::Failed)
        })
    }

    /// Does what the user asks of a file on a thread of its own, and answers the request.
    fn named(
        &mut self,
        tried: Tried,
        path: PathBuf,
        writing: Option<Writing>,
        work: impl FnOnce() -> NamedFile + Send + 'static,
    ) -> Request {
        self.requests += 1;
        let request = Request { number: self.requests, is_read: tried == Tried::Open };
        let failed = move || {
            let error = FileError::new(tried, &path, FileFault::Panicked);
            FileEvent::Named(request, NamedFile::Failed(error))
        };
        self.apart(writing, failed, move || FileEvent::Named(request, work()));
        request
    }

    /// Does something on a thread of its own, for which no thread waits, and sends what it returns;
    /// `failed` is sent if it ends in a panic, or cannot begin. Only then is `writing` dropped.
    fn apart(
        &self,
        writing: Option<Writing>,
        failed: impl Fn() -> FileEvent + Clone + Send + 'static,
        work: impl FnOnce() -> FileEvent + Send + 'static,
    ) {
        let (send, panicked) = (Arc::clone(&self.send), failed.clone());
        let run = move || {
            send(catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| panicked()));
            drop(writing);
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let started = Builder::new().name("plot4-file".to_owned()).spawn(run);
        if started.is_err() {
            (self.send)(failed());
        }
    }

    /// Reads the past games; answered by [`FileEvent::PastGames`], several times if there are some
    /// that are not in their index.
    pub fn past_games(&self, folder: PathBuf) {
        let (send, each) = (Arc::clone(&self.send), Arc::clone(&self.send));
        let failed = || FileEvent::PastGames(Box::default());
        let work =
            move || read_past_games(&folder, |batch| each(FileEvent::PastGames(Box::new(batch))));
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let started = Builder::new().name("plot4-past".to_owned()).spawn(move || {
            if catch_unwind(AssertUnwindSafe(work)).is_err() {
                send(failed());
            }
        });
        if started.is_err() {
            (self.send)(failed());
        }
    }

    /// Writes the statistics as a table where the user asked; answered by [`NamedFile::Written`],
    /// [`NamedFile::Failed`] or [`NamedFile::Taken`].
    pub fn export(&mut self, statistics: PathBuf, table: PathBuf, existing: Existing) -> Request {
        let (writer, writing) = (self.writer.clone(), Some(self.writing(&table)));
        self.write(Purpose::SaveTable, table, existing, writing, move |table| {
            statistics::export(&statistics, table, &writer)
        })
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        unfinished::forget();
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
            self.unfinished.wait(self.patience.saturating_sub(clock.elapsed()));
        }
    }
}

impl Files {
    /// Reads the settings; answered by `FileEvent::Settings`. A damaged file is set aside.
    pub fn load_settings(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadSettings(path));
    }

    /// Sets the known contents of the settings file, which another thread has read.
    pub fn settings_are(&self, settings: Settings) {
        self.own.send(OwnJob::SettingsAre(Box::new(settings)));
    }

    /// Writes the changes to the settings since they were last read or written here; answered by
    /// `FileEvent::Written` or `FileEvent::WriteFailed`.
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        let writing = self.unfinished.add(BeingWritten::Settings);
        self.own.send(OwnJob::SaveSettings(path, Box::new(settings), writing));
    }

    /// Reads the practice progress; answered by `FileEvent::Progress`. A damaged file is set
    /// aside; one of a newer version stays. The first time, this is the last task of the start, and
    /// leftovers of killed programs are removed afterwards.
    pub fn load_progress(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadProgress(path));
        if let (true, Some(folders)) = (self.is_untidy.replace(false), &self.folders) {
            self.own.send(OwnJob::Tidy(folders.clone()));
        }
    }

    /// Adds the practice progress made since it was last read or written here; answered by
    /// `FileEvent::Written` or `FileEvent::WriteFailed`.
    pub fn save_progress(&self, path: PathBuf, progress: Progress) {
        let writing = self.unfinished.add(BeingWritten::Progress);
        self.own.send(OwnJob::SaveProgress(path, Box::new(progress), writing));
    }

    /// Reads the statistics; answered by `FileEvent::Statistics`. A damaged file is set aside.
    pub fn statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::Statistics(path));
    }

    /// Counts a game that was finished today; answered by `FileEvent::Counted`.
    pub fn count(&self, path: PathBuf, ended: Ended) {
        self.own.send(OwnJob::Count(
            path,
            Box::new(ended),
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Deletes all games of the statistics; answered by `FileEvent::Statistics`.
    pub fn clear_statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::ClearStatistics(path, self.unfinished.add(BeingWritten::Statistics)));
    }

    /// Looks for a crash report that was not offered yet; answered by `FileEvent::CrashReport` if
    /// there is one.
    pub fn take_crash_report(&self, folder: PathBuf) {
        self.own.send(OwnJob::TakeCrashReport(folder));
    }

    /// Deletes a crash report; answered by `FileEvent::Removed`.
    pub fn remove_crash_report(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveCrashReport(path));
    }

    /// Removes a past game; answered by `FileEvent::GameRemoved`.
    pub fn remove_past_game(&self, path: PathBuf) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.own.send(OwnJob::RemovePastGame(path, writing));
    }

    /// Brings back a past game that was removed; answered by `FileEvent::GameRestored`.
    pub fn restore_past_game(&self, removed: Box<RemovedGame>) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.own.send(OwnJob::RestorePastGame(removed, writing));
    }
}

impl Files {
    /// Looks for the games that earlier windows have left; answered by `FileEvent::Unfinished`. They
    /// are this window's then, until it [continues](Self::continue_game) one of them.
    pub fn find_unfinished(&self) {
        self.keep(AutosaveJob::Look(self.looking.add(())));
    }

    /// Continues an unfinished game in this window; the others are left for the next start.
    pub fn continue_game(&self, path: PathBuf) {
        self.keep(AutosaveJob::Continue(path));
    }

    /// Archives an unfinished game before another one overwrites it; answered by
    /// `FileEvent::Archived` or `FileEvent::ArchiveFailed`.
    pub fn archive(&self, path: PathBuf) {
        self.keep(AutosaveJob::Archive(path));
    }

    /// Archives the game in progress before another one overwrites it; answered by
    /// `FileEvent::PastCount`, after `FileEvent::WriteFailed` if that is to be tried again.
    pub fn archive_own(&self, game: Envelope, files: FilesOfGame) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.keep(AutosaveJob::ArchiveOwn(Box::new(game), files, writing));
    }

    /// Keeps a game that has ended among the past games, or what is new of it if it was kept
    /// before; answered by `FileEvent::PastCount`, or by `FileEvent::WriteFailed` and a later
    /// attempt.
    pub fn keep_ended(&self, game: Envelope, files: FilesOfGame) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.keep(AutosaveJob::Keep(Box::new(game), files, writing));
    }

    /// Allows another game to overwrite an unfinished one that is over.
    pub fn spare(&self, path: PathBuf) {
        self.keep(AutosaveJob::Spare(path));
    }

    /// Sets aside an unfinished game whose moves turned out to break the rules; answered by
    /// `FileEvent::SetAside`.
    pub fn discard(&self, path: PathBuf, error: ParseError) {
        self.keep(AutosaveJob::Discard { path, error });
    }

    /// Writes the game in progress to the file of this window; answered by one `FileEvent::Written`
    /// or `FileEvent::WriteFailed` for several requests in quick succession. A failed write is
    /// retried automatically, and answered each time.
    pub fn autosave(&self, text: String) {
        self.keep(AutosaveJob::Save(text, self.unfinished.add(BeingWritten::Game)));
    }

    /// Immediately retries to write the game in progress, if there is an unwritten one; answered as
    /// by [`autosave`](Self::autosave).
    pub fn retry_autosave(&self) {
        self.keep(AutosaveJob::Retry(self.unfinished.add(BeingWritten::Game)));
    }

    /// Sends a job to the thread of the game in progress.
    fn keep(&self, job: AutosaveJob) {
        if let Some(keeping) = &self.keeping
            && self.jobs.add(job)
        {
            keeping.send(());
        }
    }
}
