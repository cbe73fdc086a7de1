//! Sets aside files that cannot be used, and makes the sentence about it.

use std::fmt;
use std::io;
use std::path::Path;

use crate::storage::{self, Aside, LoadError, Lock};

/// The message when work with a file ends in a panic.
pub(super) const FAILED: &str = "an error in Plot 4 kept it from reading or writing the file";

/// Reads a file of the shared ones of a folder. A damaged one is read once more under their lock:
/// another window may have set it aside meanwhile, and written a good one. The lock is had for as
/// long as the second part of the result is there.
pub(super) fn read_twice<T>(
    path: &Path,
    load: impl Fn(&Path) -> Result<T, LoadError>,
) -> (Result<T, LoadError>, Option<Lock>) {
    match load(path) {
        Err(error) if error.is_damaged() => {
            match Lock::while_reading(path, &load) {
                Ok((found, lock)) => (found, Some(lock)),
                // It is as good as unread: nothing may be done with it.
                Err(source) => (
                    Err(LoadError::Read {
                        path: path.to_owned(),
                        source,
                    }),
                    None,
                ),
            }
        }
        found => (found, None),
    }
}

/// A damaged file that still has its name, and must not be written over.
#[derive(Debug)]
pub struct NotSetAside {
    /// The consequence of the damage.
    consequence: &'static str,
    /// The fault in the file.
    damage: String,
    /// Why it could not be renamed.
    source: io::Error,
}

impl fmt::Display for NotSetAside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            consequence,
            damage,
            source,
        } = self;
        write!(
            f,
            "{consequence}: {damage}. It could not be kept aside: {source}"
        )
    }
}

/// Returns the sentence about a file that cannot be used. A damaged one is set aside, so that
/// nothing is written over it.
pub(super) fn unusable(path: &Path, error: &LoadError, consequence: &'static str) -> String {
    if error.is_damaged() {
        told(set_aside(path, &error.to_string(), consequence))
    } else {
        format!("{consequence}: {error}")
    }
}

/// Gives a damaged file another name, and returns the sentence that tells of it.
///
/// # Errors
/// [`NotSetAside`] if the file still has its name.
pub(super) fn set_aside(
    path: &Path,
    damage: &str,
    consequence: &'static str,
) -> Result<String, NotSetAside> {
    match storage::set_aside(path, Aside::Damaged) {
        Ok(kept) => Ok(format!(
            "{consequence}: {damage}. It is kept as {}",
            storage::shown(&kept)
        )),
        Err(source) => Err(NotSetAside {
            consequence,
            damage: damage.to_owned(),
            source,
        }),
    }
}

/// Returns the sentence, whether or not the file has another name now.
pub(super) fn told(sentence: Result<String, NotSetAside>) -> String {
    sentence.unwrap_or_else(|error| error.to_string())
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
        assert!(
            read_twice(&path, storage::load_settings).1.is_none(),
            "a good file needs no lock"
        );
    }
}
