//! Offers the report that a crash has left, copies it and removes it.

use egui::Context;

use crate::app::dialogs::modal::Modal;
use crate::app::{App, LastGameState};

impl App {
    /// Offers the report that was found, once nothing else is in front: the game of the last time
    /// comes first.
    pub(in crate::app) fn tick_crash_report(&mut self) {
        if self.front.is_none() && self.disk.last_game == LastGameState::Known {
            self.front = self.crash_report.take().map(Modal::Crash);
        }
    }

    /// Puts the report in front on the clipboard.
    pub(in crate::app) fn copy_crash_report(&mut self, ctx: &Context) {
        if let Some(Modal::CrashReport(report)) = &self.front {
            ctx.copy_text(report.text.clone());
            self.tell("The report is on the clipboard".to_owned());
        }
    }

    /// Removes the report in front.
    pub(in crate::app) fn remove_crash_report(&mut self) {
        if let Some(Modal::CrashReport(report)) = &self.front {
            self.disk.files.remove_crash_report(report.path.clone());
            self.front = None;
            self.announce_game();
        }
    }
}
