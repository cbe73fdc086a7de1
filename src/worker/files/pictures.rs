//! Paints and writes pictures of games, and shows the desktop's file dialogs.

use std::io;
use std::path::PathBuf;

use super::Files;
use crate::launch::Form;
use crate::storage::picture::Pixels;
use crate::storage::{self, Folders};
use crate::worker::aside::FAILED;
use crate::worker::dialog;
use crate::worker::file_event::{Answer, Asked, Existing, FileEvent, FileKind, Purpose, Request};
use crate::worker::own_files::written;
use crate::worker::painting::{Paint, PaintError, Painter, Painting};

impl Files {
    /// Writes what `paint` makes where the user asked; answered by [`FileEvent::Written`],
    /// [`FileEvent::WriteFailed`] or [`FileEvent::Taken`].
    pub fn share(
        &mut self,
        form: Form,
        path: PathBuf,
        existing: Existing,
        paint: Paint<Vec<u8>>,
    ) -> Request {
        let request = self.next_request();
        let asked = Asked::File(request);
        let failed = |message| FileEvent::WriteFailed {
            kind: FileKind::Shared,
            message,
        };
        let easel = match self.painter() {
            Ok(painter) => painter.easel(),
            Err(error) => {
                let error = PaintError::NoThread(error);
                self.outbox.send_to(asked, failed(error.to_string()));
                return request;
            }
        };
        let (writer, unfinished) = (self.writer.clone(), self.unfinished.clone());
        let make_folder = self.own_folder_of(&path);
        self.apart(asked, failed(FAILED.to_owned()), move |send| {
            make_folder();
            // Nothing is painted that would not be written.
            if existing == Existing::Keep && path.exists() {
                return send(FileEvent::Taken(Purpose::Share(form), path));
            }
            if let Err(error) = storage::check_where_asked(&path) {
                return send(failed(error.to_string()));
            }
            send(match easel.paint(paint) {
                Ok(bytes) => {
                    let _writing = unfinished.add(storage::shown(&path));
                    written(
                        FileKind::Shared,
                        &path,
                        writer.save_where_asked(&path, &bytes),
                    )
                }
                Err(error) => failed(error.to_string()),
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
                .send(FileEvent::Painted(Err(PaintError::NoThread(error)))),
        }
    }

    /// Paints a small picture of the game in this file for a list; answered by
    /// [`FileEvent::PaintedSmall`], also if it cannot be painted.
    pub fn paint_small(&mut self, path: PathBuf, paint: Paint<Pixels>) {
        match self.painter() {
            Ok(painter) => painter.send(Painting::Small(path, paint)),
            Err(error) => self.outbox.send(FileEvent::PaintedSmall(
                path,
                Err(PaintError::NoThread(error)),
            )),
        }
    }

    /// Returns the thread that paints, which is started for the first picture.
    fn painter(&mut self) -> io::Result<&Painter> {
        let painter = if let Some(painter) = self.painting.take() {
            painter
        } else {
            let outbox = self.outbox.clone();
            Painter::start(self.alive.add(String::new()), move |event| {
                outbox.send(event);
            })?
        };
        Ok(self.painting.insert(painter))
    }

    /// Shows the desktop's file dialog; answered by [`FileEvent::Dialog`].
    pub fn show_dialog(&self, purpose: Purpose, folders: Option<Folders>) {
        let failed = FileEvent::Dialog(purpose, Answer::NoDialog(None));
        self.apart(Asked::Once, failed, move |send| {
            send(FileEvent::Dialog(
                purpose,
                dialog::show(purpose, folders.as_ref()),
            ));
        });
    }
}
