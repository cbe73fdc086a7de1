//! File handling: autosaves the game in progress, and reads and writes files that the user names.

use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use egui::Context;

use super::tables::Tables;
use crate::app::contract::screen::PictureLook;
use crate::app::kit::wait_until;
use crate::app::speech::announcer::Standing;
use crate::clock;
use crate::core::day::Day;
use crate::launch::{Media, Resume};
use crate::session::Ended;
use crate::storage::{Envelope, FileFault, Folders, Progress, Settings};
use crate::words::{self, text};
use crate::worker::{DialogLabels, Existing, FileEvent, Files, FilesOfGame, Purpose, Request};

/// The file threads of the window and the state of their requests.
pub struct Saves {
    files: Files,
    folders: Option<Folders>,
    autosave: Autosave,
    /// Whether the unfinished games of earlier windows have been found. Until then, the autosave
    /// must not overwrite them.
    knows_unfinished: bool,
    /// The games that were left before then.
    replaced_early: Vec<(Envelope, FilesOfGame)>,
    /// Whether unfinished games are offered.
    resume: Resume,
    /// The game that a picture or an animation was asked for last, as it was then.
    shared: Option<(Envelope, PictureLook)>,
    /// How much of the animation is painted, in percent.
    painted: Arc<AtomicU8>,
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
            knows_unfinished: folders.is_none(),
            replaced_early: Vec::new(),
            folders,
            autosave: Autosave::default(),
            resume,
            shared: None,
            painted: Arc::default(),
        }
    }

    /// Returns the file threads, for requests that need nothing else.
    pub const fn files(&self) -> &Files {
        &self.files
    }

    pub const fn files_mut(&mut self) -> &mut Files {
        &mut self.files
    }

    /// Returns whether there is a folder for the program's own files.
    pub const fn has_folders(&self) -> bool {
        self.folders.is_some()
    }

    /// Returns whether the unfinished games of earlier windows have been found.
    pub const fn knows_unfinished(&self) -> bool {
        self.knows_unfinished
    }

    /// Notes whether the unfinished games of earlier windows have been found. Once they have,
    /// what was left before then moves to the past games.
    pub fn note_unfinished(&mut self, are_known: bool) {
        self.knows_unfinished = are_known;
        if are_known {
            for (game, files) in mem::take(&mut self.replaced_early) {
                self.files.archive_own(game, files);
            }
        }
    }

    pub fn offers_unfinished(&self) -> bool {
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
        let envelope = tables.game_to_save().envelope();
        tables.files_to_save().note_now(&envelope);
        // Until the last game is known, it must not be overwritten.
        if self.folders.is_some() && self.knows_unfinished {
            let Some(state) = tables.state_to_save(now) else {
                return;
            };
            if state.moves > 0 || envelope.has_notes() {
                self.files.autosave(envelope.to_text());
            }
        }
    }

    /// Keeps the game in front among the past games: it has ended, or was reviewed.
    pub fn keep_ended(&self, tables: &Tables) {
        if self.folders.is_some() {
            self.files.keep_ended(tables.front().envelope(), tables.files.clone());
        }
    }

    /// Moves a game that is no longer in front to the past games.
    pub fn keep_replaced(&mut self, left: Option<(Envelope, FilesOfGame)>) {
        match left {
            Some((game, files)) if self.knows_unfinished => self.files.archive_own(game, files),
            left => self.replaced_early.extend(left),
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
                self.files.is_keeping_game() || !self.knows_unfinished && state.moves > 0
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
            && tables.state_to_save(now).is_some_and(|state| state.moves > 0 && !state.has_ended)
    }

    /// Returns why closing the window now would lose something; `None` if it would not.
    pub fn unsaved(&self, tables: &Tables, now: f64) -> Option<String> {
        match self.autosave.trouble() {
            Some(trouble) => Some(text::notices::not_saved(trouble)),
            None if self.knows_unfinished => None,
            None if self.replaced_early.is_empty() && !self.has_game(tables, now) => None,
            None => Some(text::notices::not_saved_yet().to_owned()),
        }
    }

    /// Immediately retries the autosave.
    pub fn retry(&self) {
        if self.autosave.trouble().is_some() {
            self.files.retry_autosave();
        }
    }

    // The other files of the program.

    pub fn save_settings(&self, settings: Settings) {
        if let Some(folders) = &self.folders {
            self.files.save_settings(folders.settings_file(), settings);
        }
    }

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

    /// Requests the statistics. Returns whether there is a folder for them.
    pub fn read_statistics(&self) -> bool {
        if let Some(folders) = &self.folders {
            self.files.statistics(folders.statistics_file());
        }
        self.has_folders()
    }

    pub fn clear_statistics(&self) {
        if let Some(folders) = &self.folders {
            self.files.clear_statistics(folders.statistics_file());
        }
    }

    pub fn games_folder(&self) -> Option<&Path> {
        self.folders.as_ref().map(|folders| &*folders.data)
    }

    /// Requests the past games. Returns their folder, if there is one.
    pub fn read_past_games(&self) -> Option<PathBuf> {
        let folder = self.games_folder()?.to_owned();
        self.files.past_games(folder.clone());
        Some(folder)
    }

    // The files that the user names.

    /// Asks the user for a file.
    pub fn ask_where(&self, tables: &Tables, purpose: Purpose) {
        let usual = if purpose == Purpose::Save { tables.files.last() } else { None };
        let table = tables.front();
        let labels = words::dialog_labels(purpose, table.entry().name);
        let labels = match purpose {
            Purpose::Share(_) => {
                DialogLabels { name: shared_name(&table.variant(), clock::local_day()), ..labels }
            }
            Purpose::Open | Purpose::Save | Purpose::SaveTable => labels,
        };
        self.files.show_dialog(purpose, labels, usual);
    }

    /// Keeps the game for the picture or animation whose file is being asked for: it is shown as it
    /// is now, even if a computer plays meanwhile.
    pub fn share_later(&mut self, shared: (Envelope, PictureLook)) {
        self.shared = Some(shared);
    }

    /// Writes the statistics as a table, if there are any.
    pub fn save_table(&mut self, table: PathBuf, existing: Existing) -> Option<Request> {
        let statistics = self.folders.as_ref()?.statistics_file();
        Some(self.files.export(statistics, table, existing))
    }

    /// Writes the picture or the animation that was asked for last, if there is one.
    pub fn share(
        &mut self,
        tables: &Tables,
        media: Media,
        path: PathBuf,
        existing: Existing,
    ) -> Option<Request> {
        let (game, look) = self.shared.clone()?;
        let games = tables.games().to_vec();
        self.painted.store(0, Ordering::Relaxed);
        let painted = Arc::clone(&self.painted);
        let paint = Box::new(move |should_stop: &dyn Fn() -> bool| {
            look.file(&game, &games, media, &|share| {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a share from 0 to 1"
                )]
                painted.store((100.0 * share) as u8, Ordering::Relaxed);
                should_stop()
            })
        });
        Some(self.files.share(media, path, existing, paint))
    }

    /// Returns how much of the animation is painted, in percent.
    pub fn painted(&self) -> u8 {
        self.painted.load(Ordering::Relaxed)
    }

    /// Paints a picture for the clipboard.
    pub fn paint(&mut self, tables: &Tables, (game, look): (Envelope, PictureLook)) {
        let games = tables.games().to_vec();
        self.files.paint_picture(Box::new(move |_| look.picture(&game, &games)));
    }

    /// Paints the small picture of the game in a file, or of the unfinished one, with its board laid
    /// out for a longer side of so many points; `load` returns the game.
    pub fn paint_small(
        &mut self,
        tables: &Tables,
        path: Option<PathBuf>,
        (look, side): (PictureLook, f32),
        load: Box<dyn FnOnce() -> Result<Envelope, FileFault> + Send>,
    ) {
        let games = tables.games().to_vec();
        let paint = Box::new(move |_: &dyn Fn() -> bool| look.small(&load()?, &games, side));
        self.files.paint_small(path, look.width, paint);
    }
}

