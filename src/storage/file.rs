//! Files: read whole within a limit, and replaced whole or not at all.

use std::borrow::Cow;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use tempfile::NamedTempFile;

use super::envelope::Envelope;
use super::error::{Damage, LoadError, MAX_FILE_BYTES, SaveError, shown};
use super::formats;
use super::lock::Lock;
use super::progress::{Progress, format_progress, parse_progress};
use super::settings::{Settings, format_settings, parse_settings};
use super::statistics::{MAX_STATISTICS_BYTES, Statistics, format_statistics, parse_statistics};
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// How many links are followed to the file that is meant, and how many names are tried for a file set aside, where others take them
/// at the same time.
const MAX_TRIES: u64 = 1000;

/// Returns the game in a file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no legal game.
pub fn load_game<K: GameKind>(path: &Path) -> Result<SavedGame<K>, LoadError> {
    load(path, |bytes| formats::parse_file(path, bytes)?.open())
}

/// Returns the saved game in a file, whichever game it is, its moves not yet held against the rules.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no saved game.
pub fn load_envelope(path: &Path) -> Result<Envelope, LoadError> {
    load(path, |bytes| formats::parse_file(path, bytes))
}

/// Writes a game to a file that a person has named, in the format that its name asks for and in the place of what was there.
///
/// # Errors
/// [`SaveError`] if the format is not for this game, there is no such folder, or the file could not be written; what was there before is
/// still there.
pub fn save_game<K: GameKind>(path: &Path, game: &SavedGame<K>) -> Result<(), SaveError> {
    let text = formats::format_file(path, &Envelope::of(game)).map_err(|damage| refused(path, damage))?;
    save_where_asked(path, text.as_bytes())
}

/// Returns what stands in the file of a game, given as the text of [`Envelope::to_text`], in the format that its name asks for.
///
/// # Errors
/// [`SaveError`] if the format is not for this game.
pub fn game_file<'a>(path: &Path, text: &'a str) -> Result<Cow<'a, str>, SaveError> {
    formats::convert(path, text).map_err(|damage| refused(path, damage))
}

/// Writes a game, given as the text of [`Envelope::to_text`], as [`save_game`] does.
///
/// # Errors
/// Those of [`save_game`].
pub fn save_game_text(path: &Path, text: &str) -> Result<(), SaveError> {
    save_where_asked(path, game_file(path, text)?.as_bytes())
}

/// Returns the error about a game that cannot be written under this name.
fn refused(path: &Path, damage: Damage) -> SaveError {
    SaveError { path: path.to_owned(), source: io::Error::new(io::ErrorKind::InvalidInput, damage) }
}

/// Returns the settings in a file; if there is no such file, the default ones.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no settings at all.
pub fn load_settings(path: &Path) -> Result<Settings, LoadError> {
    if_there(load(path, |bytes| parse_settings(text(bytes)?))).map(Option::unwrap_or_default)
}

/// Writes what has changed of the settings between `before` and `now`, and leaves the rest as it stands in the file: another window
/// may have written it. `now` is written whole where there is no file, or a damaged one, which is [set aside](set_aside).
///
/// # Errors
/// What is wrong, for a person: the file cannot be read, is of a newer version, or could not be written. It is as it was then.
pub fn change_settings(path: &Path, before: &Settings, now: &Settings) -> Result<(), String> {
    change(
        path,
        |bytes| parse_settings(text(bytes)?),
        |found| match found {
            Some(found) => format_settings(&found.with_changes(before, now)),
            None => format_settings(now),
        },
    )
}

/// Writes what was practised between `before` and `now` beside what stands in the file: another window may have written it. The rest
/// is as for [`change_settings`].
///
/// # Errors
/// Those of [`change_settings`].
pub fn change_progress(path: &Path, before: &Progress, now: &Progress) -> Result<(), String> {
    change(
        path,
        |bytes| parse_progress(text(bytes)?),
        |found| match found {
            Some(found) => format_progress(&found.with_changes(before, now)),
            None => format_progress(now),
        },
    )
}

/// Reads a file, if there is one that is whole, and writes what is to stand there, while no other window does the same.
fn change<T>(
    path: &Path,
    parse: impl Fn(&[u8]) -> Result<T, Damage>,
    changed: impl FnOnce(Option<T>) -> String,
) -> Result<(), String> {
    let lock = path.parent().map(Lock::wait).transpose();
    let _lock = lock.map_err(|error| format!("cannot lock {}: {error}", shown(path)))?;
    let found = match if_there(load(path, parse)) {
        Ok(found) => found,
        Err(error) if error.is_damaged() && !error.is_newer() => {
            set_aside(path, Aside::Damaged).map_err(|aside| format!("{error}. It could not be kept aside: {aside}"))?;
            None
        }
        Err(error) => return Err(error.to_string()),
    };
    save(path, changed(found).as_bytes()).map_err(|error| error.to_string())
}

