//! The dialogs and pages that cover the screen, one over the other, and what they wait for.

use std::any::Any;
use std::mem;
use std::path::{Path, PathBuf, absolute};

use egui::{Context, Rect, TextureOptions};

use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, Effects, GameEntry};
use crate::app::dialogs;
use crate::app::dialogs::crash_report::{CrashOffer, CrashPage};
use crate::app::dialogs::game_rows::Row;
use crate::app::dialogs::layer::{AfterAnswer, Layer};
use crate::app::dialogs::path_field::{PathField, TakenPath};
use crate::app::dialogs::resume::{OfferedGame, ResumeOffer};
use crate::app::dialogs::slow_file::{PendingFile, Waiting};
use crate::app::dialogs::statistics::StatisticsPage;
use crate::app::input::commands::Cover;
use crate::app::kit::pictures::image;
use crate::app::kit::wait_until;
use crate::core::day::Day;
use crate::storage::picture::Pixels;
use crate::storage::{CrashReport, Envelope, FileError, Progress};
use crate::words::{Explain as _, text};
use crate::worker::{PastBatch, Purpose, Request, StatisticsRead};

/// How long a file may take before the user is told about the wait, in seconds.
const MOMENT: f64 = 0.5;

#[derive(Default)]
pub struct Modals {
    /// The last one is in front.
    layers: Vec<Box<dyn Layer>>,
    /// What to do with what was typed on the page that was closed.
    closed: Option<Command>,
    /// The file that the user has named and that has not answered yet. There is one at a time: the
    /// next request replaces it.
    pending: Option<PendingFile>,
    /// A report that is offered once nothing else covers the screen.
    crash_report: Option<Box<CrashReport>>,
}

impl Modals {
    pub fn top(&self) -> Option<&dyn Layer> {
        self.layers.last().map(|layer| &**layer)
    }

    /// Returns the layer in front, if it is of this kind.
    fn top_as<L: Layer>(&self) -> Option<&L> {
        (self.top()? as &dyn Any).downcast_ref()
    }

    fn top_as_mut<L: Layer>(&mut self) -> Option<&mut L> {
        (&mut **self.layers.last_mut()? as &mut dyn Any).downcast_mut()
    }

    /// Returns the layer of this kind, wherever it is.
    fn find_mut<L: Layer>(&mut self) -> Option<&mut L> {
        self.layers.iter_mut().find_map(|layer| (&mut **layer as &mut dyn Any).downcast_mut())
    }

    /// Closes the layer in front, if it is of this kind, and returns it.
    pub fn take<L: Layer>(&mut self) -> Option<Box<L>> {
        self.top_as::<L>()?;
        (self.layers.pop()? as Box<dyn Any>).downcast().ok()
    }

    /// Returns whether something covers the screen.
    pub const fn is_open(&self) -> bool {
        !self.layers.is_empty()
    }

    /// Returns how it changes the meaning of keys.
    pub fn cover(&self) -> Option<Cover> {
        self.top().map(Layer::cover)
    }

    /// Covers the screen in place of what covers it now, unless that must be answered.
    pub fn show(&mut self, layer: impl Layer) {
        if !self.must_be_answered() {
            self.close();
            self.layers.push(Box::new(layer));
        }
    }

    /// Shows a layer over what covers the screen, which is there again once it is closed.
    pub fn show_over(&mut self, layer: impl Layer) {
        if !self.must_be_answered() {
            self.layers.push(Box::new(layer));
        }
    }

    /// Answers the question in front with yes, or with no, as on leaving a page. Returns what
    /// follows, and whether nothing covers the screen any more.
    pub fn answer(&mut self, yes: bool) -> (Vec<Command>, bool) {
        let mut commands = Vec::new();
        let Some(layer) = self.layers.last_mut() else {
            return (commands, false);
        };
        let fate = if yes { layer.accept(&mut commands) } else { layer.leave(&mut commands) };
        match fate {
            AfterAnswer::Stays => (commands, false),
            AfterAnswer::Closes => {
                self.closed = layer.closed();
                self.layers.pop();
                (commands, !self.is_open())
            }
            AfterAnswer::Replaced(by) => {
                *layer = by;
                (commands, false)
            }
        }
    }

    /// Closes all that covers the screen.
    pub fn close(&mut self) {
        self.close_draft();
        self.layers.clear();
        if let Some(file) = &mut self.pending {
            file.is_in_front = false;
        }
    }

    /// Shows the layer in front, if any. Returns its place.
    pub fn ui(&mut self, cx: &Cx<'_>, commands: &mut Vec<Command>) -> Option<Rect> {
        let top = &mut **self.layers.last_mut()?;
        Some(dialogs::layer_ui(top, cx, commands))
    }

    /// Closes the layer in front if something was typed there.
    pub fn close_draft(&mut self) {
        if let Some(closed) = self.top().and_then(Layer::closed) {
            self.closed = Some(closed);
            self.layers.pop();
        }
    }

