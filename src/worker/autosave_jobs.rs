//! The job queue of the thread that saves the game in progress, in order and of bounded length.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use super::files_of_game::FilesOfGame;
use super::unfinished::Writing;
use crate::storage::{Envelope, ParseError};

/// A job for the thread that saves the game in progress.
pub(super) enum AutosaveJob {
    /// Look for unfinished games.
    Look(Writing<()>),
    /// Continue the unfinished game in this file in this window.
    Continue(PathBuf),
    /// Archive the game in this file.
    Archive(PathBuf),
    /// Archive the game in progress, which another one replaces in this window.
    ArchiveOwn(Box<Envelope>, FilesOfGame, Writing),
    /// Keep this game, which has ended, among the past games.
    Keep(Box<Envelope>, FilesOfGame, Writing),
    /// Allow overwriting the game in this file, which is over.
    Spare(PathBuf),
    /// Set aside the game in this file, which breaks the rules.
    Discard { path: PathBuf, error: ParseError },
    /// Write the game in progress.
    Save(String, Writing),
    /// Retry the last write now, if it failed.
    Retry(Writing),
}

/// The pending jobs. Of consecutive writes only the last one is kept, so that a disk that does not
/// answer cannot fill the memory, however long the game lasts.
#[derive(Clone, Default)]
pub(super) struct AutosaveJobs(Arc<Mutex<VecDeque<AutosaveJob>>>);

impl AutosaveJobs {
    /// Adds a job at the end, and returns whether the queue has grown: a write replaces one just
    /// before it.
    pub(super) fn add(&self, job: AutosaveJob) -> bool {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_after_save = jobs.back().is_some_and(AutosaveJob::is_save);
        if is_after_save && matches!(job, AutosaveJob::Retry(_)) {
            return false; // the game is written in any case
        }
        // Drop the replaced job after the lock.
        let replaced = if is_after_save && job.is_save() {
            jobs.pop_back()
        } else {
            None
        };
        jobs.push_back(job);
        drop(jobs);
        replaced.is_none()
    }

    /// Takes the oldest job.
    pub(super) fn next(&self) -> Option<AutosaveJob> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front()
    }
}

impl AutosaveJob {
    const fn is_save(&self) -> bool {
        matches!(self, Self::Save(..))
    }
}

#[cfg(test)]
mod tests {
    use super::super::unfinished::{BeingWritten, Unfinished};
    use super::*;

    #[test]
    fn only_the_last_of_the_games_waits_and_the_order_stays() {
        let (jobs, list) = (AutosaveJobs::default(), Unfinished::default());
        let save = |text: usize| AutosaveJob::Save(text.to_string(), list.add(BeingWritten::Game));
        let added = (0..1000).filter(|&text| jobs.add(save(text))).count();
        assert_eq!(added, 1, "one game waits, however many were played");
        assert!(
            !jobs.add(AutosaveJob::Retry(list.add(BeingWritten::Game))),
            "it is written in any case"
        );
        assert!(jobs.add(AutosaveJob::Continue("game.json".into())));
        assert!(jobs.add(save(1000)), "this one is of the game that goes on");
        assert!(matches!(jobs.next(), Some(AutosaveJob::Save(text, _)) if text == "999"));
        assert!(matches!(jobs.next(), Some(AutosaveJob::Continue(_))));
        assert!(matches!(jobs.next(), Some(AutosaveJob::Save(text, _)) if text == "1000"));
        assert!(jobs.next().is_none());
        assert_eq!(
            list.first(),
            None,
            "nothing is said to be unwritten that is"
        );
    }
}
