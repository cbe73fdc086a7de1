//! The notice about a file that is slow to answer.

use egui::{RichText, Ui};

use super::layer::{Layer, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{Button, button_row, heading};
use crate::app::theme::Palette;
use crate::words::text;
use crate::worker::Request;

/// A file that is being read or written because the user asked.
#[derive(Debug)]
pub struct PendingFile {
    /// The request, which the answer names.
    pub request: Request,
    pub name: String,
    /// When it was requested, in seconds.
    pub since: f64,
    /// Whether it is an animation, which is slow on any disk; the user can continue meanwhile.
    pub is_long: bool,
    /// Whether the user was told about the wait.
    pub is_told: bool,
    /// Whether the layer in front waits for it: the field in which its path was typed, or the notice
    /// about the wait.
    pub is_in_front: bool,
}

impl PendingFile {
    /// Returns a file of this name that was asked for now.
    #[must_use]
    pub const fn new(request: Request, name: String, now: f64) -> Self {
        Self { request, name, since: now, is_long: false, is_told: false, is_in_front: false }
    }
}

/// The notice that a file is waited for.
pub struct Waiting {
    pub name: String,
}

impl Layer for Waiting {
    fn title(&self) -> &'static str {
        text::dialogs::slow()
    }

    fn spoken(&self) -> String {
        text::dialogs::waiting_spoken(&self.name)
    }

    fn shape(&self) -> Shape {
        Shape::Card
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        let waiting = text::dialogs::waiting(&self.name);
        line_breaks::label(ui, RichText::new(waiting).color(palette.text_weak));
        ui.add_space(6.0);
        let cancel = Button::primary(text::dialogs::cancel(), text::keys::esc());
        if button_row(ui, 48.0, vec![cancel]).is_some() {
            commands.push(Command::CloseModal);
        }
    }
}
