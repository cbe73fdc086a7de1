//! Handles the events of the file threads: an arm for each, with longer ones in functions below.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Context, TextureOptions};

use crate::app::contract::command::{Action, ReviewStep};
use crate::app::contract::screen::Table;
use crate::app::dialogs::file_games::FileGames;
use crate::app::dialogs::path_field::TakenPath;
use crate::app::dialogs::resume::OfferedGame;
use crate::app::kit::pictures::image;
use crate::app::screens::past_games::Shown;
use crate::app::sharing::small;
use crate::app::{App, Base};
use crate::clock;
use crate::core::plain;
use crate::players;
use crate::storage::picture::Pixels;
use crate::storage::{
    Envelope, FileError, OwnFileError, ParseError, ParseFault, Settings, parse_file_game, shown,
};
use crate::words::{self, Explain, text};
use crate::worker::{
    Answer, Existing, FileEvent, FileKind, FilesOfGame, NamedFile, ProgressRead, Purpose, Request,
    UnfinishedGames,
};

/// How long a page waits for its content before it is shown without it: part of a frame.
pub(super) const PAGE_PATIENCE: Duration = Duration::from_millis(5);

impl App {
    /// Does what the events ask for that have come since the last frame.
    pub(in crate::app) fn take_events(&mut self, ctx: &Context) {
        while let Some(event) = self.saves.files_mut().poll() {
            self.on_event(ctx, event);
            self.keep_typed(ctx);
        }
    }

