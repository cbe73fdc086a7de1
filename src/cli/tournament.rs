//! `plot4 match`: many games between two computers, counted.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::arguments::MatchArguments;
use super::{Failure, start};
use crate::clock::Stopwatch;
use crate::core::connect4::{Computer, Connect4};
use crate::core::connect4::{Position, Shape, Size, notation};
use crate::core::control::Unlimited;
use crate::core::game::{Game, Outcome, Player};
use crate::core::record::Record;
use crate::players::{Seat, fresh_seed, seed_of_game, strategy};
use crate::worker;

/// Runs the command.
pub(super) fn run(arguments: &MatchArguments) -> Result<ExitCode, Failure> {
    let plan = Plan {
        entrants: [arguments.red, arguments.yellow],
        games: arguments.games,
        seed: arguments.seed.unwrap_or_else(fresh_seed),
        size: start::size(arguments.board)?.unwrap_or_default(),
        colours: if arguments.alternate { Colours::Alternate } else { Colours::Fixed },
    };
    start::check_seats(plan.entrants.map(|computer| Some(Seat::Computer(computer))), plan.size)?;
    let results = play_all(&plan)?;
    let text = if arguments.json {
        serde_json::to_string(&Summary::of(&plan, &results)).map_err(Failure::data)? + "\n"
    } else {
        table(&plan, &results)
    };
    let mut output = super::output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Which games are played.
struct Plan {
    /// The computers that play Red and Yellow in the first game.
    entrants: [Computer; 2],
    games: u32,
    seed: u64,
    size: Size,
    colours: Colours,
}

/// Who plays Red.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    /// The first entrant, always.
    Fixed,
    /// The entrants in turn.
    Alternate,
}

impl Plan {
    /// Returns the entrant who plays a side in a game, the games counted from 0.
    fn entrant(&self, game: u32, side: Player) -> usize {
        let swapped = self.colours == Colours::Alternate && game % 2 == 1;
        if swapped { side.other().index() } else { side.index() }
    }
}

/// What came of the games.
#[derive(Default)]
struct Results {
    /// Games won by each entrant.
    wins: [u32; 2],
    draws: u32,
    /// Games won by Red, who moves first.
    red_wins: u32,
    plies: u64,
    /// The moves of each entrant, and the time they took.
    moves: [u64; 2],
    time: [Duration; 2],
    /// The columns played, game by game.
    records: Vec<String>,
}

impl Results {
    fn mean_plies(&self) -> f64 {
        mean(self.plies, self.records.len() as u64)
    }

    /// Returns how long an entrant took for a move, in milliseconds.
    fn mean_move_ms(&self, entrant: usize) -> f64 {
        let nanoseconds = u64::try_from(self.time[entrant].as_nanos()).unwrap_or(u64::MAX);
        mean(nanoseconds, self.moves[entrant]) / 1e6
    }
}

/// Returns a mean; 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "a mean needs no 53 bits")]
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

/// Plays all games, with a progress bar if standard error is a terminal.
fn play_all(plan: &Plan) -> Result<Results, Failure> {
    let bar = ProgressBar::new(u64::from(plan.games));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} game {pos} of {len}, {eta} left") {
        bar.set_style(style);
    }
    let mut results = Results::default();
    for game in 0..plan.games {
        let record = play_one(plan, game, &mut results)?;
        match record.position().outcome() {
            Some(Outcome::Win(player)) => {
                results.wins[plan.entrant(game, player)] += 1;
                results.red_wins += u32::from(player == Player::First);
            }
            Some(Outcome::Draw) | None => results.draws += 1,
        }
        results.plies += u64::from(record.position().plies());
        results.records.push(notation::format_moves(plan.size, record.moves()));
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(results)
}

/// Plays one game to its end.
fn play_one(plan: &Plan, game: u32, results: &mut Results) -> Result<Record<Position<Size>>, Failure> {
    let seed = seed_of_game(plan.seed, u64::from(game));
    let mut players =
        Player::BOTH.map(|side| strategy::<Connect4>(plan.entrants[plan.entrant(game, side)], plan.size, side, seed));
    let mut record = Record::new(Position::empty(plan.size));
    while record.position().outcome().is_none() {
        let side = record.position().to_move();
        let watch = Stopwatch::start();
        let Some(report) = worker::choose(&mut *players[side.index()], record.position(), &mut Unlimited) else {
            break;
        };
        let entrant = plan.entrant(game, side);
        results.time[entrant] += watch.elapsed();
        results.moves[entrant] += 1;
        record.play(report.best).map_err(Failure::data)?;
    }
    Ok(record)
}

/// Returns the results as a table.
fn table(plan: &Plan, results: &Results) -> String {
    let Plan { entrants, games, seed, size, .. } = plan;
    let labels = [format!("1: {}", entrants[0]), format!("2: {}", entrants[1])];
    let width = labels.iter().map(String::len).max().unwrap_or_default();
    let mut text = format!("{:width$}  {:>7}  {:>7}  {:>7}  {:>12}\n", "", "wins", "draws", "losses", "time a move");
    for (entrant, label) in labels.iter().enumerate() {
        let (wins, losses) = (results.wins[entrant], results.wins[1 - entrant]);
        let time = format!("{:.3} ms", results.mean_move_ms(entrant));
        let _ = writeln!(text, "{label:width$}  {wins:>7}  {:>7}  {losses:>7}  {time:>12}", results.draws);
    }
    let starts = match plan.colours {
        Colours::Fixed => "1 always starts",
        Colours::Alternate => "1 and 2 start in turn",
    };
    let yellow_wins = games - results.red_wins - results.draws;
    let _ = writeln!(text, "\nGames: {games} on {size} with {} in a line, seed {seed}; {starts}", size.connect());
    let _ = writeln!(text, "Won by Red, who starts: {}; by Yellow: {yellow_wins}", results.red_wins);
    let _ = writeln!(text, "Plies a game: {:.1} on average", results.mean_plies());
    text
}

/// The results, as `--json` says them. Wins, draws and losses are those of the computer named with `--red`, whichever side
/// it plays.
#[derive(Serialize)]
struct Summary {
    red: String,
    yellow: String,
    columns: u8,
    rows: u8,
    connect: u8,
    games: u32,
    seed: u64,
    alternate: bool,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Games won by whoever moved first.
    starter_wins: u32,
    mean_plies: f64,
    /// Milliseconds a move of each of the two.
    mean_move_ms: [f64; 2],
    /// The columns played, game by game.
    records: Vec<String>,
}

impl Summary {
    fn of(plan: &Plan, results: &Results) -> Self {
        Self {
            red: plan.entrants[0].to_string(),
            yellow: plan.entrants[1].to_string(),
            columns: plan.size.columns(),
            rows: plan.size.rows(),
            connect: plan.size.connect(),
            games: plan.games,
            seed: plan.seed,
            alternate: plan.colours == Colours::Alternate,
            wins: results.wins[0],
            draws: results.draws,
            losses: results.wins[1],
            starter_wins: results.red_wins,
            mean_plies: results.mean_plies(),
            mean_move_ms: [results.mean_move_ms(0), results.mean_move_ms(1)],
            records: results.records.clone(),
        }
    }
}
