//! Sets aside files that cannot be used.

use std::path::Path;

use crate::storage::{self, Fate, FileError, Lock, OwnFile, OwnFileError};

/// Reads a shared file of a folder. A damaged one is read again under its lock, because another
/// window may have set it aside meanwhile, and written a good one. The lock is held for as long as
/// the second part of the result lives.
pub(super) fn read_twice<T>(
    path: &Path,
    load: impl Fn(&Path) -> Result<T, FileError>,
) -> (Result<T, FileError>, Option<Lock>) {
    match load(path) {
        Err(error) if error.is_damaged() => {
            match Lock::while_reading(path, &load) {
                Ok((found, lock)) => (found, Some(lock)),
                // Without the lock nothing may be done with it.
                Err(fault) => (Err(FileError::open(path, fault)), None),
            }
        }
        found => (found, None),
    }
}

/// Returns the error of a file that cannot be used. A damaged one is set aside, so that nothing is
/// written over it.
pub(super) fn unusable(path: &Path, error: FileError, file: OwnFile) -> OwnFileError {
    if error.is_damaged() {
        set_aside(path, error, file)
    } else {
        OwnFileError::left_alone(file, error)
    }
}

/// Gives a file that cannot be used for this reason another name, and returns what came of that.
pub(super) fn set_aside(path: &Path, error: FileError, file: OwnFile) -> OwnFileError {
    OwnFileError {
        file,
        error,
        fate: match storage::set_aside(path) {
            Ok(kept) => Fate::SetAside(kept),
            Err(fault) => Fate::NotSetAside(fault),
        },
        earlier: None,
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_file_that_another_window_has_just_written_is_not_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        std::fs::write(&path, "{").expect("written");
        let times = Cell::new(0);
        let (read, lock) = read_twice(&path, |path| {
            let read = storage::load_settings(path);
            if times.replace(times.get() + 1) == 0 {
                std::fs::write(path, "{\"version\": 1}").expect("the other window writes");
            }
            read
        });
        assert!(read.is_ok() && times.get() == 2, "{read:?}");
        assert!(lock.is_some_and(|lock| lock.is_acquired()));
        assert!(read_twice(&path, storage::load_settings).1.is_none(), "a good file needs no lock");
    }
}
