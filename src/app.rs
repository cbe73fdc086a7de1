//! The window: its screens, what covers them, and the one place that acts on commands.
//!
//! The window knows no game: what is played stands on a [`Table`]. Views are shown from a model and
//! push [`Command`]s; `App::apply` acts on them at the end of the frame. What takes time runs on
//! the [`worker`](crate::worker), whose events are taken in before the next frame is drawn.

pub mod analysis;
pub mod board;
pub mod checkers;
pub mod connect4;
pub mod contract;
mod dialogs;
pub mod go;
pub mod gomoku;
mod input;
pub mod kit;
pub mod practice;
pub mod reversi;
pub mod screens;
pub mod sharing;
mod shell;
mod speech;
mod table;
pub mod theme;
mod words;

pub use self::contract::command::Command;
pub use self::contract::table::GameEntry;
use self::dialogs::lesson_offer;
use self::input::keys;
use self::screens::title;
use self::shell::pasted_text;
use self::shell::placement;
pub use self::shell::shared_pictures::export;
pub use self::shell::startup::run;
use self::speech::announcer;
pub use self::speech::sounds::Speaker;

use egui::{self, Context, Rect, Ui, UiBuilder};

use self::contract::screen::{self, Effects, ScreenContext};
use self::contract::table::Table;
use self::dialogs::modal::{Front, Screen};
use self::dialogs::settings::SettingsView;
use self::dialogs::slow_file::Waiting;
use self::sharing::Shared;
use self::shell::habitual_enter::HabitualEnter;
use self::shell::layers::{FullScreen, Layers};
use self::shell::placement::Place;
use self::shell::progress::Kept;
use self::shell::saves::Keeping;
use self::speech::announcer::Says;
use self::speech::sounds::Voice;
use crate::games::{GameId, with_game};
use crate::launch::Resume;
use crate::players::Names;
use crate::storage::{AfterGame, CrashReport, Folders, Settings};
use crate::worker::Files;

/// The games of the list.
#[must_use]
pub fn all_games() -> Vec<&'static GameEntry> {
    GameId::ALL
        .iter()
        .map(|&id| -> &'static GameEntry { with_game!(id, K => const { &GameEntry::of::<K>() }) })
        .collect()
}

/// The program behind the window.
pub struct App {
    games: Vec<&'static GameEntry>,
    screen: Screen,
    front: Option<Front>,
    /// The game in front.
    table: Box<dyn Table>,
    /// A table of another game that is being chosen in the mode selection.
    choosing: Option<Box<dyn Table>>,
    /// The game that a new one has taken the place of; taking back at the start brings it back.
    previous: Option<Box<dyn Table>>,
    /// The new game that was taken back like that; redoing at the end brings it back.
    next: Option<Box<dyn Table>>,
    /// The game that was left for the free board in front.
    set_aside: Option<SetAside>,
    /// Whether a game has been started: then the mode selection has one to go back to.
    in_game: bool,
    settings: Settings,
    asked: Asked,
    disk: Disk,
    keeping: Keeping,
    /// What is practised now; the game in front waits.
    practising: Option<Open>,
    /// What was practised until now.
    kept: Kept,
    seeds: Seeds,
    says: Says,
    voice: Voice,
    place: Place,
    /// The size of the window in the frame before, in points.
    size: egui::Vec2,
    title: title::View,
    /// A report that is to be offered once nothing else is in front.
    crash_report: Option<Box<CrashReport>>,
    habitual_enter: HabitualEnter,
    /// What the full screen was entered over.
    full_screen: FullScreen,
    settings_view: SettingsView,
    /// The game that a picture or an animation was asked for last, as it was then.
    shared: Option<Shared>,
    /// What was asked for in a pass that is discarded, to be done at the end of the frame's last
    /// pass.
    commands: Vec<Command>,
    /// Since when the end of a game is in view that another one is to follow.
    end_since: Option<f64>,
    /// The input's clock, in seconds: the only clock of the window.
    now: f64,
}

