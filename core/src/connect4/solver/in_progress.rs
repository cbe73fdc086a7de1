//! The in-progress table: which questions other threads are searching now, so that a thread leaves
//! them for later (ABDADA).

use std::sync::atomic::{AtomicU64, Ordering};

use super::table::Hash;

/// The questions that threads are searching now.
///
/// The marks are hints: one that is lost or mistaken costs time, and never makes a score wrong.
pub(super) struct InProgress([AtomicU64; InProgress::SLOTS]);

/// A question: a position and the goal of its null window.
#[derive(Clone, Copy)]
pub(super) struct Mark(u64);

impl Mark {
    /// Returns the mark of a question; never 0, which is an empty slot.
    #[inline]
    pub(super) fn new(hash: Hash, goal: i8) -> Self {
        Self(hash.0.wrapping_add(i64::from(goal).cast_unsigned()) | 1 << 63)
    }
}

impl Default for InProgress {
    fn default() -> Self {
        Self([const { AtomicU64::new(0) }; Self::SLOTS])
    }
}

impl InProgress {
    const SLOTS: usize = 1 << 10;

    /// Returns whether a thread is searching this question.
    pub(super) fn contains(&self, mark: Mark) -> bool {
        self.slot(mark).load(Ordering::Relaxed) == mark.0
    }

    /// Marks a question whose search begins.
    pub(super) fn insert(&self, mark: Mark) {
        self.slot(mark).store(mark.0, Ordering::Relaxed);
    }

    /// Removes the mark of a question whose search has ended, unless another mark has taken its
    /// slot.
    pub(super) fn remove(&self, mark: Mark) {
        let _ = self
            .slot(mark)
            .compare_exchange(mark.0, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    #[inline]
    fn slot(&self, mark: Mark) -> &AtomicU64 {
        &self.0[(mark.0 >> 40) as usize % Self::SLOTS]
    }
}
