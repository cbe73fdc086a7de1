//! `plot4 match`: many games between two computers or engines, with their results.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use serde_json::{Map, Value, json};

use super::arena::{Bout, PlayedGame, opening_of};
use super::arguments::MatchArguments;
use super::choice::FrontEnd;
use super::failure::Failure;
use super::output::{output, padded, progress_bar, random_moves, widest};
use super::{show, start};
use crate::core::game::{Game, Outcome, Player};
use crate::games::with_game;
use crate::players::{Seat, fresh_seed, seed_of_game};
use crate::storage::Settings;
use crate::words::Phrases;
use crate::worker::side_by_side;

pub(super) fn run(arguments: &MatchArguments) -> Result<ExitCode, Failure> {
    with_game!(arguments.choice.game(), K => run_game::<K>(arguments))
}

fn run_game<K: Phrases>(arguments: &MatchArguments) -> Result<ExitCode, Failure> {
    let entrants = arguments.players.programs::<K>()?;
    arguments.engines.check::<K>(entrants)?;
    let plan = Plan::<K> {
        entrants,
        settings: arguments.engines.settings(K::NAME),
        games: arguments.games,
        seed: arguments.seed.unwrap_or_else(fresh_seed),
        setup: arguments.choice.setup::<K>(FrontEnd::Terminal)?.unwrap_or_default(),
        // An opening that favours a side favours both players in turn.
        sides: if arguments.alternate || arguments.openings.is_some() {
            Sides::Alternate
        } else {
            Sides::Fixed
        },
        openings: arguments.openings,
        threads: arguments.threads.get(),
    };
    start::check_seats::<K>(plan.entrants.map(Some), plan.setup)?;
    let results = play_all(&plan)?;
    let text = if arguments.json {
        format!("{}\n", summary(&plan, &results))
    } else {
        table(&plan, &results)
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

struct Plan<K: Phrases> {
    /// The computers and engines that play the first and the second side in the first game.
    entrants: [Seat<K::Level>; 2],
    settings: Settings,
    games: u32,
    seed: u64,
    setup: K::Setup,
    sides: Sides,
    /// The number of random moves at the beginning, if any; two consecutive games share an opening.
    openings: Option<u32>,
    /// The number of games at a time.
    threads: usize,
}

/// The player of the side that moves first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sides {
    /// Always the first entrant.
    Fixed,
    /// The entrants in turn.
    Alternate,
}

impl<K: Phrases> Plan<K> {
    /// Returns the entrant who plays a side in a game, counted from 0.
    fn entrant(&self, game: u32, side: Player) -> usize {
        let swapped = self.sides == Sides::Alternate && game % 2 == 1;
        if swapped { side.other().index() } else { side.index() }
    }
}

#[derive(Default)]
struct Results {
    /// Games won by each entrant.
    wins: [u32; 2],
    draws: u32,
    /// Games won by the player who moved first.
    starter_wins: u32,
    plies: u64,
    /// The moves of each entrant, and the time they took.
    moves: [u64; 2],
    time: [Duration; 2],
    /// The moves, game by game.
    records: Vec<String>,
}

impl Results {
    fn mean_plies(&self) -> f64 {
        mean(self.plies, self.records.len() as u64)
    }

    /// Returns an entrant's mean time for a move, in milliseconds.
    fn mean_move_ms(&self, entrant: usize) -> f64 {
        let nanoseconds = u64::try_from(self.time[entrant].as_nanos()).unwrap_or(u64::MAX);
        mean(nanoseconds, self.moves[entrant]) / 1e6
    }
}

/// Returns a mean, or 0 if there is nothing.
#[expect(clippy::cast_precision_loss, reason = "a mean needs no 53 bits")]
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

/// Plays all games, with a progress bar if standard error is a terminal.
fn play_all<K: Phrases>(plan: &Plan<K>) -> Result<Results, Failure> {
    let bar = progress_bar(plan.games.into(), "{bar:40} game {pos} of {len}, {eta} left");
    let play = |game: u64| -> Result<PlayedGame<K>, Failure> {
        let (game, seed) = (u32::try_from(game).unwrap_or_default(), seed_of_game(plan.seed, game));
        let opening = match plan.openings {
            Some(plies) => opening_of::<K>(plan.setup, plies, plan.seed, game / 2)?,
            None => Vec::new(),
        };
        let bout = Bout::<K> {
            setup: plan.setup,
            seats: Player::BOTH.map(|side| plan.entrants[plan.entrant(game, side)]),
            settings: &plan.settings,
            opening: &opening,
            seed,
            is_crowded: plan.threads > 1,
        };
        let played = bout.play();
        bar.inc(1);
        played
    };
    let mut results = Results::default();
    let mut game = 0;
    side_by_side(u64::from(plan.games), plan.threads, play, |played| {
        let PlayedGame::<K> { record, moves, time } = played?;
        for side in Player::BOTH {
            let entrant = plan.entrant(game, side);
            results.moves[entrant] += moves[side.index()];
            results.time[entrant] += time[side.index()];
        }
        match record.position().outcome() {
            Some(Outcome::Win(player)) => {
                results.wins[plan.entrant(game, player)] += 1;
                results.starter_wins += u32::from(player == Player::First);
            }
            Some(Outcome::Draw) | None => results.draws += 1,
        }
        results.plies += record.moves().len() as u64;
        results
            .records
            .push(K::format_moves(plan.setup, &[record.moves(), record.agreed()].concat()));
        game += 1;
        Ok::<(), Failure>(())
    })?;
    bar.finish_and_clear();
    Ok(results)
}

fn table<K: Phrases>(plan: &Plan<K>, results: &Results) -> String {
    let Plan { entrants, games, seed, setup, .. } = plan;
    let [first, second] = Player::BOTH.map(K::side);
    let labels = [format!("1: {}", entrants[0]), format!("2: {}", entrants[1])];
    let width = widest(&labels);
    let mut text = format!(
        "{:width$}  {:>7}  {:>7}  {:>7}  {:>12}\n",
        "", "wins", "draws", "losses", "time a move"
    );
    for (entrant, label) in labels.iter().enumerate() {
        let (wins, losses) = (results.wins[entrant], results.wins[1 - entrant]);
        let time = format!("{:.3} ms", results.mean_move_ms(entrant));
        let _ = writeln!(
            text,
            "{}  {wins:>7}  {:>7}  {losses:>7}  {time:>12}",
            padded(label, width),
            results.draws
        );
    }
    let starts = match plan.sides {
        Sides::Fixed => "1 always starts",
        Sides::Alternate => "1 and 2 start in turn",
    };
    let others = games - results.starter_wins - results.draws;
    let _ =
        writeln!(text, "\nGames: {games} on {}, seed {seed}; {starts}", K::describe_setup(*setup));
    if let Some(plies) = plan.openings {
        let _ =
            writeln!(text, "Openings: {}, each opening once with either side", random_moves(plies));
    }
    let _ = writeln!(
        text,
        "Won by {first}, who starts: {}; by {second}: {others}",
        results.starter_wins
    );
    let _ = writeln!(text, "Plies a game: {:.1} on average", results.mean_plies());
    text
}

/// Returns the results for `--json`. Wins, draws and losses are those of the computer given for the
/// first side, whichever side it plays; times are milliseconds a move of each of the two.
fn summary<K: Phrases>(plan: &Plan<K>, results: &Results) -> Value {
    let names = K::SIDES.map(str::to_owned);
    let mut facts: Map<String, Value> =
        names.into_iter().zip(plan.entrants.map(|level| Value::from(level.to_string()))).collect();
    facts.extend(
        K::setup_facts(plan.setup)
            .into_iter()
            .map(|(name, fact)| (name.to_owned(), show::value(fact))),
    );
    let Value::Object(counted) = json!({
        "games": plan.games,
        "seed": plan.seed,
        "alternate": plan.sides == Sides::Alternate,
        "openings": plan.openings,
        "wins": results.wins[0],
        "draws": results.draws,
        "losses": results.wins[1],
        "starter_wins": results.starter_wins,
        "mean_plies": results.mean_plies(),
        "mean_move_ms": [results.mean_move_ms(0), results.mean_move_ms(1)],
        "records": results.records,
    }) else {
        return Value::Object(facts);
    };
    facts.extend(counted);
    Value::Object(facts)
}
