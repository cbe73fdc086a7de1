//! The past games of this user: every game that has ended or was left for another one.
//!
//! Each has a file of its own, `game.kept-N.json`, with its number in the name. Keeping a game
//! again replaces its file, so there is one entry for each game. If that would lose moves, comments
//! or marks, the game gets a new number instead. The date of a game is that of its file.
//!
//! A list of thousands of games cannot read as many files, so there is an [index](PastIndex) of
//! them.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{self, DirEntry, File, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::players::fresh_number;
use crate::storage::MAX_GAME_BYTES;
use crate::storage::disk::lock::Lock;
use crate::storage::disk::system::{Disk, System, read};
use crate::storage::disk::writing::{folder_of, replace_own, save};
use crate::storage::error::{FileError, FileFault};
use crate::storage::file::{ENDING, KEPT, kept_number, load_envelope, load_past_game, path_number};
use crate::storage::format::envelope::Envelope;
use crate::storage::format::file::{game_file, parse_file};
use crate::storage::format::summary::{Summary, SummaryLine};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastFile {
    pub number: u64,
    /// When the game was last played.
    pub modified: SystemTime,
    /// The length of the file, in bytes.
    length: u64,
    /// The inode of the file: a file that is replaced has another one.
    inode: u64,
}

impl PastFile {
    #[must_use]
    pub fn name(&self) -> String {
        kept_name(self.number)
    }

    #[must_use]
    pub fn path(&self, folder: &Path) -> PathBuf {
        kept_path(folder, self.number)
    }

    /// Returns a file for tests, with this number and time.
    #[cfg(test)]
    pub(in crate::storage) const fn at(number: u64, modified: SystemTime) -> Self {
        Self { number, modified, length: 1, inode: 0 }
    }

    /// Returns the past game with this number and metadata.
    fn of(number: u64, metadata: &Metadata) -> Option<Self> {
        // An empty file reserves the name of a game that an older version is archiving.
        let is_game = metadata.is_file() && metadata.len() > 0;
        Some(Self {
            number,
            modified: metadata.modified().ok().filter(|_| is_game)?,
            length: metadata.len(),
            inode: inode(metadata),
        })
    }
}

/// Returns the past games of a folder, the most recent first; none if there is no such folder yet.
///
/// # Errors
/// [`FileError`] if the folder cannot be read.
pub fn past_files(folder: &Path) -> Result<Vec<PastFile>, FileError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => {
            return Err(FileError::open(folder, error));
        }
    };
    let file = |entry: DirEntry| {
        let number = kept_number(&entry.file_name().to_string_lossy())?;
        PastFile::of(number, &entry.metadata().ok()?)
    };
    let mut files: Vec<_> = entries.flatten().filter_map(file).collect();
    files.sort_unstable_by_key(|file| std::cmp::Reverse((file.modified, file.number)));
    Ok(files)
}

/// Returns how many past games a folder has, by their names alone.
#[must_use]
pub fn count_past_games(folder: &Path) -> usize {
    let names = entries(folder).map(|entry| entry.file_name());
    names.filter(|name| kept_number(&name.to_string_lossy()).is_some()).count()
}

/// Keeps games among the past games of a folder.
#[derive(Clone, Debug)]
pub struct PastGamesWriter {
    folder: PathBuf,
    /// The new numbers of games whose own numbers belong to other ones: a copy of a saved game that
    /// has gone on in another way.
    renumbered: HashMap<u64, u64>,
}

