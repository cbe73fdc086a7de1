//! Writing files: they are replaced completely or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::system::{Disk, System, check_regular};
use crate::storage::error::{FileError, FileFault};

/// The name of our folder inside the user's folders.
pub(in crate::storage) const APP_FOLDER: &str = "plot4";
/// How many links are followed to the file that is meant.
const MAX_LINKS: u32 = 1000;

/// Replaces the contents of one of our own files, creating it and its folder if necessary.
///
/// # Errors
/// [`FileError`] if that fails; the previous contents are kept then, unless the new file [is in
/// place](FileError::is_in_place).
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    replace_own(&System, path, bytes, || ())
}

/// Replaces the contents of one of our own files as [`save`] does, on this disk; `just_before` is
/// called when the new file is on the disk and about to replace the old one.
pub(in crate::storage) fn replace_own(
    disk: &impl Disk,
    path: &Path,
    bytes: &[u8],
    just_before: impl FnOnce(),
) -> Result<(), FileError> {
    write(disk, path, bytes, Owner::Program, just_before)
}

/// Replaces the contents of a file that the user has named, or creates it. No folder is created, as
/// its name may be a typing error.
///
/// # Errors
/// [`FileError`] if that fails, or there is no such folder; the previous contents are kept then,
/// unless the new file [is in place](FileError::is_in_place).
pub fn save_where_asked(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(&System, path, bytes, Owner::User, || ())
}

/// Creates the folder of a file if it is our own. If that fails, saving reports why.
pub fn make_own_folder(file: &Path, own: &Path) {
    if file.parent() == Some(own) {
        let _ = make_own_folders(&System, own);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::storage) enum Owner {
    /// The program: its folder is created if necessary, and it is private to this user, whatever it
    /// was before.
    Program,
    /// The user, who has named it: nothing is written without its folder, and the permissions of an
    /// older file are kept.
    User,
}

/// Replaces the contents of a file, or creates it.
pub(in crate::storage) fn write(
    disk: &impl Disk,
    path: &Path,
    bytes: &[u8],
    owner: Owner,
    just_before: impl FnOnce(),
) -> Result<(), FileError> {
    replace(disk, path, bytes, owner, just_before).map_err(|fault| FileError::save(path, fault))
}

/// Checks the place of a file that the user has named before its contents are made: the folder must
/// exist, and the present file must be replaceable. Whether the system allows writing is only known
/// later.
///
/// # Errors
/// [`FileError`] with the obstacle.
pub fn check_where_asked(path: &Path) -> Result<(), FileError> {
    let checked = Place::of(path).and_then(|place| place.check_folder());
    checked.map_err(|fault| FileError::save(path, fault))
}

struct Place {
    /// The file itself, if its name is a link.
    target: PathBuf,
    old: Option<fs::Permissions>,
}

impl Place {
    /// Returns the place of a file, unless something irreplaceable is there.
    fn of(path: &Path) -> Result<Self, FileFault> {
        let target = follow_links(path)?;
        let old = match fs::metadata(&target) {
            Ok(metadata) => {
                // A rename would replace a device or a pipe by a file.
                check_regular(&metadata)?;
                if metadata.permissions().readonly() {
                    return Err(FileFault::ReadOnly);
                }
                Some(without_special_bits(&metadata.permissions()))
            }
            Err(_) => None,
        };
        Ok(Self { target, old })
    }

    fn folder(&self) -> &Path {
        folder_of(&self.target)
    }

    fn check_folder(&self) -> Result<(), FileFault> {
        let folder = self.folder();
        if folder.is_dir() {
            return Ok(());
        }
        Err(FileFault::NoFolder(folder.to_owned()))
    }
}

pub(in crate::storage) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes these bytes to a new file beside the old one and then renames it over the old one, in one
/// atomic step.
fn replace(
    disk: &impl Disk,
    path: &Path,
    bytes: &[u8],
    owner: Owner,
    just_before: impl FnOnce(),
) -> Result<(), FileFault> {
    let place = Place::of(path)?;
    let folder = place.folder();
    match owner {
        Owner::Program => {
            close_to_others(folder_of(path));
            make_folders(disk, folder)?;
        }
        Owner::User => place.check_folder()?,
    }
    let mut file = disk.new_file(folder)?;
    disk.write(&mut file, bytes)?;
    // On Windows these are attributes such as "kept by a cloud drive", which a new file gets by
    // itself.
    if cfg!(unix)
        && let (Owner::User, Some(permissions)) = (owner, &place.old)
    {
        disk.set_permissions(&file, permissions.clone())?;
    }
    disk.sync_file(&file)?;
    just_before();
    disk.name(file, &place.target)?;
    // The new name is in the folder; this makes it survive a power cut.
    write_through(disk, folder)
        .map_err(|error| FileFault::NotWrittenThrough(Box::new(error.into())))
}

/// Syncs the names in a folder to the disk, if the file system can do that.
fn write_through(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    match disk.sync_folder(folder) {
        Err(error) if is_for_files_alone(&error) => Ok(()),
        result => result,
    }
}

/// Returns whether this error means that folders cannot be synced here at all, or not be opened
/// like files.
fn is_for_files_alone(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, IsADirectory, PermissionDenied, Unsupported};
    // Some file systems of Unix say EBADF, "bad file descriptor".
    let is_refused = cfg!(unix) && error.raw_os_error() == Some(9);
    cfg!(windows)
        || is_refused
        || matches!(error.kind(), InvalidInput | IsADirectory | PermissionDenied | Unsupported)
}

