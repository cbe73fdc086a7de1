//! The thread that saves the game in progress, which waits for nothing else: not for a file that
//! the user opens, nor for the settings.
//!
//! It owns the [file](GameFile) of this window and, until they are dealt with, those of closed
//! windows. A failed write is retried automatically, at growing intervals.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};

use super::file_event::{FileEvent, FileKind, UnfinishedGames};
use super::files_of_game::FilesOfGame;
use super::quarantine::set_aside;
use super::unfinished::Writing;
use super::writer::{Next, Retry, Writer};
use crate::storage::{
    self, Earlier, Envelope, FileError, FileFault, GameFile, Lock, OwnFile, OwnFileError,
    ParseError, PastGamesWriter, Tried,
};

/// The most unfinished games to read at a start. Each offered one takes memory, and an open file.
const MAX_LEFT: usize = 20;

/// How many times to write a game in a row, if the lock of its file is deleted during each write.
const MAX_WRITES: u32 = 3;

struct UnfinishedFile {
    file: GameFile,
    /// Whether another game may overwrite it.
    is_spare: bool,
}

pub(super) struct Autosaver {
    folder: PathBuf,
    past_games: PastGamesWriter,
    writer: Writer,
    /// The file of this window, once something was written.
    own: Option<GameFile>,
    found: Vec<UnfinishedFile>,
    /// The game that could not be written.
    unwritten: Option<String>,
    /// The games that belong among the past games and are not there yet, the oldest first.
    unkept: Vec<(Envelope, FilesOfGame)>,
}

impl Autosaver {
    pub(super) fn new(folder: PathBuf, writer: Writer) -> Self {
        Self {
            past_games: PastGamesWriter::new(folder.clone()),
            folder,
            writer,
            own: None,
            found: Vec::new(),
            unwritten: None,
            unkept: Vec::new(),
        }
    }

    /// Works on the jobs until their sender is dropped; each job has a wake-up, and `send` receives
    /// the events.
    pub(super) fn run(
        mut self,
        jobs: &AutosaveJobs,
        wakes: &Receiver<()>,
        send: impl Fn(FileEvent),
    ) {
        let mut retry = Retry::new();
        loop {
            let is_late = self.unwritten.is_some() || !self.unkept.is_empty();
            let is_asked = match retry.wait(wakes, is_late) {
                Next::Asked(()) => true,
                Next::Again => false,
                Next::Over => break,
            };
            let step = || {
                if is_asked {
                    jobs.next().into_iter().for_each(|job| self.act(job, &send));
                } else {
                    self.catch_up(&send);
                }
            };
            if catch_unwind(AssertUnwindSafe(step)).is_err() {
                let error = FileError::save(&self.folder, FileFault::Panicked);
                send(FileEvent::WriteFailed { kind: FileKind::Autosave, error });
            }
        }
        // The receiver has gone.
        let _ = catch_unwind(AssertUnwindSafe(|| self.keep()));
    }

    fn act(&mut self, job: AutosaveJob, send: &impl Fn(FileEvent)) {
        match job {
            AutosaveJob::Look(_looking) => send(FileEvent::Unfinished(self.look())),
            AutosaveJob::Continue(path) => {
                let file = self.found.iter().position(|found| found.file.path() == path);
                self.own = file.map(|index| self.found.swap_remove(index).file);
                // The other games wait for the next start.
                self.found.clear();
            }
            AutosaveJob::Archive(path) => {
                send(self.archive(&path));
                send(self.count());
            }
            AutosaveJob::ArchiveOwn(game, files, _writing) => {
                self.archive_own(*game, &files);
                self.catch_up(send);
                send(self.count());
            }
            AutosaveJob::Keep(game, files, _writing) => {
                self.keep_later(*game, &files);
                self.catch_up(send);
            }
            AutosaveJob::Spare(path) => self.spare(&path),
            AutosaveJob::Discard { path, error } => {
                send(self.discard(&path, error));
            }
            AutosaveJob::Save(text, _writing) => {
                self.unwritten = Some(text);
                self.catch_up(send);
            }
            AutosaveJob::Retry(_writing) => self.catch_up(send),
        }
    }