/// Returns what was read, or `None` if there is no such file.
fn if_there<T>(read: Result<T, LoadError>) -> Result<Option<T>, LoadError> {
    match read {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.is_missing() => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns the statistics in a file; if there is no such file, those of nobody who has finished a game.
///
/// # Errors
/// [`LoadError`] if the file cannot be read, is damaged, or of a newer version.
pub fn load_statistics(path: &Path) -> Result<Statistics, LoadError> {
    if_there(load_within(path, MAX_STATISTICS_BYTES, |bytes| parse_statistics(text(bytes)?))).map(Option::unwrap_or_default)
}

/// Writes statistics to a file, in the place of what was there; its folder is created if there is none.
///
/// # Errors
/// [`SaveError`] if the file could not be written; what was there before is still there.
pub fn save_statistics(path: &Path, statistics: &Statistics) -> Result<(), SaveError> {
    save(path, format_statistics(statistics).as_bytes())
}

/// Returns bytes as text.
fn text(bytes: &[u8]) -> Result<&str, Damage> {
    std::str::from_utf8(bytes).map_err(|_| Damage::NotText)
}

/// Writes settings to a file, in the place of what was there; its folder is created if there is none.
///
/// # Errors
/// [`SaveError`] if the file could not be written; what was there before is still there.
pub fn save_settings(path: &Path, settings: &Settings) -> Result<(), SaveError> {
    save(path, format_settings(settings).as_bytes())
}

/// Returns the progress in a file; if there is no such file, that of somebody who begins.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no progress at all.
pub fn load_progress(path: &Path) -> Result<Progress, LoadError> {
    if_there(load(path, |bytes| parse_progress(text(bytes)?))).map(Option::unwrap_or_default)
}

/// Writes progress to a file, in the place of what was there; its folder is created if there is none.
///
/// # Errors
/// [`SaveError`] if the file could not be written; what was there before is still there.
pub fn save_progress(path: &Path, progress: &Progress) -> Result<(), SaveError> {
    save(path, format_progress(progress).as_bytes())
}

/// Why a file is set aside, which its new name says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// It cannot be used.
    Damaged,
    /// It can, but something else is about to be written in its place.
    Kept,
}

/// Gives a file another name beside the old one, and returns that: `game.json` becomes `game.damaged-1.json` or
/// `game.kept-1.json`, or the next number that is free.
///
/// # Errors
/// What the system says, if the file cannot be renamed.
pub fn set_aside(path: &Path, why: Aside) -> io::Result<PathBuf> {
    let why = match why {
        Aside::Damaged => "damaged",
        Aside::Kept => "kept",
    };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    // The files of all windows become the same ones.
    let stem = stem.split(".window-").next().unwrap_or_default();
    let before = format!("{stem}.{why}-");
    let after = path.extension().map_or_else(String::new, |extension| format!(".{}", extension.to_string_lossy()));
    let first = 1 + last_number(path.parent().unwrap_or_else(|| Path::new("")), &before, &after);
    for number in first..first.saturating_add(MAX_TRIES) {
        let aside = path.with_file_name(format!("{before}{number}{after}"));
        // An empty file of our own takes the name first: renaming alone would overwrite somebody else's.
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match fs::rename(path, &aside) {
            Ok(()) => Ok(aside),
            Err(error) => {
                // The placeholder is empty and ours. If even this fails, the first error tells more.
                let _ = fs::remove_file(&aside);
                Err(error)
            }
        };
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "too many files are set aside there already: remove some"))
}

/// Returns the greatest number between these two parts of the names of a folder's files; 0 if there is none.
fn last_number(folder: &Path, before: &str, after: &str) -> u64 {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let number = |name: &str| name.strip_prefix(before)?.strip_suffix(after)?.parse().ok();
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.filter_map(|name| number(&name.to_string_lossy())).max().unwrap_or_default()
}

/// Reads a file and makes of it what it stands for.
fn load<T>(path: &Path, parse: impl Fn(&[u8]) -> Result<T, Damage>) -> Result<T, LoadError> {
    load_within(path, MAX_FILE_BYTES, parse)
}

