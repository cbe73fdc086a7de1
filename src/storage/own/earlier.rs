//! Earlier versions of a game in progress, kept beside its file in case a disk loses or damages it.
//!
//! `game.json` has `game.before-1.json`, the game as it was one save earlier, and
//! `game.before-2.json`, one save before that; `game.window-2.json` has
//! `game.window-2.before-1.json`, and so on. They all belong to the same game: they are removed
//! when the game is archived, or overwritten by another one.
//!
//! Each was the game's file once. It gets a second name before the new file takes over the first
//! one, so there is a complete file under the game's name at every moment, and nothing has to be
//! synced to the disk again.

use std::borrow::Cow;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::storage::disk::quarantine::set_aside_on;
use crate::storage::disk::system::{Disk, System, read};
use crate::storage::disk::writing::{folder_of, replace_own};
use crate::storage::error::{FileError, FileFault};
use crate::storage::file::load_envelope;
use crate::storage::format::envelope::Envelope;
use crate::storage::format::error::MAX_GAME_BYTES;
use crate::storage::format::json::{scalar, scalars};

/// The number of earlier versions to keep.
const MOST: u32 = 2;
/// The part of their names between the file name and the number.
const BEFORE: &str = ".before-";

/// The fields of a saved game that identify it while it is being played.
#[derive(PartialEq, Deserialize)]
struct Identity {
    game: String,
    #[serde(default, deserialize_with = "scalars")]
    setup: Map<String, Value>,
    #[serde(default, deserialize_with = "scalar")]
    seed: Value,
    #[serde(default, deserialize_with = "scalar")]
    number: Value,
}

/// Replaces the game in progress in one of our files, and keeps its earlier versions.
///
/// # Errors
/// Those of [`save`](crate::storage::save). Failing to keep an earlier version is not an error.
pub fn save_game_in_progress(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    save_on(&System, path, bytes)
}

/// Replaces the game in progress as [`save_game_in_progress`] does, on this disk.
pub(super) fn save_on(disk: &impl Disk, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    replace_own(disk, path, bytes, || rotate(disk, path, bytes))
}

/// Makes the game in a file its first earlier version, just before `next` replaces it.
fn rotate(disk: &impl Disk, path: &Path, next: &[u8]) {
    // A second name of a link would lead to the new file, too.
    if fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return;
    }
    let old = match read(path, MAX_GAME_BYTES) {
        Ok(old) => old,
        Err(fault) if fault.is_missing() => return remove_earlier(disk, path),
        Err(_) => return,
    };
    match (identity(&old), identity(next)) {
        (Some(old), Some(next)) if old == next => {}
        (Some(_), Some(_)) => return remove_earlier(disk, path),
        // A damaged file is not kept as a version, and the good ones stay.
        _ => return,
    }
    let first = earlier(path, 1);
    // This may be the retry of a save that failed at its end: the versions before it are more
    // useful than two of the same.
    if old == next || read(&first, MAX_GAME_BYTES).is_ok_and(|first| first == old) {
        return;
    }
    for number in (2..=MOST).rev() {
        let _ = disk.rename(&earlier(path, number - 1), &earlier(path, number));
    }
    if disk.hard_link(path, &first).is_err() {
        // Some file systems, such as FAT, have no hard links.
        let _ = copy(disk, &old, &first);
    }
}

/// Writes a copy of the game, which keeps its own name until the copy is on the disk.
fn copy(disk: &impl Disk, bytes: &[u8], to: &Path) -> io::Result<()> {
    let mut file = disk.new_file(folder_of(to))?;
    disk.write(&mut file, bytes)?;
    disk.sync_file(&file)?;
    disk.name(file, to)
}

/// Returns the identity of the game in a text, if it can be read.
fn identity(text: &[u8]) -> Option<Identity> {
    serde_json::from_slice(text).ok()
}

/// Returns the path of an earlier version of a file; the newest has number 1.
fn earlier(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}{BEFORE}{number}.{ending}"))
}

/// Returns the name of the file of which this is an earlier version, or the name itself if it is
/// none.
pub(super) fn current_name(name: &str) -> Cow<'_, str> {
    let versions =
        (1..=MOST).find_map(|number| name.strip_suffix(&format!("{BEFORE}{number}.json")));
    versions.map_or(Cow::Borrowed(name), |stem| Cow::Owned(format!("{stem}.json")))
}

/// Returns whether there is an earlier version of the game in a file.
pub(super) fn has_earlier(path: &Path) -> bool {
    (1..=MOST).any(|number| fs::symlink_metadata(earlier(path, number)).is_ok())
}

/// Removes the earlier versions of the game in a file.
pub(super) fn remove_earlier(disk: &impl Disk, path: &Path) {
    for number in 1..=MOST {
        let _ = disk.remove(&earlier(path, number));
    }
}

/// Restores the newest good earlier version of a missing game, and returns it; `None` if there is
/// none. Damaged ones are set aside.
///
/// # Errors
/// [`FileFault`] if a version cannot be renamed.
pub fn restore_earlier(path: &Path) -> Result<Option<Envelope>, FileFault> {
    restore_on(&System, path)
}

