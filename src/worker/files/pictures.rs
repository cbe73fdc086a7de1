//! Paints and writes pictures of games, and shows the desktop's file dialogs.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::Files;
use crate::launch::Media;
use crate::storage;
use crate::storage::picture::Pixels;
use crate::storage::{FileError, FileFault};
use crate::worker::dialog::{self, DialogLabels};

use crate::worker::file_event::{Answer, Existing, FileEvent, Purpose, Request};
use crate::worker::painting::{Paint, Painter, Painting};
use crate::worker::unfinished::BeingWritten;

impl Files {
    /// Writes what `paint` makes where the user asked; answered as [`save`](Self::save) is.
    pub fn share(
        &mut self,
        media: Media,
        path: PathBuf,
        existing: Existing,
        paint: Paint<Vec<u8>>,
    ) -> Request {
        let painter = self.painter().map(Painter::handle);
        let (writer, unfinished) = (self.writer.clone(), self.unfinished.clone());
        self.write(Purpose::Share(media), path, existing, None, move |path| {
            let failed = |fault| FileError::save(path, fault);
            let painter = painter.map_err(FileFault::no_paint_thread).map_err(failed)?;
            // Nothing is painted that would not be written.
            storage::check_where_asked(path)?;
            let bytes = painter.paint(paint).map_err(failed)?;
            let _writing = unfinished.add(BeingWritten::File(path.to_owned()));
            writer.save_where_asked(path, &bytes)
        })
    }

    /// Paints a picture for the window; answered by [`FileEvent::Painted`].
    pub fn paint_picture(&mut self, paint: Paint<Pixels>) {
        match self.painter() {
            Ok(painter) => painter.send(Painting::Picture(paint)),
            Err(error) => {
                (self.send)(FileEvent::Painted(Err(FileFault::no_paint_thread(error))));
            }
        }
    }

    /// Paints a small picture of the game in this file, or of the unfinished one, so many pixels wide;
    /// answered by [`FileEvent::PaintedSmall`], even if it cannot be painted.
    pub fn paint_small(&mut self, path: Option<PathBuf>, width: u16, paint: Paint<Pixels>) {
        match self.painter() {
            Ok(painter) => painter.send(Painting::Small(path, width, paint)),
            Err(error) => (self.send)(FileEvent::PaintedSmall(
                path,
                width,
                Err(FileFault::no_paint_thread(error)),
            )),
        }
    }

    /// Returns the painting thread, which is started for the first picture.
    fn painter(&mut self) -> io::Result<&Painter> {
        let painter = if let Some(painter) = self.painting.take() {
            painter
        } else {
            let send = Arc::clone(&self.send);
            Painter::start(self.alive.add(()), move |event| {
                send(event);
            })?
        };
        Ok(self.painting.insert(painter))
    }

    /// Shows the desktop's file dialog with these labels, and with this file or the folder of the
    /// last one, at first that of the documents; answered by [`FileEvent::Dialog`].
    pub fn show_dialog(&self, purpose: Purpose, labels: DialogLabels, usual: Option<PathBuf>) {
        let (last, folders) = (self.last_folder.clone(), self.folders.clone());
        let folder = move || last.or_else(|| Some(folders?.documents()));
        let failed = move || FileEvent::Dialog(purpose, Answer::NoDialog(None));
        self.apart(None, failed, move || {
            let answer = dialog::show(purpose, &labels, usual, folder);
            FileEvent::Dialog(purpose, answer)
        });
    }
}
