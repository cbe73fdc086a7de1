//! What the fuzz targets share: the rule that what was opened is what is kept, and a limit of memory for each input.

#[path = "../../tests/kept_rule/mod.rs"]
pub mod kept_rule;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use kept_rule::{Kind, Verdict};

/// The kinds of losses that are known and not mended yet: the fuzzer goes on past them.
const KNOWN: &[Kind] =
    &[Kind::Comment, Kind::Name, Kind::About, Kind::Property, Kind::Tag, Kind::Annotation, Kind::Field, Kind::Size];

/// Makes the program of a target: one for libFuzzer, or, built without it, one that runs the files that are named as arguments.
#[macro_export]
macro_rules! target {
    ($check:expr) => {
        #[cfg(fuzzing)]
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $check(bytes));

        #[cfg(not(fuzzing))]
        fn main() -> std::io::Result<()> {
            for path in std::env::args_os().skip(1) {
                println!("{}", path.display());
                $check(&std::fs::read(path)?);
            }
            Ok(())
        }
    };
}

/// Checks an input by what becomes of it. What is lost is printed if `PLOT4_FUZZ_PRINT` is set.
///
/// # Panics
/// If something is lost that is not known, or the check takes more memory than an input may.
pub fn check(verdict: impl FnOnce() -> Verdict) {
    static PRINTS: OnceLock<bool> = OnceLock::new();
    let prints = *PRINTS.get_or_init(|| std::env::var_os("PLOT4_FUZZ_PRINT").is_some());
    let mut losses = Vec::new();
    within_memory(|| {
        if let Verdict::Lost(found) = verdict() {
            losses = found;
        }
    });
    if prints {
        losses.drain(..).for_each(|loss| println!("lost {loss}"));
    }
    losses.retain(|loss| !KNOWN.contains(&loss.kind));
    let lost: Vec<String> = losses.iter().map(ToString::to_string).collect();
    assert!(lost.is_empty(), "lost:\n{}", lost.join("\n"));
}

/// The most memory that one input may take beyond what is in use before it, in bytes.
const MOST_MEMORY: usize = 64 << 20;

/// Runs a check on an input.
///
/// # Panics
/// If the check panics, or takes more memory than an input may.
pub fn within_memory(check: impl FnOnce()) {
    let before = IN_USE.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    check();
    let most = PEAK.load(Ordering::Relaxed).saturating_sub(before);
    assert!(most <= MOST_MEMORY, "it takes {most} bytes of memory");
}

/// The system's allocator, with a count.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

impl Counting {
    /// Counts bytes that are taken.
    fn take(bytes: usize) {
        let now = IN_USE.fetch_add(bytes, Ordering::Relaxed) + bytes;
        PEAK.fetch_max(now, Ordering::Relaxed);
    }
}

// SAFETY: each call is passed on to the system's allocator as it is; only its size is counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::take(layout.size());
        // SAFETY: the caller keeps to the contract of `alloc`, which is the same there.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the pointer came from `System`, through `alloc` or `realloc`, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        IN_USE.fetch_sub(layout.size(), Ordering::Relaxed);
        Self::take(size);
        // SAFETY: as for `dealloc`, and the caller keeps to the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
