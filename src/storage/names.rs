//! The names of the program's own files of games.

use std::fs::{self, DirEntry};
use std::path::Path;

pub(super) const ENDING: &str = ".json";

/// Returns the entries of a folder; none if it does not exist.
pub(super) fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

/// Returns the number in the name of one of our files.
pub(super) fn number(name: &str, before: &str) -> Option<u64> {
    let digits = name.strip_prefix(before)?.strip_suffix(ENDING)?;
    // Only in the form we write: no sign and no leading zeros.
    digits
        .parse()
        .ok()
        .filter(|number: &u64| number.to_string() == digits)
}