    /// Looks for unfinished games, the newest ones if there are many. Damaged files are set aside;
    /// those that a newer version wrote, or that cannot be read, stay.
    fn look(&mut self) -> UnfinishedGames {
        let mut left = UnfinishedGames {
            past_games: storage::count_past_games(&self.folder),
            ..UnfinishedGames::default()
        };
        for mut file in GameFile::left(&self.folder) {
            if left.games.len() + left.errors.len() == MAX_LEFT {
                left.has_more = true;
                break;
            }
            if let Some(fault) = file.lock_failure() {
                // It may be another window's game: it is reported, and nothing is done with it.
                let error = FileError::new(Tried::Lock, file.path(), fault.clone());
                left.errors.push(OwnFileError::left_alone(OwnFile::LastGame, error));
                continue;
            }
            let (game, error) = read_unfinished(file.path());
            let is_spare = error.as_ref().is_some_and(OwnFileError::leaves_nothing);
            file.note_restored();
            left.games.extend(game.map(|game| (file.path().to_owned(), game)));
            left.errors.extend(error);
            self.found.push(UnfinishedFile { file, is_spare });
        }
        left
    }

    /// Sets a game aside that breaks the rules, and returns what there is to tell: an earlier
    /// version of it may be offered instead.
    fn discard(&mut self, path: &Path, error: ParseError) -> FileEvent {
        let error = FileError::open(path, error);
        let found = match self.hold(path) {
            Ok(Some(found)) => found,
            // This window has another game now, so the versions are left for the next start.
            Ok(None) => {
                let error = set_aside(path, error, OwnFile::LastGame);
                return FileEvent::SetAside(error);
            }
            Err(error) => {
                return FileEvent::SetAside(OwnFileError::left_alone(OwnFile::LastGame, error));
            }
        };
        let (game, error) = instead_of(path, error);
        found.is_spare = error.leaves_nothing();
        found.file.note_restored();
        match game {
            None => FileEvent::SetAside(error),
            Some(game) => FileEvent::Unfinished(UnfinishedGames {
                games: vec![(path.to_owned(), game)],
                errors: vec![error],
                has_more: false,
                past_games: storage::count_past_games(&self.folder),
            }),
        }
    }

    fn archive(&mut self, path: &Path) -> FileEvent {
        let kept = match self.hold(path) {
            Ok(Some(found)) => found.file.archive(None),
            Ok(None) => match Lock::beside(path) {
                Some(_lock) => storage::move_to_past_games(path, None),
                None => Err(FileFault::Elsewhere),
            },
            Err(error) => Err(error.fault),
        };
        match kept {
            Ok((kept, has_ended)) => {
                self.spare(path);
                FileEvent::Archived { path: kept, has_ended }
            }
            Err(fault) => FileEvent::ArchiveFailed(FileError::new(Tried::Rename, path, fault)),
        }
    }

    /// Writes the game in progress and keeps the past games, if they are not on the disk yet, and
    /// sends how that went. What fails is tried again later.
    fn catch_up(&mut self, send: &impl Fn(FileEvent)) {
        let written = self.unwritten.is_some().then(|| self.write());
        let kept = self.keep();
        if let Some(Ok(_)) = kept {
            send(self.count());
        }
        let kept = kept.map(|kept| match kept {
            Ok(path) => FileEvent::Written(FileKind::Autosave, path),
            Err(error) => FileEvent::WriteFailed { kind: FileKind::Autosave, error },
        });
        // A failure is told before what went well.
        let is_good = |event: &FileEvent| !matches!(event, FileEvent::WriteFailed { .. });
        let event = written.into_iter().chain(kept).min_by_key(is_good);
        event.into_iter().for_each(send);
    }