/// A game that was left for a free board, with the games around it.
struct SetAside {
    table: Box<dyn Table>,
    previous: Option<Box<dyn Table>>,
    next: Option<Box<dyn Table>>,
}

/// What the command line asked for that goes before the settings, which may come later.
struct Asked {
    /// The name of the game.
    game: Option<&'static str>,
    /// Who was named to play.
    seats: [Option<String>; 2],
    /// What the people among them are called.
    names: Names,
    /// The speed at which computers are watched, until somebody sets another.
    speed: Option<f32>,
    /// Whether games teach, whatever the settings say, until somebody switches it off.
    teaching: bool,
}

impl Asked {
    /// Returns the settings with what was asked for in them.
    fn over(&self, settings: Settings) -> Settings {
        Settings {
            speed: self.speed.unwrap_or(settings.speed),
            teaching: self.teaching || settings.teaching,
            ..settings
        }
    }

    /// Returns whether these settings, without what was asked for, are those that were saved.
    /// Nothing is cloned to find out, unless the command line has asked for something that the
    /// settings have as well.
    fn are_saved(&self, settings: &Settings, saved: &Settings) -> bool {
        let has_asked = self.speed.is_some() || self.teaching;
        if has_asked {
            self.without(settings.clone(), saved) == *saved
        } else {
            settings == saved
        }
    }

    /// Returns the settings with what was asked for, and not changed since then, as it is in those
    /// that were saved.
    fn without(&self, settings: Settings, saved: &Settings) -> Settings {
        Settings {
            speed: if self.speed.is_some() {
                saved.speed
            } else {
                settings.speed
            },
            teaching: if self.teaching {
                saved.teaching
            } else {
                settings.teaching
            },
            ..settings
        }
    }
}

/// What is practised now.
struct Open {
    /// The name of its game.
    game: &'static str,
    /// What it is.
    practice: Box<dyn screen::Screen>,
    /// The screen that it leads back to.
    back_to: Screen,
}

/// The files, and what is known of them.
struct Disk {
    files: Files,
    folders: Option<Folders>,
    /// The settings as they were written last; `None` until they are known: nothing may be written
    /// in their place yet.
    saved_settings: Option<Settings>,
    /// The settings, with the place of the window, that were given to the files last.
    asked_settings: Option<Settings>,
    /// The file that a person has named, and that has not answered yet.
    waiting: Option<Waiting>,
    /// What is known of the games that were left the last time.
    last_game: LastGameState,
    /// Whether those games are offered.
    resume: Resume,
}

/// What is known of the games that were left the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastGameState {
    /// They are being looked for: nothing is written yet.
    Unknown,
    /// They were found, and are offered or put away; or there is none.
    Known,
}

/// The seeds of the games to come.
struct Seeds {
    /// The seed of the next game, if one was asked for: those of the games after it follow from it.
    next: Option<u64>,
}

/// The name of the window.
const TITLE: &str = "Plot 4";
/// The widest texture that we ask for, in pixels.
const TEXTURE_SIDE: usize = 2048;
/// How long the end of a watched game stays before the next, in seconds at the usual speed.
const BETWEEN_GAMES: f64 = 2.5;
/// How long it stays at least, at any speed: a winning line is struck through by then, and can be
/// seen.
const LEAST_BETWEEN_GAMES: f64 = 0.6;

impl App {
    /// Takes in what the worker has to tell, and lets the game go on.
    fn tick(&mut self, ctx: &Context) {
        let unfinished = self.disk.files.unfinished();
        while let Some(event) = self.disk.files.poll() {
            self.take_in(ctx, event);
        }
        self.tick_waiting(ctx);
        self.tick_own_files(ctx);
        self.tick_keeping(ctx);
        self.tick_kept_games(ctx);
        self.tick_previews(ctx);
        self.tick_crash_report();
        self.full_screen.see(Self::fills_screen(ctx));
        self.tick_leaving(ctx, unfinished);
        self.play_again(ctx);
        if self.screen != Screen::Practice {
            self.practising = None;
        }
        if matches!(self.screen, Screen::Play | Screen::Practice) {
            let effects = self.on_screen(|screen, context| screen.tick(ctx, context));
            self.follow_screen(ctx, effects);
        }
    }

