//! Reads, updates and clears the statistics on the thread of the user's own files, and exports them
//! as a table.
//!
//! Each change reads and writes the file under a lock, so that two open windows can count into one
//! file, even at the same moment. An unreadable file is never overwritten: a damaged one is set
//! aside first, one of a newer version is left as it is.

use std::path::Path;

use super::file_error::{OwnFile, OwnFileError, OwnFileFault, StatisticsError};
use super::quarantine::{read_twice, set_aside};
use super::writer::Writer;
use crate::core::day::Day;
use crate::session::{Ended, History};
use crate::storage::{self, Entry, LoadError, Lock, SaveError, Statistics};

#[derive(Debug, Default, PartialEq, Eq)]
pub struct StatisticsRead {
    pub statistics: Statistics,
    /// What went wrong.
    pub fault: Option<StatisticsFault>,
}

/// A problem with statistics that can still be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatisticsFault {
    SetAside(OwnFileError),
    /// The file could not be written, so that nothing is forgotten.
    NotCleared(SaveError),
}

/// Why a finished game was not counted.
#[derive(Debug)]
pub(super) struct NotCounted {
    pub(super) error: StatisticsError,
    /// Whether a retry may succeed, after waiting or freeing disk space.
    pub(super) may_pass: bool,
}

/// Returns the statistics in a file; empty ones if there is none, or
/// if it is damaged and was set aside.
///
/// # Errors
/// [`StatisticsError`] if the file cannot be read, is of a newer version, or is damaged and could
/// not be set aside.
pub(super) fn read(path: &Path) -> Result<StatisticsRead, StatisticsError> {
    let (read, _lock) = read_twice(path, storage::load_statistics);
    usable(path, read)
}

/// Returns the statistics to continue with: a damaged file is set aside, under the lock.
///
/// # Errors
/// Those of [`read`].
fn usable(
    path: &Path,
    read: Result<Statistics, LoadError>,
) -> Result<StatisticsRead, StatisticsError> {
    match read {
        Ok(statistics) => Ok(StatisticsRead {
            statistics,
            fault: None,
        }),
        Err(error) if error.is_damaged() && !error.is_newer() => {
            let fault = set_aside(path, OwnFileFault::Load(error), OwnFile::Statistics);
            if fault.is_in_the_way() {
                return Err(StatisticsError::NotSetAside(Box::new(fault)));
            }
            Ok(StatisticsRead {
                statistics: Statistics::default(),
                fault: Some(StatisticsFault::SetAside(fault)),
            })
        }
        Err(error) => Err(StatisticsError::Load(error)),
    }
}

/// Waits a while for the lock of the file, reads it, and returns both.
///
/// # Errors
/// [`StatisticsError`] if the lock cannot be acquired.
fn read_locked(path: &Path) -> Result<(Result<Statistics, LoadError>, Lock), StatisticsError> {
    Lock::while_reading(path, storage::load_statistics).map_err(StatisticsError::Lock)
}

/// Counts a game that was finished on this day, unless it was counted before. Returns the games
/// with the same rules, and the trouble if a damaged file had to be set aside.
///
/// # Errors
/// [`NotCounted`] if the file cannot be locked, read or written now, or is of a newer version.
pub(super) fn count(
    path: &Path,
    ended: &Ended,
    day: Day,
) -> Result<(History, Option<StatisticsFault>), NotCounted> {
    let not_now = |error| NotCounted {
        error,
        may_pass: true,
    };
    let (read, _lock) = read_locked(path).map_err(not_now)?;
    let is_newer = read.as_ref().is_err_and(LoadError::is_newer);
    let read = usable(path, read).map_err(|error| NotCounted {
        error,
        may_pass: !is_newer,
    })?;
    let StatisticsRead {
        mut statistics,
        fault,
    } = read;
    // A game that was counted before is written again, as it may not have reached the disk.
    statistics.add(Entry {
        day,
        ended: ended.clone(),
    });
    storage::save_statistics(path, &statistics)
        .map_err(|error| not_now(StatisticsError::Save(error)))?;
    Ok((statistics.history(ended), fault))
}

/// Deletes all games. Returns the empty statistics or, if the file could not be written, the old
/// ones with the trouble.
///
/// # Errors
/// [`StatisticsError`] if the file cannot be read or is of a newer version; nothing is deleted
/// then.
pub(super) fn clear(path: &Path) -> Result<StatisticsRead, StatisticsError> {
    let (read, _lock) = read_locked(path)?;
    let StatisticsRead { statistics, fault } = usable(path, read)?;
    match storage::save_statistics(path, &Statistics::default()) {
        Ok(()) => Ok(StatisticsRead {
            statistics: Statistics::default(),
            fault,
        }),
        Err(error) => Ok(StatisticsRead {
            statistics,
            fault: Some(StatisticsFault::NotCleared(error)),
        }),
    }
}

/// Writes the statistics as comma-separated values to another file.
///
/// # Errors
/// [`StatisticsError`] if the statistics cannot be read or the file cannot be written.
pub(super) fn export(path: &Path, table: &Path, writer: &Writer) -> Result<(), StatisticsError> {
    let statistics = storage::load_statistics(path).map_err(StatisticsError::Load)?;
    let text = storage::format_csv(&statistics);
    writer
        .save_where_asked(table, text.as_bytes())
        .map_err(StatisticsError::Save)
}