    /// Notes that a game belongs among the past games, in place of an older version of it.
    fn keep_later(&mut self, game: Envelope, files: &FilesOfGame) {
        self.unkept.retain(|(_, older)| !older.are_those(files));
        self.unkept.push((game, files.clone()));
    }

    /// Keeps the games that are not among the past games yet. Returns the file of the last one, or
    /// the first error; `None` if there is none to keep.
    fn keep(&mut self) -> Option<Result<PathBuf, FileError>> {
        let mut result = None;
        let mut index = 0;
        while let Some((game, files)) = self.unkept.get(index) {
            let kept = self.past_games.keep(game, files.kept().as_ref());
            if kept.is_ok() {
                let (game, files) = self.unkept.remove(index);
                files.note_kept(game);
            } else {
                index += 1;
            }
            if !matches!(result, Some(Err(_))) {
                result = Some(kept);
            }
        }
        result
    }

    /// Returns how many past games there are.
    fn count(&self) -> FileEvent {
        FileEvent::PastCount(storage::count_past_games(&self.folder))
    }

    /// Archives the game in progress as it was last written. A game whose last state is not
    /// written, or whose file cannot be renamed, is to be kept later.
    fn archive_own(&mut self, game: Envelope, files: &FilesOfGame) {
        if self.unwritten.is_some() {
            let _ = self.write(); // it is tried once more
        }
        let is_written = self.unwritten.take().is_none();
        // An older version than that of this table may lack what is kept already.
        let before = files.kept().filter(|_| is_written);
        let own = self.own.as_mut().filter(|own| own.path().exists());
        let own = own.and_then(|own| own.hold().then_some(own));
        let archived = own.map(|own| own.archive(before.as_ref()));
        if !is_written || matches!(archived, Some(Err(_))) {
            self.keep_later(game, files);
        } else if archived.is_some() {
            self.unkept.retain(|(_, older)| !older.are_those(files));
            if game.number().is_some() {
                files.note_kept(game);
            }
        }
    }

    /// Returns the unfinished game found at this path, if there is one.
    ///
    /// # Errors
    /// [`FileFault::Elsewhere`] if another window has taken it.
    fn hold(&mut self, path: &Path) -> Result<Option<&mut UnfinishedFile>, FileError> {
        let Some(found) = self.found.iter_mut().find(|found| found.file.path() == path) else {
            return Ok(None);
        };
        if found.file.hold() {
            Ok(Some(found))
        } else {
            Err(FileError::new(Tried::Rename, path, FileFault::Elsewhere))
        }
    }

    /// Notes that another game may overwrite the one in this file.
    fn spare(&mut self, path: &Path) {
        for found in self.found.iter_mut().filter(|found| found.file.path() == path) {
            found.is_spare = true;
        }
    }

    /// Writes the game in progress, and returns the event. It is kept for a retry until it is
    /// written, even after a panic.
    fn write(&mut self) -> FileEvent {
        let failed = |error| FileEvent::WriteFailed { kind: FileKind::Autosave, error };
        let mut writes = 0;
        loop {
            let Some(path) = self.own_file().map(|file| file.path().to_owned()) else {
                return failed(FileError::save(&self.folder, FileFault::NoFileFree));
            };
            let Some(text) = &self.unwritten else {
                return FileEvent::Written(FileKind::Autosave, path);
            };
            // A game that could not be opened again must not replace one that can.
            if let Err(error) = storage::check_game_text(text) {
                return failed(FileError::save(&path, error));
            }
            if let Err(error) = self.writer.save(&path, text.as_bytes()) {
                // If even the lock could not be created, another window may take the file.
                self.own.take_if(|file| !file.is_acquired());
                return failed(error);
            }
            writes += 1;
            // If the lock was deleted during the write, another window may be about to write there.
            if self.own.as_mut().is_none_or(GameFile::note_written) || writes == MAX_WRITES {
                self.unwritten = None;
                return FileEvent::Written(FileKind::Autosave, path);
            }
        }
    }

