//! The disk operations of saving, so that a test can replace them by those of a disk whose power is
//! cut at any moment, or whose calls fail.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::thread;
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::storage::error::FileFault;

/// The start of the name of a temporary file.
pub(super) const NEW_PREFIX: &str = ".plot4-";
const NEW_SUFFIX: &str = ".tmp";
/// The number of letters and digits between the two.
const NEW_LETTERS: usize = 6;
/// The most attempts to change a file that another program has open.
const TRIES: u32 = 26;
/// The pause between two attempts: half a second altogether.
const PAUSE: Duration = Duration::from_millis(20);

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
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)
    }

    /// Creates an empty file for this user alone, with a unique name. It is removed unless it is
    /// [renamed](Self::name).
    fn new_file(&self, folder: &Path) -> io::Result<NamedTempFile> {
        // `tempfile_in` would tell Windows that the file is not meant to stay.
        tempfile::Builder::new()
            .prefix(NEW_PREFIX)
            .suffix(NEW_SUFFIX)
            .rand_bytes(NEW_LETTERS)
            .make_in(folder, create)
    }

    fn write(&self, file: &mut NamedTempFile, bytes: &[u8]) -> io::Result<()> {
        // The file itself: the errors of `NamedTempFile` name a path that the user has not named.
        file.as_file_mut().write_all(bytes)
    }

    fn set_permissions(&self, file: &NamedTempFile, permissions: Permissions) -> io::Result<()> {
        file.as_file().set_permissions(permissions)
    }

    /// Syncs the contents of a new file to the disk.
    fn sync_file(&self, file: &NamedTempFile) -> io::Result<()> {
        file.as_file().sync_all()
    }

    /// Renames a new file, replacing any file with that name.
    fn name(&self, file: NamedTempFile, path: &Path) -> io::Result<()> {
        // On Windows `persist` would refuse long paths, and names of files that are being read.
        let mut file = file.into_temp_path();
        rename(&file, path)?;
        file.disable_cleanup(true);
        Ok(())
    }

    /// Creates an empty file for this user alone; fails if the name is taken.
    fn take_name(&self, path: &Path) -> io::Result<()> {
        create(path).map(drop)
    }

    /// Renames a file, replacing any file with that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        rename(from, to)
    }

    /// Gives a file a second name; fails if that is taken, or if the file system has no hard links.
    fn hard_link(&self, file: &Path, name: &Path) -> io::Result<()> {
        fs::hard_link(file, name)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        patiently(is_in_use, || fs::remove_file(path))
    }

    /// Syncs the names in a folder to the disk.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        File::open(folder)?.sync_all()
    }
}

#[derive(Clone, Copy, Debug)]
pub(in crate::storage) struct System;

impl Disk for System {}

/// Creates an empty file for this user alone; fails if the name is taken.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Renames a file, replacing any file with that name.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    patiently(is_in_use, || fs::rename(from, to))
}

/// Checks that this is a regular file rather than a folder, pipe or device.
pub(super) fn check_regular(metadata: &fs::Metadata) -> Result<(), FileFault> {
    if metadata.is_file() {
        return Ok(());
    }
    Err(if metadata.is_dir() { FileFault::Folder } else { FileFault::NotAFile })
}

/// Returns the bytes of a file, never much more than the limit.
pub(in crate::storage) fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileFault> {
    // Opening a pipe would wait for a writer, perhaps forever. The opened file is checked again, as
    // the name may mean something else by then.
    check_regular(&fs::metadata(path)?)?;
    patiently(is_held, || {
        let file = File::open(path)?;
        if let Err(fault) = check_regular(&file.metadata()?) {
            return Ok(Err(fault));
        }
        let mut bytes = Vec::new();
        file.take(most + 1).read_to_end(&mut bytes)?;
        Ok(Ok(bytes))
    })?
}

