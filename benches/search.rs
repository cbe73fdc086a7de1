//! How fast the search is, with what it finds asserted.

mod common;

use common::{median, random_positions, seconds};
use divan::Bencher;
use plot4::clock::Stopwatch;
use plot4::core::connect4::evaluate::{Character, SlidingWindow};
use plot4::core::connect4::{Column, Position, Shape, Size, Standard, notation};
use plot4::core::control::{Control, Unlimited};
use plot4::core::game::Player;
use plot4::core::search::{Ended, Limits, Options, Report, Search};

const EVALUATE: SlidingWindow =
    SlidingWindow { owner: Player::First, character: Character::Neutral };

/// Searches whose nodes and scores are known: the moves before, the depth, the nodes and the score
/// as text.
const KNOWN: [(&str, u32, u64, &str); 9] = [
    ("", 6, 2_525, "-2"),
    ("", 10, 121_671, "-4"),
    ("", 12, 858_606, "-3"),
    ("4453", 6, 2_152, "-7"),
    ("4453", 10, 68_252, "-11"),
    ("4453", 12, 477_241, "-6"),
    ("44455434", 6, 2_802, "-11"),
    ("44455434", 10, 76_461, "-12"),
    ("44455434", 12, 439_293, "-11"),
];

/// The longest that High, who searches 6 plies, may think about a move.
const HIGH_SECONDS: f64 = 0.005;

fn main() {
    assert_known();
    assert_savings();
    assert_stops();
    assert_high();
    divan::main();
}

fn search(moves: &str, depth: u32) -> Report<Column> {
    let position = notation::parse_position(Standard, moves).expect("moves");
    Search::new(EVALUATE, Options::default())
        .run(&position, Limits::depth(depth), &mut Unlimited)
        .expect("the game goes on")
}

/// Asserts what the known searches find, and prints how fast.
fn assert_known() {
    for (moves, depth, nodes, score) in KNOWN {
        let mut report = None;
        let seconds = median((0..5).map(|_| seconds(|| report = Some(search(moves, depth)))));
        let report = report.expect("searched");
        let million = f64::from(u32::try_from(report.nodes).expect("fewer nodes")) / seconds / 1e6;
        println!(
            "{moves:>8} depth {depth:>2}: {:>7} nodes, score {}, {:.2} ms, {million:.1} million \
            nodes a second",
            report.nodes,
            report.score,
            seconds * 1e3,
        );
        assert_eq!(
            (report.nodes, report.score.to_string().as_str()),
            (nodes, score),
            "{moves} at depth {depth}"
        );
    }
}

/// Prints what each technique saves, from the empty board, and asserts that none of them changes
/// the value.
fn assert_savings() {
    const DEPTH: u32 = 8;
    let minimax = Options {
        pruning: false,
        deepening: false,
        pv_first: false,
        killers_and_history: false,
        table_bytes: 0,
        ..Options::default()
    };
    let pruning = Options { pruning: true, ..minimax };
    let killers = Options { killers_and_history: true, ..pruning };
    let deepening = Options { deepening: true, pv_first: true, ..killers };
    let steps = [
        ("plain minimax", minimax),
        ("and pruning", pruning),
        ("and killers, history", killers),
        ("and deepening, variation first", deepening),
        ("and the table", Options::default()),
    ];
    let mut nodes = Vec::new();
    let mut scores = Vec::new();
    for (name, options) in steps {
        let mut search = Search::new(EVALUATE, options);
        let report = search
            .run(&Position::empty(Standard), Limits::depth(DEPTH), &mut Unlimited)
            .expect("the game goes on");
        println!("depth {DEPTH}, {name:<30} {:>9} nodes, score {}", report.nodes, report.score);
        nodes.push(report.nodes);
        scores.push(report.score);
    }
    assert!(
        scores.iter().all(|score| score == &scores[0]),
        "a technique changes the value: {scores:?}"
    );
    assert!(
        nodes[0] > 100 * nodes[nodes.len() - 1],
        "all together save less than they did: {nodes:?}"
    );
}

/// The longest that a search may continue after it has been asked to stop.
const STOP_SECONDS: f64 = 0.010;

/// A stop signal that comes at a node, and remembers when it did.
struct StopAt {
    nodes_left: u64,
    asked: Option<Stopwatch>,
}

impl Control<Report<Column>> for StopAt {
    fn should_stop(&mut self) -> bool {
        self.nodes_left = self.nodes_left.saturating_sub(1);
        if self.nodes_left == 0 && self.asked.is_none() {
            self.asked = Some(Stopwatch::start());
        }
        self.nodes_left == 0
    }
}

/// Returns how many seconds a search without an end in sight continues after it is asked to stop at
/// a node.
fn seconds_to_stop<S: Shape>(shape: S, node: u64) -> f64 {
    let mut signal = StopAt { nodes_left: node, asked: None };
    let report = Search::new(EVALUATE, Options::default()).run(
        &Position::empty(shape),
        Limits::depth(60),
        &mut signal,
    );
    let seconds = signal.asked.expect("it was asked to stop").elapsed().as_secs_f64();
    assert_eq!(report.expect("the game goes on").ended, Ended::Stopped);
    seconds
}

/// Asserts that searches stop in time, on the usual board and on the widest.
fn assert_stops() {
    let widest = Size::new(25, 4, 4).expect("a size");
    let nodes = (1..=40).map(|step| step * 5_000);
    let worst = nodes
        .flat_map(|node| [seconds_to_stop(Standard, node), seconds_to_stop(widest, node)])
        .fold(0.0, f64::max);
    println!("a search stops at the latest {:.3} ms after it is asked to", worst * 1e3);
    assert!(worst < STOP_SECONDS, "a search went on for {} ms", worst * 1e3);
}

/// Asserts that High answers in time from any position, with a search that has been used before and
/// with a new one.
fn assert_high() {
    let positions = random_positions(Standard, 2000);
    let mut used = Search::new(EVALUATE, Options::default());
    let mut times: Vec<f64> = positions
        .iter()
        .map(|position| {
            // The best of three, as the machine may be busy with something else.
            let mut run = || seconds(|| _ = used.run(position, Limits::depth(6), &mut Unlimited));
            (0..3).map(|_| run()).fold(f64::INFINITY, f64::min)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let fresh = median(positions[..100].iter().map(|position| {
        seconds(|| {
            _ = Search::new(EVALUATE, Options::default()).run(
                position,
                Limits::depth(6),
                &mut Unlimited,
            );
        })
    }));
    let at = |share: usize| times[(times.len() - 1) * share / 100] * 1e3;
    println!(
        "High: median {:.3} ms, 99% {:.3} ms, worst {:.3} ms; new each time, median {:.3} ms",
        at(50),
        at(99),
        at(100),
        fresh * 1e3
    );
    assert!(times.iter().all(|&time| time < HIGH_SECONDS), "High thinks for {} ms", at(100));
}

#[divan::bench(args = [6, 8, 10])]
fn from_the_empty_board(bencher: Bencher, depth: u32) {
    let mut search = Search::new(EVALUATE, Options::default());
    bencher.bench_local(|| {
        search.run(&Position::empty(Standard), Limits::depth(depth), &mut Unlimited)
    });
}