    /// Returns the file of this window: from the first game on, the first free one. If another
    /// window has taken that, because its lock was deleted or could not be acquired, it is a
    /// different one from then on.
    fn own_file(&mut self) -> Option<&GameFile> {
        self.own.take_if(|file| !file.hold());
        if self.own.is_none() {
            let mut spare: Vec<_> =
                self.found.extract_if(.., |found| found.is_spare).map(|found| found.file).collect();
            spare.sort_by_key(GameFile::number);
            let first = spare.into_iter().find_map(|mut file| file.hold().then_some(file));
            self.own = first.or_else(|| GameFile::unused(&self.folder));
        }
        self.own.as_ref()
    }
}

// The job queue of the thread that saves the game in progress, in order and of bounded length.

/// A job for the thread that saves the game in progress.
pub(super) enum AutosaveJob {
    Look(Writing<()>),
    /// Continue the unfinished game in this file in this window.
    Continue(PathBuf),
    Archive(PathBuf),
    /// Archive the game in progress, which another one replaces in this window.
    ArchiveOwn(Box<Envelope>, FilesOfGame, Writing),
    /// Keep this game, which has ended, among the past games.
    Keep(Box<Envelope>, FilesOfGame, Writing),
    /// Allow overwriting the game in this file, which is over.
    Spare(PathBuf),
    /// Set aside the game in this file, which breaks the rules.
    Discard {
        path: PathBuf,
        error: ParseError,
    },
    Save(String, Writing),
    /// Retry the last write now, if it failed.
    Retry(Writing),
}

/// The pending jobs. Of consecutive writes only the last one is kept, so that a disk that does not
/// answer cannot fill the memory, however long the game lasts.
#[derive(Clone, Default)]
pub(super) struct AutosaveJobs(Arc<Mutex<VecDeque<AutosaveJob>>>);

impl AutosaveJobs {
    /// Adds a job at the end, and returns whether the queue has grown: a write replaces one just
    /// before it.
    pub(super) fn add(&self, job: AutosaveJob) -> bool {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_after_save = jobs.back().is_some_and(AutosaveJob::is_save);
        if is_after_save && matches!(job, AutosaveJob::Retry(_)) {
            return false; // the game is written in any case
        }
        // Drop the replaced job after the lock.
        let replaced = if is_after_save && job.is_save() { jobs.pop_back() } else { None };
        jobs.push_back(job);
        drop(jobs);
        replaced.is_none()
    }

