//! Loads and saves each kind of file, up to a size limit.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

use super::aside::{Aside, set_aside};
use super::damage::Damage;
use super::envelope::Envelope;
use super::error::{ChangeError, FileFault, LoadError, MAX_FILE_BYTES, MAX_GAME_BYTES, SaveError};
use super::formats;
use super::lock::Lock;
use super::progress::{Progress, format_progress, parse_progress};
use super::settings::{Settings, format_settings, parse_settings, read_settings};
use super::statistics::{MAX_STATISTICS_BYTES, Statistics, format_statistics, parse_statistics};
use super::writing::{Disk, System, check_regular, replace_own, save, save_where_asked};
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// Returns the game in a file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no legal game.
pub fn load_game<K: GameKind>(path: &Path) -> Result<SavedGame<K>, LoadError> {
    load_within(path, MAX_GAME_BYTES, |bytes| {
        formats::parse_file(path, bytes)?.open()
    })
}

/// Returns the saved game of any kind in a file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no saved game.
pub fn load_envelope(path: &Path) -> Result<Envelope, LoadError> {
    load_within(path, MAX_GAME_BYTES, |bytes| {
        formats::parse_file(path, bytes)
    })
}

/// Writes a game to a file that the user has named, in the format of its extension, replacing
/// previous contents.
///
/// # Errors
/// [`SaveError`] if the format is not for this game or cannot hold all of it, if the file would be
/// too large to be read again, if there is no such folder, or if the file could not be written; the
/// previous contents are kept then.
pub fn save_game<K: GameKind>(path: &Path, game: &SavedGame<K>) -> Result<(), SaveError> {
    save_where_asked(path, game_file(path, &Envelope::of(game))?.as_bytes())
}

/// Returns the text of a game's file, in the format of its extension.
///
/// # Errors
/// [`SaveError`] if the format is not for this game or cannot hold all of it, or if the file would
/// be too large to be read again.
pub fn game_file(path: &Path, game: &Envelope) -> Result<String, SaveError> {
    formats::format_file(path, game).map_err(|damage| SaveError::new(path, damage))
}

/// Returns the settings in a file, or the default ones if there is no such file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no settings at all.
pub fn load_settings(path: &Path) -> Result<Settings, LoadError> {
    if_there(load(path, |bytes| parse_settings(text(bytes)?))).map(Option::unwrap_or_default)
}

/// Returns the names of the unusable fields of a settings file; none if there is no such file, or
/// it cannot be read.
#[must_use]
pub fn unusable_settings(path: &Path) -> Vec<String> {
    load(path, |bytes| read_settings(text(bytes)?))
        .map_or_else(|_| Vec::new(), |(_, unusable)| unusable)
}

/// Writes the changes to the settings between `before` and `now`, and keeps the other values in the
/// file, which another window may have written. If there is no file, or a damaged one, which is
/// [set aside](set_aside), `now` is written as a whole.
///
/// # Errors
/// [`ChangeError`] if the file cannot be read, is of a newer version, or could not be written. It
/// is unchanged, unless the change is in place.
pub fn change_settings(path: &Path, before: &Settings, now: &Settings) -> Result<(), ChangeError> {
    change(
        &System,
        path,
        |bytes| parse_settings(text(bytes)?),
        |found| match found {
            Some(found) => format_settings(&found.with_changes(before, now)),
            None => format_settings(now),
        },
    )
}

/// Adds the progress made between `before` and `now` to the file, which another window may have
/// written. Otherwise like [`change_settings`].
///
/// # Errors
/// Those of [`change_settings`].
pub fn change_progress(path: &Path, before: &Progress, now: &Progress) -> Result<(), ChangeError> {
    change(
        &System,
        path,
        |bytes| parse_progress(text(bytes)?),
        |found| match found {
            Some(found) => format_progress(&found.with_changes(before, now)),
            None => format_progress(now),
        },
    )
}

/// Reads a file, unless it is missing or damaged, and writes its new contents, while holding the
/// lock.
fn change<T>(
    disk: &impl Disk,
    path: &Path,
    parse: impl Fn(&[u8]) -> Result<T, Damage>,
    changed: impl FnOnce(Option<T>) -> String,
) -> Result<(), ChangeError> {
    let read = Lock::while_reading(path, |path| if_there(load(path, &parse)));
    let (read, _lock) = read.map_err(|fault| ChangeError::Lock {
        path: path.to_owned(),
        fault,
    })?;
    let found = match read {
        Ok(found) => found,
        Err(error) if error.is_damaged() && !error.is_newer() => {
            if let Err(fault) = set_aside(path, Aside::Damaged) {
                return Err(ChangeError::NotSetAside { error, fault });
            }
            None
        }
        Err(error) => return Err(ChangeError::Load(error)),
    };
    Ok(replace_own(disk, path, changed(found).as_bytes(), || ())?)
}