/// Reads a file of so many bytes at most, and makes of it what it stands for.
fn load_within<T>(path: &Path, most: u64, parse: impl Fn(&[u8]) -> Result<T, Damage>) -> Result<T, LoadError> {
    let bytes = read(path, most).map_err(|source| LoadError::Read { path: path.to_owned(), source })?;
    let result = if bytes.len() as u64 > most {
        Err(Damage::TooLarge { most })
    } else {
        // Some editors begin a text with a byte order mark.
        parse(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes))
    };
    result.map_err(|damage| LoadError::Damaged { path: path.to_owned(), damage })
}

/// Returns the bytes of a file, but never many more than the limit.
fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Opening a pipe would wait for somebody who writes into it, perhaps for ever. What is opened is looked at again: the name may
    // mean something else by then.
    check_regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    check_regular(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Checks that this is a file with contents, and no folder, pipe or device.
fn check_regular(metadata: &fs::Metadata) -> io::Result<()> {
    if metadata.is_file() {
        return Ok(());
    }
    let what = if metadata.is_dir() { "this is a folder" } else { "this is not a file" };
    Err(io::Error::new(io::ErrorKind::InvalidInput, format!("{what}: choose another name")))
}

/// Replaces what is in a file of our own, or makes a new one, with its folder if there is none.
///
/// # Errors
/// [`SaveError`], if that cannot be done; what was in the file is still there then.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write(path, bytes, NoFolder::Make)
}

/// Replaces what is in a file that a person has named, or makes a new one. No folder is made: its name may be a slip of the fingers.
///
/// # Errors
/// [`SaveError`], if that cannot be done, or there is no such folder; what was in the file is still there then.
pub fn save_where_asked(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write(path, bytes, NoFolder::Refuse)
}

/// Makes the folder of a file if it is our own one, which need not be there before something is kept in it; if it cannot be made, saving
/// says why.
pub fn make_own_folder(file: &Path, own: &Path) {
    if file.parent() == Some(own) {
        let _ = fs::create_dir_all(own);
    }
}

/// What is done where the folder of a file is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoFolder {
    /// It is made.
    Make,
    /// Nothing is written.
    Refuse,
}

/// Replaces what is in a file, or makes a new one.
fn write(path: &Path, bytes: &[u8], no_folder: NoFolder) -> Result<(), SaveError> {
    replace(path, bytes, no_folder).map_err(|error| SaveError { path: path.to_owned(), source: without_path(error) })
}

/// Returns an error without the path of the file in which everything was first to stand: nobody has named that, and it is gone.
fn without_path(error: io::Error) -> io::Error {
    let Some(text) = error.get_ref().map(ToString::to_string) else { return error };
    match text.split_once(" at path \"") {
        Some((reason, _)) => io::Error::new(error.kind(), reason.to_owned()),
        None => error,
    }
}

/// Writes these bytes to a new file beside the old one and then gives it the old one's name, in one step of the system.
fn replace(path: &Path, bytes: &[u8], no_folder: NoFolder) -> io::Result<()> {
    let target = follow_links(path)?;
    let old = match fs::metadata(&target) {
        // A rename would put a file in the place of a device or a pipe.
        Ok(metadata) if !metadata.is_file() => return check_regular(&metadata),
        Ok(metadata) if metadata.permissions().readonly() => {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, "the file is read-only: choose another name"));
        }
        Ok(metadata) => Some(without_special_bits(&metadata.permissions())),
        Err(_) => None,
    };
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match no_folder {
        NoFolder::Make => fs::create_dir_all(folder)?,
        NoFolder::Refuse if !folder.exists() => {
            let missing = format!("there is no folder {}", shown(folder));
            return Err(io::Error::new(io::ErrorKind::NotFound, missing));
        }
        NoFolder::Refuse => {}
    }
    let mut file = new_file(folder)?;
    file.write_all(bytes)?;
    if let Some(permissions) = old {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    // The new name is in the folder; this makes it outlast a power cut. Where folders cannot be opened it does not matter.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// Returns who may do what with a file, without the bits by which a program would run as its owner or group: nothing that we write is
/// a program, and what is in the file is new.
fn without_special_bits(permissions: &fs::Permissions) -> fs::Permissions {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::Permissions::from_mode(permissions.mode() & 0o777)
    }
    #[cfg(not(unix))]
    permissions.clone()
}

/// What the name of a file that is being written begins with.
const NEW_PREFIX: &str = ".plot4-";
/// What it ends in.
const NEW_SUFFIX: &str = ".tmp";
/// How many letters and digits stand between the two.
const NEW_LETTERS: usize = 6;

