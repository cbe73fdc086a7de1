//! The thread that keeps the game in progress, which waits for nothing else: not for a file that
//! the user opens, nor for the settings.
//!
//! It owns the [file](GameFile) of this window, and for as long as it is being asked about them
//! those of windows that are no more. A game that cannot be written is tried again by itself, at
//! growing intervals.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::aside::set_aside;
use super::file_error::{FileError, OwnFile, OwnFileError, OwnFileFault};
use super::file_event::{FileEvent, FileKind, LeftGames};
use super::keeper_jobs::{KeeperJob, KeeperJobs};
use super::left_game::LeftGame;
use super::retry::{Next, Retry};
use super::writer::Writer;
use crate::clock;
use crate::storage::{self, Aside, FileFault, GameFile, LoadError, Lock, ParseError, SaveError};

/// How many of the files that were left are read at a start. Each that is offered takes memory, and
/// an open file.
const MAX_LEFT: usize = 20;

/// How often a game is written at once, if the lock of its file is deleted during each write.
const MAX_WRITES: u32 = 3;

/// A file that was found with a game in it.
struct Found {
    file: GameFile,
    /// Whether another game may be written in its place.
    is_spare: bool,
}

/// A game that was left is another window's by now.
struct Elsewhere;

/// Returns the error of a file that could not be renamed.
fn not_renamed(path: &Path, fault: FileFault) -> FileError {
    FileError::Rename {
        path: path.to_owned(),
        fault,
    }
}

/// The state of the thread.
pub(super) struct Keeper {
    /// The folder of the games.
    folder: PathBuf,
    /// Writes them.
    writer: Writer,
    /// The file of this window, once something was written.
    own: Option<GameFile>,
    /// The files of windows that are no more.
    found: Vec<Found>,
    /// The game that could not be written.
    unwritten: Option<String>,
}

impl Keeper {
    /// Returns what is known before anything was asked for.
    pub(super) const fn new(folder: PathBuf, writer: Writer) -> Self {
        Self {
            folder,
            writer,
            own: None,
            found: Vec::new(),
            unwritten: None,
        }
    }

    /// Works on the jobs until their sender is dropped; each piece of work has a wake-up, and
    /// `send` takes what there is to tell.
    pub(super) fn run(mut self, jobs: &KeeperJobs, wakes: &Receiver<()>, send: impl Fn(FileEvent)) {
        let mut retry = Retry::new();
        loop {
            let is_asked = match retry.wait(wakes, self.unwritten.is_some()) {
                Next::Asked(()) => true,
                Next::Again => false,
                Next::Over => return,
            };
            let step = || {
                if is_asked {
                    jobs.next().into_iter().for_each(|job| self.act(job, &send));
                } else {
                    send(self.write());
                }
            };
            if catch_unwind(AssertUnwindSafe(step)).is_err() {
                send(FileEvent::WriteFailed {
                    kind: FileKind::Autosave,
                    error: FileError::Panicked,
                });
            }
        }
    }

    /// Does what is asked for.
    fn act(&mut self, job: KeeperJob, send: &impl Fn(FileEvent)) {
        match job {
            KeeperJob::Look(_looking) => send(FileEvent::Left(self.look())),
            KeeperJob::GoOn(path) => {
                let file = self
                    .found
                    .iter()
                    .position(|found| found.file.path() == path);
                self.own = file.map(|index| self.found.swap_remove(index).file);
                // The others wait for the next start.
                self.found.clear();
            }
            KeeperJob::PutAway(path) => send(self.put_away(&path)),
            KeeperJob::PutOwnAway(_writing) => {
                if let Err(error) = self.put_own_away() {
                    send(FileEvent::KeepFailed(error));
                }
            }
            KeeperJob::Spare(path) => self.spare(&path),
            KeeperJob::Discard { path, error } => {
                send(self.discard(&path, error));
            }
            KeeperJob::Save(text, _writing) => {
                self.unwritten = Some(text);
                send(self.write());
            }
            KeeperJob::Retry(_writing) => {
                if self.unwritten.is_some() {
                    send(self.write());
                }
            }
        }
    }

    /// Looks for the games that were left, the newest ones of many. What is damaged is set aside;
    /// what a newer version wrote, or cannot be read, stays.
    fn look(&mut self) -> LeftGames {
        let mut left = LeftGames::default();
        for mut file in GameFile::left(&self.folder) {
            if left.games.len() + left.errors.len() == MAX_LEFT {
                left.has_more = true;
                break;
            }
            if let Some(fault) = file.lock_failure() {
                // It may be another window's game: it is reported, and nothing is done with it.
                let fault = OwnFileFault::Lock {
                    path: file.path().to_owned(),
                    fault: fault.clone(),
                };
                left.errors
                    .push(OwnFileError::left_alone(OwnFile::LastGame, fault));
                continue;
            }
            let LeftGame {
                game,
                error,
                is_spare,
            } = LeftGame::read(file.path());
            file.note_restored();
            left.games
                .extend(game.map(|game| (file.path().to_owned(), game)));
            left.errors.extend(error);
            self.found.push(Found { file, is_spare });
        }
        left
    }

