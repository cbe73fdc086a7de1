//! The one place that acts on commands: what each of them does.

use egui::{Context, ViewportCommand};

use super::arriving::MAX_PASTED;
use super::front::{Front, Screen};
use super::review::act::ReviewAct;
use super::table::{Action, Choice, Chosen, Effects, NextGame, Table};
use super::voice::SoundAct;
use super::{App, Command, LastGameState, SetAside, place, theme};
use crate::players;
use crate::storage::{Panel, Settings, Theme};
use crate::worker::{Cue, Existing, Purpose, Sound};

/// What is said when a new game takes the place of one with moves.
const NEW_GAME: &str = "A new game. Ctrl+Z brings the last one back";
/// What is said after who begins the next game.
const BACK: &str = "Ctrl+Z brings the last game back";

impl App {
    /// Does what a command asks for: a flat list, an arm for each command in the order of the enum, which calls what takes more than
    /// a few lines.
    #[expect(clippy::too_many_lines, reason = "an arm for each command")]
    pub(super) fn apply(&mut self, ctx: &Context, command: Command) {
        // Any command takes a notice away that could be read, but for those to the board: they may be a mere change of aim.
        if command != Command::Act {
            self.says.drop_read_notice(self.now);
        }
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
            Command::NamePerson(side, name) => self.on_draft(|table, _| table.name_person(side, &name)),
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
            Command::NewGame => self.play_next(ctx),
            Command::TogglePause => self.act(Action::TogglePause),
            Command::StepOnce => self.act(Action::StepOnce),

            Command::Save => self.disk.files.show_dialog(Purpose::Save, self.disk.folders.clone()),
            Command::Open => self.disk.files.show_dialog(Purpose::Open, self.disk.folders.clone()),
            // The field for the path stays until the file was written or read: what was typed may be wrong.
            Command::SaveTo(path, existing) => {
                self.wait_for_file();
                self.save(path, existing);
            }
            Command::OpenFrom(path) => {
                self.wait_for_file();
                self.disk.files.open(path);
            }
            Command::Share(form) => self.share(ctx, form),
            Command::ShareTo(form, path, existing) => {
                self.wait_for_file();
                self.share_to(form, path, existing);
            }
            Command::CopyPicture => self.copy_picture(ctx),
            Command::Copy => self.copy(ctx),
            Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::PasteText(text) => self.paste(ctx, &text),

            Command::CloseFront => {
                self.front = None;
                self.announce_game();
            }
            Command::ShowMenu => self.show(Front::Menu),
            Command::ShowHelp => self.show(Front::Help),
            Command::ShowPage(page) => self.show(Front::Page(page)),
            Command::ShowSettings => self.show(Front::Settings),
            Command::ShowStatistics => self.show_statistics(),
            Command::ClearStatistics => self.show(Front::ClearStatistics),
            Command::SaveTable => self.disk.files.show_dialog(Purpose::SaveTable, self.disk.folders.clone()),
            Command::SaveTableTo(path, existing) => {
                self.wait_for_file();
                self.save_table(path, existing);
            }
            Command::TogglePanel => {
                self.settings.panel = match self.settings.panel {
                    Panel::Open => Panel::Folded,
                    Panel::Folded => Panel::Open,
                };
            }
            Command::ToggleStage => self.toggle_stage(),
            Command::ToggleFullscreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            // Without a place to keep the game in, quitting would lose it: that takes a question.
            Command::Quit if self.disk.folders.is_none() && self.in_game => self.show(Front::Quit),
            Command::Quit => Self::quit(ctx),
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
            Command::Sound(act) => self.do_sound(act),
            Command::SetZoom(zoom) => self.set_zoom(ctx, zoom),
            Command::SetSeed(seed) => self.seeds.next = seed,
        }
        self.settings = self.settings.clone().clamped();
        self.apply_theme(ctx);
    }

    /// Puts something in front; not so the question about the last game, which only an answer may take away.
    pub(super) fn show(&mut self, front: Front) {
        if !matches!(self.front, Some(Front::Resume(_))) {
            self.front = Some(front);
        }
    }

    /// Shows the threats on boards that have them, or no longer.
    fn show_threats(&mut self, is_on: bool) {
        self.settings.threats = is_on;
        let threats = self.table.threats_in_words();
        self.says.announce(match (is_on, threats.as_str()) {
            (false, _) => "Threats hidden".to_owned(),
            (true, "") => "Threats shown; there are none yet".to_owned(),
            (true, threats) => format!("Threats shown: {threats}"),
        });
    }

    /// Does something about the sounds.
    fn do_sound(&mut self, act: SoundAct) {
        match act {
            SoundAct::Toggle => {
                self.set_sound(!self.settings.sound);
                self.tell(if self.settings.sound { "Sound on" } else { "Sound off" }.to_owned());
            }
            SoundAct::Set(is_on) => self.set_sound(is_on),
            SoundAct::Volume(volume) => self.settings.volume = volume,
            SoundAct::Try => self.voice.play(vec![Sound::now(Cue::Drop)], &self.settings),
        }
    }

    /// Lets the program be heard, or no longer.
    fn set_sound(&mut self, is_on: bool) {
        self.settings.sound = is_on;
        if !is_on {
            self.voice.hush();
        }
    }

    /// Shows the game with large names and its score, or as usual again.
    fn toggle_stage(&mut self) {
        self.settings.stage = !self.settings.stage;
        self.says.announce(if self.settings.stage { "Large names and score; Esc leads back" } else { "The usual view" });
    }

    /// Does what the window asks of the game in front.
    pub(super) fn act(&mut self, action: Action) {
        self.tell_table(|table| table.act(action));
    }

    /// Tells the table in front something, and does the rest.
    fn tell_table(&mut self, tell: impl FnOnce(&mut dyn Table) -> Effects) {
        let effects = tell(&mut *self.table);
        self.follow(effects);
    }

    /// Does what a view or a key has asked of a table, or of what is practised, in the terms of its game.
    fn act_next(&mut self, ctx: &Context) {
        if self.screen == Screen::Practice {
            if let Some(effects) = self.on_practice(|practice, around| practice.act_next(ctx, around)) {
                self.follow_practice(ctx, effects);
            }
            return;
        }
        let act = |table: &mut dyn Table, around: &super::Around<'_>| table.act_next(ctx, around);
        let effects = if self.screen == Screen::ModeSelect { self.on_draft(act) } else { self.on_table(act) };
        self.follow(effects);
    }

    /// Begins the next game with the same players, who may exchange their sides for it: that is no choice to be remembered.
    fn play_next(&mut self, ctx: &Context) {
        let seed = self.next_seed();
        let NextGame { table, notice } = self.table.next_game(ctx, seed, self.settings.begins);
        self.put_in_place(table, &format!("{notice}. {BACK}"));
    }

    /// Puts another game in the place of this one, which can be brought back, and remembers who plays it.
    pub(super) fn replace(&mut self, table: Box<dyn Table>, notice: &str) {
        table.remember(&mut self.settings);
        self.put_in_place(table, notice);
    }

    /// Puts another game in the place of this one, which can be brought back.
    fn put_in_place(&mut self, table: Box<dyn Table>, notice: &str) {
        self.table.stop_thinking();
        self.voice.hush();
        let old = std::mem::replace(&mut self.table, table);
        self.choosing = None;
        // What takes the place of a free board that is left takes that of the game which it was opened from.
        let old = match self.set_aside.take_if(|_| !self.table.state(self.now).is_free) {
            Some(aside) => {
                (self.previous, self.next) = (aside.previous, aside.next);
                aside.table
            }
            None => old,
        };
        // A game without a move is nothing to bring back, and no reason to forget one that is.
        let is_kept = old.state(self.now).moves > 0;
        if is_kept {
            self.previous = Some(old);
            self.next = None;
            if !notice.is_empty() {
                self.says.tell(None, notice, self.now);
            }
        }
        self.in_game = true;
        self.says.announce(self.table.announcement());
        self.keep_game();
    }

    /// Writes the game in progress, so that the next start can go on with it.
    pub(super) fn keep_game(&self) {
        // Until the last game is known, it must not be written over.
        if let Some(folders) = &self.disk.folders
            && self.disk.last_game == LastGameState::Known
            && self.in_game
            && self.game_to_keep().state(self.now).moves > 0
        {
            self.disk.files.autosave(folders.autosave_file(), self.game_to_keep().envelope().to_text());
        }
    }

    /// Sets the size of everything, as far as the window has room for it.
    fn set_zoom(&mut self, ctx: &Context, wanted: f32) {
        let before = self.settings.zoom;
        self.settings.zoom = place::zoom_in_steps(ctx, before, wanted);
        if wanted > before && self.settings.zoom <= before {
            self.tell("This window has no room for larger type".to_owned());
        }
    }

    /// Lets the field for a path wait for what becomes of its file.
    const fn wait_for_file(&mut self) {
        if let Some(Front::Path { waits, .. }) = &mut self.front {
            *waits = true;
        }
    }

    /// Writes the game where the person asked.
    pub(super) fn save(&self, path: std::path::PathBuf, existing: Existing) {
        self.disk.files.save(path, self.table.envelope().to_text(), existing);
    }

    /// Writes the settings if they have changed.
    pub(super) fn keep_settings(&mut self, ctx: &Context) {
        // While a slider is dragged there is a new value in every frame; the last one is written.
        let has_changed = self.disk.saved_settings.as_ref().is_some_and(|saved| *saved != self.settings_to_keep(saved));
        if has_changed && !ctx.input(|input| input.pointer.any_down()) {
            self.write_settings();
        }
    }

    /// Writes the settings, and where the window is; not over settings that are not known yet.
    pub(super) fn write_settings(&mut self) {
        let Some(saved) = &self.disk.saved_settings else { return };
        let kept = self.settings_to_keep(saved);
        self.disk.saved_settings = Some(kept.clone());
        if let Some(folders) = &self.disk.folders {
            let settings = Settings { window: self.place.now, ..kept };
            self.disk.files.save_settings(folders.settings_file(), settings);
        }
    }

    /// Returns the settings as they are written: what the command line has asked for holds for this time alone.
    fn settings_to_keep(&self, saved: &Settings) -> Settings {
        self.asked.without(self.settings.clone(), saved)
    }

    /// Returns the seed of the next game.
    pub(super) fn next_seed(&mut self) -> u64 {
        match self.seeds.next {
            None => players::fresh_seed(),
            Some(seed) => {
                self.seeds.next = Some(players::next_seed(seed));
                seed
            }
        }
    }

    /// Shows the mode selection, with who plays now.
    pub(super) fn show_modes(&mut self) {
        self.table.stop_thinking();
        self.front = None;
        self.choosing = None;
        self.on_table(|table, around| table.begin_draft(around));
        self.screen = Screen::ModeSelect;
        self.announce_modes();
    }

    /// Says what the title shows.
    pub(super) fn announce_title(&mut self) {
        self.says.announce("Plot 4. Press any key to begin");
    }

    /// Says what the mode selection asks.
    pub(super) fn announce_modes(&mut self) {
        let [first, _] = self.table.sides();
        self.says.announce(format!("Who plays? {first} first"));
    }

    /// Lets a game be chosen for, in the mode selection.
    fn choose_game(&mut self, ctx: &Context, name: &str) {
        let Some(&entry) = self.games.iter().find(|entry| entry.name == name) else { return };
        let names = self.on_draft(|table, _| table.names_chosen());
        self.choosing = if self.table.name() == name {
            None
        } else {
            let seed = players::fresh_seed(); // of a game that is not played: the one that is gets its own
            Some((entry.fresh)(ctx, &self.settings, [None, None], seed))
        };
        self.on_draft(|table, around| {
            table.begin_draft(around);
            table.choose_names(&names);
        });
        self.says.announce(format!("{}: {}", entry.title, entry.summary));
    }

    /// Lets the next game of the list be chosen for.
    fn choose_next_game(&mut self, ctx: &Context) {
        let current = self.on_draft(|table, _| table.name());
        let place = self.games.iter().position(|entry| entry.name == current).unwrap_or_default();
        if let Some(next) = self.games.iter().cycle().nth(place + 1) {
            self.choose_game(ctx, next.name);
        }
    }

    /// Changes what is chosen in the mode selection, and goes on from it if both sides are.
    fn choose(&mut self, ctx: &Context, choice: Choice) {
        let (chosen, effects) = self.on_draft(|table, around| table.choose(choice, around));
        self.habitual_enter.note(matches!(choice, Choice::Digit(_)) && chosen != Chosen::NotYet, self.now);
        self.follow(effects);
        match chosen {
            Chosen::NotYet => {}
            Chosen::GoOn => {
                // A free board on which somebody plays has become the game; the one that it was opened from can be brought back.
                if let Some(SetAside { table, previous, next }) = self.set_aside.take() {
                    (self.previous, self.next) =
                        if table.state(self.now).moves > 0 { (Some(table), None) } else { (previous, next) };
                }
                self.settings.names = self.table.names_chosen();
                let effects = self.table.take_draft();
                self.follow(effects);
                self.table.remember(&mut self.settings);
                self.screen = Screen::Play;
            }
            Chosen::Start => self.start_game(ctx),
        }
    }

    /// Starts a game with what is chosen in the mode selection.
    fn start_game(&mut self, ctx: &Context) {
        let seed = self.next_seed();
        let in_game = self.in_game;
        let (table, names) = self.on_draft(|table, _| (table.start_draft(ctx, seed, in_game), table.names_chosen()));
        self.settings.names = names;
        self.screen = Screen::Play;
        self.replace(table, NEW_GAME);
    }

    /// Starts a game of this kind, with these players where they are named.
    fn begin_game(&mut self, ctx: &Context, game: &str, players: [Option<&str>; 2]) {
        let Some(&entry) = self.games.iter().find(|entry| entry.name == game) else { return };
        let seed = self.next_seed();
        let table = (entry.fresh)(ctx, &self.settings, players, seed);
        self.screen = Screen::Play;
        self.front = None;
        self.replace(table, NEW_GAME);
    }

    /// Answers the question that is on the screen.
    fn answer(&mut self, ctx: &Context, yes: bool) {
        match self.front.take() {
            Some(Front::Quit) if yes => {
                self.front = Some(Front::Quit); // for as long as the window is there: nothing else is asked
                Self::quit(ctx);
            }
            Some(Front::Quit) => self.announce_game(),
            Some(Front::Resume(table)) if yes => {
                self.screen = Screen::Play;
                self.replace(table, "");
            }
            Some(Front::Resume(_)) => {
                self.set_autosave_aside();
                self.show_modes();
            }
            Some(Front::LetPlay { .. }) if yes => self.act(Action::TogglePause),
            Some(Front::LetPlay { .. }) => self.announce_game(),
            Some(Front::ClearStatistics) => self.answer_clear(yes),
            front @ Some(
                Front::Menu | Front::Help | Front::Page(_) | Front::Settings | Front::Statistics(_) | Front::Path { .. },
            ) => {
                self.front = front;
            }
            None if self.table.state(self.now).asks_again() && self.screen == Screen::Play => {
                if yes {
                    self.play_next(ctx);
                } else {
                    self.follow(Effects::notice("Look as long as you like: R reviews the game, Y plays again"));
                }
            }
            None => {}
        }
    }

    /// Goes one step back: closes what is in front, leaves the mode selection, forgets a hint, or asks whether to quit.
    fn back(&mut self, ctx: &Context) {
        match self.front.take() {
            Some(Front::Resume(_)) => {
                self.set_autosave_aside();
                self.show_modes();
            }
            Some(Front::ClearStatistics) => self.answer_clear(false),
            Some(
                Front::Menu
                | Front::Help
                | Front::Page(_)
                | Front::Settings
                | Front::Statistics(_)
                | Front::Quit
                | Front::LetPlay { .. }
                | Front::Path { .. },
            ) => {
                self.announce_game();
            }
            None => match self.screen {
                Screen::Title => self.ask_to_quit(ctx),
                Screen::ModeSelect => self.leave_modes(ctx),
                Screen::Practice => self.leave_practice(),
                Screen::Play if self.table.state(self.now).is_reviewed => {
                    self.tell_table(|table| table.review(ReviewAct::Leave));
                }
                Screen::Play if self.table.state(self.now).has_hint => self.tell_table(|table| table.forget_hint()),
                Screen::Play if self.settings.stage => self.toggle_stage(),
                Screen::Play if self.table.state(self.now).is_free => self.toggle_free_board(ctx),
                Screen::Play => self.ask_to_quit(ctx),
            },
        }
    }

    /// Asks whether to quit; a window that fills the screen only ceases to.
    fn ask_to_quit(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().fullscreen.unwrap_or(false)) {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        } else {
            self.show(Front::Quit);
        }
    }

    /// Goes one step back in the mode selection: out of what was unfolded in it, to the game, or to the question whether to quit.
    fn leave_modes(&mut self, ctx: &Context) {
        if self.on_draft(|table, _| table.close_lists()) {
            return;
        }
        if self.in_game {
            self.choosing = None;
            self.screen = Screen::Play;
            self.announce_game();
        } else {
            self.ask_to_quit(ctx);
        }
    }

    /// Says how the game stands, or what is practised, if it is on the screen.
    fn announce_game(&mut self) {
        if self.screen == Screen::Play {
            self.says.announce(self.table.announcement());
        } else if let Some(announcement) = self.on_practice(|practice, _| practice.announcement()) {
            self.says.announce(announcement);
        }
    }

    /// Closes the window; the game is kept already.
    fn quit(ctx: &Context) {
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Takes back a move; where there is none, the new game itself: the one before it comes back.
    fn undo(&mut self) {
        if self.table.state(self.now).can_undo {
            self.act(Action::Undo);
        } else if let Some(previous) = self.previous.take() {
            self.next = Some(self.exchange(previous));
        } else {
            self.says.announce("There is nothing to take back");
        }
    }

    /// Plays again what was taken back, be it a move or the new game.
    fn redo(&mut self) {
        if self.table.state(self.now).can_redo {
            self.act(Action::Redo);
        } else if let Some(next) = self.next.take() {
            self.previous = Some(self.exchange(next));
        } else {
            self.says.announce("There is nothing to play again");
        }
    }

    /// Puts a game that was left on the table again, and returns the one that was there.
    fn exchange(&mut self, table: Box<dyn Table>) -> Box<dyn Table> {
        self.table.stop_thinking();
        self.voice.hush();
        let old = std::mem::replace(&mut self.table, table);
        self.table.come_back();
        self.says.drop_notice();
        self.table.remember(&mut self.settings);
        self.says.announce(self.table.announcement());
        self.keep_game();
        old
    }

    /// Puts the position on the clipboard.
    fn copy(&mut self, ctx: &Context) {
        let text = self.table.position_text();
        let told = if text.is_empty() { "Nothing to copy: the board is empty".to_owned() } else { format!("Copied {text}") };
        self.says.tell(None, &told, self.now);
        ctx.copy_text(text);
    }

    /// Plays the position that a text stands for, with the set-up and the players at hand.
    fn paste(&mut self, ctx: &Context, text: &str) {
        if text.len() > MAX_PASTED {
            return self.follow(Effects::notice("What you pasted is no position: it is too long"));
        }
        let seed = self.next_seed();
        match self.on_draft(|table, _| table.paste(ctx, text, seed)) {
            Ok(table) => {
                self.screen = Screen::Play;
                self.front = None;
                self.replace(table, "");
                self.follow(Effects::notice("Pasted; new players can be chosen with C"));
                self.ask_before_computer();
            }
            Err(reason) => self.follow(Effects::notice(format!("What you pasted is no position: {reason}"))),
        }
    }

    /// Gives the window the colours of the settings, and their light or their dark side.
    pub(super) fn apply_theme(&self, ctx: &Context) {
        use egui::ThemePreference;
        theme::set_colours(ctx, self.settings.colours);
        let preference = match self.settings.theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        };
        if ctx.options(|options| options.theme_preference) != preference {
            ctx.set_theme(preference);
        }
    }

    /// Keeps the game of the last time under another name, as something else is about to take its place.
    pub(super) fn set_autosave_aside(&self) {
        if let Some(folders) = &self.disk.folders {
            self.disk.files.keep(folders.autosave_file());
        }
    }
}
