//! The solver's use of the hardware, and the only `unsafe` code: memory in large pages that the
//! system zeroes when it is first touched, prefetch, and newer instructions for counting and
//! shifting bits, chosen at run time. Each has a safe interface and a fallback; `docs/solver.md`
//! gives the gain of each.
#![expect(unsafe_code, reason = "the one module that may; each use is argued below")]

use std::ops::Deref;
use std::slice;
use std::sync::atomic::AtomicU64;

#[cfg(target_os = "linux")]
use memmap2::Advice;
use memmap2::{MmapMut, MmapRaw};

/// The size of a large page of memory where there is one, in bytes.
const PAGE: usize = 2 << 20;

/// Words that are all 0 at first, in memory that the system provides when it is first touched;
/// Windows sets it aside at once, so that there a table counts in full from the start.
///
/// Targets without atomic words of 64 bits do not build: see [`AtomicU64`].
pub(super) enum Words {
    /// Fewer than fill a large page, on the heap.
    Heap(Box<[AtomicU64]>),
    /// This many, in a memory map with large pages if the system has them; they begin at its first
    /// page boundary.
    Mapped(MmapRaw, usize),
}

impl Words {
    /// Returns `count` words, all 0.
    ///
    /// Storing the zeros one by one would touch every page, which takes longer than solving an easy
    /// position.
    pub(super) fn zeroed(count: usize) -> Self {
        let bytes = count * size_of::<AtomicU64>();
        if bytes >= PAGE
            && let Ok(map) = MmapMut::map_anon(bytes + PAGE)
        {
            let map = MmapRaw::from(map);
            // A refusal is no error: with pages of the usual size the solver is only some per cent
            // slower.
            #[cfg(target_os = "linux")]
            let _ = map.advise(Advice::HugePage);
            return Self::Mapped(map, count);
        }
        let words = Box::<[AtomicU64]>::new_zeroed_slice(count);
        // SAFETY: an `AtomicU64` has the size and the bits of a `u64`, for which all bits 0 is a
        // value. The slice is allocated as one of `AtomicU64`, whose alignment may be greater than
        // that of a `u64`: on i686 it is 8 against 4.
        Self::Heap(unsafe { words.assume_init() })
    }
}

impl Deref for Words {
    type Target = [AtomicU64];

    fn deref(&self) -> &[AtomicU64] {
        match self {
            Self::Heap(words) => words,
            Self::Mapped(map, count) => {
                let first = map.as_mut_ptr();
                let start = first.align_offset(PAGE).min(PAGE);
                // SAFETY: the map is longer than the words by a large page, and `start` is at most
                // that. The address is a multiple of a large page, or at least, as every map begins
                // at a page, of the size of a word; and any bytes are a value of an `AtomicU64`.
                // The map is owned by `self` and its memory is reached only as these words.
                unsafe { slice::from_raw_parts(first.add(start).cast(), *count) }
            }
        }
    }
}

/// Prefetches a word; does nothing on other processors than x86-64.
///
/// An `index` past the end does no harm: a prefetch never faults.
#[inline]
pub(super) fn prefetch(words: &[AtomicU64], index: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let address = words.as_ptr().wrapping_add(index);
        // SAFETY: the instruction is part of SSE, which every x86-64 processor has, and it is a
        // hint that reads and writes nothing that the program can see, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (words, index);
}

/// A set of instructions that the search is compiled for.
pub(super) trait Processor: Copy {
    /// Returns the result of the work, compiled for these instructions.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// The instructions that every processor of the target has.
#[derive(Clone, Copy)]
pub(super) struct Baseline;

impl Processor for Baseline {
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) use modern::Modern;

/// The newer instructions of x86-64. On other targets the baseline has what the search needs.
#[cfg(target_arch = "x86_64")]
mod modern {
    use super::Processor;

    /// Instructions that count bits and shift in one step, and words of 256 bits. A value of this
    /// type is the proof that the processor has them.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Modern(());

    /// Defines from one list a function that compiles work for these instructions, and the test
    /// whether the processor has them.
    macro_rules! instructions {
        ($($name:tt),*) => {
            /// Returns the result of the work, compiled for these instructions.
            #[target_feature($(enable = $name),*)]
            fn with_modern<R>(work: impl FnOnce() -> R) -> R {
                work()
            }

            impl Modern {
                /// Returns the proof that the processor of this machine has the instructions, or
                /// `None` if it has not.
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
            // SAFETY: `self` exists, so `find` found all the instructions that `with_modern` is
            // compiled for: both are made from the same list.
            unsafe { with_modern(work) }
        }
    }
}
