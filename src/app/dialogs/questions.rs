//! The short questions: whether to quit, and whether a computer may play.

use egui::{RichText, Ui};

use super::layer::{AfterAnswer, Layer, Shape};
use crate::app::contract::command::{Action, Command};
use crate::app::contract::screen::Cx;
use crate::app::input::commands::key;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::words::{Name, text};

pub struct QuitQuestion {
    /// The data that would be lost, as a sentence.
    pub unwritten: Option<String>,
}

impl Layer for QuitQuestion {
    fn title(&self) -> &'static str {
        if self.unwritten.is_some() { text::dialogs::quit_anyway() } else { text::dialogs::quit() }
    }

    fn spoken(&self) -> String {
        match &self.unwritten {
            Some(unwritten) => text::dialogs::quit_anyway_spoken(unwritten),
            None => text::dialogs::quit_spoken().to_owned(),
        }
    }

    fn shape(&self) -> Shape {
        Shape::Question { enter_says_yes: false }
    }

    /// The answer that stays is the prominent one.
    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        if let Some(unwritten) = &self.unwritten {
            line_breaks::label(ui, RichText::new(unwritten).color(palette.loss.text));
        } else if cx.game_is_kept {
            line_breaks::label(
                ui,
                RichText::new(text::dialogs::game_is_saved()).color(palette.text_weak),
            );
        }
        let answers = [
            (Button::primary(text::dialogs::stay(), text::keys::enter()), Command::No),
            (Button::new(text::dialogs::quit_button(), key(&Command::Yes)), Command::Yes),
        ];
        commands.extend(widgets::answers(ui, answers));
    }

    /// The question stays until the window closes, so that nothing else is asked.
    fn accept(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Command::QuitNow { waits: self.unwritten.is_none() });
        AfterAnswer::Stays
    }

    fn leave(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Command::Stay);
        AfterAnswer::Closes
    }
}

/// "Let the computer play?", in a position that was not reached by playing.
pub struct LetPlay {
    pub name: Name<'static>,
}

impl Layer for LetPlay {
    fn title(&self) -> &'static str {
        text::dialogs::let_play()
    }

    fn spoken(&self) -> String {
        text::dialogs::let_play_spoken(&self.name)
    }

    fn shape(&self) -> Shape {
        Shape::Question { enter_says_yes: true }
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        let about = text::dialogs::let_play_about(&self.name);
        line_breaks::label(ui, RichText::new(about).color(palette.text_weak));
        let answers = [
            (Button::primary(text::dialogs::let_play_button(), key(&Command::Yes)), Command::Yes),
            (Button::new(text::dialogs::look_first(), key(&Command::No)), Command::No),
        ];
        commands.extend(widgets::answers(ui, answers));
    }

    fn accept(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Action::TogglePause.into());
        AfterAnswer::Closes
    }
}