    pub(super) fn on_event(&mut self, ctx: &Context, event: FileEvent) {
        match event {
            FileEvent::Named(request, answer) => self.on_named(ctx, request, answer),
            FileEvent::Written(FileKind::Autosave, _) => self.on_autosave(None),
            FileEvent::WriteFailed { kind: FileKind::Autosave, error } => {
                self.on_autosave(Some(error.explain()));
            }
            FileEvent::Written(FileKind::Settings, _) => self.preferences.on_written(),
            FileEvent::WriteFailed { kind: FileKind::Settings, error } => {
                if self.preferences.on_failed(self.frame.now) {
                    self.notify(text::notices::settings_not_saved(error.explain()));
                }
            }
            FileEvent::Written(FileKind::Progress, _) => self.practice.file().succeed(),
            FileEvent::WriteFailed { kind: FileKind::Progress, error } => {
                if self.practice.file().fail(self.frame.now) {
                    self.notify(text::notices::progress_not_saved(error.explain()));
                }
            }
            FileEvent::Settings(settings, error) => self.on_settings(ctx, *settings, error),
            FileEvent::Progress(read) => self.on_progress(ctx, read),
            FileEvent::Unfinished(left) => self.on_unfinished(ctx, left),
            FileEvent::Archived { has_ended, .. } => {
                // A finished game is expected there.
                if !has_ended {
                    // It may come right after why a file could not be opened.
                    let now = self.frame.now;
                    (self.speech.announcer).notify_too(text::notices::last_game_kept(), now);
                }
            }
            FileEvent::PastCount(count) => self.tables.set_past_games(count),
            FileEvent::ArchiveFailed(error) => {
                self.notify(text::notices::last_game_not_kept(error.explain()));
            }
            FileEvent::PastGames(mut batch) => {
                let progress = self.practice.progress();
                let is_taken = self.modals.on_past_games(&batch, progress, clock::utc_day());
                if let Some(error) = batch.error.take() {
                    self.notify(error.explain());
                }
                // The list may be open below it, and waits for the same games.
                if !is_taken || matches!(self.base, Base::Past { .. }) {
                    self.past.on_read(*batch);
                }
                if let Some(count) = self.past.count() {
                    self.tables.set_past_games(count);
                }
            }
            // Another window has deleted it.
            FileEvent::GameRemoved(Err(error)) if error.is_missing() => {
                self.past.forget(&error.path);
            }
            FileEvent::GameRemoved(removed) => {
                if let Err(error) = &removed {
                    self.notify(error.explain());
                }
                if let Some(removed) = self.past.on_removed(removed.ok()) {
                    self.saves.files().restore_past_game(removed);
                }
            }
            FileEvent::GameRestored(Ok(_)) => {}
            FileEvent::Removed(Ok(())) => self.notify(text::notices::file_deleted()),
            FileEvent::GameRestored(Err(error)) | FileEvent::Removed(Err(error)) => {
                self.notify(error.explain());
            }
            FileEvent::Counted(history, notice) => {
                if history.is_some() {
                    self.tables.set_history(history);
                }
                if let Some(notice) = notice {
                    self.notify(notice.explain());
                }
            }
            FileEvent::CrashReport(report) => self.modals.on_crash_report(report),
            FileEvent::SetAside(error) => self.notify(error.explain()),
            FileEvent::Statistics(read) => {
                let read = read.map(|read| *read);
                let today = clock::local_day();
                if read.as_ref().is_ok_and(|read| read.statistics.is_empty()) {
                    self.tables.set_history(None);
                }
                if let (Ok(read), Base::Practice { screen, .. }) = (&read, &mut self.base) {
                    screen.on_statistics(&read.statistics);
                }
                if let Some(error) = self.modals.on_statistics(read, self.tables.games(), today) {
                    self.notify(error);
                }
            }
            // The desktop's dialog has already asked whether to replace a file.
            FileEvent::Dialog(purpose, Answer::Path(path)) => {
                self.use_file(purpose, path, Existing::Replace, false);
            }
            FileEvent::Dialog(_, Answer::Cancelled) => {}
            FileEvent::Dialog(purpose, Answer::NoDialog(suggestion)) => {
                // If several dialogs were requested, keep the path that is being typed.
                if !self.modals.asks_path() {
                    let suggestion = suggestion.unwrap_or_default();
                    self.modals.ask_path(purpose, &suggestion, None);
                }
            }
            // egui sets the clipboard after the frame, and writes to the log alone if it fails, as
            // on a Wayland desktop without a path to the clipboard of X11: the notice says what was
            // done, not what came of it.
            FileEvent::Painted(Ok(picture)) => {
                ctx.copy_image(image(&picture));
                self.notify(text::notices::picture_copied());
            }
            FileEvent::Painted(Err(error)) => self.notify(error.explain()),
            FileEvent::PaintedSmall(None, _, Ok(picture)) => {
                let picture = image(&picture);
                self.tables.set_picture(ctx.load_texture(
                    "unfinished",
                    picture,
                    TextureOptions::LINEAR,
                ));
            }
            FileEvent::PaintedSmall(Some(path), width, Ok(picture)) => {
                self.modals.on_small_picture(ctx, &path, &picture);
                self.on_past_picture(ctx, &path, width, &picture);
            }
            // Its row shows the picture of the game.
            FileEvent::PaintedSmall(_, _, Err(_)) => {}
        }
    }

    /// Shows the picture of a past game.
    fn on_past_picture(&mut self, ctx: &Context, path: &Path, width: u16, picture: &Pixels) {
        let is_row = width == small::pixels_of(Shown::Row.side(), ctx.pixels_per_point());
        let shown = if is_row { Shown::Row } else { Shown::Chosen };
        let name = format!("{}-{width}", path.display());
        let texture = ctx.load_texture(name, image(picture), TextureOptions::LINEAR);
        self.past.on_picture(path, shown, texture);
    }

    /// Fills a page in its first frame if the disk is fast enough, so that it is not seen to grow
    /// in the next one. Waits for one answer, for part of a frame.
    pub(super) fn await_page(&mut self, ctx: &Context) {
        if self.modals.is_reading()
            && let Some(event) = self.saves.wait(PAGE_PATIENCE)
        {
            self.on_event(ctx, event);
        }
    }

    /// Reports how the autosave went, if that has changed.
    fn on_autosave(&mut self, failed: Option<String>) {
        if let Some(told) = self.saves.on_autosave(failed) {
            self.notify(told);
        }
    }

