//! File handling: autosaves the game in progress, and reads and writes files that the user names.

mod autosave;

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use self::autosave::Autosave;
use super::tables::Tables;
use crate::app::contract::picture_look::PictureLook;
use crate::app::dialogs::slow_file::{AwaitedFile, PendingFile};
use crate::app::dialogs::statistics;
use crate::app::sharing::{Shared, with_ending};
use crate::app::speech::announcer::{Standing, wait_until};
use crate::launch::{Form, Resume};
use crate::session::Ended;
use crate::storage::{Envelope, Folders, Progress, Settings, shown};
use crate::words::{self, text};
use crate::worker::{Existing, FileEvent, FileKind, Files, KeptGames, Purpose};

/// How long a file may take before the user is told about the wait, in seconds.
const MOMENT: f64 = 0.5;

/// The file threads of the window and the state of their requests.
pub struct Saves {
    files: Files,
    folders: Option<Folders>,
    autosave: Autosave,
    /// Whether the unfinished games of earlier windows have been found. Until then, the autosave
    /// must not overwrite them.
    knows_left_games: bool,
    /// Whether unfinished games are offered.
    resume: Resume,
    /// The pending file that the user named. The next request replaces it.
    pending: Option<PendingFile>,
    /// The game of the last request for a picture or animation, as it was then.
    shared: Option<Shared>,
}

impl Saves {
    /// Returns the files of a window, and requests what is read at every start.
    pub fn new(files: Files, folders: Option<Folders>, resume: Resume) -> Self {
        if let Some(folders) = &folders {
            files.find_unfinished();
            files.load_progress(folders.progress_file());
        }
        Self {
            files,
            knows_left_games: folders.is_none(),
            folders,
            autosave: Autosave::default(),
            resume,
            pending: None,
            shared: None,
        }
    }

    /// Returns the file threads, for requests that need nothing else.
    pub const fn files(&self) -> &Files {
        &self.files
    }

    /// Returns the file threads.
    pub const fn files_mut(&mut self) -> &mut Files {
        &mut self.files
    }

    /// Returns whether there is a folder for the program's own files.
    pub const fn has_folders(&self) -> bool {
        self.folders.is_some()
    }

    /// Returns whether the unfinished games of earlier windows have been found.
    pub const fn knows_left_games(&self) -> bool {
        self.knows_left_games
    }

    /// Notes whether the unfinished games of earlier windows have been found.
    pub const fn note_left_games(&mut self, are_known: bool) {
        self.knows_left_games = are_known;
    }

    /// Returns whether unfinished games are offered.
    pub fn offers_left_games(&self) -> bool {
        self.resume != Resume::Never
    }

    /// Returns the next event, if it arrives within this time.
    pub fn wait(&mut self, patience: Duration) -> Option<FileEvent> {
        self.files.wait(patience)
    }

    /// Requests the report of an earlier crash, if there is one.
    pub fn take_crash_report(&self) {
        if let Some(folders) = &self.folders {
            self.files.take_crash_report(folders.data.clone());
        }
    }

    // The game in progress.

    /// Saves the game in progress, so that the next start can continue it.
    pub fn autosave(&self, tables: &Tables, now: f64) {
        let Some(state) = tables.state_to_save(now) else {
            return;
        };
        // Until the last game is known, it must not be overwritten.
        if self.folders.is_some() && self.knows_left_games {
            let envelope = tables.game_to_save().envelope();
            if state.moves > 0 || envelope.has_notes() {
                self.files.autosave(envelope.to_text());
            }
        }
    }

    /// Moves the game that was replaced to the past games.
    pub fn keep_replaced(&self) {
        if self.knows_left_games {
            self.files.put_own_away();
        }
    }

    /// Notes how the autosave went. Returns a notice.
    pub fn on_autosave(&mut self, failed: Option<String>) -> Option<String> {
        self.autosave.on_result(failed)
    }

