//! Reads, updates and clears the statistics on the thread of the user's own files, and exports them
//! as a table.
//!
//! Each change reads and writes the file under a lock, so that two open windows can count into one
//! file, even at the same moment. An unreadable file is never overwritten: a damaged one is set
//! aside first, one of a newer version is left as it is.

use std::path::Path;

use super::quarantine::{read_twice, set_aside};
use super::writer::Writer;
use crate::core::day::Day;
use crate::session::{Ended, History};
use crate::storage::{self, Entry, FileError, FileFault, Lock, OwnFile, Statistics, Tried};

#[derive(Debug, Default, PartialEq, Eq)]
pub struct StatisticsRead {
    pub statistics: Statistics,
    /// What went wrong, though they can still be shown.
    pub fault: Option<FileError>,
}

/// Returns the statistics in a file; empty ones if there is none, or
/// if it is damaged and was set aside.
///
/// # Errors
/// [`FileError`] if the file cannot be read, is of a newer version, or is damaged and could
/// not be set aside.
pub(super) fn read(path: &Path) -> Result<StatisticsRead, FileError> {
    let (read, _lock) = read_twice(path, storage::load_statistics);
    usable(path, read)
}

/// Returns the statistics to continue with: a damaged file is set aside, under the lock.
///
/// # Errors
/// Those of [`read`].
fn usable(path: &Path, read: Result<Statistics, FileError>) -> Result<StatisticsRead, FileError> {
    match read {
        Ok(statistics) => Ok(StatisticsRead { statistics, fault: None }),
        Err(error) if error.is_damaged() && !error.is_newer() => {
            let error = set_aside(path, error, OwnFile::Statistics);
            let is_in_the_way = error.is_in_the_way();
            let fault = FileError::open(path, FileFault::Unusable(Box::new(error)));
            if is_in_the_way {
                return Err(fault);
            }
            Ok(StatisticsRead { statistics: Statistics::default(), fault: Some(fault) })
        }
        Err(error) => Err(error),
    }
}

/// Waits a while for the lock of the file, reads it, and returns both.
///
/// # Errors
/// [`FileError`] if the lock cannot be acquired.
fn read_locked(path: &Path) -> Result<(Result<Statistics, FileError>, Lock), FileError> {
    Lock::while_reading(path, storage::load_statistics)
        .map_err(|fault| FileError::new(Tried::LockStatistics, path, fault))
}

/// Counts a game that was finished on this day, unless it was counted before. Returns the games
/// with the same rules, and the trouble if a damaged file had to be set aside.
///
/// # Errors
/// [`FileError`] if the file cannot be locked, read or written now, which may pass, or is of a
/// newer version.
pub(super) fn count(
    path: &Path,
    ended: &Ended,
    day: Day,
) -> Result<(History, Option<FileError>), FileError> {
    let (read, _lock) = read_locked(path)?;
    let read = usable(path, read)?;
    let StatisticsRead { mut statistics, fault } = read;
    // A game that was counted before is written again, as it may not have reached the disk.
    statistics.add(Entry { day, ended: ended.clone() });
    storage::save_statistics(path, &statistics)?;
    Ok((statistics.history(ended), fault))
}

/// Deletes all games. Returns the empty statistics or, if the file could not be written, the old
/// ones with the trouble.
///
/// # Errors
/// [`FileError`] if the file cannot be read or is of a newer version; nothing is deleted
/// then.
pub(super) fn clear(path: &Path) -> Result<StatisticsRead, FileError> {
    let (read, _lock) = read_locked(path)?;
    let StatisticsRead { statistics, fault } = usable(path, read)?;
    match storage::save_statistics(path, &Statistics::default()) {
        Ok(()) => Ok(StatisticsRead { statistics: Statistics::default(), fault }),
        Err(error) => Ok(StatisticsRead { statistics, fault: Some(error) }),
    }
}

/// Writes the statistics as comma-separated values to another file.
///
/// # Errors
/// [`FileError`] if the statistics cannot be read or the file cannot be written.
pub(super) fn export(path: &Path, table: &Path, writer: &Writer) -> Result<(), FileError> {
    let statistics = storage::load_statistics(path)?;
    let text = storage::format_csv(&statistics);
    writer.save_where_asked(table, text.as_bytes())
}
