//! Requests about the game in progress and unfinished games of earlier windows.

use std::path::PathBuf;

use super::Files;
use crate::storage::{Envelope, ParseError};
use crate::worker::autosave_jobs::AutosaveJob;
use crate::worker::files_of_game::FilesOfGame;
use crate::worker::unfinished::BeingWritten;

impl Files {
    /// Looks for the games that earlier windows have left; answered by `FileEvent::Left`. They
    /// are this window's then, until it [continues](Self::continue_game) one of them.
    pub fn find_unfinished(&self) {
        self.keep(AutosaveJob::Look(self.looking.add(())));
    }

    /// Continues an unfinished game in this window; the others are left for the next start.
    pub fn continue_game(&self, path: PathBuf) {
        self.keep(AutosaveJob::Continue(path));
    }

    /// Archives an unfinished game before another one overwrites it; answered by
    /// `FileEvent::Archived` or `FileEvent::ArchiveFailed`.
    pub fn archive(&self, path: PathBuf) {
        self.keep(AutosaveJob::Archive(path));
    }

    /// Archives the game in progress before another one overwrites it; answered by
    /// `FileEvent::PastCount`, after `FileEvent::WriteFailed` if that is to be tried again.
    pub fn archive_own(&self, game: Envelope, files: FilesOfGame) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.keep(AutosaveJob::ArchiveOwn(Box::new(game), files, writing));
    }

    /// Keeps a game that has ended among the past games, or what is new of it if it was kept before;
    /// answered by `FileEvent::PastCount`, or by `FileEvent::WriteFailed` and a later attempt.
    pub fn keep_ended(&self, game: Envelope, files: FilesOfGame) {
        let writing = self.unfinished.add(BeingWritten::Game);
        self.keep(AutosaveJob::Keep(Box::new(game), files, writing));
    }

    /// Allows another game to overwrite an unfinished one that is over.
    pub fn spare(&self, path: PathBuf) {
        self.keep(AutosaveJob::Spare(path));
    }

    /// Sets aside an unfinished game whose moves turned out to break the rules; answered by
    /// `FileEvent::SetAside`.
    pub fn discard(&self, path: PathBuf, error: ParseError) {
        self.keep(AutosaveJob::Discard { path, error });
    }

    /// Writes the game in progress to the file of this window; answered by one `FileEvent::Written`
    /// or `FileEvent::WriteFailed` for several requests in quick succession. A failed write is
    /// retried automatically, and answered each time.
    pub fn autosave(&self, text: String) {
        self.keep(AutosaveJob::Save(
            text,
            self.unfinished.add(BeingWritten::Game),
        ));
    }

    /// Immediately retries to write the game in progress, if there is an unwritten one; answered as
    /// by [`autosave`](Self::autosave).
    pub fn retry_autosave(&self) {
        self.keep(AutosaveJob::Retry(self.unfinished.add(BeingWritten::Game)));
    }

    /// Sends a job to the thread of the game in progress.
    fn keep(&self, job: AutosaveJob) {
        if let Some(keeping) = &self.keeping
            && self.jobs.add(job)
        {
            keeping.send(());
        }
    }
}