    /// Takes the answer to a request about a file that the user has named.
    fn on_named(&mut self, ctx: &Context, request: Request, answer: NamedFile) {
        let in_field = self.modals.end_wait(request);
        let is_saved =
            matches!(answer, NamedFile::Written(_) | NamedFile::InUtf8(..) | NamedFile::Added(_));
        if in_field && is_saved && self.modals.close_path() == Some(Purpose::SaveTable) {
            self.show_statistics();
        }
        match answer {
            NamedFile::Written(path) => self.notify(text::notices::saved(file_name(&path))),
            NamedFile::InUtf8(path, encoding) => {
                self.notify(text::notices::saved_in_utf8(file_name(&path), encoding));
            }
            NamedFile::Added(path) => self.notify(text::notices::added(file_name(&path))),
            NamedFile::Taken(purpose, path) => self.ask_taken(purpose, path, false),
            NamedFile::HasOthers(path) => self.ask_taken(Purpose::Save, path, true),
            NamedFile::Opened(envelope) => {
                let path = envelope.file().unwrap_or(Path::new(""));
                self.on_opened(ctx, in_field, path, &envelope, players::fresh_seed());
            }
            NamedFile::Found(name, Ok(envelope)) => {
                // It is not opening any more.
                self.speech.announcer.drop_notice();
                let seed = self.tables.series.next_seed();
                let path = envelope.file().unwrap_or(Path::new(&name));
                self.on_opened(ctx, in_field, path, &envelope, seed);
            }
            NamedFile::Found(_, Err(error)) => self.notify(error.in_window()),
            NamedFile::Failed(error)
                if error.is_missing() && self.past.take_opening(&error.path).is_some() =>
            {
                self.past.forget(&error.path);
                self.notify(text::past::gone());
            }
            NamedFile::Failed(error) => self.on_file_failed(in_field, &error),
        }
    }

    /// Asks whether to save over an existing file, or to add a game to those in it.
    fn ask_taken(&mut self, purpose: Purpose, path: PathBuf, adds: bool) {
        let suggestion = path.clone();
        let taken = Some(TakenPath { path, adds });
        self.modals.ask_path(purpose, &suggestion, taken);
    }

    /// Says why a file that the user named could not be used.
    fn on_file_failed(&mut self, in_field: bool, error: &impl Explain) {
        let message = plain::message(&error.explain());
        let effects = self.modals.on_file_failed(in_field, message);
        self.follow(effects);
    }

    /// Shows a game that was asked for, found at this path, or says why it cannot be shown. Returns
    /// whether it could be.
    fn on_opened(
        &mut self,
        ctx: &Context,
        in_field: bool,
        path: &Path,
        envelope: &Envelope,
        seed: u64,
    ) -> bool {
        let past = self.past.take_opening(path);
        if !envelope.games().is_empty() {
            self.offer_file_games(path, envelope);
            return true;
        }
        let envelope = &envelope.clone().at_first_comment();
        match self.open_saved(ctx, envelope, seed) {
            Ok((table, notice)) => {
                if past.is_none() && envelope.file().is_some() {
                    self.notify(text::notices::opened(file_name(path)));
                }
                let files = FilesOfGame::opened(envelope, table.envelope());
                self.show_saved(ctx, table, files);
                self.past.opened = envelope.number().filter(|_| past.is_some());
                if past == Some(true) {
                    self.apply(ctx, Action::Review(ReviewStep::Toggle).into());
                }
                if let Some(notice) = notice {
                    self.notify(notice);
                }
            }
            Err(error) => {
                self.on_file_failed(in_field, &FileError::open(path, error));
                return false;
            }
        }
        true
    }

    /// Offers the games of a file that holds several.
    pub(super) fn offer_file_games(&mut self, path: &Path, envelope: &Envelope) {
        let games = FileGames::new(path.to_owned(), envelope.games().to_vec());
        self.modals.close();
        self.modals.show(games);
        if let Some(told) = words::lost_in_window(&envelope.losses().of_list()) {
            self.notify(told);
        }
    }