/// Removes the files of ours in a folder that were left there before that time by a program that was killed: those that were being
/// written, and empty ones that held a name for a file to be set aside.
pub fn remove_leftovers(folder: &Path, before: SystemTime) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let (is_new, is_aside) = (is_new_file(&name), is_aside_file(&name));
        // Asking for more than the names takes long in a large folder.
        let is_left = (is_new || is_aside)
            && entry.metadata().is_ok_and(|metadata| {
                let is_ours = metadata.is_file() && (is_new || metadata.len() == 0);
                is_ours && metadata.modified().is_ok_and(|modified| modified < before)
            });
        if is_left {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Returns whether we give one of our own files such a name when it is [set aside](set_aside).
fn is_aside_file(name: &str) -> bool {
    let stem = name.strip_suffix(".json");
    let parts = stem.and_then(|stem| stem.split_once(".kept-").or_else(|| stem.split_once(".damaged-")));
    parts.is_some_and(|(stem, number)| {
        ["game", "settings", "progress", "statistics"].contains(&stem) && number.parse::<u64>().is_ok()
    })
}

/// Returns whether we give a file that is being written such a name.
fn is_new_file(name: &str) -> bool {
    let between = name.strip_prefix(NEW_PREFIX).and_then(|name| name.strip_suffix(NEW_SUFFIX));
    between.is_some_and(|letters| letters.len() == NEW_LETTERS && letters.chars().all(|letter| letter.is_ascii_alphanumeric()))
}

/// Returns a new file in a folder, which goes away again unless it is given a name.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(NEW_PREFIX).suffix(NEW_SUFFIX).rand_bytes(NEW_LETTERS);
    #[cfg(unix)]
    {
        // As any new file of this user, rather than closed to everyone else.
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Returns the path that a chain of symbolic links ends at, so that a link stays one.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MAX_TRIES {
        match fs::read_link(&path) {
            Ok(link) => path = path.parent().unwrap_or_else(|| Path::new("")).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "the symbolic links go round in a circle: choose another name"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_made_for_our_own_files_and_for_no_others() {
        let home = tempfile::tempdir().expect("a folder");
        let (own, other) = (home.path().join("own/plot4"), home.path().join("other"));
        let refused = save_where_asked(&other.join("x.json"), b"{}").expect_err("there is no such folder");
        assert!(refused.to_string().ends_with(&format!("x.json: there is no folder {}", shown(&other))), "{refused}");
        assert!(!other.exists());
        save(&own.join("x.json"), b"{}").expect("saved");
        make_own_folder(&other.join("x.json"), &own);
        assert!(!other.exists(), "it is not ours");
        make_own_folder(&other.join("x.json"), &other);
        save_where_asked(&other.join("x.json"), b"{}").expect("saved");
    }

    #[test]
    fn an_error_names_the_file_that_was_asked_for_and_no_other() {
        let error = io::Error::other("Permission denied (os error 13) at path \"/x/.plot4-aB3dE6.tmp\"");
        assert_eq!(without_path(error).to_string(), "Permission denied (os error 13)");
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("file"), "").expect("written");
        let error = save(&folder.path().join("file/x.json"), b"{}").expect_err("this is no folder");
        assert!(!error.to_string().contains(NEW_PREFIX), "{error}");
        assert!(new_file(&folder.path().join("none")).is_err_and(|error| !without_path(error).to_string().contains(NEW_PREFIX)));
    }

    #[test]
    fn what_a_kill_left_goes_and_nothing_else_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
        let left = [".plot4-aB3dE6.tmp", "game.kept-7.json", "settings.damaged-1.json"];
        for name in left {
            put(name, "");
        }
        let stays = ["game.kept-8.json", "game.json", "mine.kept-1.json", "game.kept-x.json", "game.damaged-1.txt"];
        for name in stays {
            put(name, if name == "game.kept-8.json" { "{}" } else { "" });
        }
        remove_leftovers(folder.path(), SystemTime::UNIX_EPOCH);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 8, "they are too new");
        let later = fs::metadata(folder.path()).and_then(|metadata| metadata.modified()).expect("a time");
        remove_leftovers(folder.path(), later + std::time::Duration::from_mins(1));
        let mut names: Vec<_> = entries_of(folder.path());
        names.sort();
        let mut expected = stays.map(str::to_owned);
        expected.sort();
        assert_eq!(names, expected);
    }

    /// Returns the names in a folder.
    fn entries_of(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }
}