    /// Takes what to do with what was typed on the page that was closed.
    pub const fn take_closed(&mut self) -> Option<Command> {
        self.closed.take()
    }

    pub fn must_be_answered(&self) -> bool {
        self.top().is_some_and(Layer::must_be_answered)
    }

    // Unfinished games.

    /// Offers unfinished games. An earlier version of a game comes after those already offered.
    pub fn offer_games(&mut self, games: Vec<OfferedGame>) {
        if let Some(ResumeOffer { offered }) = self.top_as_mut() {
            offered.extend(games);
        } else if !games.is_empty() {
            self.show(ResumeOffer { offered: games });
        }
    }

    /// Takes one of the offered games. Returns it, and whether it was the last one.
    pub fn take_offer(&mut self, index: usize) -> Option<(OfferedGame, bool)> {
        let ResumeOffer { offered } = self.top_as_mut()?;
        let taken = (index < offered.len()).then(|| offered.remove(index))?;
        Some((taken, offered.is_empty()))
    }

    // Crash reports.

    /// Keeps a crash report to offer later.
    pub fn on_crash_report(&mut self, report: Box<CrashReport>) {
        self.crash_report = Some(report);
    }

    /// Offers the crash report, if there is one and nothing covers the screen.
    pub fn offer_crash_report(&mut self) {
        if !self.is_open()
            && let Some(report) = self.crash_report.take()
        {
            self.show(CrashOffer(report));
        }
    }

    pub fn crash_report(&self) -> Option<&CrashReport> {
        self.top_as().map(|CrashPage(report)| &**report)
    }

    // Pages that wait for the disk.

    /// Returns whether a page is still waiting for its content.
    pub fn is_reading(&self) -> bool {
        self.top().is_some_and(Layer::is_reading)
    }

