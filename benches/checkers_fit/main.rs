//! Fits the weights of the evaluation of Checkers, so that anyone can repeat it.
//!
//! ```text
//! cargo bench --bench checkers_fit -- games FILE COUNT NODES SEED   adds games of the program against itself to FILE
//! cargo bench --bench checkers_fit -- fit FILE…                     writes core/assets/checkers/weights.bin
//! ```
//!
//! A game is a line: who won (1, 0 for a draw, -1), how many moves its opening has, what each
//! position after it was worth to the player to move by the search (in hundredths of a man, with
//! commas between), and the moves. A position counts for a part by the end of its game, and for the
//! rest by that search, as a game says little of each position in it. Without arguments the bench
//! fits to a few games and asserts that the fit learns from them, so that the tool cannot rot.
//!
//! The weights in the program come from 6,555 games at 3,000 nodes a move with the seed 31, and
//! 6,946 with the seed 32. They were played with weights that had come in the same way from 12,960
//! games of the seeds 21 and 22; and those with weights of the squares alone, fitted to the ends of
//! 1,820 games, which stand in the history of this repository.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "small numbers, and weights that are clamped before"
)]

#[path = "../gomoku_fit/adam.rs"]
mod adam;
#[path = "../common/mod.rs"]
mod common;

use std::process::ExitCode;

use adam::{Stretch, fit};
use common::{FitTool, append_games};
use plot4::core::checkers::endgame::boards::squares;
use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::pattern_eval::{self, CONFIGURATIONS, COUNT, Features, SQUARES};
use plot4::core::checkers::strategy::searcher;
use plot4::core::checkers::{Checkers, Move, Position, Rules, Setup, Shape, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup, Notation, listed_moves};
use plot4::core::score::{Score, ScoreKind};
use plot4::core::search::{Limits, Root, SelectiveSearcher, Strategy as _};

/// The least number of pieces of a position that is fitted to: those with fewer are known.
const LEAST_PIECES: u32 = 5;
/// After how many moves of each side without a capture or a man's move a game of the program
/// against itself is drawn.
const QUIET: u16 = 20;
/// A depth that no search reaches before its nodes end.
const ENDLESS: u32 = 60;
/// Of how many games one is kept from the fit.
const KEPT: usize = 20;
/// How strongly weights are drawn to 0: what rare configurations are worth is what their men are.
const DECAY: f32 = 1e-6;

fn main() -> ExitCode {
    FitTool { name: "checkers_fit", check, add, fit: fit_files }.run()
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

    /// Plays a game from an opening of 2 to 11 random moves, until its end is known.
    fn game(&mut self) -> String {
        let rules = Rules { limit: QUIET, ..Rules::default() };
        let mut position = Checkers::start(Setup::default().with_rules(rules).expect("rules"));
        let (mut moves, mut scores) = (Vec::new(), Vec::new());
        let opening = 2 + self.random(10);
        let winner = loop {
            match position.outcome() {
                Some(Outcome::Win(player)) => break Some(player),
                Some(Outcome::Draw) => break None,
                None => {}
            }
            let legal = listed_moves::<Checkers>(&position);
            let mv = if moves.len() < opening {
                legal[self.random(legal.len())]
            } else {
                let standard = position.standard().expect("the usual board");
                let report =
                    self.player.choose(&standard, &mut Unlimited).expect("the game is in progress");
                if pieces(&position) < LEAST_PIECES {
                    match report.score.kind() {
                        ScoreKind::WinIn(_) => break Some(position.to_move()),
                        ScoreKind::LossIn(_) => break Some(position.to_move().other()),
                        ScoreKind::Heuristic(_) if report.score == Score::DRAW => break None,
                        ScoreKind::Heuristic(_) => {}
                    }
                }
                scores.push(hundredths(report.score).to_string());
                report.best
            };
            position.make(mv);
            moves.push(mv);
        };
        let result = winner.map_or(0, |winner| if winner == Player::First { 1 } else { -1 });
        format!(
            "{result} {opening} {} {}",
            scores.join(","),
            Checkers::format_moves(Setup::default(), &moves)
        )
    }

    /// Returns the next random number below `limit`.
    fn random(&mut self, limit: usize) -> usize {
        self.number += 1;
        usize::try_from(self.number.hash64() >> 9).unwrap_or(0) % limit
    }
}

/// Returns how many pieces both sides have.
fn pieces<S: Shape>(position: &Position<S>) -> u32 {
    Player::BOTH.map(|player| position.count(player)).iter().map(|(men, kings)| men + kings).sum()
}

/// The value of a win, in hundredths of a man; estimates are clamped to it.
const WIN: i32 = 1_000;

