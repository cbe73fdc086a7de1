//! Locks between processes, so that two windows never write the same file at once.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::system::System;
use super::writing::make_own_folders;
use crate::storage::error::FileFault;

/// The name of the lock for the shared files of a folder.
const SHARED: &str = "plot4.lock";

/// The time between two attempts to acquire the lock.
const STEP: Duration = Duration::from_millis(5);
/// The number of attempts, which take three seconds; a process that is not stopped holds the lock
/// for some hundredths of a second.
const TRIES: u32 = 600;
/// How often to acquire a lock again whose file was deleted meanwhile.
const RETAKES: u32 = 20;
/// The text in a lock file, for people who open it. The program ignores it.
const TEXT: &str = "Plot 4 needs this file: it tells its windows which of them has a game open. \
    Please leave it in this folder.\n";

/// A lock that other processes respect. It is released with this value, or when the process ends,
/// in whatever way.
///
/// The lock is on a separate file, which stays: a replaced file would take its lock along, and on
/// systems where a locked file cannot be replaced, it could not be written. On a file system
/// without locks, no other process respects it.
///
/// A lock depends on the name of its file: once that is deleted, another process creates and locks
/// a new one. So check [`is_lost`](Self::is_lost) before writing anything under the lock.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    held: LockResult,
}

#[derive(Debug)]
enum LockResult {
    /// This process holds the lock while the file is open.
    Acquired(File),
    /// The file system has no locks, for this process or any other.
    Unknown,
    /// It could not be acquired, for this reason; another process may hold it.
    Failed(FileFault),
}

impl Lock {
    /// Returns the lock of a folder's shared files, waiting a while if another process holds it.
    ///
    /// # Errors
    /// If another process holds it longer than any that is not stopped.
    pub fn wait(folder: &Path) -> Result<Self, FileFault> {
        for _ in 0..TRIES {
            match Self::at_once(folder) {
                Some(lock) => return Ok(lock),
                None => std::thread::sleep(STEP),
            }
        }
        Err(FileFault::Locked)
    }

    /// Returns the lock of a folder's shared files, or `None` if another process holds it now.
    #[must_use]
    pub fn at_once(folder: &Path) -> Option<Self> {
        Self::of(&folder.join(SHARED))
    }

    /// Returns the lock beside a file, or `None` if another process or another window of this one
    /// holds it.
    #[must_use]
    pub fn beside(path: &Path) -> Option<Self> {
        Self::of(&lock_file(path))
    }

    /// Reads one of a folder's shared files under their lock, and returns its contents with that
    /// lock. If the lock file is deleted meanwhile, the lock is acquired anew and the file is read
    /// again.
    ///
    /// # Errors
    /// Those of [`wait`](Self::wait), and if the lock's file is deleted each time.
    pub fn while_reading<T>(
        path: &Path,
        read: impl Fn(&Path) -> T,
    ) -> Result<(T, Self), FileFault> {
        let folder = path.parent().unwrap_or(Path::new(""));
        for _ in 0..RETAKES {
            let lock = Self::wait(folder)?;
            let found = read(path);
            if !lock.is_lost() {
                return Ok((found, lock));
            }
        }
        Err(FileFault::LockDeleted)
    }

    /// Returns the lock on this file, or `None` if it is held already.
    fn of(path: &Path) -> Option<Self> {
        Self::taken(path, LockResult::of)
    }

    /// Returns the lock that `take` acquires on this file, again if the file was deleted before it
    /// was locked.
    fn taken(path: &Path, take: impl Fn(&Path) -> Option<LockResult>) -> Option<Self> {
        for _ in 0..RETAKES {
            let lock = Self { path: path.to_owned(), held: take(path)? };
            if !lock.is_lost() {
                lock.write_text();
                return Some(lock);
            }
        }
        Some(Self { path: path.to_owned(), held: LockResult::Failed(FileFault::LockDeleted) })
    }

    /// Writes the explanation into the file, if it is empty. If that fails, it is still a lock.
    fn write_text(&self) {
        if let LockResult::Acquired(file) = &self.held
            && file.metadata().is_ok_and(|metadata| metadata.len() == 0)
        {
            let mut file = file;
            let _ = file.write_all(TEXT.as_bytes());
        }
    }

