//! The report that a crash has left: it is offered once, and then shown, copied or deleted.

use egui::{Context, RichText, Ui};

use super::command::Command;
use super::front::Front;
use super::theme::Palette;
use super::widgets::{self, Button, heading};
use super::{App, LastGameState};
use crate::storage::CrashReport;

/// The question.
pub const QUESTION: &str = "View the crash report?";
/// What has happened.
pub const ABOUT: &str = "Something in Plot 4 failed. The report stays on this computer";

/// Asks whether the report is to be shown.
pub fn offer_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, QUESTION);
    ui.label(RichText::new(ABOUT).color(palette.text_weak));
    match widgets::answers(ui, Button::primary("View report", "Y"), Button::new("Not now", "N")) {
        Some(true) => commands.push(Command::Yes),
        Some(false) => commands.push(Command::No),
        None => {}
    }
}

/// Shows the report, with its buttons at its end where they have no place of their own.
pub fn report_ui(report: &CrashReport, ui: &mut Ui, has_buttons: bool, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.style_mut().interaction.selectable_labels = true;
    ui.label(RichText::new(&report.text).size(13.0).color(palette.text));
    if has_buttons {
        ui.add_space(4.0);
        commands.extend(widgets::command_row(ui, 46.0, buttons()));
    }
}

/// Returns what can be done with the report.
pub fn buttons() -> Vec<(Button<'static>, Command)> {
    let copy = Button::new("Copy", "").tip("Put the whole report on the clipboard");
    let delete = Button::new("Delete", "").tip("Delete the report from this computer");
    vec![(copy, Command::CopyCrashReport), (delete, Command::RemoveCrashReport)]
}

impl App {
    /// Offers the report that was found, once nothing else is in front: the game of the last time comes first.
    pub(super) fn tick_crash_report(&mut self) {
        if self.front.is_none() && self.disk.last_game == LastGameState::Known {
            self.front = self.crash_report.take().map(Front::Crash);
        }
    }

    /// Puts the report in front on the clipboard.
    pub(super) fn copy_crash_report(&mut self, ctx: &Context) {
        if let Some(Front::CrashReport(report)) = &self.front {
            ctx.copy_text(report.text.clone());
            self.tell("The report is on the clipboard".to_owned());
        }
    }

    /// Removes the report in front.
    pub(super) fn remove_crash_report(&mut self) {
        if let Some(Front::CrashReport(report)) = &self.front {
            self.disk.files.remove_crash_report(report.path.clone());
            self.front = None;
            self.announce_game();
        }
    }
}
