//! The window: its screens, its dialogs, and the one place that acts on commands.
//!
//! The window knows no particular game: each is behind the trait [`Table`](contract::screen::Table).
//! Views are shown from a model and push [`Command`]s; `App::apply` acts on them at the end of the
//! frame. Slow work runs on the [`worker`](crate::worker); its events are handled before the next
//! frame is drawn.

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

pub use self::contract::command::Command;
pub use self::contract::screen::GameEntry;
pub use self::shell::startup::{Parts, export, run};
pub use self::speech::Speaker;

use std::collections::VecDeque;
use std::time::Duration;

use egui::{self, Context, Event, ImeEvent, Popup, RawInput, Ui, vec2};

use self::contract::screen::{Cx, Effects, Form, NoticePlace, Route, Screen, State};
use self::dialogs::layer::Shape;
use self::dialogs::questions::QuitQuestion;
use self::input::commands::{self, Cover};
use self::input::keys;
use self::kit::zoom;
use self::screens::past_games::PastGames;
use self::screens::title;
use self::sharing::small;
use self::shell::modals::Modals;
use self::shell::placement::{Nesting, Placement};
use self::shell::practice::PracticeRoom;
use self::shell::preferences::Preferences;
use self::shell::quit::{Quit, QuitEvent};
use self::shell::saves::{self, Saves};
use self::shell::tables::{Tables, View};
use self::speech::Speech;
use crate::clock::Stopwatch;
use crate::games::{GameId, with_game};
use crate::storage::{self, AfterGame};
use crate::words::{self, Language, text};
use crate::worker::BeingWritten;

#[must_use]
pub fn all_games() -> Vec<&'static GameEntry> {
    GameId::ALL
        .iter()
        .map(|&id| -> &'static GameEntry { with_game!(id, K => const { &GameEntry::of::<K>() }) })
        .collect()
}

/// The program behind the window: its parts, each of which owns its own state.
pub struct App {
    base: Base,
    title: title::View,
    /// The game in front and its neighbours.
    tables: Tables,
    /// The dialog or page that covers the screen.
    modals: Modals,
    /// The progress made in practice.
    practice: PracticeRoom,
    past: PastGames,
    preferences: Preferences,
    saves: Saves,
    speech: Speech,
    /// The window's position, and whether it is in full screen.
    placement: Placement,
    quit: Quit,
    frame: FrameState,
}

/// What fills the window.
#[derive(Default)]
enum Base {
    /// The name of the program; any key continues.
    #[default]
    Title,
    /// The choice of a new game.
    Form(Box<dyn Form>),
    /// The game in front, or what is left of it after its end.
    Table,
    Practice {
        game: &'static str,
        screen: Box<dyn Screen>,
        back_to: Box<Base>,
        /// The page that it was opened from, which it leads back to.
        page: Option<Command>,
    },
    Past {
        back_to: Box<Base>,
    },
}

impl Base {
    const fn route(&self) -> Route {
        match self {
            Self::Title => Route::Title,
            Self::Form(_) => Route::NewGame,
            Self::Table => Route::Play,
            Self::Practice { .. } => Route::Practice,
            Self::Past { .. } => Route::PastGames,
        }
    }

    /// Returns the screen that fills the window in place of the game in front.
    fn screen<'a>(&'a mut self, past: &'a mut PastGames) -> Option<&'a mut dyn Screen> {
        match self {
            Self::Form(form) => Some(&mut **form),
            Self::Practice { screen, .. } => Some(&mut **screen),
            Self::Past { .. } => Some(past),
            Self::Title | Self::Table => None,
        }
    }

    /// Returns the form for a new game, if it is open here or behind this.
    fn form(&self) -> Option<&dyn Form> {
        match self {
            Self::Form(form) => Some(&**form),
            Self::Practice { back_to, .. } | Self::Past { back_to } => back_to.form(),
            Self::Title | Self::Table => None,
        }
    }

    fn form_mut(&mut self) -> Option<&mut Box<dyn Form>> {
        match self {
            Self::Form(form) => Some(form),
            Self::Practice { back_to, .. } | Self::Past { back_to } => back_to.form_mut(),
            Self::Title | Self::Table => None,
        }
    }
}

