//! Why pictures are not made, and the labels of the desktop's file dialogs.

use super::explain::Explain;
use super::text::files as text;
use crate::core::plain;
use crate::games::UnknownGame;
use crate::launch::Form;
use crate::storage::picture::Unencodable;
use crate::worker::{DialogLabels, PaintError, Purpose};

impl Explain for Unencodable {
    fn explain(&self) -> String {
        text::cannot_paint(match self {
            Self::NoPixels => text::no_pixels().to_owned(),
            Self::OtherSize => text::frame_size().to_owned(),
            Self::Format(reason) => plain::message(reason),
        })
    }
}

impl Explain for PaintError {
    fn explain(&self) -> String {
        match self {
            Self::UnknownGame(name) => UnknownGame { text: name.clone() }.explain(),
            Self::Game(damage) => damage.explain(),
            Self::Unencodable(error) => error.explain(),
            Self::Stopped => text::paint_stopped().to_owned(),
            Self::Panicked => text::paint_panicked().to_owned(),
            Self::NoThread(error) => text::cannot_paint(error.explain()),
        }
    }
}

/// Returns the labels of a file dialog.
#[must_use]
pub fn dialog_labels(purpose: Purpose) -> DialogLabels {
    let (title, files) = match purpose {
        Purpose::Open => (text::dialog_open(), text::kind_games()),
        Purpose::Save => (text::dialog_save(), text::kind_games()),
        Purpose::SaveTable => (text::dialog_save_table(), text::kind_tables()),
        Purpose::Share(Form::Picture) => (text::dialog_save_picture(), text::kind_pictures()),
        Purpose::Share(Form::Animation) => (text::dialog_save_animation(), text::kind_animations()),
    };
    DialogLabels {
        title: title.to_owned(),
        files: files.to_owned(),
    }
}
