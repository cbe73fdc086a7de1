//! The worker: it answers, stops when told, drops what is stale, survives a panic, and ends when it is dropped.

use plot4::core::control::{Control, Unlimited};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use plot4::clock::Stopwatch;
use plot4::core::connect4::solver::{Compact, Memory, Progress};
use plot4::core::connect4::{Column, Position, Size, Standard, notation};
use plot4::core::connect4::{Computer, Connect4, Skill};
use plot4::core::game::Game;
use plot4::core::search::{Report, Strategy};
use plot4::players;
use plot4::storage::SavedGame;
use plot4::worker::{Event, Existing, FileKind, Question, Team, Thinker, Worker, cores};

/// Long enough for any machine, short enough to see that something hangs.
const PATIENCE: Duration = Duration::from_secs(20);

fn empty() -> Position<Size> {
    Position::empty(Size::STANDARD)
}

fn computer(skill: Skill) -> Thinker {
    players::strategy::<Connect4>(Computer::new(skill), Size::STANDARD, empty().to_move(), 1)
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
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        while !control.should_stop() {
            std::thread::yield_now();
        }
        self.stopped.fetch_add(1, Ordering::SeqCst);
        // It answers all the same: a real search, too, comes back with what it has.
        players::strategy::<Connect4>(Computer::new(Skill::Random), Size::STANDARD, position.to_move(), 1)
            .choose(position, control)
    }
}

/// A thinker with a mistake in it.
struct Broken;

impl Strategy<Position<Size>> for Broken {
    fn choose(&mut self, _: &Position<Size>, _: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
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

/// Positions that take longer than a team's first solver is left alone with them, and their scores.
/// Source: made by us, some lines of the sets that the solver is measured with.
const HARD: [(&str, i32); 3] = [("447275477454473", 2), ("274314415314244", 5), ("77447254563526416", -1)];

fn position(moves: &str) -> Position<Standard> {
    notation::parse_position(Standard, moves).expect("the test names a position")
}

#[test]
fn solvers_together_find_what_one_finds() {
    assert!(cores() >= 1);
    for threads in [0, 1, 2, 5] {
        let memory = Memory::with_bytes(4 << 20);
        let mut team = Team::new(Standard, &memory, threads);
        for (moves, score) in HARD {
            let position = position(moves);
            assert_eq!(team.ask(Question::Score, &position, &mut Unlimited), Some(score), "{moves}, {threads} threads");
            assert_eq!(team.ask(Question::Result, &position, &mut Unlimited), Some(score.signum()));
            let scores = team.columns(Question::Score, &position, &mut Unlimited).expect("the game is not over");
            assert_eq!(scores.iter().flatten().max(), Some(&score));
            let signs: Vec<_> = scores.iter().map(|score| score.map(i32::signum)).collect();
            assert_eq!(team.columns(Question::Result, &position, &mut Unlimited), Some(signs));
        }
        assert!(team.nodes() > 10_000);
    }
}

#[test]
fn a_team_solves_other_boards_and_no_finished_game() {
    let memory = Memory::with_bytes(4 << 20);
    let size = Size::new(5, 4, 4).expect("a size");
    let mut team = Team::new(Compact::new(size).expect("a small board"), &memory, 3);
    let empty = Position::empty(size);
    assert_eq!(team.columns(Question::Score, &empty, &mut Unlimited), Some(vec![Some(-1), Some(0), Some(0), Some(0), Some(-1)]));
    let over = notation::parse_position(size, "1212121").expect("a finished game");
    assert_eq!(team.ask(Question::Score, &over, &mut Unlimited), None);
    assert_eq!(team.columns(Question::Score, &over, &mut Unlimited), None);
    // A full column, and columns that win at once: Red's in the first column, Yellow would follow in the second.
    let won = notation::parse_position(size, "3333121212").expect("a game in progress");
    let columns = |team: &mut Team<'_, Compact>, question| team.columns(question, &won, &mut Unlimited).expect("it is not over");
    let (scores, results) = (columns(&mut team, Question::Score), columns(&mut team, Question::Result));
    assert_eq!((scores[0], scores[2]), (Some(5), None));
    assert_eq!((results[0], results[2]), (Some(1), None));
    assert!(results.iter().flatten().all(|result| (-1..=1).contains(result)));
}

#[test]
fn a_team_tells_only_what_is_news() {
    /// What was told last.
    struct Told(Option<Progress>);
    impl Control<Progress> for Told {
        fn should_stop(&mut self) -> bool {
            false
        }
        fn on_progress(&mut self, progress: &Progress) {
            if let Some(last) = self.0.replace(*progress) {
                assert!(progress.lower >= last.lower && progress.upper <= last.upper, "{progress:?} after {last:?}");
                assert!(progress.lower > last.lower || progress.upper < last.upper, "{progress:?} twice");
            }
        }
    }
    for threads in [1, 2, 3] {
        let memory = Memory::with_bytes(4 << 20);
        let mut team = Team::new(Standard, &memory, threads);
        for (moves, score) in HARD {
            let mut told = Told(None);
            assert_eq!(team.ask(Question::Score, &position(moves), &mut told), Some(score));
            let last = told.0.expect("it takes some questions to find the score");
            assert!((last.lower..=last.upper).contains(&score));
        }
    }
}

#[test]
fn a_team_stops_when_told() {
    /// Stops after so much time, and counts what it is told.
    struct Alarm(Stopwatch, Duration, u32);
    impl Control<Progress> for Alarm {
        fn should_stop(&mut self) -> bool {
            self.0.elapsed() >= self.1
        }
        fn on_progress(&mut self, _progress: &Progress) {
            self.2 += 1;
        }
    }
    // The empty board without a book: hours of work for a build without optimisation.
    for threads in [1, 2, 4] {
        let memory = Memory::with_bytes(4 << 20);
        let mut team = Team::new(Standard, &memory, threads);
        for patience in [0, 50, 200].map(Duration::from_millis) {
            let mut alarm = Alarm(Stopwatch::start(), patience, 0);
            assert_eq!(team.ask(Question::Score, &position(""), &mut alarm), None);
            let late = alarm.0.elapsed().saturating_sub(patience);
            assert!(late < Duration::from_secs(1), "{threads} threads stop {late:?} late");
            let mut alarm = Alarm(Stopwatch::start(), patience, 0);
            assert_eq!(team.columns(Question::Score, &position(""), &mut alarm), None);
            let late = alarm.0.elapsed().saturating_sub(patience);
            assert!(late < Duration::from_secs(1), "{threads} threads stop {late:?} late, asked for columns");
        }
        assert!(team.nodes() > 0);
        // What was stopped can be asked again, and other questions too.
        let (moves, score) = HARD[0];
        assert_eq!(team.ask(Question::Score, &position(moves), &mut Unlimited), Some(score));
    }
}
