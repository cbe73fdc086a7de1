//! The files of games in progress, one for each window, and those of games that were put away.
//!
//! The first window has `game.json`, one that is opened beside it `game.window-2.json`, and so on. Each has a lock beside it for as
//! long as its window lives: a file without a lock holds a game that was left, by quitting or by a failing machine. A game that is
//! put away becomes `game.kept-1.json`, or the next number. [Earlier versions](super::earlier) of a game stand beside its file.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::aside::{Aside, set_aside_on};
use super::earlier::{current_name, has_earlier, remove_earlier};
use super::lock::Lock;
use super::writing::{Disk, System, folder_of};

/// The most games that are kept: when there are more, those that were put away longest ago are removed.
pub const MAX_KEPT: usize = 1000;

/// What stands in the names of the files of all windows but the first, before the number.
const WINDOW: &str = "game.window-";
/// What stands in the names of the games that were put away, before the number.
const KEPT: &str = "game.kept-";
/// What the names of all of them end in.
const ENDING: &str = ".json";

/// The file of a game in progress that belongs to this window, and to no other for as long as this value is there.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    number: u32,
    lock: Lock,
}

impl GameFile {
    /// Returns the files that no living window owns, those written last first. They are this window's now, but for those whose lock
    /// [could not be had](Self::lock_failure): another window may own these.
    #[must_use]
    pub fn left(folder: &Path) -> Vec<Self> {
        // A file that a power cut has lost may have left earlier versions.
        let number = |entry: DirEntry| window_number(&current_name(&entry.file_name().to_string_lossy()));
        let numbers: BTreeSet<u32> = entries(folder).filter_map(number).collect();
        let mut found: Vec<_> = numbers.into_iter().filter_map(|number| Self::take(folder, number)).collect();
        // What was in a file may have been put away by another window a moment ago.
        found.retain(|file| holds_game(&file.path));
        found.sort_by_key(|file| (modified(&file.path), std::cmp::Reverse(file.number)));
        found.reverse();
        found
    }

    /// Returns a file in which no game is, the first that no other window owns.
    #[must_use]
    pub fn unused(folder: &Path) -> Option<Self> {
        // What is there without a lock is somebody's game, and is not written over.
        (1..=u32::MAX)
            .filter(|&number| !holds_game(&path(folder, number)))
            .filter_map(|number| Self::take(folder, number))
            .find(|file| !holds_game(&file.path))
    }

    /// Returns the file with this number, if no other window owns it.
    fn take(folder: &Path, number: u32) -> Option<Self> {
        let path = path(folder, number);
        Lock::beside(&path).map(|lock| Self { path, number, lock })
    }

    /// Returns where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its number, counted from 1, the file of the first window.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns whether other windows heed that it is this one's.
    #[must_use]
    pub const fn is_heeded(&self) -> bool {
        self.lock.is_heeded()
    }

    /// Returns why its lock could not be had, where another window may own it all the same.
    #[must_use]
    pub const fn lock_failure(&self) -> Option<&io::Error> {
        self.lock.failure()
    }

    /// Returns the file with a lock that others heed, if one can be had by now; `None` if another window owns the file.
    #[must_use]
    pub fn locked_again(self) -> Option<Self> {
        if self.is_heeded() {
            return Some(self);
        }
        let Self { path, number, lock: _ } = self;
        Lock::beside(&path).map(|lock| Self { path, number, lock })
    }

    /// Puts the game in it away at this time, and returns where; the file is unused then. Of more than [`MAX_KEPT`] the earliest go.
    ///
    /// # Errors
    /// What the system says, if the file cannot be renamed.
    pub fn put_away(&self, now: SystemTime) -> io::Result<PathBuf> {
        self.put_away_on(&System, now)
    }

    /// Puts the game in it away as [`put_away`](Self::put_away) does, on this disk.
    pub(super) fn put_away_on(&self, disk: &impl Disk, now: SystemTime) -> io::Result<PathBuf> {
        // No version may be left that would be taken for a game in progress. Where there is no game to put away, they stay.
        fs::symlink_metadata(&self.path)?;
        if has_earlier(&self.path) {
            remove_earlier(disk, &self.path);
            let _ = disk.sync_folder(folder_of(&self.path));
        }
        let kept = set_aside_on(disk, &self.path, Aside::Kept)?;
        if let Some(folder) = self.path.parent() {
            // Two windows that put games away at once must not remove each other's: the date says which games are the latest put away.
            // Where it cannot be set, or another window is at it, there is a game more or one less than was promised, for a while.
            let _ = File::options().write(true).open(&kept).and_then(|file| file.set_modified(now));
            if let Some(_lock) = Lock::at_once(folder) {
                prune(folder, MAX_KEPT, &kept);
            }
        }
        Ok(kept)
    }
}

