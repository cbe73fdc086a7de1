//! A disk that never answers: the window continues, says what is not kept, and quits when asked to.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::window_harness::{ANY, Window, home, seats};
use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId};
use plot4::clock::Stopwatch;
use plot4::core::connect4::{Connect4, Size};
use plot4::launch::Launch;
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{self, Envelope, Folders, format_game};
use plot4::words::text::{dialogs, notices};
use plot4::worker::{BeingWritten, Existing, FileEvent, FileKind, Files, FilesOfGame, Writer};

/// How long a thread may take that nothing holds up.
const PATIENCE: Duration = Duration::from_secs(20);
/// The frames of two seconds, as the window waits for a disk at most, and some more.
const TWO_SECONDS: std::ops::Range<usize> = 60..75;

/// A disk that keeps every write waiting until it is let go.
#[derive(Clone, Default)]
struct Disk(Arc<Stopped>);

/// Whether a disk answers, and how many writes have begun.
#[derive(Default)]
struct Stopped {
    answers: Mutex<bool>,
    changed: Condvar,
    begun: AtomicUsize,
}

impl Disk {
    /// Returns what writes on it.
    fn writer(&self) -> Writer {
        let disk = self.clone();
        Writer::new(move |path, bytes| {
            disk.0.begun.fetch_add(1, Ordering::SeqCst);
            let answers = disk.0.answers.lock().expect("no thread has panicked");
            drop(
                disk.0
                    .changed
                    .wait_while(answers, |answers| !*answers)
                    .expect("no thread has panicked"),
            );
            storage::save(path, bytes)
        })
    }

    /// Lets everything be written, from now on.
    fn let_go(&self) {
        *self.0.answers.lock().expect("no thread has panicked") = true;
        self.0.changed.notify_all();
    }

    /// Returns how many writes have begun.
    fn begun(&self) -> usize {
        self.0.begun.load(Ordering::SeqCst)
    }
}

/// Opens a game between two people on such a disk.
fn game(home: &Path, disk: &Disk) -> Window {
    let launch = Launch { seats: seats("human", "human"), seed: Some(7), ..Launch::default() };
    let mut window = Window::open_with(home, launch, 1120.0, 760.0, disk.writer());
    window.settle();
    window.waits_for_disk = false;
    window
}

/// Drops coins by their digits.
fn drop_coins(window: &mut Window, columns: &str) {
    for digit in columns.chars() {
        window.key(Key::from_name(&digit.to_string()).expect("a digit is a key"));
    }
}

/// Draws until this holds, and returns how many frames that took.
fn frames_until(window: &mut Window, holds: impl Fn(&Window) -> bool) -> usize {
    (0..200)
        .find(|_| {
            window.step();
            holds(window)
        })
        .expect("it takes less than seven seconds")
}

/// Returns whether the window asks to be closed.
fn closes(window: &Window) -> bool {
    window.harness.output().viewport_output[&ViewportId::ROOT]
        .commands
        .contains(&ViewportCommand::Close)
}

