//! What the search asks of the machine itself, and the only `unsafe` code: memory that the system zeroes when it is first
//! touched, in large pages; a hint to the processor to fetch an entry early; and the processor's own instructions for counting
//! and shifting bits. All have a safe face and a fallback, and `docs/solver.md` has what they gain.
#![expect(unsafe_code, reason = "the one module that may; each use is argued below")]

use std::ops::Deref;
use std::slice;
use std::sync::atomic::AtomicU64;

#[cfg(target_os = "linux")]
use memmap2::Advice;
use memmap2::MmapMut;

/// The size of a large page of memory where there is one, in bytes.
const PAGE: usize = 2 << 20;

/// Words that were all 0 when they were made. The system hands out their memory when they are first touched.
pub(super) enum Words {
    /// Fewer than fill a large page.
    Few(Box<[AtomicU64]>),
    /// This many, in large pages if the system has them: from the first place in the map that can begin one.
    Many(MmapMut, usize),
}

impl Words {
    /// Returns `count` words, all 0.
    ///
    /// Storing the zeros one by one would touch every page at once, and cost a short question more time than its answer takes.
    pub(super) fn zeroed(count: usize) -> Self {
        let bytes = count * size_of::<AtomicU64>();
        if bytes >= PAGE
            && let Ok(map) = MmapMut::map_anon(bytes + PAGE)
        {
            // Where there are no large pages, the usual ones do, some per cent more slowly.
            #[cfg(target_os = "linux")]
            let _ = map.advise(Advice::HugePage);
            return Self::Many(map, count);
        }
        let words = Box::<[AtomicU64]>::new_zeroed_slice(count);
        // SAFETY: an `AtomicU64` has the same representation as a `u64`, for which all bits 0 is a value.
        Self::Few(unsafe { words.assume_init() })
    }
}

impl Deref for Words {
    type Target = [AtomicU64];

    fn deref(&self) -> &[AtomicU64] {
        match self {
            Self::Few(words) => words,
            Self::Many(map, count) => {
                let start = map.as_ptr().align_offset(PAGE).min(PAGE);
                // SAFETY: the map is longer than the words by a large page, and `start` is not more than that. All maps begin
                // and so the words lie where an `AtomicU64` may lie, and any bytes are a value of it. The map belongs to `self`
                // alone, and its memory is only ever reached by way of this slice.
                unsafe { slice::from_raw_parts(map.as_ptr().add(start).cast(), *count) }
            }
        }
    }
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

/// A processor, as the search needs it: it runs work that was compiled for it.
pub(super) trait Processor: Copy {
    /// Does the work, and returns its result.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// Any processor that the program runs on.
#[derive(Clone, Copy)]
pub(super) struct Any;

impl Processor for Any {
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// A processor that counts bits and shifts with one instruction each; there is a value of this type only where it was found.
#[derive(Clone, Copy)]
pub(super) struct Modern(());

impl Modern {
    /// Returns the processor of this machine, if it is a modern one.
    pub(super) fn find() -> Option<Self> {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") {
            return Some(Self(()));
        }
        None
    }
}

impl Processor for Modern {
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        // SAFETY: `self` exists, so the processor was found to have these instructions.
        unsafe { with_modern(work) }
    }
}

/// Does the work, compiled for these instructions.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "popcnt,bmi1,bmi2,avx2,lzcnt"))]
fn with_modern<R>(work: impl FnOnce() -> R) -> R {
    work()
}
