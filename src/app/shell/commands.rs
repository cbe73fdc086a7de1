//! The one place that acts on commands: what each of them does. What takes more than a few lines
//! stands in files of its own.

mod answers;
mod exchange;
mod new_game;
mod settings;

use egui::{Context, ViewportCommand};

use crate::app::contract::route::Route;
use crate::app::contract::table::{Action, Choice, Effects, Table};
use crate::app::dialogs::modal::Modal;
use crate::app::{App, Command};
use crate::storage::{Panel, beyond_moves};
use crate::worker::Purpose;

impl App {
    /// Does what a command asks for: a flat list, an arm for each command in the order of the enum,
    /// which calls what takes more than a few lines.
    pub(in crate::app) fn apply(&mut self, ctx: &Context, command: Command) {
        // Any command takes a notice away that could be read, but for those to the board: they may
        // be a mere change of aim.
        if command != Command::Act {
            self.says.drop_read_notice(self.now);
        }
        let was_reading = self.is_page_reading();
        match command {
            Command::LeaveTitle | Command::ChooseModes => self.show_modes(),
            Command::Yes => self.answer(ctx, true),
            Command::No => self.answer(ctx, false),
            Command::Back => self.back(ctx),

            Command::ChooseGame(name) => self.choose_game(ctx, name),
            Command::NextGame => self.choose_next_game(ctx),
            Command::ChooseSide(side) => self.choose(ctx, Choice::Side(side)),
            Command::ChooseDigit(digit) => self.choose(ctx, Choice::Digit(digit)),
            Command::StepChoice(step) => self.choose(ctx, Choice::Step(step)),
            Command::SwapSides => self.choose(ctx, Choice::Swap),
            Command::NamePerson(side, name) => {
                self.on_draft(|table, _| table.name_person(side, &name));
            }
            Command::ToggleOthers => self.choose(ctx, Choice::ToggleOthers),
            Command::ToggleTeaching => {
                self.asked.teaching = false;
                self.choose(ctx, Choice::ToggleTeaching);
            }
            Command::AcceptModes => self.choose(ctx, Choice::Accept),
            Command::StartGame => self.start_game(ctx),

            Command::Practise(game, name) => self.practise(ctx, game, name),
            Command::TakeLesson => self.take_lesson(ctx),
            Command::DeclineLesson(game) => self.decline_lesson(game),
            Command::Begin(game, players) => self.begin_game(ctx, game, players),

            Command::Act => self.act_next(ctx),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GoTo(plies) => self.act(Action::GoTo(plies)),
            Command::GoBy(step) => self.act(Action::GoBy(step)),
            Command::Hint => self.tell_table(|table| table.ask_hint()),
            Command::ToggleAnalysis => self.tell_table(|table| table.set_analysis(None)),
            Command::Review(act) => self.tell_table(|table| table.review(act)),
            Command::FreeBoard => self.toggle_free_board(ctx),
            Command::Line(plies, number) => self.act(Action::Line(plies, number)),
            Command::NextLine => self.act(Action::NextLine),
            Command::ToggleThreats => self.show_threats(!self.settings.threats),
            Command::TurnBoard => self.tell_table(|table| table.turn_board()),
            Command::NewGame => self.play_next(ctx),
            Command::TogglePause => self.act(Action::TogglePause),
            Command::StepOnce => self.act(Action::StepOnce),

            Command::Save => self
                .disk
                .files
                .show_dialog(Purpose::Save, self.disk.folders.clone()),
            Command::Open => self
                .disk
                .files
                .show_dialog(Purpose::Open, self.disk.folders.clone()),
            // The field for the path stays until the file was written or read: what was typed may
            // be wrong.
            Command::SaveTo(path, existing) => {
                self.save(path, existing);
                self.wait_for_file();
            }
            Command::OpenFrom(path) => {
                self.open_file(path);
                self.wait_for_file();
            }
            Command::Share(form) => self.share(ctx, form),
            Command::ShareTo(form, path, existing) => {
                self.share_to(form, &path, existing);
                self.wait_for_file();
            }
            Command::CopyPicture => self.copy_picture(ctx),
            Command::Copy => self.copy(ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::PasteText(text) => self.paste(ctx, &text),

            Command::CloseFront => {
                self.close_front();
                self.announce_game();
            }
            Command::ShowMenu => self.show(Modal::Menu),
            Command::ShowHelp => self.show(Modal::Help),
            Command::ShowPage(page) => self.show(Modal::Page(page)),
            Command::ShowSettings => self.show(Modal::Settings),
            Command::ResumeGame(index) => self.resume(index),
            Command::PutAway(index) => self.put_away(index),
            Command::ShowKeptGames => self.show_kept_games(),
            Command::MoreKeptGames => self.show_more_kept_games(),
            Command::RemoveKept(path, reason) => self.show(Modal::RemoveKept { path, reason }),
            Command::CopyCrashReport => self.copy_crash_report(ctx),
            Command::RemoveCrashReport => self.remove_crash_report(),
            Command::ShowStatistics => self.show_statistics(),
            Command::ClearStatistics => self.show(Modal::ClearStatistics),
            Command::SaveTable => self
                .disk
                .files
                .show_dialog(Purpose::SaveTable, self.disk.folders.clone()),
            Command::SaveTableTo(path, existing) => {
                self.save_table(path, existing);
                self.wait_for_file();
            }
            Command::TogglePanel => {
                self.settings.panel = match self.settings.panel {
                    Panel::Open => Panel::Folded,
                    Panel::Folded => Panel::Open,
                };
            }
            Command::ToggleStage => self.toggle_stage(),
            Command::ToggleFullscreen => {
                self.fill_screen(ctx, !Self::fills_screen(ctx));
            }
            // Without a place to keep the game in, quitting would lose it: that takes a question.
            Command::Quit if self.disk.folders.is_none() && self.in_game => {
                self.show(Modal::Quit { unwritten: None });
            }
            Command::Quit => self.leave(ctx),
            Command::DismissNotice => self.says.drop_notice(),

            Command::SetTheme(theme) => self.settings.theme = theme,
            Command::SetColours(colours) => self.settings.colours = colours,
            Command::SetMotion(motion) => self.settings.motion = motion,
            Command::SetDelay(delay) => self.settings.delay_ms = delay,
            Command::SetSpeed(speed) => {
                self.asked.speed = None;
                self.settings.speed = speed;
            }
            Command::SetAfterGame(after) => self.settings.after_game = after,
            Command::SetBegins(begins) => self.settings.begins = begins,
            Command::SetAnalysis(is_on) => {
                self.settings.analysis = is_on;
                let effects = self.table.set_analysis(Some(is_on));
                self.follow(effects);
            }
            Command::SetThreats(is_on) => self.show_threats(is_on),
            Command::SetNumbers(is_on) => self.settings.numbers = is_on,
            Command::Sound(act) => self.do_sound(act),
            Command::SetZoom(zoom) => self.set_zoom(ctx, zoom),
            Command::SetSeed(seed) => self.seeds.next = seed,
        }
        if !was_reading {
            self.await_page(ctx);
        }
        self.settings = self.settings.clone().clamped();
        self.apply_theme(ctx);
    }

    /// Puts something in front; not so the question about the last game, which only an answer may
    /// take away.
    pub(in crate::app) fn show(&mut self, front: Modal) {
        if !matches!(self.front, Some(Modal::Resume(_))) {
            self.front = Some(front);
        }
    }

    /// Returns whether the window fills the screen.
    pub(in crate::app) fn fills_screen(ctx: &Context) -> bool {
        ctx.input(|input| input.viewport().fullscreen.unwrap_or(false))
    }

    /// Lets the window fill the screen, or no longer.
    fn fill_screen(&mut self, ctx: &Context, is_full: bool) {
        let layers = self.layers();
        self.full_screen.note(is_full, layers);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(is_full));
    }

