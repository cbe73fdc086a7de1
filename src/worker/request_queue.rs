//! Requests that are read in a separate thread while the caller works, so that an urgent one can
//! end the work.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, TrySendError};
use std::sync::{Arc, OnceLock};
use std::thread::Builder;
use std::time::Duration;

use crate::clock::Stopwatch;

/// The most pending requests; then reading stops, so that the stream cannot fill the memory.
const MOST: usize = 4096;

/// The requests of a stream, in order; none is dropped.
///
/// Work should end when an urgent request is pending. It should also end when the queue is full, as
/// an urgent request may be behind it.
///
/// The reading thread is not joined: it may be waiting for a line that never comes, and it ends
/// with the process.
pub struct RequestQueue<R> {
    queue: Receiver<io::Result<Request<R>>>,
    /// The number of reasons to end the work: pending urgent requests, and one that has no room.
    urgent: Arc<AtomicUsize>,
    end: EndOfInput,
}

/// The end of the stream, after which nobody may be waiting for an answer.
#[derive(Clone, Debug, Default)]
pub struct EndOfInput(Arc<OnceLock<Stopwatch>>);

impl EndOfInput {
    /// How long work goes on after the end, so that a script whose requests come all at once is
    /// answered.
    const GRACE: Duration = Duration::from_secs(1);

    /// Returns whether work that began with this clock should end.
    #[must_use]
    pub fn ends(&self, work: Stopwatch) -> bool {
        let is_late = |clock: &Stopwatch| clock.elapsed() >= Self::GRACE;
        self.0.get().is_some_and(is_late) && is_late(&work)
    }
}

struct Request<R> {
    request: R,
    is_urgent: bool,
}

impl<R: Send + 'static> RequestQueue<R> {
    /// Starts the thread. `read` returns the next request, or `None` at the end; `is_urgent` tells
    /// whether a request ends work on those before it.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn start(
        name: &str,
        read: impl FnMut() -> io::Result<Option<R>> + Send + 'static,
        is_urgent: impl Fn(&R) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        Self::with_room(MOST, name, read, is_urgent)
    }

    /// Does the same with room for this many pending requests.
    fn with_room(
        most: usize,
        name: &str,
        mut read: impl FnMut() -> io::Result<Option<R>> + Send + 'static,
        is_urgent: impl Fn(&R) -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, queue) = mpsc::sync_channel(most);
        let urgent = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&urgent);
        let end = EndOfInput::default();
        let reached = end.clone();
        let run = move || {
            while let Some(request) = read().transpose() {
                let is_over = request.is_err();
                let request =
                    request.map(|request| Request { is_urgent: is_urgent(&request), request });
                if request.as_ref().is_ok_and(|request| request.is_urgent) {
                    count.fetch_add(1, Ordering::Relaxed);
                }
                let is_taken = match sender.try_send(request) {
                    Ok(()) => true,
                    Err(TrySendError::Full(request)) => {
                        count.fetch_add(1, Ordering::Relaxed);
                        let is_taken = sender.send(request).is_ok();
                        count.fetch_sub(1, Ordering::Relaxed);
                        is_taken
                    }
                    Err(TrySendError::Disconnected(_)) => false,
                };
                // The receiver has gone, or nothing more can be read.
                if !is_taken || is_over {
                    break;
                }
            }
            reached.0.get_or_init(Stopwatch::start);
        };
        #[expect(clippy::disallowed_methods, reason = "this is a module of the threads")]
        Builder::new().name(name.to_owned()).spawn(run)?;
        Ok(Self { queue, urgent, end })
    }

    /// Returns the end of the stream, for those who work on its requests.
    #[must_use]
    pub fn end(&self) -> EndOfInput {
        self.end.clone()
    }

    /// Waits for the next request and returns it, or `None` at the end.
    ///
    /// # Errors
    /// If the stream cannot be read.
    pub fn wait(&self) -> io::Result<Option<R>> {
        let Ok(request) = self.queue.recv() else {
            return Ok(None);
        };
        let Request { request, is_urgent } = request?;
        if is_urgent {
            self.urgent.fetch_sub(1, Ordering::Relaxed);
        }
        Ok(Some(request))
    }

    /// Returns whether an urgent request is in the queue, or may be behind it. It is later than
    /// every request taken, so that work on those should end.
    #[must_use]
    pub fn are_urgent(&self) -> bool {
        self.urgent() > 0
    }

    /// Returns how many reasons there are to end the work.
    #[must_use]
    pub fn urgent(&self) -> usize {
        self.urgent.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::Stopwatch;

    /// Returns a queue with room for four of these requests, of which negative ones are urgent.
    fn queue(requests: Vec<i32>) -> RequestQueue<i32> {
        let mut requests = requests.into_iter();
        RequestQueue::with_room(4, "requests", move || Ok(requests.next()), |request| *request < 0)
            .expect("a thread")
    }

    /// Waits until work should end.
    fn wait_for_urgent(queue: &RequestQueue<i32>) {
        let clock = Stopwatch::start();
        while !queue.are_urgent() {
            assert!(clock.elapsed() < Duration::from_secs(20), "nothing is urgent");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn all_requests_come_in_their_order_and_an_urgent_one_ends_the_work_before_it() {
        let queue = queue(vec![1, 2, -1]);
        assert_eq!(queue.wait().expect("it can be read"), Some(1));
        wait_for_urgent(&queue);
        assert_eq!(
            [(); 3].map(|()| queue.wait().expect("it can be read")),
            [Some(2), Some(-1), None]
        );
        assert!(!queue.are_urgent());
    }

    #[test]
    fn an_urgent_request_is_reached_behind_any_number_of_others() {
        let mut requests: Vec<i32> = (1..100).collect();
        requests.push(-1);
        let queue = queue(requests);
        assert_eq!(queue.wait().expect("it can be read"), Some(1));
        wait_for_urgent(&queue); // there is no room: what is behind is not known
        let taken: Vec<i32> =
            std::iter::from_fn(|| queue.wait().expect("it can be read")).collect();
        assert_eq!((taken.len(), taken.last()), (99, Some(&-1)), "none is dropped");
        assert!(!queue.are_urgent(), "none is left");
    }
}
