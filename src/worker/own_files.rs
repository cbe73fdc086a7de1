//! The work on the files of the user's folders except the game in progress: settings, progress,
//! statistics, the removal of past games. Finished games that could not be counted wait here.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::file_event::{CountNotice, FileEvent, FileKind, ProgressRead};
use super::quarantine::{read_twice, set_aside, unusable};
use super::statistics::{self, count};
use super::unfinished::Writing;
use super::writer::{Next, Retry};
use crate::clock;
use crate::core::day::Day;
use crate::session::Ended;
use crate::storage::{
    self, Fate, FileError, FileFault, Folders, OwnFile, OwnFileError, Progress, RemovedGame,
    Settings, Tried,
};

/// The least age of leftovers of a killed program: no write takes that long.
const LEFTOVER: Duration = Duration::from_hours(24);

pub(super) enum OwnJob {
    LoadSettings(PathBuf),
    SettingsAre(Box<Settings>),
    SaveSettings(PathBuf, Box<Settings>, Writing),
    LoadProgress(PathBuf),
    SaveProgress(PathBuf, Box<Progress>, Writing),
    Statistics(PathBuf),
    Count(PathBuf, Box<Ended>, Writing),
    ClearStatistics(PathBuf, Writing),
    RemovePastGame(PathBuf, Writing),
    RestorePastGame(Box<RemovedGame>, Writing),
    TakeCrashReport(PathBuf),
    RemoveCrashReport(PathBuf),
    Tidy(Folders),
}

impl OwnJob {
    /// Returns the event if this job panics.
    pub(super) fn failed(&self) -> Option<FileEvent> {
        let panicked = |tried, path: &Path| FileError::new(tried, path, FileFault::Panicked);
        let unread =
            |file, path: &Path| OwnFileError::left_alone(file, panicked(Tried::Open, path));
        let unwritten =
            |kind, path: &Path| FileEvent::WriteFailed { kind, error: panicked(Tried::Save, path) };
        Some(match self {
            Self::LoadSettings(path) => {
                FileEvent::Settings(Box::default(), Some(unread(OwnFile::Settings, path)))
            }
            Self::SettingsAre(_) | Self::TakeCrashReport(_) | Self::Tidy(_) => return None,
            Self::SaveSettings(path, ..) => unwritten(FileKind::Settings, path),
            Self::LoadProgress(path) => {
                FileEvent::Progress(ProgressRead::LeftAlone(unread(OwnFile::Progress, path)))
            }
            Self::SaveProgress(path, ..) => unwritten(FileKind::Progress, path),
            Self::Statistics(path) | Self::ClearStatistics(path, _) => {
                FileEvent::Statistics(Err(panicked(Tried::Open, path)))
            }
            Self::Count(path, ..) => not_counted(path),
            Self::RemovePastGame(path, _) => {
                FileEvent::GameRemoved(Err(panicked(Tried::Delete, path)))
            }
            Self::RestorePastGame(removed, _) => {
                FileEvent::GameRestored(Err(panicked(Tried::Save, &removed.path)))
            }
            Self::RemoveCrashReport(path) => FileEvent::Removed(Err(panicked(Tried::Delete, path))),
        })
    }
}

/// The shared files as this window last read or wrote them, to determine its own changes.
#[derive(Default)]
pub(super) struct OwnFiles {
    settings: Option<Settings>,
    progress: Option<Progress>,
    /// Finished games that could not be counted yet.
    pending: PendingCounts,
}

impl OwnFiles {
    /// Works on the jobs until their sender is dropped; `send` receives the events. A game that
    /// could not be counted is retried in between, and a last time at the end.
    pub(super) fn work(mut self, jobs: &Receiver<OwnJob>, send: impl Fn(FileEvent)) {
        let mut retry = Retry::new();
        loop {
            let (job, failed) = match retry.wait(jobs, !self.pending.is_empty()) {
                Next::Asked(job) => {
                    let failed = job.failed();
                    (Some(job), failed)
                }
                Next::Again => (None, self.pending.first().map(not_counted)),
                Next::Over => break,
            };
            let step = || match job {
                Some(job) => self.run(job),
                None => self.pending.count(),
            };
            if let Some(event) = catch_unwind(AssertUnwindSafe(step)).unwrap_or(failed) {
                send(event);
            }
        }
        // The receiver has gone.
        let _ = catch_unwind(AssertUnwindSafe(|| self.pending.count()));
    }

