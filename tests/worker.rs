//! The worker: it answers, stops when told, drops what is stale, survives a panic, and ends when it is dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use plot4::clock::Stopwatch;
use plot4::core::connect4::{Column, Position, Size};
use plot4::core::game::Game;
use plot4::core::search::{Control, Report, Strategy};
use plot4::players::{self, Computer, Skill};
use plot4::storage::SavedGame;
use plot4::worker::{Event, Existing, FileKind, Thinker, Worker};

/// Long enough for any machine, short enough to see that something hangs.
const PATIENCE: Duration = Duration::from_secs(20);

fn empty() -> Position<Size> {
    Position::empty(Size::STANDARD)
}

fn computer(skill: Skill) -> Thinker {
    players::strategy(Computer::new(skill), empty().to_move(), 1)
}

/// Returns the next event that `pick` takes; others are passed over.
fn wait<T>(worker: &mut Worker, mut pick: impl FnMut(Event) -> Option<T>) -> T {
    let started = Stopwatch::start();
    loop {
        while let Some(event) = worker.poll() {
            if let Some(found) = pick(event) {
                return found;
            }
        }
        assert!(started.elapsed() < PATIENCE, "the worker does not answer");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A thinker that only ends when it is stopped, and counts how often that happened.
struct Endless {
    stopped: Arc<AtomicUsize>,
}

impl Strategy<Position<Size>> for Endless {
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Column>) -> Option<Report<Column>> {
        while !control.should_stop() {
            std::thread::yield_now();
        }
        self.stopped.fetch_add(1, Ordering::SeqCst);
        // It answers all the same: a real search, too, comes back with what it has.
        players::strategy(Computer::new(Skill::Random), position.to_move(), 1).choose(position, control)
    }
}

/// A thinker with a mistake in it.
struct Broken;

impl Strategy<Position<Size>> for Broken {
    fn choose(&mut self, _: &Position<Size>, _: &mut dyn Control<Column>) -> Option<Report<Column>> {
        panic!("a mistake, made for a test");
    }
}

#[test]
fn it_reports_progress_and_then_the_move_and_wakes_the_window_each_time() {
    let woken = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&woken);
    let mut worker = Worker::start(move || {
        counter.fetch_add(1, Ordering::SeqCst);
    })
    .expect("threads");
    let asked = worker.think(computer(Skill::High), empty());
    let mut depths = Vec::new();
    let best = wait(&mut worker, |event| match event {
        Event::Progress { ticket, report } => {
            assert_eq!(ticket, asked);
            depths.push(report.depth);
            None
        }
        Event::Chosen { ticket, report } => {
            assert_eq!(ticket, asked);
            Some(report)
        }
        other => panic!("unexpected: {other:?}"),
    });
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
    assert_eq!(best.depth, 6);
    assert!(woken.load(Ordering::SeqCst) >= 7);
}

#[test]
fn a_new_request_stops_the_old_one_whose_answer_is_never_seen() {
    let stopped = Arc::new(AtomicUsize::new(0));
    let mut worker = Worker::start(|| {}).expect("threads");
    let mut last = worker.think(Box::new(Endless { stopped: Arc::clone(&stopped) }), empty());
    for _ in 0..20 {
        let next = worker.think(Box::new(Endless { stopped: Arc::clone(&stopped) }), empty());
        assert!(next > last);
        last = next;
    }
    let wanted = worker.think(computer(Skill::Low), empty());
    let ticket = wait(&mut worker, |event| match event {
        Event::Chosen { ticket, .. } => Some(ticket),
        _ => None,
    });
    assert_eq!(ticket, wanted);
    assert!(worker.poll().is_none());
}

#[test]
fn what_is_cancelled_never_answers() {
    let stopped = Arc::new(AtomicUsize::new(0));
    let mut worker = Worker::start(|| {}).expect("threads");
    worker.think(Box::new(Endless { stopped: Arc::clone(&stopped) }), empty());
    std::thread::sleep(Duration::from_millis(20));
    worker.cancel();
    let started = Stopwatch::start();
    while stopped.load(Ordering::SeqCst) == 0 {
        assert!(started.elapsed() < PATIENCE, "it does not stop");
        std::thread::yield_now();
    }
    std::thread::sleep(Duration::from_millis(20));
    assert!(worker.poll().is_none());
}

#[test]
fn a_panic_becomes_a_message_and_the_next_request_is_answered() {
    let mut worker = Worker::start(|| {}).expect("threads");
    worker.think(Box::new(Broken), empty());
    let message = wait(&mut worker, |event| match event {
        Event::ThinkingFailed { message, .. } => Some(message),
        _ => None,
    });
    assert!(!message.is_empty());
    worker.think(computer(Skill::Low), empty());
    wait(&mut worker, |event| matches!(event, Event::Chosen { .. }).then_some(()));
}

#[test]
fn dropping_it_stops_the_search_and_finishes_the_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let stopped = Arc::new(AtomicUsize::new(0));
    let mut worker = Worker::start(|| {}).expect("threads");
    worker.think(Box::new(Endless { stopped: Arc::clone(&stopped) }), empty());
    std::thread::sleep(Duration::from_millis(10));
    let mut game = SavedGame::new(Size::STANDARD, [players::Seat::Human; 2], 1);
    for number in [4, 4, 5] {
        game.record.play(Column::from_number(number).expect("a column")).expect("a legal move");
        worker.autosave(file.clone(), game.clone());
    }
    drop(worker);
    assert!(stopped.load(Ordering::SeqCst) <= 1, "at most the one that had begun");
    let saved = std::fs::read_to_string(&file).expect("the file is there");
    assert!(saved.contains("\"445\""), "{saved}");
}

#[test]
fn files_that_cannot_be_written_or_read_are_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let blocked = folder.path().join("a file");
    std::fs::write(&blocked, "in the way of a folder").expect("a file");
    let mut worker = Worker::start(|| {}).expect("threads");
    let game = SavedGame::new(Size::STANDARD, [players::Seat::Human; 2], 1);
    worker.save(blocked.join("game.json"), game, Existing::Keep);
    let kind = wait(&mut worker, |event| match event {
        Event::WriteFailed { kind, message } => {
            assert!(!message.is_empty());
            Some(kind)
        }
        _ => None,
    });
    assert_eq!(kind, FileKind::Game);
    worker.open(folder.path().join("no such game.json"));
    wait(&mut worker, |event| matches!(event, Event::OpenFailed(_)).then_some(()));
}

#[test]
fn the_last_game_is_kept_before_the_next_one_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let mut game = SavedGame::new(Size::STANDARD, [players::Seat::Human; 2], 1);
    game.record.play(Column::from_index(3)).expect("a legal move");
    plot4::storage::save_game(&file, &game).expect("saved");
    let mut worker = Worker::start(|| {}).expect("threads");
    worker.keep(file.clone());
    worker.autosave(file.clone(), SavedGame::new(Size::STANDARD, [players::Seat::Human; 2], 2));
    let kept = wait(&mut worker, |event| match event {
        Event::Kept(path) => Some(path),
        _ => None,
    });
    assert_eq!(plot4::storage::load_game(&kept).expect("the game is there"), game);
    worker.keep(folder.path().join("no such game.json"));
    wait(&mut worker, |event| matches!(event, Event::KeepFailed(_)).then_some(()));
}
