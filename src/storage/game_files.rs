//! The files of games in progress, one for each window, and those of games that were put away.
//!
//! The first window has `game.json`, one that is opened beside it `game.window-2.json`, and so on.
//! Each has a lock beside it for as long as its window lives: a file without a lock holds a game
//! that was left, by quitting or by a failing machine. A game that is put away becomes
//! `game.kept-1.json`, or the next number. [Earlier versions](super::earlier) of a game stand
//! beside its file.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::fs::{self, DirEntry, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::aside::{Aside, set_aside_on};
use super::earlier::{current_name, has_earlier, remove_earlier};
use super::error::FileFault;
use super::lock::Lock;
use super::stamp::Stamp;
use super::writing::{Disk, System, folder_of};

/// How many of the files of windows are looked at together.
const BATCH: usize = 64;

/// The start of the names of the files of all windows but the first, before the number.
const WINDOW: &str = "game.window-";
/// The start of the names of the games that were put away, before the number.
const KEPT: &str = "game.kept-";
/// The end of all their names.
const ENDING: &str = ".json";

/// The file of a game in progress that belongs to this window, and to no other for as long as this
/// value is there.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    number: u32,
    lock: Lock,
    /// The file as this window has found or written it, if it was there.
    seen: Option<Stamp>,
}

impl GameFile {
    /// Returns the files that no living window owns, those written last first. Each is taken when
    /// the iterator comes to it, and is this window's then, but for those whose lock [could not be
    /// had](Self::lock_failure): another window may own these.
    pub fn left(folder: &Path) -> impl Iterator<Item = Self> {
        let mut batch = newest(windows(folder), BATCH).into_iter();
        let mut last = None;
        // A game and its earlier versions are one file to be left.
        let mut known = BTreeSet::new();
        std::iter::from_fn(move || {
            loop {
                let mut window = batch.next();
                // The folder is read again rather than kept in memory: there may be any number of
                // files.
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
                // The content of a file may have been put away by another window a moment ago.
                let taken = Self::take(folder, number).filter(|file| holds_game(&file.path));
                if taken.is_some() {
                    return taken;
                }
            }
        })
    }

    /// Returns a file in which no game is, the first that no other window owns.
    #[must_use]
    pub fn unused(folder: &Path) -> Option<Self> {
        // A file without a lock is another window's game, and is not written over.
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
        Some(Self {
            path,
            number,
            lock,
            seen,
        })
    }

    /// Returns where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its number, counted from 1, the file of the first window.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns whether other windows heed that it is this one's.
    #[must_use]
    pub const fn is_acquired(&self) -> bool {
        self.lock.is_acquired()
    }

    /// Returns why its lock could not be had, where another window may still own it.
    #[must_use]
    pub const fn lock_failure(&self) -> Option<&FileFault> {
        self.lock.failure()
    }

    /// Returns whether the file is still this window's: to be asked before each write.
    ///
    /// A lock that could not be had, or whose file was deleted, is taken again. The file is another
    /// window's if that one has the lock by now, or has written its own game there.
    #[must_use]
    pub fn hold(&mut self) -> bool {
        if self.is_acquired() && !self.lock.is_lost() {
            return true;
        }
        let Some(lock) = Lock::beside(&self.path) else {
            return false;
        };
        // Where there are no locks, a disk may give a file another stamp by itself: each move would
        // go into another file.
        let is_checked = self.is_acquired() || lock.is_acquired();
        let is_changed = Stamp::of(&self.path).is_some_and(|there| self.seen != Some(there));
        if is_checked && is_changed {
            return false;
        }
        self.lock = lock;
        true
    }

    /// Notes that an earlier version of the game stands in the file now.
    pub fn note_restored(&mut self) {
        self.seen = Stamp::of(&self.path);
    }

    /// Notes that this window has written the file. Returns `false` if the lock's file was deleted
    /// meanwhile: another window may have taken the file, and [`hold`](Self::hold) tells.
    #[must_use]
    pub fn note_written(&mut self) -> bool {
        self.seen = Stamp::of(&self.path);
        !self.lock.is_lost()
    }

    /// Puts the game in it away at this time, and returns where; the file is unused then.
    ///
    /// # Errors
    /// [`FileFault`] if the file cannot be renamed.
    pub fn put_away(&self, now: SystemTime) -> Result<PathBuf, FileFault> {
        self.put_away_on(&System, now)
    }

