//! Playouts a second of the tree search, on one thread and on two that share a tree; each search is
//! whole, and its report is looked at.
//!
//! `cargo bench --bench go -- --games 40 --seconds 0.1` plays two threads against one on 9x9
//! instead, at equal time for a move. On a machine where others are at work, which has no second
//! core to give, `--playouts 1000` in place of the seconds gives one thread so many games for a
//! move, and two threads twice as many.

mod common;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use common::argument;
use plot4::clock::Stopwatch;
use plot4::core::control::{Control, Unlimited};
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::go::playout::{GoPlayouts, Style};
use plot4::core::go::strategy::{endless, strategy};
use plot4::core::go::{Computer, Dead, Move, Position, Setup};
use plot4::core::record::Record;
use plot4::core::search::{Dice, Ended, Report, Strategy, TreeOptions, TreeSearch};

/// How often each speed is measured; the best counts, as others may be at work on the machine.
const REPEATS: u32 = 3;

fn main() {
    let games = argument("--games").unwrap_or(0.0);
    if games > 0.0 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "the argument is a small number"
        )]
        let playouts = argument("--playouts").map(|playouts| playouts as u32);
        play_match(games, Duration::from_secs_f64(argument("--seconds").unwrap_or(0.1)), playouts);
    } else {
        speeds();
        steps();
    }
}

/// Measures how long a step takes in a record of 400 moves on 19x19, and what the record weighs.
#[expect(clippy::cast_precision_loss, reason = "a few hundred moves")]
fn steps() {
    const MOVES: usize = 400;
    let mut position = Position::start(Setup::new(19).expect("a size"));
    let (mut dice, mut line, mut candidates) = (Dice::new(3), Vec::new(), Vec::new());
    while line.len() < MOVES {
        position.candidates(&mut candidates);
        // The last one is a pass.
        let mv = candidates[dice.below((candidates.len() - 1).max(1))];
        position.play(mv).expect("a candidate is legal");
        line.push(mv);
    }
    let before = memory();
    let mut record = Record::replay(Position::start(position.setup()), &line).expect("legal moves");
    let weight = before.zip(memory()).map(|(before, after)| after.saturating_sub(before));
    let start = Stopwatch::start();
    for ply in (0..MOVES).rev().chain(1..=MOVES) {
        record.go_to(ply);
        assert_eq!(record.cursor(), ply);
    }
    let stepped = start.elapsed();
    assert_eq!(record.position(), &position);
    let start = Stopwatch::start();
    for ply in (0..MOVES).step_by(20) {
        let replayed = Record::replay(record.start().clone(), &line[..ply]).expect("legal moves");
        assert_eq!(replayed.cursor(), ply);
    }
    // Every 20th of the replays that as many steps would be, one way.
    let replayed = start.elapsed() * 20;
    println!(
        "19x19, {MOVES} moves: {:.1} µs a step, {:.0} times as fast as replays{}",
        stepped.as_secs_f64() * 1e6 / (2 * MOVES) as f64,
        2.0 * replayed.as_secs_f64() / stepped.as_secs_f64(),
        weight.map_or_else(String::new, |bytes| format!(", {} KB", bytes / 1024))
    );
    assert!(stepped < replayed, "each step replays the game");
}

/// Returns how many bytes of memory this process has in use, where the system tells it.
fn memory() -> Option<u64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm")
        .ok()?
        .split_whitespace()
        .nth(1)?
        .parse()
        .ok()?;
    Some(4096 * pages)
}

/// Measures playouts a second.
fn speeds() {
    for (size, style, priors, playouts) in [
        (9, Style::Light, false, 30_000),
        (9, Style::Heavy, true, 10_000),
        (13, Style::Light, false, 10_000),
        (13, Style::Heavy, true, 4_000),
        (19, Style::Light, false, 6_000),
        (19, Style::Heavy, true, 2_000),
    ] {
        let position = Position::start(Setup::new(size).expect("a size"));
        let options = TreeOptions { playouts, ..TreeOptions::default() };
        let search = TreeSearch::new(GoPlayouts::new(style, priors), options);
        let (mut one, mut two) = (0.0_f64, 0.0_f64);
        let mut first = None;
        // In turn, so that whatever else the machine does falls on both.
        for _ in 0..REPEATS {
            let (speed, report) = timed(playouts, || search.run(&position, 1, &mut Unlimited));
            one = one.max(speed);
            assert!(
                matches!(report.best, Move::Place(_)) && position.refusal(report.best).is_none()
            );
            first = Some(report);
            two = two.max(timed(playouts, || grown_by_two(&search, &position)).0);
        }
        let report = first.expect("it was searched");
        println!(
            "{size:>2}x{size:<2} {style:?}: {one:>6.0} playouts a second on one thread, \
            {two:>6.0} on two ({:.2} times as many), first move {}, {}",
            two / one,
            report.best,
            report.score
        );
        // Two threads that wait for each other would be slower than one; so they are, a little,
        // where there is one core for both.
        assert!(two > 0.6 * one, "two threads are in each other's way");
    }
}

