//! The priority of a thread that thinks.

/// Lets the calling thread, and the threads that it starts, give way to the others of the program: the window draws its frames while
/// computers think on every core. Where the system cannot do that for a thread alone, nothing changes.
pub(super) fn give_way() {
    #[cfg(target_os = "linux")]
    {
        /// About a third of the time that a thread of the usual priority gets, where both want all of it.
        const NICE: i32 = 5;
        // Only to raise a priority needs rights that we may not have. No process in particular is the thread that asks: sched(7).
        let _ = rustix::process::setpriority_process(None, NICE);
    }
}