/// Returns a score in hundredths of a man.
fn hundredths(score: Score) -> i32 {
    match score.kind() {
        ScoreKind::WinIn(_) => WIN,
        ScoreKind::LossIn(_) => -WIN,
        ScoreKind::Heuristic(value) => value.clamp(-WIN, WIN),
    }
}

/// Appends games to a file.
fn add(file: &str, count: u64, nodes: u64, seed: u64) -> std::io::Result<()> {
    let mut player = SelfPlay::new(nodes, seed);
    append_games(file, count, || player.game())
}

/// A quiet position, and what it was worth to the player to move.
#[derive(Clone, Copy)]
struct Sample {
    /// 1 for a win, 0 for a loss, a half for a draw.
    result: f32,
    /// The score of a search, in men.
    score: f32,
    features: Features,
}

/// Returns how often a feature counts, from 24ths.
fn parts(count: i32) -> f32 {
    count as f32 / pattern_eval::WHOLE as f32
}

impl Sample {
    /// Tells the index of each weight with how often it counts.
    ///
    /// After the weights of the program come those of a man on each square, so that what a man is
    /// worth somewhere need not be learned anew for all that may stand around it; [`folded`] adds
    /// them to the others.
    fn terms(&self, mut term: impl FnMut(usize, f32)) {
        self.features.each(|index, count| term(index, parts(count)));
        let (own, others) = (self.features.boards, self.features.boards.turned());
        let phase = self.features.phase().map(parts);
        for (men, sign) in [(own.own_men, 1.0), (others.own_men, -1.0)] {
            for square in squares(men).map(usize::from) {
                term(COUNT + 2 * square, sign * phase[0]);
                term(COUNT + 2 * square + 1, sign * phase[1]);
            }
        }
    }

    /// Returns the odds of the player to move, as a natural logarithm.
    fn odds(&self, weights: &[f32]) -> f32 {
        let mut odds = 0.0;
        self.terms(|index, count| odds += weights[index] * count);
        odds
    }

    /// Returns what the player to move can expect of the game, from 0 for a loss to 1 for a win.
    fn chance(&self, weights: &[f32]) -> f32 {
        chance(self.odds(weights))
    }

    /// Returns the expectation that the weights are fitted to.
    fn target(&self) -> f32 {
        OF_SEARCH * chance(self.score * MAN) + (1.0 - OF_SEARCH) * self.result
    }
}

/// How much of what is fitted to is the search's, and not the end of the game. Against 0.8, 0.5 had
/// 45.0 % of the points of 120 games at 20,000 nodes a move.
const OF_SEARCH: f32 = 0.8;
/// The value of a man of the search's scores, in natural logarithms of odds.
const MAN: f32 = 0.7;

/// Returns the expectation that goes with odds, a natural logarithm.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The number of weights that are fitted.
const FITTED: usize = COUNT + 2 * SQUARES;

/// Returns the quiet positions of games after their openings.
fn samples(lines: &[String]) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    for line in lines {
        let (result, opening, scores, moves) =
            parsed(line).ok_or_else(|| format!("not a game: {line}"))?;
        let mut position = Position::usual();
        for (number, mv) in moves.into_iter().enumerate() {
            let score = number.checked_sub(opening).and_then(|number| scores.get(number));
            if let Some(&score) =
                score.filter(|_| pieces(&position) >= LEAST_PIECES && !position.must_jump())
            {
                let result = if position.to_move() == Player::First { result } else { -result };
                let (result, score) = (0.5 + 0.5 * f32::from(result), f32::from(score) / 100.0);
                samples.push(Sample { result, score, features: Features::of(&position) });
            }
            position.make(mv);
        }
    }
    Ok(samples)
}

/// Returns the parts of a line: who won, how many moves the opening has, the scores, and the moves.
fn parsed(line: &str) -> Option<(i8, usize, Vec<i16>, Vec<Move>)> {
    let mut words = line.splitn(4, ' ');
    let (result, opening) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let scores: Result<_, _> =
        words.next()?.split(',').filter(|score| !score.is_empty()).map(str::parse).collect();
    Some((
        result,
        opening,
        scores.ok()?,
        Checkers::parse_moves(Setup::default(), words.next()?).ok()?,
    ))
}

/// Returns weights fitted to samples, in natural logarithms of odds.
fn weights(samples: &[Sample]) -> Vec<f32> {
    let stretches = [(6, 0.01), (6, 0.003), (4, 0.001)].map(Stretch::new);
    fit(vec![0.0; FITTED], samples.len(), &stretches, DECAY, |weights, number, sum| {
        let sample = &samples[number];
        let error = sample.chance(weights) - sample.target();
        sample.terms(|index, count| sum[index] += error * count);
    })
}