impl PastGamesWriter {
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, renumbered: HashMap::new() }
    }

    /// Keeps a game, and returns its file. It takes the place of `before`, the version that its
    /// changes began with, also where it has lost variations, comments and marks of that.
    ///
    /// # Errors
    /// [`FileError`] if it could not be written; what was kept of it before is still there.
    pub fn keep(
        &mut self,
        game: &Envelope,
        before: Option<&Envelope>,
    ) -> Result<PathBuf, FileError> {
        let folder = &self.folder;
        // Another window may keep the same game. A lock that cannot be had must not lose this one.
        let _lock = Lock::wait(folder);
        let own = game.number();
        let new = own.and_then(|number| self.renumbered.get(&number));
        let mut numbers = own.into_iter().chain(new.copied());
        let place = match numbers.find_map(|number| Place::of(folder, number, game, before)) {
            Some(place) => place,
            None => Place::fresh(folder).map_err(|fault| FileError::save(folder, fault))?,
        };
        let path = kept_path(folder, place.number);
        if !place.is_kept {
            let text = game_file(&path, &game.clone().with_number(place.number))?;
            replace_own(&System, &path, text.as_bytes(), || ())?;
            if let Some(date) = place.date {
                set_date(&path, date);
            }
        }
        if let Some(number) = own.filter(|&number| number != place.number) {
            self.renumbered.insert(number, place.number);
        }
        Ok(path)
    }
}

/// Moves the game in one of our files to the past games of its folder, and returns its path there
/// and whether it has ended. `before` is the version that its changes began with.
///
/// # Errors
/// [`FileFault`] if the file cannot be renamed.
pub fn move_to_past_games(
    path: &Path,
    before: Option<&Envelope>,
) -> Result<(PathBuf, bool), FileFault> {
    move_to_past_games_on(&System, path, before)
}

/// Moves a game as [`move_to_past_games`] does, on this disk.
pub(super) fn move_to_past_games_on(
    disk: &impl Disk,
    path: &Path,
    before: Option<&Envelope>,
) -> Result<(PathBuf, bool), FileFault> {
    let folder = folder_of(path);
    let _lock = Lock::wait(folder);
    // A game that cannot be read is kept as it is.
    let game = load_envelope(path).ok();
    let own = game.as_ref().and_then(|game| Place::of(folder, game.number()?, game, before));
    let place = match own {
        Some(place) => place,
        None => Place::fresh(folder)?,
    };
    let kept = kept_path(folder, place.number);
    if place.is_kept {
        disk.remove(path)?;
    } else {
        disk.rename(path, &kept)?;
        if let Some(date) = place.date {
            set_date(&kept, date);
        }
    }
    // From here on the new name survives a power cut. If the sync fails, the old name may come
    // back, and nothing is lost.
    let _ = disk.sync_folder(folder);
    let summary = game.and_then(|game| game.summary());
    let has_ended = summary.is_some_and(|summary| summary.outcome.is_some());
    Ok((kept, has_ended))
}

struct Place {
    number: u64,
    /// The date to keep, if what is there has the same moves.
    date: Option<SystemTime>,
    /// Whether the file already has everything.
    is_kept: bool,
}

impl Place {
    /// Returns a place of its own.
    ///
    /// # Errors
    /// [`FileFault::NoNameFree`] if other games have all the numbers that were tried.
    fn fresh(folder: &Path) -> Result<Self, FileFault> {
        let mut numbers = std::iter::repeat_with(fresh_number).take(MAX_TRIES);
        let is_free = |&number: &u64| fs::symlink_metadata(kept_path(folder, number)).is_err();
        let number = numbers.find(is_free).ok_or(FileFault::NoNameFree)?;
        Ok(Self { number, date: None, is_kept: false })
    }

