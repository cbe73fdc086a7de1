//! The thread that paints pictures for sharing, so that neither the window nor the file threads
//! wait for it.
//!
//! An animation of a long game takes many seconds. Quitting only waits for the frame being painted:
//! dropping the [`Painter`] raises a stop signal, which is checked before each frame. An unfinished
//! animation is not written. No file is read or written here, so that a disk that does not answer
//! blocks no other picture.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Weak};

use super::FileEvent;
use crate::storage::FileFault;

use super::unfinished::Writing;
use super::worker_thread::WorkerThread;
use crate::storage::picture::Pixels;

/// Paints something on the thread. Before each frame it asks whether to stop.
pub type Paint<T> = Box<dyn FnOnce(&dyn Fn() -> bool) -> Result<T, FileFault> + Send>;

pub(super) enum Painting {
    /// Paint the contents of a file, for a caller who waits for it.
    File {
        paint: Paint<Vec<u8>>,
        painted: Sender<Result<Vec<u8>, FileFault>>,
    },
    Picture(Paint<Pixels>),
    /// Paint the small picture of the game in a file, or of the unfinished one, so many pixels wide.
    Small(Option<PathBuf>, u16, Paint<Pixels>),
}

/// The painting thread. Dropping it stops before the next frame, drops pending work, and joins the
/// thread; [`leave`](Self::leave) does the same without waiting.
pub(super) struct Painter {
    stop: Arc<AtomicBool>,
    thread: WorkerThread<Painting>,
}

impl Painter {
    /// Starts the thread; `send` is called from it with each picture for the window, and `life` is
    /// dropped when it ends.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub(super) fn start(
        life: Writing<()>,
        send: impl Fn(FileEvent) + Send + 'static,
    ) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let raised = Arc::clone(&stop);
        let should_stop = move || raised.load(Ordering::Relaxed);
        let thread = WorkerThread::of("plot4-painting", move |work| {
            for painting in work {
                run(painting, &should_stop, &send);
            }
            drop(life);
        })?;
        Ok(Self { stop, thread })
    }

    /// Adds a painting to the queue of the thread.
    pub(super) fn send(&self, painting: Painting) {
        self.thread.send(painting);
    }

    /// Returns a handle to the thread for others than its owner, who may be waiting for a disk; it
    /// ends with the owner's.
    pub(super) fn handle(&self) -> PainterHandle {
        PainterHandle(self.thread.queue())
    }

    /// Stops before the next frame, and lets the thread end by itself: it may be writing to a disk
    /// that never answers.
    pub(super) fn leave(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.leave();
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        // Set before the field is dropped, which joins the thread.
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A handle to the thread that does not keep it alive.
pub(super) struct PainterHandle(Weak<Sender<Painting>>);

impl PainterHandle {
    /// Paints, waits, and returns the result.
    ///
    /// # Errors
    /// [`FileFault`] if it could not be painted.
    pub(super) fn paint(&self, paint: Paint<Vec<u8>>) -> Result<Vec<u8>, FileFault> {
        let (painted, result) = mpsc::channel();
        let is_sent = self
            .0
            .upgrade()
            .is_some_and(|queue| queue.send(Painting::File { paint, painted }).is_ok());
        let stopped = || Err(FileFault::PaintingStopped);
        if is_sent { result.recv().unwrap_or_else(|_| stopped()) } else { stopped() }
    }
}

fn run(painting: Painting, should_stop: &dyn Fn() -> bool, send: &impl Fn(FileEvent)) {
    match painting {
        Painting::File { paint, painted } => {
            // The receiver may have gone.
            let _ = painted.send(caught(paint, should_stop));
        }
        Painting::Picture(paint) => {
            send(FileEvent::Painted(caught(paint, should_stop).map(Box::new)));
        }
        Painting::Small(path, width, paint) => {
            send(FileEvent::PaintedSmall(path, width, caught(paint, should_stop).map(Box::new)));
        }
    }
}

/// Paints unless the result is no longer wanted, and catches panics.
fn caught<T>(paint: Paint<T>, should_stop: &dyn Fn() -> bool) -> Result<T, FileFault> {
    if should_stop() {
        return Err(FileFault::PaintingStopped);
    }
    catch_unwind(AssertUnwindSafe(|| paint(should_stop)))
        .unwrap_or_else(|_| Err(FileFault::PaintingPanicked))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::unfinished::Unfinished;
    use super::*;

    /// Returns a painter whose pictures for the window are dropped.
    fn painter() -> Painter {
        Painter::start(Unfinished::default().add(()), |_| ()).expect("a thread")
    }

    #[test]
    fn quitting_waits_for_one_frame() {
        let painter = painter();
        let (begun, first_frame) = mpsc::channel();
        let (next, wait) = mpsc::channel::<()>();
        let (count, counted) = mpsc::channel();
        // An animation of a hundred frames, of which the first lasts until the window is closed.
        let animation = Box::new(move |should_stop: &dyn Fn() -> bool| {
            for frame in 1..=100 {
                if should_stop() {
                    return Err(FileFault::PaintingStopped);
                }
                count.send(frame).expect("the test waits");
                if frame == 1 {
                    begun.send(()).expect("the test waits");
                    // At most ten seconds, should the signal never be raised.
                    let mut patience = 0..1000;
                    while !should_stop() && patience.next().is_some() {
                        let _ = wait.recv_timeout(Duration::from_millis(10));
                    }
                }
            }
            Ok(b"all of it".to_vec())
        });
        let (sender, events) = mpsc::channel();
        painter.send(Painting::File { paint: animation, painted: sender.clone() });
        painter.send(Painting::File {
            paint: Box::new(|_: &dyn Fn() -> bool| Ok(b"another".to_vec())),
            painted: sender,
        });
        let handle = painter.handle();
        first_frame.recv().expect("a frame");
        drop(painter);
        drop(next);
        assert_eq!(counted.iter().count(), 1, "the frame that was being painted, and no other");
        assert_eq!(events.iter().map(|painted| painted.is_err()).collect::<Vec<_>>(), [true, true]);
        let late = handle.paint(Box::new(|_: &dyn Fn() -> bool| Ok(Vec::new())));
        assert!(matches!(late, Err(FileFault::PaintingStopped)), "the thread has ended");
    }

    #[test]
    fn a_caller_who_waits_for_a_picture_gets_it() {
        let painter = painter();
        let paint = |_: &dyn Fn() -> bool| Ok(b"all of it".to_vec());
        let bytes = |result: Result<Vec<u8>, FileFault>| result.expect("a picture");
        assert_eq!(bytes(painter.handle().paint(Box::new(paint))), b"all of it");
        let broken = |_: &dyn Fn() -> bool| -> Result<Vec<u8>, FileFault> {
            panic!("a mistake, made for a test")
        };
        assert!(matches!(
            painter.handle().paint(Box::new(broken)),
            Err(FileFault::PaintingPanicked)
        ));
        assert_eq!(
            bytes(painter.handle().paint(Box::new(paint))),
            b"all of it",
            "the thread survives a panic"
        );
    }
}
