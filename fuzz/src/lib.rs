//! Code shared by the fuzz targets: the rule that a file that was opened is kept whole, and a
//! memory limit for each input.

#[path = "../../tests/tools/kept_rule/mod.rs"]
pub mod kept_rule;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use kept_rule::{Kind, Loss, Stage, Verdict};

/// The known losses that are not mended yet, by their beginnings: the fuzzer skips them.
const KNOWN: &[(Stage, Kind, &str)] = &[];

/// Returns whether a loss is known.
fn is_known(loss: &Loss) -> bool {
    KNOWN.iter().any(|&(stage, kind, start)| {
        (stage, kind) == (loss.stage, loss.kind) && loss.what.starts_with(start)
    })
}

/// Makes the program of a target: one for libFuzzer, or, built without it, one that runs the files
/// that are named as arguments.
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

/// Checks a file by what becomes of it. What is lost is printed if `PLOT4_FUZZ_PRINT` is set.
///
/// # Panics
/// If something is lost that is not known, or the check takes more memory than it may.
pub fn check(verdict: impl FnOnce() -> Verdict) {
    check_within(MOST_MEMORY, verdict);
}

/// Checks a game that may be as large as a file can be, as [`check`] does.
///
/// # Panics
/// As [`check`].
pub fn check_large(verdict: impl FnOnce() -> Verdict) {
    check_within(MOST_MEMORY_OF_LARGE, verdict);
}

/// Checks what becomes of something, within so many bytes of memory.
fn check_within(most: usize, verdict: impl FnOnce() -> Verdict) {
    static PRINTS: OnceLock<bool> = OnceLock::new();
    let prints = *PRINTS.get_or_init(|| std::env::var_os("PLOT4_FUZZ_PRINT").is_some());
    let mut losses = Vec::new();
    within_memory(most, || {
        if let Verdict::Lost(found) = verdict() {
            losses = found;
        }
    });
    if prints {
        losses.drain(..).for_each(|loss| println!("lost {loss}"));
    }
    losses.retain(|loss| !is_known(loss));
    let lost: Vec<String> = losses.iter().map(ToString::to_string).collect();
    assert!(lost.is_empty(), "lost:\n{}", lost.join("\n"));
}

/// The most memory that a file or a line may take beyond what is in use before it, in bytes: with
/// all the games that the rule compares.
const MOST_MEMORY: usize = 64 << 20;
/// The most memory that a random game may take, in bytes: it may be as large as a file can be, and
/// the rule has it a dozen times.
const MOST_MEMORY_OF_LARGE: usize = 256 << 20;

/// Checks a line.
///
/// # Panics
/// If the check panics, or takes more memory than it may.
pub fn check_line(check: impl FnOnce()) {
    within_memory(MOST_MEMORY, check);
}

/// Runs a check, and looks at the memory that it takes.
fn within_memory(most: usize, check: impl FnOnce()) {
    let before = IN_USE.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    check();
    let taken = PEAK.load(Ordering::Relaxed).saturating_sub(before);
    assert!(taken <= most, "it takes {taken} bytes of memory, more than {most}");
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
