//! The index of the past games: `game.index.json`, with a line for each game.
//!
//! ```json
//! {"version":3,"games":[
//! {"file":"4021","stamp":"1764070800.5-512-77","game":"connect4","setup":"size=7x6 connect=4","players":["human","low"],"moves":23,"result":"first"}
//! ]}
//! ```
//!
//! It holds nothing that is not in the files of the games. An entry counts as long as the stamp of
//! its file is the same: when it was written, its length and its inode. Whatever is missing, wrong
//! or out of date is read from the file of the game, so the index may be lost, damaged, or written
//! by two windows at once; what the last one writes stays.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::{LoadError, PastFile, past_files};
use crate::storage::error::SaveError;
use crate::storage::file::read;
use crate::storage::summary::{Summary, SummaryLine};
use crate::storage::writing::save;

/// The version to write, and the only one to read.
const VERSION: u64 = 3;
/// The largest index to read, in bytes; a line has about 250.
const MAX_BYTES: u64 = 64 << 20;

/// A past game with what a list shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Indexed {
    pub file: PastFile,
    pub summary: Summary,
}

/// The past games of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastIndex {
    /// The games of the index, the most recent first.
    pub games: Vec<Indexed>,
    /// The files that are not in the index, the most recent first.
    pub unread: Vec<PastFile>,
    /// Whether the index has games that are no longer there.
    has_others: bool,
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
    /// [`LoadError`] if the folder cannot be read.
    pub fn read(folder: &Path) -> Result<Self, LoadError> {
        let bytes = read(&path(folder), MAX_BYTES).unwrap_or_default();
        let text = std::str::from_utf8(&bytes).unwrap_or_default();
        let mut lines = parse(text);
        let mut index = Self::default();
        for file in past_files(folder)? {
            match lines.remove(&(file.number, stamp(&file))) {
                Some(summary) => index.games.push(Indexed { file, summary }),
                None => index.unread.push(file),
            }
        }
        index.has_others = !lines.is_empty();
        Ok(index)
    }

    /// Returns whether the index has no games that are no longer there.
    #[must_use]
    pub const fn is_current(&self) -> bool {
        !self.has_others
    }

    /// Writes the index of a folder if there is something new: these games.
    ///
    /// # Errors
    /// [`SaveError`] if it could not be written; the next time the games are read again.
    pub fn save(&self, folder: &Path, read: &[Indexed]) -> Result<(), SaveError> {
        if read.is_empty() && self.is_current() {
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

fn format<'a>(games: impl Iterator<Item = &'a Indexed>) -> String {
    let mut text = head();
    for (count, Indexed { file, summary }) in games.enumerate() {
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
