//! A file that takes its time: what the window waits for, said after a moment, and how the person
//! gives it up.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use crate::app::App;
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::slow_file::{Awaited, Waiting};
use crate::app::speech::announcer::wait_until;
use crate::storage::shown;
use crate::worker::Existing;

/// How long a file may take before it is said that it is waited for, in seconds.
const MOMENT: f64 = 0.5;
/// How long a page waits for what it shows before it is seen without it: a part of a frame.
const PAGE_PATIENCE: Duration = Duration::from_millis(5);

impl App {
    /// Waits for a file from now on.
    pub(in crate::app) fn wait_for(&mut self, file: Awaited, name: String, is_long: bool) {
        self.disk.waiting = Some(Waiting {
            file,
            name,
            since: self.now,
            is_long,
            is_told: false,
        });
    }

    /// Reads a game where the person asked.
    pub(in crate::app) fn open_file(&mut self, path: PathBuf) {
        self.wait_for(Awaited::Game, shown(&path), false);
        self.disk.files.open(path);
    }

    /// Writes the game where the person asked.
    pub(in crate::app) fn save(&mut self, path: PathBuf, existing: Existing) {
        let name = shown(&path);
        let request = self
            .disk
            .files
            .save(path, self.table.envelope().to_text(), existing);
        self.wait_for(Awaited::Written(request), name, false);
    }

    /// Returns the file, written because the person asked, that the last event was about.
    pub(in crate::app) fn answered(&self) -> Option<Awaited> {
        self.disk.files.answered().map(Awaited::Written)
    }

    /// Waits no longer for the file that has answered; for another one it waits on.
    pub(in crate::app) fn stop_waiting(&mut self, answered: Option<Awaited>) {
        if self
            .disk
            .waiting
            .as_ref()
            .is_some_and(|waiting| Some(waiting.file) == answered)
        {
            self.end_waiting();
        }
    }

    /// Waits no longer for any file.
    fn end_waiting(&mut self) {
        self.disk.waiting = None;
        if matches!(self.front, Some(Modal::Waiting { .. })) {
            self.front = None;
        }
    }

    /// Waits no longer for the file that does not answer, if there is one.
    pub(in crate::app) fn give_up_file(&mut self) {
        let Some(Waiting { name, file, .. }) = self.disk.waiting.take() else {
            return;
        };
        self.end_waiting();
        match file {
            Awaited::Game => {
                self.disk.files.give_up();
                self.tell(format!("Given up: {name}"));
            }
            Awaited::Written(_) => self.tell(format!(
                "{name} may still be written: you are told when it is"
            )),
        }
    }

    /// Returns whether a page is in front that waits for what it shows.
    pub(in crate::app) fn is_page_reading(&self) -> bool {
        self.front.as_ref().is_some_and(Modal::is_reading)
    }

    /// Lets a page that has just been asked for have what it shows in its first frame, where the
    /// disk is as quick as most are: it would be seen to grow in the next one. One answer is waited
    /// for, and no longer than a part of a frame.
    pub(in crate::app) fn await_page(&mut self, ctx: &Context) {
        if self.is_page_reading()
            && let Some(event) = self.disk.files.wait(PAGE_PATIENCE)
        {
            self.take_in(ctx, event);
        }
    }

    /// Announcer what is waited for, once that takes more than a moment.
    pub(in crate::app) fn tick_waiting(&mut self, ctx: &Context) {
        let Some(waiting) = &mut self.disk.waiting else {
            return;
        };
        if !wait_until(ctx, self.now, waiting.since + MOMENT) {
            return;
        }
        let sentence = format!("Waiting for {}…", waiting.name);
        match &mut self.front {
            None if waiting.is_long => {}
            None => self.front = Some(Modal::Waiting { sentence }),
            Some(Modal::Path {
                waits: Some(file),
                trouble,
                ..
            }) if *file == waiting.file => {
                if trouble.as_ref() != Some(&sentence) {
                    *trouble = Some(sentence.clone());
                    self.says.announce(sentence);
                }
            }
            Some(Modal::Waiting { .. }) => {}
            // What is in front stays there.
            Some(_) => {
                if !std::mem::replace(&mut waiting.is_told, true) {
                    self.tell(sentence);
                }
            }
        }
    }
}