/// Returns the playouts a second of a search, and what it found.
fn timed(playouts: u32, search: impl FnOnce() -> Option<Report<Move>>) -> (f64, Report<Move>) {
    let start = Stopwatch::start();
    let report = search().expect("the game is in progress");
    let seconds = start.elapsed().as_secs_f64();
    assert!(report.nodes.abs_diff(playouts.into()) <= 1, "{} games", report.nodes);
    (f64::from(playouts) / seconds, report)
}

/// Returns what two threads find that share a tree.
#[expect(clippy::disallowed_methods, reason = "the bench is about two threads")]
fn grown_by_two(search: &TreeSearch<GoPlayouts>, position: &Position) -> Option<Report<Move>> {
    let tree = search.plant(position)?;
    thread::scope(|scope| {
        scope.spawn(|| tree.grow(2, &mut Unlimited));
        tree.grow(1, &mut Unlimited);
    });
    tree.report(Ended::Nodes)
}

/// A control that stops after a time.
struct Clock(Stopwatch, Duration);

impl Control<Report<Move>> for Clock {
    fn should_stop(&mut self) -> bool {
        self.0.elapsed() >= self.1
    }
}

/// Plays two threads against one, at equal time for a move, or with so many games for the one and
/// twice as many for the two.
fn play_match(games: f64, time: Duration, playouts: Option<u32>) {
    let setup = Setup::new(9)
        .expect("a size")
        .with_komi("7.5".parse().expect("a komi"))
        .with_dead(Dead::Stay);
    let new = |threads: u32, seed: u64| -> Box<dyn Strategy<Position>> {
        playouts.map_or_else(
            || Box::new(endless(seed)) as Box<dyn Strategy<Position>>,
            |games| strategy(Computer::games(threads * games), setup, seed),
        )
    };
    let (mut won, mut played) = (0_u32, 0_u32);
    let mut tried = [(0_u64, 0_u64); 2];
    while f64::from(played) < games {
        let together = Player::BOTH[usize::from(played % 2 == 1)];
        let mut seats = Player::BOTH.map(|side| {
            let threads = if side == together { 2 } else { 1 };
            new(threads, 2 * u64::from(played) + u64::from(side == together))
        });
        let mut position = Position::start(setup);
        while position.outcome().is_none() {
            let side = position.to_move();
            let mut clock =
                Clock(Stopwatch::start(), if playouts.is_some() { Duration::MAX } else { time });
            let mover = &mut *seats[side.index()];
            let report = if side == together {
                choose_by_two(mover, &position, &mut clock)
            } else {
                mover.choose(&position, &mut clock)
            };
            let report = report.expect("the game is in progress");
            if report.moves.len() > 1 {
                let (count, asked) = &mut tried[usize::from(side == together)];
                *count += report.nodes;
                *asked += 1;
            }
            position.play(report.best).expect("a legal move");
        }
        played += 1;
        won += u32::from(position.outcome() == Some(Outcome::Win(together)));
        println!("game {played}: {won} won so far by two threads");
    }
    let [alone, together] = tried.map(|(games, moves)| games / moves.max(1));
    println!(
        "two threads won {won} of {played} games against one, with {together} playouts a move to \
        {alone}"
    );
}

/// Returns the choice of a player with one partner in another thread.
#[expect(clippy::disallowed_methods, reason = "the bench is about two threads")]
fn choose_by_two(
    player: &mut dyn Strategy<Position>,
    position: &Position,
    clock: &mut Clock,
) -> Option<Report<Move>> {
    let partner = player.partner(position);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let is_over = &is_over;
        scope.spawn(move || {
            partner.map(|mut partner| partner.assist(position, &mut Until(is_over)))
        });
        let report = player.choose(position, clock);
        is_over.store(true, Ordering::Relaxed);
        report
    })
}

/// A control that stops when its flag is set.
struct Until<'a>(&'a AtomicBool);

impl Control<Report<Move>> for Until<'_> {
    fn should_stop(&mut self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