/// State kept from one frame to the next.
#[derive(Default)]
struct FrameState {
    /// The input's clock, in seconds: the only clock of the window.
    now: f64,
    /// Since when the window is minimized or covered.
    hidden: Option<Stopwatch>,
    /// What was asked for, in the order in which it happened. It is done at the end of the frame's
    /// last pass.
    queue: VecDeque<Command>,
    /// Whether to check the fonts for the letters of the language, which is new.
    checks_letters: bool,
    /// Whether a small menu was open when the frame began.
    had_popup: bool,
}

const TITLE: &str = "Plot 4";
/// The longer side of the picture of an unfinished game beside the form for a new one, in points.
const UNFINISHED: f32 = 72.0;
/// The widest texture to use, in pixels.
const TEXTURE_SIDE: usize = 2048;

impl App {
    /// Handles the events of the worker, and lets every part do what is due.
    fn tick(&mut self, ctx: &Context) {
        let now = self.frame.now;
        let unfinished = self.saves.files().unfinished();
        self.take_events(ctx);
        let effects = self.modals.show_slow_file(ctx, now);
        self.follow(effects);
        if self.modals.awaits_animation() {
            let painted = text::notices::painting(self.saves.painted());
            self.speech.announcer.show_progress(painted, now);
            ctx.request_repaint_after(Duration::from_millis(200));
        }
        if self.preferences.is_retry_due(ctx, now) {
            self.save_settings();
        }
        if self.practice.file().is_retry_due(ctx, now) {
            self.save_progress();
        }
        if let Some(told) = self.saves.tick(ctx, &self.tables, now) {
            self.notify(told);
        }
        self.speech.announcer.stand(self.saves.standing());
        self.paint_small_pictures(ctx);
        if self.saves.knows_unfinished() {
            self.modals.offer_crash_report();
        }
        self.placement.tick(ctx);
        self.placement.name(ctx, self.window_name());
        self.tick_quit(ctx, unfinished);
        self.tick_series(ctx);
        if !matches!(self.base, Base::Title | Base::Form(_)) {
            let effects = self.on_screen(ctx, |screen, cx| screen.tick(cx));
            self.follow(effects);
        }
    }

    /// Returns the name of the window: the game in play before that of the program.
    fn window_name(&self) -> String {
        match self.base {
            Base::Table => format!("{} – {TITLE}", self.tables.front().variant()),
            Base::Title | Base::Form(_) | Base::Practice { .. } | Base::Past { .. } => {
                TITLE.to_owned()
            }
        }
    }

    /// Requests the small pictures of rows that have come into view.
    fn paint_small_pictures(&mut self, ctx: &Context) {
        for (path, game) in self.modals.take_unpainted() {
            let width = small::pixels(ctx.pixels_per_point());
            let look = saves::look(&self.preferences.settings, ctx, width);
            let load = Box::new(move || Ok(*game));
            self.saves.paint_small(&self.tables, Some(path), (look, small::SIDE), load);
        }
        let width = small::pixels_of(UNFINISHED, ctx.pixels_per_point());
        let look = saves::look(&self.preferences.settings, ctx, width);
        if matches!(self.base, Base::Form(_))
            && let Some(game) = self.tables.take_unpainted(look)
        {
            let load = Box::new(move || Ok(game));
            self.saves.paint_small(&self.tables, None, (look, UNFINISHED), load);
        }
        for (path, shown) in self.past.take_wanted() {
            let width = small::pixels_of(shown.side(), ctx.pixels_per_point());
            let look = saves::look(&self.preferences.settings, ctx, width);
            let file = path.clone();
            let load = Box::new(move || {
                let game = storage::load_past_game(&file).map_err(|error| error.fault)?;
                Ok(game.at_end())
            });
            self.saves.paint_small(&self.tables, Some(path), (look, shown.side()), load);
        }
    }

