//! From the command line to the first frame, and out of the window's troubles with one clear line.

use std::io;
use std::path::Path;

use eframe::egui::{Context, ViewportBuilder, pos2, vec2};

use super::coin::Sprites;
use super::mode_select::Draft;
use super::session::Session;
use super::{App, Front, Screen, play, theme, words};
use crate::core::connect4::Connect4;
use crate::core::connect4::Size;
use crate::core::connect4::kind::NOT_PERFECT_HERE;
use crate::core::game::Game;
use crate::launch::{Launch, Resume, Start};
use crate::players;
use crate::storage::{self, Aside, Folders, SavedGame, Settings};
use crate::worker::Worker;

/// The size of the window at the very first start, in points.
const FIRST_SIZE: [f32; 2] = [1120.0, 760.0];
/// The least size of the window, in points.
pub(super) const LEAST_SIZE: [f32; 2] = [360.0, 480.0];

/// Shows the window until it is closed.
///
/// # Errors
/// One line for a person, if no window can be shown: no display, no OpenGL.
pub fn run(launch: Launch) -> Result<(), String> {
    let folders = Folders::of_user();
    let loaded = load_settings(folders.as_ref());
    let mut viewport = ViewportBuilder::default()
        .with_title("Plot 4")
        .with_app_id("io.github.plot4.Plot4")
        .with_min_inner_size(LEAST_SIZE)
        .with_inner_size(FIRST_SIZE);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon/plot4-64.png")) {
        viewport = viewport.with_icon(icon);
    }
    if let Some(place) = loaded.0.window {
        viewport = viewport
            .with_inner_size(vec2(place.width, place.height).max(LEAST_SIZE.into()))
            .with_position(pos2(place.x, place.y))
            .with_maximized(place.maximized);
    }
    let options = eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..Default::default() };
    let create: eframe::AppCreator<'_> = Box::new(move |context| {
        let app = App::new(&context.egui_ctx, launch, folders, loaded)?;
        Ok(Box::new(app))
    });
    eframe::run_native("plot4", options, create).map_err(|error| {
        let reason = match error {
            eframe::Error::AppCreation(error) => error.to_string(),
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
                "no screen answers at DISPLAY or WAYLAND_DISPLAY, or a library of X11 or Wayland is missing".to_owned()
            }
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
                "the screen offers no OpenGL; on Debian libgl1, libegl1 and libgl1-mesa-dri bring it in software".to_owned()
            }
            #[expect(unreachable_patterns, reason = "the tests can switch on another renderer, with an error of its own")]
            _ => "the renderer failed".to_owned(),
        };
        format!("no window can be shown: {reason}. `plot4 play` plays in this terminal")
    })
}

/// Returns the settings of the last time, and what to tell if they could not be used.
fn load_settings(folders: Option<&Folders>) -> (Settings, Option<String>) {
    let Some(folders) = folders else { return (Settings::default(), None) };
    let file = folders.settings_file();
    match storage::load_settings(&file) {
        Ok(settings) => (settings, None),
        Err(error) if error.is_damaged() => {
            (Settings::default(), Some(aside(&file, &error.to_string(), "The settings are the usual ones")))
        }
        Err(error) => (Settings::default(), Some(format!("The settings are the usual ones: {error}"))),
    }
}

/// Keeps a damaged file under another name, and returns the sentence that tells of it.
fn aside(file: &Path, damage: &str, consequence: &str) -> String {
    match storage::set_aside(file, Aside::Damaged) {
        Ok(kept) => format!("{consequence}: {damage}. It is kept as {}", kept.display()),
        Err(error) => format!("{consequence}: {damage}. It could not be kept aside: {error}"),
    }
}

/// Returns the game that was in progress the last time, if there is one worth going on with, and what to tell.
fn last_game(folders: Option<&Folders>) -> (Option<SavedGame>, Option<String>) {
    let Some(folders) = folders else {
        return (None, Some("No place is known where games could be kept: set HOME".to_owned()));
    };
    let file = folders.autosave_file();
    match storage::load_game(&file) {
        Ok(game) => {
            let unfinished = game.record.position().outcome().is_none() || !game.record.is_at_end();
            (Some(game).filter(|game| unfinished && !game.record.moves().is_empty()), None)
        }
        Err(error) if error.is_missing() => (None, None),
        Err(error) if error.is_damaged() => {
            (None, Some(aside(&file, &error.to_string(), "The last game cannot be gone on with")))
        }
        Err(error) => (None, Some(format!("The last game cannot be gone on with: {error}"))),
    }
}

