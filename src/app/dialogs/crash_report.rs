//! The report of a crash: the question whether to view it, and its page.

use egui::{RichText, Ui};

use crate::app::contract::command::Command;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::storage::CrashReport;
use crate::words::text;

/// Asks whether to show the report.
pub fn offer_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, text::dialogs::crash());
    ui.label(RichText::new(text::dialogs::crash_about()).color(palette.text_weak));
    let answers = [
        (
            Button::primary(text::dialogs::view_report(), "Y"),
            Command::Yes,
        ),
        (Button::new(text::dialogs::not_now(), "N"), Command::No),
    ];
    commands.extend(widgets::answers(ui, answers));
}

/// Shows the report, which is long, below its buttons unless they have a place of their own.
pub fn report_ui(
    report: &CrashReport,
    ui: &mut Ui,
    has_buttons: bool,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    ui.set_min_width(ui.available_width());
    if has_buttons {
        commands.extend(widgets::command_row(ui, 40.0, buttons()));
        ui.add_space(4.0);
    }
    ui.style_mut().interaction.selectable_labels = true;
    ui.label(RichText::new(&report.text).size(13.0).color(palette.text));
}

/// Returns the buttons of the report.
pub fn buttons() -> Vec<(Button<'static>, Command)> {
    let copy = Button::new(text::dialogs::copy(), "").tip(text::dialogs::copy_report());
    let delete = Button::new(text::dialogs::delete(), "").tip(text::dialogs::delete_report());
    vec![
        (copy, Command::CopyCrashReport),
        (delete, Command::RemoveCrashReport),
    ]
}