    /// Closes the window once everything is written, and asks if that takes long; `unfinished` is
    /// what was still being written before this frame's events.
    fn tick_quit(&mut self, ctx: &Context, unfinished: Option<BeingWritten>) {
        let now = self.frame.now;
        let unsaved = || self.saves.unsaved(&self.tables, now);
        match self.quit.tick(ctx, now, unfinished, unsaved) {
            QuitEvent::Wait => {}
            QuitEvent::Begin => self.begin_quit(ctx),
            // Unfinished games are offered again at the next start.
            QuitEvent::Close { unwritten: Some(unwritten) } if !self.modals.must_be_answered() => {
                let unwritten = Some(unwritten);
                self.modals.show(QuitQuestion { unwritten });
                // A minimized window would ask in vain.
                ctx.send_viewport_cmd(egui::ViewportCommand::Minimized(false));
                ctx.send_viewport_cmd(egui::ViewportCommand::Focus);
            }
            QuitEvent::Close { .. } => self.quit.close(ctx),
        }
    }

    /// Begins the next game of a series that is watched.
    fn tick_series(&mut self, ctx: &Context) {
        let (state, settings) = (self.state(), &self.preferences.settings);
        let is_end_in_view = matches!(self.base, Base::Table)
            && !self.modals.is_open()
            && settings.after_game == AfterGame::PlayAgain
            && state.is_watched
            && !state.looks_back
            && !state.is_reviewed
            && !state.is_paused
            && state.is_at_rest;
        let (now, speed) = (self.frame.now, settings.speed);
        if self.tables.series.tick(ctx, now, is_end_in_view, speed) {
            self.apply(ctx, Command::PlayAgain);
        }
    }

    /// Returns whether the file threads still owe an answer that the user did not ask for: to an
    /// autosave, or to the search for unfinished games. Tests whose frames pass faster than the
    /// clock wait for it in between.
    #[must_use]
    pub fn is_disk_busy(&self) -> bool {
        let files = self.saves.files();
        files.is_looking_for_unfinished() || files.unfinished().is_some()
    }

    /// Writes the settings, unless they were sent to the file thread already.
    fn save_settings(&mut self) {
        if let Some(settings) = self.preferences.take_unwritten(self.placement.window()) {
            self.saves.save_settings(settings);
        }
    }

    fn save_progress(&mut self) {
        if let Some(progress) = self.practice.take_unwritten() {
            self.saves.save_progress(progress);
        }
    }

    /// Writes the settings and the practice progress if they have changed.
    fn save_changes(&mut self, ctx: &Context) {
        // While a slider is dragged, its value changes in every frame; only the last one is
        // written.
        if self.preferences.have_changed() && !ctx.input(|input| input.pointer.any_down()) {
            self.save_settings();
        }
        if self.practice.has_changed() {
            self.save_progress();
        }
    }

    /// Writes the settings and the practice progress if necessary, before the window closes.
    fn save_own_files(&mut self) {
        self.save_settings();
        if self.practice.has_changed() || self.practice.file().has_failed() {
            self.save_progress();
        }
    }

    /// Returns the state of the game in front.
    fn state(&self) -> State {
        self.tables.front().state(self.frame.now)
    }

