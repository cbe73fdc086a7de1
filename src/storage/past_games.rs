//! The past games of this user: every game that has ended or was left for another one.
//!
//! Each has a file of its own, `game.kept-N.json`, with its number in the name, so a game that is
//! kept again replaces what was kept of it before: there is one entry for each game. Nothing is
//! lost by that. What is there is only replaced by a game that has all of its moves, comments and
//! marks; any other game gets a fresh number. The date of a game is that of its file.
//!
//! A list of thousands of games cannot read as many files, so there is an [`index`] of them.

mod index;

use std::fs::{self, File, Metadata};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub use self::index::{Indexed, PastIndex};
use super::envelope::Envelope;
use super::error::{FileFault, LoadError, SaveError};
use super::file::{game_file, load_envelope, read};
use super::lock::Lock;
use super::names::{ENDING, entries, number};
use super::writing::{Disk, System, folder_of, replace_own};
use super::{MAX_GAME_BYTES, Summary};
use crate::players::fresh_number;

/// The start of the names of past games, before the number.
const KEPT: &str = "game.kept-";

/// A file with a past game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastFile {
    /// The number of the game.
    pub number: u64,
    /// When the game was last played.
    pub modified: SystemTime,
    /// The length of the file, in bytes.
    length: u64,
    /// The inode of the file: a file that is replaced has another one.
    inode: u64,
}

impl PastFile {
    /// Returns its path in this folder.
    #[must_use]
    pub fn path(&self, folder: &Path) -> PathBuf {
        kept_path(folder, self.number)
    }

    /// Returns the past game with this number and metadata.
    fn of(number: u64, metadata: &Metadata) -> Option<Self> {
        // An empty file reserves the name of a game that an older version is archiving.
        let is_game = metadata.is_file() && metadata.len() > 0;
        Some(Self {
            number,
            modified: metadata.modified().ok().filter(|_| is_game)?,
            length: metadata.len(),
            inode: inode(metadata),
        })
    }
}

/// A game that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Its file.
    pub path: PathBuf,
    /// Whether it had ended.
    pub has_ended: bool,
}

/// Returns the past games of a folder, the most recent first.
#[must_use]
pub fn past_files(folder: &Path) -> Vec<PastFile> {
    let file = |entry: fs::DirEntry| {
        let number = kept_number(&entry.file_name().to_string_lossy())?;
        PastFile::of(number, &entry.metadata().ok()?)
    };
    let mut files: Vec<_> = entries(folder).filter_map(file).collect();
    files.sort_unstable_by_key(|file| std::cmp::Reverse((file.modified, file.number)));
    files
}

/// Returns how many past games a folder has, by their names alone.
#[must_use]
pub fn count_past_games(folder: &Path) -> usize {
    let names = entries(folder).map(|entry| entry.file_name());
    names
        .filter(|name| kept_number(&name.to_string_lossy()).is_some())
        .count()
}

/// Returns a past game, with the number of its file.
///
/// # Errors
/// [`LoadError`] if it cannot be read or holds no game.
pub fn load_past_game(path: &Path) -> Result<Envelope, LoadError> {
    let game = load_envelope(path)?;
    Ok(match path_number(path) {
        Some(number) => game.with_number(number),
        None => game,
    })
}

/// Keeps a game among the past games of a folder, and returns its file.
///
/// # Errors
/// [`SaveError`] if it could not be written; what was kept of it before is still there.
pub fn keep_game(folder: &Path, game: &Envelope) -> Result<PathBuf, SaveError> {
    keep_on(&System, folder, game)
}

/// Keeps a game as [`keep_game`] does, on this disk.
pub(super) fn keep_on(
    disk: &impl Disk,
    folder: &Path,
    game: &Envelope,
) -> Result<PathBuf, SaveError> {
    // Another window may keep the same game. A lock that cannot be had must not lose this one.
    let _lock = Lock::wait(folder);
    let Place {
        path,
        date,
        is_kept,
    } = Place::of(folder, game);
    if !is_kept {
        let text = game_file(&path, game)?;
        replace_own(disk, &path, text.as_bytes(), || ())?;
        if let Some(date) = date {
            set_date(&path, date);
        }
    }
    Ok(path)
}

/// Moves the game in one of our files to the past games of its folder.
///
/// # Errors
/// [`FileFault`] if the file cannot be renamed.
pub fn move_to_past_games(path: &Path) -> Result<KeptGame, FileFault> {
    move_on(&System, path)
}