/// A game that was put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    /// Where it is.
    pub path: PathBuf,
    /// When it was put away.
    pub modified: SystemTime,
}

/// Returns the games that were put away, those that were put away last first.
#[must_use]
pub fn kept_files(folder: &Path) -> Vec<KeptFile> {
    let mut kept: Vec<(u64, KeptFile)> = entries(folder)
        .filter_map(|entry| {
            let number = kept_number(&entry.file_name().to_string_lossy())?;
            // An empty file holds the name for a game that is being put away.
            let metadata = entry.metadata().ok().filter(|metadata| metadata.is_file() && metadata.len() > 0)?;
            Some((number, KeptFile { path: entry.path(), modified: metadata.modified().ok()? }))
        })
        .collect();
    kept.sort_by_key(|(number, kept)| (kept.modified, *number));
    kept.into_iter().rev().map(|(_, kept)| kept).collect()
}

/// Removes a game that was put away.
///
/// # Errors
/// What the system says, or that no game which was put away has such a name.
pub fn remove_kept(path: &Path) -> io::Result<()> {
    match path.file_name().and_then(|name| kept_number(&name.to_string_lossy())) {
        Some(_) => fs::remove_file(path),
        None => Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no game that was put away")),
    }
}

/// Removes the games beyond so many that were put away longest ago, but not the one that was just put away.
fn prune(folder: &Path, most: usize, just_kept: &Path) {
    for old in kept_files(folder).into_iter().skip(most).filter(|kept| kept.path != just_kept) {
        // What cannot be removed is one game more than was promised.
        let _ = fs::remove_file(old.path);
    }
}

/// Returns what is in a folder; nothing if there is none.
fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

/// Returns whether there is a game in the file of a window, or an earlier version of one.
fn holds_game(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok() || has_earlier(path)
}

