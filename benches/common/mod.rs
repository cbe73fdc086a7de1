//! Shared by the benches: arguments, a clock, tables of points, positions and the frame of the
//! tools that fit weights.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each bench includes this module and uses its part of it"
)]

use std::fmt::Display;
use std::io::Write as _;
use std::process::ExitCode;

use plot4::core::connect4::{Position, Shape};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Key, Outcome};
use plot4::core::gomoku::{self, Point, Setup};
use plot4::core::search::Strategy;
use plot4::session::SeriesScore;
use plot4::worker::{cores, side_by_side};

/// Returns how many seconds a call takes.
#[expect(clippy::disallowed_methods, reason = "a bench measures time, and asserts on it")]
pub fn seconds(call: impl FnOnce()) -> f64 {
    let start = std::time::Instant::now();
    call();
    start.elapsed().as_secs_f64()
}

/// Returns the median of these numbers; there must be at least one.
pub fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Returns positions of games in progress, from all stages of random games; the same ones each
/// time.
pub fn random_positions<S: Shape>(shape: S, count: usize) -> Vec<Position<S>> {
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    let mut number = 0_u64;
    while positions.len() < count {
        let mut position = Position::empty(shape);
        for _ in 0..number.hash64() % u64::from(shape.cells()) {
            number += 1;
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            let choice = usize::try_from(number.hash64() >> 8).unwrap_or(0) % legal.len();
            position.make(legal[choice]);
        }
        number += 1;
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}

/// Returns positions of Gomoku with so many stones near the centre of the board; the same ones each
/// time.
pub fn random_openings(setup: Setup, stones: u32, count: u32) -> Vec<gomoku::Position> {
    let mut number = 0_u64;
    let mut random = |limit: u64| {
        number += 1;
        u8::try_from((number.hash64() >> 9) % limit).unwrap_or(0)
    };
    let opening = |_| {
        let mut position = gomoku::Position::empty(setup);
        let from = setup.size() / 2 - 2;
        while position.stones() < stones {
            // A point that is taken or forbidden is drawn again.
            let _ =
                position.play(gomoku::Move::Place(Point::at(from + random(5), from + random(5))));
        }
        position
    };
    (0..count).map(opening).collect()
}

/// Returns the number after an argument of the command line, as in `--games 10`.
pub fn argument(name: &str) -> Option<f64> {
    let mut arguments = std::env::args().skip_while(|argument| argument != name);
    arguments.nth(1)?.parse().ok()
}

/// Returns how a game ends from a position on between these strategies, the first player's first.
pub fn play_out<G: Game>(mut position: G, mut strategies: [Box<dyn Strategy<G>>; 2]) -> Outcome {
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let report = strategies[position.to_move().index()]
            .choose(&position, &mut Unlimited)
            .expect("the game goes on");
        position.make(report.best);
    }
}

/// Returns the outcome as if the players had changed places.
pub fn swapped(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win(player) => Outcome::Win(player.other()),
        Outcome::Draw => Outcome::Draw,
    }
}

/// Returns the share of the points that the first player has won, and the cells of a table: wins,
/// draws, losses, that share and its standard error.
pub fn points(tally: &SeriesScore) -> (f64, String) {
    let [wins, draws, losses] = [tally.first, tally.draws, tally.second].map(f64::from);
    let count = wins + draws + losses;
    let share = (wins + draws / 2.0) / count;
    let variance = ((wins + draws / 4.0) / count - share * share).max(0.0);
    let error = (variance / count).sqrt();
    let (points, error) = (share * 100.0, error * 100.0);
    let cells = format!("{wins} | {draws} | {losses} | {points:.1} % | {error:.1} %");
    (share, cells)
}

/// The share of the points that each level wins against the next lower one.
pub const STEP: [f64; 2] = [0.65, 0.85];

/// Any share of the points: what is only shown.
pub const SHOWN: [f64; 2] = [0.0, 1.0];

