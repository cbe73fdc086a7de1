//! The window: what it shows, and the one place where wishes become deeds.
//!
//! Views read [`App`] and push [`Command`]s; `App::apply` acts on them at the end of the frame. What takes time runs on the
//! [`Worker`], whose events are taken in before the next frame is drawn.

mod apply;
mod board_view;
mod coin;
mod command;
mod dialogs;
mod events;
mod fall;
mod help;
mod keys;
mod mode_select;
mod panel;
mod play;
mod session;
mod settings;
mod start;
mod theme;
mod title;
mod widgets;
mod words;

pub use command::Command;
use start::LEAST_SIZE;
pub use start::run;

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{self, Context, Ui};

use self::coin::Sprites;
use self::mode_select::Draft;
use self::session::{Phase, Session};
use crate::core::connect4::Column;
use crate::storage::{AfterGame, Folders, SavedGame, Settings, WindowPlace, ZOOMS};
use crate::worker::{Purpose, Worker};

/// The screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The name of the game; any key goes on.
    Title,
    /// Who plays?
    ModeSelect,
    /// The board. The end of a game is a phase of it, so that the board stays in view.
    Play,
}

/// What covers the screen until it is dealt with.
pub enum Front {
    /// The things one does rarely.
    Menu,
    /// All keys.
    Help,
    /// The settings.
    Settings,
    /// "Do you really want to quit?"
    Quit,
    /// "Go on with the last game?"
    Resume(Box<SavedGame>),
    /// A field for the path of a file, where the desktop has no dialog to offer.
    Path {
        /// What the file is for.
        purpose: Purpose,
        /// What has been typed.
        text: String,
        /// The file that was found where the game was to be saved: it takes a second word to replace it.
        taken: Option<PathBuf>,
    },
}

/// The program behind the window.
pub struct App {
    screen: Screen,
    front: Option<Front>,
    session: Session,
    /// The game that a new one has taken the place of; taking back at the start brings it back.
    previous: Option<Box<Session>>,
    /// The new game that was taken back like that; redoing at the end brings it back.
    next: Option<Box<Session>>,
    /// Whether a game has been started: then the mode selection has one to go back to.
    in_game: bool,
    draft: Draft,
    settings: Settings,
    saved_settings: Settings,
    folders: Option<Folders>,
    worker: Worker,
    sprites: Sprites,
    /// The seed of the next game, if one was asked for: those of the games after it follow from it.
    seed: Option<u64>,
    /// The text of the seed's field in the settings while it is being typed.
    seed_text: String,
    /// The zoom that the slider shows while it is dragged.
    zoom_dragged: Option<f32>,
    /// The column the person aims at, where the hovering coin came from, and when.
    aim: Column,
    hover_from: f32,
    hover_since: f64,
    /// The column that refused a coin last, and when.
    refused: Option<(Column, f64)>,
    /// A sentence for a few seconds, and since when.
    notice: Option<(String, f64)>,
    /// What a screen reader says now.
    announcement: String,
    /// The move that the list was last scrolled to.
    scrolled_to: Option<usize>,
    /// Whether a failed autosave has been told: once is enough.
    told_autosave: bool,
    /// When the title appeared.
    title_since: Option<f64>,
    /// Since when the end of a game is in view that another one is to follow.
    end_since: Option<f64>,
    /// The input's clock, in seconds: the only clock of the window.
    now: f64,
    /// Whether the window is to fill the screen as it did the last time; not every window manager heeds that before it is shown.
    maximize: bool,
    /// Where the window is, for the next start.
    place: Option<WindowPlace>,
}

/// The widest texture that we ask for, in pixels.
const TEXTURE_SIDE: usize = 2048;
/// How long a notice stays, in seconds.
const NOTICE: f64 = 7.0;
/// How long the end of a watched game stays before the next, in seconds at the usual speed.
const BETWEEN_GAMES: f64 = 2.5;

impl App {
    /// Takes in what the worker has to tell, asks it for what is needed, and plays what is due.
    fn tick(&mut self, ctx: &Context) {
        while let Some(event) = self.worker.poll() {
            self.take_in(event);
        }
        let speed = if self.session.is_watched() { f64::from(self.settings.speed) } else { 1.0 };
        self.play_again(ctx, speed);
        if self.screen != Screen::Play {
            return;
        }
        if let Some(thinker) = self.session.wants_move() {
            let ticket = self.worker.think(thinker, *self.session.position());
            self.session.asked(ticket, self.now);
        }
        let delay = f64::from(self.settings.delay_ms) / 1000.0 / speed;
        if self.session.turn() == Phase::Thinking
            && let Some((column, due)) = self.session.answer(delay)
            && self.wait_until(ctx, due)
        {
            self.computer_plays(column);
            ctx.request_repaint();
        }
    }