    /// Sets a game aside that breaks the rules, and returns what there is to tell: an earlier
    /// version of it may be offered instead.
    fn discard(&mut self, path: &Path, error: ParseError) -> FileEvent {
        let error = LoadError::damaged(path, error);
        let found = match self.hold(path) {
            Ok(Some(found)) => found,
            // This window continues with another game: the versions are for the next start.
            Ok(None) => {
                let error = set_aside(path, OwnFileFault::Load(error), OwnFile::LastGame);
                return FileEvent::SetAside(error);
            }
            Err(Elsewhere) => {
                let fault = OwnFileFault::Elsewhere;
                return FileEvent::SetAside(OwnFileError::left_alone(OwnFile::LastGame, fault));
            }
        };
        let LeftGame {
            game,
            error,
            is_spare,
        } = LeftGame::instead_of(path, error);
        found.is_spare = is_spare;
        found.file.note_restored();
        match (game, error) {
            (None, Some(error)) => FileEvent::SetAside(error),
            (game, error) => FileEvent::Left(LeftGames {
                games: game
                    .map(|game| (path.to_owned(), game))
                    .into_iter()
                    .collect(),
                errors: error.into_iter().collect(),
                has_more: false,
            }),
        }
    }

    /// Puts the game in a file away, and returns what there is to tell.
    fn put_away(&mut self, path: &Path) -> FileEvent {
        let kept = match self.hold(path) {
            Ok(Some(found)) => found.file.put_away(clock::before_now(Duration::ZERO)),
            Ok(None) => match Lock::beside(path) {
                Some(_lock) => storage::set_aside(path, Aside::Kept),
                None => return FileEvent::KeepFailed(FileError::Elsewhere),
            },
            Err(Elsewhere) => return FileEvent::KeepFailed(FileError::Elsewhere),
        };
        match kept {
            Ok(kept) => {
                self.spare(path);
                FileEvent::Kept(kept)
            }
            Err(fault) => FileEvent::KeepFailed(not_renamed(path, fault)),
        }
    }

    /// Puts the game in progress away as it was written last.
    fn put_own_away(&mut self) -> Result<(), FileError> {
        if self.unwritten.is_some() {
            let _ = self.write(); // it is tried once more
        }
        let own = self.own.as_mut().filter(|own| own.path().exists());
        let held = own.and_then(|own| own.hold().then_some(own));
        held.map_or(Ok(()), |own| {
            own.put_away(clock::before_now(Duration::ZERO))
                .map(drop)
                .map_err(|fault| not_renamed(own.path(), fault))
        })
    }

    /// Returns the file that was found at this path, if there is one.
    ///
    /// # Errors
    /// If it is another window's by now.
    fn hold(&mut self, path: &Path) -> Result<Option<&mut Found>, Elsewhere> {
        let Some(found) = self
            .found
            .iter_mut()
            .find(|found| found.file.path() == path)
        else {
            return Ok(None);
        };
        if found.file.hold() {
            Ok(Some(found))
        } else {
            Err(Elsewhere)
        }
    }

    /// Notes that another game may be written in the place of the one in this file.
    fn spare(&mut self, path: &Path) {
        for found in self
            .found
            .iter_mut()
            .filter(|found| found.file.path() == path)
        {
            found.is_spare = true;
        }
    }

    /// Writes the game in progress, and returns how that went. Until it is written it is there to
    /// be tried again, also after a panic.
    fn write(&mut self) -> FileEvent {
        let failed = |error| FileEvent::WriteFailed {
            kind: FileKind::Autosave,
            error,
        };
        let mut writes = 0;
        loop {
            let Some(path) = self.own_file().map(|file| file.path().to_owned()) else {
                return failed(FileError::NoFileFree);
            };
            let Some(text) = &self.unwritten else {
                return FileEvent::Written(FileKind::Autosave, path);
            };
            // A game that could not be opened again must not replace one that can.
            if let Err(error) = storage::check_game_text(text) {
                let error = SaveError::new(&path, error);
                return failed(FileError::Save(error));
            }
            if let Err(error) = self.writer.save(&path, text.as_bytes()) {
                // Where even the lock could not be made, the file may be another window's by the
                // next time.
                self.own.take_if(|file| !file.is_acquired());
                return failed(FileError::Save(error));
            }
            writes += 1;
            // If the lock was deleted while the game was written, another window may be about to
            // write there.
            if self.own.as_mut().is_none_or(GameFile::note_written) || writes == MAX_WRITES {
                self.unwritten = None;
                return FileEvent::Written(FileKind::Autosave, path);
            }
        }
    }

    /// Returns the file of this window: from the first game on the first one that is free. If
    /// another window has taken it, because its lock was deleted or could not be had, that is
    /// another one from then on.
    fn own_file(&mut self) -> Option<&GameFile> {
        self.own.take_if(|file| !file.hold());
        if self.own.is_none() {
            let mut spare: Vec<_> = self
                .found
                .extract_if(.., |found| found.is_spare)
                .map(|found| found.file)
                .collect();
            spare.sort_by_key(GameFile::number);
            let first = spare
                .into_iter()
                .find_map(|mut file| file.hold().then_some(file));
            self.own = first.or_else(|| GameFile::unused(&self.folder));
        }
        self.own.as_ref()
    }
}