    /// Returns the place with this number for a game. `None` if what is there has moves, comments,
    /// marks or a review that both the game and `before` lack.
    fn of(folder: &Path, number: u64, game: &Envelope, before: Option<&Envelope>) -> Option<Self> {
        let path = kept_path(folder, number);
        let Ok(metadata) = fs::symlink_metadata(&path) else {
            return Some(Self { number, date: None, is_kept: false });
        };
        let is_edited = |kept: &Envelope| before.is_some_and(|before| before.holds(kept));
        let is_earlier = |kept: &Envelope| game.holds(kept) || is_edited(kept);
        let kept = load_envelope(&path).ok().filter(is_earlier)?;
        let is_same = kept.is_same(game);
        let [review, kept_review, old_review] =
            [Some(game), Some(&kept), before].map(|game| game?.summary()?.review);
        // A review of moves that have gone on since, or are not the main line now, says nothing any
        // more.
        let loses_review = review.is_none()
            && kept_review.is_some()
            && kept_review != old_review
            && kept.holds_moves(game);
        if loses_review && !is_same {
            return None;
        }
        let adds_review = review.is_some() && review != kept_review;
        Some(Self {
            number,
            date: metadata.modified().ok().filter(|_| is_same),
            is_kept: is_same && !adds_review,
        })
    }
}

/// How many fresh numbers to try; the first one is free for all practical purposes.
const MAX_TRIES: usize = 100;

/// Sets the date of a game. If it cannot be set, it is that of the last write.
fn set_date(path: &Path, date: SystemTime) {
    let file = File::options().write(true).open(path);
    let _ = file.and_then(|file| file.set_modified(date));
}

/// A past game that was removed, and can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedGame {
    pub path: PathBuf,
    bytes: Vec<u8>,
    modified: Option<SystemTime>,
}

impl RemovedGame {
    /// Brings the game back. If it was kept again meanwhile, that stays, and has all of this one or
    /// gets it beside itself.
    ///
    /// # Errors
    /// [`FileError`] if it could not be written.
    pub fn restore(&self) -> Result<(), FileError> {
        let folder = folder_of(&self.path);
        let _lock = Lock::wait(folder);
        let path = if fs::symlink_metadata(&self.path).is_ok() {
            let game = parse_file(&self.path, &self.bytes).ok();
            let now = load_envelope(&self.path).ok();
            if let (Some(game), Some(now)) = (game, now)
                && now.holds(&game)
            {
                return Ok(());
            }
            let place = Place::fresh(folder);
            kept_path(folder, place.map_err(|fault| FileError::save(folder, fault))?.number)
        } else {
            self.path.clone()
        };
        replace_own(&System, &path, &self.bytes, || ())?;
        if let Some(modified) = self.modified {
            set_date(&path, modified);
        }
        Ok(())
    }
}

/// Removes a past game, and returns it.
///
/// # Errors
/// [`FileFault`] if it cannot be removed, or the name is not that of a past game.
pub fn remove_past_game(path: &Path) -> Result<RemovedGame, FileFault> {
    if path_number(path).is_none() {
        return Err(FileFault::NotRemovable);
    }
    let _lock = Lock::wait(folder_of(path));
    let modified = fs::metadata(path)?.modified().ok();
    // What is too large to be read as a game is no game, and need not come back whole.
    let bytes = read(path, MAX_GAME_BYTES)?;
    fs::remove_file(path)?;
    Ok(RemovedGame { path: path.to_owned(), bytes, modified })
}

/// Returns the summary of the past game in a file.
///
/// # Errors
/// [`FileError`] if it cannot be read or holds no game; `None` if the game is not in the list of
/// games.
pub fn summarize(path: &Path) -> Result<Option<Summary>, FileError> {
    Ok(load_past_game(path)?.summary())
}

/// Returns the name of the file of a past game.
fn kept_name(number: u64) -> String {
    format!("{KEPT}{number}{ENDING}")
}

fn kept_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(kept_name(number))
}

/// Returns the inode of a file; 0 where there is none.
#[cfg(unix)]
fn inode(metadata: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(metadata)
}

/// Returns the inode of a file; 0 where there is none.
#[cfg(not(unix))]
const fn inode(_metadata: &Metadata) -> u64 {
    0
}

