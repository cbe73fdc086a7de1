//! The transposition table: bounds of the scores of positions, a word of 8 bytes each.
//!
//! The key of a position is hashed by an invertible function. The first bits of the hash are the
//! index of the entry, the others are its tag, so there are no collisions: an entry is never taken
//! for that of another position. An entry is read and written as one word, so that threads can
//! share the table without a lock: at worst one of two entries written at once is lost.
//!
//! ```text
//!   63   17 16     11 10      5 4    0
//!   | tag  |  lower  |  upper  | work |     bounds are stored plus 32; a word of 0 is no entry
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use super::machine::{Words, prefetch};

/// The bits of the tag, the first of an entry.
const TAG_BITS: u32 = 47;
/// The place of the lower bound.
const LOWER: u32 = 11;
/// The place of the upper bound.
const UPPER: u32 = 5;
/// The offset that makes a bound positive.
const OFFSET: i32 = 32;
/// The bits of a bound.
const BOUND: u64 = (1 << (LOWER - UPPER)) - 1;
/// The bits of the work.
const WORK: u64 = (1 << UPPER) - 1;
/// The smallest table for keys of any length, in bytes.
pub(super) const MIN_BYTES: usize = size_of::<u64>() << min_log(u64::BITS);

/// Returns the binary logarithm of the number of words in the smallest table for keys of `bits`
/// bits: there the tag has room for the bits that are not in the index, and for the last bit of the
/// index, in which the two words of a bucket differ.
const fn min_log(bits: u32) -> u32 {
    if bits > TAG_BITS { bits - TAG_BITS + 1 } else { 1 }
}

/// The hash of a position's key: see [`hash`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hash(pub(super) u64);

/// Returns the hash of a key of `bits` bits, in whose first bits all bits of the key have a part.
///
/// The key is moved to the top of the word; each step is invertible on the bits it takes up there
/// (an odd factor modulo 2^bits, and a bit is changed by higher ones only), so different keys have
/// different hashes. The bits below stay 0.
#[inline(always)]
pub(super) fn hash(key: u64, bits: u32) -> Hash {
    let spare = u64::BITS - bits;
    let mask = !0 << spare;
    let mut hash = key << spare;
    hash = (hash ^ hash >> 25) & mask;
    hash = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Hash((hash ^ hash >> 25) & mask)
}

/// Bounds of a score: it is at least `lower` and at most `upper`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

pub(super) struct Table {
    words: Words,
    log: u32,
}

/// A borrowed table; it finds the place of its words once, not at every access.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    words: &'a [AtomicU64],
    log: u32,
}

impl Table {
    /// Returns the largest empty table of at most this many bytes, or the smallest for keys of
    /// `bits` bits if that is larger.
    pub(super) fn new(bytes: usize, bits: u32) -> Self {
        let log = (bytes / size_of::<u64>()).max(1).ilog2().max(min_log(bits));
        Self { words: Words::zeroed(1 << log), log }
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.words)
    }

    /// Removes all entries.
    pub(super) fn clear(&self) {
        for word in &*self.words {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Borrows the table.
    pub(super) fn view(&self) -> View<'_> {
        View { words: &self.words, log: self.log }
    }
}

impl View<'_> {
    /// Prefetches the entry of a position.
    #[inline(always)]
    pub(super) fn prefetch(&self, hash: Hash) {
        prefetch(self.words, self.index(hash));
    }

    /// Returns the bounds stored for a position, or `None` if there are none.
    #[inline(always)]
    pub(super) fn probe(&self, hash: Hash) -> Option<Bounds> {
        let index = self.index(hash);
        // Both words lie side by side. Which of them is the entry is unpredictable, so this is a
        // conditional move, not a branch.
        let (first, second) = (self.word(index), self.word(index ^ 1));
        let word = if self.is_entry(second, hash) { second } else { first };
        if !self.is_entry(word, hash) {
            return None;
        }
        let bound = |place: u32| ((word >> place & BOUND) as i32) - OFFSET;
        Some(Bounds { lower: bound(LOWER), upper: bound(UPPER) })
    }

    /// Stores bounds that took `nodes` nodes to find.
    ///
    /// Two neighbouring words are a bucket. The word at the index keeps the entry that took more
    /// work; the other one is always replaced, by the entry that the first does not keep.
    #[inline(always)]
    pub(super) fn store(&self, hash: Hash, bounds: Bounds, nodes: u64) {
        let index = self.index(hash);
        let work = u64::from(u64::BITS - nodes.leading_zeros()).min(WORK);
        let bound = |value: i32, place: u32| ((value + OFFSET) as u64) << place;
        let new = self.tag(hash) | bound(bounds.lower, LOWER) | bound(bounds.upper, UPPER) | work;
        let old = self.word(index);
        if self.is_entry(old, hash) {
            self.set(index, new);
        } else if old & WORK <= work {
            self.set(index, new);
            if old != 0 {
                self.set(index ^ 1, old);
            }
        } else {
            self.set(index ^ 1, new);
        }
    }

    /// Returns the index of the first of the two words that may hold the entry.
    #[inline(always)]
    fn index(&self, hash: Hash) -> usize {
        (hash.0 >> (u64::BITS - self.log)) as usize
    }

    /// Returns the tag: the bits of the hash that do not say which bucket it is.
    #[inline(always)]
    fn tag(&self, hash: Hash) -> u64 {
        hash.0 << (self.log - 1)
    }

    #[inline(always)]
    fn is_entry(&self, word: u64, hash: Hash) -> bool {
        (word ^ self.tag(hash)) >> (u64::BITS - TAG_BITS) == 0 && word != 0
    }

    #[inline(always)]
    fn word(&self, index: usize) -> u64 {
        // The mask removes the bounds check; it changes nothing, as the number of words is a power
        // of two.
        self.words[index & (self.words.len() - 1)].load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn set(&self, index: usize, word: u64) {
        self.words[index & (self.words.len() - 1)].store(word, Ordering::Relaxed);
    }
}
