//! A match against simplech, the "simple checkers" of Martin Fierz: `SIMPLECH=PROGRAM cargo bench
//! --bench simplech -- [--games N] [--seconds S]`.
//!
//! No line of simplech stands here. PROGRAM is a small `main` around its `getmove` that answers
//! each line of standard input, a FEN and the seconds for a move (`B:W21,22:B1,K2 0.1`), with a
//! line of its own: the move with its whole path (`15x24x31`), the seconds of processor time that
//! it took, and the depth that it reached. Without such a program the bench says so and ends.
//!
//! Each opening of three random moves is played twice, with sides exchanged; those after which one
//! side stands better by half a man, by a search of our own, are left out, since they can hardly be
//! held. Both have the same processor time, so that other work on the machine favours neither side:
//! simplech begins no depth past 0.59 of it and stops at three times as much, by which it takes
//! that long on average, as its own `getmove` has it; ours stops at the time itself. The drawn
//! games are those of our usual rules.

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use common::argument;
use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::strategy::searcher;
use plot4::core::checkers::{Checkers, Move, Position, Setup, Standard};
use plot4::core::control::{Control, Unlimited};
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup, Notation, listed_moves};
use plot4::core::score::ScoreKind;
use plot4::core::search::{Limits, Report, Root, SelectiveSearcher, Strategy as _};
use plot4::words::Phrases as _;

/// The variable with the path of the opponent.
const VARIABLE: &str = "SIMPLECH";
/// How many nodes are searched between two looks at the clock.
const UNWATCHED: u32 = 1 << 10;

/// The opponent.
struct Simplech {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    spent: Spent,
}

impl Simplech {
    fn start(program: &str) -> Self {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program of the variable starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("a pipe"));
        Self { child, input, output: BufReader::new(output), spent: Spent::default() }
    }

    fn choose(&mut self, position: &Position, seconds: f64) -> Move {
        let input = self.input.as_mut().expect("a pipe");
        writeln!(input, "{} {seconds}", position.diagram()).expect("it listens");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        let mut words = line.split_whitespace();
        let mv = words.next().and_then(|path| Checkers::parse_move(position, path).ok());
        let mut number = || words.next().and_then(|word| word.parse().ok());
        let (Some(mv), Some(took), Some(depth)) = (mv, number(), number()) else {
            panic!("not an answer: {line}")
        };
        self.spent.add(took, depth);
        mv
    }
}

impl Drop for Simplech {
    fn drop(&mut self) {
        self.input = None; // its end of the lines is its end
        let _ = self.child.wait();
    }
}

/// The time and depth that a side has spent.
#[derive(Default)]
struct Spent {
    moves: u32,
    seconds: f64,
    longest: f64,
    depths: f64,
}

impl Spent {
    fn add(&mut self, seconds: f64, depth: f64) {
        self.moves += 1;
        self.seconds += seconds;
        self.longest = self.longest.max(seconds);
        self.depths += depth;
    }

    fn print(&self, name: &str) {
        let moves = f64::from(self.moves.max(1));
        let (mean, depth) = (self.seconds / moves, self.depths / moves);
        println!(
            "{name}: {} moves, {mean:.3} s a move, {:.3} s at most, mean depth {depth:.1}",
            self.moves, self.longest
        );
    }
}

/// Returns the seconds of processor time that this thread has had.
fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat")
        .expect("a Linux that counts the time of its threads");
    let nanoseconds: f64 =
        text.split(' ').next().and_then(|first| first.parse().ok()).expect("a number");
    nanoseconds / 1e9
}

/// A control that stops after so many seconds of processor time.
struct ProcessorTime {
    end: f64,
    unwatched: u32,
}

impl Control<Report<Move>> for ProcessorTime {
    fn should_stop(&mut self) -> bool {
        self.unwatched += 1;
        if self.unwatched < UNWATCHED {
            return false;
        }
        self.unwatched = 0;
        processor_seconds() >= self.end
    }
}

/// Returns an opening of three random moves, the same one each time for a number.
fn opening(number: u64) -> Vec<Move> {
    let mut position = Checkers::start(Setup::default());
    let next = |index: u64| {
        let moves = listed_moves::<Checkers>(&position);
        let mv =
            moves[usize::try_from((number * 3 + index).hash64() >> 9).unwrap_or(0) % moves.len()];
        position.make(mv);
        mv
    };
    (0..3).map(next).collect()
}

