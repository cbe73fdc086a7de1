//! Startup: from the command line to the first frame; if the window cannot open, one clear line
//! says why. Pictures for the command line are painted without a window.

#[cfg(unix)]
use std::fs::File;
use std::io;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use egui::{Context, ViewportBuilder, pos2, vec2};

use super::modals::Modals;
use super::placement::Placement;
use super::practice::PracticeRoom;
use super::preferences::{Overrides, Preferences, asked_language, language_of};
use super::quit::Quit;
use super::saves::Saves;
use super::tables::Tables;
use crate::app::contract::screen::{Effects, GameEntry, PictureLook};
use crate::app::dialogs::slow_file::PendingFile;
use crate::app::kit::zoom::LEAST_SIZE;
use crate::app::screens::past_games::PastGames;
use crate::app::screens::title;
use crate::app::speech::{Speaker, Speech};
use crate::app::{App, Base, FrameState, TITLE, all_games, theme};
use crate::launch::{Export, Failure, Launch, Seek, Start, USUAL_WIDTH};
use crate::storage::{Folders, OwnFileError, Settings, check_where_asked, save_where_asked, shown};
use crate::words::text::{self, files};
use crate::words::{self, Explain as _, Language, Region};
use crate::worker::{self, FileEvent, Files, FilesOfGame, NamedFile, Sounds, Writer};

/// The size of the window at the first start, in points.
const FIRST_SIZE: [f32; 2] = [1120.0, 760.0];
/// How long the start waits for each answer of the file thread. Any disk that works answers
/// immediately.
const PATIENCE: Duration = Duration::from_millis(250);
/// The most passes of a frame. A new dialog takes three: a sizing pass, one that finds its height
/// at its width, and one in its place.
const MAX_PASSES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2);

/// Shows the window until it is closed.
///
/// The file named on the command line is read before the window opens. If that takes too long, the
/// window opens with its title, and shows the game when it arrives.
///
/// # Errors
/// The fault in the game or file named on the command line, or the reason why no window can be
/// shown: no display, no OpenGL.
pub fn run(launch: Launch) -> Result<(), Failure> {
    let ended = worker::guard_window(|| open(launch));
    worker::wait_for_engines();
    #[cfg(windows)]
    if let Err(error) = &ended
        && ErrorsGoTo::find() == ErrorsGoTo::Window
    {
        worker::show_error(TITLE, &error.in_window());
    }
    ended
}

/// Shows the window until it is closed.
fn open(launch: Launch) -> Result<(), Failure> {
    let (system, asked) = (Language::of_system(), asked_language(&launch));
    words::set_language(asked.unwrap_or(system));
    words::set_region(Region::of_system());
    let folders = Folders::of_user();
    if let Some(folders) = &folders {
        worker::keep_crash_reports(&folders.data);
    }
    let waker: Arc<OnceLock<Context>> = Arc::default();
    let (wake, opened) = (Arc::clone(&waker), Arc::clone(&waker));
    let files = Files::start(folders.as_ref(), move || {
        wake.get().into_iter().for_each(Context::request_repaint);
    });
    let mut files =
        files.map_err(|error| Failure::Data(text::notices::no_thread(error.to_string())))?;
    let (settings, start) =
        read_early(&mut files, folders.as_ref(), launch.start, ErrorsGoTo::find(), |settings| {
            match settings {
                Some(settings) => language_of(asked, settings, system),
                None => asked.unwrap_or(system),
            }
        })?;
    files.wait_at_exit();
    let launch = Launch { start, ..launch };
    let mut viewport = ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id("io.github.plot4.Plot4")
        .with_min_inner_size(LEAST_SIZE)
        .with_inner_size(FIRST_SIZE);
    if let Ok(icon) =
        eframe::icon_data::from_png_bytes(include_bytes!("../../../assets/icon/plot4-64.png"))
    {
        viewport = viewport.with_icon(icon);
    }
    if let Some(place) = settings.as_ref().and_then(|(settings, _)| settings.window) {
        viewport = viewport
            .with_inner_size(vec2(place.width, place.height).max(LEAST_SIZE.into()))
            .with_position(pos2(place.x, place.y))
            .with_maximized(place.maximized);
    }
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        // The theme adds them, in the order of the chosen language.
        system_font_fallback: false,
        ..Default::default()
    };
    let create: eframe::AppCreator<'_> = Box::new(move |context| {
        let _ = waker.set(context.egui_ctx.clone());
        let mut app = App::with_files(
            &context.egui_ctx,
            all_games(),
            launch,
            folders,
            settings,
            files,
            system,
        );
        let mut sounds = Sounds::default();
        app.set_speaker(Box::new(move |order| sounds.send(order)));
        Ok(Box::new(app))
    });
    eframe::run_native("plot4", options, create).map_err(|error| {
        if opened.get().is_some() {
            return Failure::Data(text::notices::display_lost().to_owned());
        }
        Failure::Data(match error {
            eframe::Error::AppCreation(error) => text::notices::no_window(error.to_string()),
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
                text::notices::no_display().to_owned()
            }
            eframe::Error::Glutin(_)
            | eframe::Error::NoGlutinConfigs(..)
            | eframe::Error::OpenGL(_) => if cfg!(windows) {
                text::notices::no_opengl_windows()
            } else {
                text::notices::no_opengl()
            }
            .to_owned(),
            #[expect(
                unreachable_patterns,
                reason = "the tests can switch on another renderer, \
                with an error of its own"
            )]
            _ => text::notices::no_renderer().to_owned(),
        })
    })
}

