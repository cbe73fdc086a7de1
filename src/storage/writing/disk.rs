//! The disk operations of saving, so that a test can replace them by those of a disk whose power is
//! cut at any moment, or whose calls fail.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write as _};
use std::path::Path;

use tempfile::NamedTempFile;

/// The start of the name of a temporary file.
pub(super) const NEW_PREFIX: &str = ".plot4-";
/// The end of that name.
const NEW_SUFFIX: &str = ".tmp";
/// The number of letters and digits between the two.
const NEW_LETTERS: usize = 6;

/// Every operation by which saving changes a disk. Each defaults to the system's; a test overrides
/// some.
///
/// After a power cut, the contents of a file are only certain if [`sync_file`](Self::sync_file)
/// came after the last write, and the names in a folder only if [`sync_folder`](Self::sync_folder)
/// came after the last change of a name.
pub(in crate::storage) trait Disk {
    /// Creates a folder for this user alone, in one that exists.
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut builder = fs::DirBuilder::new();
        builder.recursive(false);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)
    }

    /// Creates an empty file for this user alone, with a unique name. It is removed unless it is
    /// [renamed](Self::name).
    fn new_file(&self, folder: &Path) -> io::Result<NamedTempFile> {
        // Its permissions are 0600, as tempfile documents.
        tempfile::Builder::new()
            .prefix(NEW_PREFIX)
            .suffix(NEW_SUFFIX)
            .rand_bytes(NEW_LETTERS)
            .tempfile_in(folder)
    }

    /// Writes to a new file.
    fn write(&self, file: &mut NamedTempFile, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Sets the permissions of a new file.
    fn set_permissions(&self, file: &NamedTempFile, permissions: Permissions) -> io::Result<()> {
        file.as_file().set_permissions(permissions)
    }

    /// Syncs the contents of a new file to the disk.
    fn sync_file(&self, file: &NamedTempFile) -> io::Result<()> {
        file.as_file().sync_all()
    }

    /// Renames a new file, replacing any file with that name.
    fn name(&self, file: NamedTempFile, path: &Path) -> io::Result<()> {
        file.persist(path).map(drop).map_err(|error| error.error)
    }

    /// Creates an empty file for this user alone; fails if the name is taken.
    fn take_name(&self, path: &Path) -> io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path).map(drop)
    }

    /// Renames a file, replacing any file with that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Gives a file a second name; fails if that is taken, or if the file system has no hard links.
    fn hard_link(&self, file: &Path, name: &Path) -> io::Result<()> {
        fs::hard_link(file, name)
    }

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    /// Syncs the names in a folder to the disk.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }
}

/// The disk of the real system.
#[derive(Clone, Copy, Debug)]
pub(in crate::storage) struct System;

impl Disk for System {}

/// Returns whether [`Disk::new_file`] uses such names.
pub(in crate::storage) fn is_new_file(name: &str) -> bool {
    let between = name
        .strip_prefix(NEW_PREFIX)
        .and_then(|name| name.strip_suffix(NEW_SUFFIX));
    between.is_some_and(|letters| {
        letters.len() == NEW_LETTERS && letters.chars().all(|letter| letter.is_ascii_alphanumeric())
    })
}