    pub(super) fn open_file_game(&mut self, ctx: &Context, index: usize) {
        let Some(offered) = self.modals.take::<FileGames>() else {
            return;
        };
        let path = &offered.path;
        let is_shown = match parse_file_game(path, &offered.games, index) {
            Ok(envelope) => self.on_opened(ctx, false, path, &envelope, players::fresh_seed()),
            Err(error) => {
                self.on_file_failed(false, &FileError::open(path, error));
                false
            }
        };
        if !is_shown {
            // Another one may be chosen.
            self.modals.show(*offered);
        }
    }

    /// Returns a table with a saved game; a position without a seed gets this one.
    ///
    /// # Errors
    /// The fault in the game.
    pub(super) fn open_saved(
        &self,
        ctx: &Context,
        envelope: &Envelope,
        seed: u64,
    ) -> Result<(Box<dyn Table>, Option<String>), ParseError> {
        let Some(entry) = self.tables.entry(envelope.game()) else {
            return Err(ParseError::Field {
                name: "game".to_owned(),
                fault: ParseFault::UnknownGame(envelope.game().to_owned()),
            });
        };
        (entry.open)(ctx, &self.preferences.settings, envelope, seed)
    }

    /// Takes settings that took too long to be read at the start.
    fn on_settings(&mut self, ctx: &Context, read: Settings, error: Option<OwnFileError>) {
        self.preferences.on_read(read);
        if matches!(self.base, Base::Title) && !self.tables.in_game() {
            self.tables.set_first(ctx, &self.preferences, self.tables.series.seed());
        }
        self.preferences.apply_theme(ctx);
        self.apply_language(ctx);
        for told in error
            .map(|error| error.explain())
            .into_iter()
            .chain(self.preferences.take_unknown_language())
        {
            self.speech.announcer.notify_too(&told, self.frame.now);
        }
    }

    /// Applies the practice progress, and starts the practice that waited for it.
    fn on_progress(&mut self, ctx: &Context, read: ProgressRead) {
        if let Some(told) = self.practice.on_read(read) {
            self.notify(told.explain());
        }
        if let Some(wanted) = self.practice.take_wanted(self.base.route()) {
            self.practise(ctx, wanted);
        }
    }

    /// Offers unfinished games of earlier windows; if a game has begun already, they are archived.
    fn on_unfinished(&mut self, ctx: &Context, left: UnfinishedGames) {
        self.saves.note_unfinished(true);
        self.tables.set_past_games(left.past_games);
        let (mut offered, mut lost) = (Vec::new(), Vec::new());
        for (path, envelope) in left.games {
            match self.open_saved(ctx, &envelope, players::fresh_seed()) {
                Ok((table, _)) => {
                    let state = table.state(self.frame.now);
                    let is_done = state.is_over && !state.looks_back;
                    if !envelope.has_notes() && state.moves == 0 {
                        self.saves.files().spare(path);
                    } else if is_done {
                        // It is finished, so it goes to the past games.
                        self.saves.files().archive(path);
                    } else {
                        lost.extend(words::lost(envelope.losses()));
                        let mut offer =
                            OfferedGame::new(table, &envelope, path, self.tables.games());
                        offer.has_older = left.has_more;
                        offered.push(offer);
                    }
                }
                Err(error) => self.saves.files().discard(path, error),
            }
        }
        let errors = left.errors.iter().map(Explain::explain);
        for told in lost.into_iter().chain(errors) {
            self.speech.announcer.notify_too(&told, self.frame.now);
        }
        if self.tables.in_game() || !self.saves.offers_unfinished() {
            for offered in offered {
                self.saves.files().archive(offered.path);
            }
        } else {
            self.modals.offer_games(offered);
        }
        self.saves.autosave(&self.tables, self.frame.now);
    }
}

/// Returns the name of a file without its folder, for a notice.
fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| shown(path), |name| plain::value(&name.to_string_lossy()))
}
