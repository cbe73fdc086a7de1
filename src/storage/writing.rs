//! Writing files: replaced whole or not at all.

mod disk;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

pub(super) use self::disk::{Disk, System, is_new_file};
use super::error::{FileFault, SaveError};

/// The name of our folder inside the user's folders.
pub(super) const APP_FOLDER: &str = "plot4";
/// How many links are followed to the file that is meant.
const MAX_LINKS: u32 = 1000;

/// Checks that this is a file with contents, and no folder, pipe or device.
pub(super) fn check_regular(metadata: &fs::Metadata) -> Result<(), FileFault> {
    if metadata.is_file() {
        return Ok(());
    }
    Err(if metadata.is_dir() {
        FileFault::Folder
    } else {
        FileFault::NotAFile
    })
}

/// Replaces what is in a file of our own, or makes a new one, with its folder if there is none.
///
/// # Errors
/// [`SaveError`], if that cannot be done; what was in the file is still there then, unless the new
/// file [is in place](SaveError::is_in_place).
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    replace_own(&System, path, bytes, || ())
}

/// Replaces what is in a file of our own as [`save`] does, on this disk; `just_before` is called
/// when the new file is on the disk, and is to take the place of the old one next.
pub(super) fn replace_own(
    disk: &impl Disk,
    path: &Path,
    bytes: &[u8],
    just_before: impl FnOnce(),
) -> Result<(), SaveError> {
    write(disk, path, bytes, Owner::Program, just_before)
}

/// Replaces the content of a file that the user has named, or makes a new one. No folder is made:
/// its name may be a slip of the fingers.
///
/// # Errors
/// [`SaveError`], if that cannot be done, or there is no such folder; what was in the file is still
/// there then, unless the new file [is in place](SaveError::is_in_place).
pub fn save_where_asked(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write(&System, path, bytes, Owner::User, || ())
}

/// Makes the folder of a file if it is our own one, which need not be there before something is
/// kept in it; if it cannot be made, saving says why.
pub fn make_own_folder(file: &Path, own: &Path) {
    if file.parent() == Some(own) {
        let _ = make_own_folders(&System, own);
    }
}

/// Whose file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// The program's: its folder is made if it is not there, and it is for this user alone,
    /// whatever it was before.
    Program,
    /// The user's, who has named it: nothing is written where its folder is not there, and who may
    /// read an older file stays so.
    User,
}

/// Replaces what is in a file, or makes a new one.
fn write(
    disk: &impl Disk,
    path: &Path,
    bytes: &[u8],
    owner: Owner,
    just_before: impl FnOnce(),
) -> Result<(), SaveError> {
    replace(disk, path, bytes, owner, just_before).map_err(|fault| SaveError::new(path, fault))
}

/// Checks where a file that the user has named is to be written, before its contents are made: that
/// there is such a folder, and that what stands there now may be replaced. Whether the system lets
/// us write there, only writing shows.
///
/// # Errors
/// [`SaveError`] that says what is in the way.
pub fn check_where_asked(path: &Path) -> Result<(), SaveError> {
    let checked = Place::of(path).and_then(|place| place.check_folder());
    checked.map_err(|fault| SaveError::new(path, fault))
}

/// Where a file is written.
struct Place {
    /// The file itself, where its name is a link.
    target: PathBuf,
    /// Who may do what with the file that is there.
    old: Option<fs::Permissions>,
}

impl Place {
    /// Returns the place of a file, unless something stands there that is not replaced.
    fn of(path: &Path) -> Result<Self, FileFault> {
        let target = follow_links(path)?;
        let old = match fs::metadata(&target) {
            Ok(metadata) => {
                // A rename would put a file in the place of a device or a pipe.
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

    /// Returns the folder.
    fn folder(&self) -> &Path {
        folder_of(&self.target)
    }

    /// Checks that the folder is there.
    fn check_folder(&self) -> Result<(), FileFault> {
        let folder = self.folder();
        if folder.is_dir() {
            return Ok(());
        }
        Err(FileFault::NoFolder(folder.to_owned()))
    }
}

/// Returns the folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

/// Writes these bytes to a new file beside the old one and then gives it the old one's name, in one
/// step of the system.
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
    if let (Owner::User, Some(permissions)) = (owner, &place.old) {
        disk.set_permissions(&file, permissions.clone())?;
    }
    disk.sync_file(&file)?;
    just_before();
    disk.name(file, &place.target)?;
    // The new name is in the folder; this makes it outlast a power cut.
    write_through(disk, folder).map_err(|error| FileFault::NotWrittenThrough(error.into()))
}

/// Writes the names in a folder through to the disk, where the file system can do that.
fn write_through(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    match disk.sync_folder(folder) {
        Err(error) if is_for_files_alone(&error) => Ok(()),
        result => result,
    }
}

/// Returns whether this error says that folders cannot be written through here at all, or not be
/// opened as files are.
fn is_for_files_alone(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidInput, IsADirectory, PermissionDenied, Unsupported};
    // Some file systems of Unix say EBADF, "bad file descriptor".
    let is_refused = cfg!(unix) && error.raw_os_error() == Some(9);
    cfg!(windows)
        || is_refused
        || matches!(
            error.kind(),
            InvalidInput | IsADirectory | PermissionDenied | Unsupported
        )
}

/// Makes a folder of our own, and those around it, if they are not there. One that an older version
/// has made is closed to other users.
pub(super) fn make_own_folders(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    close_to_others(folder);
    make_folders(disk, folder)
}

/// Takes the permissions of other users from a folder that is this program's alone, by its name.
fn close_to_others(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // A link may lead to a folder that is shared on purpose, and any other name is not that of
        // a folder of ours.
        let Ok(metadata) = fs::symlink_metadata(folder) else {
            return;
        };
        let mode = metadata.permissions().mode();
        if folder.file_name().is_some_and(|name| name == APP_FOLDER)
            && metadata.is_dir()
            && mode & 0o077 != 0
        {
            // Where it is not this user's, it stays as it is.
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(mode & 0o7700));
        }
    }
    #[cfg(not(unix))]
    let _ = (folder, APP_FOLDER);
}