    /// Puts the game in it away as [`put_away`](Self::put_away) does, on this disk.
    pub(super) fn put_away_on(
        &self,
        disk: &impl Disk,
        now: SystemTime,
    ) -> Result<PathBuf, FileFault> {
        // No version may be left that would be taken for a game in progress. Where there is no game
        // to put away, they stay.
        fs::symlink_metadata(&self.path)?;
        if has_earlier(&self.path) {
            remove_earlier(disk, &self.path);
            let _ = disk.sync_folder(folder_of(&self.path));
        }
        let kept = set_aside_on(disk, &self.path, Aside::Kept)?;
        // The list of kept games says when each was put away. Where the date cannot be set it is
        // the one of the last move.
        let _ = File::options()
            .write(true)
            .open(&kept)
            .and_then(|file| file.set_modified(now));
        Ok(kept)
    }
}

/// A game that was put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    /// Where it is.
    pub path: PathBuf,
    /// When it was put away.
    pub modified: SystemTime,
}

/// Returns so many of the games that were put away at most, those that were put away last first,
/// and how many there are in all.
#[must_use]
pub fn kept_files(folder: &Path, most: usize) -> (Vec<KeptFile>, usize) {
    let mut count = 0;
    let newest = newest(kept(folder).inspect(|_| count += 1), most);
    let files = newest.into_iter().map(|(modified, number)| KeptFile {
        path: kept_path(folder, number),
        modified,
    });
    (files.collect(), count)
}

/// Removes a game that was put away.
///
/// # Errors
/// [`FileFault`] if it cannot be removed, or no game which was put away has such a name.
pub fn remove_kept(path: &Path) -> Result<(), FileFault> {
    match path
        .file_name()
        .and_then(|name| kept_number(&name.to_string_lossy()))
    {
        Some(_) => Ok(fs::remove_file(path)?),
        None => Err(FileFault::NotRemovable),
    }
}

/// Returns the greatest of these values, so many at most, the greatest first. No more of them are
/// ever in memory.
fn newest<T: Ord>(values: impl Iterator<Item = T>, most: usize) -> Vec<T> {
    let mut newest = BinaryHeap::new();
    for value in values {
        newest.push(Reverse(value));
        if newest.len() > most {
            newest.pop();
        }
    }
    newest
        .into_sorted_vec()
        .into_iter()
        .map(|Reverse(value)| value)
        .collect()
}

/// Returns when the file of each window was written, and its number: of two files written at once,
/// the one with the smaller number is the greater.
fn windows(folder: &Path) -> impl Iterator<Item = (SystemTime, Reverse<u32>)> {
    entries(folder).filter_map(|entry| {
        // A file that a power cut has lost may have left earlier versions.
        let number = window_number(&current_name(&entry.file_name().to_string_lossy()))?;
        Some((modified(&entry.path()), Reverse(number)))
    })
}

/// Returns when each game that was put away was, and its number.
fn kept(folder: &Path) -> impl Iterator<Item = (SystemTime, u64)> {
    entries(folder).filter_map(|entry| {
        let number = kept_number(&entry.file_name().to_string_lossy())?;
        // An empty file holds the name for a game that is being put away.
        let metadata = entry
            .metadata()
            .ok()
            .filter(|metadata| metadata.is_file() && metadata.len() > 0)?;
        Some((metadata.modified().ok()?, number))
    })
}

/// Returns what is in a folder; nothing if there is none.
fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

/// Returns whether there is a game in the file of a window, or an earlier version of one.
fn holds_game(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok() || has_earlier(path)
}

/// Returns when a file was written last.
fn modified(path: &Path) -> SystemTime {
    fs::metadata(path)
        .and_then(|metadata| metadata.modified())
        .unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Returns the path of the file of a window.
fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(if number == 1 {
        format!("game{ENDING}")
    } else {
        format!("{WINDOW}{number}{ENDING}")
    })
}

/// Returns the path of a game that was put away.
fn kept_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{KEPT}{number}{ENDING}"))
}

/// Returns which window's file has this name, if it is one.
fn window_number(name: &str) -> Option<u32> {
    if name == "game.json" {
        Some(1)
    } else {
        number(name, WINDOW)
            .and_then(|n| u32::try_from(n).ok())
            .filter(|&n| n > 1)
    }
}

/// Returns which game that was put away has this name, if it is one.
fn kept_number(name: &str) -> Option<u64> {
    number(name, KEPT)
}

/// Returns the number in the name of one of our files.
fn number(name: &str, before: &str) -> Option<u64> {
    let digits = name.strip_prefix(before)?.strip_suffix(ENDING)?;
    // Only as we write it: no sign and no zeros before it.
    digits
        .parse()
        .ok()
        .filter(|number: &u64| number.to_string() == digits)
}

#[cfg(test)]
mod tests;