/// Settings as they were read, and what to tell if they could not be used.
type ReadSettings = (Settings, Option<OwnFileError>);

/// Who is told that the file named on the command line does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ErrorsGoTo {
    /// The caller, by standard error and the status; no window opens.
    Caller,
    /// The user, in the window: after a double click nobody reads standard error.
    Window,
}

impl ErrorsGoTo {
    /// Returns what holds for this process.
    fn find() -> Self {
        // A desktop gives a program no terminal, and a log or nothing for what it writes. A pipe is
        // what other programs read from, unless the desktop says that it has started this one: some
        // terminals pass that on to theirs.
        #[cfg(unix)]
        let is_double_click = {
            use std::io::IsTerminal as _;
            let is_told = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"]
                .iter()
                .any(|name| std::env::var_os(name).is_some());
            let has_terminal = io::stdin().is_terminal() || io::stdout().is_terminal();
            !io::stderr().is_terminal() && (is_told || !has_terminal && !is_pipe())
        };
        // A program without a console that was given no other output.
        #[cfg(windows)]
        let is_double_click =
            std::os::windows::io::AsRawHandle::as_raw_handle(&io::stderr()).is_null();
        if is_double_click { Self::Window } else { Self::Caller }
    }
}

/// Returns whether what is written to standard error goes to another program.
#[cfg(unix)]
fn is_pipe() -> bool {
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::FileTypeExt as _;
    let stderr = io::stderr().as_fd().try_clone_to_owned();
    let kind = stderr.and_then(|stderr| File::from(stderr).metadata());
    kind.is_ok_and(|kind| kind.file_type().is_fifo())
}

/// Returns the saved settings and what to show first, as far as the file thread answers in time.
/// `None` and [`Start::Seek`] mean that the answer will arrive as an event, as each answer about a
/// game does if the window is to report its error.
///
/// Errors in the game are reported in the language of the settings, which `language_of` finds.
///
/// # Errors
/// The fault in a game or file that the command line names.
fn read_early(
    files: &mut Files,
    folders: Option<&Folders>,
    start: Start,
    errors: ErrorsGoTo,
    language_of: impl Fn(Option<&Settings>) -> Language,
) -> Result<(Option<ReadSettings>, Start), Failure> {
    let mut early = (Some(ReadSettings::default()), start);
    if let Some(folders) = folders {
        files.load_settings(folders.settings_file());
        early.0 = None;
        take_early(files, &mut early)?;
    }
    let settings = early.0.as_ref().map(|(settings, _)| settings);
    let language = language_of(settings);
    words::set_language(language);
    if let Start::Seek(seek) = &early.1 {
        files.seek(speaking(seek.clone(), language));
        let answers = match errors {
            // Late settings may arrive before it.
            ErrorsGoTo::Caller => 1 + usize::from(early.0.is_none()),
            ErrorsGoTo::Window => 0,
        };
        for _ in 0..answers {
            take_early(files, &mut early)?;
        }
    }
    Ok(early)
}

