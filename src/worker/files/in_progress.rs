//! Requests about the game in progress, and the games that earlier windows have left.

use std::path::PathBuf;

use super::Files;
use crate::storage::ParseError;
use crate::worker::keeper_jobs::KeeperJob;
use crate::worker::unfinished::BeingWritten;

impl Files {
    /// Looks for the games that earlier windows have left; answered by `FileEvent::Left`. They
    /// are this window's then, until it [continues](Self::go_on) one of them.
    pub fn look_for_left(&self) {
        self.keep(KeeperJob::Look(self.looking.add(())));
    }

    /// Continues the game in a file that was left, in this window; the others are left for the next
    /// start.
    pub fn go_on(&self, path: PathBuf) {
        self.keep(KeeperJob::GoOn(path));
    }

    /// Gives a game that was left a name of its own, before another one is written in its place;
    /// answered by `FileEvent::Kept` or `FileEvent::KeepFailed`.
    pub fn put_away(&self, path: PathBuf) {
        self.keep(KeeperJob::PutAway(path));
    }

    /// Puts the game in progress away, before another one is written in its place; answered only if
    /// it fails, by `FileEvent::KeepFailed`.
    pub fn put_own_away(&self) {
        self.keep(KeeperJob::PutOwnAway(
            self.unfinished.add(BeingWritten::Game),
        ));
    }

    /// Lets another game be written in the place of one that was left, and is over.
    pub fn spare(&self, path: PathBuf) {
        self.keep(KeeperJob::Spare(path));
    }

    /// Sets a game that was left aside, whose moves turned out to break the rules; answered by
    /// `FileEvent::SetAside`.
    pub fn discard(&self, path: PathBuf, error: ParseError) {
        self.keep(KeeperJob::Discard { path, error });
    }

    /// Writes the game in progress into the file of this window; answered by `FileEvent::Written`
    /// or `FileEvent::WriteFailed`, by one for several that come quickly. What cannot be written
    /// is tried again by itself, and each time answered.
    pub fn autosave(&self, text: String) {
        self.keep(KeeperJob::Save(
            text,
            self.unfinished.add(BeingWritten::Game),
        ));
    }

    /// Tries at once to write the game in progress that could not be written; answered as by
    /// [`autosave`](Self::autosave), if there is one.
    pub fn retry_autosave(&self) {
        self.keep(KeeperJob::Retry(self.unfinished.add(BeingWritten::Game)));
    }

    /// Gives the thread of the game in progress something to do.
    fn keep(&self, job: KeeperJob) {
        if let Some(keeping) = &self.keeping
            && self.jobs.add(job)
        {
            keeping.send(());
        }
    }
}