    /// Returns whether its file was deleted or replaced since it was locked, so that other
    /// processes no longer respect it.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        matches!(&self.held, LockResult::Acquired(file) if !is_at(file, &self.path))
    }

    /// Returns whether this process holds it, so that others respect it.
    #[must_use]
    pub const fn is_acquired(&self) -> bool {
        matches!(self.held, LockResult::Acquired(_))
    }

    /// Returns why it could not be acquired, if others may hold it; `None` if this process holds
    /// it, or if there are no locks.
    #[must_use]
    pub const fn failure(&self) -> Option<&FileFault> {
        match &self.held {
            LockResult::Failed(error) => Some(error),
            LockResult::Acquired(_) | LockResult::Unknown => None,
        }
    }
}

impl LockResult {
    /// Tries to lock this file; `None` if another process holds the lock.
    fn of(path: &Path) -> Option<Self> {
        let file = match open(path) {
            Ok(file) => file,
            Err(error) => return Some(Self::Failed(error.into())),
        };
        match file.try_lock() {
            Ok(()) => Some(Self::Acquired(file)),
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(error)) => Some(Self::without(error)),
        }
    }

    /// Returns the result of locking an open file for this answer of the system.
    fn without(error: io::Error) -> Self {
        // A network disk without a lock service reports that no locks are available.
        let is_unknown = error.kind() == io::ErrorKind::Unsupported
            || cfg!(target_os = "linux") && error.raw_os_error() == Some(37);
        if is_unknown { Self::Unknown } else { Self::Failed(error.into()) }
    }
}

/// Returns whether this open file is still the one at this path. If that cannot be found out, it
/// counts as unchanged.
fn is_at(file: &File, path: &Path) -> bool {
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => is_same(&open, &there),
        (_, Err(error)) => {
            !matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
        }
        (Err(_), Ok(_)) => true,
    }
}

/// Returns whether both describe the same file.
#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns whether both describe the same file: where an open file cannot be deleted, the one at
/// its path is always that file.
#[cfg(not(unix))]
const fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
}

