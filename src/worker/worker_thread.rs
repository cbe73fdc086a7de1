//! A named thread with a queue of work.

use std::io;
use std::sync::Arc;
#[cfg(feature = "gui")]
use std::sync::Weak;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{Builder, JoinHandle};

/// A named thread with a queue of work; dropping it lets the queue run empty and joins the thread.
pub(super) struct WorkerThread<W> {
    queue: Option<Arc<Sender<W>>>,
    thread: Option<JoinHandle<()>>,
}

impl<W: Send + 'static> WorkerThread<W> {
    /// Starts the thread, which calls `run` for each piece of work, with a lower priority than the
    /// window: for work that uses all the time it can get.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub(super) fn start_low(
        name: &str,
        mut run: impl FnMut(W) + Send + 'static,
    ) -> io::Result<Self> {
        Self::of(name, move |work| {
            lower_priority();
            work.into_iter().for_each(&mut run);
        })
    }

    /// Starts the thread, which calls `run` with the queue, until that is dropped.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub(super) fn of(
        name: &str,
        run: impl FnOnce(Receiver<W>) + Send + 'static,
    ) -> io::Result<Self> {
        let (queue, work) = mpsc::channel();
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        let thread = Builder::new().name(name.to_owned()).spawn(move || run(work))?;
        Ok(Self { queue: Some(Arc::new(queue)), thread: Some(thread) })
    }

    /// Lets the queue run empty, and the thread end by itself.
    pub(super) fn leave(&mut self) {
        drop(self.queue.take());
        drop(self.thread.take());
    }

    /// Returns a handle to the queue for others, valid for as long as this thread is owned.
    #[cfg(feature = "gui")]
    pub(super) fn queue(&self) -> Weak<Sender<W>> {
        self.queue.as_ref().map(Arc::downgrade).unwrap_or_default()
    }

    /// Puts work at the end of the queue.
    pub(super) fn send(&self, work: W) {
        // The thread only ends when the queue is dropped: panics in it are caught, so sending
        // cannot fail.
        if let Some(queue) = &self.queue {
            let _ = queue.send(work);
        }
    }
}

impl<W> Drop for WorkerThread<W> {
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Lowers the priority of the calling thread and, on Linux, of the threads and the programs that it
/// starts, so that the window can draw while computers think on every core. If the system cannot do
/// that for a single thread, nothing changes.
pub(super) fn lower_priority() {
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
