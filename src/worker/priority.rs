//! The priority of threads that think.

/// Lowers the priority of the calling thread, and of those that it starts: the window draws its
/// frames while computers think on every core. Where the system cannot do that for a thread alone,
/// nothing changes.
pub(super) fn lower() {
    #[cfg(target_os = "linux")]
    {
        /// By how much: it leaves about a third of the time that a thread of the usual priority
        /// gets, where both want all of it.
        const NICE: i32 = 5;
        // On Linux this is the thread's own: sched(7). A lower priority needs no rights; if it is
        // still refused, nothing is lost.
        let _ = rustix::process::nice(NICE);
    }
}
