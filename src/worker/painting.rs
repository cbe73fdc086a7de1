//! The thread that paints pictures for others, so that neither the window nor the files wait for them.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use super::lane::Lane;
use super::{Existing, FileEvent, FileKind, Purpose};
use crate::launch::Form;
use crate::storage;
use crate::storage::picture::Pixels;

/// What is told when painting ends in a panic.
const FAILED: &str = "an error in Plot 4 kept it from painting the picture";

/// Paints something on the thread; what it cannot paint, it says why.
pub type Paint<T> = Box<dyn FnOnce() -> Result<T, String> + Send>;

/// Work for the thread.
pub(super) enum Painting {
    /// Painting a file, and writing it where the person asked.
    File { form: Form, path: PathBuf, existing: Existing, paint: Paint<Vec<u8>> },
    /// Painting a picture for the window.
    Picture(Paint<Pixels>),
}

/// Starts the thread; `send` is called from it with what there is to tell.
///
/// # Errors
/// If the system refuses a thread.
pub(super) fn start(send: impl Fn(FileEvent) + Send + 'static) -> io::Result<Lane<Painting>> {
    Lane::start("plot4-painting", move |painting| send(run(painting)))
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
fn run(painting: Painting) -> FileEvent {
    match painting {
        // Nothing is painted that would not be written.
        Painting::File { form, path, existing: Existing::Keep, .. } if path.exists() => {
            FileEvent::Taken(Purpose::Share(form), path)
        }
        Painting::File { path, paint, existing: Existing::Keep | Existing::Replace, .. } => {
            let saved = caught(paint).and_then(|file| storage::save(&path, &file).map_err(|error| error.to_string()));
            match saved {
                Ok(()) => FileEvent::Written(FileKind::Shared, path),
                Err(message) => FileEvent::WriteFailed { kind: FileKind::Shared, message },
            }
        }
        Painting::Picture(paint) => FileEvent::Painted(caught(paint).map(Box::new)),
    }
}

/// Paints, and says so if that ends in a panic.
fn caught<T>(paint: Paint<T>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(paint)).unwrap_or_else(|_| Err(FAILED.to_owned()))
}