/// Retries `act` for half a second while another program has the file; then the error is
/// [`ResourceBusy`](io::ErrorKind::ResourceBusy).
fn patiently<T>(
    is_in_use: impl Fn(&io::Error) -> bool,
    act: impl Fn() -> io::Result<T>,
) -> io::Result<T> {
    for _ in 1..TRIES {
        match act() {
            Err(error) if is_in_use(&error) => thread::sleep(PAUSE),
            result => return result,
        }
    }
    act().map_err(
        |error| {
            if is_in_use(&error) { io::ErrorKind::ResourceBusy.into() } else { error }
        },
    )
}

/// Returns whether an error may mean that another program has the file open. On Windows such a file
/// can be neither renamed nor removed, and virus scanners, search and cloud drives look into every
/// file that was just written.
fn is_in_use(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    is_held(error) || cfg!(windows) && error.raw_os_error() == Some(ACCESS_DENIED)
}

/// Returns whether an error says that another program has locked the file or a part of it, as
/// happens on Windows.
fn is_held(error: &io::Error) -> bool {
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Returns whether [`Disk::new_file`] uses such names.
pub(in crate::storage) fn is_new_file(name: &str) -> bool {
    let between = name.strip_prefix(NEW_PREFIX).and_then(|name| name.strip_suffix(NEW_SUFFIX));
    between.is_some_and(|letters| {
        letters.len() == NEW_LETTERS && letters.chars().all(|letter| letter.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn what_is_in_use_for_a_moment_is_tried_again_and_nothing_else_is() {
        let tries = Cell::new(0);
        let after = |failures: u32, kind: io::ErrorKind| {
            tries.set(0);
            patiently(
                |error| error.kind() == io::ErrorKind::PermissionDenied,
                || match tries.replace(tries.get() + 1) {
                    before if before < failures => Err(kind.into()),
                    _ => Ok(()),
                },
            )
        };
        after(3, io::ErrorKind::PermissionDenied).expect("it is free again");
        assert_eq!(tries.get(), 4);
        after(1, io::ErrorKind::StorageFull).expect_err("waiting does not help");
        assert_eq!(tries.get(), 1);
        let error = after(u32::MAX, io::ErrorKind::PermissionDenied).expect_err("it stays in use");
        assert_eq!((tries.get(), error.kind()), (TRIES, io::ErrorKind::ResourceBusy));
    }

    #[cfg(windows)]
    #[test]
    fn a_file_that_another_program_holds_for_a_moment_is_read() {
        use std::os::windows::fs::OpenOptionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.sgf");
        fs::write(&path, "(;)").expect("written");
        let hold = || {
            let mut options = OpenOptions::new();
            options.read(true).share_mode(0).open(&path).expect("held")
        };
        let held = hold();
        let error = read(&path, 9).expect_err("it stays held");
        assert!(format!("{error:?}").contains("ResourceBusy"), "{error:?}");
        thread::scope(|scope| {
            scope.spawn(move || {
                thread::sleep(5 * PAUSE);
                drop(held);
            });
            let bytes = read(&path, 9).expect("it is free again");
            assert_eq!(bytes, b"(;)");
        });
    }

    #[test]
    fn a_new_file_goes_unless_it_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = || {
            let entries = fs::read_dir(folder.path()).expect("a folder");
            let mut names: Vec<_> =
                entries.map(|entry| entry.expect("an entry").file_name()).collect();
            names.sort();
            names
        };
        let (one, other) = (folder.path().join("one"), folder.path().join("other"));
        fs::create_dir(&other).expect("something is in the way");
        for target in [&one, &one] {
            let file = System.new_file(folder.path()).expect("made");
            System.name(file, target).expect("named");
        }
        let file = System.new_file(folder.path()).expect("made");
        System.name(file, &other).expect_err("a folder has this name");
        drop(System.new_file(folder.path()).expect("made"));
        assert_eq!(names(), ["one", "other"]);
    }
}
