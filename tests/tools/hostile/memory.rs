//! How much memory a piece of work takes: an allocator that counts what this thread has.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The most memory that reading or writing one file may take, in bytes.
pub const BUDGET: usize = 64 << 20;

thread_local! {
    /// The bytes that this thread has taken and not given back, and the most there have been.
    static TAKEN: Cell<(isize, isize)> = const { Cell::new((0, 0)) };
}

/// The system's allocator, with a count of what each thread has.
pub struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Counts bytes that were taken, or given back.
fn count(bytes: isize) {
    // A thread that ends has no count any more.
    let _ = TAKEN.try_with(|taken| {
        let now = taken.get().0 + bytes;
        taken.set((now, taken.get().1.max(now)));
    });
}

#[expect(clippy::cast_possible_wrap, reason = "no piece of memory is that large")]
const fn signed(bytes: usize) -> isize {
    bytes as isize
}

// SAFETY: every call is passed on to the system's allocator as it came.
#[expect(unsafe_code, reason = "the interface of an allocator is unsafe")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(signed(layout.size()));
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-signed(layout.size()));
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Old and new may be there at once.
        count(signed(size));
        // SAFETY: as promised by the caller.
        let new = unsafe { System.realloc(pointer, layout, size) };
        count(-signed(layout.size()));
        new
    }
}

/// Returns what the work returns, and the most bytes that it had taken at once.
pub fn measured<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = TAKEN.get().0;
    TAKEN.set((before, before));
    let result = work();
    (result, usize::try_from(TAKEN.get().1 - before).unwrap_or_default())
}