/// Returns the mean loss of weights on samples, in natural logarithms of odds.
fn loss(weights: &[f32], samples: &[Sample], target: impl Fn(&Sample) -> f32) -> f64 {
    let one = |sample: &Sample| {
        let chance = f64::from(sample.chance(weights)).clamp(1e-6, 1.0 - 1e-6);
        let target = f64::from(target(sample));
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    };
    let count = u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX);
    samples.iter().map(one).sum::<f64>() / f64::from(count)
}

/// Fits to the games of these files and writes the weights of the program.
fn fit_files(files: &[&str]) -> Result<(), String> {
    let mut lines = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        lines.extend(text.lines().map(str::to_owned));
    }
    let split = lines.len() - lines.len() / KEPT;
    let (known, kept) = (samples(&lines[..split])?, samples(&lines[split..])?);
    println!("{} games, {} positions", lines.len(), known.len());
    let weights = weights(&known);
    for (name, samples) in [("games fitted to", &known), ("other games", &kept)] {
        let losses = [
            loss(&weights, samples, Sample::target),
            loss(&weights, samples, |sample| sample.result),
        ];
        println!("loss on {name}: {:.4}, of their ends alone: {:.4}", losses[0], losses[1]);
    }
    let unit = unit(&weights, &kept);
    if unit < LEAST_UNIT {
        return Err(format!(
            "in these games a man is worth {unit}: that is no fit, give more of them"
        ));
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/core/assets/checkers/weights.bin");
    std::fs::write(path, bytes(&folded(&weights), unit)).map_err(|error| format!("{path}: {error}"))
}

/// Returns the weights of the program: those of a man on a square are added to the configurations
/// of a pattern with that square.
fn folded(weights: &[f32]) -> Vec<f32> {
    let mut folded = weights[..COUNT].to_vec();
    for square in 0..SQUARES {
        // A man in the farther half is seen by the other player, in whose configurations it is a
        // man of the opponent, and whose features count less.
        let (near, digit, sign) =
            if square < 16 { (square, 1, 1.0) } else { (31 - square, 2, -1.0) };
        let (row, column) = (near / 4, near % 4);
        let pattern = if column < 2 { 0 } else { 2 };
        let place = 2 * row + column % 2;
        let has_man =
            |configuration: &usize| configuration / 3_usize.pow(place as u32) % 3 == digit;
        for configuration in (0..CONFIGURATIONS).filter(has_man) {
            for phase in 0..2 {
                folded
                    [pattern_eval::MEN + 2 * (pattern * CONFIGURATIONS + configuration) + phase] +=
                    sign * weights[COUNT + 2 * square + phase];
            }
        }
    }
    folded
}

/// Returns what a man is worth on average, in natural logarithms of odds: how much the odds fall
/// where one is taken off the board, with the same mobility and threats.
fn unit(weights: &[f32], samples: &[Sample]) -> f32 {
    let (mut fall, mut men) = (0.0, 0.0);
    for sample in samples {
        for square in squares(sample.features.boards.own_men) {
            let mut without = *sample;
            without.features.boards.own_men ^= 1 << square;
            fall += f64::from(sample.odds(weights) - without.odds(weights));
            men += 1.0;
        }
    }
    (fall / f64::max(men, 1.0)) as f32
}

/// The least that a man is worth, in natural logarithms of odds, for weights to be written.
const LEAST_UNIT: f32 = 0.1;

/// Returns weights as the program reads them, in hundredths of a man.
fn bytes(weights: &[f32], unit: f32) -> Vec<u8> {
    let rounded = |weight: &f32| (weight * 100.0 / unit).round().clamp(-30_000.0, 30_000.0) as i16;
    weights.iter().flat_map(|weight| rounded(weight).to_le_bytes()).collect()
}

/// Asserts that a fit to some games foretells others better than chance does, and that what is
/// written is what was fitted.
fn check() {
    let mut player = SelfPlay::new(200, 1);
    let lines: Vec<String> = (0..120).map(|_| player.game()).collect();
    let (known, kept) = lines.split_at(100);
    let [known, kept] = [known, kept].map(|lines| samples(lines).expect("they are games"));
    let weights = weights(&known);
    let (fitted, blind) =
        (loss(&weights, &kept, Sample::target), loss(&vec![0.0; FITTED], &kept, Sample::target));
    println!("loss on games not fitted to: {fitted:.4}, without weights {blind:.4}");
    assert!(fitted < blind, "{fitted} of {blind}");
    let folded = folded(&weights);
    for sample in &kept {
        let mut odds = 0.0;
        sample.features.each(|index, count| odds += folded[index] * parts(count));
        assert!((odds - sample.odds(&weights)).abs() < 0.01, "{odds} of {}", sample.odds(&weights));
    }
    let bytes = bytes(&folded, 0.5);
    let read =
        |index: usize| f32::from(i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]));
    assert!(
        (0..COUNT).all(|index| (read(index) - 200.0 * folded[index]).abs() <= 0.5),
        "a man of 0.5 is 100 hundredths"
    );
}