    /// Checks whether the game in progress is on the disk. Returns a notice.
    pub fn tick(&mut self, ctx: &Context, tables: &Tables, now: f64) -> Option<String> {
        let waits = self.folders.is_some()
            && tables.state_to_save(now).is_some_and(|state| {
                self.files.is_keeping_game() || !self.knows_left_games && state.moves > 0
            });
        self.autosave.tick(ctx, now, waits)
    }

    /// Returns the notice that stays on the screen while the game cannot be saved.
    pub fn standing(&self) -> Option<Standing> {
        self.autosave.standing()
    }

    /// Returns whether there is a game in progress, with at least one move and a file, which the
    /// next start would offer.
    pub fn has_game(&self, tables: &Tables, now: f64) -> bool {
        self.folders.is_some()
            && tables
                .state_to_save(now)
                .is_some_and(|state| state.moves > 0 && !state.has_ended)
    }

    /// Returns why closing the window now would lose the game in front; `None` if it would not.
    pub fn unsaved(&self, tables: &Tables, now: f64) -> Option<String> {
        if !self.has_game(tables, now) {
            return None;
        }
        match self.autosave.trouble() {
            Some(trouble) => Some(text::notices::not_saved(trouble)),
            None => (!self.knows_left_games).then(|| text::notices::not_saved_yet().to_owned()),
        }
    }

    /// Immediately retries the autosave.
    pub fn retry(&self) {
        if self.autosave.trouble().is_some() {
            self.files.retry_autosave();
        }
    }

    // The other files of the program.

    /// Writes the settings.
    pub fn save_settings(&self, settings: Settings) {
        if let Some(folders) = &self.folders {
            self.files.save_settings(folders.settings_file(), settings);
        }
    }

    /// Writes the practice progress.
    pub fn save_progress(&self, progress: Progress) {
        if let Some(folders) = &self.folders {
            self.files.save_progress(folders.progress_file(), progress);
        }
    }

    /// Adds a finished game to the statistics.
    pub fn count(&self, ended: Ended) {
        if let Some(folders) = &self.folders {
            self.files.count(folders.statistics_file(), ended);
        }
    }

    /// Requests the statistics. Returns their page until they arrive.
    pub fn read_statistics(&self) -> statistics::View {
        let Some(folders) = &self.folders else {
            return statistics::View::failed(text::statistics::no_folder());
        };
        self.files.statistics(folders.statistics_file());
        statistics::View::reading()
    }

    /// Deletes the statistics.
    pub fn clear_statistics(&self) {
        if let Some(folders) = &self.folders {
            self.files.clear_statistics(folders.statistics_file());
        }
    }

    /// Requests this many past games. Returns an empty list at once if there can be none.
    pub fn read_kept_games(&self, most: usize) -> Option<KeptGames> {
        let Some(folders) = &self.folders else {
            return Some(KeptGames::default());
        };
        self.files.kept_games(folders.data.clone(), most);
        None
    }

    // The files that the user names.

    /// Asks the user for a file.
    pub fn ask_where(&self, purpose: Purpose) {
        let labels = words::dialog_labels(purpose);
        self.files
            .show_dialog(purpose, labels, self.folders.clone());
    }

    /// Asks the user for the file of a picture or animation. It shows the game as it is now, even
    /// if a computer plays meanwhile.
    pub fn ask_where_to_share(&mut self, form: Form, shared: Shared) {
        self.shared = Some(shared);
        self.ask_where(Purpose::Share(form));
    }

    /// Reads a game.
    pub fn open(&mut self, path: PathBuf, now: f64) {
        self.await_file(AwaitedFile::Game, shown(&path), now);
        self.files.open(path);
    }

    /// Writes a game.
    pub fn save(&mut self, path: PathBuf, game: Envelope, existing: Existing, now: f64) {
        let name = shown(&path);
        let request = self.files.save(path, game, existing);
        self.await_file(AwaitedFile::Written(request), name, now);
    }

