//! Locks between processes: two windows of one person never write the same file at once.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::error::FileFault;
use super::writing::{System, make_own_folders};

/// The name of the lock of all files of a folder that every window writes.
const SHARED: &str = "plot4.lock";

/// How long is waited between two tries to have the lock.
const STEP: Duration = Duration::from_millis(5);
/// How often it is tried: three seconds long, while a process that is not stopped has it for some
/// hundredths of one.
const TRIES: u32 = 600;
/// How often a lock is taken again whose file was deleted meanwhile.
const RETAKES: u32 = 20;
/// The text of a lock's file, for people who look into it. What stands there does not matter.
const TEXT: &str = "Plot 4 needs this file: it tells its windows which of them has a game open. \
    Please leave it in this folder.\n";

/// A lock that other processes heed. It goes with this value, and with the process, however that
/// ends.
///
/// The lock is on a file of its own, which stays: a file that is replaced would take its lock
/// along, and where a locked file cannot be replaced it could not be written. A file system that
/// knows no locks gives one that no other process heeds.
///
/// A lock is worth as much as the name of its file: once that is deleted, another process makes a
/// new file and locks that. So [`is_lost`](Self::is_lost) is asked before anything is written under
/// the lock.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    held: Held,
}

/// The result of locking.
#[derive(Debug)]
enum Held {
    /// This process has the lock for as long as the file is open.
    Acquired(File),
    /// The file system knows no locks: neither this process nor any other can have one.
    Unknown,
    /// It could not be had this time, for this reason; another process may have it.
    Failed(FileFault),
}

impl Lock {
    /// Returns the lock of a folder's shared files; waits a while if another process has it.
    ///
    /// # Errors
    /// If another process keeps it for longer than any that is not stopped.
    pub fn wait(folder: &Path) -> Result<Self, FileFault> {
        for _ in 0..TRIES {
            match Self::at_once(folder) {
                Some(lock) => return Ok(lock),
                None => std::thread::sleep(STEP),
            }
        }
        Err(FileFault::Locked)
    }

    /// Returns the lock of a folder's shared files, or `None` if another process has it now.
    #[must_use]
    pub fn at_once(folder: &Path) -> Option<Self> {
        Self::of(&folder.join(SHARED))
    }

    /// Returns the lock beside a file, or `None` if another process, or another window of this one,
    /// has it.
    #[must_use]
    pub fn beside(path: &Path) -> Option<Self> {
        Self::of(&lock_file(path))
    }

    /// Reads one of a folder's shared files under their lock, and returns what was read with that
    /// lock. If the lock's file is deleted meanwhile, the lock is taken anew and the file is read
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

    /// Returns the lock on this file, or `None` if it is had already.
    fn of(path: &Path) -> Option<Self> {
        Self::taken(path, Held::of)
    }

    /// Returns the lock that `take` takes on this file. It is taken again if its file was deleted
    /// before it was locked.
    fn taken(path: &Path, take: impl Fn(&Path) -> Option<Held>) -> Option<Self> {
        for _ in 0..RETAKES {
            let lock = Self {
                path: path.to_owned(),
                held: take(path)?,
            };
            if !lock.is_lost() {
                lock.write_text();
                return Some(lock);
            }
        }
        Some(Self {
            path: path.to_owned(),
            held: Held::Failed(FileFault::LockDeleted),
        })
    }

    /// Writes what the file is for into it, if it is empty. Where that cannot be written it is a
    /// lock just as well.
    fn write_text(&self) {
        if let Held::Acquired(file) = &self.held
            && file.metadata().is_ok_and(|metadata| metadata.len() == 0)
        {
            let mut file = file;
            let _ = file.write_all(TEXT.as_bytes());
        }
    }

    /// Returns whether its file was deleted or replaced since it was locked: other processes no
    /// longer respect it then.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        matches!(&self.held, Held::Acquired(file) if !is_at(file, &self.path))
    }

    /// Returns whether this process has it, so that the others respect it.
    #[must_use]
    pub const fn is_acquired(&self) -> bool {
        matches!(self.held, Held::Acquired(_))
    }

    /// Returns why it could not be had, where others may still have it; `None` if this
    /// process has it, or if no process can.
    #[must_use]
    pub const fn failure(&self) -> Option<&FileFault> {
        match &self.held {
            Held::Failed(error) => Some(error),
            Held::Acquired(_) | Held::Unknown => None,
        }
    }
}

impl Held {
    /// Returns what comes of locking this file, or `None` if another process has the lock.
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