/// Waits until a file holds these moves.
fn wait_for_moves(file: &Path, moves: &str) {
    let (started, wanted) = (Stopwatch::start(), format!("\"moves\": \"{moves}\""));
    while !fs::read_to_string(file).is_ok_and(|text| text.contains(&wanted)) {
        assert!(started.elapsed() < PATIENCE, "{} should hold {moves}", file.display());
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn the_window_goes_on_says_what_is_not_kept_and_keeps_it_as_soon_as_it_can() {
    let (home, disk) = (home(), Disk::default());
    let mut window = game(home.path(), &disk);
    drop_coins(&mut window, "44");
    assert_eq!(window.moves().concat(), "44", "the window answers");
    assert!(!window.shows(notices::not_saved_yet()), "it may be a moment");
    frames_until(&mut window, |window| window.shows(notices::not_saved_yet()));
    assert!(window.has_heard(notices::not_saved_yet()), "it is told");
    drop_coins(&mut window, "5162");
    assert_eq!(window.moves().concat(), "445162", "the window still answers");

    window.press_close_button();
    let frames =
        frames_until(&mut window, |window| window.shows(dialogs::quit_anyway()) || closes(window));
    assert!(TWO_SECONDS.contains(&frames), "it waited for {frames} frames");
    assert!(!closes(&window) && window.shows(notices::not_saved_yet()));
    window.key(Key::N);
    assert!(!window.shows(dialogs::quit_anyway()) && window.shows(notices::not_saved_yet()));
    drop_coins(&mut window, "7");
    assert_eq!(window.moves().concat(), "4451627", "it stays, and goes on");

    window.heard();
    disk.let_go();
    window.waits_for_disk = true;
    window.wait(|window| window.has_heard(notices::saved_again()), "the good news");
    assert!(!window.shows(notices::not_saved_yet()));
    wait_for_moves(&home.path().join("data/game.json"), "4451627");
    window.press_close_button();
    frames_until(&mut window, closes);
    drop(window);
    assert!(disk.begun() <= 3, "one write for all moves that came meanwhile, not {}", disk.begun());
}

#[test]
fn quitting_anyway_does_not_wait_and_the_game_is_written_if_the_disk_comes_back() {
    let (home, disk) = (home(), Disk::default());
    let mut window = game(home.path(), &disk);
    drop_coins(&mut window, "44");
    window.press_close_button();
    let frames = frames_until(&mut window, |window| window.shows(dialogs::quit_anyway()));
    assert!(TWO_SECONDS.contains(&frames), "it waited for {frames} frames");
    // Only down: the frame in which it comes up would hide the one that closes.
    let (modifiers, key) = (Modifiers::NONE, Key::Y);
    window.harness.event(Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    });
    let frames = frames_until(&mut window, closes);
    assert!(frames < 5, "it waited for {frames} frames more");
    drop(window);
    disk.let_go();
    wait_for_moves(&home.path().join("data/game.json"), "44");
}

#[test]
fn a_file_of_the_persons_is_waited_for_and_can_be_given_up() {
    let (home, disk) = (home(), Disk::default());
    let mut window = game(home.path(), &disk);
    let file = home.path().join("mine.json");
    drop_coins(&mut window, "44");
    window.ctrl(Key::S);
    window.wait_frames(|window| window.shows(dialogs::type_path()), "a field for the path");
    window.type_path(&file);
    window.wait_frames(|window| window.shows(&dialogs::waiting(ANY)), "what it waits for");
    window.key(Key::Escape);
    assert!(window.has_heard(&notices::gave_up_saving(ANY)), "{:?}", window.heard());
    drop_coins(&mut window, "5");
    assert_eq!(window.moves().concat(), "445", "the game goes on");
    disk.let_go();
    wait_for_moves(&file, "44");
    wait_for_moves(&home.path().join("data/game.json"), "445");
}

/// Returns a game that differs from others by its seed.
fn seeded(seed: u64) -> SavedGame<Connect4> {
    SavedGame::new(Size::STANDARD, [Seat::Human; 2], seed)
}

#[test]
fn the_end_of_the_files_waits_two_seconds_and_then_leaves_the_disk_alone() {
    let (folder, disk) = (home(), Disk::default());
    let folders = Folders {
        config: folder.path().join("config"),
        data: folder.path().join("data"),
        home: folder.path().to_owned(),
    };
    let mut files = Files::start_with(disk.writer(), Some(&folders), || {}).expect("threads");
    files.autosave(format_game(&seeded(1)));
    files.save(
        folder.path().join("other.json"),
        Envelope::of(&seeded(2)),
        Existing::Keep,
        FilesOfGame::default(),
    );
    let started = Stopwatch::start();
    while disk.begun() < 2 {
        assert!(started.elapsed() < PATIENCE, "both are being written");
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(files.unfinished(), Some(BeingWritten::Game));
    assert!(files.poll().is_none(), "nothing has been written");
    let started = Stopwatch::start();
    drop(files);
    let took = started.elapsed();
    // A busy machine may take longer than the two seconds, but nothing waits for the disk.
    assert!((Duration::from_secs(2)..PATIENCE).contains(&took), "it took {took:?}");
    disk.let_go();
}

#[test]
fn what_waits_is_written_once_the_disk_answers() {
    let (folder, disk) = (home(), Disk::default());
    let folders = Folders {
        config: folder.path().join("config"),
        data: folder.path().join("data"),
        home: folder.path().to_owned(),
    };
    let mut files = Files::start_with(disk.writer(), Some(&folders), || {}).expect("threads");
    for number in 0..1000 {
        files.autosave(format_game(&seeded(number)));
    }
    assert!(files.wait(Duration::from_millis(50)).is_none(), "nothing has been written");
    disk.let_go();
    let file = folder.path().join("data/game.json");
    while !fs::read_to_string(&file).is_ok_and(|text| text == format_game(&seeded(999))) {
        let event = files.wait(PATIENCE).expect("it is written");
        assert!(matches!(event, FileEvent::Written(FileKind::Autosave, _)), "{event:?}");
    }
    assert!(disk.begun() <= 2, "the first and the last of a thousand, not {}", disk.begun());
}
