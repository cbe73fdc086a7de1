//! Reads, counts and clears the statistics on the thread of this user's own files, and exports them
//! as a table.
//!
//! Each change reads and writes the file under a lock, so that two windows that are open at
//! once count into one file, also in the same instant. What cannot be read is never written over: a
//! damaged file is set aside first, one of a newer version is left as it is.

use std::fmt;
use std::io;
use std::path::Path;

use super::aside::{FAILED, NotSetAside, read_twice, set_aside};
use super::writer::Writer;
use crate::core::count::capital;
use crate::core::day::Day;
use crate::session::Ended;
use crate::storage::{self, Entry, LoadError, Lock, SaveError, Statistics};

/// The consequence when the statistics are damaged.
const BEGIN_ANEW: &str = "The statistics begin anew";
/// The consequence when the statistics cannot be read, but are left as they are.
const UNREADABLE: &str = "The statistics cannot be read";

/// The statistics in a file, and a sentence if a damaged file had to be set aside for them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct StatisticsRead {
    /// The statistics.
    pub statistics: Statistics,
    /// The message for the user.
    pub trouble: Option<String>,
}

/// Why the statistics cannot be read, cleared or exported.
#[derive(Debug)]
pub enum StatisticsError {
    /// The file cannot be read, or a newer version wrote it.
    Load(LoadError),
    /// Another window keeps the lock.
    Locked(io::Error),
    /// The file is damaged and could not be renamed.
    NotSetAside(NotSetAside),
    /// The table could not be written.
    Save(SaveError),
    /// The work ended in a panic.
    Panicked,
}

impl fmt::Display for StatisticsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(error) => write!(f, "{UNREADABLE}: {error}"),
            Self::Locked(error) => write!(f, "{UNREADABLE}: {error}"),
            Self::NotSetAside(error) => error.fmt(f),
            Self::Save(error) => error.fmt(f),
            Self::Panicked => f.write_str(&capital(FAILED)),
        }
    }
}

/// Why a finished game is not in the statistics.
#[derive(Debug)]
pub(super) struct NotCounted {
    /// A sentence.
    pub(super) reason: String,
    /// Whether it may be counted another time: it is enough to wait, or to make
    /// room.
    pub(super) may_pass: bool,
}

/// Returns the statistics in a file; empty ones if there is none, or
/// if it is damaged and was set aside.
///
/// # Errors
/// [`StatisticsError`] if the file cannot be read or is of a newer version, or is damaged and could
/// not be set aside.
pub(super) fn read(path: &Path) -> Result<StatisticsRead, StatisticsError> {
    let (read, _lock) = read_twice(path, storage::load_statistics);
    usable(path, read)
}

/// Returns the statistics, under the lock if the file is damaged, as something to continue with: a
/// damaged file is set aside.
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
            trouble: None,
        }),
        Err(error) if error.is_damaged() && !error.is_newer() => {
            let trouble = set_aside(path, &error.to_string(), BEGIN_ANEW)
                .map_err(StatisticsError::NotSetAside)?;
            Ok(StatisticsRead {
                statistics: Statistics::default(),
                trouble: Some(trouble),
            })
        }
        Err(error) => Err(StatisticsError::Load(error)),
    }
}

/// Reads the file under its lock, for which it waits a while, and returns both.
///
/// # Errors
/// [`StatisticsError`] if another window keeps the lock.
fn read_locked(path: &Path) -> Result<(Result<Statistics, LoadError>, Lock), StatisticsError> {
    Lock::while_reading(path, storage::load_statistics).map_err(StatisticsError::Locked)
}

/// Counts a game that was finished on this day, unless it was counted before. Returns what to tell,
/// if there is something: a damaged file had to be set aside.
///
/// # Errors
/// [`NotCounted`], if the file cannot be locked, read or written now, or is of a newer version.
pub(super) fn count(path: &Path, ended: Ended, day: Day) -> Result<Option<String>, NotCounted> {
    let not_now = |reason| NotCounted {
        reason,
        may_pass: true,
    };
    let (read, _lock) = read_locked(path).map_err(|error| not_now(error.to_string()))?;
    let is_newer = read.as_ref().is_err_and(LoadError::is_newer);
    let read = usable(path, read).map_err(|error| NotCounted {
        reason: error.to_string(),
        may_pass: !is_newer,
    })?;
    let StatisticsRead {
        mut statistics,
        trouble,
    } = read;
    // A game that was counted before is written once more: the last time it may not have reached
    // the disk.
    statistics.add(Entry { day, ended });
    storage::save_statistics(path, &statistics)
        .map_err(|error| not_now(capital(&error.to_string())))?;
    Ok(trouble)
}

/// Forgets all games. Returns the statistics as they are then; as they were, with what to tell, if
/// the file could not be written.
///
/// # Errors
/// [`StatisticsError`] if the file cannot be read or is of a newer version: nothing is forgotten
/// then.
pub(super) fn clear(path: &Path) -> Result<StatisticsRead, StatisticsError> {
    let (read, _lock) = read_locked(path)?;
    let StatisticsRead {
        statistics,
        trouble,
    } = usable(path, read)?;
    match storage::save_statistics(path, &Statistics::default()) {
        Ok(()) => Ok(StatisticsRead {
            statistics: Statistics::default(),
            trouble,
        }),
        Err(error) => Ok(StatisticsRead {
            statistics,
            trouble: Some(capital(&error.to_string())),
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
