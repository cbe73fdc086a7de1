//! Files set aside under another name, and leftovers of killed programs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::system::{Disk, System, is_new_file};
use super::writing::folder_of;
use crate::storage::error::FileFault;

/// How many names to try for a file set aside, while others take them at the same time.
const MAX_TRIES: u64 = 1000;

/// Renames a file in its folder that cannot be used, and returns the new name: `game.json` becomes
/// `game.damaged-1.json`, or the next free number.
///
/// # Errors
/// [`FileFault`] if the file cannot be renamed.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileFault> {
    set_aside_on(&System, path)
}

/// Renames a file as [`set_aside`] does, on this disk.
pub(in crate::storage) fn set_aside_on(
    disk: &impl Disk,
    path: &Path,
) -> Result<PathBuf, FileFault> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    // The files of all windows share these names, and so do earlier versions of a game.
    let stem = stem.split(".window-").next().unwrap_or_default();
    let stem = stem.split(".before-").next().unwrap_or_default();
    let before = format!("{stem}.damaged-");
    let after = path
        .extension()
        .map_or_else(String::new, |extension| format!(".{}", extension.to_string_lossy()));
    let folder = folder_of(path);
    let first = last_number(folder, &before, &after).saturating_add(1);
    for number in first..first.saturating_add(MAX_TRIES) {
        let aside = path.with_file_name(format!("{before}{number}{after}"));
        // An empty file of our own reserves the name first: renaming alone would overwrite another
        // program's file.
        match disk.take_name(&aside) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error.into()),
        }
        return match disk.rename(path, &aside) {
            Ok(()) => {
                // From here on the new name survives a power cut. If the sync fails, the old name
                // may come back, and nothing is lost.
                let _ = disk.sync_folder(folder);
                Ok(aside)
            }
            Err(error) => {
                // The placeholder is empty and ours. If even removing it fails, the first error is
                // more useful.
                let _ = disk.remove(&aside);
                Err(error.into())
            }
        };
    }
    Err(FileFault::NoNameFree)
}

/// Returns the greatest number between these two parts of the names in a folder; 0 if there is
/// none.
fn last_number(folder: &Path, before: &str, after: &str) -> u64 {
    let number = |name: &str| name.strip_prefix(before)?.strip_suffix(after)?.parse().ok();
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.filter_map(|name| number(&name.to_string_lossy())).max().unwrap_or_default()
}

/// Removes leftovers of killed programs in a folder from before that time: files that were being
/// written, and empty ones that reserved a name.
pub fn remove_leftovers(folder: &Path, before: SystemTime) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let (is_new, is_aside) = (is_new_file(&name), is_aside_file(&name));
        // In a large folder, reading more than the names takes long.
        let is_left = (is_new || is_aside)
            && entry.metadata().is_ok_and(|metadata| {
                let is_ours = metadata.is_file() && (is_new || metadata.len() == 0);
                is_ours && metadata.modified().is_ok_and(|modified| modified < before)
            });
        if is_left {
            // A file that cannot be removed is harmless.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Returns whether [`set_aside`] uses such a name for one of our own files, or an older version
/// did.
fn is_aside_file(name: &str) -> bool {
    let stem = name.strip_suffix(".json");
    let parts =
        stem.and_then(|stem| stem.split_once(".kept-").or_else(|| stem.split_once(".damaged-")));
    parts.is_some_and(|(stem, number)| {
        ["game", "settings", "progress", "statistics"].contains(&stem)
            && number.parse::<u64>().is_ok()
    })
}

#[cfg(test)]
pub(in crate::storage) fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<_> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_kill_left_goes_and_nothing_else_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let put =
            |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
        let left = [".plot4-aB3dE6.tmp", "game.kept-7.json", "settings.damaged-1.json"];
        for name in left {
            put(name, "");
        }
        let stays = [
            "game.kept-8.json",
            "game.json",
            "mine.kept-1.json",
            "game.kept-x.json",
            "game.damaged-1.txt",
        ];
        for name in stays {
            put(name, if name == "game.kept-8.json" { "{}" } else { "" });
        }
        remove_leftovers(folder.path(), SystemTime::UNIX_EPOCH);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 8, "they are too new");
        let later =
            fs::metadata(folder.path()).and_then(|metadata| metadata.modified()).expect("a time");
        remove_leftovers(folder.path(), later + std::time::Duration::from_mins(1));
        let mut expected = stays.map(str::to_owned);
        expected.sort();
        assert_eq!(names(folder.path()), expected);
    }
}
