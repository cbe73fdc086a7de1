//! The job queue of the thread that saves the game in progress, in order and of bounded length.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

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
    ArchiveOwn(Writing),
    /// Keep this game, which has ended, among the past games.
    Keep(Box<Envelope>, Writing),
    /// Note this game, which was opened and may be edited.
    NoteOpened(Box<Envelope>),
    /// Allow overwriting the game in this file, which is over.
    Spare(PathBuf),
    /// Set aside the game in this file, which breaks the rules.
    Discard { path: PathBuf, error: ParseError },
    /// Write the game in progress.
    Save(String, Writing),
    /// Retry the last write now, if it failed.
    Retry(Writing),
}

/// The pending jobs. Of consecutive writes only the last one of each game in each place is kept, so
/// that a disk that does not answer cannot fill the memory, however long the game lasts and however
/// much is written into it.
#[derive(Clone, Default)]
pub(super) struct AutosaveJobs(Arc<Mutex<VecDeque<AutosaveJob>>>);

impl AutosaveJobs {
    /// Adds a job at the end, and returns whether the queue has grown: a write replaces one just
    /// before it.
    pub(super) fn add(&self, job: AutosaveJob) -> bool {
        let mut jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let writes = jobs.iter().rev().take_while(|job| job.writes());
        let older = writes.clone().position(|older| job.replaces(older));
        let is_saved = writes
            .into_iter()
            .any(|job| matches!(job, AutosaveJob::Save(..)));
        if is_saved && matches!(job, AutosaveJob::Retry(_)) {
            return false; // the game is written in any case
        }
        // Drop the replaced job after the lock.
        let replaced = older.and_then(|older| {
            let place = jobs.len() - 1 - older;
            jobs.remove(place)
        });
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
    /// Returns whether it is a write.
    const fn writes(&self) -> bool {
        matches!(self, Self::Save(..) | Self::Keep(..))
    }

    /// Returns whether it is a write that makes an older one needless: of the game in progress, or of
    /// the same game among the past games.
    fn replaces(&self, older: &Self) -> bool {
        match (self, older) {
            (Self::Save(..), Self::Save(..)) => true,
            (Self::Keep(game, _), Self::Keep(older, _)) => {
                game.number().is_some() && game.number() == older.number()
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::unfinished::{BeingWritten, Unfinished};
    use super::*;
    use crate::core::connect4::{Connect4, Size};
    use crate::players::Seat;
    use crate::session::SavedGame;

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
        // Each letter of a comment on a past game is a write of both.
        let past = |number| {
            let mut game = SavedGame::new(Size::STANDARD, [Seat::Human; 2], 1);
            game.number = Some(number);
            let game = Box::new(Envelope::of::<Connect4>(&game));
            AutosaveJob::Keep(game, list.add(BeingWritten::Game))
        };
        for text in 0..1000 {
            jobs.add(save(text));
            jobs.add(past(7));
        }
        jobs.add(past(8));
        assert!(matches!(jobs.next(), Some(AutosaveJob::Save(text, _)) if text == "999"));
        for number in [7, 8] {
            let kept = jobs.next();
            let Some(AutosaveJob::Keep(game, _)) = kept else {
                panic!("nothing keeps {number}");
            };
            assert_eq!(game.number(), Some(number));
        }
        assert!(jobs.next().is_none());
        assert_eq!(
            list.first(),
            None,
            "nothing is said to be unwritten that is"
        );
    }
}
