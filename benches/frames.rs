//! How long the window's own work for a frame takes while High computers think, with the analysis
//! (in Go also the territory) and without: no frame may take 16 ms.
//!
//! The whole program runs without a screen, at the largest window we promise to draw; a frame is
//! everything from the input to the shapes, and the tree for screen readers, but not the driver.
//! Two High computers play without a pause, so that they think in most frames, and pieces move in
//! the others. Gomoku begins with 300 stones on the largest board, under the rules that have
//! forbidden points; Go after 400 moves on 19x19.
//!
//! The host of a virtual machine may take a processor away during a frame; that is not our time. On
//! Linux a frame is therefore the processor time of the window's thread and its time in the queue
//! for a processor. If the thread slept, for example on a lock, and on other systems, it is the time
//! on the clock, and so is the opening.

use std::time::Duration;

use egui::{Key, vec2};
use egui_kittest::Harness;
use plot4::app::{App, Parts};
use plot4::clock::Stopwatch;
use plot4::core::checkers::{self, Checkers};
use plot4::core::game::{Game as _, Key as _, Player};
use plot4::core::go::{self, Go};
use plot4::core::gomoku::{Gomoku, Move, Position, Rule, Setup};
use plot4::core::kind::{GameKind, GameSetup, MoveOf};
use plot4::launch::{Launch, Resume, Start};
use plot4::storage::{AfterGame, Envelope, Settings};

/// The time limit of a frame: at 60 frames a second.
const LIMIT: Duration = Duration::from_millis(16);
/// How many frames are measured at each size.
const FRAMES: usize = 900;

fn main() {
    // The opening is the start of the program with the first frame, which makes the pictures and
    // the glyphs.
    println!("| game | window | analysis | opening | median | 99 % | longest |");
    println!("|---|---|---|---|---|---|---|");
    let mut longest = Duration::ZERO;
    let games = [
        ("Connect 4", connect4 as fn() -> Launch),
        ("Gomoku", gomoku),
        ("Go", go),
        ("Checkers", checkers),
    ];
    for (name, launch) in games {
        for (width, height) in [(360.0, 480.0), (1120.0, 760.0), (3840.0, 2160.0)] {
            for analysis in [false, true] {
                let (opening, mut frames) = measure(launch(), analysis, width, height);
                let text = |frame: Duration| format!("{:.2} ms", frame.as_secs_f64() * 1000.0);
                let opening = text(opening);
                frames.sort_unstable();
                let [median, most, last] =
                    [FRAMES / 2, FRAMES * 99 / 100, FRAMES - 1].map(|index| text(frames[index]));
                let shown = if analysis { "shown" } else { "hidden" };
                println!(
                    "| {name} | {width}x{height} | {shown} | {opening} | {median} | {most} | {last} |"
                );
                longest = longest.max(frames[FRAMES - 1]);
            }
        }
    }
    assert!(longest < LIMIT, "a frame took {longest:?}");
}

/// Returns the start of a game of Connect 4.
fn connect4() -> Launch {
    Launch {
        seats: ["high"; 2].map(|mode| Some(mode.to_owned())),
        seed: Some(1),
        ..Launch::default()
    }
}

/// Returns the start of a game of Checkers.
fn checkers() -> Launch {
    Launch {
        start: watched::<Checkers>(checkers::Setup::default(), &[]),
        resume: Resume::Never,
        ..Launch::default()
    }
}

/// Returns the start of a game of Go after 400 moves anywhere.
fn go() -> Launch {
    let setup = go::Setup::new(19).expect("a size");
    let mut position = Go::start(setup);
    let (mut moves, mut legal, mut number) = (Vec::new(), Vec::new(), 0_u64);
    while moves.len() < 400 {
        position.legal_moves(&mut legal);
        legal.retain(|mv| matches!(mv, go::Move::Place(_)));
        number += 1;
        let mv = legal[usize::try_from(number.hash64() >> 9).unwrap_or(0) % legal.len()];
        position.play(mv).expect("a legal move");
        moves.push(mv);
    }
    Launch { start: watched::<Go>(setup, &moves), resume: Resume::Never, ..Launch::default() }
}