/// Moves a game as [`move_to_past_games`] does, on this disk.
pub(super) fn move_on(disk: &impl Disk, path: &Path) -> Result<KeptGame, FileFault> {
    let folder = folder_of(path);
    let _lock = Lock::wait(folder);
    // A game that cannot be read is kept as it is.
    let game = load_envelope(path).ok();
    let place = game
        .as_ref()
        .map_or_else(|| Place::fresh(folder), |game| Place::of(folder, game));
    if place.is_kept {
        disk.remove(path)?;
    } else {
        disk.rename(path, &place.path)?;
        if let Some(date) = place.date {
            set_date(&place.path, date);
        }
    }
    // From here on the new name survives a power cut. If the sync fails, the old name may come
    // back, and nothing is lost.
    let _ = disk.sync_folder(folder);
    let summary = game.and_then(|game| game.summary());
    Ok(KeptGame {
        path: place.path,
        has_ended: summary.is_some_and(|summary| summary.outcome.is_some()),
    })
}

/// Where a game is kept.
struct Place {
    /// Its file.
    path: PathBuf,
    /// The date to keep, if what is there has the same moves.
    date: Option<SystemTime>,
    /// Whether what is there has all there is to keep.
    is_kept: bool,
}

impl Place {
    /// Returns a place of its own.
    fn fresh(folder: &Path) -> Self {
        let paths = std::iter::repeat_with(|| kept_path(folder, fresh_number()));
        let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
        Self {
            path: paths.take(MAX_TRIES).find(is_free).unwrap_or_default(),
            date: None,
            is_kept: false,
        }
    }

    /// Returns the place of a game: that of its number, unless something else is there.
    fn of(folder: &Path, game: &Envelope) -> Self {
        let Some(number) = game.number() else {
            return Self::fresh(folder);
        };
        let path = kept_path(folder, number);
        let Ok(metadata) = fs::symlink_metadata(&path) else {
            return Self {
                path,
                date: None,
                is_kept: false,
            };
        };
        match load_envelope(&path) {
            Ok(kept) if game.holds(&kept) => {
                let is_same = kept.holds(game);
                let review = |game: &Envelope| game.summary().and_then(|summary| summary.review);
                let adds_review = review(game).is_some() && review(game) != review(&kept);
                Self {
                    path,
                    date: metadata.modified().ok().filter(|_| is_same),
                    is_kept: is_same && !adds_review,
                }
            }
            _ => Self::fresh(folder),
        }
    }
}

/// How many fresh numbers to try; the first one is free for all practical purposes.
const MAX_TRIES: usize = 100;

/// Sets the date of a game. If it cannot be set, it is that of the last write.
fn set_date(path: &Path, date: SystemTime) {
    let file = File::options().write(true).open(path);
    let _ = file.and_then(|file| file.set_modified(date));
}

/// A past game that was removed, and can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedGame {
    /// Its file.
    pub path: PathBuf,
    bytes: Vec<u8>,
    modified: Option<SystemTime>,
}

impl RemovedGame {
    /// Brings the game back, unless it was kept again meanwhile.
    ///
    /// # Errors
    /// [`SaveError`] if it could not be written.
    pub fn restore(&self) -> Result<(), SaveError> {
        if fs::symlink_metadata(&self.path).is_ok() {
            return Ok(());
        }
        replace_own(&System, &self.path, &self.bytes, || ())?;
        if let Some(modified) = self.modified {
            set_date(&self.path, modified);
        }
        Ok(())
    }
}

/// Removes a past game, and returns it.
///
/// # Errors
/// [`FileFault`] if it cannot be removed, or the name is not that of a past game.
pub fn remove_past_game(path: &Path) -> Result<RemovedGame, FileFault> {
    if path_number(path).is_none() {
        return Err(FileFault::NotRemovable);
    }
    let modified = fs::metadata(path)?.modified().ok();
    // What is too large to be read as a game is no game, and need not come back whole.
    let bytes = read(path, MAX_GAME_BYTES)?;
    fs::remove_file(path)?;
    Ok(RemovedGame {
        path: path.to_owned(),
        bytes,
        modified,
    })
}

/// Returns the summary of the past game in a file.
///
/// # Errors
/// [`LoadError`] if it cannot be read or holds no game; `None` if the game is not in the list of
/// games.
pub fn summarize(path: &Path) -> Result<Option<Summary>, LoadError> {
    Ok(load_past_game(path)?.summary())
}

/// Returns the path of a past game.
fn kept_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{KEPT}{number}{ENDING}"))
}

/// Returns the number of the past game with this name, if any.
fn kept_number(name: &str) -> Option<u64> {
    number(name, KEPT)
}

/// Returns the number of the past game at this path, if it is one.
fn path_number(path: &Path) -> Option<u64> {
    kept_number(&path.file_name()?.to_string_lossy())
}

/// Returns the inode of a file; 0 where there is none.
#[cfg(unix)]
fn inode(metadata: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

/// Returns the inode of a file; 0 where there is none.
#[cfg(not(unix))]
const fn inode(_metadata: &Metadata) -> u64 {
    0
}

#[cfg(test)]
mod tests;