    /// Does what the window asks of the game in front.
    pub(in crate::app) fn act(&mut self, action: Action) {
        self.tell_table(|table| table.act(action));
    }

    /// Tells the table in front something, and does the rest.
    fn tell_table(&mut self, tell: impl FnOnce(&mut dyn Table) -> Effects) {
        let effects = tell(&mut *self.table);
        self.follow(effects);
    }

    /// Does what a view or a key has asked of a table, or of what is practised, in the terms of its
    /// game.
    fn act_next(&mut self, ctx: &Context) {
        if self.route == Route::Practice {
            if let Some(effects) =
                self.on_practice(|practice, around| practice.act_next(ctx, around))
            {
                self.follow_practice(ctx, effects);
            }
            return;
        }
        let act =
            |table: &mut dyn Table, around: &crate::app::Around<'_>| table.act_next(ctx, around);
        let effects = if self.route == Route::ModeSelect {
            self.on_draft(act)
        } else {
            self.on_table(act)
        };
        self.follow(effects);
    }

    /// Lets the field for a path wait for what becomes of its file, which was asked for just now.
    fn wait_for_file(&mut self) {
        if let Some(Modal::Path { waits, .. }) = &mut self.front {
            *waits = self.disk.waiting.as_ref().map(|waiting| waiting.file);
        }
    }

    /// Puts the position on the clipboard.
    fn copy(&mut self, ctx: &Context) {
        let text = self.table.position_text();
        let left_out = match &*beyond_moves(&self.table.envelope()) {
            [] => String::new(),
            [parts @ .., last] if !parts.is_empty() => {
                format!(", without {} and {last}", parts.join(", "))
            }
            parts => format!(", without {}", parts.join(", ")),
        };
        let told = if text.is_empty() {
            "Nothing to copy: no move has been made".to_owned()
        } else {
            format!("Copied {text}{left_out}")
        };
        self.says.tell(None, &told, self.now);
        ctx.copy_text(text);
    }
}