    /// Returns the game that is being chosen, or the one in front.
    fn game(&self) -> &'static GameEntry {
        self.base.form().map_or_else(|| self.tables.front().entry(), Form::entry)
    }

    /// Returns the screen in view.
    fn screen(&mut self) -> &mut dyn Screen {
        self.base.screen(&mut self.past).unwrap_or_else(|| self.tables.front_mut())
    }

    /// Calls a function with the screen in view, and what that may see of the window.
    fn on_screen<R>(
        &mut self,
        ctx: &Context,
        act: impl FnOnce(&mut dyn Screen, &Cx<'_>) -> R,
    ) -> R {
        let View { front, other, cx, .. } = self.view(ctx);
        act(other.unwrap_or(front), &cx)
    }

    /// Shows the screen and the dialog over it.
    fn screen_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        theme::paint_ground(ui.painter(), ui.max_rect(), theme::Palette::of(ui.ctx()));
        let (ctx, now) = (ui.ctx().clone(), self.frame.now);
        let is_covered =
            self.modals.top().is_some_and(|top| matches!(top.shape(), Shape::Screen { .. }));
        let notice_place = match self.base {
            _ if is_covered => None,
            Base::Title => {
                let game = Some(self.tables.front().entry());
                let motion = self.preferences.settings.motion;
                self.title.ui((now, motion), game, ui, commands);
                None
            }
            Base::Form(_) | Base::Table | Base::Practice { .. } | Base::Past { .. } => {
                Some(self.on_screen(&ctx, |screen, cx| screen.ui(ui, cx, commands)))
            }
        };
        self.speech.announcer.announce_ui(ui);
        let View { modals, cx, .. } = self.view(&ctx);
        let dialog = modals.ui(&cx, commands);
        let screen = ctx.content_rect();
        // A page as large as the window has its notices at its lower edge.
        let (notice_place, dialog) = match dialog {
            Some(rect) if rect.contains_rect(screen) => {
                let line = screen.shrink2(vec2(16.0, 0.0)).with_min_y(screen.bottom() - 52.0);
                let line = line.with_max_y(screen.bottom() - 12.0);
                let lowest = screen.bottom() - 8.0;
                (Some(NoticePlace { line, lowest, may_stay: false }), None)
            }
            _ => (notice_place, dialog),
        };
        self.speech.announcer.notice_ui(now, notice_place, dialog, ui, commands);
    }

    /// Announces a new question, of a dialog or of the end of a game.
    fn announce_question(&mut self, ctx: &Context) {
        let state = self.state();
        let continues =
            state.is_watched && self.preferences.settings.after_game == AfterGame::PlayAgain;
        let question = match self.modals.top() {
            Some(layer) => Some(layer.spoken()),
            None if matches!(self.base, Base::Table) && state.asks_again() && !continues => {
                Some(text::notices::play_again().to_owned())
            }
            None => None,
        };
        if self.speech.announcer.ask(question) {
            ctx.request_repaint();
        }
    }

    fn nesting(&self) -> Nesting {
        Nesting::of(self.base.route(), &self.state(), self.preferences.settings.stage)
    }

    /// Returns the state that the meaning of keys depends on.
    fn focus(&self) -> commands::Focus {
        let settings = &self.preferences.settings;
        commands::Focus {
            route: self.base.route(),
            cover: self.modals.cover(),
            game: self.state(),
            facts: (self.tables.front().entry().facts)(),
            speed: settings.speed,
            zoom: settings.zoom,
            now: self.frame.now,
        }
    }

    /// Adds the commands of the keys, and passes the other keys to the screen.
    fn read_keys(&mut self, ctx: &Context, commands: &mut Vec<Command>) {
        let mut focus = self.focus();
        // A small menu that is open has the keys.
        if Popup::is_any_open(ctx) {
            focus.cover = Some(Cover::Page);
        }
        keys::read(ctx, &focus, self.screen(), commands);
    }

    /// Follows the effects of an action: announces, plays sounds and saves.
    fn follow(&mut self, mut effects: Effects) {
        let now = self.frame.now;
        if let (Some(progress), Base::Practice { game, .. }) = (effects.progress.take(), &self.base)
        {
            self.practice.on_progress(game, *progress);
        }
        if let (Some(screen), &Base::Practice { game, .. }) = (effects.screen.take(), &self.base) {
            let announcement = screen.announcement();
            self.show_practice(game, screen, announcement, true);
        }
        for command in effects.commands.drain(..).rev() {
            self.frame.queue.push_front(command);
        }
        self.speech.follow(&mut effects, &self.preferences.settings, now);
        if effects.changed {
            self.saves.autosave(&self.tables, now);
        }
        if let Some(ended) = effects.ended {
            self.saves.count(*ended);
        }
        if effects.past_game_changed {
            self.saves.keep_ended(&self.tables);
        }
    }

    /// Shows a notice for a few seconds, and announces it.
    fn notify(&mut self, text: impl Into<String>) {
        self.follow(Effects::notice(text));
    }

    fn announce(&mut self, text: impl Into<String>) {
        self.speech.announcer.announce(text);
    }
}

