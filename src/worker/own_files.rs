//! The work on the files of this user's folders except the game in progress: settings,
//! progress, statistics, games that were put away.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::aside::{FAILED, read_twice, unusable};
use super::file_event::{FileEvent, FileKind, KeptGame, KeptGames, ProgressRead, Unusable};
use super::retry::{Next, Retry};
use super::statistics::{self, StatisticsError};
use super::uncounted::Uncounted;
use super::unfinished::Writing;
use crate::clock;
use crate::core::count::capital;
use crate::session::Ended;
use crate::storage::{self, Aside, Folders, Progress, Settings};

/// The consequence when the settings cannot be read.
const USUAL_SETTINGS: &str = "The settings are the usual ones";
/// The consequence when the file of the progress in practice is damaged.
const COUNTED_ANEW: &str = "What you practise is counted anew";
/// The consequence when that file must stay as it is.
const NOT_COUNTED: &str = "What you practise now is not kept";
/// How old a file must be that a killed program seems to have left: no write takes so long.
const LEFTOVER: Duration = Duration::from_hours(24);

/// Work for the thread.
pub(super) enum OwnJob {
    LoadSettings(PathBuf),
    SettingsAre(Box<Settings>),
    SaveSettings(PathBuf, Box<Settings>, Writing),
    LoadProgress(PathBuf),
    SaveProgress(PathBuf, Box<Progress>, Writing),
    Statistics(PathBuf),
    Count(PathBuf, Box<Ended>, Writing),
    ClearStatistics(PathBuf, Writing),
    KeptGames(PathBuf, usize),
    RemoveKept(PathBuf),
    TakeCrashReport(PathBuf),
    RemoveCrashReport(PathBuf),
    Tidy(Folders),
}

impl OwnJob {
    /// Returns what to tell if this work ends in a panic.
    pub(super) fn failed(&self) -> Option<FileEvent> {
        let message = FAILED.to_owned();
        Some(match self {
            Self::LoadSettings(_) => {
                FileEvent::Settings(Box::default(), Some(format!("{USUAL_SETTINGS}: {message}")))
            }
            Self::SettingsAre(_) | Self::TakeCrashReport(_) | Self::Tidy(_) => return None,
            Self::SaveSettings(..) => FileEvent::WriteFailed {
                kind: FileKind::Settings,
                message,
            },
            Self::LoadProgress(_) => {
                FileEvent::Progress(ProgressRead::LeftAlone(format!("{NOT_COUNTED}: {message}")))
            }
            Self::SaveProgress(..) => FileEvent::WriteFailed {
                kind: FileKind::Progress,
                message,
            },
            Self::Statistics(_) | Self::ClearStatistics(..) => {
                FileEvent::Statistics(Err(StatisticsError::Panicked))
            }
            Self::Count(..) => FileEvent::Counted(Some(capital(&message))),
            Self::KeptGames(..) => FileEvent::KeptGames(Box::default()),
            Self::RemoveKept(_) | Self::RemoveCrashReport(_) => {
                FileEvent::KeptRemoved(Err(capital(&message)))
            }
        })
    }
}

/// The shared files as this window last read or wrote them. Its own changes are the differences
/// from them.
#[derive(Default)]
pub(super) struct OwnFiles {
    settings: Option<Settings>,
    progress: Option<Progress>,
    /// Finished games that could not be counted yet.
    uncounted: Uncounted,
}

impl OwnFiles {
    /// Works on the requests until their sender is dropped; `send` takes what there is to tell. A
    /// game that could not be counted is tried again in between, and a last time at the end.
    pub(super) fn work(mut self, jobs: &Receiver<OwnJob>, send: impl Fn(FileEvent)) {
        let mut retry = Retry::new();
        loop {
            let (job, failed) = match retry.wait(jobs, !self.uncounted.is_empty()) {
                Next::Asked(job) => {
                    let failed = job.failed();
                    (Some(job), failed)
                }
                Next::Again => (None, Some(FileEvent::Counted(Some(capital(FAILED))))),
                Next::Over => break,
            };
            let step = || match job {
                Some(job) => self.run(job),
                None => self.uncounted.count(),
            };
            if let Some(event) = catch_unwind(AssertUnwindSafe(step)).unwrap_or(failed) {
                send(event);
            }
        }
        // The receiver has gone.
        let _ = catch_unwind(AssertUnwindSafe(|| self.uncounted.count()));
    }

