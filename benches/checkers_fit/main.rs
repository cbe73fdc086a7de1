//! Fits the weights of the evaluation of Checkers, so that anybody can repeat it.
//!
//! ```text
//! cargo bench --bench checkers_fit -- games FILE COUNT NODES SEED   adds games of the program against itself to FILE
//! cargo bench --bench checkers_fit -- fit FILE…                     writes src/core/checkers/weights.rs
//! ```
//!
//! A game is a line: who won (1, 0 for a draw, -1), how many moves its opening has, and the moves. Without arguments the bench fits to
//! a few games and asserts that the fit learns from them, so that the tool cannot rot.

#[path = "../gomoku_fit/adam.rs"]
mod adam;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use adam::{Stretch, fit, share};
use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::sight::{self, terms};
use plot4::core::checkers::strategy::searcher;
use plot4::core::checkers::{Checkers, Position, Setup, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::GameKind as _;
use plot4::core::search::{Limits, Root, SelectiveSearcher, Strategy as _};

/// The least number of pieces of a position that is fitted to: those with fewer are known.
const LEAST_PIECES: u32 = 5;
/// A depth that no search reaches before its nodes end.
const ENDLESS: u32 = 60;
/// Of how many games one is kept from the fit.
const KEPT: usize = 20;
/// What a term counts in.
const WHOLE: f32 = 24.0;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        [] => {
            check();
            Ok(())
        }
        ["games", file, count, nodes, seed] => match (count.parse(), nodes.parse(), seed.parse()) {
            (Ok(count), Ok(nodes), Ok(seed)) => add(file, count, nodes, seed).map_err(|error| error.to_string()),
            _ => Err("COUNT, NODES and SEED are whole numbers".to_owned()),
        },
        ["fit", ref files @ ..] if !files.is_empty() => fit_files(files),
        _ => Err("usage: checkers_fit games FILE COUNT NODES SEED, or checkers_fit fit FILE...".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// The program against itself.
struct SelfPlay {
    player: Exact<SelectiveSearcher<Position<Standard>, plot4::core::checkers::guide::Knowledge>>,
    number: u64,
}

impl SelfPlay {
    fn new(nodes: u64, seed: u64) -> Self {
        let limits = Limits { depth: ENDLESS, nodes };
        let player = Exact::new(SelectiveSearcher::new(searcher::<Standard>(Root::Best), limits));
        Self { player, number: seed.wrapping_mul(1_000_003) }
    }

    /// Plays a game from an opening of 4 to 11 random moves.
    fn game(&mut self) -> String {
        let mut position = Checkers::start(Setup::default());
        let mut moves = Vec::new();
        let opening = 4 + self.random(8);
        while position.outcome().is_none() {
            let legal = Checkers::listed_moves(&position);
            let mv = if moves.len() < opening {
                legal[self.random(legal.len())]
            } else {
                let standard = position.standard().expect("the usual board");
                self.player.choose(&standard, &mut Unlimited).expect("the game is in progress").best
            };
            position.make(mv);
            moves.push(mv);
        }
        let result = match position.outcome() {
            Some(Outcome::Win(Player::First)) => 1,
            Some(Outcome::Win(Player::Second)) => -1,
            Some(Outcome::Draw) | None => 0,
        };
        format!("{result} {opening} {}", Checkers::format_moves(Setup::default(), &moves))
    }

    /// Returns the next random number below `limit`.
    fn random(&mut self, limit: usize) -> usize {
        self.number += 1;
        usize::try_from(self.number.hash64() >> 9).unwrap_or(0) % limit
    }
}

/// Appends games to a file, one line at a time, so that a stop loses none.
fn add(file: &str, count: u64, nodes: u64, seed: u64) -> std::io::Result<()> {
    let mut out = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    let mut player = SelfPlay::new(nodes, seed);
    (0..count).try_for_each(|_| writeln!(out, "{}", player.game()))
}

/// A quiet position, and how its game ended.
struct Sample {
    /// 1 for a win of the player to move, 0 for a loss, a half for a draw.
    result: f32,
    /// The terms of the position, each with how often it counts.
    terms: Vec<(usize, f32)>,
}

/// Returns the quiet positions of games after their openings.
fn samples(lines: &[String]) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    for line in lines {
        let mut words = line.splitn(3, ' ');
        let mut number = || words.next().and_then(|word| word.parse::<i8>().ok());
        let (Some(result), Some(opening)) = (number(), number()) else { return Err(format!("not a game: {line}")) };
        let moves =
            Checkers::parse_moves(Setup::default(), words.next().unwrap_or_default()).map_err(|error| error.to_string())?;
        let mut position = Position::usual();
        for (number, mv) in moves.into_iter().enumerate() {
            let pieces: u32 = Player::BOTH.map(|player| position.count(player)).iter().map(|(men, kings)| men + kings).sum();
            let is_told = number >= usize::from(opening.unsigned_abs()) && pieces >= LEAST_PIECES && !position.must_jump();
            if is_told {
                let result = if position.to_move() == Player::First { result } else { -result };
                let mut sample = Sample { result: 0.5 + 0.5 * f32::from(result), terms: Vec::new() };
                let count = |count: i32| f32::from(i16::try_from(count).unwrap_or(i16::MAX)) / WHOLE;
                terms(&position, |index, times| sample.terms.push((index, count(times))));
                samples.push(sample);
            }
            position.make(mv);
        }
    }
    Ok(samples)
}

/// Returns the chance that the player to move wins.
fn chance(weights: &[f32], sample: &Sample) -> f32 {
    let odds: f32 = sample.terms.iter().map(|&(index, count)| weights[index] * count).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// Returns weights fitted to samples, in natural logarithms of odds.
fn weights(samples: &[Sample]) -> Vec<f32> {
    let stretches = [(6, 0.01), (6, 0.003), (4, 0.001)].map(|(epochs, step)| Stretch { epochs, step });
    fit(sight::COUNT, samples.len(), &stretches, 1e-5, |weights, number, sum| {
        let sample = &samples[number];
        let error = chance(weights, sample) - sample.result;
        sample.terms.iter().for_each(|&(index, count)| sum[index] += error * count);
    })
}

/// Returns the mean loss of weights on samples, in natural logarithms of odds.
fn loss(weights: &[f32], samples: &[Sample]) -> f64 {
    let one = |sample: &Sample| {
        let chance = f64::from(chance(weights, sample)).clamp(1e-6, 1.0 - 1e-6);
        let result = f64::from(sample.result);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    let count = u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX);
    samples.iter().map(one).sum::<f64>() / f64::from(count)
}

/// Fits to the games of these files and writes the weights into the source.
fn fit_files(files: &[&str]) -> Result<(), String> {
    let mut lines = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        lines.extend(text.lines().map(str::to_owned));
    }
    let split = lines.len() - lines.len() / KEPT;
    let (known, kept) = (samples(&lines[..split])?, samples(&lines[split..])?);
    let weights = weights(&known);
    println!("{} games, {} positions, loss on games not fitted to: {:.4}", lines.len(), known.len(), loss(&weights, &kept));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/core/checkers/weights.rs");
    std::fs::write(path, source(&weights)).map_err(|error| format!("{path}: {error}"))
}

/// Returns the text of `weights.rs`: in hundredths of what a man is worth on average, wherever it stands.
#[expect(clippy::cast_possible_truncation, reason = "it is clamped before")]
fn source(weights: &[f32]) -> String {
    // The men's weights are the first; those of places where no man can stand are 0.
    let men: Vec<f32> = weights[..70].iter().copied().filter(|weight| *weight > 0.0).collect();
    let man = men.iter().sum::<f32>() * share(men.len().max(1));
    let unit = 100.0 / man.max(0.01);
    let cells = weights.iter().map(|weight| (weight * unit).round().clamp(-30_000.0, 30_000.0) as i16);
    let mut text = format!("{HEADER}pub(super) static WEIGHTS: [i16; {}] = [\n", sight::COUNT);
    let mut line = String::from("   ");
    for cell in cells {
        if line.len() > 120 {
            text.push_str(&line);
            text.push('\n');
            line = String::from("   ");
        }
        let _ = write!(line, " {cell},");
    }
    text + &line + "\n];\n"
}

const HEADER: &str = "\
//! The fitted numbers of the evaluation, in hundredths of a man.
//!
//! Written by `cargo bench --bench checkers_fit -- fit`; see there for what they were fitted to.

/// What each term of [`sight`](super::sight) is worth.
#[rustfmt::skip]
";

/// Asserts that a fit to some games foretells others better than chance does.
fn check() {
    let mut player = SelfPlay::new(200, 1);
    let lines: Vec<String> = (0..120).map(|_| player.game()).collect();
    let (known, kept) = lines.split_at(100);
    let [known, kept] = [known, kept].map(|lines| samples(lines).expect("they are games"));
    let weights = weights(&known);
    let (fitted, blind) = (loss(&weights, &kept), loss(&vec![0.0; sight::COUNT], &kept));
    println!("loss on games not fitted to: {fitted:.4}, without weights {blind:.4}");
    assert!(fitted < blind, "{fitted} of {blind}");
    assert!(source(&weights).contains("static WEIGHTS"));
}
