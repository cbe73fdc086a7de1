//! Locks between processes: two windows of one person never write the same file at once.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::writing::{System, make_own_folders};

/// The name of the lock of all files of a folder that every window writes.
const SHARED: &str = "plot4.lock";

/// How long is waited between two tries to have the lock.
const STEP: Duration = Duration::from_millis(5);
/// How often it is tried: three seconds long, while a process that is not stopped has it for some hundredths of one.
const TRIES: u32 = 600;

/// A lock that other processes heed. It goes with this value, and with the process, however that ends.
///
/// The lock is on a file of its own, which is empty and stays: a file that is replaced would take its lock along, and where a locked
/// file cannot be replaced it could not be written. A file system that knows no locks gives one that nobody heeds.
#[derive(Debug)]
pub struct Lock(Held);

/// What came of locking.
#[derive(Debug)]
enum Held {
    /// This process has the lock for as long as the file is open.
    Heeded(#[expect(dead_code, reason = "the lock goes with the open file")] File),
    /// The file system knows no locks: neither this process nor any other can have one.
    Unknown,
    /// It could not be had this time, for this reason; another process may have it.
    Failed(io::Error),
}

impl Lock {
    /// Returns the lock of a folder's shared files; waits a while if another process has it.
    ///
    /// # Errors
    /// If another process keeps it for longer than any that is not stopped.
    pub fn wait(folder: &Path) -> io::Result<Self> {
        for _ in 0..TRIES {
            match Self::at_once(folder) {
                Some(lock) => return Ok(lock),
                None => std::thread::sleep(STEP),
            }
        }
        Err(io::Error::new(io::ErrorKind::TimedOut, "another window of Plot 4 keeps the files locked and does not answer"))
    }

    /// Returns the lock of a folder's shared files, or `None` if another process has it now.
    #[must_use]
    pub fn at_once(folder: &Path) -> Option<Self> {
        Self::of(&folder.join(SHARED))
    }

    /// Returns the lock beside a file, or `None` if another process, or another window of this one, has it.
    #[must_use]
    pub fn beside(path: &Path) -> Option<Self> {
        Self::of(&lock_file(path))
    }

    /// Returns the lock on this file, or `None` if it is had already.
    fn of(path: &Path) -> Option<Self> {
        let file = match open(path) {
            Ok(file) => file,
            Err(error) => return Some(Self(Held::Failed(error))),
        };
        match file.try_lock() {
            Ok(()) => Some(Self(Held::Heeded(file))),
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(error)) => Some(Self(Held::without(error))),
        }
    }

    /// Returns whether others heed it.
    #[must_use]
    pub const fn is_heeded(&self) -> bool {
        matches!(self.0, Held::Heeded(_))
    }

    /// Returns why it could not be had, where others may have it all the same; `None` if this process has it, or if nobody can.
    #[must_use]
    pub const fn failure(&self) -> Option<&io::Error> {
        match &self.0 {
            Held::Failed(error) => Some(error),
            Held::Heeded(_) | Held::Unknown => None,
        }
    }
}

impl Held {
    /// Returns what came of locking a file that is open, when the system answers with this.
    fn without(error: io::Error) -> Self {
        // A network's disk without a service for locks says that no locks are available.
        let is_unknown =
            error.kind() == io::ErrorKind::Unsupported || cfg!(target_os = "linux") && error.raw_os_error() == Some(37);
        if is_unknown { Self::Unknown } else { Self::Failed(error) }
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
        make_own_folders(&System, folder)?;
    }
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.read(true).write(true).create(true).truncate(false).open(path)
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
        let shared = Lock::wait(folder.path()).expect("nobody has it");
        assert!(Lock::at_once(folder.path()).is_none(), "taken");
        let late = Lock::wait(folder.path()).expect_err("nobody gives it away");
        assert_eq!(late.kind(), io::ErrorKind::TimedOut);
        drop(shared);
        assert!(Lock::at_once(folder.path()).is_some_and(|lock| lock.is_heeded()), "free again");
        assert!(Lock::beside(&folder.path().join("data").join("other.json")).is_some(), "that is another one");
        drop(first);
        assert!(Lock::beside(&game).is_some_and(|lock| lock.is_heeded()), "free again");
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_and_the_folder_that_is_made_for_it_are_for_this_user_alone() {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("share/plot4");
        let _lock = Lock::wait(&folder).expect("no process has it");
        for (path, mode) in [(folder.clone(), 0o700), (folder.join(SHARED), 0o600)] {
            assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, mode, "{}", path.display());
        }
    }

    #[test]
    fn where_no_lock_can_be_had_nobody_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("a file");
        fs::write(&blocked, "in the way of a folder").expect("written");
        assert!(Lock::wait(&blocked).is_ok_and(|lock| !lock.is_heeded()));
        let lock = Lock::beside(&blocked.join("game.json")).expect("nobody is known to have it");
        assert!(!lock.is_heeded() && lock.failure().is_some(), "{lock:?}");
    }

    #[test]
    fn where_no_locks_are_known_nobody_has_failed() {
        let lock = Lock(Held::without(io::ErrorKind::Unsupported.into()));
        assert!(!lock.is_heeded() && lock.failure().is_none(), "{lock:?}");
        let lock = Lock(Held::without(io::ErrorKind::PermissionDenied.into()));
        assert!(lock.failure().is_some(), "{lock:?}");
    }
}