    /// Returns what came of locking a file that is open, when the system answers with this.
    fn without(error: io::Error) -> Self {
        // A network's disk without a service for locks says that no locks are available.
        let is_unknown = error.kind() == io::ErrorKind::Unsupported
            || cfg!(target_os = "linux") && error.raw_os_error() == Some(37);
        if is_unknown {
            Self::Unknown
        } else {
            Self::Failed(error.into())
        }
    }
}

/// Returns whether this open file is still the one at this path. What cannot be looked at counts as
/// unchanged.
fn is_at(file: &File, path: &Path) -> bool {
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => is_same(&open, &there),
        (_, Err(error)) => !matches!(
            error.kind(),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
        ),
        (Err(_), Ok(_)) => true,
    }
}

/// Returns whether both are about one file.
#[cfg(unix)]
fn is_same(one: &fs::Metadata, other: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns whether both are about one file: where an open file cannot be deleted, what is at its
/// path is that file.
#[cfg(not(unix))]
const fn is_same(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    true
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
        // Others may read and write it, but not delete or rename it, for as long as it is open.
        use std::os::windows::fs::OpenOptionsExt;
        options.share_mode(0x1 | 0x2);
    }
    options.open(path)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_lock_is_had_by_one_and_goes_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("data").join("game.json");
        let first = Lock::beside(&game).expect("it is free");
        assert!(
            first.is_acquired() && Lock::beside(&game).is_none(),
            "taken"
        );
        let shared = Lock::wait(folder.path()).expect("it is free");
        assert!(Lock::at_once(folder.path()).is_none(), "taken");
        let late = Lock::wait(folder.path()).expect_err("it is not released");
        assert_eq!(late, FileFault::Locked);
        drop(shared);
        assert!(
            Lock::at_once(folder.path()).is_some_and(|lock| lock.is_acquired()),
            "free again"
        );
        assert!(
            Lock::beside(&folder.path().join("data").join("other.json")).is_some(),
            "that is another one"
        );
        drop(first);
        assert!(
            Lock::beside(&game).is_some_and(|lock| lock.is_acquired()),
            "free again"
        );
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
    fn where_no_lock_can_be_had_nobody_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let blocked = folder.path().join("a file");
        fs::write(&blocked, "in the way of a folder").expect("written");
        assert!(Lock::wait(&blocked).is_ok_and(|lock| !lock.is_acquired()));
        let lock = Lock::beside(&blocked.join("game.json")).expect("it is not known to be locked");
        assert!(!lock.is_acquired() && lock.failure().is_some(), "{lock:?}");
    }

    #[test]
    fn where_no_locks_are_known_nobody_has_failed() {
        let lock = |kind: io::ErrorKind| Lock {
            path: PathBuf::new(),
            held: Held::without(kind.into()),
        };
        let unknown = lock(io::ErrorKind::Unsupported);
        assert!(
            !unknown.is_acquired() && !unknown.is_lost() && unknown.failure().is_none(),
            "{unknown:?}"
        );
        let failed = lock(io::ErrorKind::PermissionDenied);
        assert!(
            failed.failure().is_some() && !failed.is_lost(),
            "{failed:?}"
        );
    }

    #[test]
    fn a_lock_file_tells_what_it_is_for_and_what_stands_in_it_does_not_matter() {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, file) = (
            folder.path().join("game.json"),
            folder.path().join("game.lock"),
        );
        drop(Lock::beside(&game).expect("it is free"));
        let text = fs::read_to_string(&file).expect("a file");
        assert!(text == TEXT && text.lines().count() == 1, "{text:?}");
        for text in ["", "another text"] {
            fs::write(&file, text).expect("written");
            let lock = Lock::beside(&game).expect("it is free");
            assert!(
                lock.is_acquired() && Lock::beside(&game).is_none(),
                "{text:?}"
            );
        }
        assert_eq!(
            fs::read_to_string(&file).expect("a file"),
            "another text",
            "only an empty file is written"
        );
    }

    // Elsewhere a file that is open cannot be deleted.
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
                let held = Held::of(path);
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
        assert!(
            !never.is_acquired() && never.failure().is_some(),
            "{never:?}"
        );
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
        assert!(
            found == 3 && lock.is_acquired() && !lock.is_lost(),
            "only the last one counts"
        );
        drop(lock);
        let error = read(u32::MAX).expect_err("it is deleted each time");
        assert_eq!((reads.get(), error), (RETAKES, FileFault::LockDeleted));
    }
}