    /// Begins the next of a series of watched games, once the end of this one has been in view for
    /// long enough.
    fn play_again(&mut self, ctx: &Context) {
        let state = self.table.state(self.now);
        let in_view = self.screen == Screen::Play
            && self.front.is_none()
            && self.settings.after_game == AfterGame::PlayAgain
            && state.is_watched
            && !state.looks_back
            && !state.is_reviewed
            && state.is_at_rest;
        if !in_view {
            self.end_since = None;
            return;
        }
        let stays = (BETWEEN_GAMES / f64::from(self.settings.speed)).max(LEAST_BETWEEN_GAMES);
        let due = *self.end_since.get_or_insert(self.now) + stays;
        if announcer::wait_until(ctx, self.now, due) {
            self.end_since = None;
            self.apply(ctx, Command::NewGame);
        }
    }

    /// Does something with what fills the window.
    pub(in crate::app) fn on_screen<R>(
        &mut self,
        act: impl FnOnce(&mut dyn screen::Screen, &ScreenContext<'_>) -> R,
    ) -> R {
        match (self.screen, &mut self.practising) {
            (Screen::ModeSelect, _) => {
                self.on_draft(|table, context| act(table.new_game(), context))
            }
            (Screen::Practice, Some(open)) => {
                let context = ScreenContext {
                    settings: &self.settings,
                    now: self.now,
                    today: Self::today(),
                    in_game: self.in_game,
                    has_previous: false,
                    has_next: false,
                };
                act(&mut *open.practice, &context)
            }
            (Screen::Title | Screen::Play | Screen::Practice, _) => {
                self.on_table(|table, context| act(table, context))
            }
        }
    }

    /// Does something with the game in front.
    fn on_table<R>(&mut self, act: impl FnOnce(&mut dyn Table, &ScreenContext<'_>) -> R) -> R {
        let context = ScreenContext {
            settings: &self.settings,
            now: self.now,
            today: Self::today(),
            in_game: self.in_game,
            has_previous: self.previous.is_some(),
            has_next: self.next.is_some(),
        };
        act(&mut *self.table, &context)
    }

    /// Does something with the table of the mode selection: another game's, if one is being chosen,
    /// or the one in front.
    fn on_draft<R>(&mut self, act: impl FnOnce(&mut dyn Table, &ScreenContext<'_>) -> R) -> R {
        let is_in_front = self.choosing.is_none();
        let context = ScreenContext {
            settings: &self.settings,
            now: self.now,
            today: Self::today(),
            in_game: self.in_game && is_in_front,
            has_previous: false,
            has_next: false,
        };
        let table = self.choosing.as_deref_mut().unwrap_or(&mut *self.table);
        act(table, &context)
    }

    /// Shows the screen and what covers it.
    fn screen_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        theme::paint_ground(ui.painter(), ui.max_rect(), theme::Palette::of(ui.ctx()));
        let notice_place = match self.screen {
            Screen::Title => {
                let name = self.table.entry().name;
                let game = self.games.iter().copied().find(|entry| entry.name == name);
                self.title
                    .ui((self.now, self.settings.motion), game, ui, commands);
                None
            }
            Screen::ModeSelect => {
                let whole = ui.max_rect();
                // In a small window the offer makes room for the longer list.
                let has_room = lesson_offer::is_large(whole)
                    || !self.on_draft(|table, _| table.new_game().shows_others());
                let rest =
                    self.offered_lesson()
                        .filter(|_| has_room)
                        .map_or(whole, |(game, lesson)| {
                            let (place, rest) = lesson_offer::split(whole);
                            lesson_offer::ui(game, lesson, place, ui, commands);
                            rest
                        });
                let mut ui = ui.new_child(UiBuilder::new().max_rect(rest));
                // The button back leads to the game in front, also while another one is being
                // chosen.
                let in_game = self.in_game;
                Some(self.on_draft(|table, context| {
                    let context = ScreenContext {
                        in_game,
                        ..*context
                    };
                    table.new_game().ui(&mut ui, &context, commands)
                }))
            }
            Screen::Play | Screen::Practice => {
                Some(self.on_screen(|screen, context| screen.ui(ui, context, commands)))
            }
        };
        self.says.announce_ui(ui);
        let dialog = self.front_ui(ui.ctx(), commands);
        self.says
            .notice_ui(self.now, notice_place, dialog, ui, commands);
    }

    /// Shows what covers the screen, if anything does. Returns where it is.
    fn front_ui(&mut self, ctx: &Context, commands: &mut Vec<Command>) -> Option<Rect> {
        let game_is_kept = self.has_game_to_keep();
        let front = self.front.as_mut()?;
        let game = self.table.entry();
        let (keys, pages) = ((game.keys)(), (game.pages)());
        let practices: Vec<_> = self
            .games
            .iter()
            .flat_map(|game| game.practices.iter().map(|entry| (game.name, entry)))
            .collect();
        let model = dialogs::Model {
            settings: &self.settings,
            game_is_kept,
            keys: &keys,
            games: &self.games,
            pages: &pages,
            practices: &practices,
        };
        let mut views = dialogs::Views {
            settings: &mut self.settings_view,
            table: &mut *self.table,
        };
        Some(dialogs::front_ui(&model, front, &mut views, ctx, commands))
    }

    /// Announces the question that has come up, whatever has brought it up: what covers the screen,
    /// or the end of a game.
    fn announce_question(&mut self, ctx: &Context) {
        let state = self.table.state(self.now);
        let goes_on = state.is_watched && self.settings.after_game == AfterGame::PlayAgain;
        let question = match &self.front {
            Some(front) => Some(dialogs::spoken(front)),
            None if self.screen == Screen::Play && state.asks_again() && !goes_on => {
                Some("Play again? Y or N. R reviews the game".to_owned())
            }
            None => None,
        };
        if self.says.ask(question) {
            ctx.request_repaint();
        }
    }

    /// Returns what Esc would leave.
    fn layers(&self) -> Layers {
        Layers::of(
            self.screen,
            &self.table.state(self.now),
            self.settings.stage,
        )
    }

    /// Returns what the meaning of keys depends on.
    fn focus(&self) -> keys::Focus<'_> {
        keys::Focus::of(
            self.screen,
            self.front.as_ref(),
            self.table.state(self.now),
            &self.settings,
            self.now,
        )
    }

    /// Adds what the keys ask of the window, and tells the screen what they ask of it.
    fn read_keys(&mut self, ctx: &Context, commands: &mut Vec<Command>) {
        let state = self.table.state(self.now);
        let focus = keys::Focus::of(
            self.screen,
            self.front.as_ref(),
            state,
            &self.settings,
            self.now,
        );
        match &mut self.practising {
            Some(open) if self.screen == Screen::Practice => {
                keys::read(ctx, &focus, &mut *open.practice, commands);
            }
            Some(_) | None => keys::read(ctx, &focus, &mut *self.table, commands),
        }
    }

    /// Does what views and keys have asked of the screen before the command with this number.
    fn act_before(&mut self, ctx: &Context, command: usize) {
        while let Some(effects) =
            self.on_screen(|screen, context| screen.act_next(command, ctx, context))
        {
            self.follow_screen(ctx, effects);
            ctx.request_repaint();
        }
    }

    /// Does what is left to do after the screen has done something, and what it asks for.
    fn follow_screen(&mut self, ctx: &Context, mut effects: Effects) {
        if let (Some(progress), Some(open)) = (effects.progress.take(), &self.practising) {
            *self.kept.progress.game_mut(open.game) = *progress;
        }
        let (letter, command) = (effects.letter.take(), effects.command.take());
        self.follow(effects);
        let letter = letter.and_then(|key| keys::letter_command(key, &self.focus()));
        for command in command.into_iter().chain(letter) {
            self.apply(ctx, command);
        }
    }

    /// Does what is left to do after the table has done something.
    fn follow(&mut self, effects: Effects) {
        if effects.drop_notice {
            self.says.drop_notice();
        }
        if effects.is_hushed {
            self.voice.hush();
        }
        self.voice.play(effects.sounds, &self.settings);
        match (effects.announcement, effects.notice) {
            (announcement, Some(notice)) => self.says.tell(announcement, &notice, self.now),
            (Some(announcement), None) => self.says.announce(announcement),
            (None, None) => {}
        }
        if effects.changed {
            self.keep_game();
        }
        if let (Some(ended), Some(folders)) = (effects.ended, &self.disk.folders) {
            self.disk.files.count(folders.statistics_file(), *ended);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        // All passes of a frame have the same to show: what came between two of them could be too
        // large for the place of the dialog.
        if ctx.current_pass_index() == 0 {
            self.now = ctx.input(|input| input.time);
            self.tick(ctx);
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.place.put_right(&ctx, frame);
        if std::mem::take(&mut self.place.maximize) {
            ctx.send_viewport_cmd(egui::ViewportCommand::Maximized(true));
        }
        self.place.note(&ctx);
        // A screen reader says of which window it speaks; egui leaves that without a name.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(TITLE));
        // What lies over the screen knows its new place one frame after the window has another
        // size.
        if ctx.content_rect().size() != self.size {
            self.size = ctx.content_rect().size();
            ctx.request_repaint();
        }
        placement::fit_zoom(&ctx, self.settings.zoom);
        self.habitual_enter.swallow(&ctx, self.now);
        // Pressing anything puts a piece that is still moving to rest.
        let pressed = ctx.input(|input| {
            input.pointer.any_pressed()
                || input.events.iter().any(|event| {
                    matches!(
                        event,
                        egui::Event::Key {
                            pressed: true,
                            repeat: false,
                            ..
                        }
                    )
                })
        });
        ctx.input(|input| self.voice.note(input));
        if pressed {
            self.voice.hurry();
            self.table.skip_motion();
            self.on_screen(|screen, _| screen.skip_motion());
        }
        let mut commands = std::mem::take(&mut self.commands);
        self.read_keys(&ctx, &mut commands);
        self.screen_ui(ui, &mut commands);
        if ctx.will_discard() {
            self.commands = commands;
            return;
        }
        // What the first pass has asked to be woken for is forgotten by the later ones.
        if ctx.current_pass_index() > 0 {
            ctx.request_repaint();
        }
        for (number, command) in commands.into_iter().enumerate() {
            self.act_before(&ctx, number);
            self.apply(&ctx, command);
            ctx.request_repaint();
        }
        self.act_before(&ctx, usize::MAX);
        self.announce_question(&ctx);
        self.keep_settings(&ctx);
        self.keep_progress();
    }

    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut egui::RawInput) {
        // The atlas of the glyphs is as wide as a texture may be, and grows row by row: on a screen
        // that allows 16,384 pixels one large title costs 17 MB. All that we show fits well into a
        // narrower one.
        pasted_text::cut_texts(raw_input);
        raw_input.max_texture_side = Some(
            raw_input
                .max_texture_side
                .map_or(TEXTURE_SIDE, |side| side.min(TEXTURE_SIDE)),
        );
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep_own_files();
    }
}
