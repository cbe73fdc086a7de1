//! What comes late: settings on a slow disk.

use super::*;
use crate::core::gomoku::{Gomoku, Setup};
use crate::launch::Resume;
use crate::players::Seat;
use crate::storage::{Envelope, Panel, Theme, parse_settings};
use tempfile::TempDir;

/// A window whose settings are still being read.
struct Early {
    app: App,
    ctx: Context,
    home: TempDir,
}

impl Early {
    fn open(launch: Launch) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders { config: home.path().join("config"), data: home.path().join("data") };
        let ctx = Context::default();
        let files = Files::start(|| {}).expect("a thread");
        let launch = Launch { resume: Resume::Never, ..launch };
        let app = App::with_files(&ctx, all_games(), launch, Some(folders), None, files);
        Self { app, ctx, home }
    }

    /// Lets these settings arrive.
    fn arrive(&mut self, settings: &str) {
        let settings = parse_settings(settings).expect("settings");
        self.app.take_in(&self.ctx, FileEvent::Settings(Box::new(settings), None));
    }

    /// Ends a frame, closes the window and returns the file of the settings.
    fn close(mut self) -> Option<Settings> {
        self.app.keep_settings(&self.ctx);
        eframe::App::on_exit(&mut self.app, None);
        drop(self.app);
        let text = std::fs::read_to_string(self.home.path().join("config/settings.json")).ok()?;
        Some(parse_settings(&text).expect("settings"))
    }
}

#[test]
fn settings_that_come_late_leave_what_the_command_line_said() {
    let mut early = Early::open(Launch { speed: Some(3.0), ..Launch::default() });
    early.arrive(r#"{"version": 2, "speed": 2, "theme": "dark"}"#);
    assert_eq!((early.app.settings.speed, early.app.settings.theme), (3.0, Theme::Dark));
}

#[test]
fn settings_that_come_late_leave_the_game_that_has_begun() {
    let seats = [Some(Seat::Human); 2];
    let game = Envelope::position::<Gomoku>(Setup::default(), &[], seats, None);
    let mut early = Early::open(Launch { start: Start::Game(Box::new(game)), ..Launch::default() });
    early.arrive(r#"{"version": 2, "game": "connect4", "games": {"connect4": {"setup": {"size": "8x7"}}}}"#);
    let settings = &early.app.settings;
    assert_eq!((settings.game.as_str(), settings.games.len()), ("gomoku", 2));
    assert_eq!(settings.last_time::<Gomoku>().1, [Seat::Human; 2]);
    assert_eq!(settings.last_time::<Connect4>().0.to_string(), "8x7");
}

#[test]
fn behind_the_title_the_game_of_the_last_time_takes_its_place() {
    let mut early = Early::open(Launch::default());
    early.arrive(r#"{"version": 2, "game": "gomoku"}"#);
    assert_eq!(early.app.table.name(), "gomoku");
}

#[test]
fn settings_are_not_written_over_before_they_are_known() {
    let mut early = Early::open(Launch::default());
    early.app.settings.panel = Panel::Folded;
    assert_eq!(early.close(), None);

    let mut early = Early::open(Launch::default());
    early.app.settings.panel = Panel::Folded;
    early.app.keep_settings(&early.ctx);
    early.arrive(r#"{"version": 2, "theme": "dark"}"#);
    let kept = early.close().expect("they are known and changed");
    assert_eq!((kept.theme, kept.panel), (Theme::Dark, Panel::Folded), "what was read, and what was changed before");
}
