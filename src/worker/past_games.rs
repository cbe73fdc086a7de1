//! Reads the past games for a list, on a thread of its own: those of the index at once, the others
//! part by part.

use std::path::Path;

use super::file_event::{PastBatch, UnusableGame};
use crate::storage::{self, Indexed, PastFile, PastIndex};

/// The number of files to read before the window hears of them.
const AT_ONCE: usize = 50;

/// Reads the past games of a folder; `send` receives them, first of all those of the index. Then
/// the index is written again, if there was something new.
pub(super) fn read(folder: &Path, mut send: impl FnMut(PastBatch)) {
    let mut index = match PastIndex::read(folder) {
        Ok(index) => index,
        Err(error) => {
            return send(PastBatch {
                error: Some(error),
                ..PastBatch::default()
            });
        }
    };
    let unread = std::mem::take(&mut index.unread);
    let mut left = unread.len();
    let first = |games| PastBatch {
        games,
        left,
        ..PastBatch::default()
    };
    if unread.is_empty() && index.is_current() {
        return send(first(index.games));
    }
    send(first(index.games.clone()));
    let mut found = Vec::new();
    for part in unread.chunks(AT_ONCE) {
        left -= part.len();
        let mut batch = PastBatch {
            left,
            ..PastBatch::default()
        };
        for &file in part {
            match summarized(folder, file) {
                Ok(game) => batch.games.push(game),
                Err(unusable) => batch.unusable.push(unusable),
            }
        }
        found.extend(batch.games.iter().cloned());
        send(batch);
    }
    // The index is only a shortcut: the next list is read again.
    let _ = index.save(folder, &found);
}

/// Returns a past game with its summary, or why it cannot be opened.
fn summarized(folder: &Path, file: PastFile) -> Result<Indexed, UnusableGame> {
    match storage::summarize(&file.path(folder)) {
        Ok(Some(summary)) => Ok(Indexed { file, summary }),
        Ok(None) => Err(UnusableGame { file, error: None }),
        Err(error) => Err(UnusableGame {
            file,
            error: Some(error),
        }),
    }
}