/// Makes a folder, and those around it, if they are not there, and writes their names through to
/// the disk.
fn make_folders(disk: &impl Disk, folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let around = folder_of(folder);
    if around != folder {
        make_folders(disk, around)?;
    }
    match disk.make_folder(folder) {
        // Another window was first.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => {}
        result => result?,
    }
    write_through(disk, around)
}

/// Returns who may do what with a file, without the bits by which a program would run as its owner
/// or group: nothing that we write is a program, and what is in the file is new.
fn without_special_bits(permissions: &fs::Permissions) -> fs::Permissions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::Permissions::from_mode(permissions.mode() & 0o777)
    }
    #[cfg(not(unix))]
    permissions.clone()
}

/// Returns the path that a chain of symbolic links ends at, so that a link stays one.
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
mod power_cuts;
#[cfg(test)]
mod tests {
    use super::super::error::SystemError;
    use super::*;

    #[test]
    fn a_folder_is_made_for_our_own_files_and_for_no_others() {
        let home = tempfile::tempdir().expect("a folder");
        let (own, other) = (home.path().join("own/plot4"), home.path().join("other"));
        let refused =
            save_where_asked(&other.join("x.json"), b"{}").expect_err("there is no such folder");
        assert_eq!(
            refused,
            SaveError::new(&other.join("x.json"), FileFault::NoFolder(other.clone()))
        );
        assert!(!other.exists());
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
        // Folders that an older version made are closed; those that are not the program's, or were
        // named by the user, are not.
        for (path, old) in [
            (&share, 0o755),
            (&own, 0o2755),
            (&kept, 0o644),
            (&named, 0o664),
        ] {
            set(path, old);
        }
        save(&kept, b"{}").expect("saved");
        save_where_asked(&named, b"{}").expect("saved");
        assert_eq!(
            [mode(&share), mode(&own), mode(&kept), mode(&named)],
            [0o755, 0o2700, 0o600, 0o664]
        );
        // A folder that the user has put in the place of ours, by a link, is as they want it.
        let (shared, linked) = (home.path().join("shared"), home.path().join("config"));
        fs::create_dir_all(&linked).expect("made");
        fs::create_dir(&shared).expect("made");
        set(&shared, 0o775);
        std::os::unix::fs::symlink(&shared, linked.join("plot4")).expect("linked");
        save(&linked.join("plot4/settings.json"), b"{}").expect("saved");
        assert_eq!(mode(&shared), 0o775);
    }

    /// A disk that answers with this error where a folder is to be written through.
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
            write(
                &FailingFolders(kind),
                &file,
                kind.to_string().as_bytes(),
                Owner::User,
                || (),
            )
            .expect("no folder can");
            assert_eq!(fs::read_to_string(&file).expect("saved"), kind.to_string());
        }
        let failing = FailingFolders(io::ErrorKind::StorageFull);
        let error =
            write(&failing, &file, b"new", Owner::Program, || ()).expect_err("the disk has failed");
        assert!(
            matches!(&error.fault, FileFault::NotWrittenThrough(error) if error.kind == io::ErrorKind::StorageFull),
            "{error:?}"
        );
        assert_eq!(error.path, file);
        assert!(error.is_in_place());
        assert_eq!(fs::read_to_string(&file).expect("saved"), "new");
        let error = write(
            &failing,
            &folder.path().join("new/x.json"),
            b"",
            Owner::Program,
            || (),
        )
        .expect_err("no folder");
        assert!(!error.is_in_place(), "{error:?}");
    }

    #[test]
    fn an_error_names_the_file_that_was_asked_for_and_no_other() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("file"), "").expect("written");
        let error = save(&folder.path().join("file/x.json"), b"{}").expect_err("this is no folder");
        assert!(
            !format!("{error:?}").contains(disk::NEW_PREFIX),
            "{error:?}"
        );
        let none = System.new_file(&folder.path().join("none"));
        assert!(none.is_err_and(|error| !SystemError::from(error).text.contains(disk::NEW_PREFIX)));
    }
}