    /// Shows the statistics, or why they cannot be read, if their page is still open. Returns a
    /// notice.
    pub fn on_statistics(
        &mut self,
        read: Result<StatisticsRead, FileError>,
        games: &[&'static GameEntry],
        today: Day,
    ) -> Option<String> {
        match (read, self.top_as_mut::<StatisticsPage>()) {
            (Ok(read), Some(view)) => {
                view.on_read(read.statistics, games, today);
                read.fault.map(|fault| fault.explain())
            }
            (Err(error), Some(view)) => {
                view.fail(&error.explain());
                None
            }
            // The page was closed, or covered, before they came.
            (Ok(read), None) => read.fault.map(|fault| fault.explain()),
            (Err(error), None) => Some(error.explain()),
        }
    }

    /// Gives past games to the page of progress, also below a question. Returns whether it is open.
    pub fn on_past_games(&mut self, batch: &PastBatch, progress: &Progress, today: Day) -> bool {
        let page = self.find_mut::<StatisticsPage>();
        page.map(|page| page.on_past_games(batch, progress, today)).is_some()
    }

    // Small pictures of saved games.

    /// Takes the games whose rows have come into view and have no picture yet, each with its file.
    pub fn take_unpainted(&mut self) -> Vec<(PathBuf, Box<Envelope>)> {
        self.rows().filter_map(|(path, row)| Some((path.to_owned(), row.take_wanted()?))).collect()
    }

    /// Shows a picture in the row of its game, if that is still shown.
    pub fn on_small_picture(&mut self, ctx: &Context, path: &Path, picture: &Pixels) {
        if let Some((_, row)) = self.rows().find(|(file, _)| *file == path) {
            row.set_picture(ctx.load_texture(
                format!("saved game {}", path.display()),
                image(picture),
                TextureOptions::LINEAR,
            ));
        }
    }

    /// Returns the rows shown, each with its file.
    fn rows(&mut self) -> impl Iterator<Item = (&Path, &mut Row)> {
        let offered = self.top_as_mut().map(|ResumeOffer { offered }| offered);
        let rows = offered.into_iter().flatten();
        rows.map(|offered| (offered.path.as_path(), &mut offered.row))
    }

    // The field for a path, and slow files.

    /// Asks for the path of a file: the one suggested, another name in its folder, or any other.
    /// `taken` is the existing file with that name.
    pub fn ask_path(&mut self, purpose: Purpose, suggestion: &Path, taken: Option<TakenPath>) {
        let suggestion = absolute(suggestion).unwrap_or_default();
        self.show(PathField {
            purpose,
            text: suggestion.display().to_string(),
            suggestion,
            taken,
            trouble: None,
        });
    }

    pub fn asks_path(&self) -> bool {
        self.top_as::<PathField>().is_some()
    }

    /// Waits for a file from now on, instead of any other. The field for a path, if that `is_typed`
    /// there, stays open until then: what was typed may be wrong.
    pub fn await_file(&mut self, file: PendingFile, is_typed: bool) {
        self.pending = Some(PendingFile { is_in_front: is_typed && self.asks_path(), ..file });
    }

    /// Returns whether an animation is being made.
    pub fn awaits_animation(&self) -> bool {
        self.pending.as_ref().is_some_and(|file| file.is_long)
    }

    /// Returns whether what covers the screen waits for a file.
    pub fn awaits_file(&self) -> bool {
        self.pending.as_ref().is_some_and(|file| file.is_in_front)
    }

    /// Says that the file takes its time if it does, where there is room for that. Returns what to
    /// say besides.
    pub fn show_slow_file(&mut self, ctx: &Context, now: f64) -> Effects {
        let Some(file) = self.pending.as_mut().filter(|file| !file.is_long) else {
            return Effects::default();
        };
        if !wait_until(ctx, now, file.since + MOMENT) {
            return Effects::default();
        }
        let was_told = mem::replace(&mut file.is_told, true);
        let sentence = text::dialogs::waiting(&file.name);
        match self.layers.last_mut() {
            None => {
                file.is_in_front = true;
                self.layers.push(Box::new(Waiting { name: file.name.clone() }));
                Effects::default()
            }
            Some(_) if was_told => Effects::default(),
            Some(field) if file.is_in_front => {
                field.on_trouble(sentence.clone());
                Effects::announcement(sentence)
            }
            // Another dialog stays.
            Some(_) => Effects::notice(sentence),
        }
    }

    /// Stops waiting for the file that the layer on top waits for, and returns it.
    pub fn give_up(&mut self) -> Option<PendingFile> {
        self.pending.take_if(|file| file.is_in_front)
    }

    /// Stops waiting for this file. Returns whether the field for its path waited for it.
    pub fn end_wait(&mut self, request: Request) -> bool {
        let Some(answered) = self.pending.take_if(|file| file.request == request) else {
            return false;
        };
        answered.is_in_front && self.take::<Waiting>().is_none()
    }

    /// Closes the field for the path of a file that was written. Returns what the file is for.
    pub fn close_path(&mut self) -> Option<Purpose> {
        self.take().map(|field: Box<PathField>| field.purpose)
    }

    /// Says why a file could not be used: in the field for its path, where what was typed stays, or
    /// else as a notice.
    pub fn on_file_failed(&mut self, in_field: bool, message: String) -> Effects {
        match self.layers.last_mut().filter(|_| in_field) {
            Some(field) => {
                field.on_trouble(message.clone());
                Effects::announcement(message)
            }
            None => Effects::notice(message),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialogs::help::Help;
    use crate::app::dialogs::menu::Menu;
    use crate::worker::Files;

    /// Lets a file be waited for from now on, the moment 0. Returns its request.
    fn await_slow_file(modals: &mut Modals, is_typed: bool) -> Request {
        let mut files = Files::start(None, || {}).expect("a thread");
        let request = files.open("no such folder/slow.json".into());
        modals.await_file(PendingFile::new(request, "slow.json".to_owned(), 0.0), is_typed);
        request
    }

    #[test]
    fn a_slow_file_covers_the_screen_until_it_comes() {
        let (mut modals, ctx) = (Modals::default(), Context::default());
        let request = await_slow_file(&mut modals, false);
        modals.show_slow_file(&ctx, 0.4);
        assert!(!modals.is_open(), "it has come soon enough so far");
        modals.show_slow_file(&ctx, 1.0);
        assert!(modals.awaits_file());
        assert!(!modals.end_wait(request));
        assert!(!modals.is_open());
    }

    #[test]
    fn a_slow_file_is_told_once_where_a_page_is_open() {
        let (mut modals, ctx) = (Modals::default(), Context::default());
        let request = await_slow_file(&mut modals, false);
        modals.show(Help);
        let told = modals.show_slow_file(&ctx, 1.0).notice;
        assert_eq!(told.as_deref(), Some("Waiting for slow.json…"));
        assert_eq!(modals.show_slow_file(&ctx, 1.0).notice, None);
        assert!(!modals.end_wait(request));
        assert!(modals.take::<Help>().is_some());
    }

    #[test]
    fn the_field_for_a_path_keeps_what_was_typed_until_its_own_file_is_there() {
        let mut modals = Modals::default();
        modals.ask_path(Purpose::Open, Path::new("gone.json"), None);
        let request = await_slow_file(&mut modals, true);
        assert!(modals.awaits_file() && modals.end_wait(request));
        assert!(!modals.end_wait(request), "it has answered");
        let told = modals.on_file_failed(true, "No such file".to_owned());
        assert_eq!((told.announcement.is_some(), told.notice), (true, None));
        assert!(modals.asks_path() && !modals.awaits_file());
        assert_eq!(modals.close_path(), Some(Purpose::Open));
        assert!(!modals.is_open());
    }

    #[test]
    fn only_an_answer_removes_the_offer_of_the_last_games() {
        let mut modals = Modals::default();
        modals.show(ResumeOffer { offered: Vec::new() });
        modals.show(Menu);
        assert!(modals.must_be_answered());
    }
}
