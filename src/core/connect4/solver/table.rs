//! What the solver remembers of positions: bounds of their scores, a word of 8 bytes each.
//!
//! The key of a position is mixed by an invertible function; its first bits say where the entry is, all others are kept in
//! it. So an entry is never taken for that of another position. An entry is read and written as one word, which makes the
//! table safe to share between threads without a lock: at worst one of two entries written at once is lost.
//!
//! ```text
//!   63          17 16     11 10      5 4    0
//!   | other bits  |  lower  |  upper  | work |     bounds are stored plus 32; a word of 0 is no entry
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use super::machine::{Words, prefetch};

/// How many of the first bits of an entry tell positions apart.
const TAG_BITS: u32 = 47;
/// Where the lower bound is.
const LOWER: u32 = 11;
/// Where the upper bound is.
const UPPER: u32 = 5;
/// What is added to a bound, to make it positive.
const OFFSET: i32 = 32;
/// The bits of a bound.
const BOUND: u64 = 0x3f;
/// The bits of the work.
const WORK: u64 = 0x1f;
/// The smallest table for keys of any length, in bytes.
pub(super) const MIN_BYTES: usize = size_of::<u64>() << min_log(u64::BITS);

/// Returns the smallest table for keys of `bits` bits, as a power of two: with it, the tag holds the rest of a key, and the last
/// bit of the index, in which the two words of a pair differ.
const fn min_log(bits: u32) -> u32 {
    if bits > TAG_BITS { bits - TAG_BITS + 1 } else { 1 }
}

/// A mixed key: see [`mix`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mixed(pub(super) u64);

/// Mixes a key of `bits` bits so that all of it bears on the first bits.
///
/// The key is moved to the top of the word; each step is invertible on the bits it takes up there (an odd factor modulo
/// 2^bits, and a bit is changed by higher ones only), so different keys stay different. The bits below stay 0.
#[inline(always)]
pub(super) fn mix(key: u64, bits: u32) -> Mixed {
    let spare = u64::BITS - bits;
    let mask = !0 << spare;
    let mut mixed = key << spare;
    mixed = (mixed ^ mixed >> 25) & mask;
    mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Mixed((mixed ^ mixed >> 25) & mask)
}

/// What is known of a score: it is not less than `lower` and not more than `upper`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

/// Bounds of scores by position.
pub(super) struct Table {
    words: Words,
    log: u32,
}

/// A table at work.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    words: &'a [AtomicU64],
    log: u32,
}

impl Table {
    /// Returns the largest empty table of at most this many bytes, but not less than keys of `bits` bits need.
    pub(super) fn new(bytes: usize, bits: u32) -> Self {
        let log = (bytes / size_of::<u64>()).max(1).ilog2().max(min_log(bits));
        Self { words: Words::zeroed(1 << log), log }
    }

    /// Returns the memory it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.words)
    }

    /// Forgets everything.
    pub(super) fn clear(&self) {
        for word in &*self.words {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Returns the table.
    pub(super) fn view(&self) -> View<'_> {
        View { words: &self.words, log: self.log }
    }
}

impl View<'_> {
    /// Asks the processor to fetch the entry of this position soon.
    #[inline(always)]
    pub(super) fn prefetch(&self, key: Mixed) {
        prefetch(self.words, self.index(key));
    }

    /// Returns what is known of a position, or `None` if there is nothing.
    #[inline(always)]
    pub(super) fn get(&self, key: Mixed) -> Option<Bounds> {
        let index = self.index(key);
        // Both words lie side by side; which of them it is cannot be foreseen, so there is no branch for that.
        let (first, second) = (self.word(index), self.word(index ^ 1));
        let word = if self.is_entry(second, key) { second } else { first };
        if !self.is_entry(word, key) {
            return None;
        }
        let bound = |place: u32| ((word >> place & BOUND) as i32) - OFFSET;
        Some(Bounds { lower: bound(LOWER), upper: bound(UPPER) })
    }

    /// Remembers bounds that took `nodes` nodes to find.
    ///
    /// Two neighbouring words are a pair: the first keeps the entry that took more work, the second takes what the first does
    /// not keep.
    #[inline(always)]
    pub(super) fn put(&self, key: Mixed, bounds: Bounds, nodes: u64) {
        let index = self.index(key);
        let work = u64::from(u64::BITS - nodes.leading_zeros()).min(WORK);
        let bound = |value: i32, place: u32| ((value + OFFSET) as u64) << place;
        let new = self.tag(key) | bound(bounds.lower, LOWER) | bound(bounds.upper, UPPER) | work;
        let old = self.word(index);
        if self.is_entry(old, key) {
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

    /// Returns the place of the first word that may hold this key.
    #[inline(always)]
    fn index(&self, key: Mixed) -> usize {
        (key.0 >> (u64::BITS - self.log)) as usize
    }

    /// Returns what of the key is kept in the entry: all that does not tell the pair.
    #[inline(always)]
    fn tag(&self, key: Mixed) -> u64 {
        key.0 << (self.log - 1)
    }

    /// Returns whether this word is the entry of this key.
    #[inline(always)]
    fn is_entry(&self, word: u64, key: Mixed) -> bool {
        (word ^ self.tag(key)) >> (u64::BITS - TAG_BITS) == 0 && word != 0
    }

    #[inline(always)]
    fn word(&self, index: usize) -> u64 {
        // Said so that the compiler sees that the index is good: the number of words is a power of two.
        self.words[index & (self.words.len() - 1)].load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn set(&self, index: usize, word: u64) {
        self.words[index & (self.words.len() - 1)].store(word, Ordering::Relaxed);
    }
}