/// Restores an earlier version as [`restore_earlier`] does, on this disk.
pub(super) fn restore_on(disk: &impl Disk, path: &Path) -> Result<Option<Envelope>, FileFault> {
    for version in (1..=MOST).map(|number| earlier(path, number)) {
        match load_envelope(&version) {
            Ok(game) => {
                disk.rename(&version, path)?;
                // If that does not survive a power cut, the version is restored once more.
                let _ = disk.sync_folder(folder_of(path));
                return Ok(Some(game));
            }
            Err(error) if error.is_damaged() && !error.is_newer() => {
                set_aside_on(disk, &version)?;
            }
            // There is none, it cannot be read now, or a newer program wrote it: it stays.
            Err(_) => {}
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seed: u32, moves: &str) -> String {
        format!(r#"{{"version": 2, "game": "connect4", "seed": "{seed}", "moves": "{moves}"}}"#)
    }

    /// Returns the moves in the files of a folder, each with its name.
    fn moves(folder: &Path) -> Vec<(String, String)> {
        let entries =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let mut found: Vec<_> = entries
            .map(|path| {
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("text");
                (name, text.rsplit('"').nth(1).unwrap_or_default().to_owned())
            })
            .collect();
        found.sort();
        found
    }

    /// Checks what the files of a folder hold.
    fn check(folder: &Path, expected: &[(&str, &str)]) {
        let expected: Vec<_> =
            expected.iter().map(|&(name, moves)| (name.to_owned(), moves.to_owned())).collect();
        assert_eq!(moves(folder), expected);
    }

    /// A disk like FAT, on which a file has one name.
    struct OneName;

    impl Disk for OneName {
        fn hard_link(&self, _file: &Path, _name: &Path) -> io::Result<()> {
            Err(io::ErrorKind::Unsupported.into())
        }
    }

    #[test]
    fn the_two_versions_before_the_current_one_are_kept_with_links_and_without() {
        fn plays(disk: &impl Disk) {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("game.window-2.json");
            for end in 1..=4 {
                save_on(disk, &path, game(7, &"4455"[..end]).as_bytes()).expect("saved");
            }
            let all = [
                ("game.window-2.before-1.json", "445"),
                ("game.window-2.before-2.json", "44"),
                ("game.window-2.json", "4455"),
            ];
            check(folder.path(), &all);
            // Writing the same text again does not make another version.
            save_on(disk, &path, game(7, "4455").as_bytes()).expect("saved");
            check(folder.path(), &all);
            // Another game has no earlier versions.
            save_on(disk, &path, game(8, "1").as_bytes()).expect("saved");
            check(folder.path(), &[("game.window-2.json", "1")]);
        }
        plays(&System);
        plays(&OneName);
    }

    #[test]
    fn a_save_that_fails_at_its_end_and_is_tried_again_pushes_no_version_out() {
        /// A disk on which nothing can be renamed.
        struct Stuck;
        impl Disk for Stuck {
            fn name(&self, _file: tempfile::NamedTempFile, _path: &Path) -> io::Result<()> {
                Err(io::ErrorKind::StorageFull.into())
            }
        }
        /// A disk that renames everything, but cannot sync the folder.
        struct Failing;
        impl Disk for Failing {
            fn sync_folder(&self, _folder: &Path) -> io::Result<()> {
                Err(io::ErrorKind::StorageFull.into())
            }
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        for moves in ["1", "12", "123"] {
            save_on(&System, &path, game(7, moves).as_bytes()).expect("saved");
        }
        for _ in 0..5 {
            save_on(&Stuck, &path, game(7, "1234").as_bytes())
                .expect_err("it cannot be put in its place");
        }
        check(
            folder.path(),
            &[("game.before-1.json", "123"), ("game.before-2.json", "12"), ("game.json", "123")],
        );
        for _ in 0..5 {
            assert!(
                save_on(&Failing, &path, game(7, "1234").as_bytes())
                    .expect_err("not written through")
                    .is_in_place()
            );
        }
        check(
            folder.path(),
            &[("game.before-1.json", "123"), ("game.before-2.json", "12"), ("game.json", "1234")],
        );
    }

    #[test]
    fn the_newest_good_version_takes_the_place_of_a_missing_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        assert!(restore_earlier(&path).expect("nothing is in the way").is_none());
        for moves in ["1", "12", "123"] {
            save_on(&System, &path, game(7, moves).as_bytes()).expect("saved");
        }
        fs::remove_file(&path).expect("removed");
        fs::write(earlier(&path, 1), "{\"version\"").expect("damaged");
        assert!(restore_earlier(&path).expect("nothing is in the way").is_some());
        check(folder.path(), &[("game.damaged-1.json", "version"), ("game.json", "1")]);
    }

    #[test]
    fn a_link_to_the_game_has_no_versions() {
        #[cfg(unix)]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let (path, target) =
                (folder.path().join("game.json"), folder.path().join("elsewhere.json"));
            std::os::unix::fs::symlink(&target, &path).expect("linked");
            for moves in ["1", "12"] {
                save_on(&System, &path, game(7, moves).as_bytes()).expect("saved");
            }
            check(folder.path(), &[("elsewhere.json", "12"), ("game.json", "12")]);
        }
    }

    #[test]
    fn names_of_versions_belong_to_their_file() {
        for (name, current) in [
            ("game.before-1.json", "game.json"),
            ("game.window-12.before-2.json", "game.window-12.json"),
            ("game.before-3.json", "game.before-3.json"),
            ("game.json", "game.json"),
        ] {
            assert_eq!(current_name(name), current);
        }
        assert_eq!(
            earlier(Path::new("a/game.window-2.json"), 1),
            Path::new("a/game.window-2.before-1.json")
        );
    }
}