// The index of the past games: `game.index.json`, with a line for each game.
//
// ```json
// {"version":3,"games":[
// {"file":"4021","stamp":"1764070800.5-512-77","game":"connect4","setup":"size=7x6 connect=4","players":["human","low"],"moves":23,"result":"first"}
// ]}
// ```
//
// It holds nothing that is not in the files of the games. An entry counts as long as the stamp of
// its file is the same: when it was written, its length and its inode. Whatever is missing, wrong
// or out of date is read from the file of the game, so the index may be lost, damaged, or written
// by two windows at once; what the last one writes stays.

/// The version to write, and the only one to read.
const VERSION: u64 = 3;
/// The largest index to read, in bytes; a line has about 250.
const MAX_BYTES: u64 = 64 << 20;

/// A past game with what a list shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    pub file: PastFile,
    pub summary: Summary,
}

/// The past games of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastIndex {
    /// The games of the index, the most recent first.
    pub games: Vec<PastGame>,
    /// The files that are not in the index, the most recent first.
    pub unread: Vec<PastFile>,
    /// Whether the index has games that are no longer there.
    pub has_stale: bool,
}

#[derive(Serialize, Deserialize)]
struct Line {
    file: String,
    stamp: String,
    #[serde(flatten)]
    summary: SummaryLine,
}

impl PastIndex {
    /// Returns the past games of a folder.
    ///
    /// # Errors
    /// [`FileError`] if the folder cannot be read.
    pub fn read(folder: &Path) -> Result<Self, FileError> {
        let bytes = read(&path(folder), MAX_BYTES).unwrap_or_default();
        let text = std::str::from_utf8(&bytes).unwrap_or_default();
        let mut lines = parse(text);
        let mut index = Self::default();
        for file in past_files(folder)? {
            match lines.remove(&(file.number, stamp(&file))) {
                Some(summary) => index.games.push(PastGame { file, summary }),
                None => index.unread.push(file),
            }
        }
        index.has_stale = !lines.is_empty();
        Ok(index)
    }

    /// Writes the index of a folder if there is something new: these games.
    ///
    /// # Errors
    /// [`FileError`] if it could not be written; the next time the games are read again.
    pub fn save(&self, folder: &Path, read: &[PastGame]) -> Result<(), FileError> {
        if read.is_empty() && !self.has_stale {
            return Ok(());
        }
        let games = self.games.iter().chain(read);
        save(&path(folder), format(games).as_bytes())
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("game.index.json")
}

/// Returns what distinguishes a file from the one that the next write puts in its place.
fn stamp(file: &PastFile) -> String {
    let since = file.modified.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (seconds, nanos) = (since.as_secs(), since.subsec_nanos());
    format!("{seconds}.{nanos}-{}-{}", file.length, file.inode)
}

/// Returns the lines of an index that can be used, by number and stamp.
fn parse(text: &str) -> HashMap<(u64, String), Summary> {
    let mut lines = text.lines();
    if lines.next() != Some(&*head()) {
        return HashMap::new();
    }
    let entry = |line: &str| {
        let line: Line = serde_json::from_str(line.trim_end_matches(',')).ok()?;
        let number = line.file.parse().ok()?;
        Some(((number, line.stamp), line.summary.summary()?))
    };
    lines.filter_map(entry).collect()
}

/// Returns the first line of an index.
fn head() -> String {
    format!("{{\"version\":{VERSION},\"games\":[")
}

fn format<'a>(games: impl Iterator<Item = &'a PastGame>) -> String {
    let mut text = head();
    for (count, PastGame { file, summary }) in games.enumerate() {
        let line = Line {
            file: file.number.to_string(),
            stamp: stamp(file),
            summary: SummaryLine::of(summary),
        };
        // Neither can fail.
        let line = serde_json::to_string(&line).unwrap_or_default();
        let _ = write!(text, "{}\n{line}", if count == 0 { "" } else { "," });
    }
    text.push_str("\n]}\n");
    text
}

/// Returns the entries of a folder; none if it does not exist.
pub(super) fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

#[cfg(test)]
mod tests;
