//! The job queue of the thread that saves the game in progress, in order, and never with more jobs
//! than the user has asked for.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use super::unfinished::Writing;
use crate::storage::ParseError;

/// Work for the thread that keeps the game in progress.
pub(super) enum KeeperJob {
    /// Looking for the games that were left.
    Look(Writing<()>),
    /// The game in this file, which was left, continues in this window.
    GoOn(PathBuf),
    /// The game in this file is put away.
    PutAway(PathBuf),
    /// The game in progress is put away: another one takes its place in this window.
    PutOwnAway(Writing),
    /// The game in this file is over: another one may be written in its place.
    Spare(PathBuf),
    /// The game in this file breaks the rules.
    Discard { path: PathBuf, error: ParseError },
    /// Writing the game in progress.
    Save(String, Writing),
    /// Writing it once more now, if it could not be written the last time.
    Retry(Writing),
}

/// The work that waits. Of games to be written one after the other only the last one does, so that
/// a disk that does not answer cannot fill the memory, however long the game lasts.
#[derive(Clone, Default)]
pub(super) struct KeeperJobs(Arc<Mutex<VecDeque<KeeperJob>>>);

impl KeeperJobs {
    /// Adds work at the end, and returns whether there is one piece more now: a game takes the
    /// place of one that was to be written just before it.
    pub(super) fn add(&self, job: KeeperJob) -> bool {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_after_save = jobs.back().is_some_and(KeeperJob::is_save);
        if is_after_save && matches!(job, KeeperJob::Retry(_)) {
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

    /// Takes what has waited longest.
    pub(super) fn next(&self) -> Option<KeeperJob> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop_front()
    }
}

impl KeeperJob {
    /// Returns whether it is a game that is to be written.
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
        let (jobs, list) = (KeeperJobs::default(), Unfinished::default());
        let save = |text: usize| KeeperJob::Save(text.to_string(), list.add(BeingWritten::Game));
        let added = (0..1000).filter(|&text| jobs.add(save(text))).count();
        assert_eq!(added, 1, "one game waits, however many were played");
        assert!(
            !jobs.add(KeeperJob::Retry(list.add(BeingWritten::Game))),
            "it is written in any case"
        );
        assert!(jobs.add(KeeperJob::GoOn("game.json".into())));
        assert!(jobs.add(save(1000)), "this one is of the game that goes on");
        assert!(matches!(jobs.next(), Some(KeeperJob::Save(text, _)) if text == "999"));
        assert!(matches!(jobs.next(), Some(KeeperJob::GoOn(_))));
        assert!(matches!(jobs.next(), Some(KeeperJob::Save(text, _)) if text == "1000"));
        assert!(jobs.next().is_none());
        assert_eq!(
            list.first(),
            None,
            "nothing is said to be unwritten that is"
        );
    }
}