/// Takes the next answer, if it arrives in time.
///
/// # Errors
/// The fault in a game or file that the command line names.
fn take_early(files: &mut Files, early: &mut (Option<ReadSettings>, Start)) -> Result<(), Failure> {
    match files.wait(PATIENCE) {
        Some(FileEvent::Settings(settings, trouble)) => early.0 = Some((*settings, trouble)),
        Some(FileEvent::Named(_, NamedFile::Found(_, found))) => {
            early.1 = Start::Game(Box::new(found?.at_first_comment()));
        }
        Some(FileEvent::Named(_, NamedFile::Failed(error))) => {
            return Err(Failure::Data(error.explain()));
        }
        // Nothing else has been requested yet.
        Some(_) | None => {}
    }
    Ok(())
}

/// Returns the search for a game with its errors in this language: it runs on a file thread.
fn speaking(seek: Seek, language: Language) -> Seek {
    Seek::new(seek.name().to_owned(), move || {
        words::set_language(language);
        seek.look()
    })
}

/// The parts of a window; the usual one plays every game, and saves nothing.
pub struct Parts {
    /// The games that can be played.
    pub games: Vec<&'static GameEntry>,
    /// What the command line asks for.
    pub launch: Launch,
    pub folders: Option<Folders>,
    /// The settings, which were read already.
    pub settings: Settings,
    /// Writes the game in progress and the files that the user names.
    pub writer: Writer,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            games: all_games(),
            launch: Launch::default(),
            folders: None,
            settings: Settings::default(),
            writer: Writer::default(),
        }
    }
}

impl App {
    /// Returns the program behind a window with this context.
    ///
    /// # Errors
    /// If the system refuses a thread.
    pub fn new(ctx: &Context, parts: Parts) -> io::Result<Self> {
        let Parts { games, launch, folders, settings, writer } = parts;
        let waker = ctx.clone();
        let mut files =
            Files::start_with(writer, folders.as_ref(), move || waker.request_repaint())?;
        files.settings_are(settings.clone());
        // The tests of a window say which language the system has by that of their thread.
        let system = words::language();
        if let Start::Seek(seek) = &launch.start {
            let language = language_of(asked_language(&launch), &settings, system);
            files.seek(speaking(seek.clone(), language));
        }
        let settings = Some((settings, None));
        Ok(Self::with_files(ctx, games, launch, folders, settings, files, system))
    }

    /// Gives the window its sound output; without one it is silent.
    pub fn set_speaker(&mut self, speaker: Speaker) {
        self.speech.sounds.set_speaker(speaker);
    }