impl App {
    /// Returns the time now, in seconds of the input's clock, which stands still while the window
    /// is minimized or covered.
    fn time(&mut self, ctx: &Context) -> f64 {
        let (time, is_hidden) =
            ctx.input(|input| (input.time, input.viewport().visible() == Some(false)));
        if is_hidden && let Some(hidden) = &self.frame.hidden {
            return time + hidden.elapsed().as_secs_f64();
        }
        self.frame.hidden = is_hidden.then(Stopwatch::start);
        time
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        // All passes of a frame show the same state: events handled between two of them could make
        // a dialog larger than its place.
        if ctx.current_pass_index() == 0 {
            self.frame.now = self.time(ctx);
            self.tick(ctx);
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.placement.on_frame(&ctx, frame);
        // A screen reader names the window; egui does not.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(TITLE));
        zoom::fit_zoom(&ctx, self.preferences.settings.zoom);
        if std::mem::take(&mut self.frame.checks_letters) && theme::fonts::lacks_letters(&ctx) {
            let language = words::language().english_name();
            let told = words::in_language(Language::ENGLISH, || text::settings::no_font(language));
            self.notify(told);
        }
        // Any press ends the animation of a piece.
        let pressed = ctx.input(|input| {
            input.pointer.any_pressed()
                || input
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::Key { pressed: true, repeat: false, .. }))
        });
        ctx.input(|input| self.speech.sounds.note(input));
        if pressed {
            self.speech.sounds.hurry();
            self.screen().skip_motion();
        }
        if ctx.current_pass_index() == 0 {
            self.frame.had_popup = Popup::is_any_open(&ctx);
        }
        let mut commands = Vec::new();
        self.read_keys(&ctx, &mut commands);
        self.screen_ui(ui, &mut commands);
        // The click that closes a small menu finds the board behind it.
        if self.frame.had_popup && ctx.input(|input| input.pointer.any_click()) {
            commands.retain(|command| !matches!(command, Command::Act(_)));
        }
        self.frame.queue.extend(commands);
        if ctx.will_discard() {
            return;
        }
        // Later passes discard the wake-up that the first pass requested.
        if ctx.current_pass_index() > 0 {
            ctx.request_repaint();
        }
        while let Some(command) = self.frame.queue.pop_front() {
            let shown = (self.base.route(), self.tables.times_left());
            self.apply(&ctx, command);
            // What the board was still asked has lost its meaning with the board.
            if shown != (self.base.route(), self.tables.times_left()) {
                let queue = &mut self.frame.queue;
                queue.retain(|command| !matches!(command, Command::Act(_)));
            }
            ctx.request_repaint();
        }
        self.announce_question(&ctx);
        self.save_changes(&ctx);
    }

    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut RawInput) {
        cut_texts(raw_input);
        // The atlas of the glyphs is as wide as a texture may be, and grows row by row: on a screen
        // that allows 16,384 pixels one large title costs 17 MB. Everything here fits well into a
        // narrower one.
        raw_input.max_texture_side =
            Some(raw_input.max_texture_side.map_or(TEXTURE_SIDE, |side| side.min(TEXTURE_SIDE)));
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.save_own_files();
    }
}

/// The longest text that can be pasted or typed at once, in bytes. The longest position takes a
/// fifth of it.
const MAX_PASTED: usize = 8192;

/// Cuts every text among the events to one character more than [`MAX_PASTED`], so that the reader
/// can tell that it was too long.
fn cut_texts(input: &mut RawInput) {
    for event in &mut input.events {
        match event {
            Event::Paste(text) | Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) => {
                cut(text);
            }
            Event::Ime(ImeEvent::Preedit { text, active_range_chars })
                if text.len() > MAX_PASTED =>
            {
                cut(text);
                *active_range_chars = None;
            }
            _ => {}
        }
    }
}

/// Cuts a text, and frees the rest.
fn cut(text: &mut String) {
    let end = text
        .char_indices()
        .map(|(at, character)| at + character.len_utf8())
        .find(|&end| end > MAX_PASTED);
    if let Some(end) = end.filter(|&end| end < text.len()) {
        text.truncate(end);
        text.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_before_they_are_read() {
        let texts = [
            "4".repeat(10_000_000),
            "红".repeat(10_000_000),
            "4453".to_owned(),
            "x".repeat(MAX_PASTED),
        ];
        let events = texts.iter().cloned().map(Event::Paste);
        let mut input = RawInput { events: events.collect(), ..RawInput::default() };
        input.events.push(Event::Text(texts[1].clone()));
        cut_texts(&mut input);
        let lengths: Vec<usize> = input
            .events
            .iter()
            .map(|event| match event {
                Event::Paste(text) | Event::Text(text) => text.len(),
                other => panic!("{other:?} was not there"),
            })
            .collect();
        assert_eq!(lengths, [MAX_PASTED + 1, MAX_PASTED + 1, 4, MAX_PASTED, MAX_PASTED + 1]);
    }
}