/// Lets pairs of levels play, prints a table and asserts that the better one of each wins the share
/// of the points that stands after the two, at least and at most.
///
/// On the command line, a number sets the games of a pair, and a second one picks a single pair,
/// counted from 1.
pub fn check_levels<L: Copy + Display>(
    pairs: &[(L, L, [f64; 2])],
    usual_games: u32,
    mut play: impl FnMut(L, L, u32) -> SeriesScore,
) {
    let mut numbers = std::env::args().skip(1).filter_map(|argument| argument.parse::<u32>().ok());
    let games = numbers.next().unwrap_or(usual_games);
    let only = numbers.next();
    println!("| the better | the other | wins | draws | losses | points | standard error |");
    println!("|---|---|---|---|---|---|---|");
    for (number, &(better, other, limits)) in (1..).zip(pairs) {
        if only.is_none_or(|only| only == number) {
            let (share, cells) = points(&play(better, other, games));
            println!("| {better} | {other} | {cells} |");
            check_share(better, other, share, limits);
        }
    }
}

/// Asserts that the better of two levels has won its share of the points, at least and at most.
pub fn check_share(better: impl Display, other: impl Display, share: f64, limits: [f64; 2]) {
    let [least, most] = limits.map(|limit| limit * 100.0);
    let share = share * 100.0;
    assert!(
        (least..=most).contains(&share),
        "{better} should win {least} to {most} % of the points against {other}"
    );
}

/// Plays a game from each of these openings with each side in turn, on all cores, and counts as if
/// the better one were first. `play` returns how a game between these two ends, the first player's
/// first.
pub fn both_sides<P: Sync, L: Copy + Sync>(
    openings: &[P],
    better: L,
    other: L,
    play: impl Fn(&P, [L; 2], u64) -> Outcome + Sync,
) -> SeriesScore {
    let mut tally = SeriesScore::default();
    let game = |number: u64| {
        let place = usize::try_from(number / 2).expect("a place in a list");
        let (opening, seed) = (&openings[place], number / 2 + 1);
        if number.is_multiple_of(2) {
            play(opening, [better, other], seed)
        } else {
            swapped(play(opening, [other, better], seed))
        }
    };
    let games = 2 * openings.len() as u64;
    let counted = side_by_side(games, cores(), game, |outcome| {
        tally.add(outcome);
        Ok::<(), ()>(())
    });
    counted.expect("counting does not fail");
    tally
}

/// A tool that fits the weights of an evaluation to games of the program against itself.
pub struct FitTool<'a> {
    /// The name of the bench.
    pub name: &'a str,
    /// Asserts that a small fit learns.
    pub check: fn(),
    /// Appends so many games to a file, with these nodes a move and this seed.
    pub add: fn(&str, u64, u64, u64) -> std::io::Result<()>,
    /// Fits to the games of these files.
    pub fit: fn(&[&str]) -> Result<(), String>,
}

impl FitTool<'_> {
    /// Does what the command line asks for.
    pub fn run(&self) -> ExitCode {
        let arguments: Vec<String> =
            std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match self.run_words(&words) {
            Ok(()) => ExitCode::SUCCESS,
            Err(reason) => {
                eprintln!("{reason}");
                ExitCode::FAILURE
            }
        }
    }

    fn run_words(&self, words: &[&str]) -> Result<(), String> {
        match *words {
            [] => {
                (self.check)();
                Ok(())
            }
            ["games", file, count, nodes, seed] => {
                match (count.parse(), nodes.parse(), seed.parse()) {
                    (Ok(count), Ok(nodes), Ok(seed)) => {
                        (self.add)(file, count, nodes, seed).map_err(|error| error.to_string())
                    }
                    _ => Err("COUNT, NODES and SEED are whole numbers".to_owned()),
                }
            }
            ["fit", ref files @ ..] if !files.is_empty() => (self.fit)(files),
            _ => Err(format!(
                "usage: {0} games FILE COUNT NODES SEED, or {0} fit FILE...",
                self.name
            )),
        }
    }
}

/// Appends games to a file, one line at a time, so that a stop loses none.
pub fn append_games(
    file: &str,
    count: u64,
    mut game: impl FnMut() -> String,
) -> std::io::Result<()> {
    let mut out = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    (0..count).try_for_each(|_| writeln!(out, "{}", game()))
}
