//! Tests of late answers: settings, and the game of the command line, on a slow disk.

use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};

use crate::app::Command;
use crate::app::contract::screen::Route;
use crate::app::shell::startup::*;
use crate::core::connect4::Connect4;
use crate::core::gomoku::{Gomoku, Setup};
use crate::launch::Resume;
use crate::players::Seat;
use crate::session::{Coach, SavedGame};
use crate::storage::{Envelope, Panel, Progress, Theme, parse_settings, parse_text};
use crate::worker::{NamedFile, ProgressRead};
use serde_json::json;
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
        let folders = Folders {
            config: home.path().join("config"),
            data: home.path().join("data"),
            home: home.path().to_owned(),
        };
        let ctx = Context::default();
        let mut files = Files::start(Some(&folders), || {}).expect("a thread");
        files.settings_are(Settings::default());
        if let Start::Seek(seek) = &launch.start {
            files.seek(seek.clone());
        }
        let launch = Launch { resume: Resume::Never, ..launch };
        let english = Language::ENGLISH;
        let app = App::with_files(&ctx, all_games(), launch, Some(folders), None, files, english);
        Self { app, ctx, home }
    }

    fn arrive(&mut self, settings: &str) {
        let settings = parse_settings(settings).expect("settings");
        self.app.on_event(&self.ctx, FileEvent::Settings(Box::new(settings), None));
    }

    /// Waits for the game that is sought.
    fn find(&mut self) {
        loop {
            let event = self.app.saves.wait(Duration::from_secs(20)).expect("an answer");
            let is_found = matches!(event, FileEvent::Named(..));
            self.app.on_event(&self.ctx, event);
            if is_found {
                return;
            }
        }
    }

    /// Ends a frame, closes the window and returns the file of the settings.
    fn close(mut self) -> Option<Settings> {
        self.app.save_changes(&self.ctx);
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
    assert_eq!(
        (early.app.preferences.settings.speed, early.app.preferences.settings.theme),
        (3.0, Theme::Dark)
    );
}

