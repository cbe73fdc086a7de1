//! What the search asks of the machine itself, and the only `unsafe` code: memory that the system zeroes when it is first
//! touched, in large pages; a hint to the processor to fetch an entry early; and the processor's own instructions for counting
//! and shifting bits. All have a safe face and a fallback, and `docs/solver.md` has what they gain.
#![expect(unsafe_code, reason = "the one module that may; each use is argued below")]

use std::ops::Deref;
use std::slice;
use std::sync::atomic::AtomicU64;

#[cfg(target_os = "linux")]
use memmap2::Advice;
use memmap2::{MmapMut, MmapRaw};

/// The size of a large page of memory where there is one, in bytes.
const PAGE: usize = 2 << 20;

/// Words that were all 0 when they were made. The system hands out their memory when they are first touched.
pub(super) enum Words {
    /// Fewer than fill a large page.
    Few(Box<[AtomicU64]>),
    /// This many, in large pages if the system has them: from the first place in the map that can begin one.
    Many(MmapRaw, usize),
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
            let map = MmapRaw::from(map);
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
                let first = map.as_mut_ptr();
                let start = first.align_offset(PAGE).min(PAGE);
                // SAFETY: the map is longer than the words by a large page, and `start` is not more than that. The place it
                // leads to is a multiple of a page, or at least, as any map begins at a page, of the size of a word; and any
                // bytes are a value of an `AtomicU64`. The map belongs to `self` alone and lends its memory to nobody else,
                // so it is only ever reached as these words.
                unsafe { slice::from_raw_parts(first.add(start).cast(), *count) }
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

#[cfg(target_arch = "x86_64")]
pub(super) use modern::Modern;

/// The newer instructions of x86-64. Other processors have had theirs from the start.
#[cfg(target_arch = "x86_64")]
mod modern {
    use super::Processor;

    /// A processor that counts bits and shifts with one instruction each, and has words of 256 bits; there is a value of this
    /// type only where one was found.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Modern(());

    /// Defines how work is compiled for these instructions, and how one finds out whether the processor has them all.
    macro_rules! instructions {
        ($($name:tt),*) => {
            /// Does the work, compiled for these instructions.
            #[target_feature($(enable = $name),*)]
            fn with_modern<R>(work: impl FnOnce() -> R) -> R {
                work()
            }

            impl Modern {
                /// Returns the processor of this machine, if it is a modern one.
                pub(in super::super) fn find() -> Option<Self> {
                    ($(is_x86_feature_detected!($name))&&*).then_some(Self(()))
                }
            }
        };
    }

    instructions!("popcnt", "lzcnt", "bmi1", "bmi2", "avx", "avx2");

    impl Processor for Modern {
        #[inline(always)]
        fn run<R>(self, work: impl FnOnce() -> R) -> R {
            // SAFETY: `self` exists, so `find` found all the instructions that `with_modern` is compiled for: both are made from
            // the same list.
            unsafe { with_modern(work) }
        }
    }
}
