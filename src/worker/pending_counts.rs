//! Finished games that could not be counted yet, because the statistics were locked, or could not
//! be read or written.

use std::path::{Path, PathBuf};

use super::file_event::{CountNotice, FileEvent};
use super::statistics::{NotCounted, count};
use crate::core::day::Day;
use crate::session::Ended;

/// Finished games that are not in the statistics yet, in order.
#[derive(Default)]
pub(super) struct PendingCounts(Vec<Game>);

/// A finished game, and the file to count it in.
struct Game {
    path: PathBuf,
    ended: Ended,
    day: Day,
    /// The number of failed attempts.
    failures: u32,
}

impl PendingCounts {
    /// Adds a game that was finished on this day.
    pub(super) fn add(&mut self, path: PathBuf, ended: Ended, day: Day) {
        self.0.push(Game {
            path,
            ended,
            day,
            failures: 0,
        });
    }

    /// Drops the games to be counted in this file.
    pub(super) fn forget(&mut self, path: &Path) {
        self.0.retain(|game| game.path != path);
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts the games that can be counted now, and returns a notice, if any. A failure is only
    /// reported the second time: usually another window has the lock for a moment.
    pub(super) fn count(&mut self) -> Option<FileEvent> {
        let mut counted = None;
        let mut told = Vec::new();
        // A game that causes a panic is not retried.
        for mut game in std::mem::take(&mut self.0) {
            if !self.0.is_empty() {
                // The reason that delays one game delays the others, too.
                self.0.push(game);
                continue;
            }
            match count(&game.path, &game.ended, game.day) {
                Ok((history, fault)) => {
                    counted = Some(history);
                    told.extend(fault.map(CountNotice::Statistics));
                    if game.failures > 1 {
                        told.push(CountNotice::CountedNow);
                    }
                }
                Err(NotCounted {
                    error,
                    may_pass: false,
                }) => told.push(CountNotice::NotCounted(error)),
                Err(NotCounted {
                    error,
                    may_pass: true,
                }) => {
                    game.failures = game.failures.saturating_add(1);
                    if game.failures == 2 {
                        told.push(CountNotice::NotYet(error));
                    }
                    self.0.push(game);
                }
            }
        }
        let notice = told.into_iter().next_back();
        (counted.is_some() || notice.is_some()).then_some(FileEvent::Counted(counted, notice))
    }
}

#[cfg(test)]
mod tests {
    use super::super::file_error::StatisticsError;
    use super::*;
    use crate::session::Ending;
    use crate::storage::{self, FileFault, LoadError};

    /// Returns a finished game with a number.
    fn ended(number: u64) -> Ended {
        Ended {
            number,
            game: "connect4".to_owned(),
            setup: String::new(),
            opponent: "low".to_owned(),
            side: "red".to_owned(),
            ending: Ending::Won,
            moves: 7,
            is_helped: false,
        }
    }

    #[test]
    fn a_game_that_cannot_be_counted_is_counted_later_and_told_of_if_that_takes_long() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("statistics.json");
        std::fs::create_dir(&file).expect("something is in the way");
        let mut pending = PendingCounts::default();
        pending.add(file.clone(), ended(1), Day::after_1970(20_000));
        pending.add(file.clone(), ended(2), Day::after_1970(20_001));
        assert!(pending.count().is_none(), "that may pass in a moment");
        let Some(FileEvent::Counted(_, Some(told))) = pending.count() else {
            panic!("it stays, and is told")
        };
        assert!(
            matches!(
                &told,
                CountNotice::NotYet(StatisticsError::Load(LoadError::Read {
                    fault: FileFault::Folder,
                    ..
                }))
            ),
            "{told:?}"
        );
        std::fs::remove_dir(&file).expect("it is out of the way");
        let Some(FileEvent::Counted(_, Some(told))) = pending.count() else {
            panic!("it is counted")
        };
        assert_eq!(told, CountNotice::CountedNow);
        assert!(pending.is_empty());
        let entries = storage::load_statistics(&file).expect("statistics");
        let days = entries
            .entries()
            .iter()
            .map(|entry| (entry.ended.number, entry.day))
            .collect::<Vec<_>>();
        assert_eq!(
            days,
            [(1, Day::after_1970(20_000)), (2, Day::after_1970(20_001))],
            "each on the day of its end"
        );
    }

    #[test]
    fn what_is_cleared_is_not_counted_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("statistics.json");
        let mut pending = PendingCounts::default();
        pending.add(file.clone(), ended(1), Day::after_1970(20_000));
        pending.forget(&folder.path().join("other.json"));
        assert!(!pending.is_empty());
        pending.forget(&file);
        assert!(pending.is_empty());
    }
}
