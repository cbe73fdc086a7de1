//! Errors in making pictures, and the labels of the desktop's file dialogs.

use super::errors::{Explain, unknown_game};
use super::text::files;
use crate::core::plain;
use crate::launch::Form;
use crate::storage::PaintError;
use crate::worker::{DialogLabels, Purpose};

impl Explain for PaintError {
    fn explain(&self) -> String {
        files::cannot_paint(match self {
            Self::UnknownGame(name) => return unknown_game(name),
            Self::Game(error) => return error.explain(),
            Self::File(error) => return error.explain(),
            Self::Stopped => return files::paint_stopped().to_owned(),
            Self::Panicked => return files::paint_panicked().to_owned(),
            Self::NoPixels => files::no_pixels().to_owned(),
            Self::OtherSize => files::frame_size().to_owned(),
            Self::Encoder(reason) => plain::message(reason),
            Self::NoThread(fault) => fault.explain(),
        })
    }
}

/// Returns the labels of a dialog while the game with this name is in front.
#[must_use]
pub fn dialog_labels(purpose: Purpose, game: &'static str) -> DialogLabels {
    let (title, files) = match purpose {
        Purpose::Open => (files::dialog_open(), files::kind_games()),
        Purpose::Save => (files::dialog_save(), files::kind_games()),
        Purpose::SaveTable => (files::dialog_save_table(), files::kind_tables()),
        Purpose::Share(Form::Picture) => (files::dialog_save_picture(), files::kind_pictures()),
        Purpose::Share(Form::Animation) => {
            (files::dialog_save_animation(), files::kind_animations())
        }
    };
    DialogLabels { title: title.to_owned(), files: files.to_owned(), game }
}
