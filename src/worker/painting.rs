//! The thread that paints pictures for others, so that neither the window nor the files wait for them.
//!
//! An animation of a long game takes many seconds. Whoever quits meanwhile waits for the frame that is being painted, and for no more:
//! dropping the [`Painter`] raises a stop signal, which is looked at before each frame. What is not finished then is not written.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::file_event::Asked;
use super::lane::Lane;
use super::unfinished::Writing;
use super::{Existing, FileEvent, FileKind, Purpose};
use crate::launch::Form;
use crate::storage;
use crate::storage::picture::Pixels;

/// What is told when painting ends in a panic.
const FAILED: &str = "an error in Plot 4 kept it from painting the picture";

/// What is told when painting was stopped, to whoever may still hear it.
const STOPPED: &str = "painting was stopped";

/// Paints something on the thread; what it cannot paint, it says why. Before each frame it asks whether to stop.
pub type Paint<T> = Box<dyn FnOnce(&dyn Fn() -> bool) -> Result<T, String> + Send>;

/// Work for the thread.
pub(super) enum Painting {
    /// Painting a file, and writing it where the person asked.
    File { form: Form, path: PathBuf, existing: Existing, paint: Paint<Vec<u8>> },
    /// Painting a picture for the window.
    Picture(Paint<Pixels>),
}

/// The thread that paints. Dropping it stops what is being painted before its next frame, drops what waits, and joins the thread;
/// [`leave`](Self::leave) does the same without waiting.
pub(super) struct Painter {
    stop: Arc<AtomicBool>,
    lane: Lane<(Asked, Painting)>,
}

impl Painter {
    /// Starts the thread; `send` is called from it with what there is to tell, and `life` is dropped when it ends.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub(super) fn start(life: Writing, send: impl Fn(Asked, FileEvent) + Send + 'static) -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let raised = Arc::clone(&stop);
        let should_stop = move || raised.load(Ordering::Relaxed);
        let lane = Lane::of("plot4-painting", move |work| {
            for (asked, painting) in work {
                send(asked, run(painting, &should_stop));
            }
            drop(life);
        })?;
        Ok(Self { stop, lane })
    }

    /// Gives the thread something to paint, after what it has already.
    pub(super) fn send(&self, asked: Asked, painting: Painting) {
        self.lane.send((asked, painting));
    }
}

impl Painter {
    /// Stops what is being painted before its next frame, and lets the thread end by itself: it may be writing to a disk that never
    /// answers.
    pub(super) fn leave(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.lane.leave();
    }
}

impl Drop for Painter {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed); // before the lane is dropped, which joins the thread
    }
}

/// Returns what to tell if there is no thread to paint on.
pub(super) fn refused(painting: &Painting, error: &io::Error) -> FileEvent {
    let message = format!("cannot paint the picture: {error}");
    match painting {
        Painting::File { .. } => FileEvent::WriteFailed { kind: FileKind::Shared, message },
        Painting::Picture(_) => FileEvent::Painted(Err(message)),
    }
}

/// Paints, and returns what there is to tell.
fn run(painting: Painting, should_stop: &dyn Fn() -> bool) -> FileEvent {
    match painting {
        // Nothing is painted that would not be written.
        Painting::File { form, path, existing: Existing::Keep, .. } if path.exists() => {
            FileEvent::Taken(Purpose::Share(form), path)
        }
        Painting::File { path, paint, existing: Existing::Keep | Existing::Replace, .. } => {
            let saved =
                caught(paint, should_stop).and_then(|file| storage::save(&path, &file).map_err(|error| error.to_string()));
            match saved {
                Ok(()) => FileEvent::Written(FileKind::Shared, path),
                Err(message) => FileEvent::WriteFailed { kind: FileKind::Shared, message },
            }
        }
        Painting::Picture(paint) => FileEvent::Painted(caught(paint, should_stop).map(Box::new)),
    }
}

/// Paints unless nobody waits for it any more, and says so if that ends in a panic.
fn caught<T>(paint: Paint<T>, should_stop: &dyn Fn() -> bool) -> Result<T, String> {
    if should_stop() {
        return Err(STOPPED.to_owned());
    }
    catch_unwind(AssertUnwindSafe(|| paint(should_stop))).unwrap_or_else(|_| Err(FAILED.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::unfinished::Unfinished;
    use super::*;

    /// Returns work that writes a file with what `paint` paints.
    fn file(path: PathBuf, paint: Paint<Vec<u8>>) -> Painting {
        Painting::File { form: Form::Animation, path, existing: Existing::Replace, paint }
    }

    #[test]
    fn quitting_waits_for_one_frame_and_leaves_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (send, events) = mpsc::channel();
        let painter =
            Painter::start(Unfinished::default().add(String::new()), move |_, event| send.send(event).expect("the test waits"))
                .expect("a thread");
        let (begun, first_frame) = mpsc::channel();
        let (next, wait) = mpsc::channel::<()>();
        let (count, counted) = mpsc::channel();
        // An animation of a hundred frames, the first of which lasts until the window has been closed.
        let animation = Box::new(move |should_stop: &dyn Fn() -> bool| {
            for frame in 1..=100 {
                if should_stop() {
                    return Err("stopped".to_owned());
                }
                count.send(frame).expect("the test waits");
                if frame == 1 {
                    begun.send(()).expect("the test waits");
                    // Ten seconds at most, should nobody ever raise the signal.
                    let mut patience = 0..1000;
                    while !should_stop() && patience.next().is_some() {
                        let _ = wait.recv_timeout(Duration::from_millis(10));
                    }
                }
            }
            Ok(b"all of it".to_vec())
        });
        painter.send(Asked::Once, file(folder.path().join("first.gif"), animation));
        painter
            .send(Asked::Once, file(folder.path().join("second.gif"), Box::new(|_: &dyn Fn() -> bool| Ok(b"another".to_vec()))));
        first_frame.recv().expect("a frame");
        drop(painter);
        drop(next);
        assert_eq!(counted.iter().count(), 1, "the frame that was being painted, and no other");
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0, "no file, and no part of one");
        let failed = |event: FileEvent| matches!(event, FileEvent::WriteFailed { kind: FileKind::Shared, .. });
        assert_eq!(events.iter().map(failed).collect::<Vec<_>>(), [true, true]);
    }

    #[test]
    fn what_is_finished_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (send, events) = mpsc::channel();
        let painter =
            Painter::start(Unfinished::default().add(String::new()), move |_, event| send.send(event).expect("the test waits"))
                .expect("a thread");
        let path = folder.path().join("game.gif");
        painter.send(Asked::Once, file(path.clone(), Box::new(|_: &dyn Fn() -> bool| Ok(b"all of it".to_vec()))));
        assert!(matches!(events.recv().expect("an event"), FileEvent::Written(FileKind::Shared, _)));
        assert_eq!(std::fs::read(&path).expect("a file"), b"all of it");
    }
}