/// Returns the path of the lock beside a file: `game.json` has `game.lock`.
fn lock_file(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

/// Opens a lock file, creating it and its folder if necessary.
fn open(path: &Path) -> io::Result<File> {
    if let Ok(metadata) = fs::metadata(path)
        && !metadata.is_file()
    {
        // Opening a pipe would wait for its other end.
        return Err(io::ErrorKind::InvalidInput.into());
    }
    if let Some(folder) = path.parent() {
        make_own_folders(&System, folder)?;
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    #[cfg(windows)]
    {
        // Others may read and write it, but not delete or rename it while it is open.
        use std::os::windows::fs::OpenOptionsExt;
        options.share_mode(0x1 | 0x2);
    }
    options.open(path)
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_lock_is_had_by_one_and_goes_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("data").join("game.json");
        let first = Lock::beside(&game).expect("it is free");
        assert!(first.is_acquired() && Lock::beside(&game).is_none(), "taken");
        let shared = Lock::wait(folder.path()).expect("it is free");
        assert!(Lock::at_once(folder.path()).is_none(), "taken");
        let late = Lock::wait(folder.path()).expect_err("it is not released");
        assert_eq!(late, FileFault::Locked);
        drop(shared);
        assert!(Lock::at_once(folder.path()).is_some_and(|lock| lock.is_acquired()), "free again");
        assert!(
            Lock::beside(&folder.path().join("data").join("other.json")).is_some(),
            "that is another one"
        );
        drop(first);
        assert!(Lock::beside(&game).is_some_and(|lock| lock.is_acquired()), "free again");
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_and_the_folder_that_is_made_for_it_are_for_this_user_alone() {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("share/plot4");
        let _lock = Lock::wait(&folder).expect("no process has it");
        for (path, mode) in [(folder.clone(), 0o700), (folder.join(SHARED), 0o600)] {
            assert_eq!(
                fs::metadata(&path).expect("there").permissions().mode() & 0o777,
                mode,
                "{}",
                path.display()
            );
        }
    }

    #[test]
    fn without_locks_nothing_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("a file");
        fs::write(&blocked, "in the way of a folder").expect("written");
        assert!(Lock::wait(&blocked).is_ok_and(|lock| !lock.is_acquired()));
        let lock = Lock::beside(&blocked.join("game.json")).expect("it is not known to be locked");
        assert!(!lock.is_acquired() && lock.failure().is_some(), "{lock:?}");
    }

    #[test]
    fn a_system_without_locks_is_no_failure() {
        let lock = |kind: io::ErrorKind| Lock {
            path: PathBuf::new(),
            held: LockResult::without(kind.into()),
        };
        let unknown = lock(io::ErrorKind::Unsupported);
        assert!(
            !unknown.is_acquired() && !unknown.is_lost() && unknown.failure().is_none(),
            "{unknown:?}"
        );
        let failed = lock(io::ErrorKind::PermissionDenied);
        assert!(failed.failure().is_some() && !failed.is_lost(), "{failed:?}");
    }

    #[test]
    fn a_lock_file_tells_what_it_is_for_and_what_stands_in_it_does_not_matter() {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, file) = (folder.path().join("game.json"), folder.path().join("game.lock"));
        drop(Lock::beside(&game).expect("it is free"));
        let text = fs::read_to_string(&file).expect("a file");
        assert!(text == TEXT && text.lines().count() == 1, "{text:?}");
        for text in ["", "another text"] {
            fs::write(&file, text).expect("written");
            let lock = Lock::beside(&game).expect("it is free");
            assert!(lock.is_acquired() && Lock::beside(&game).is_none(), "{text:?}");
        }
        assert_eq!(
            fs::read_to_string(&file).expect("a file"),
            "another text",
            "only an empty file is written"
        );
    }

    // Elsewhere an open file cannot be deleted.
    #[cfg(unix)]
    #[test]
    fn a_lock_whose_file_is_deleted_or_replaced_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let (game, file) = (data.join("game.json"), data.join("game.lock"));
        let take = || Lock::beside(&game).expect("it is free");
        let replace = || {
            fs::write(data.join("other"), "").expect("written");
            fs::rename(data.join("other"), &file).expect("replaced");
        };
        let block = || {
            fs::remove_dir_all(&data).expect("removed");
            fs::write(&data, "in the way of the folder").expect("written");
        };
        let deletions: [&dyn Fn(); 4] = [
            &|| fs::remove_file(&file).expect("deleted"),
            &replace,
            &|| fs::remove_dir_all(&data).expect("deleted with its folder"),
            &block,
        ];
        for (number, delete) in deletions.into_iter().enumerate() {
            let lock = take();
            assert!(!lock.is_lost(), "deletion {number}");
            delete();
            assert!(lock.is_lost(), "deletion {number}");
            let next = take();
            assert!(
                lock.is_lost() && !next.is_lost(),
                "deletion {number}: another window has it now"
            );
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_whose_file_is_deleted_before_it_is_locked_is_taken_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.lock");
        let tries = Cell::new(0);
        let take = |deletions: u32| {
            tries.set(0);
            Lock::taken(&file, |path| {
                let held = LockResult::of(path);
                if tries.replace(tries.get() + 1) < deletions {
                    fs::remove_file(path).expect("deleted");
                }
                held
            })
        };
        let lock = take(2).expect("it is free");
        assert!(lock.is_acquired() && !lock.is_lost() && tries.get() == 3);
        drop(lock);
        let never = take(u32::MAX).expect("no other window has it");
        assert_eq!(tries.get(), RETAKES, "no endless loop");
        assert!(!never.is_acquired() && never.failure().is_some(), "{never:?}");
    }

    #[cfg(unix)]
    #[test]
    fn what_was_read_under_a_lock_that_is_lost_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = folder.path().join("settings.json");
        let reads = Cell::new(0);
        let read = |deletions: u32| {
            reads.set(0);
            Lock::while_reading(&settings, |path| {
                assert_eq!(path, settings);
                if reads.replace(reads.get() + 1) < deletions {
                    fs::remove_file(folder.path().join(SHARED)).expect("deleted");
                }
                reads.get()
            })
        };
        let (found, lock) = read(0).expect("read");
        assert_eq!(found, 1);
        drop(lock);
        let (found, lock) = read(2).expect("read");
        assert!(found == 3 && lock.is_acquired() && !lock.is_lost(), "only the last one counts");
        drop(lock);
        let error = read(u32::MAX).expect_err("it is deleted each time");
        assert_eq!((reads.get(), error), (RETAKES, FileFault::LockDeleted));
    }
}
