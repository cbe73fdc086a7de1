//! The progress made in practice: its file, and what a practice begins with.

use super::preferences::WriteRetry;
use crate::app::contract::command::Task;
use crate::app::contract::screen::{FIRST_LESSON, GameEntry, PracticeEntry, Route, Start};
use crate::app::dialogs::pages::Lessons;
use crate::storage::{GameProgress, Lesson, OwnFileError, Progress};
use crate::worker::ProgressRead;

/// Owns the progress.
#[derive(Default)]
pub struct PracticeRoom {
    progress: Progress,
    saved: ProgressFile,
    file: WriteRetry,
    /// The practice to start as soon as the progress has been read.
    wanted: Option<PracticeRequest>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeRequest {
    pub game: &'static str,
    pub name: &'static str,
    pub task: Task,
    /// The screen on which it was requested.
    pub from: Route,
}

#[derive(Default)]
enum ProgressFile {
    /// Being read, and not to be overwritten yet.
    #[default]
    Unknown,
    /// This progress, which may still be being written.
    Holds(Progress),
    /// There is none, or it must not be changed: nothing is written.
    NotOurs,
}

impl PracticeRoom {
    /// Returns an empty room; without a file, no progress is saved.
    pub fn new(has_file: bool) -> Self {
        Self {
            saved: if has_file { ProgressFile::Unknown } else { ProgressFile::NotOurs },
            ..Self::default()
        }
    }

    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Returns whether the progress has been read.
    pub const fn is_known(&self) -> bool {
        !matches!(self.saved, ProgressFile::Unknown)
    }

    /// Returns the title of the requested practice, what starts it, and the progress it starts with;
    /// `None` if there is no such practice, or if it has to wait until the progress is known.
    pub fn begin(
        &mut self,
        games: &[&'static GameEntry],
        wanted: PracticeRequest,
    ) -> Option<(&'static str, Start, GameProgress)> {
        if !self.is_known() {
            self.wanted = Some(wanted);
            return None;
        }
        let PracticeRequest { game, name, .. } = wanted;
        let (_, entry) =
            practices(games).find(|(own, entry)| own.name == game && entry.name == name)?;
        let progress = self.progress.game_mut(game);
        if entry.name == FIRST_LESSON && progress.lesson != Lesson::Done {
            progress.lesson = Lesson::Begun;
        }
        Some(((entry.title)(), entry.start, progress.clone()))
    }

    /// Records the progress made in a practice of this game.
    pub fn on_progress(&mut self, game: &str, progress: GameProgress) {
        *self.progress.game_mut(game) = progress;
    }

    /// Returns the progress made in a game.
    pub fn progress_in(&self, game: &str) -> GameProgress {
        self.progress.of(game).cloned().unwrap_or_default()
    }

    /// Returns the page of the lessons of a game.
    pub fn lessons(&self, game: &'static GameEntry) -> Lessons {
        Lessons::new(game, &self.progress_in(game.name))
    }

    /// Returns the lesson that this game offers, and a note.
    pub fn offer(&self, game: &'static GameEntry) -> Option<(&'static PracticeEntry, String)> {
        let nothing = GameProgress::default();
        let progress = self.progress.of(game.name).unwrap_or(&nothing);
        let mut practices = game.practices.iter().filter(|_| self.is_known());
        practices.find_map(|entry| Some((entry, entry.offer?(progress)?)))
    }

    /// Takes the progress that was read. Returns what to tell the user.
    pub fn on_read(&mut self, read: ProgressRead) -> Option<OwnFileError> {
        match read {
            ProgressRead::Found(progress) => {
                self.saved = ProgressFile::Holds((*progress).clone());
                self.progress = *progress;
                None
            }
            ProgressRead::SetAside(told) => {
                self.saved = ProgressFile::Holds(Progress::default());
                Some(told)
            }
            ProgressRead::LeftAlone(told) => {
                self.saved = ProgressFile::NotOurs;
                Some(told)
            }
        }
    }

    /// Takes the request that waits for the progress, unless the user has moved to another screen
    /// since.
    pub fn take_wanted(&mut self, route: Route) -> Option<PracticeRequest> {
        self.wanted.take().filter(|wanted| wanted.from == route)
    }

    /// Returns whether the progress differs from its file.
    pub fn has_changed(&self) -> bool {
        matches!(&self.saved, ProgressFile::Holds(saved) if *saved != self.progress)
    }

    /// Returns the progress to write; `None` if its file is not known yet, or not ours.
    pub fn take_unwritten(&mut self) -> Option<Progress> {
        let ProgressFile::Holds(saved) = &mut self.saved else {
            return None;
        };
        saved.clone_from(&self.progress);
        self.file.begin();
        Some(saved.clone())
    }

    /// Returns the write state of the file.
    pub const fn file(&mut self) -> &mut WriteRetry {
        &mut self.file
    }
}

pub fn practices(
    games: &[&'static GameEntry],
) -> impl Iterator<Item = (&'static GameEntry, &'static PracticeEntry)> {
    games.iter().flat_map(|&game| game.practices.iter().map(move |entry| (game, entry)))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::storage::{Fate, FileError, FileFault, OwnFile};

    fn begin_lesson(room: &mut PracticeRoom) {
        room.progress.game_mut("connect4").lesson = Lesson::Begun;
    }

    #[test]
    fn nothing_is_written_before_the_progress_is_known() {
        let mut room = PracticeRoom::new(true);
        begin_lesson(&mut room);
        assert!(!room.has_changed());
        assert_eq!(room.take_unwritten(), None);
        room.on_read(ProgressRead::Found(Box::default()));
        begin_lesson(&mut room);
        assert!(room.has_changed());
        assert!(room.take_unwritten().is_some());
        assert!(!room.has_changed());
    }

    #[test]
    fn a_file_that_is_left_alone_is_never_written() {
        let mut room = PracticeRoom::new(true);
        let error = OwnFileError {
            file: OwnFile::Progress,
            error: FileError::open(Path::new("progress.json"), FileFault::Panicked),
            fate: Fate::LeftAlone,
            earlier: None,
        };
        let told = room.on_read(ProgressRead::LeftAlone(error.clone()));
        assert_eq!(told, Some(error));
        begin_lesson(&mut room);
        assert_eq!(room.take_unwritten(), None);
        assert!(room.is_known());
    }

    #[test]
    fn a_wish_to_practise_is_dropped_on_another_screen() {
        let mut room = PracticeRoom::new(true);
        let wanted = PracticeRequest {
            game: "connect4",
            name: "puzzles",
            task: Task::Next,
            from: Route::Title,
        };
        assert!(room.begin(&[], wanted).is_none());
        assert_eq!(room.take_wanted(Route::Play), None);
        room.begin(&[], wanted);
        assert_eq!(room.take_wanted(Route::Title), Some(wanted));
    }
}
