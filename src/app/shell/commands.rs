//! Acts on commands: an arm for each, with longer ones in functions below.

mod back;
mod new_games;

use std::mem;
use std::path::{Path, PathBuf, is_separator};

use egui::{Context, ViewportCommand};
use serde_json::Value;

use super::events::PAGE_PATIENCE;
use super::placement::fills_screen;
use super::practice::PracticeRequest;
use super::saves;
use super::tables::View;
use crate::app::contract::command::{Act, Action, Choice, Command};
use crate::app::contract::screen::{Cx, Effects, PictureLook, Screen, Unfinished};
use crate::app::dialogs::encodings::Encodings;
use crate::app::dialogs::engines::Engines;
use crate::app::dialogs::help::Help;
use crate::app::dialogs::menu::Menu;
use crate::app::dialogs::pages::{Lessons, OpenPage};
use crate::app::dialogs::questions::QuitQuestion;
use crate::app::dialogs::settings::SettingsPage;
use crate::app::dialogs::sharing::Sharing;
use crate::app::dialogs::slow_file::PendingFile;
use crate::app::dialogs::statistics::{ClearStatistics, StatisticsPage};
use crate::app::input::keys;
use crate::app::kit::zoom;
use crate::app::{App, Base, theme};
use crate::clock;
use crate::launch::{Media, USUAL_WIDTH};
use crate::storage::{
    AfterGame, Engine, Envelope, GAME_ENDING, GamePart, Panel, PastFilter, Settings, shown,
};
use crate::words::{self, text};
use crate::worker::{Cue, Existing, PastBatch, Purpose, Sound};

impl App {
    /// Returns what is in view, and what that may see of the rest of the window.
    pub(in crate::app) fn view<'a>(&'a mut self, ctx: &'a Context) -> View<'a> {
        let now = self.frame.now;
        let (game, state) = (self.game(), self.state());
        let offer = self.practice.offer(game);
        let game_is_kept = self.saves.has_game(&self.tables, now);
        let [has_previous, has_next] = self.tables.has_neighbours();
        let tables = &mut self.tables;
        let is_unfinished = tables.in_game && !state.has_ended && state.moves > 0;
        let is_choosing = matches!(self.base, Base::Form(_));
        let cx = Cx {
            ctx,
            settings: &self.preferences.settings,
            now,
            today: clock::utc_day().since_1970(),
            games: &tables.games,
            game,
            state,
            in_game: tables.in_game,
            has_previous,
            has_next,
            history: tables.history.as_ref(),
            offer,
            unfinished: (is_unfinished && is_choosing).then(|| Unfinished {
                about: tables.front.progress(),
                picture: tables.picture.0.clone(),
            }),
            progress: self.practice.progress(),
            past_games: tables.past_games,
            games_folder: tables.games_folder.as_deref(),
            game_is_kept,
            has_file: self.saves.files().last_read().is_some(),
            awaits_file: self.modals.awaits_file(),
        };
        View {
            front: &mut *tables.front,
            other: self.base.screen(&mut self.past),
            modals: &mut self.modals,
            cx,
        }
    }

    /// Acts on a command.
    pub(in crate::app) fn apply(&mut self, ctx: &Context, command: Command) {
        if self.is_locked(&command) {
            self.notify(text::settings::help_is_locked());
        } else {
            self.carry_out(ctx, command);
        }
    }