/// Returns a name for the picture or the animation of a game, which any system allows: `Connect 5
/// 9x7 2026-11-29`.
fn shared_name(variant: &str, day: Day) -> String {
    let name = format!("{} {day}", variant.replace(" × ", "x"));
    let allowed = |letter: char| letter.is_alphanumeric() || " -.,'()".contains(letter);
    let name: String = name.chars().filter(|&letter| allowed(letter)).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the look of a picture in the colours of the window.
pub fn look(settings: &Settings, ctx: &Context, width: u16) -> PictureLook {
    PictureLook {
        dark: ctx.theme() == egui::Theme::Dark,
        colours: settings.colours,
        emblems: settings.emblems,
        width,
        language: words::language(),
    }
}

/// How long the game may remain unwritten before the user is told, in seconds.
const PATIENCE: f64 = 2.0;

/// Tracks whether the game in progress is on the disk.
#[derive(Debug, Default)]
pub struct Autosave {
    /// Why the last write failed; `None` if it worked.
    trouble: Option<String>,
    /// When the unwritten change was made; `None` if there is none.
    waits_since: Option<f64>,
    /// Whether it has waited so long that the user is told.
    is_slow: bool,
}

impl Autosave {
    /// Returns why the last write failed.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Returns the notice that stays on the screen while the game cannot be written.
    pub fn standing(&self) -> Option<Standing> {
        match &self.trouble {
            Some(trouble) => Some(Standing {
                whole: text::notices::not_saved(trouble),
                short: text::notices::not_saved_short(),
            }),
            None => self.is_slow.then(|| Standing {
                whole: text::notices::not_saved_yet().to_owned(),
                short: text::notices::not_saved_yet_short(),
            }),
        }
    }

    /// Notes the result of a write. Returns a notice if it differs from the last one.
    pub fn on_result(&mut self, failed: Option<String>) -> Option<String> {
        if failed == self.trouble {
            return None;
        }
        self.trouble.clone_from(&failed);
        Some(
            failed.map_or_else(
                || text::notices::saved_again().to_owned(),
                text::notices::save_failed,
            ),
        )
    }

    /// Notes whether the game is unwritten. Returns a notice when that lasts long, and when it
    /// ends.
    pub fn tick(&mut self, ctx: &Context, now: f64, waits: bool) -> Option<String> {
        self.waits_since = waits.then(|| self.waits_since.unwrap_or(now));
        let is_slow = self.waits_since.is_some_and(|since| wait_until(ctx, now, since + PATIENCE));
        if mem::replace(&mut self.is_slow, is_slow) == is_slow || self.trouble.is_some() {
            return None;
        }
        Some(
            self.standing()
                .map_or_else(|| text::notices::saved_again().to_owned(), |standing| standing.whole),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_named_after_its_game() {
        let day = "2026-11-29".parse().expect("a day");
        assert_eq!(shared_name("Connect 5 · 9 × 7", day), "Connect 5 9x7 2026-11-29");
        assert_eq!(shared_name("五目並べ/..\\", day), "五目並べ.. 2026-11-29");
    }

    #[test]
    fn a_failure_is_told_once_and_so_is_its_end() {
        let mut autosave = Autosave::default();
        assert_eq!(autosave.on_result(None), None, "nothing was wrong");
        let full = || Some("the disk is full".to_owned());
        assert!(autosave.on_result(full()).is_some());
        assert_eq!(autosave.on_result(full()), None, "told already");
        let standing = autosave.standing().expect("it lasts");
        assert_eq!(standing.whole, "Your game is not saved. the disk is full");
        let again = autosave.on_result(None).expect("it is over");
        assert_eq!(again, "Your game is saved again");
        assert_eq!(autosave.standing(), None);
    }

    #[test]
    fn a_game_that_waits_for_two_seconds_is_told() {
        let ctx = Context::default();
        let mut autosave = Autosave::default();
        assert_eq!(autosave.tick(&ctx, 10.0, true), None);
        assert_eq!(autosave.tick(&ctx, 11.9, true), None);
        assert!(autosave.tick(&ctx, 12.0, true).is_some());
        assert_eq!(autosave.tick(&ctx, 13.0, true), None, "once");
        assert!(autosave.tick(&ctx, 14.0, false).is_some(), "saved again");
    }
}
