//! What the window does for whatever is practised: opens it over the game in front, lets it go on,
//! leaves it, and keeps how far one has come.

use egui::Context;

use super::progress::ProgressFile;
use crate::app::contract::practice::PracticeEntry;
use crate::app::contract::table::GameEntry;
use crate::app::dialogs::modal::Screen;
use crate::app::{App, Command, Open};
use crate::clock;
use crate::storage::{Lesson, Progress};
use crate::worker::ProgressRead;

impl App {
    /// Returns the date, as the number of days since 1 January 1970.
    pub(in crate::app) fn today() -> u64 {
        clock::utc_day().since_1970()
    }

    /// Begins the first lesson, if it is offered.
    pub(in crate::app) fn take_lesson(&mut self, ctx: &Context) {
        if let Some((game, lesson)) = self.offered_lesson() {
            self.practise(ctx, game, lesson.name);
        }
    }

    /// Opens what a game offers for practice; once it is known what was practised until now, if
    /// that is being read.
    pub(in crate::app) fn practise(
        &mut self,
        ctx: &Context,
        game: &'static str,
        name: &'static str,
    ) {
        if !self.kept.is_known() {
            self.kept.wanted = Some((game, name, self.screen));
            return;
        }
        let Some(entry) = self
            .practices()
            .find(|(own, entry)| own.name == game && entry.name == name)
            .map(|(_, entry)| entry)
        else {
            return;
        };
        self.table.leave();
        self.front = None;
        self.says.drop_notice();
        let back_to = match (&self.practising, self.screen) {
            (Some(open), Screen::Practice) => open.back_to,
            (_, screen) => screen,
        };
        let progress = self.kept.progress.game_mut(game);
        if entry.is_lesson && progress.lesson != Lesson::Done {
            progress.lesson = Lesson::Begun;
        }
        let progress = progress.clone();
        let practice = self.on_table(|_, context| (entry.start)(ctx, context, progress));
        self.says
            .announce(format!("{}. {}", entry.title, practice.announcement()));
        self.practising = Some(Open {
            game,
            practice,
            back_to,
        });
        self.screen = Screen::Practice;
    }

    /// Returns all that can be practised, with its game.
    pub(in crate::app) fn practices(
        &self,
    ) -> impl Iterator<Item = (&'static GameEntry, &'static PracticeEntry)> + '_ {
        self.games
            .iter()
            .flat_map(|&game| game.practices.iter().map(move |entry| (game, entry)))
    }

    /// Leads back from what is practised to the screen before it.
    pub(in crate::app) fn leave_practice(&mut self) {
        let Some(open) = self.practising.take() else {
            return;
        };
        match open.back_to {
            Screen::Play => {
                self.screen = Screen::Play;
                self.says.announce(self.table.announcement());
            }
            Screen::Title => {
                self.screen = Screen::Title;
                self.announce_title();
            }
            // What was being chosen is still there.
            Screen::ModeSelect | Screen::Practice => {
                self.screen = Screen::ModeSelect;
                self.announce_modes();
            }
        }
    }

    /// Returns the lesson of the game that is being chosen, if it is to be offered: until it is
    /// taken or declined.
    pub(in crate::app) fn offered_lesson(
        &mut self,
    ) -> Option<(&'static str, &'static PracticeEntry)> {
        if self.screen != Screen::ModeSelect || !self.kept.is_known() {
            return None;
        }
        let chosen = self.on_draft(|table, _| table.entry().name);
        let (game, entry) = self
            .practices()
            .find(|(game, entry)| game.name == chosen && entry.is_lesson)?;
        let is_new = self
            .kept
            .progress
            .of(game.name)
            .is_none_or(|progress| progress.lesson == Lesson::New);
        is_new.then_some((game.name, entry))
    }

    /// Offers the lesson of a game no longer.
    pub(in crate::app) fn decline_lesson(&mut self, game: &str) {
        self.kept.progress.game_mut(game).lesson = Lesson::Declined;
        self.says.announce("The first lesson is in the menu");
    }

    /// Takes in what was practised until now.
    pub(in crate::app) fn take_in_progress(&mut self, ctx: &Context, read: ProgressRead) {
        match read {
            ProgressRead::Found(progress) => {
                self.kept.file = ProgressFile::Holds((*progress).clone());
                self.kept.progress = *progress;
            }
            ProgressRead::SetAside(told) => {
                self.kept.file = ProgressFile::Holds(Progress::default());
                self.tell(told);
            }
            ProgressRead::LeftAlone(told) => {
                self.kept.file = ProgressFile::NotOurs;
                self.tell(told);
            }
        }
        // Whoever has gone elsewhere meanwhile is not called back.
        if let Some((game, name, _)) = self
            .kept
            .wanted
            .take()
            .filter(|&(_, _, screen)| screen == self.screen)
        {
            self.apply(ctx, Command::Practise(game, name));
        }
    }

    /// Writes what was practised if it has changed.
    pub(in crate::app) fn keep_progress(&mut self) {
        if matches!(&self.kept.file, ProgressFile::Holds(saved) if *saved != self.kept.progress) {
            self.write_progress();
        }
    }

    /// Writes what was practised; not over a file that is not known yet, or not ours.
    pub(in crate::app) fn write_progress(&mut self) {
        if let (ProgressFile::Holds(saved), Some(folders)) =
            (&mut self.kept.file, &self.disk.folders)
        {
            saved.clone_from(&self.kept.progress);
            self.disk
                .files
                .save_progress(folders.progress_file(), saved.clone());
            self.keeping.progress.begin();
        }
    }
}
