//! What becomes of a file that cannot be used, and the sentence that tells of it.

use std::path::Path;

use crate::storage::{self, Aside, LoadError};

/// Returns the sentence about a file that cannot be used. A damaged one is set aside, so that nothing is written over it.
pub(super) fn unusable(path: &Path, error: &LoadError, consequence: &str) -> String {
    if error.is_damaged() { told(set_aside(path, &error.to_string(), consequence)) } else { format!("{consequence}: {error}") }
}

/// Gives a damaged file another name, and returns the sentence that tells of it.
///
/// # Errors
/// The sentence, if the file still has its name, and must not be written over.
pub(super) fn set_aside(path: &Path, damage: &str, consequence: &str) -> Result<String, String> {
    match storage::set_aside(path, Aside::Damaged) {
        Ok(kept) => Ok(format!("{consequence}: {damage}. It is kept as {}", kept.display())),
        Err(error) => Err(format!("{consequence}: {damage}. It could not be kept aside: {error}")),
    }
}

/// Returns the sentence, whether or not the file has another name now.
pub(super) fn told(sentence: Result<String, String>) -> String {
    sentence.unwrap_or_else(|sentence| sentence)
}