    /// Reads or writes a file, and returns the event, if any.
    fn run(&mut self, job: OwnJob) -> Option<FileEvent> {
        Some(match job {
            OwnJob::LoadSettings(path) => self.load_settings(&path),
            OwnJob::SettingsAre(settings) => {
                self.settings = Some(*settings);
                return None;
            }
            OwnJob::SaveSettings(path, now, _writing) => {
                let before = self.settings.get_or_insert_with(|| (*now).clone());
                let result = storage::change_settings(&path, before, &now);
                if result.as_ref().err().is_none_or(FileError::is_in_place) {
                    self.settings = Some(*now);
                }
                written(FileKind::Settings, &path, result)
            }
            OwnJob::LoadProgress(path) => FileEvent::Progress(self.load_progress(&path)),
            OwnJob::SaveProgress(path, now, _writing) => {
                let before = self.progress.get_or_insert_default();
                let result = storage::change_progress(&path, before, &now);
                if result.as_ref().err().is_none_or(FileError::is_in_place) {
                    self.progress = Some(*now);
                }
                written(FileKind::Progress, &path, result)
            }
            OwnJob::Statistics(path) => {
                FileEvent::Statistics(statistics::read(&path).map(Box::new))
            }
            OwnJob::Count(path, ended, _writing) => {
                self.pending.add(path, *ended, clock::local_day());
                return self.pending.count();
            }
            OwnJob::ClearStatistics(path, _writing) => {
                // Games finished before are deleted with the others.
                self.pending.forget(&path);
                FileEvent::Statistics(statistics::clear(&path).map(Box::new))
            }
            OwnJob::RemovePastGame(path, _writing) => {
                let removed = storage::remove_past_game(&path).map(Box::new);
                FileEvent::GameRemoved(
                    removed.map_err(|fault| FileError::new(Tried::Delete, &path, fault)),
                )
            }
            OwnJob::RestorePastGame(removed, _writing) => {
                let restored = removed.restore();
                FileEvent::GameRestored(restored.map(|()| removed.path))
            }
            OwnJob::TakeCrashReport(folder) => {
                return storage::take_crash_report(&folder)
                    .map(|report| FileEvent::CrashReport(Box::new(report)));
            }
            OwnJob::RemoveCrashReport(path) => removed(&path, storage::remove_crash_report(&path)),
            OwnJob::Tidy(folders) => {
                for folder in [&folders.config, &folders.data] {
                    storage::remove_leftovers(folder, clock::before_now(LEFTOVER));
                }
                return None;
            }
        })
    }

    /// Reads the settings. Only a damaged file is set aside, not one that a newer program can still
    /// use.
    fn load_settings(&mut self, path: &Path) -> FileEvent {
        let (read, _lock) = read_twice(path, storage::load_settings);
        let (settings, error) = match read {
            Ok(settings) => {
                let error = keep_unusable(path, &settings);
                (settings, error)
            }
            Err(error) if error.is_newer() => {
                let error = OwnFileError::left_alone(OwnFile::Settings, error);
                (Settings::default(), Some(error))
            }
            Err(error) => (Settings::default(), Some(unusable(path, error, OwnFile::Settings))),
        };
        self.settings = Some(settings.clone());
        FileEvent::Settings(Box::new(settings), error)
    }

    /// Reads the practice progress. Only a damaged file is set aside, not one that a newer program
    /// can still use, or that cannot be read here.
    fn load_progress(&mut self, path: &Path) -> ProgressRead {
        let (read, _lock) = read_twice(path, storage::load_progress);
        let error = match read {
            Ok(progress) => {
                self.progress = Some(progress.clone());
                return ProgressRead::Found(Box::new(progress));
            }
            Err(error) => error,
        };
        let is_left = !error.is_damaged() || error.is_newer();
        if is_left {
            return ProgressRead::LeftAlone(OwnFileError::left_alone(OwnFile::Progress, error));
        }
        let error = set_aside(path, error, OwnFile::Progress);
        if error.is_in_the_way() {
            ProgressRead::LeftAlone(error)
        } else {
            ProgressRead::SetAside(error)
        }
    }
}

