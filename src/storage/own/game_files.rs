//! The files of games in progress, one for each window.
//!
//! The first window has `game.json`, one opened beside it `game.window-2.json`, and so on. Each has
//! a lock beside it while its window lives: a file without a lock holds an unfinished game of a
//! window that has quit or crashed. An archived game is among the [past games](super::past_games).
//! [Earlier versions](super::earlier) of a game are beside its file.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::earlier::{current_name, has_earlier, remove_earlier};
use super::past_games::{entries, move_to_past_games_on};
use crate::storage::disk::lock::Lock;
use crate::storage::disk::system::{Disk, System};
use crate::storage::disk::writing::folder_of;
use crate::storage::error::FileFault;
use crate::storage::file::{ENDING, number};
use crate::storage::format::envelope::Envelope;

/// The number of windows' files to look at in one batch.
const BATCH: usize = 64;

/// The start of the names of the files of all windows but the first, before the number.
const WINDOW: &str = "game.window-";

/// The file of a game in progress that belongs to this window alone while this value lives.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    number: u32,
    lock: Lock,
    /// The stamp of the file as this window found or wrote it, if it existed.
    seen: Option<Stamp>,
}

impl GameFile {
    /// Returns the files of closed windows, the most recent first. Each is acquired when the
    /// iterator reaches it, except those whose lock [failed](Self::lock_failure): another window
    /// may own them.
    pub fn left(folder: &Path) -> impl Iterator<Item = Self> {
        let mut batch = newest(windows(folder), BATCH).into_iter();
        let mut last = None;
        // A game and its earlier versions count as one file.
        let mut known = BTreeSet::new();
        std::iter::from_fn(move || {
            loop {
                let mut window = batch.next();
                // The folder is read again rather than kept in memory, as there may be any number
                // of files.
                if window.is_none()
                    && let Some(last) = last
                {
                    batch =
                        newest(windows(folder).filter(|&window| window < last), BATCH).into_iter();
                    window = batch.next();
                }
                last = window;
                let (_, Reverse(number)) = window?;
                if !known.insert(number) {
                    continue;
                }
                // Another window may just have archived the contents of a file.
                let taken = Self::take(folder, number).filter(|file| holds_game(&file.path));
                if taken.is_some() {
                    return taken;
                }
            }
        })
    }

    /// Returns the first file without a game that no other window owns.
    #[must_use]
    pub fn unused(folder: &Path) -> Option<Self> {
        // A file whose lock fails may be another window's game, and must not be overwritten.
        (1..=u32::MAX)
            .filter(|&number| !holds_game(&path(folder, number)))
            .filter_map(|number| Self::take(folder, number))
            .find(|file| !holds_game(&file.path))
    }

    /// Returns the file with this number, if no other window owns it.
    fn take(folder: &Path, number: u32) -> Option<Self> {
        let path = path(folder, number);
        let lock = Lock::beside(&path)?;
        let seen = Stamp::of(&path);
        Some(Self { path, number, lock, seen })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its number, counted from 1, the file of the first window.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns whether other windows know that it belongs to this one.
    #[must_use]
    pub const fn is_acquired(&self) -> bool {
        self.lock.is_acquired()
    }

    /// Returns why its lock could not be acquired, if another window may still own it.
    #[must_use]
    pub const fn lock_failure(&self) -> Option<&FileFault> {
        self.lock.failure()
    }

    /// Returns whether the file still belongs to this window; call it before each write.
    ///
    /// A lock that failed, or whose file was deleted, is acquired again. The file belongs to
    /// another window if that has the lock by now, or has written its own game there.
    #[must_use]
    pub fn hold(&mut self) -> bool {
        if self.is_acquired() && !self.lock.is_lost() {
            return true;
        }
        let Some(lock) = Lock::beside(&self.path) else {
            return false;
        };
        // Without locks, a disk may change a file's stamp by itself, and each move would go to
        // another file.
        let is_checked = self.is_acquired() || lock.is_acquired();
        let is_changed = Stamp::of(&self.path).is_some_and(|there| self.seen != Some(there));
        if is_checked && is_changed {
            return false;
        }
        self.lock = lock;
        true
    }

    /// Notes that an earlier version of the game was restored to the file.
    pub fn note_restored(&mut self) {
        self.seen = Stamp::of(&self.path);
    }

    /// Notes that this window has written the file. Returns `false` if the lock file was deleted
    /// meanwhile: another window may have taken the file, which [`hold`](Self::hold) finds out.
    #[must_use]
    pub fn note_written(&mut self) -> bool {
        self.seen = Stamp::of(&self.path);
        !self.lock.is_lost()
    }

    /// Moves its game to the past games, as `move_to_past_games` does; the
    /// file is unused then.
    ///
    /// # Errors
    /// [`FileFault`] if the file cannot be renamed.
    pub fn archive(&self, before: Option<&Envelope>) -> Result<(PathBuf, bool), FileFault> {
        self.archive_on(&System, before)
    }

    /// Archives its game as [`archive`](Self::archive) does, on this disk.
    pub(super) fn archive_on(
        &self,
        disk: &impl Disk,
        before: Option<&Envelope>,
    ) -> Result<(PathBuf, bool), FileFault> {
        // No earlier version may be left that could be taken for a game in progress. If there is no
        // game to archive, they stay.
        fs::symlink_metadata(&self.path)?;
        if has_earlier(&self.path) {
            remove_earlier(disk, &self.path);
            let _ = disk.sync_folder(folder_of(&self.path));
        }
        move_to_past_games_on(disk, &self.path, before)
    }
}

/// Returns the `most` greatest values in descending order, without keeping more of them in memory.
fn newest<T: Ord>(values: impl Iterator<Item = T>, most: usize) -> Vec<T> {
    let mut newest = BinaryHeap::new();
    for value in values {
        newest.push(Reverse(value));
        if newest.len() > most {
            newest.pop();
        }
    }
    newest.into_sorted_vec().into_iter().map(|Reverse(value)| value).collect()
}

/// Returns the write time and number of each window's file. Of two equal times, the smaller number
/// is the greater.
fn windows(folder: &Path) -> impl Iterator<Item = (SystemTime, Reverse<u32>)> {
    entries(folder).filter_map(|entry| {
        // A file lost in a power cut may have left earlier versions.
        let number = window_number(&current_name(&entry.file_name().to_string_lossy()))?;
        Some((modified(&entry.path()), Reverse(number)))
    })
}

/// Returns whether there is a game in the file of a window, or an earlier version of one.
fn holds_game(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok() || has_earlier(path)
}

/// Returns when a file was last written.
fn modified(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|metadata| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(if number == 1 {
        format!("game{ENDING}")
    } else {
        format!("{WINDOW}{number}{ENDING}")
    })
}

/// Returns the number of the window whose file has this name, if any.
fn window_number(name: &str) -> Option<u32> {
    if name == "game.json" {
        Some(1)
    } else {
        number(name, WINDOW).and_then(|n| u32::try_from(n).ok()).filter(|&n| n > 1)
    }
}

/// Distinguishes a file from the one that the next write puts in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
    /// The device and inode of the file.
    #[cfg(unix)]
    number: (u64, u64),
}

impl Stamp {
    /// Returns the stamp of the file at this path, or `None` if there is none.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok()?;
        Some(Self {
            modified: metadata.modified().ok(),
            length: metadata.len(),
            #[cfg(unix)]
            number: {
                use std::os::unix::fs::MetadataExt;
                (metadata.dev(), metadata.ino())
            },
        })
    }
}

#[cfg(test)]
mod tests;