    fn carry_out(&mut self, ctx: &Context, command: Command) {
        // A command removes a notice that has been in view long enough. An act on the board does
        // not, as it may only move the cursor.
        if !matches!(command, Command::Act(_)) {
            self.speech.announcer.drop_read_notice(self.frame.now);
        }
        let was_reading = self.modals.is_reading();
        match command {
            Command::Act(act) => self.act_on_screen(ctx, &act),
            Command::Letter(key) => {
                if let Some(command) = keys::letter_command(key, &self.focus()) {
                    if !matches!(command, Command::Table(_)) {
                        // It leads away from the board.
                        self.screen().forget_typed();
                    }
                    self.apply(ctx, command);
                }
            }
            Command::ShowNewGame => self.show_new_game(),
            Command::Yes => self.answer(ctx, true),
            Command::No => self.answer(ctx, false),
            Command::Back => self.back(ctx),

            Command::ChooseGame(name) => self.choose_game(name),
            Command::ChooseNextGame => self.choose_game(self.tables.name_after(self.game().name)),
            Command::NewGame(choice) => self.choose(ctx, choice),

            Command::Practise { game, name, task } => {
                let from = self.base.route();
                self.practise(ctx, PracticeRequest { game, name, task, from });
            }
            Command::TakeLesson => {
                let game = self.game();
                if let Some((lesson, _)) = self.practice.offer(game) {
                    self.apply(ctx, Command::practise(game.name, lesson.name));
                }
            }
            Command::ReadStatistics => {
                self.saves.read_statistics();
            }
            Command::ShowPlan => self.show_plan(),
            Command::ReturnToGame => self.show(Base::Table),
            Command::Begin(game, players) => self.begin_game(ctx, game, players),

            Command::Table(action) => self.act(ctx, action),
            Command::FreeBoard => self.toggle_free_board(ctx),
            Command::PlayAgain => self.play_next(ctx, None),
            Command::PlayLevel(level) => self.play_next(ctx, Some(level)),

            Command::AskFile(purpose) => {
                if let Purpose::Share(_) = purpose {
                    self.saves.share_later(self.shared(ctx));
                }
                self.saves.ask_where(&self.tables, purpose);
            }
            Command::UseFile(purpose, path, existing) => {
                self.use_file(purpose, path, existing, true);
            }
            Command::ShowEncodings => self.show_encodings(),
            Command::ReadIn(encoding) => self.read_again(encoding),
            Command::CopyPicture => self.saves.paint(&self.tables, self.shared(ctx)),
            Command::Copy => self.copy(ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::PasteText(text) => self.paste(ctx, &text),

            Command::CloseModal => {
                self.close_modal();
                self.announce_screen();
            }
            Command::ShowMenu => self.modals.show(Menu),
            Command::ShowHelp => self.modals.show(Help),
            Command::ShowLessons => self.modals.show(self.practice.lessons(self.game())),
            Command::ShowSharing => self.modals.show(Sharing),
            Command::ShowPage(page) => {
                self.modals.show_over(OpenPage::new(self.game(), page));
            }
            Command::EditComment => self.modals.show(self.tables.front().comment()),
            Command::SetComment(draft, is_done) => {
                let effects = self.tables.front_mut().set_comment(draft, is_done);
                self.follow(effects);
            }
            Command::EditInfo => self.modals.show(self.tables.front().info()),
            Command::SetInfo(draft, is_done) => {
                let effects = self.tables.front_mut().set_info(&draft, is_done);
                self.follow(effects);
            }
            Command::ShowSettings => {
                let seed = self.tables.series.seed();
                self.modals.show(SettingsPage::new(seed));
            }
            Command::ShowEngines => self.modals.show_over(Engines::default()),
            Command::ResumeGame(index) => self.resume(ctx, index),
            Command::OpenFileGame(index) => self.open_file_game(ctx, index),
            Command::Archive(index) => self.archive(index),
            Command::ArchiveAll => self.archive_all(),
            Command::ShowPastGames => self.show_past_games(ctx, PastFilter::default(), None),
            Command::ShowGamesOf(filter) => self.show_past_games(ctx, filter, None),
            Command::RemovePastGame(path) => self.saves.files().remove_past_game(path),
            Command::UndoDeletion => {
                let effects = self.past.undo_deletion();
                self.follow(effects);
            }
            Command::RestorePastGame(removed) => self.saves.files().restore_past_game(removed),
            Command::CopyCrashReport => {
                if let Some(report) = self.modals.crash_report() {
                    ctx.copy_text(report.text.clone());
                    self.notify(text::notices::report_copied());
                }
            }
            Command::RemoveCrashReport => self.remove_crash_report(),
            Command::ShowStatistics => self.show_statistics(),
            Command::ClearStatistics => self.modals.show_over(ClearStatistics),
            Command::DeleteStatistics => self.delete_statistics(),
            Command::TogglePanel => {
                self.preferences.settings.panel = match self.preferences.settings.panel {
                    Panel::Open => Panel::Folded,
                    Panel::Folded => Panel::Open,
                };
            }
            Command::ToggleFullscreen => {
                self.placement.fill_screen(ctx, !fills_screen(ctx), self.nesting());
            }
            // Without a folder to save the game in, quitting would lose it, so ask.
            Command::Quit if !self.saves.has_folders() && self.tables.in_game() => {
                self.modals.show(QuitQuestion { unwritten: None });
            }
            Command::Quit => self.begin_quit(ctx),
            Command::QuitNow { waits: true } => self.begin_quit(ctx),
            Command::QuitNow { waits: false } => {
                self.saves.files_mut().wait_no_more();
                self.quit.close(ctx);
            }
            Command::Stay => {
                self.quit.stay();
                self.announce_screen();
            }
            Command::DismissNotice => self.speech.announcer.drop_notice(),

            Command::Change(field, value) => self.change_setting(ctx, field, value),
            Command::Toggle(field) => self.toggle_setting(ctx, field),
            Command::TrySound => {
                let sounds = vec![Sound::now(Cue::Drop)];
                self.speech.sounds.play(sounds, &self.preferences.settings);
            }
            Command::SetZoom(zoom) => self.set_zoom(ctx, zoom),
            Command::SetEngine(place, engine) => self.set_engine(place, engine),
            Command::RemoveEngine(place) => {
                let engines = &mut self.preferences.settings.engines;
                if place < engines.len() {
                    engines.remove(place);
                }
            }
            Command::SetSeed(seed) => self.tables.series.set_seed(seed),
        }
        if !was_reading {
            self.await_page(ctx);
        }
        self.keep_typed(ctx);
        self.preferences.clamp();
        self.preferences.apply_theme(ctx);
        self.apply_language(ctx);
    }

    /// Gives the game what was typed on a page that was closed, if there is one.
    pub(super) fn keep_typed(&mut self, ctx: &Context) {
        if let Some(command) = self.modals.take_closed() {
            self.apply(ctx, command);
        }
    }

    /// Switches to the language of the settings.
    pub(super) fn apply_language(&mut self, ctx: &Context) {
        let language = self.preferences.language();
        if language != words::language() {
            words::set_language(language);
            theme::fonts::install(ctx);
            // The notice is in the old language.
            self.speech.announcer.drop_notice();
            self.frame.checks_letters = true;
            ctx.request_repaint();
        }
    }

    fn act_on_screen(&mut self, ctx: &Context, act: &Act) {
        let effects = self.on_screen(ctx, |screen, cx| screen.perform(act, cx));
        // The notice was about the position before.
        if effects.changed {
            self.speech.announcer.drop_read_notice(self.frame.now);
        }
        self.follow(effects);
    }

    /// Does what the window asks of the game in front.
    fn act(&mut self, ctx: &Context, action: Action) {
        let (state, after_game) = (self.state(), self.preferences.settings.after_game);
        let is_last = state.is_over && after_game == AfterGame::Stop;
        if action == Action::TogglePause && state.is_watched && is_last {
            return; // no game follows
        }
        let settings = &mut self.preferences.settings;
        let left = self.tables.leave_by(action, settings, self.frame.now);
        let effects = if let Some((effects, left)) = left {
            self.saves.keep_replaced(left);
            effects
        } else {
            let View { front, cx, .. } = self.view(ctx);
            front.act(action, &cx)
        };
        self.follow(effects);
    }

    /// Changes the engine in this place of the list, or adds one.
    fn set_engine(&mut self, place: Option<usize>, engine: Engine) {
        let engines = &mut self.preferences.settings.engines;
        match place {
            None => engines.push(engine),
            Some(place) => {
                if let Some(known) = engines.get_mut(place) {
                    *known = engine;
                }
            }
        }
    }

    /// Sets up a game of this name in the new-game screen.
    fn choose_game(&mut self, name: &str) {
        if let Base::Form(form) = &mut self.base {
            let effects = self.tables.choose_game(form, &self.preferences.settings, name);
            self.follow(effects);
        }
    }

    fn toggle_free_board(&mut self, ctx: &Context) {
        let effects = self.tables.toggle_free_board(ctx, self.frame.now);
        self.follow(effects);
    }

    /// Opens a practice, once the progress is known.
    pub(super) fn practise(&mut self, ctx: &Context, wanted: PracticeRequest) {
        let Some((title, start, progress)) = self.practice.begin(self.tables.games(), wanted)
        else {
            return;
        };
        let screen = start(&self.view(ctx).cx, progress, wanted.task);
        let said = text::play::two_sentences(title, screen.announcement());
        let leads_back = match &mut self.base {
            Base::Practice { screen, .. } => screen.kept_progress().is_some(),
            _ => true,
        };
        self.show_practice(wanted.game, screen, said, leads_back);
    }

    /// Shows a plan for the position in view.
    fn show_plan(&mut self) {
        match self.tables.front_mut().plan() {
            Some((screen, uncounts)) => {
                let announcement = screen.announcement();
                self.show_practice(self.game().name, screen, announcement, true);
                if uncounts {
                    self.follow(Effects::notice(text::play::hint_uncounts()));
                }
            }
            None => self.follow(Effects::notice(text::plan::over())),
        }
    }

    /// Fills the window with a practice, which leads back to what fills it now, or past that.
    pub(in crate::app) fn show_practice(
        &mut self,
        game: &'static str,
        screen: Box<dyn Screen>,
        said: String,
        leads_back: bool,
    ) {
        self.tables.leave();
        let lessons = self.modals.take::<Lessons>().map(|_| Command::ShowLessons);
        let progress = || self.modals.take::<StatisticsPage>().map(|_| Command::ShowStatistics);
        let page = lessons.or_else(progress);
        self.modals.close();
        let back_to = match mem::take(&mut self.base) {
            Base::Practice { back_to, .. } if !leads_back => back_to,
            base => Box::new(base),
        };
        self.base = Base::Practice { game, screen, back_to, page };
        self.follow(Effects { drop_notice: true, ..Effects::announcement(said) });
    }

    /// Fills the window with this, and announces it.
    pub(super) fn show(&mut self, base: Base) {
        self.base = base;
        match self.base {
            Base::Title => self.announce(text::notices::title()),
            Base::Form(_) | Base::Table | Base::Practice { .. } | Base::Past { .. } => {
                let announcement = self.screen().announcement();
                self.announce(announcement);
            }
        }
    }

    /// Announces the state of the game or practice, if it is on the screen.
    pub(super) fn announce_screen(&mut self) {
        if !matches!(self.base, Base::Title | Base::Form(_)) {
            let announcement = self.screen().announcement();
            self.announce(announcement);
        }
    }

    /// Returns the game in front as it is now, to be painted in the colours of the window.
    fn shared(&self, ctx: &Context) -> (Envelope, PictureLook) {
        let look = saves::look(&self.preferences.settings, ctx, USUAL_WIDTH);
        (self.tables.front().envelope(), look)
    }

    /// Reads or writes a file that the user has named. The field in which its path was typed stays
    /// until that is done: what was typed may be wrong.
    pub(super) fn use_file(
        &mut self,
        purpose: Purpose,
        mut path: PathBuf,
        mut existing: Existing,
        is_typed: bool,
    ) {
        let ending = match purpose {
            Purpose::Share(media) => Some(media.ending()),
            // Desktops open games that have an ending, and their dialogs show no others.
            Purpose::Save => Some(GAME_ENDING),
            Purpose::Open | Purpose::SaveTable => None,
        };
        let is_folder = path.to_string_lossy().ends_with(is_separator);
        if let Some(ending) = ending
            && !is_folder
            && path.extension().is_none()
            && path.set_extension(ending)
        {
            // The question about `board` was not about `board.png`.
            existing = Existing::Keep;
        }
        let name = shown(&path);
        let began_here = self.tables.files.began_here() && !self.state().is_free;
        if purpose == Purpose::Save && began_here {
            self.tables.front_mut().note_date(clock::local_day());
        }
        let files = self.saves.files_mut();
        let request = match purpose {
            Purpose::Open => Some(files.open(path)),
            Purpose::Save => Some(files.save(
                path,
                self.tables.front().envelope(),
                existing,
                self.tables.files.clone(),
            )),
            Purpose::SaveTable => self.saves.save_table(path, existing),
            Purpose::Share(media) => self.saves.share(&self.tables, media, path, existing),
        };
        let Some(request) = request else { return };
        let mut pending = PendingFile::new(request, name, self.frame.now);
        pending.is_long = purpose == Purpose::Share(Media::Animation);
        if pending.is_long {
            self.announce(text::notices::painting(0));
        }
        self.modals.await_file(pending, is_typed);
    }

    fn remove_crash_report(&mut self) {
        if let Some(report) = self.modals.crash_report() {
            self.saves.files().remove_crash_report(report.path.clone());
            self.modals.close();
            self.announce_screen();
        }
    }

    /// Shows the encodings in which the file that was opened last can be read again.
    fn show_encodings(&mut self) {
        let chosen = self.saves.files().chosen_encoding();
        self.modals.show(Encodings { chosen });
    }

    /// Reads the file that was opened last in another encoding.
    fn read_again(&mut self, encoding: Option<&'static str>) {
        let Some(path) = self.saves.files().last_read().map(Path::to_owned) else {
            return;
        };
        let name = shown(&path);
        let request = self.saves.files_mut().open_in(path, encoding);
        let pending = PendingFile::new(request, name, self.frame.now);
        self.modals.await_file(pending, false);
    }

    /// Puts the position on the clipboard.
    fn copy(&mut self, ctx: &Context) {
        let moves = self.tables.front().position_text();
        let mut left_out = self.tables.front().envelope().beyond_moves();
        left_out.retain(|part| *part != GamePart::Setup);
        self.notify(if moves.is_empty() {
            text::notices::nothing_to_copy().to_owned()
        } else if left_out.is_empty() {
            text::notices::copied(&moves)
        } else {
            text::notices::copied_partly(&moves, words::game_parts(&left_out))
        });
        ctx.copy_text(moves);
    }

    pub(super) fn show_statistics(&mut self) {
        self.modals.show(if self.saves.read_statistics() {
            self.saves.read_past_games();
            StatisticsPage::reading()
        } else {
            StatisticsPage::failed(text::statistics::no_folder())
        });
    }

    /// Deletes the statistics, and shows their page again.
    fn delete_statistics(&mut self) {
        self.saves.clear_statistics();
        self.show_statistics();
        self.announce(text::notices::statistics_deleted());
    }

    /// Shows the page of the past games with these filters, in its first frame if the disk is fast
    /// enough. The chosen game is that with this number, or else the first.
    pub(super) fn show_past_games(
        &mut self,
        ctx: &Context,
        filter: PastFilter,
        chosen: Option<u64>,
    ) {
        self.tables.leave();
        self.modals.close();
        let mut back_to = Box::new(mem::take(&mut self.base));
        while let Base::Practice { back_to: before, .. } | Base::Past { back_to: before } = *back_to
        {
            back_to = before;
        }
        if let Some(folder) = self.saves.read_past_games() {
            self.past.begin(folder, filter, chosen);
            if let Some(event) = self.saves.wait(PAGE_PATIENCE) {
                self.on_event(ctx, event);
            }
        } else {
            self.past.begin(PathBuf::new(), filter, None);
            self.past.on_read(PastBatch::default());
        }
        self.show(Base::Past { back_to });
    }

    /// Changes a setting, and says so where nothing else may show it.
    fn change_setting(&mut self, ctx: &Context, field: &str, value: Value) {
        let is_known = self.preferences.change(field, value);
        debug_assert!(is_known, "{field} is a setting with such a value");
        let Settings { analysis, coach, move_numbers, sound, stage, threats, .. } =
            self.preferences.settings;
        match field {
            "move_numbers" | "stage" | "threats" if self.modals.is_open() => {}
            "coach" => {
                if let Some(form) = self.base.form_mut() {
                    form.choose(Choice::Coach(coach));
                }
            }
            "analysis" => self.act(ctx, Action::Analysis(Some(analysis))),
            "move_numbers" if move_numbers => self.notify(text::notices::move_numbers_shown()),
            "move_numbers" => self.notify(text::notices::move_numbers_hidden()),
            "lock" if self.preferences.settings.lock.is_some() => self.put_help_away(ctx),
            "lock" => self.notify(text::settings::help_is_unlocked()),
            "sound" if !sound => self.speech.sounds.hush(),
            "stage" if stage => self.announce(text::notices::stage_on()),
            "stage" => self.announce(text::notices::stage_off()),
            "threats" if threats => match self.tables.front().threats_in_words() {
                none if none.is_empty() => self.notify(text::notices::no_threats()),
                threats => self.announce(text::notices::threats_shown(threats)),
            },
            "threats" => self.announce(text::notices::threats_hidden()),
            _ => {}
        }
    }

    fn is_locked(&self, command: &Command) -> bool {
        let state = self.state();
        let is_played = state.moves > 0 && !state.has_ended && !state.is_reviewed;
        self.preferences.settings.lock.is_some() && command.is_locked_help(is_played)
    }

    /// Takes off the screen what has been locked.
    fn put_help_away(&mut self, ctx: &Context) {
        let state = self.state();
        for (is_shown, action) in [
            (state.shows_analysis, Action::Analysis(None)),
            (state.shows_territory, Action::Territory),
            (state.has_hint || state.holds_back, Action::ForgetHint),
        ] {
            if is_shown {
                self.act(ctx, action);
            }
        }
        self.notify(text::settings::help_is_locked());
    }

    pub(super) fn toggle_setting(&mut self, ctx: &Context, field: &str) {
        let is_on = !self.preferences.settings.is_on(field);
        self.change_setting(ctx, field, Value::Bool(is_on));
        if field == "sound" {
            self.notify(if is_on { text::notices::sound_on() } else { text::notices::sound_off() });
        }
    }

    /// Sets the size of everything, limited by the size of the window.
    fn set_zoom(&mut self, ctx: &Context, wanted: f32) {
        let before = self.preferences.settings.zoom;
        let zoom = zoom::zoom_in_steps(ctx, before, wanted);
        self.preferences.settings.zoom = zoom;
        if wanted > before && zoom <= before {
            self.notify(text::notices::no_room());
        }
    }

    /// Closes the window once everything is written, or asks.
    pub(in crate::app) fn begin_quit(&mut self, ctx: &Context) {
        self.modals.close_draft();
        self.keep_typed(ctx);
        if self.quit.begin(self.frame.now) {
            self.saves.retry();
            self.save_own_files();
        }
        ctx.request_repaint();
    }
}
