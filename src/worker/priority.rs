//! The priority of thinking threads.

/// Lowers the priority of the calling thread and, on Linux, of the threads and the programs that it
/// starts, so that the window can draw while computers think on every core. If the system cannot do
/// that for a single thread, nothing changes.
pub(super) fn lower() {
    #[cfg(target_os = "linux")]
    {
        /// The change of priority. Where a normal thread wants all of the time, too, a thinking one
        /// gets a tenth of it. With 5, which leaves a third, three threads on two processors made
        /// frames of up to 29 ms in Go on 19x19.
        const NICE: i32 = 10;
        // On Linux this applies to the thread alone: sched(7). Lowering the priority needs no
        // rights; if it is still refused, nothing is lost.
        let _ = rustix::process::nice(NICE);
    }
    #[cfg(windows)]
    {
        use thread_priority::{ThreadPriority, set_current_thread_priority};
        // Two steps below normal. As above, nothing is lost if it is refused.
        let _ = set_current_thread_priority(ThreadPriority::Min);
    }
}
