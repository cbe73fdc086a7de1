//! The report of a crash: the question whether to view it, and its page.

use egui::{RichText, Ui};

use super::is_low;
use super::layer::{AfterAnswer, ButtonRow, Layer, Scrolling, Shape, close};
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::input::commands::{self, key};
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::storage::CrashReport;
use crate::words::text;

/// "View the crash report?" Plot 4 has crashed, the last time or in another window.
pub struct CrashOffer(pub Box<CrashReport>);

impl Layer for CrashOffer {
    fn title(&self) -> &'static str {
        text::dialogs::crash()
    }

    fn spoken(&self) -> String {
        text::dialogs::crash_spoken().to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Question { enter_says_yes: true }
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        line_breaks::label(
            ui,
            RichText::new(text::dialogs::crash_about()).color(palette.text_weak),
        );
        let answers = [
            (Button::primary(text::dialogs::view_report(), key(&Command::Yes)), Command::Yes),
            (Button::new(text::dialogs::not_now(), key(&Command::No)), Command::No),
        ];
        commands.extend(widgets::answers(ui, answers));
    }

    fn accept(&mut self, _: &mut Vec<Command>) -> AfterAnswer {
        AfterAnswer::Replaced(Box::new(CrashPage(self.0.clone())))
    }
}

pub struct CrashPage(pub Box<CrashReport>);

impl Layer for CrashPage {
    fn title(&self) -> &'static str {
        text::dialogs::crash_report()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::All)
    }

    fn width(&self) -> f32 {
        680.0
    }

    fn foot(&self, _: f32) -> Vec<ButtonRow> {
        let mut buttons = buttons();
        buttons.push(close());
        vec![buttons]
    }

    /// Shows it below its buttons, where those have no place of their own.
    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        ui.set_min_width(ui.available_width());
        if is_low(ui.ctx()) {
            commands.extend(widgets::command_row(ui, 40.0, buttons()));
            ui.add_space(4.0);
        }
        ui.style_mut().interaction.selectable_labels = true;
        line_breaks::label(ui, RichText::new(&self.0.text).size(13.0).color(palette.text));
    }
}

fn buttons() -> ButtonRow {
    let commands = [Command::CopyCrashReport, Command::RemoveCrashReport];
    commands.map(|command| (commands::button(&command), command)).into()
}
