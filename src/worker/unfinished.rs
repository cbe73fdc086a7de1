//! The writes in progress, for the end of the program to wait for.

use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Something that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeingWritten {
    /// The game in progress.
    Game,
    /// The settings.
    Settings,
    /// The progress in practice.
    Progress,
    /// The statistics.
    Statistics,
    /// The file that the user named.
    File(PathBuf),
    /// Nothing that the user knows of: a working thread.
    Nothing,
}

/// The list of pending writes.
#[derive(Clone, Default)]
pub(super) struct Unfinished(Arc<List>);

/// The list, and the condition for the thread that waits for it to be empty.
#[derive(Default)]
struct List {
    entries: Mutex<Vec<(u64, BeingWritten)>>,
    shorter: Condvar,
}

/// An entry of the list, which is removed when this is dropped.
pub(super) struct Writing {
    list: Unfinished,
    number: u64,
}

impl Unfinished {
    /// Adds an entry to the list, for as long as the result lives.
    pub(super) fn add(&self, what: BeingWritten) -> Writing {
        let mut entries = self
            .0
            .entries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let number = entries.last().map_or(0, |(number, _)| number + 1);
        entries.push((number, what));
        drop(entries);
        Writing {
            list: self.clone(),
            number,
        }
    }

    /// Returns the oldest entry of the list, if any.
    pub(super) fn first(&self) -> Option<BeingWritten> {
        let entries = self
            .0
            .entries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        entries.first().map(|(_, what)| what.clone())
    }

    /// Returns whether this is on the list.
    pub(super) fn holds(&self, what: &BeingWritten) -> bool {
        let entries = self
            .0
            .entries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        entries.iter().any(|(_, own)| own == what)
    }

    /// Waits until the list is empty, at most for `patience`. Returns whether it is.
    pub(super) fn wait(&self, patience: Duration) -> bool {
        let entries = self
            .0
            .entries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .0
            .shorter
            .wait_timeout_while(entries, patience, |entries| !entries.is_empty());
        waited.unwrap_or_else(PoisonError::into_inner).0.is_empty()
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        let mut entries = self
            .list
            .0
            .entries
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        entries.retain(|(number, _)| *number != self.number);
        drop(entries);
        self.list.0.shorter.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_empty_when_all_is_written() {
        let list = Unfinished::default();
        let first = list.add(BeingWritten::Game);
        let second = list.add(BeingWritten::Settings);
        assert_eq!(list.first(), Some(BeingWritten::Game));
        assert!(!list.wait(Duration::from_millis(1)));
        drop(first);
        let third = list.add(BeingWritten::File("a.png".into()));
        assert_eq!(
            list.first(),
            Some(BeingWritten::Settings),
            "the others stay"
        );
        drop((second, third));
        assert!(list.wait(Duration::from_mins(1)));
        assert_eq!(list.first(), None);
    }
}
