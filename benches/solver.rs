//! How fast the exact solver is, with what it finds asserted: each position in an emptied memory, one thread, no book.
//!
//! `cargo bench --bench solver`; with `-- empty` the empty board too, which takes some ten seconds.

mod common;
#[path = "../tests/data/mod.rs"]
mod data;

use common::{median, seconds};
use data::{Scored, Set};
use divan::Bencher;
use plot4::clock::Stopwatch;
use plot4::core::connect4::solver::{DEFAULT_BYTES, Memory, Progress, Solver, Unwatched, Watch};
use plot4::core::connect4::{Position, Standard, notation};

/// The sets, how many positions of each are asked for, and how many nodes a position may take on the average: about one and
/// a half times what it took when this was written. Nodes do not depend on the machine.
const PARTS: [(Set, usize, u64); 6] = [
    (data::END_EASY, 300, 40),
    (data::MIDDLE_EASY, 300, 400),
    (data::BEGIN_EASY, 300, 1_000),
    (data::MIDDLE_MEDIUM, 400, 25_000),
    (data::BEGIN_MEDIUM, 60, 600_000),
    (data::BEGIN_HARD, 8, 6_000_000),
];

/// The longest that the solver may go on after it has been asked to stop.
const STOP_SECONDS: f64 = 0.010;

/// How many positions two threads and one are compared on.
const PAIRS: usize = 8;

fn main() {
    assert_sets();
    assert_stops();
    compare_threads();
    if std::env::args().any(|argument| argument == "empty") {
        assert_empty();
    }
    divan::main();
}

fn standard(moves: &str) -> Position {
    notation::parse_position(Standard, moves).expect("moves")
}

/// Returns a solver whose memory has been touched, so that the clock does not count how the system hands out its pages.
fn touched() -> Solver {
    let mut solver = Solver::new(Standard, Memory::with_bytes(DEFAULT_BYTES));
    solver.clear();
    solver
}

/// Asserts the scores of the sets, and prints how fast they are found.
fn assert_sets() {
    let mut solver = touched();
    println!("set            positions     mean us   median us       nodes");
    for (set, count, most_nodes) in PARTS {
        let positions = set.sample(count);
        let before = solver.nodes();
        let times: Vec<f64> = positions
            .iter()
            .map(|&Scored { moves, score }| {
                let position = standard(moves);
                solver.clear();
                let mut found = None;
                let time = seconds(|| found = solver.score(&position, &mut Unwatched));
                assert_eq!(found, Some(score), "{moves}");
                time
            })
            .collect();
        let nodes = (solver.nodes() - before) / positions.len() as u64;
        #[expect(clippy::cast_precision_loss, reason = "numbers for people to read")]
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        let middle = median(times.iter().copied());
        println!("{:<14} {:>9} {:>11.1} {:>11.1} {nodes:>11}", set.name, times.len(), mean * 1e6, middle * 1e6);
        assert!(nodes <= most_nodes, "{}: {nodes} nodes a position", set.name);
    }
}

/// A hand that stops the solver when it has been asked so often, and remembers when it did.
struct StopAt {
    asks_left: u32,
    asked: Option<Stopwatch>,
}

impl Watch for StopAt {
    fn should_stop(&mut self) -> bool {
        self.asks_left = self.asks_left.saturating_sub(1);
        if self.asks_left == 0 && self.asked.is_none() {
            self.asked = Some(Stopwatch::start());
        }
        self.asks_left == 0
    }

    fn on_progress(&mut self, _progress: &Progress) {}
}

/// Measures how long the solver lets the caller wait who wants to stop it.
///
/// A caller may make up its mind just after it was asked, so the longest time between two asks counts too.
#[derive(Default)]
struct Gaps {
    asks_left: u32,
    last: Option<Stopwatch>,
    seconds: Vec<f64>,
}

impl Watch for Gaps {
    fn should_stop(&mut self) -> bool {
        if let Some(last) = &self.last {
            self.seconds.push(last.elapsed().as_secs_f64());
        }
        self.last = Some(Stopwatch::start());
        self.asks_left -= 1;
        self.asks_left == 0
    }

    fn on_progress(&mut self, _progress: &Progress) {}
}

/// Asserts that the solver stops in time, from wherever it is.
fn assert_stops() {
    let mut solver = touched();
    let times = (1..=60).map(|asks| {
        let mut hand = StopAt { asks_left: asks, asked: None };
        assert_eq!(solver.score(&Position::empty(Standard), &mut hand), None);
        hand.asked.expect("it was asked to stop").elapsed().as_secs_f64()
    });
    let back = median(times);
    let mut gaps = Gaps { asks_left: 1000, ..Gaps::default() };
    assert_eq!(solver.score(&Position::empty(Standard), &mut gaps), None);
    let (gap, worst) = (median(gaps.seconds.iter().copied()), gaps.seconds.iter().copied().fold(0.0, f64::max));
    println!(
        "it asks every {:.3} ms (at the latest after {:.3} ms), and is back {:.4} ms after the answer",
        gap * 1e3,
        worst * 1e3,
        back * 1e3
    );
    assert!(gap + back < STOP_SECONDS, "the solver went on for {} ms", (gap + back) * 1e3);
}

/// Returns how many seconds so many threads take for one question together.
fn seconds_together(threads: usize, scored: Scored, memory: &Memory) -> f64 {
    memory.clear();
    let position = standard(scored.moves);
    // The first to be done knows the answer; the others find it in the memory.
    let mut solvers: Vec<_> = (0..threads)
        .map(|_| if threads == 1 { Solver::new(Standard, memory) } else { Solver::together(Standard, memory) })
        .collect();
    seconds(|| {
        std::thread::scope(|scope| {
            for solver in &mut solvers {
                scope.spawn(|| assert_eq!(solver.score(&position, &mut Unwatched), Some(scored.score), "{}", scored.moves));
            }
        });
    })
}

/// Prints how many times as fast two threads are as one, on hard positions.
fn compare_threads() {
    let memory = Memory::with_bytes(DEFAULT_BYTES);
    let times: Vec<(f64, f64)> = data::BEGIN_HARD
        .sample(PAIRS)
        .into_iter()
        .map(|scored| (seconds_together(1, scored, &memory), seconds_together(2, scored, &memory)))
        .collect();
    let one = median(times.iter().map(|time| time.0));
    let two = median(times.iter().map(|time| time.1));
    let sums = times.iter().fold((0.0, 0.0), |sum, time| (sum.0 + time.0, sum.1 + time.1));
    println!(
        "{PAIRS} hard positions: median {:.1} ms with one thread, {:.1} ms with two: {:.2} times as fast; of the sums, {:.2}",
        one * 1e3,
        two * 1e3,
        one / two,
        sums.0 / sums.1
    );
}

/// Asserts the score of the empty board, and prints how long it takes.
fn assert_empty() {
    let mut solver = touched();
    let mut found = None;
    let before = solver.nodes();
    let time = seconds(|| found = solver.score(&Position::empty(Standard), &mut Unwatched));
    assert_eq!(found, Some(1));
    println!("the empty board: {time:.2} s, {} nodes", solver.nodes() - before);
}

#[divan::bench(args = ["end_easy", "middle_easy", "begin_easy"])]
fn fifty_positions(bencher: Bencher, name: &str) {
    let set = data::SETS.into_iter().find(|set| set.name == name).expect("a set");
    let positions: Vec<Position> = set.sample(50).iter().map(|scored| standard(scored.moves)).collect();
    let mut solver = touched();
    bencher.bench_local(|| {
        for position in &positions {
            divan::black_box(solver.score(position, &mut Unwatched));
        }
    });
}