/// Returns the start of a game of Gomoku with 300 stones on the board, without a winner.
fn gomoku() -> Launch {
    let setup = Setup::new(19, 5, Rule::Restricted).expect("a set-up");
    let mut position = Position::empty(setup);
    // Two of one colour beside two of the other, the next row shifted by two: no five anywhere.
    let is_black = |x: u8, y: u8| (x + 2 * y) % 4 < 2;
    let mut moves = Vec::new();
    let mut legal = Vec::new();
    while position.stones() < 300 {
        position.legal_moves(&mut legal);
        let is_own = |mv: &&Move| match mv {
            Move::Place(point) => {
                is_black(point.column(), point.row()) == (position.to_move() == Player::First)
            }
            Move::Pass | Move::Resign => false,
        };
        let mv = *legal.iter().find(is_own).expect("a point of this colour");
        position.play(mv).expect("a legal move");
        moves.push(mv);
    }
    assert!(position.outcome().is_none(), "{position}");
    Launch { start: watched::<Gomoku>(setup, &moves), resume: Resume::Never, ..Launch::default() }
}

/// Returns a game of two High computers that continues after these moves.
fn watched<K: GameKind>(setup: K::Setup, moves: &[MoveOf<K>]) -> Start {
    let seats = ["high"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    Start::Game(Box::new(Envelope::position::<K>(setup, moves, seats, Some(1))))
}

/// The times of a thread so far.
#[cfg(target_os = "linux")]
struct Scheduled {
    /// How long it has run, and has waited to run. Where the kernel counts what a host takes, that
    /// is not in the first.
    time: Duration,
    /// How often it has slept.
    sleeps: u64,
}

#[cfg(target_os = "linux")]
impl Scheduled {
    /// Returns the times of the calling thread; `None` if this kernel does not count them.
    fn now() -> Option<Self> {
        use rustix::time::{ClockId, clock_gettime};
        let read = |name| std::fs::read_to_string(format!("/proc/thread-self/{name}")).ok();
        let status = read("status")?;
        let sleeps =
            status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
        let schedule = read("schedstat")?;
        let waited = schedule.split_whitespace().nth(1)?.parse().ok()?;
        let run = Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()?;
        Some(Self { time: run + Duration::from_nanos(waited), sleeps: sleeps.trim().parse().ok()? })
    }
}

/// Returns how long some work of this thread took, if possible without what the host has taken.
fn timed(work: impl FnOnce()) -> Duration {
    #[cfg(target_os = "linux")]
    let before = Scheduled::now();
    let clock = Stopwatch::start();
    work();
    let elapsed = clock.elapsed();
    #[cfg(target_os = "linux")]
    if let (Some(before), Some(after)) = (before, Scheduled::now())
        && after.sleeps == before.sleeps
    {
        return elapsed.min(after.time.saturating_sub(before.time));
    }
    elapsed
}

/// Returns how long it took to open the window of a watched game, and then each of its frames.
fn measure(launch: Launch, analysis: bool, width: f32, height: f32) -> (Duration, Vec<Duration>) {
    let settings = Settings {
        after_game: AfterGame::PlayAgain,
        computer_ms: Some(0),
        analysis,
        // The game is to stay as long as it is.
        computers_resign: false,
        ..Settings::default()
    };
    let opening = Stopwatch::start();
    let mut harness = Harness::builder()
        .with_size(vec2(width, height))
        .with_step_dt(1.0 / 60.0)
        .build_eframe(move |context| {
            let parts = Parts { launch, settings, ..Parts::default() };
            App::new(&context.egui_ctx, parts).expect("threads can be started")
        });
    let opening = opening.elapsed();
    if analysis {
        // The territory, where there is one.
        harness.key_press(Key::F5);
    }
    let frames = (0..FRAMES).map(|_| timed(|| harness.step())).collect();
    (opening, frames)
}