    /// Reads or writes a file, and returns what there is to tell, if there is something.
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
                if result.as_ref().err().is_none_or(|error| error.is_in_place) {
                    self.settings = Some(*now);
                }
                written(FileKind::Settings, &path, result)
            }
            OwnJob::LoadProgress(path) => FileEvent::Progress(self.load_progress(&path)),
            OwnJob::SaveProgress(path, now, _writing) => {
                let before = self.progress.get_or_insert_default();
                let result = storage::change_progress(&path, before, &now);
                if result.as_ref().err().is_none_or(|error| error.is_in_place) {
                    self.progress = Some(*now);
                }
                written(FileKind::Progress, &path, result)
            }
            OwnJob::Statistics(path) => {
                FileEvent::Statistics(statistics::read(&path).map(Box::new))
            }
            OwnJob::Count(path, ended, _writing) => {
                self.uncounted.add(path, *ended, clock::local_day());
                return self.uncounted.count();
            }
            OwnJob::ClearStatistics(path, _writing) => {
                // A game that was finished before is forgotten with the others.
                self.uncounted.forget(&path);
                FileEvent::Statistics(statistics::clear(&path).map(Box::new))
            }
            OwnJob::KeptGames(folder, most) => {
                FileEvent::KeptGames(Box::new(kept_games(&folder, most)))
            }
            OwnJob::RemoveKept(path) => removed(&path, storage::remove_kept(&path)),
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

    /// Reads the settings. Only a damaged file is set aside: one that a newer program wrote is of
    /// use to that.
    fn load_settings(&mut self, path: &Path) -> FileEvent {
        let (read, _lock) = read_twice(path, storage::load_settings);
        let (settings, trouble) = match read {
            Ok(settings) => {
                let trouble = keep_unusable(path, &settings);
                (settings, trouble)
            }
            Err(error) if error.is_newer() => (
                Settings::default(),
                Some(format!("{USUAL_SETTINGS}: {error}")),
            ),
            Err(error) => (
                Settings::default(),
                Some(unusable(path, &error, USUAL_SETTINGS)),
            ),
        };
        self.settings = Some(settings.clone());
        FileEvent::Settings(Box::new(settings), trouble)
    }

    /// Returns what was practised until now, and what became of its file. Only a damaged one is set
    /// aside: one that a newer program wrote, or that cannot be read here, is of use to someone
    /// else.
    fn load_progress(&mut self, path: &Path) -> ProgressRead {
        let (read, _lock) = read_twice(path, storage::load_progress);
        let error = match read {
            Ok(progress) => {
                self.progress = Some(progress.clone());
                return ProgressRead::Found(Box::new(progress));
            }
            Err(error) => error,
        };
        if !error.is_damaged() || error.is_newer() {
            return ProgressRead::LeftAlone(format!("{NOT_COUNTED}: {error}"));
        }
        match storage::set_aside(path, Aside::Damaged) {
            Ok(kept) => ProgressRead::SetAside(format!(
                "{COUNTED_ANEW}: {error}. It is kept as {}",
                storage::shown(&kept)
            )),
            Err(aside) => ProgressRead::LeftAlone(format!(
                "{NOT_COUNTED}: {error}. It could not be kept aside: {aside}"
            )),
        }
    }
}

/// Keeps a settings file aside of which some fields cannot be used, before they are written over,
/// and returns what to tell.
fn keep_unusable(path: &Path, settings: &Settings) -> Option<String> {
    let unusable = storage::unusable_settings(path);
    if unusable.is_empty() {
        return None;
    }
    let what = format!(
        "Settings that cannot be used: {}",
        storage::first_names(&unusable)
    );
    Some(match storage::set_aside(path, Aside::Damaged) {
        Ok(kept) => {
            let saved = storage::save_settings(path, settings);
            let trouble = saved.err().map_or_else(String::new, |error| {
                format!(". {}", capital(&error.to_string()))
            });
            format!(
                "{what}. The file is kept as {}{trouble}",
                storage::shown(&kept)
            )
        }
        Err(error) => format!("{what}. The file could not be kept aside: {error}"),
    })
}

/// Returns the games that were put away, so many of them at most.
fn kept_games(folder: &Path, most: usize) -> KeptGames {
    let (files, count) = storage::kept_files(folder, most);
    let games = files.into_iter().map(|file| {
        let when = clock::when(file.modified);
        let game = storage::load_envelope(&file.path)
            .map(Box::new)
            .map_err(|error| Unusable {
                reason: capital(&error.to_string()),
                is_damaged: error.is_damaged() && !error.is_newer(),
            });
        KeptGame {
            path: file.path,
            when,
            game,
        }
    });
    KeptGames {
        games: games.collect(),
        count,
    }
}

/// Returns how removing a file went.
fn removed(path: &Path, result: io::Result<()>) -> FileEvent {
    FileEvent::KeptRemoved(
        result.map_err(|error| format!("Cannot remove {}: {error}", storage::shown(path))),
    )
}

/// Returns how writing a file went.
pub(super) fn written<E: std::fmt::Display>(
    kind: FileKind,
    path: &Path,
    result: Result<(), E>,
) -> FileEvent {
    match result {
        Ok(()) => FileEvent::Written(kind, path.to_owned()),
        Err(error) => FileEvent::WriteFailed {
            kind,
            message: error.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_cannot_be_used_are_named_and_kept_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.json");
        let text = r#"{"version":2,"zoom":1.5,"note":"mine","theme":"paisley"}"#;
        std::fs::write(&path, text).expect("written");
        let mut files = OwnFiles::default();
        let FileEvent::Settings(settings, Some(trouble)) = files.load_settings(&path) else {
            panic!("nothing is said")
        };
        assert!((settings.zoom - 1.5).abs() < 0.01);
        let kept = folder.path().join("settings.damaged-1.json");
        let expected = format!(
            "Settings that cannot be used: `note`, `theme`. The file is kept as {}",
            storage::shown(&kept)
        );
        assert_eq!(trouble, expected);
        assert_eq!(std::fs::read_to_string(&kept).expect("kept"), text);
        let FileEvent::Settings(again, None) = files.load_settings(&path) else {
            panic!("it is said once")
        };
        assert_eq!(again, settings);
    }
}