/// Returns the contents, or `None` if there is no such file.
fn if_there<T>(read: Result<T, LoadError>) -> Result<Option<T>, LoadError> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the statistics in a file, or empty ones if there is no such file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read, is damaged, or of a newer version.
pub fn load_statistics(path: &Path) -> Result<Statistics, LoadError> {
    if_there(load_within(path, MAX_STATISTICS_BYTES, |bytes| {
        parse_statistics(text(bytes)?)
    }))
    .map(Option::unwrap_or_default)
}

/// Writes statistics to a file, replacing previous contents and creating its folder if necessary.
///
/// # Errors
/// [`SaveError`] if the file could not be written; the previous contents are kept then.
pub fn save_statistics(path: &Path, statistics: &Statistics) -> Result<(), SaveError> {
    save(path, format_statistics(statistics).as_bytes())
}

/// Returns bytes as text.
fn text(bytes: &[u8]) -> Result<&str, Damage> {
    std::str::from_utf8(bytes).map_err(|_| Damage::NotText)
}

/// Writes settings to a file, replacing previous contents and creating its folder if necessary.
///
/// # Errors
/// [`SaveError`] if the file could not be written; the previous contents are kept then.
pub fn save_settings(path: &Path, settings: &Settings) -> Result<(), SaveError> {
    save(path, format_settings(settings).as_bytes())
}

/// Returns the progress in a file, or that of a beginner if there is no such file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no progress at all.
pub fn load_progress(path: &Path) -> Result<Progress, LoadError> {
    if_there(load(path, |bytes| parse_progress(text(bytes)?))).map(Option::unwrap_or_default)
}

/// Writes progress to a file, replacing previous contents and creating its folder if necessary.
///
/// # Errors
/// [`SaveError`] if the file could not be written; the previous contents are kept then.
pub fn save_progress(path: &Path, progress: &Progress) -> Result<(), SaveError> {
    save(path, format_progress(progress).as_bytes())
}

/// Reads and parses a file.
fn load<T>(path: &Path, parse: impl Fn(&[u8]) -> Result<T, Damage>) -> Result<T, LoadError> {
    load_within(path, MAX_FILE_BYTES, parse)
}

/// Reads and parses a file of at most this many bytes.
fn load_within<T>(
    path: &Path,
    most: u64,
    parse: impl Fn(&[u8]) -> Result<T, Damage>,
) -> Result<T, LoadError> {
    let bytes = read(path, most).map_err(|fault| LoadError::Read {
        path: path.to_owned(),
        fault,
    })?;
    let result = if bytes.len() as u64 > most {
        Err(Damage::TooLarge { most })
    } else {
        // Some editors put a byte order mark at the start of a text.
        parse(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes))
    };
    result.map_err(|damage| LoadError::damaged(path, damage))
}

/// Returns the bytes of a file, never much more than the limit.
pub(super) fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileFault> {
    // Opening a pipe would wait for a writer, perhaps forever. The opened file is checked again, as
    // the name may mean something else by then.
    check_regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    check_regular(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use std::cell::Cell;
    use std::io;

    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_another_window_writes_after_the_lock_was_deleted_is_not_undone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("numbers");
        save(&path, b"1").expect("written");
        let reads = Cell::new(0);
        let parse = |bytes: &[u8]| {
            if reads.replace(reads.get() + 1) == 0 {
                fs::remove_file(folder.path().join("plot4.lock")).expect("deleted");
                save(&path, b"1 2").expect("the other window writes");
            }
            text(bytes).map(str::to_owned)
        };
        change(&System, &path, parse, |found| {
            format!("{} 3", found.unwrap_or_default())
        })
        .expect("changed");
        assert_eq!(fs::read_to_string(&path).expect("read"), "1 2 3");
        assert_eq!(reads.get(), 2);
    }

    /// A disk that renames everything, but cannot sync the folder.
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
        let parse = |bytes: &[u8]| Ok(bytes.len());
        let error = change(&Failing, &path, parse, count).expect_err("not written through");
        assert!(error.is_in_place(), "{error:?}");
        assert_eq!(fs::read_to_string(&path).expect("in place"), "1");
        let blocked = change(&System, &path.join("below a file"), parse, count)
            .expect_err("there is no such folder");
        assert!(!blocked.is_in_place(), "{blocked:?}");
    }
}
