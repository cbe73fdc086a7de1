//! Requests to the thread of the user's own files: settings, progress, statistics, crash reports, and
//! past games that are removed.

use std::path::PathBuf;

use super::Files;
use crate::session::Ended;
use crate::storage::{Progress, RemovedGame, Settings};
use crate::worker::own_files::OwnJob;
use crate::worker::unfinished::BeingWritten;

impl Files {
    /// Reads the settings; answered by `FileEvent::Settings`. A damaged file is set aside.
    pub fn load_settings(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadSettings(path));
    }

    /// Sets the known contents of the settings file, which another thread has read.
    pub fn settings_are(&self, settings: Settings) {
        self.own.send(OwnJob::SettingsAre(Box::new(settings)));
    }

    /// Writes the changes to the settings since they were last read or written here; answered by
    /// `FileEvent::Written` or `FileEvent::WriteFailed`.
    pub fn save_settings(&self, path: PathBuf, settings: Settings) {
        let writing = self.unfinished.add(BeingWritten::Settings);
        self.own
            .send(OwnJob::SaveSettings(path, Box::new(settings), writing));
    }

    /// Reads the practice progress; answered by `FileEvent::Progress`. A damaged file is set
    /// aside; one of a newer version stays. The first time, this is the last task of the start, and
    /// leftovers of killed programs are removed afterwards.
    pub fn load_progress(&self, path: PathBuf) {
        self.own.send(OwnJob::LoadProgress(path));
        if let (true, Some(folders)) = (self.is_untidy.replace(false), &self.folders) {
            self.own.send(OwnJob::Tidy(folders.clone()));
        }
    }

    /// Adds the practice progress made since it was last read or written here; answered by
    /// `FileEvent::Written` or `FileEvent::WriteFailed`.
    pub fn save_progress(&self, path: PathBuf, progress: Progress) {
        let writing = self.unfinished.add(BeingWritten::Progress);
        self.own
            .send(OwnJob::SaveProgress(path, Box::new(progress), writing));
    }

    /// Reads the statistics; answered by `FileEvent::Statistics`. A damaged file is set aside.
    pub fn statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::Statistics(path));
    }

    /// Counts a game that was finished today; answered by `FileEvent::Counted`.
    pub fn count(&self, path: PathBuf, ended: Ended) {
        self.own.send(OwnJob::Count(
            path,
            Box::new(ended),
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Deletes all games of the statistics; answered by `FileEvent::Statistics`.
    pub fn clear_statistics(&self, path: PathBuf) {
        self.own.send(OwnJob::ClearStatistics(
            path,
            self.unfinished.add(BeingWritten::Statistics),
        ));
    }

    /// Looks for a crash report that was not offered yet; answered by `FileEvent::CrashReport` if
    /// there is one.
    pub fn take_crash_report(&self, folder: PathBuf) {
        self.own.send(OwnJob::TakeCrashReport(folder));
    }

    /// Deletes a crash report; answered by `FileEvent::Removed`.
    pub fn remove_crash_report(&self, path: PathBuf) {
        self.own.send(OwnJob::RemoveCrashReport(path));
    }

    /// Removes a past game; answered by `FileEvent::GameRemoved`.
    pub fn remove_past_game(&self, path: PathBuf) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.own.send(OwnJob::RemovePastGame(path, writing));
    }

    /// Brings back a past game that was removed; answered by `FileEvent::GameRestored`.
    pub fn restore_past_game(&self, removed: Box<RemovedGame>) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.own.send(OwnJob::RestorePastGame(removed, writing));
    }
}
