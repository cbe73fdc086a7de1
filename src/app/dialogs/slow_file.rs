//! The notice about a file that is slow to answer.

use egui::{RichText, Ui};

use crate::app::contract::command::Command;
use crate::app::kit::widgets::{Button, button_row, heading};
use crate::app::theme::Palette;
use crate::words::text;
use crate::worker::Request;

/// The request that an answer belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AwaitedFile {
    /// The game requested last: no other one answers.
    Game,
    /// The file that is written with this number.
    Written(Request),
}

/// A file that is being read or written because the user asked.
#[derive(Debug)]
pub struct PendingFile {
    /// The request.
    pub file: AwaitedFile,
    /// Its name.
    pub name: String,
    /// When it was requested, in seconds.
    pub since: f64,
    /// Whether it is an animation, which is slow on any disk; the user can continue meanwhile.
    pub is_long: bool,
    /// Whether the user was told about the wait.
    pub is_told: bool,
}

/// Shows which file is being waited for.
pub fn ui(name: &str, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, text::dialogs::slow());
    ui.label(RichText::new(text::dialogs::waiting(name)).color(palette.text_weak));
    ui.add_space(6.0);
    if button_row(
        ui,
        48.0,
        vec![Button::primary(text::dialogs::cancel(), text::keys::esc())],
    )
    .is_some()
    {
        commands.push(Command::CloseModal);
    }
}
