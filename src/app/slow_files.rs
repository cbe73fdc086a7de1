//! A file that takes its time: what the window waits for, said after a moment, and how the person gives it up.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::front::Front;
use super::says::wait_until;
use super::waiting::Waiting;
use crate::worker::Existing;

/// How long a file may take before it is said that it is waited for, in seconds.
const MOMENT: f64 = 0.5;

impl App {
    /// Waits for a file from now on.
    pub(super) fn wait_for(&mut self, name: String, is_read: bool) {
        self.disk.waiting = Some(Waiting { name, since: self.now, is_read });
    }

    /// Reads a game where the person asked.
    pub(super) fn open_file(&mut self, path: PathBuf) {
        self.wait_for(path.display().to_string(), true);
        self.disk.files.open(path);
    }

    /// Writes the game where the person asked.
    pub(super) fn save(&mut self, path: PathBuf, existing: Existing) {
        self.wait_for(path.display().to_string(), false);
        self.disk.files.save(path, self.table.envelope().to_text(), existing);
    }

    /// Waits no longer: the file has answered.
    pub(super) fn stop_waiting(&mut self) {
        self.disk.waiting = None;
        if matches!(self.front, Some(Front::Waiting { .. })) {
            self.front = None;
        }
    }

    /// Waits no longer for the file that does not answer, if there is one.
    pub(super) fn give_up_file(&mut self) {
        let Some(Waiting { name, is_read, .. }) = self.disk.waiting.take() else { return };
        self.stop_waiting();
        if is_read {
            self.disk.files.give_up();
            self.tell(format!("Given up: {name}"));
        } else {
            self.tell(format!("{name} may still be written: you are told when it is"));
        }
    }

    /// Says what is waited for, once that takes more than a moment.
    pub(super) fn tick_waiting(&mut self, ctx: &Context) {
        let Some(waiting) = &self.disk.waiting else { return };
        if !wait_until(ctx, self.now, waiting.since + MOMENT) {
            return;
        }
        let sentence = format!("Waiting for {}…", waiting.name);
        match &mut self.front {
            None => self.front = Some(Front::Waiting { sentence }),
            Some(Front::Path { waits: true, trouble, .. }) if trouble.as_ref() != Some(&sentence) => {
                *trouble = Some(sentence.clone());
                self.says.announce(sentence);
            }
            Some(_) => {}
        }
    }
}