/// Options of the command line apply to this run only; settings changed in the window are saved.
#[test]
fn a_speed_or_a_coach_asked_for_once_is_not_kept() {
    let asked = || Launch { speed: Some(3.0), coach: Some(Coach::Blunders), ..Launch::default() };
    let mut early = Early::open(asked());
    early.arrive(r#"{"version": 2, "speed": 2}"#);
    early.app.preferences.settings.panel = Panel::Folded;
    let kept = early.close().expect("the panel was changed");
    assert_eq!((kept.speed, kept.coach, kept.panel), (2.0, Coach::Off, Panel::Folded));

    let mut early = Early::open(asked());
    early.arrive(r#"{"version": 2, "speed": 2}"#);
    early.app.apply(&early.ctx, Command::Change("speed", json!(3.0)));
    let kept = early.close().expect("the speed was changed");
    assert_eq!((kept.speed, kept.coach), (3.0, Coach::Off));

    let mut early = Early::open(asked());
    early.arrive(r#"{"version": 2, "teaching": true}"#);
    early.app.apply(&early.ctx, Command::Change("speed", json!(1.5)));
    assert_eq!(
        early.close().map(|kept| (kept.speed, kept.coach)),
        Some((1.5, Coach::Everything)),
        "what was saved stays"
    );
}

#[test]
fn settings_that_come_late_leave_the_game_that_has_begun() {
    let seats = [Some(Seat::Human); 2];
    let game = Envelope::position::<Gomoku>(Setup::default(), &[], seats, None);
    let mut early = Early::open(Launch { start: Start::Game(Box::new(game)), ..Launch::default() });
    early.arrive(
        r#"{"version": 2, "game": "connect4", "games": {"connect4": {"setup": {"size": "8x7"}}}}"#,
    );
    let settings = &early.app.preferences.settings;
    assert_eq!((settings.game.as_str(), settings.games.len()), ("gomoku", 2));
    assert_eq!(settings.last_time::<Gomoku>().1, [Seat::Human; 2]);
    assert_eq!(settings.last_time::<Connect4>().0.to_string(), "8x7");
}

#[test]
fn behind_the_title_the_game_of_the_last_time_takes_its_place() {
    let mut early = Early::open(Launch::default());
    early.arrive(r#"{"version": 2, "game": "gomoku"}"#);
    assert_eq!(early.app.tables.front().entry().name, "gomoku");
}

#[test]
fn settings_are_not_written_over_before_they_are_known() {
    let mut early = Early::open(Launch::default());
    early.app.preferences.settings.panel = Panel::Folded;
    assert_eq!(early.close(), None);

    let mut early = Early::open(Launch::default());
    early.app.preferences.settings.panel = Panel::Folded;
    early.app.save_changes(&early.ctx);
    early.arrive(r#"{"version": 2, "theme": "dark"}"#);
    let kept = early.close().expect("they are known and changed");
    assert_eq!(
        (kept.theme, kept.panel),
        (Theme::Dark, Panel::Folded),
        "what was read, and what was changed before"
    );
}

/// Returns the search for a game that finds this, but not before the other value is dropped.
fn slow(found: Result<Envelope, &'static str>) -> (Sender<()>, Start) {
    let (go, wait) = mpsc::channel::<()>();
    let wait = Mutex::new(wait);
    let seek = Seek::new("slow.json".to_owned(), move || {
        let _ = wait.lock().map(|wait| wait.recv());
        found.clone().map_err(|reason| Failure::Data(reason.to_owned()))
    });
    (go, Start::Seek(seek))
}

#[test]
fn a_game_on_a_slow_disk_is_shown_when_it_comes() {
    let game = Envelope::position::<Gomoku>(Setup::default(), &[], [Some(Seat::Human); 2], None);
    let (go, start) = slow(Ok(game));
    let mut early = Early::open(Launch { start, ..Launch::default() });
    assert_eq!(
        (early.app.base.route(), early.app.speech.announcer.announcement()),
        (Route::Title, "Opening slow.json…")
    );
    drop(go);
    early.find();
    assert_eq!(
        (early.app.base.route(), early.app.tables.in_game(), early.app.tables.front().entry().name),
        (Route::Play, true, "gomoku")
    );
    assert_eq!(early.app.speech.announcer.announcement(), "Black to move");

    let (go, start) = slow(Err("Cannot open slow.json"));
    let mut early = Early::open(Launch { start, ..Launch::default() });
    drop(go);
    early.find();
    assert_eq!(
        (early.app.base.route(), early.app.speech.announcer.announcement()),
        (Route::Title, "Cannot open slow.json")
    );
}

#[test]
fn what_answers_at_once_is_there_before_the_window() {
    let home = tempfile::tempdir().expect("a folder");
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    let mut files = Files::start(Some(&folders), || {}).expect("a thread");
    let game = || Envelope::position::<Gomoku>(Setup::default(), &[], [None; 2], None);
    let english = |_: Option<&Settings>| Language::ENGLISH;
    // As one that is opened later: at its first comment.
    let commented = || parse_text("(;GM[4]SZ[15];B[hh];W[gg]C[Here];B[ii])").expect("a game");
    let start = Start::Seek(Seek::new("game.sgf".to_owned(), move || Ok(commented())));
    let (settings, start) =
        read_early(&mut files, Some(&folders), start, ErrorsGoTo::Caller, english)
            .expect("nothing is wrong");
    let Start::Game(game_found) = start else { panic!("it is there") };
    let opened: SavedGame<Gomoku> = game_found.open().expect("legal");
    assert_eq!((opened.record.cursor(), settings.is_some()), (2, true));

    let wrong = "cannot read game.json";
    let seek = Seek::new("game.json".to_owned(), move || Err(Failure::Data(wrong.to_owned())));
    assert_eq!(
        read_early(
            &mut files,
            Some(&folders),
            Start::Seek(seek.clone()),
            ErrorsGoTo::Caller,
            english
        )
        .err()
        .map(|error| error.to_string()),
        Some(wrong.to_owned())
    );

    // After a double click the window opens, and is told then.
    let (settings, start) =
        read_early(&mut files, Some(&folders), Start::Seek(seek), ErrorsGoTo::Window, english)
            .expect("the window opens");
    assert!(settings.is_some() && matches!(start, Start::Seek(_)));
    match files.wait(Duration::from_secs(20)) {
        Some(FileEvent::Named(_, NamedFile::Found(_, Err(told)))) => {
            assert_eq!(told.to_string(), wrong);
        }
        _ => panic!("the error should arrive as an event"),
    }

    // Late, and the settings with it: both come as events.
    let (go, start) = slow(Ok(game()));
    let (settings, start) =
        read_early(&mut files, Some(&folders), start, ErrorsGoTo::Caller, english)
            .expect("nothing is wrong yet");
    assert!(settings.is_some() && matches!(start, Start::Seek(_)));
    drop(go);
    assert!(matches!(
        files.wait(Duration::from_secs(20)),
        Some(FileEvent::Named(_, NamedFile::Found(_, Ok(_))))
    ));
}

#[test]
fn a_game_that_waits_to_be_kept_is_told_and_told_again_when_it_is() {
    let moves = crate::core::gomoku::notation::parse_moves(Setup::default(), "h8").expect("a move");
    let game =
        Envelope::position::<Gomoku>(Setup::default(), &moves, [Some(Seat::Human); 2], Some(1));
    let mut early = Early::open(Launch { start: Start::Game(Box::new(game)), ..Launch::default() });
    let after = |early: &mut Early, seconds: f64| {
        early.app.frame.now += seconds;
        early.app.tick(&early.ctx);
        early.app.speech.announcer.announcement().to_owned()
    };
    early.app.saves.note_unfinished(false); // the folder of the games does not answer
    let slow = "Your game is not saved yet: the disk is not responding";
    assert_ne!(after(&mut early, 0.0), slow);
    assert_ne!(after(&mut early, 1.9), slow);
    assert_eq!(after(&mut early, 0.2), slow);
    early.app.saves.note_unfinished(true);
    let mut patience = 0..5000;
    while after(&mut early, 0.0) != "Your game is saved again" {
        assert!(patience.next().is_some(), "ten seconds and more");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_game_that_is_left_before_the_disk_has_answered_is_kept_once_it_has() {
    let moves = crate::core::gomoku::notation::parse_moves(Setup::default(), "h8").expect("a move");
    let game =
        Envelope::position::<Gomoku>(Setup::default(), &moves, [Some(Seat::Human); 2], Some(1));
    let mut early = Early::open(Launch { start: Start::Game(Box::new(game)), ..Launch::default() });
    early.app.saves.note_unfinished(false);
    let another = r#"{"version":2,"game":"connect4","moves":""}"#;
    early.app.apply(&early.ctx, Command::PasteText(another.to_owned()));
    let is_unsaved = early.app.saves.unsaved(&early.app.tables, early.app.frame.now).is_some();
    assert!(is_unsaved, "quitting now would lose it");
    early.app.saves.note_unfinished(true);
    let mut patience = 0..5000;
    let is_kept = |home: &TempDir| {
        let files = std::fs::read_dir(home.path().join("data")).into_iter().flatten().flatten();
        files.filter(|file| file.file_name().to_string_lossy().contains(".kept-")).count() == 1
    };
    while !is_kept(&early.home) {
        assert!(patience.next().is_some(), "ten seconds and more");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn practice_waits_until_it_is_known_what_was_practised() {
    let mut early = Early::open(Launch::default());
    early.app.practice = PracticeRoom::new(true);
    early.app.apply(&early.ctx, Command::practise("connect4", "puzzles"));
    early.app.save_changes(&early.ctx);
    assert_eq!(early.app.base.route(), Route::Title);
    let file = early.home.path().join("data/progress.json");
    assert!(!file.exists(), "nothing is written before it is known what was there");
    let mut progress = Progress::default();
    progress.game_mut("connect4").puzzles.count = 41;
    early.app.on_event(&early.ctx, FileEvent::Progress(ProgressRead::Found(Box::new(progress))));
    assert_eq!(early.app.base.route(), Route::Practice);
    early.app.apply(&early.ctx, Command::Back);
    assert_eq!(
        (early.app.base.route(), early.app.speech.announcer.announcement()),
        (Route::Title, "Plot 4. Press any key to begin"),
        "back to where one came from"
    );
    early.app.apply(&early.ctx, Command::TakeLesson);
    early.app.save_changes(&early.ctx);
    drop(early.app);
    let kept = crate::storage::load_progress(&file).expect("progress");
    assert_eq!(kept.of("connect4").map(|kept| kept.puzzles.count), Some(41));
}
