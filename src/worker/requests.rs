//! Requests that are read in a thread of their own while the caller works, so that an urgent one can end the work.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread::Builder;

/// The most requests that wait to be taken; a stream that brings more waits itself, so that it cannot fill the memory.
const MOST: usize = 4096;

/// The requests of a stream, in the order in which they came; none is dropped.
///
/// The thread that reads them is not joined: it may be waiting for a line that never comes, and it ends with the process.
pub struct Requests<R> {
    queue: Receiver<io::Result<Request<R>>>,
    /// How many urgent requests were read and not yet taken.
    urgent: Arc<AtomicUsize>,
}

/// A request in the queue.
struct Request<R> {
    request: R,
    is_urgent: bool,
}

impl<R: Send + 'static> Requests<R> {
    /// Starts the thread. `read` returns the next request, or `None` at the end; `is_urgent` tells which of them end the work
    /// that was asked for before them.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        name: &str,
        mut read: impl FnMut() -> io::Result<Option<R>> + Send + 'static,
        is_urgent: impl Fn(&R) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, queue) = mpsc::sync_channel(MOST);
        let urgent = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&urgent);
        let run = move || {
            while let Some(request) = read().transpose() {
                let is_over = request.is_err();
                let request = request.map(|request| Request { is_urgent: is_urgent(&request), request });
                if request.as_ref().is_ok_and(|request| request.is_urgent) {
                    count.fetch_add(1, Ordering::Relaxed);
                }
                // Nobody takes requests any more, or nothing more can be read.
                if sender.send(request).is_err() || is_over {
                    return;
                }
            }
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        Builder::new().name(name.to_owned()).spawn(run)?;
        Ok(Self { queue, urgent })
    }

    /// Returns the next request, for which it waits, or `None` at the end.
    ///
    /// # Errors
    /// If the stream cannot be read.
    pub fn wait(&self) -> io::Result<Option<R>> {
        let Ok(request) = self.queue.recv() else { return Ok(None) };
        let Request { request, is_urgent } = request?;
        if is_urgent {
            self.urgent.fetch_sub(1, Ordering::Relaxed);
        }
        Ok(Some(request))
    }

    /// Returns whether an urgent request is in the queue. It came after every request that was taken, so that work for one of
    /// those should end.
    #[must_use]
    pub fn are_urgent(&self) -> bool {
        self.urgent.load(Ordering::Relaxed) > 0
    }
}
