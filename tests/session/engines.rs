//! Engines, programs of others: they play, and one that misbehaves costs a fault, never the game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use plot4::clock::Stopwatch;
use plot4::core::control::Control;
use plot4::core::game::Game as _;
use plot4::core::go::{Go, Move, Position, Setup};
use plot4::core::gomoku::{self, Gomoku};
use plot4::core::kind::{GameKind, GameSetup as _, MoveOf, Notation as _, Protocol};
use plot4::core::record::Record;
use plot4::core::search::Report;
use plot4::worker::{EngineFault, EngineOrder, EngineSeat, wait_for_engines};

/// How long a test waits for an engine that answers.
const LONG: Duration = Duration::from_mins(1);
/// How long a test waits for one that does not.
const SHORT: Duration = Duration::from_millis(300);

/// Lets an engine think for this long.
struct Within(Stopwatch, Duration);

impl<P> Control<P> for Within {
    fn should_stop(&mut self) -> bool {
        self.0.elapsed() >= self.1
    }
}

/// Returns the order for a command.
fn order(command: &str, patience: Duration) -> EngineOrder {
    EngineOrder { command: command.to_owned(), seconds: 0, patience }
}

/// Returns the order for a GTP engine whose answers are these lines of a shell: `$command` is what
/// it was asked, and `$*` what follows.
fn shell(answers: &str, patience: Duration) -> EngineOrder {
    let script = format!("while read command rest; do {answers}; done");
    order(&format!("sh -c '{script}'"), patience)
}

/// Returns the engine's move after these moves, if it has one within this time.
fn ask<K: GameKind>(
    seat: &EngineSeat<K>,
    setup: K::Setup,
    moves: &[MoveOf<K>],
    time: Duration,
) -> Option<MoveOf<K>> {
    let record = Record::<K::Game>::replay(K::start(setup), moves).expect("legal moves");
    let thinker = seat.thinker(moves);
    let mut strategy = thinker.lock().expect("no panic");
    let mut control = Within(Stopwatch::start(), time);
    let control: &mut dyn Control<Report<MoveOf<K>>> = &mut control;
    strategy.choose(record.position(), control).map(|report| report.best)
}

fn board() -> Setup {
    Setup::new(9).expect("a size")
}

/// Returns the seat of a Go engine.
fn seat(order: EngineOrder) -> EngineSeat<Go> {
    EngineSeat::new(board(), Some(order))
}

fn moves(text: &str) -> Vec<Move> {
    Go::parse_moves(board(), text).expect("moves")
}

/// Returns why an engine makes no move on the empty board.
fn fault(order: EngineOrder) -> EngineFault {
    let seat = seat(order);
    let chosen = ask(&seat, board(), &[], LONG);
    assert_eq!(chosen, None);
    seat.take_fault().expect("a fault")
}

/// Says yes to everything, and answers `genmove` by this.
const ANSWERS: &str = "case $command in genmove) MOVE;; *) echo = ;; esac; echo";

#[test]
fn an_engine_that_misbehaves_is_told_from_others_by_its_fault() {
    let answering = |answer: &str| shell(&ANSWERS.replace("MOVE", answer), SHORT);
    let late = |answer: &str| shell(&ANSWERS.replace("MOVE", answer), LONG);
    assert_eq!(fault(shell(":", SHORT)), EngineFault::Silent);
    assert_eq!(fault(answering("read forever")), EngineFault::Silent);
    assert_eq!(
        fault(shell("echo white to play", SHORT)),
        EngineFault::Silent,
        "it may be slow, and this its greeting"
    );
    let other = EngineFault::OtherProtocol {
        answer: "Bad input: illegal command".to_owned(),
        expected: Protocol::Gtp,
    };
    let refusing = "echo Bad input: illegal command; echo white to play";
    assert_eq!(fault(shell(refusing, SHORT)), other);
    let status = |fault| match fault {
        EngineFault::Ended { status, .. } => status.and_then(|status| status.code()),
        other => panic!("{other:?}"),
    };
    assert_eq!(status(fault(order("true", LONG))), Some(0));
    assert_eq!(status(fault(late("exit 3"))), Some(3));
    assert_eq!(fault(order("yes", LONG)), EngineFault::Flood);
    assert_eq!(
        fault(order("sh -c \"head -c 200000 /dev/zero; cat\"", LONG)),
        EngineFault::Flood,
        "a line without an end"
    );
    let illegal = |answer: &str| EngineFault::Illegal(answer.to_owned());
    assert_eq!(fault(late("echo = Z99")), illegal("Z99"));
    assert_eq!(fault(late("echo =")), illegal(""));
    assert_eq!(
        fault(shell("echo \"? unknown command\"; echo", LONG)),
        EngineFault::Refused {
            command: "boardsize 9".to_owned(),
            answer: "unknown command".to_owned(),
        }
    );
    assert_eq!(fault(order("", LONG)), EngineFault::Command);
    assert_eq!(fault(order("gnugo \"--mode", LONG)), EngineFault::Command);
    let missing = fault(order("/no/such/engine", LONG));
    assert!(matches!(missing, EngineFault::NotStarted(_)), "{missing:?}");
}