impl App {
    /// Returns the program behind a window whose context this is.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn new(
        ctx: &Context,
        launch: Launch,
        folders: Option<Folders>,
        settings: (Settings, Option<String>),
    ) -> io::Result<Self> {
        let (mut settings, trouble) = settings;
        let waker = ctx.clone();
        let worker = Worker::start(move || waker.request_repaint())?;
        theme::install(ctx);
        // The zoom follows the settings and the window; egui's own keys for it would only set one of the two.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.set_zoom_factor(settings.zoom);
        let saved_settings = settings.clone();
        settings.speed = launch.speed.unwrap_or(settings.speed);
        for (seat, named) in settings.seats.iter_mut().zip(launch.seats) {
            *seat = named.unwrap_or(*seat);
        }
        // Whoever names a player and no board wants that player more than the board of the last time.
        if matches!(launch.start, Start::Title)
            && !launch.seats.iter().flatten().all(|seat| seat.plays_on::<Connect4>(settings.size))
        {
            settings.size = Size::STANDARD;
        }
        let (last, last_trouble) = last_game(folders.as_ref());
        let seed = launch.seed.unwrap_or_else(players::fresh_seed);
        let blank = SavedGame::new(settings.size, settings.seats, seed);
        let session = Session::new(blank);
        let mut app = Self {
            screen: Screen::Title,
            front: None,
            aim: play::middle(session.position()),
            hover_from: f32::from(play::middle(session.position()).index()),
            draft: Draft::new(settings.seats, settings.size),
            session,
            previous: None,
            next: None,
            in_game: false,
            maximize: settings.window.is_some_and(|place| place.maximized),
            place: settings.window,
            settings,
            saved_settings,
            folders,
            worker,
            sprites: Sprites::default(),
            seed: launch.seed,
            seed_text: launch.seed.map_or_else(String::new, |seed| seed.to_string()),
            zoom_dragged: None,
            hover_since: f64::NEG_INFINITY,
            refused: None,
            notice: None,
            announcement: "Plot 4".to_owned(),
            scrolled_to: None,
            told_autosave: false,
            title_since: None,
            end_since: None,
            now: 0.0,
        };
        app.apply_theme(ctx);
        app.start(launch, last);
        if let Some(trouble) = trouble.or(last_trouble) {
            app.tell(trouble);
        }
        Ok(app)
    }

    /// Shows what was asked for on the command line, or the title.
    fn start(&mut self, launch: Launch, last: Option<SavedGame>) {
        let named = launch.seats.iter().any(Option::is_some);
        let game = match launch.start {
            Start::Title if named => Some(SavedGame::new(self.settings.size, self.settings.seats, self.next_seed())),
            Start::Title => None,
            Start::Position(record) => {
                let mut game = SavedGame::new(record.start().shape(), self.settings.seats, self.next_seed());
                game.record = record;
                if game.seats != self.settings.seats {
                    self.tell(format!("{NOT_PERFECT_HERE}: High takes its place"));
                }
                Some(game)
            }
            Start::Game { game, .. } => {
                self.next_seed(); // which the game has already, so that the one after it is another
                Some(*game)
            }
        };
        match (game, last, launch.resume) {
            (None, Some(last), Resume::Offer) => self.front = Some(Front::Resume(Box::new(last))),
            (game, last, _) => {
                if let Some(game) = game {
                    self.screen = Screen::Play;
                    self.in_game = true;
                    self.session = Session::new(game);
                    self.aim_at_middle();
                    self.announcement = words::announcement(&self.session);
                }
                if last.is_some() {
                    self.set_autosave_aside();
                }
                if self.in_game {
                    self.keep_game();
                }
            }
        }
    }
}