/// Returns when a file was written last.
fn modified(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|metadata| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Returns the path of the file of a window.
fn path(folder: &Path, number: u32) -> PathBuf {
    folder.join(if number == 1 { format!("game{ENDING}") } else { format!("{WINDOW}{number}{ENDING}") })
}

/// Returns which window's file has this name, if it is one.
fn window_number(name: &str) -> Option<u32> {
    if name == "game.json" { Some(1) } else { number(name, WINDOW).and_then(|n| u32::try_from(n).ok()).filter(|&n| n > 1) }
}

/// Returns which game that was put away has this name, if it is one.
fn kept_number(name: &str) -> Option<u64> {
    number(name, KEPT)
}

/// Returns the number in the name of one of our files.
fn number(name: &str, before: &str) -> Option<u64> {
    let digits = name.strip_prefix(before)?.strip_suffix(ENDING)?;
    // Only as we write it: no sign and no zeros before it.
    digits.parse().ok().filter(|number: &u64| number.to_string() == digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Writes a file that was written so many seconds after 1970.
    fn write(path: &Path, seconds: u64) {
        fs::write(path, "{}").expect("written");
        let file = File::options().write(true).open(path).expect("opened");
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
    }

    fn names(files: &[GameFile]) -> Vec<String> {
        files.iter().map(|file| file.path().file_name().expect("a name").to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn each_window_has_a_file_of_its_own_and_what_is_left_is_found_newest_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("data");
        let first = GameFile::unused(&folder).expect("a file");
        let second = GameFile::unused(&folder).expect("a file");
        let third = GameFile::unused(&folder).expect("a file");
        assert_eq!([first.number(), second.number(), third.number()], [1, 2, 3]);
        write(first.path(), 1000);
        write(second.path(), 3000);
        write(third.path(), 2000);
        assert_eq!(names(&GameFile::left(&folder)), Vec::<String>::new(), "all of them live");
        drop((first, second));
        let left = GameFile::left(&folder);
        assert_eq!(names(&left), ["game.window-2.json", "game.json"], "the newest first");
        assert_eq!(GameFile::left(&folder).len(), 0, "they are the first finder's");
        let other = GameFile::unused(&folder).expect("a file");
        assert_eq!(other.number(), 4, "what holds a game is not unused");
        drop((left, other));
        // A game that was left is not written over by a window that was there before.
        assert_eq!(GameFile::unused(&folder).expect("a file").number(), 4);
    }

    #[test]
    fn a_game_that_is_put_away_leaves_its_file_unused() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = [GameFile::unused(folder.path()), GameFile::unused(folder.path())].map(|file| file.expect("a file"));
        for (file, kept) in files.iter().zip(["game.kept-1.json", "game.kept-2.json"]) {
            write(file.path(), 1000);
            assert_eq!(file.put_away(SystemTime::UNIX_EPOCH).expect("put away"), folder.path().join(kept));
        }
        drop(files);
        assert_eq!(GameFile::left(folder.path()).len(), 0);
        assert_eq!(GameFile::unused(folder.path()).expect("a file").number(), 1);
    }

    #[test]
    fn a_file_whose_game_has_earlier_versions_is_left_with_them_until_it_is_put_away() {
        let folder = tempfile::tempdir().expect("a folder");
        write(&folder.path().join("game.before-2.json"), 1000);
        write(&folder.path().join("game.window-2.json"), 2000);
        write(&folder.path().join("game.window-2.before-1.json"), 2000);
        assert_eq!(GameFile::unused(folder.path()).expect("a file").number(), 3, "both hold a game");
        let left = GameFile::left(folder.path());
        assert_eq!(names(&left), ["game.window-2.json", "game.json"]);
        left[0].put_away(SystemTime::UNIX_EPOCH).expect("put away");
        left[1].put_away(SystemTime::UNIX_EPOCH).expect_err("its file is gone, and the version stays");
        drop(left);
        assert_eq!(names(&GameFile::left(folder.path())), ["game.json"]);
        assert_eq!(kept_files(folder.path()).len(), 1);
    }

    #[test]
    fn an_empty_file_that_holds_a_name_is_no_kept_game() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("game.kept-1.json"), "").expect("written");
        write(&folder.path().join("game.kept-2.json"), 1000);
        let kept: Vec<_> = kept_files(folder.path()).into_iter().map(|kept| kept.path).collect();
        assert_eq!(kept, [folder.path().join("game.kept-2.json")]);
    }

    #[test]
    fn only_what_was_put_away_is_removed_with_a_word() {
        let folder = tempfile::tempdir().expect("a folder");
        let [kept, game] = ["game.kept-3.json", "game.json"].map(|name| folder.path().join(name));
        write(&kept, 1000);
        write(&game, 1000);
        remove_kept(&kept).expect("removed");
        assert!(remove_kept(&game).is_err() && remove_kept(folder.path()).is_err());
        assert!(!kept.exists() && game.exists());
    }

    #[test]
    fn of_many_kept_games_the_earliest_go_but_never_the_one_just_put_away() {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 1..=30 {
            write(&folder.path().join(format!("game.kept-{number}.json")), 1000 * number);
        }
        for other in ["game-1.json", "game.kept-01.json", "game.kept-x.json", "game.damaged-1.json", "game.json"] {
            write(&folder.path().join(other), 1);
        }
        let oldest = folder.path().join("game.kept-1.json");
        prune(folder.path(), 10, &oldest);
        let left = kept_files(folder.path());
        assert_eq!(left.len(), 11);
        assert_eq!(left[0].path, folder.path().join("game.kept-30.json"), "the newest first");
        assert_eq!(left[9].path, folder.path().join("game.kept-21.json"));
        assert_eq!(left[10].path, oldest, "it was just put away");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 16, "nothing else is touched");
    }

    #[test]
    fn after_a_thousand_kept_games_the_next_one_is_kept_too() {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 1..=1000 {
            write(&folder.path().join(format!("game.kept-{number}.json")), 10_000 + number);
        }
        let file = GameFile::unused(folder.path()).expect("a file");
        write(file.path(), 1);
        let time = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        assert_eq!(file.put_away(time(1)).expect("put away"), folder.path().join("game.kept-1001.json"));
        assert_eq!(kept_files(folder.path()).len(), 1001, "the one just put away is beyond the limit, and is there");
        write(file.path(), 20_000);
        let newest = file.put_away(time(20_000)).expect("put away");
        let left = kept_files(folder.path());
        assert_eq!((left.len(), &left[0].path), (MAX_KEPT, &newest));
    }
}
