//! Paints and writes pictures of games, and shows the desktop's file dialogs.

use std::io;
use std::path::PathBuf;

use super::Files;
use crate::launch::Form;
use crate::storage::picture::Pixels;
use crate::storage::{self, Folders};
use crate::worker::dialog::{self, DialogLabels};
use crate::worker::file_error::FileError;
use crate::worker::file_event::{Answer, Existing, FileEvent, FileKind, Origin, Purpose, Request};
use crate::worker::own_files::written;
use crate::worker::paint_error::PaintError;
use crate::worker::painting::{Paint, Painter, Painting};
use crate::worker::unfinished::BeingWritten;

impl Files {
    /// Writes the result of `paint` to a path that the user named; answered by
    /// [`FileEvent::Written`], [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
    pub fn share(
        &mut self,
        form: Form,
        path: PathBuf,
        existing: Existing,
        paint: Paint<Vec<u8>>,
    ) -> Request {
        let request = self.next_request();
        let asked = Origin::File(request);
        let failed = |error| FileEvent::WriteFailed {
            kind: FileKind::Shared,
            error,
        };
        let handle = match self.painter() {
            Ok(painter) => painter.handle(),
            Err(error) => {
                let error = FileError::Paint(PaintError::NoThread(error.into()));
                self.outbox.send_to(asked, failed(error));
                return request;
            }
        };
        let (writer, unfinished) = (self.writer.clone(), self.unfinished.clone());
        let make_folder = self.own_folder_of(&path);
        self.apart(asked, failed(FileError::Panicked), move |send| {
            make_folder();
            // Paint nothing that would not be written.
            if existing == Existing::Keep && path.exists() {
                return send(FileEvent::Taken(Purpose::Share(form), path));
            }
            if let Err(error) = storage::check_where_asked(&path) {
                return send(failed(error.into()));
            }
            send(match handle.paint(paint) {
                Ok(bytes) => {
                    let _writing = unfinished.add(BeingWritten::File(path.clone()));
                    written(
                        FileKind::Shared,
                        &path,
                        writer.save_where_asked(&path, &bytes),
                    )
                }
                Err(error) => failed(FileError::Paint(error)),
            });
        });
        request
    }

    /// Paints a picture for the window; answered by [`FileEvent::Painted`].
    pub fn paint_picture(&mut self, paint: Paint<Pixels>) {
        match self.painter() {
            Ok(painter) => painter.send(Painting::Picture(paint)),
            Err(error) => self
                .outbox
                .send(FileEvent::Painted(Err(PaintError::NoThread(error.into())))),
        }
    }

    /// Paints a small picture of the game in this file for a list; answered by
    /// [`FileEvent::PaintedSmall`], even if it cannot be painted.
    pub fn paint_small(&mut self, path: PathBuf, paint: Paint<Pixels>) {
        match self.painter() {
            Ok(painter) => painter.send(Painting::Small(path, paint)),
            Err(error) => self.outbox.send(FileEvent::PaintedSmall(
                path,
                Err(PaintError::NoThread(error.into())),
            )),
        }
    }

    /// Returns the painting thread, which is started for the first picture.
    fn painter(&mut self) -> io::Result<&Painter> {
        let painter = if let Some(painter) = self.painting.take() {
            painter
        } else {
            let outbox = self.outbox.clone();
            Painter::start(self.alive.add(BeingWritten::Nothing), move |event| {
                outbox.send(event);
            })?
        };
        Ok(self.painting.insert(painter))
    }

    /// Shows the desktop's file dialog with these labels; answered by [`FileEvent::Dialog`].
    pub fn show_dialog(&self, purpose: Purpose, labels: DialogLabels, folders: Option<Folders>) {
        let failed = FileEvent::Dialog(purpose, Answer::NoDialog(None));
        self.apart(Origin::Once, failed, move |send| {
            send(FileEvent::Dialog(
                purpose,
                dialog::show(purpose, &labels, folders.as_ref()),
            ));
        });
    }
}