/// Creates a folder of our own and its parents, if necessary. One created by an older version is
/// made private.
pub(in crate::storage) fn make_own_folders(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    close_to_others(folder);
    make_folders(disk, folder)
}

/// Removes the permissions of other users from a folder that belongs to this program, by its name.
fn close_to_others(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // A link may lead to a folder that is shared on purpose, and a folder with any other name
        // is not ours.
        let Ok(metadata) = fs::symlink_metadata(folder) else {
            return;
        };
        let mode = metadata.permissions().mode();
        if folder.file_name().is_some_and(|name| name == APP_FOLDER)
            && metadata.is_dir()
            && mode & 0o077 != 0
        {
            // If it belongs to another user, it stays as it is.
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(mode & 0o7700));
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, APP_FOLDER);
}

/// Creates a folder and its parents, if necessary, and syncs their names to the disk.
fn make_folders(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let around = folder_of(folder);
    if around != folder {
        make_folders(disk, around)?;
    }
    match disk.make_folder(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            // Another window was faster, or a file has this name.
            if !folder.is_dir() {
                return Err(io::ErrorKind::NotADirectory.into());
            }
        }
        result => result?,
    }
    write_through(disk, around)
}

/// Returns permissions without the setuid and setgid bits: we write no programs, and the contents
/// are new.
fn without_special_bits(permissions: &fs::Permissions) -> fs::Permissions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::Permissions::from_mode(permissions.mode() & 0o777)
    }
    #[cfg(not(unix))]
    permissions.clone()
}

/// Returns the target of a chain of symbolic links, so that a link stays one.
fn follow_links(path: &Path) -> Result<PathBuf, FileFault> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&path) {
            Ok(link) => path = path.parent().unwrap_or_else(|| Path::new("")).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(FileFault::LinksInCircle)
}

#[cfg(test)]
mod tests {
    use super::super::system::NEW_PREFIX;
    use super::*;
    use crate::storage::error::FileFault;