/// How many nodes are spent on whether an opening is even.
const LOOK: u64 = 3_000_000;
/// How many openings are looked at.
const NUMBERS: u64 = 500;
/// How much better a side may stand after one that is, in hundredths of a man.
const EVEN: i32 = 45;

/// Returns the first openings from this number on that are even, each once.
fn openings(first: u64, count: usize) -> Vec<Vec<Move>> {
    let mut player =
        SelectiveSearcher::new(searcher::<Standard>(Root::Best), Limits { depth: 64, nodes: LOOK });
    let mut is_even = |opening: &Vec<Move>| {
        let mut position = Checkers::start(Setup::default());
        for &mv in opening {
            position.make(mv);
        }
        let standard = position.standard().expect("the usual board");
        let report = player.choose(&standard, &mut Unlimited).expect("the game is in progress");
        matches!(report.score.kind(), ScoreKind::Heuristic(worth) if worth.abs() <= EVEN)
    };
    let mut openings: Vec<Vec<Move>> = Vec::new();
    for opening in (first..first + NUMBERS).map(opening) {
        if openings.len() < count && !openings.contains(&opening) && is_even(&opening) {
            openings.push(opening);
        }
    }
    assert_eq!(
        openings.len(),
        count,
        "there are not so many even openings: ask for {} games at most",
        2 * openings.len()
    );
    openings
}

/// Returns the outcome of a game after an opening, with its moves and the last position.
fn play(
    opening: &[Move],
    own: Player,
    simplech: &mut Simplech,
    spent: &mut Spent,
    seconds: f64,
) -> (Outcome, String) {
    let limits = Limits { depth: 64, nodes: u64::MAX };
    let mut player = Exact::new(SelectiveSearcher::new(searcher::<Standard>(Root::Best), limits));
    let mut position = Checkers::start(Setup::default());
    let mut moves = opening.to_vec();
    for &mv in opening {
        position.make(mv);
    }
    loop {
        if let Some(outcome) = position.outcome() {
            return (
                outcome,
                format!(
                    "{} {}",
                    Checkers::format_moves(Setup::default(), &moves),
                    position.diagram()
                ),
            );
        }
        let mv = if position.to_move() == own {
            let before = processor_seconds();
            let mut control = ProcessorTime { end: before + seconds, unwatched: 0 };
            let standard = position.standard().expect("the usual board");
            let report = player.choose(&standard, &mut control).expect("the game is in progress");
            spent.add(processor_seconds() - before, f64::from(report.depth));
            report.best
        } else {
            simplech.choose(&position, seconds)
        };
        assert!(position.is_legal(mv), "{mv} in {}", position.diagram());
        position.make(mv);
        moves.push(mv);
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the arguments are small numbers"
)]
fn main() {
    let Ok(program) = std::env::var(VARIABLE) else {
        println!(
            "skipped: {VARIABLE} names no program to play against (see the first lines of \
            benches/simplech.rs)"
        );
        return;
    };
    let (games, seconds) =
        (argument("--games").unwrap_or(40.0) as u32, argument("--seconds").unwrap_or(0.1));
    let first = argument("--first").unwrap_or(0.0) as u64;
    let (mut wins, mut draws, mut losses) = (0_u32, 0_u32, 0_u32);
    let mut simplech = Simplech::start(&program);
    let mut spent = Spent::default();
    let openings = openings(first, games.div_ceil(2) as usize);
    for game in 0..games {
        let own = Player::BOTH[usize::from(game % 2 == 1)];
        let (outcome, text) =
            play(&openings[game as usize / 2], own, &mut simplech, &mut spent, seconds);
        let (word, count) = match outcome {
            Outcome::Draw => ("drawn", &mut draws),
            Outcome::Win(winner) if winner == own => ("won", &mut wins),
            Outcome::Win(_) => ("lost", &mut losses),
        };
        *count += 1;
        println!("game {}: {word} as {}, {text}", game + 1, Checkers::side(own));
    }
    let points = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(games.max(1));
    println!(
        "{wins} won, {draws} drawn, {losses} lost of {games} at {seconds} s: {:.1} % of the points",
        points * 100.0
    );
    spent.print("Plot 4");
    simplech.spent.print("simplech");
    if games >= 40 {
        assert!(points >= 0.75, "three points in four");
        assert_eq!(losses, 0, "no game is lost");
    }
}
