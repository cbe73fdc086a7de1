//! Detects whether a file has changed.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// Distinguishes a file from the one that the next write puts in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
    /// The device and inode of the file.
    #[cfg(unix)]
    number: (u64, u64),
}

impl Stamp {
    /// Returns the stamp of the file at this path, or `None` if there is none.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok()?;
        Some(Self {
            modified: metadata.modified().ok(),
            length: metadata.len(),
            #[cfg(unix)]
            number: {
                use std::os::unix::fs::MetadataExt;
                (metadata.dev(), metadata.ino())
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::save;

    #[test]
    fn a_file_that_is_written_again_has_another_stamp() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        assert_eq!(Stamp::of(&path), None);
        save(&path, b"44").expect("written");
        let stamp = Stamp::of(&path);
        assert!(stamp.is_some());
        fs::read(&path).expect("read");
        assert_eq!(Stamp::of(&path), stamp, "reading does not change it");
        // Clocks of some file systems tick slowly; the earlier contents are another version in any
        // case.
        let time = SystemTime::UNIX_EPOCH;
        fs::File::options()
            .write(true)
            .open(&path)
            .and_then(|file| file.set_modified(time))
            .expect("a time");
        assert_ne!(Stamp::of(&path), stamp);
    }
}