/// Keeps a settings file aside of which some fields cannot be used, before they are written over,
/// and returns what to tell.
fn keep_unusable(path: &Path, settings: &Settings) -> Option<OwnFileError> {
    let unusable = storage::unusable_settings(path);
    if unusable.is_empty() {
        return None;
    }
    let unusable = FileError::open(path, FileFault::Fields(unusable));
    let mut error = set_aside(path, unusable, OwnFile::Settings);
    if let Fate::SetAside(kept) = &error.fate
        && let Err(unsaved) = storage::save_settings(path, settings)
    {
        error.fate = Fate::SetAsideUnsaved(kept.clone(), unsaved);
    }
    Some(error)
}

fn removed(path: &Path, result: Result<(), FileFault>) -> FileEvent {
    FileEvent::Removed(result.map_err(|fault| FileError::new(Tried::Delete, path, fault)))
}

/// Returns the event if counting a game panics.
fn not_counted(path: &Path) -> FileEvent {
    let error = FileError::save(path, FileFault::Panicked);
    FileEvent::Counted(None, Some(CountNotice::NotCounted(error)))
}

fn written(kind: FileKind, path: &Path, result: Result<(), FileError>) -> FileEvent {
    match result {
        Ok(()) => FileEvent::Written(kind, path.to_owned()),
        Err(error) => FileEvent::WriteFailed { kind, error },
    }
}

/// Finished games that are not in the statistics yet, in order.
#[derive(Default)]
pub(super) struct PendingCounts(Vec<PendingCount>);

/// A finished game, and the file to count it in.
struct PendingCount {
    path: PathBuf,
    ended: Ended,
    day: Day,
    /// The number of failed attempts.
    failures: u32,
}

impl PendingCounts {
    /// Adds a game that was finished on this day.
    pub(super) fn add(&mut self, path: PathBuf, ended: Ended, day: Day) {
        self.0.push(PendingCount { path, ended, day, failures: 0 });
    }

    /// Drops the games to be counted in this file.
    pub(super) fn forget(&mut self, path: &Path) {
        self.0.retain(|game| game.path != path);
    }

    /// Returns the file of the first one, if there is any.
    fn first(&self) -> Option<&Path> {
        self.0.first().map(|game| &*game.path)
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
                Err(error) if error.is_newer() => told.push(CountNotice::NotCounted(error)),
                Err(error) => {
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
    use super::*;
    use crate::session::Ending;
    use crate::storage::{self, FileError, FileFault};

    #[test]
    fn settings_that_cannot_be_used_are_named_and_kept_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        let text = r#"{"version":2,"zoom":1.5,"note":"mine","theme":"paisley"}"#;
        std::fs::write(&path, text).expect("written");
        let mut files = OwnFiles::default();
        let FileEvent::Settings(settings, Some(error)) = files.load_settings(&path) else {
            panic!("nothing is said")
        };
        assert!((settings.zoom - 1.5).abs() < 0.01);
        let kept = folder.path().join("settings.damaged-1.json");
        let expected = OwnFileError {
            file: OwnFile::Settings,
            error: FileError::open(
                &path,
                FileFault::Fields(vec!["note".to_owned(), "theme".to_owned()]),
            ),
            fate: Fate::SetAside(kept.clone()),
            earlier: None,
        };
        assert_eq!(error, expected);
        assert_eq!(std::fs::read_to_string(&kept).expect("kept"), text);
        let FileEvent::Settings(again, None) = files.load_settings(&path) else {
            panic!("it is said once")
        };
        assert_eq!(again, settings);
    }

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
            matches!(&told, CountNotice::NotYet(FileError { fault: FileFault::Folder, .. })),
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