#[test]
fn a_move_on_a_stone_is_illegal_and_the_next_question_starts_the_engine_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let once = folder.path().join("once");
    // Its first process answers by the point that is taken.
    let answer =
        format!("if [ -e {0} ]; then echo = C3; else touch {0}; echo = E5; fi", once.display());
    let seat = seat(shell(&ANSWERS.replace("MOVE", &answer), LONG));
    assert_eq!(ask(&seat, board(), &moves("E5"), LONG), None);
    assert_eq!(seat.take_fault(), Some(EngineFault::Illegal("E5".to_owned())));
    assert_eq!(seat.take_fault(), None, "it is told once");
    assert_eq!(ask(&seat, board(), &moves("E5"), LONG), Some(moves("C3")[0]));
    assert_eq!(seat.take_fault(), None);
}

#[test]
fn an_answer_that_comes_too_late_is_not_taken_for_the_next_one() {
    // It thinks long about its first move alone.
    let answer = "if [ $said ]; then echo = C3; else said=1; sleep 1; echo = D4; fi";
    let seat = seat(shell(&ANSWERS.replace("MOVE", answer), LONG));
    let stopped = ask(&seat, board(), &[], SHORT);
    assert_eq!((stopped, seat.take_fault()), (None, None));
    assert_eq!(ask(&seat, board(), &moves("E5 E6"), LONG), Some(moves("C3")[0]));
}

#[test]
fn an_engine_without_a_command_is_unknown_and_a_game_that_it_cannot_have_is_refused() {
    let nobody = EngineSeat::<Go>::new(board(), None);
    assert_eq!(ask(&nobody, board(), &[], LONG), None);
    assert_eq!(nobody.take_fault(), Some(EngineFault::Unknown));
    let large = Setup::new(26).expect("a size");
    let seat = EngineSeat::<Go>::new(large, Some(order("yes", LONG)));
    assert_eq!(ask(&seat, large, &[], LONG), None);
    assert_eq!(seat.take_fault(), Some(EngineFault::Unsupported));
}

/// Returns a shell engine that writes its process number to a file, and what it reads to another.
fn recording(folder: &Path) -> (EngineOrder, PathBuf, PathBuf) {
    let (pid, log) = (folder.join("pid"), folder.join("log"));
    let script = format!(
        "echo $command $rest >> {}; {}",
        log.display(),
        ANSWERS.replace("MOVE", "echo = pass")
    );
    let command = format!(
        "sh -c 'echo $$ > {}; while read command rest; do {script}; done; echo gone >> {}'",
        pid.display(),
        log.display()
    );
    (order(&command, LONG), pid, log)
}

#[test]
fn an_engine_is_told_what_it_does_not_know_and_everything_after_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let (order, _, log) = recording(folder.path());
    let seat = seat(order);
    let told = || {
        let text = std::fs::read_to_string(&log).expect("a log");
        std::fs::write(&log, "").expect("emptied");
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let begin = ["boardsize 9", "clear_board", "komi 7.5", "kgs-rules chinese"];
    let pass = moves("pass")[0];
    assert_eq!(ask(&seat, board(), &moves("E5"), LONG), Some(pass));
    assert_eq!(told(), [&begin[..], &["play black E5", "genmove white"]].concat());
    assert_eq!(ask(&seat, board(), &moves("E5 pass C3"), LONG), Some(pass));
    assert_eq!(told(), ["play black C3", "genmove white"]);
    // Its own move was taken back.
    assert_eq!(ask(&seat, board(), &moves("D4"), LONG), Some(pass));
    assert_eq!(told(), [&begin[..], &["play black D4", "genmove white"]].concat());
}

/// Returns whether a process is there, and no zombie.
#[cfg(target_os = "linux")]
fn runs(pid: &str) -> bool {
    Path::new("/proc").join(pid).exists()
}