    /// Writes the statistics as a table.
    pub fn save_table(&mut self, table: PathBuf, existing: Existing, now: f64) {
        let Some(folders) = &self.folders else {
            return;
        };
        let name = shown(&table);
        let request = self
            .files
            .export(folders.statistics_file(), table, existing);
        self.await_file(AwaitedFile::Written(request), name, now);
    }

    /// Writes the requested picture or animation. Returns whether it is being painted.
    pub fn share(
        &mut self,
        tables: &Tables,
        form: Form,
        path: &Path,
        existing: Existing,
        now: f64,
    ) -> bool {
        let Some(shared) = self.shared.clone() else {
            return false;
        };
        let games = tables.games().to_vec();
        let ended = with_ending(path.to_path_buf(), form);
        // The user confirmed replacing `board`, not `board.png`.
        let existing = if ended == path {
            existing
        } else {
            Existing::Keep
        };
        let name = shown(&ended);
        let paint =
            Box::new(move |should_stop: &dyn Fn() -> bool| shared.file(&games, form, should_stop));
        let request = self.files.share(form, ended, existing, paint);
        self.await_file(AwaitedFile::Written(request), name, now);
        if let Some(pending) = &mut self.pending {
            pending.is_long = form == Form::Animation;
        }
        true
    }

    /// Paints a picture for the clipboard.
    pub fn paint(&mut self, tables: &Tables, shared: Shared) {
        let games = tables.games().to_vec();
        self.files
            .paint_picture(Box::new(move |_| shared.picture(&games)));
    }

    /// Paints the small picture of a saved game.
    pub fn paint_small(&mut self, tables: &Tables, path: PathBuf, shared: Shared) {
        let games = tables.games().to_vec();
        self.files
            .paint_small(path, Box::new(move |_| shared.small(&games)));
    }

    // The file that the user waits for.

    /// Waits for this file instead of any other.
    pub fn await_file(&mut self, file: AwaitedFile, name: String, now: f64) {
        self.pending = Some(PendingFile {
            file,
            name,
            since: now,
            is_long: false,
            is_told: false,
        });
    }

    /// Returns the pending file.
    pub fn pending(&self) -> Option<AwaitedFile> {
        self.pending.as_ref().map(|pending| pending.file)
    }

    /// Returns the file named by the user that this event answers.
    pub fn answered_by(&self, event: &FileEvent) -> Option<AwaitedFile> {
        match event {
            FileEvent::Opened(..) | FileEvent::OpenFailed(_) | FileEvent::Sought(..) => {
                Some(AwaitedFile::Game)
            }
            FileEvent::Written(FileKind::Game | FileKind::Table | FileKind::Shared, _)
            | FileEvent::WriteFailed {
                kind: FileKind::Game | FileKind::Table | FileKind::Shared,
                ..
            }
            | FileEvent::Taken(..) => self.files.answered().map(AwaitedFile::Written),
            _ => None,
        }
    }

    /// Stops waiting for the file that has answered. Returns whether it was pending.
    pub fn end_wait(&mut self, answered: Option<AwaitedFile>) -> bool {
        self.pending
            .take_if(|pending| Some(pending.file) == answered)
            .is_some()
    }

    /// Returns the pending file, if it takes more than a moment.
    pub fn slow_file(&mut self, ctx: &Context, now: f64) -> Option<&mut PendingFile> {
        self.pending
            .as_mut()
            .filter(|pending| wait_until(ctx, now, pending.since + MOMENT))
    }

    /// Gives up on the pending file. Returns a notice.
    pub fn give_up(&mut self) -> Option<String> {
        let PendingFile { name, file, .. } = self.pending.take()?;
        Some(match file {
            AwaitedFile::Game => {
                self.files.give_up();
                text::notices::gave_up_opening(name)
            }
            AwaitedFile::Written(_) => text::notices::gave_up_saving(name),
        })
    }
}

/// Returns the look of a picture in the colours of the window.
pub fn look(settings: &Settings, ctx: &Context, width: u16) -> PictureLook {
    PictureLook {
        dark: ctx.theme() == egui::Theme::Dark,
        colours: settings.colours,
        width,
        language: words::language(),
    }
}
