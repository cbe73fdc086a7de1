//! Loads and saves the files of this user beside games: settings, practice and statistics.

use std::path::Path;

use super::progress::{Progress, format_progress, parse_progress};
use super::settings::{Settings, format_settings, parse_settings, read_settings};
use super::statistics::{MAX_STATISTICS_BYTES, Statistics, format_statistics, parse_statistics};
use crate::storage::disk::lock::Lock;
use crate::storage::disk::quarantine::set_aside;
use crate::storage::disk::system::{Disk, System};
use crate::storage::disk::writing::{replace_own, save};
use crate::storage::error::{FileError, FileFault, Tried};
use crate::storage::file::load_within;
use crate::storage::format::error::{MAX_FILE_BYTES, ParseError};
use crate::storage::format::file::as_text;

/// Returns the settings in a file; if there is no such file, the default ones.
///
/// # Errors
/// [`FileError`] if the file cannot be read or holds no settings at all.
pub fn load_settings(path: &Path) -> Result<Settings, FileError> {
    if_there(load(path, MAX_FILE_BYTES, parse_settings)).map(Option::unwrap_or_default)
}

/// Returns the names of the fields of a settings file that cannot be used; none where there is no
/// such file, or none that can be read.
#[must_use]
pub fn unusable_settings(path: &Path) -> Vec<String> {
    load(path, MAX_FILE_BYTES, read_settings).map_or_else(|_| Vec::new(), |(_, unusable)| unusable)
}

/// Writes what has changed of the settings between `before` and `now`, and leaves the rest as it
/// stands in the file: another window may have written it. `now` is written whole where there is no
/// file, or a damaged one, which is [set aside](set_aside).
///
/// # Errors
/// [`FileError`] if the file cannot be read, is of a newer version, or could not be written. It
/// is as it was then, unless the change is in place.
pub fn change_settings(path: &Path, before: &Settings, now: &Settings) -> Result<(), FileError> {
    change(&System, path, parse_settings, |found| match found {
        Some(found) => format_settings(&found.with_changes(before, now)),
        None => format_settings(now),
    })
}

/// Writes what was practised between `before` and `now` beside what stands in the file: another
/// window may have written it. The rest is as for [`change_settings`].
///
/// # Errors
/// Those of [`change_settings`].
pub fn change_progress(path: &Path, before: &Progress, now: &Progress) -> Result<(), FileError> {
    change(&System, path, parse_progress, |found| match found {
        Some(found) => format_progress(&found.with_changes(before, now)),
        None => format_progress(now),
    })
}

/// Reads a file, if there is one that is whole, and writes what is to stand there, while no other
/// window does the same.
fn change<T>(
    disk: &impl Disk,
    path: &Path,
    parse: impl Fn(&str) -> Result<T, ParseError>,
    next_text: impl FnOnce(Option<T>) -> String,
) -> Result<(), FileError> {
    let read = Lock::while_reading(path, |path| if_there(load(path, MAX_FILE_BYTES, &parse)));
    let (read, _lock) = read.map_err(|fault| FileError::new(Tried::Lock, path, fault))?;
    let found = match read {
        Ok(found) => found,
        Err(FileError { fault: FileFault::Damaged(error), .. })
            if !matches!(*error, ParseError::Newer { .. }) =>
        {
            if let Err(fault) = set_aside(path) {
                let fault = Box::new(fault);
                return Err(FileError::open(path, FileFault::NotSetAside { error, fault }));
            }
            None
        }
        Err(error) => return Err(error),
    };
    replace_own(disk, path, next_text(found).as_bytes(), || ())
}

/// Returns what was read, or `None` if there is no such file.
fn if_there<T>(read: Result<T, FileError>) -> Result<Option<T>, FileError> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the statistics in a file; if there is no such file, empty ones.
///
/// # Errors
/// [`FileError`] if the file cannot be read, is damaged, or of a newer version.
pub fn load_statistics(path: &Path) -> Result<Statistics, FileError> {
    if_there(load(path, MAX_STATISTICS_BYTES, parse_statistics)).map(Option::unwrap_or_default)
}

/// Writes statistics to a file, in the place of what was there; its folder is created if there is
/// none.
///
/// # Errors
/// [`FileError`] if the file could not be written; what was there before is still there.
pub fn save_statistics(path: &Path, statistics: &Statistics) -> Result<(), FileError> {
    save(path, format_statistics(statistics).as_bytes())
}

/// Writes settings to a file, in the place of what was there; its folder is created if there is
/// none.
///
/// # Errors
/// [`FileError`] if the file could not be written; what was there before is still there.
pub fn save_settings(path: &Path, settings: &Settings) -> Result<(), FileError> {
    save(path, format_settings(settings).as_bytes())
}

/// Returns the progress in a file; if there is no such file, that of a beginner.
///
/// # Errors
/// [`FileError`] if the file cannot be read or holds no progress at all.
pub fn load_progress(path: &Path) -> Result<Progress, FileError> {
    if_there(load(path, MAX_FILE_BYTES, parse_progress)).map(Option::unwrap_or_default)
}

/// Writes progress to a file, in the place of what was there; its folder is created if there is
/// none.
///
/// # Errors
/// [`FileError`] if the file could not be written; what was there before is still there.
pub fn save_progress(path: &Path, progress: &Progress) -> Result<(), FileError> {
    save(path, format_progress(progress).as_bytes())
}

/// Reads a file of so many bytes of text at most, and makes of it what it stands for.
fn load<T>(
    path: &Path,
    most: u64,
    parse: impl Fn(&str) -> Result<T, ParseError>,
) -> Result<T, FileError> {
    load_within(path, most, |bytes| parse(as_text(bytes)?))
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use std::cell::Cell;
    use std::{fs, io};

    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_another_window_writes_after_the_lock_was_deleted_is_not_undone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("numbers");
        save(&path, b"1").expect("written");
        let reads = Cell::new(0);
        let parse = |text: &str| {
            if reads.replace(reads.get() + 1) == 0 {
                fs::remove_file(folder.path().join("plot4.lock")).expect("deleted");
                save(&path, b"1 2").expect("the other window writes");
            }
            Ok(text.to_owned())
        };
        change(&System, &path, parse, |found| format!("{} 3", found.unwrap_or_default()))
            .expect("changed");
        assert_eq!(fs::read_to_string(&path).expect("read"), "1 2 3");
        assert_eq!(reads.get(), 2);
    }

    /// A disk that puts everything in its place, and does not write the folder through.
    struct Failing;

    impl Disk for Failing {
        fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
            Err(io::ErrorKind::StorageFull.into())
        }
    }

    #[test]
    fn a_change_that_is_in_place_says_so_that_it_is_not_made_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("notes.txt");
        let count = |found: Option<usize>| "1".repeat(found.unwrap_or_default() + 1);
        let parse = |text: &str| Ok(text.len());
        let error = change(&Failing, &path, parse, count).expect_err("not written through");
        assert!(error.is_in_place(), "{error:?}");
        assert_eq!(fs::read_to_string(&path).expect("in place"), "1");
        let blocked = change(&System, &path.join("below a file"), parse, count)
            .expect_err("there is no such folder");
        assert!(!blocked.is_in_place(), "{blocked:?}");
    }
}