#[cfg(target_os = "linux")]
#[test]
fn a_process_ends_with_its_seat_and_is_killed_if_it_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let (polite, pid, log) = recording(folder.path());
    let seat_of_polite = seat(polite);
    assert!(ask(&seat_of_polite, board(), &[], LONG).is_some());
    let pid = std::fs::read_to_string(pid).expect("a number");
    assert!(runs(pid.trim()));
    drop(seat_of_polite);
    wait_for_engines();
    assert!(!runs(pid.trim()), "it was waited for");
    let said = std::fs::read_to_string(log).expect("a log");
    assert!(said.ends_with("quit\ngone\n"), "it could say goodbye: {said}");

    // This one ignores the end of its input, and has a child of its own.
    let pids = folder.path().join("pids");
    let command = format!(
        "sh -c 'trap \"\" TERM; sleep 1000 & echo $$ $! > {}; {}; sleep 1000; wait'",
        pids.display(),
        "for i in 1 2 3 4; do read line; echo =; echo; done; read line; echo = C3; echo"
    );
    let stubborn = seat(order(&command, LONG));
    assert_eq!(ask(&stubborn, board(), &[], LONG), Some(moves("C3")[0]));
    let pids = std::fs::read_to_string(pids).expect("numbers");
    let pids: Vec<&str> = pids.split_whitespace().collect();
    assert!(pids.len() == 2 && pids.iter().all(|pid| runs(pid)));
    drop(stubborn);
    wait_for_engines();
    assert!(!runs(pids[0]));
    // Its child is not ours to wait for: the system takes it away.
    let clock = Stopwatch::start();
    while runs(pids[1]) && clock.elapsed() < LONG {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!runs(pids[1]));
}

/// An engine that has closed its output but goes on: finding out how it ends does not keep a
/// question from being stopped, and it is waited for at the end of the program.
#[cfg(target_os = "linux")]
#[test]
fn an_engine_that_falls_silent_for_good_delays_no_stop_and_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pid");
    let command = format!("sh -c 'echo $$ > {}; exec >&-; sleep 1000'", path.display());
    let seat = seat(order(&command, LONG));
    // Less than an engine may take to quit.
    let stopped = ask(&seat, board(), &[], Duration::from_millis(500));
    assert_eq!((stopped, seat.take_fault()), (None, None));
    let clock = Stopwatch::start();
    let pid = loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if text.ends_with('\n') {
            break text;
        }
        assert!(clock.elapsed() < LONG, "it has not begun");
        std::thread::sleep(Duration::from_millis(10));
    };
    drop(seat);
    wait_for_engines();
    assert!(!runs(pid.trim()));
}

/// Returns the command that starts our own program as an engine.
fn own(arguments: &str) -> EngineOrder {
    order(&format!("'{}' {arguments}", env!("CARGO_BIN_EXE_plot4")), LONG)
}

#[test]
fn our_own_gtp_plays_a_game_with_itself() {
    let setup = Setup::new(5).expect("a size");
    let seats = [(); 2].map(|()| EngineSeat::<Go>::new(setup, Some(own("gtp low --seed 1"))));
    let mut record = Record::<Position>::new(Go::start(setup));
    for number in 0..12 {
        if record.position().outcome().is_some() {
            break;
        }
        let seat = &seats[number % 2];
        let mv = ask(seat, setup, record.moves(), LONG);
        let mv = mv.unwrap_or_else(|| panic!("{:?}", seat.take_fault()));
        record.play(mv).expect("a legal move");
    }
    assert!(record.moves().len() > 4, "{:?}", record.moves());
}

#[test]
fn our_own_gomocup_plays_both_sides_and_goes_on_after_undo() {
    let setup = gomoku::Setup::new(15, 5, gomoku::Rule::Standard).expect("a set-up");
    let order = EngineOrder { seconds: 1, ..own("gomocup") };
    let seats = [(); 2].map(|()| EngineSeat::<Gomoku>::new(setup, Some(order.clone())));
    let mut record = Record::new(Gomoku::start(setup));
    let play = |record: &mut Record<gomoku::Position>, number: usize| {
        let seat = &seats[number % 2];
        let mv = ask(seat, setup, record.played(), LONG);
        let mv = mv.unwrap_or_else(|| panic!("{:?}", seat.take_fault()));
        record.play(mv).expect("a legal move");
    };
    for number in 0..4 {
        play(&mut record, number);
    }
    for _ in 0..3 {
        record.undo();
    }
    for number in 1..4 {
        play(&mut record, number);
    }
    assert_eq!(record.played().len(), 4);
}
