//! The dialog that makes a picture or an animation of the game in front.

use egui::{RichText, Ui, vec2};

use super::layer::Layer;
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::input::commands;
use crate::app::kit::line_breaks;
use crate::app::theme::Palette;
use crate::launch::Media;
use crate::words::text;
use crate::worker::Purpose;

pub struct Sharing;

impl Layer for Sharing {
    fn title(&self) -> &'static str {
        text::dialogs::picture()
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        let ways = [
            (Command::CopyPicture, text::dialogs::copy_picture_about()),
            (Command::AskFile(Purpose::Share(Media::Picture)), text::dialogs::save_picture_about()),
            (
                Command::AskFile(Purpose::Share(Media::Animation)),
                text::dialogs::save_animation_about(),
            ),
        ];
        ui.spacing_mut().item_spacing.y = 4.0;
        for (command, about) in ways {
            if commands::button(&command).ui(ui, vec2(ui.available_width(), 46.0)) {
                // It closes first, so that it does not close the dialog for the path.
                commands.push(Command::CloseModal);
                commands.push(command);
            }
            line_breaks::label(ui, RichText::new(about).color(palette.text_weak).size(13.0));
            ui.add_space(8.0);
        }
    }
}