    #[test]
    fn a_folder_is_made_for_our_own_files_and_for_no_others() {
        let home = tempfile::tempdir().expect("a folder");
        let (own, other) = (home.path().join("own/plot4"), home.path().join("other"));
        let refused =
            save_where_asked(&other.join("x.json"), b"{}").expect_err("there is no such folder");
        assert_eq!(
            refused,
            FileError::save(&other.join("x.json"), FileFault::NoFolder(other.clone()))
        );
        assert!(!other.exists());
        fs::write(&other, b"in the way").expect("written");
        let refused = save(&other.join("x.json"), b"{}").expect_err("a file has its name");
        assert!(
            matches!(&refused.fault, FileFault::System { kind, .. } if *kind == io::ErrorKind::NotADirectory),
            "{refused:?}"
        );
        fs::remove_file(&other).expect("removed");
        save(&own.join("x.json"), b"{}").expect("saved");
        make_own_folder(&other.join("x.json"), &own);
        assert!(!other.exists(), "it is not ours");
        make_own_folder(&other.join("x.json"), &other);
        save_where_asked(&other.join("x.json"), b"{}").expect("saved");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_ours_is_for_this_user_alone_and_what_the_user_has_named_stays_as_it_was() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o7777;
        let set = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("set");
        };
        let home = tempfile::tempdir().expect("a folder");
        set(home.path(), 0o755);
        let (share, own) = (home.path().join("share"), home.path().join("share/plot4"));
        let (kept, named) = (own.join("statistics.json"), share.join("mine.json"));
        save(&kept, b"{}").expect("saved");
        save_where_asked(&named, b"{}").expect("saved");
        assert_eq!(
            [mode(&share), mode(&own), mode(&kept), mode(&named)],
            [0o700, 0o700, 0o600, 0o600],
            "all of them are new"
        );
        // Folders created by an older version are made private; those of others, or named by the
        // user, are not.
        for (path, old) in [(&share, 0o755), (&own, 0o2755), (&kept, 0o644), (&named, 0o664)] {
            set(path, old);
        }
        save(&kept, b"{}").expect("saved");
        save_where_asked(&named, b"{}").expect("saved");
        assert_eq!(
            [mode(&share), mode(&own), mode(&kept), mode(&named)],
            [0o755, 0o2700, 0o600, 0o664]
        );
        // A folder that the user has linked in place of ours stays as they want it.
        let (shared, linked) = (home.path().join("shared"), home.path().join("config"));
        fs::create_dir_all(&linked).expect("made");
        fs::create_dir(&shared).expect("made");
        set(&shared, 0o775);
        std::os::unix::fs::symlink(&shared, linked.join("plot4")).expect("linked");
        save(&linked.join("plot4/settings.json"), b"{}").expect("saved");
        assert_eq!(mode(&shared), 0o775);
    }

    /// A disk that reports this error when a folder is synced.
    struct FailingFolders(io::ErrorKind);

    impl Disk for FailingFolders {
        fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
            Err(self.0.into())
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_through_is_reported_and_one_that_never_can_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("x.json");
        for kind in [
            io::ErrorKind::InvalidInput,
            io::ErrorKind::Unsupported,
            io::ErrorKind::PermissionDenied,
        ] {
            write(&FailingFolders(kind), &file, kind.to_string().as_bytes(), Owner::User, || ())
                .expect("no folder can");
            assert_eq!(fs::read_to_string(&file).expect("saved"), kind.to_string());
        }
        let failing = FailingFolders(io::ErrorKind::StorageFull);
        let error =
            write(&failing, &file, b"new", Owner::Program, || ()).expect_err("the disk has failed");
        assert!(
            matches!(
                &error.fault,
                FileFault::NotWrittenThrough(fault)
                    if **fault == FileFault::from(io::ErrorKind::StorageFull)
            ),
            "{error:?}"
        );
        assert_eq!(error.path, file);
        assert!(error.is_in_place());
        assert_eq!(fs::read_to_string(&file).expect("saved"), "new");
        let error = write(&failing, &folder.path().join("new/x.json"), b"", Owner::Program, || ())
            .expect_err("no folder");
        assert!(!error.is_in_place(), "{error:?}");
    }

    #[test]
    fn an_error_names_the_file_that_was_asked_for_and_no_other() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("file"), "").expect("written");
        let error = save(&folder.path().join("file/x.json"), b"{}").expect_err("this is no folder");
        assert!(!format!("{error:?}").contains(NEW_PREFIX), "{error:?}");
        let only_read = fs::File::open(folder.path().join("file")).expect("opened");
        let path = folder.path().join(NEW_PREFIX);
        let path = tempfile::TempPath::try_from_path(path).expect("a path");
        let mut file = tempfile::NamedTempFile::from_parts(only_read, path);
        let error = System.write(&mut file, b"{}").expect_err("it is open for reading alone");
        assert!(!format!("{:?}", FileFault::from(error)).contains(NEW_PREFIX));
        let none = System.new_file(&folder.path().join("none"));
        assert!(
            none.is_err_and(|error| {
                !format!("{:?}", FileFault::from(error)).contains(NEW_PREFIX)
            })
        );
    }
}
