//! The only `unsafe` code: memory for the table that is zeroed by the system when it is first touched, and a hint to the
//! processor to fetch an entry early. Both have a safe face, and `docs/solver.md` has what they gain.
#![expect(unsafe_code, reason = "the one module that may; each use is argued below")]

use std::sync::atomic::AtomicU64;

/// Returns `count` words, all 0.
///
/// Storing the zeros one by one would touch every page at once, and cost a short question more time than its answer takes.
pub(super) fn zeroed(count: usize) -> Box<[AtomicU64]> {
    let words = Box::<[AtomicU64]>::new_zeroed_slice(count);
    // SAFETY: an `AtomicU64` has the same representation as a `u64`, for which all bits 0 is a value.
    unsafe { words.assume_init() }
}

/// Asks the processor to fetch a word from memory soon; where it cannot be asked, does nothing.
///
/// An `index` past the end asks for nothing of ours, and does no harm: the hint never faults.
#[inline]
pub(super) fn prefetch(words: &[AtomicU64], index: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let address = words.as_ptr().wrapping_add(index);
        // SAFETY: the instruction is part of SSE, which every x86-64 processor has, and it is a hint that reads and writes
        // nothing that the program can see, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (words, index);
}
