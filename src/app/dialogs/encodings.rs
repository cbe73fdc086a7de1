//! The dialog with the encodings in which the file that was opened last can be read again.

use egui::Ui;

use super::layer::{Layer, Scrolling, Shape};
use super::settings::language::line_ui;
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::kit::widgets;
use crate::storage::{Script, TEXT_ENCODINGS};
use crate::words::text::{dialogs, settings};

/// Returns the name of an encoding in the list: its script, and the technical name.
#[must_use]
pub fn label(script: Script, name: &str) -> String {
    match script {
        Script::Unicode => name.to_owned(),
        Script::Chinese => dialogs::encoding_chinese(name),
        Script::Japanese => dialogs::encoding_japanese(name),
        Script::Korean => dialogs::encoding_korean(name),
        Script::Western => dialogs::encoding_western(name),
        Script::Central => dialogs::encoding_central(name),
        Script::Cyrillic => dialogs::encoding_cyrillic(name),
    }
}

/// The list, in which one encoding can be chosen.
pub struct Encodings {
    /// The one that the user has chosen for the file.
    pub chosen: Option<&'static str>,
}

impl Layer for Encodings {
    fn title(&self) -> &'static str {
        dialogs::text_encoding()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::Pages)
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        ui.spacing_mut().item_spacing.y = 2.0;
        let automatic = (None, dialogs::encoding_automatic().to_owned());
        let named = TEXT_ENCODINGS.map(|(script, name)| (Some(name), label(script, name)));
        for (name, label) in std::iter::once(automatic).chain(named) {
            let spoken = settings::choice(dialogs::text_encoding(), &label);
            let line = line_ui(&label, &spoken, name == self.chosen, ui);
            // The arrows lead on from the chosen one.
            if name == self.chosen && ui.memory(|memory| memory.focused().is_none()) {
                line.request_focus();
            }
            if widgets::activated(&line) {
                commands.push(Command::CloseModal);
                commands.push(Command::ReadIn(name));
            }
        }
    }
}
