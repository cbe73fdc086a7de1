//! Locks between processes: two windows of one person never write the same file at once.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The name of the lock of all files of a folder that every window writes.
const SHARED: &str = "plot4.lock";

/// A lock that other processes heed. It goes with this value, and with the process, however that ends.
///
/// The lock is on a file of its own, which is empty and stays: a file that is replaced would take its lock along, and where a locked
/// file cannot be replaced it could not be written. A file system that knows no locks gives one that nobody heeds.
#[derive(Debug)]
pub struct Lock {
    file: Option<File>,
}

impl Lock {
    /// Returns the lock of a folder's shared files; waits for as long as another process has it.
    #[must_use]
    pub fn wait(folder: &Path) -> Self {
        Self { file: open(&folder.join(SHARED)).and_then(|file| file.lock().map(|()| file)).ok() }
    }

    /// Returns the lock beside a file, or `None` if another process, or another window of this one, has it.
    #[must_use]
    pub fn beside(path: &Path) -> Option<Self> {
        let Ok(file) = open(&lock_file(path)) else { return Some(Self { file: None }) };
        match file.try_lock() {
            Ok(()) => Some(Self { file: Some(file) }),
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(_)) => Some(Self { file: None }),
        }
    }

    /// Returns whether others heed it.
    #[must_use]
    pub const fn is_heeded(&self) -> bool {
        self.file.is_some()
    }
}

/// Returns the path of the lock beside a file: `game.json` has `game.lock`.
fn lock_file(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

/// Opens the file of a lock, which is made with its folder if there is none.
fn open(path: &Path) -> io::Result<File> {
    if let Ok(metadata) = fs::metadata(path)
        && !metadata.is_file()
    {
        // Opening a pipe would wait for somebody at its other end.
        return Err(io::ErrorKind::InvalidInput.into());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_had_by_one_and_goes_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("data").join("game.json");
        let first = Lock::beside(&game).expect("nobody has it");
        assert!(first.is_heeded() && Lock::beside(&game).is_none(), "taken");
        assert!(Lock::beside(&folder.path().join("data").join("other.json")).is_some(), "that is another one");
        drop(first);
        assert!(Lock::beside(&game).is_some_and(|lock| lock.is_heeded()), "free again");
    }

    #[test]
    fn where_no_lock_can_be_had_nobody_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("a file");
        fs::write(&blocked, "in the way of a folder").expect("written");
        assert!(!Lock::wait(&blocked).is_heeded());
        assert!(Lock::beside(&blocked.join("game.json")).is_some_and(|lock| !lock.is_heeded()));
    }
}
