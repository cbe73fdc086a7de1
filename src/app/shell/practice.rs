//! What the window does for whatever is practised: opens it over the game in front, lets it go on,
//! leaves it, and keeps how far one has come.

use egui::Context;

use super::progress::ProgressFile;
use crate::app::contract::practice::{Around, Effects, Practice, PracticeEntry};
use crate::app::contract::route::Route;
use crate::app::contract::table::GameEntry;
use crate::app::{App, Command, Open};
use crate::clock;
use crate::storage::{Lesson, Progress};
use crate::worker::ProgressRead;

impl App {
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
            self.kept.wanted = Some((game, name, self.route));
            return;
        }
        let Some(entry) = self
            .practices()
            .find(|(own, entry)| own.name == game && entry.name == name)
            .map(|(_, entry)| entry)
        else {
            return;
        };
        self.table.stop_thinking();
        self.front = None;
        self.says.drop_notice();
        let back_to = match (&self.practising, self.route) {
            (Some(open), Route::Practice) => open.back_to,
            (_, screen) => screen,
        };
        let today = clock::utc_day().since_1970();
        let progress = self.kept.progress.game_mut(game);
        if entry.is_lesson && progress.lesson != Lesson::Done {
            progress.lesson = Lesson::Begun;
        }
        let practice = (entry.start)(
            ctx,
            &mut Around {
                settings: &self.settings,
                progress,
                now: self.now,
                today,
            },
        );
        self.says
            .announce(format!("{}. {}", entry.title, practice.announcement()));
        self.practising = Some(Open {
            game,
            practice,
            back_to,
        });
        self.route = Route::Practice;
    }

    /// Returns all that can be practised, with its game.
    pub(in crate::app) fn practices(
        &self,
    ) -> impl Iterator<Item = (&'static GameEntry, &'static PracticeEntry)> + '_ {
        self.games
            .iter()
            .flat_map(|&game| game.practices.iter().map(move |entry| (game, entry)))
    }

    /// Does something with what is practised, if anything is.
    pub(in crate::app) fn on_practice<R>(
        &mut self,
        act: impl FnOnce(&mut dyn Practice, &mut Around<'_>) -> R,
    ) -> Option<R> {
        let Self {
            practising,
            kept,
            settings,
            now,
            ..
        } = self;
        let open = practising.as_mut()?;
        let progress = kept.progress.game_mut(open.game);
        let mut around = Around {
            settings,
            progress,
            now: *now,
            today: clock::utc_day().since_1970(),
        };
        Some(act(&mut *open.practice, &mut around))
    }

    /// Lets what is practised go on, or forgets it, if something else has come on the screen.
    pub(in crate::app) fn tick_practice(&mut self, ctx: &Context) {
        if self.route == Route::Practice {
            if let Some(effects) = self.on_practice(|practice, around| practice.tick(ctx, around)) {
                self.follow_practice(ctx, effects);
            }
        } else {
            self.practising = None;
        }
    }

    /// Does what is left to do after a practice has done something.
    pub(in crate::app) fn follow_practice(&mut self, ctx: &Context, effects: Effects) {
        if let Some(open) = &mut self.practising {
            self.voice.play(open.practice.take_sounds(), &self.settings);
        }
        match (effects.announcement, effects.notice) {
            (announcement, Some(notice)) => self.says.tell(announcement, &notice, self.now),
            (Some(announcement), None) => self.says.announce(announcement),
            (None, None) => {}
        }
        if let Some(command) = effects.command {
            self.apply(ctx, command);
        }
    }

    /// Leads back from what is practised to the screen before it.
    pub(in crate::app) fn leave_practice(&mut self) {
        let Some(open) = self.practising.take() else {
            return;
        };
        match open.back_to {
            Route::Play => {
                self.route = Route::Play;
                self.says.announce(self.table.announcement());
            }
            Route::Title => {
                self.route = Route::Title;
                self.announce_title();
            }
            // What was being chosen is still there.
            Route::ModeSelect | Route::Practice => {
                self.route = Route::ModeSelect;
                self.announce_modes();
            }
        }
    }

    /// Returns the lesson of the game that is being chosen, if it is to be offered: until it is
    /// taken or declined.
    pub(in crate::app) fn offered_lesson(
        &mut self,
    ) -> Option<(&'static str, &'static PracticeEntry)> {
        if self.route != Route::ModeSelect || !self.kept.is_known() {
            return None;
        }
        let chosen = self.on_draft(|table, _| table.name());
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
            .filter(|&(_, _, screen)| screen == self.route)
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
