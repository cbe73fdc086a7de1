//! The memory that solvers share: a transposition table, and the in-progress table by which their
//! threads divide the work.

use std::sync::atomic::{AtomicU64, Ordering};

use super::field::Field;
use super::table::{self, Hash, Table};
use crate::connect4::Standard;

/// The memory that a solver is given unless its caller says otherwise, in bytes.
pub const DEFAULT_BYTES: usize = 64 << 20;
/// The least memory that a solver of any board can do with, in bytes.
pub const MIN_BYTES: usize = 2 * table::MIN_BYTES + size_of::<InProgress>();
/// The size of a solver's own small table, in bytes: little enough to stay mostly in its
/// processor's cache, and one large page.
const SMALL_TABLE_BYTES: usize = 2 << 20;

/// The tables of solvers that work together. Threads can share it as it is, by reference.
///
/// A memory belongs to one board, and solvers take their board from it: scores of one board are
/// never read as those of another.
pub struct Memory<F: Field = Standard> {
    /// The board whose scores it keeps.
    pub(super) field: F,
    /// The transposition table for positions with many empty cells.
    pub(super) large: Table,
    /// The positions that the threads are searching now.
    pub(super) in_progress: InProgress,
    /// The size of each solver's own small table, in bytes.
    pub(super) small_bytes: usize,
}

impl<F: Field> Memory<F> {
    /// Returns an empty memory for a board that takes, together with a solver's own table, at most
    /// this many bytes; [`MIN_BYTES`] at least.
    ///
    /// The number of entries is a power of two. Most systems provide the memory only when it is
    /// used; Windows sets it aside at once.
    ///
    /// # Panics
    /// If the process cannot address that much. The program is aborted, as for any allocation, if
    /// the system does not have it.
    #[must_use]
    pub fn with_bytes(field: F, bytes: usize) -> Self {
        Self::for_solvers(field, 1, bytes)
    }

    /// Returns an empty memory for a board that takes, together with the own tables of so many
    /// solvers, at most this many bytes; where that is less than [`MIN_BYTES`] for each of them, it
    /// may take so much.
    ///
    /// # Panics
    /// As [`with_bytes`](Self::with_bytes).
    #[must_use]
    pub fn for_solvers(field: F, solvers: usize, bytes: usize) -> Self {
        let solvers = solvers.max(1);
        let small_bytes = SMALL_TABLE_BYTES.min(bytes / (4 * solvers));
        let large_bytes = bytes.saturating_sub(solvers * small_bytes + size_of::<InProgress>());
        Self {
            field,
            large: Table::new(large_bytes, u64::BITS),
            in_progress: InProgress::default(),
            small_bytes,
        }
    }

    /// Returns the board whose scores it keeps.
    #[must_use]
    pub const fn field(&self) -> F {
        self.field
    }

    /// Returns its size in bytes, without the solvers' own tables.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.large.bytes() + size_of_val(&self.in_progress)
    }

    /// Removes all entries.
    pub fn clear(&self) {
        self.large.clear();
    }
}

/// The questions that threads are searching now, so that another thread leaves them for later
/// (ABDADA).
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
        let _ = self.slot(mark).compare_exchange(mark.0, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    #[inline]
    fn slot(&self, mark: Mark) -> &AtomicU64 {
        &self.0[(mark.0 >> 40) as usize % Self::SLOTS]
    }
}