    /// Begins the next of a series of watched games, once the end of this one has been in view for long enough.
    fn play_again(&mut self, ctx: &Context, speed: f64) {
        let in_view = self.screen == Screen::Play
            && self.front.is_none()
            && self.settings.after_game == AfterGame::PlayAgain
            && self.session.is_watched()
            && !self.session.looks_back()
            && matches!(self.session.phase(self.now), Phase::Over(_));
        if !in_view {
            self.end_since = None;
            return;
        }
        let since = *self.end_since.get_or_insert(self.now);
        if self.wait_until(ctx, since + BETWEEN_GAMES / speed) {
            self.end_since = None;
            self.apply(ctx, Command::NewGame);
        }
    }

    /// Returns whether a moment has come; if not, sees to it that a frame is drawn then.
    fn wait_until(&self, ctx: &Context, due: f64) -> bool {
        if self.now >= due {
            return true;
        }
        ctx.request_repaint_after(Duration::from_secs_f64((due - self.now).min(60.0)));
        false
    }

    /// Shows the screen and what covers it.
    fn screen_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        theme::paint_ground(ui.painter(), ui.max_rect(), theme::Palette::of(ui.ctx()));
        match self.screen {
            Screen::Title => title::ui(self, ui, commands),
            Screen::ModeSelect => mode_select::ui(self, ui, commands),
            Screen::Play => play::ui(self, ui, commands),
        }
        widgets::live_region(ui, &self.announcement);
        dialogs::front_ui(self, ui.ctx(), commands);
        dialogs::notice_ui(self, ui, commands);
    }

    /// Returns what the keys ask for.
    fn key_commands(&self, ctx: &Context) -> Vec<Command> {
        let focus = keys::Focus {
            screen: self.screen,
            front: self.front.as_ref(),
            position: self.session.position(),
            is_over: matches!(self.session.turn(), Phase::Over(_)),
            is_watched: self.session.is_watched(),
            speed: self.settings.speed,
            zoom: self.settings.zoom,
        };
        keys::commands(ctx, &focus)
    }

    /// Gives everything the size of the settings, and more in a window that is larger than any we would draw for: type that suits a
    /// laptop is lost on a wall.
    fn fit_zoom(&self, ctx: &Context) {
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        let roomy = (window.x / 1500.0).min(window.y / 1000.0).clamp(1.0, 2.5);
        // In steps, so that a window being resized does not redraw its type at every pixel.
        let zoom = self.settings.zoom * (roomy * 4.0).floor() / 4.0;
        // No screen can be used in less room than that of the least window, so it is what the greatest zoom leaves.
        let most = (window.x / LEAST_SIZE[0]).min(window.y / LEAST_SIZE[1]).max(*ZOOMS.start());
        let zoom = zoom.min(most);
        if (zoom - ctx.zoom_factor()).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// Remembers where the window is, for the next start.
    fn note_place(&mut self, ctx: &Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        if let Some(place) = self.place.as_mut().filter(|_| maximized) {
            place.maximized = viewport.maximized.unwrap_or(false);
        } else if let Some(inner) = viewport.inner_rect {
            // The zoom of the window scales its points, and must not scale the window at the next start.
            let zoom = ctx.zoom_factor();
            let corner = viewport.outer_rect.unwrap_or(inner).min;
            self.place = Some(WindowPlace {
                x: corner.x * zoom,
                y: corner.y * zoom,
                width: inner.width() * zoom,
                height: inner.height() * zoom,
                maximized,
            });
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.now = ctx.input(|input| input.time);
        self.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.sprites.begin_frame();
        if std::mem::take(&mut self.maximize) {
            ctx.send_viewport_cmd(egui::ViewportCommand::Maximized(true));
        }
        self.note_place(&ctx);
        self.fit_zoom(&ctx);
        // Whoever presses something has seen enough of the last coin's flight.
        let pressed = ctx.input(|input| {
            input.pointer.any_pressed()
                || input.events.iter().any(|event| matches!(event, egui::Event::Key { pressed: true, repeat: false, .. }))
        });
        if pressed {
            self.session.skip_flight();
        }
        let mut commands = self.key_commands(&ctx);
        self.screen_ui(ui, &mut commands);
        for command in commands {
            self.apply(&ctx, command);
            ctx.request_repaint();
        }
        self.keep_settings(&ctx);
    }

    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut egui::RawInput) {
        // The atlas of the glyphs is as wide as a texture may be, and grows row by row: on a screen that allows 16,384 pixels one
        // large title costs 17 MB. All that we show fits well into a narrower one.
        raw_input.max_texture_side = Some(raw_input.max_texture_side.map_or(TEXTURE_SIDE, |side| side.min(TEXTURE_SIDE)));
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.settings.window = self.place;
        if let Some(folders) = &self.folders {
            self.worker.save_settings(folders.settings_file(), self.settings.clone());
        }
    }
}