    /// Returns the program behind a window, with its file threads.
    fn with_files(
        ctx: &Context,
        games: Vec<&'static GameEntry>,
        launch: Launch,
        folders: Option<Folders>,
        settings: Option<ReadSettings>,
        files: Files,
        system: Language,
    ) -> Self {
        let saves = Saves::new(files, folders, launch.resume);
        let (known, trouble) =
            settings.map_or((None, None), |(settings, trouble)| (Some(settings), trouble));
        let mut preferences = Preferences::new(Overrides::of(&launch), known, system);
        words::set_language(preferences.language());
        theme::install(ctx);
        // The zoom follows the settings and the window, and egui's own keys would only change one
        // of them.
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.max_passes = MAX_PASSES;
        });
        let unknown_language = preferences.take_unknown_language();
        ctx.set_zoom_factor(preferences.settings.zoom);
        preferences.apply_theme(ctx);
        let mut app = Self {
            base: Base::Title,
            title: title::View::default(),
            tables: Tables::new(ctx, games, &preferences, launch.seed),
            modals: Modals::default(),
            practice: PracticeRoom::new(saves.has_folders()),
            past: PastGames::default(),
            placement: Placement::new(preferences.settings.window),
            preferences,
            saves,
            speech: Speech::default(),
            quit: Quit::default(),
            frame: FrameState { checks_letters: true, ..FrameState::default() },
        };
        if let Some(folder) = app.saves.games_folder() {
            app.tables.set_games_folder(folder.to_owned());
        }
        app.begin(ctx, launch);
        let no_place = (!app.saves.has_folders()).then(|| text::notices::no_folder().to_owned());
        let trouble = trouble.map(|trouble| trouble.explain());
        for trouble in trouble.or(no_place).into_iter().chain(unknown_language) {
            app.speech.announcer.notify_too(&trouble, app.frame.now);
        }
        // One answer for each pending request; later ones are ordinary events.
        let asked_for =
            usize::from(!app.saves.knows_unfinished()) + usize::from(!app.practice.is_known());
        for _ in 0..asked_for {
            let Some(event) = app.saves.wait(PATIENCE) else {
                break;
            };
            app.on_event(ctx, event);
        }
        app.saves.take_crash_report();
        app
    }

    /// Shows what the command line requests; the title is shown already.
    fn begin(&mut self, ctx: &Context, launch: Launch) {
        let is_named = launch.seats.iter().any(Option::is_some);
        let mut asks = false;
        match launch.start {
            Start::Title if is_named => {
                // The game has this seed already, and the next one needs another.
                self.tables.series.next_seed();
            }
            Start::Title => return self.show(Base::Title),
            Start::Seek(seek) => {
                if let Some(request) = self.saves.files().reading() {
                    let name = seek.name().to_owned();
                    let file = PendingFile::new(request, name, self.frame.now);
                    self.modals.await_file(file, false);
                }
                return self.notify(text::notices::opening(seek.name()));
            }
            Start::Game(envelope) if !envelope.games().is_empty() => {
                self.show(Base::Title);
                let path = envelope.file().unwrap_or(Path::new(""));
                return self.offer_file_games(path, &envelope);
            }
            Start::Game(envelope) => {
                asks = !envelope.names_players();
                let seed = self.tables.series.next_seed();
                let (table, notice) = match self.open_saved(ctx, &envelope, seed) {
                    Ok(opened) => opened,
                    Err(error) => {
                        return self.notify(text::notices::game_unusable(error.explain()));
                    }
                };
                self.tables.files = FilesOfGame::opened(&envelope, table.envelope());
                self.tables.set_front(table);
                if let Some(notice) = notice {
                    self.notify(notice);
                }
            }
        }
        self.base = Base::Table;
        self.tables.start(&mut self.preferences.settings);
        self.follow(Effects {
            changed: true,
            ..Effects::announcement(self.tables.front().announcement())
        });
        // Players named on the command line need no confirmation.
        if asks {
            self.ask_before_computer();
        }
    }
}

/// Paints what the command line requests, and writes it to its file.
///
/// # Errors
/// [`Failure`] if there is no such game, if the file exists and must stay, or if it cannot be
/// written.
pub fn export(export: &Export) -> Result<(), Failure> {
    let game = export.game.look()?;
    refuse_existing(&export.to, export.replaces).map_err(Failure::Data)?;
    check_where_asked(&export.to).map_err(|error| Failure::Data(error.explain()))?;
    let look = PictureLook {
        dark: export.dark,
        colours: export.colours,
        emblems: true,
        width: export.width.unwrap_or(USUAL_WIDTH),
        language: words::language(),
    };
    let file = look
        .file(&game, &all_games(), export.media, &|_| false)
        .map_err(|error| Failure::Data(error.explain()))?;
    save_where_asked(&export.to, &file).map_err(|error| Failure::Data(error.explain()))
}

/// Refuses a file that already exists, unless it is to be replaced.
fn refuse_existing(path: &Path, replaces: bool) -> Result<(), String> {
    if replaces || !path.exists() {
        return Ok(());
    }
    Err(files::picture_exists(shown(path)))
}

#[cfg(test)]
mod tests;