    pub(super) fn next(&self) -> Option<AutosaveJob> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

impl AutosaveJob {
    const fn is_save(&self) -> bool {
        matches!(self, Self::Save(..))
    }
}

/// Reads the unfinished game in a file: the game that is there now, if there is a good one, and
/// what went wrong, if something did. A damaged file is set aside; one that a newer version wrote,
/// or that cannot be read, stays.
fn read_unfinished(path: &Path) -> (Option<Box<Envelope>>, Option<OwnFileError>) {
    let error = match storage::load_envelope(path) {
        Ok(game) => return (Some(Box::new(game)), None),
        Err(error) => error,
    };
    let (game, error) = if error.is_damaged() && !error.is_newer() {
        instead_of(path, error)
    } else if error.is_missing() {
        earlier(path, OwnFileError::left_alone(OwnFile::LastGame, error))
    } else {
        (None, OwnFileError::left_alone(OwnFile::LastGame, error))
    };
    (game, Some(error))
}

/// Sets a damaged game aside, and replaces it by an earlier version, if there is one.
fn instead_of(path: &Path, error: FileError) -> (Option<Box<Envelope>>, OwnFileError) {
    let error = set_aside(path, error, OwnFile::LastGame);
    if error.is_in_the_way() { (None, error) } else { earlier(path, error) }
}

/// Takes an earlier version of a game whose file is missing for this reason.
fn earlier(path: &Path, error: OwnFileError) -> (Option<Box<Envelope>>, OwnFileError) {
    let (game, earlier) = match storage::restore_earlier(path) {
        Ok(Some(game)) => (Some(Box::new(game)), Some(Earlier::Offered)),
        Ok(None) => (None, None),
        Err(fault) => (None, Some(Earlier::NotRestored(fault))),
    };
    (game, OwnFileError { earlier, ..error })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    use crate::worker::unfinished::{BeingWritten, Unfinished};

    #[test]
    fn only_the_last_of_the_games_waits_and_the_order_stays() {
        let (jobs, list) = (AutosaveJobs::default(), Unfinished::default());
        let save = |text: usize| AutosaveJob::Save(text.to_string(), list.add(BeingWritten::Game));
        let added = (0..1000).filter(|&text| jobs.add(save(text))).count();
        assert_eq!(added, 1, "one game waits, however many were played");
        assert!(
            !jobs.add(AutosaveJob::Retry(list.add(BeingWritten::Game))),
            "it is written in any case"
        );
        assert!(jobs.add(AutosaveJob::Continue("game.json".into())));
        assert!(jobs.add(save(1000)), "this one is of the game that goes on");
        assert!(matches!(jobs.next(), Some(AutosaveJob::Save(text, _)) if text == "999"));
        assert!(matches!(jobs.next(), Some(AutosaveJob::Continue(_))));
        assert!(matches!(jobs.next(), Some(AutosaveJob::Save(text, _)) if text == "1000"));
        assert!(jobs.next().is_none());
        assert_eq!(list.first(), None, "nothing is said to be unwritten that is");
    }

    /// Returns a file with a game of three moves and two earlier versions.
    fn file(folder: &Path) -> PathBuf {
        let path = folder.join("game.json");
        for moves in ["1", "12", "123"] {
            let text = format!(r#"{{"version": 2, "game": "connect4", "moves": "{moves}"}}"#);
            storage::save_game_in_progress(&path, text.as_bytes()).expect("saved");
        }
        path
    }

    /// Checks which game is offered, and the new name of a damaged one.
    fn check(path: &Path, moves: &str, kept: Option<&str>) {
        let (game, found) = read_unfinished(path);
        let text = game.expect("a game").to_text();
        assert!(text.contains(&format!("\"moves\": \"{moves}\"")), "{text}");
        assert!(fs::read_to_string(path).expect("in its place").contains(&format!("\"{moves}\"")));
        let error = kept.map(|kept| {
            let fate = storage::Fate::SetAside(path.with_file_name(kept));
            (fate, Some(Earlier::Offered))
        });
        assert!(!found.as_ref().is_some_and(OwnFileError::leaves_nothing), "{found:?}");
        assert_eq!(found.map(|found| (found.fate, found.earlier)), error);
    }

    #[test]
    fn in_the_place_of_a_damaged_an_empty_or_a_lost_game_an_earlier_version_is_offered() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = file(folder.path());
        check(&path, "123", None);
        fs::write(&path, "{\"version\": 2").expect("damaged");
        check(&path, "12", Some("game.damaged-1.json"));
        fs::write(&path, "").expect("emptied");
        check(&path, "1", Some("game.damaged-2.json"));
        fs::remove_file(&path).expect("removed");
        let (game, error) = read_unfinished(&path);
        let leaves_nothing = error.as_ref().is_some_and(OwnFileError::leaves_nothing);
        assert!(game.is_none() && leaves_nothing, "no version is left: {error:?}");
        let path = file(folder.path());
        fs::remove_file(&path).expect("removed");
        let error = read_unfinished(&path).1.expect("it is told");
        assert!(error.error.is_missing() && error.earlier == Some(Earlier::Offered), "{error:?}");
    }

    #[test]
    fn what_a_newer_version_wrote_stays_where_it_is_and_so_do_the_earlier_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = file(folder.path());
        fs::write(&path, r#"{"version": 99, "game": "connect4", "moves": "1"}"#).expect("written");
        let (game, error) = read_unfinished(&path);
        assert!(game.is_none() && error.is_some_and(|error| !error.leaves_nothing()));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
    }
}
