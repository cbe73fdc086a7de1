//! The writes in progress, for the end of the program to wait for.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeingWritten {
    Game,
    Settings,
    Progress,
    Statistics,
    /// The file that the user named.
    File(PathBuf),
}

/// The list of what is being written, or waits for its turn; of threads that work, it is a list of
/// `()`.
#[derive(Clone)]
pub(super) struct Unfinished<T = BeingWritten>(Arc<List<T>>);

/// The list, and what wakes the thread that waits for its end.
struct List<T> {
    entries: Mutex<Vec<(u64, T)>>,
    shorter: Condvar,
}

/// An entry of the list; dropping it takes it off.
pub(super) struct Writing<T = BeingWritten> {
    list: Unfinished<T>,
    number: u64,
}

impl<T> Default for Unfinished<T> {
    fn default() -> Self {
        Self(Arc::new(List { entries: Mutex::default(), shorter: Condvar::new() }))
    }
}

impl<T: Clone + PartialEq> Unfinished<T> {
    /// Adds something to the list, for as long as the result is there.
    pub(super) fn add(&self, what: T) -> Writing<T> {
        let mut entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let number = entries.last().map_or(0, |(number, _)| number + 1);
        entries.push((number, what));
        drop(entries);
        Writing { list: self.clone(), number }
    }

    /// Returns what has been on the list longest, if it is not empty.
    pub(super) fn first(&self) -> Option<T> {
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.first().map(|(_, what)| what.clone())
    }

    pub(super) fn holds(&self, what: &T) -> bool {
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.iter().any(|(_, own)| own == what)
    }

    /// Waits until the list is empty, at most for `patience`. Returns whether it is.
    pub(super) fn wait(&self, patience: Duration) -> bool {
        let entries = self.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let waited =
            self.0.shorter.wait_timeout_while(entries, patience, |entries| !entries.is_empty());
        waited.unwrap_or_else(PoisonError::into_inner).0.is_empty()
    }
}

impl<T> Drop for Writing<T> {
    fn drop(&mut self) {
        let mut entries = self.list.0.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.retain(|(number, _)| *number != self.number);
        drop(entries);
        self.list.0.shorter.notify_all();
    }
}

// The last wait for writes, if the program ends in the middle of a frame.
//
// Xlib calls `exit` when the connection to the display breaks, without unwinding, so
// `Files` is not dropped. But `exit` drops the `thread_local` values of its own
// thread (with glibc; elsewhere nothing is waited for). So the thread of the window keeps one
// there, whose drop waits.

const PATIENCE: Duration = Duration::from_secs(2);

thread_local! {
    static AT_EXIT: RefCell<LastWrites> = const { RefCell::new(LastWrites(None)) };
}

/// The writes in progress, if the end of this thread must wait for them.
struct LastWrites(Option<Unfinished>);

impl Drop for LastWrites {
    fn drop(&mut self) {
        if let Some(unfinished) = self.0.take() {
            unfinished.wait(PATIENCE);
        }
    }
}

/// Makes the program wait for these writes, at most two seconds, if this thread calls `exit`.
pub(super) fn wait_at_exit(unfinished: Unfinished) {
    AT_EXIT.with_borrow_mut(|writes| writes.0 = Some(unfinished));
}

/// Cancels the wait: the file threads have ended normally.
pub(super) fn forget() {
    // There is nothing to cancel if the thread has dropped its values.
    let _ = AT_EXIT.try_with(|writes| writes.try_borrow_mut().map(|mut writes| writes.0 = None));
}

/// Waits for the writes of this thread now, at most two seconds.
pub(super) fn finish() {
    let writes = AT_EXIT
        .try_with(|writes| writes.try_borrow_mut().ok().and_then(|mut writes| writes.0.take()));
    drop(writes.ok().flatten().map(|unfinished| LastWrites(Some(unfinished))));
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
        assert_eq!(list.first(), Some(BeingWritten::Settings), "the others stay");
        drop((second, third));
        assert!(list.wait(Duration::from_mins(1)));
        assert_eq!(list.first(), None);
    }
}
