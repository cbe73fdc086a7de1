//! `plot4 ladder`: every computer plays every other one, for a table of ratings.

use std::fmt::Write as _;
use std::io::Write;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::arena::{Bout, opening_of};
use super::arguments::LadderArguments;
use super::choice::FrontEnd;
use super::failure::Failure;
use super::output::{output, padded, progress_bar, random_moves, widest};
use super::{show, start};
use crate::core::game::{Game, Outcome};
use crate::core::kind::{Level, MoveOf, Preset, SetupFault};
use crate::core::plain::quoted;
use crate::games::with_game;
use crate::players::{Seat, fresh_seed, seed_of_game};
use crate::storage::Settings;
use crate::words::{Explain as _, Phrases};
use crate::worker::side_by_side;

pub(super) fn run(arguments: &LadderArguments) -> Result<ExitCode, Failure> {
    with_game!(arguments.choice.game(), K => run_game::<K>(arguments))
}

fn run_game<K: Phrases>(arguments: &LadderArguments) -> Result<ExitCode, Failure> {
    let setup = arguments.choice.setup::<K>(FrontEnd::Terminal)?.unwrap_or_default();
    let plan = Plan::<K> {
        setup,
        levels: levels::<K>(setup, &arguments.levels)?,
        games: arguments.games,
        openings: arguments.openings,
        threads: arguments.threads.get(),
        seed: arguments.seed.unwrap_or_else(fresh_seed),
    };
    let pairs = play_all(&plan)?;
    let text =
        if arguments.json { format!("{}\n", summary(&plan, &pairs)) } else { table(&plan, &pairs) };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the computers that play: those given, or all non-custom ones of the game that can play
/// with this set-up.
fn levels<K: Phrases>(setup: K::Setup, named: &[String]) -> Result<Vec<K::Level>, Failure> {
    if named.is_empty() {
        let all = K::LEVELS.iter().copied();
        return Ok(all
            .filter(|&level| level.steps().is_none() && K::terms(setup).allow(level).is_ok())
            .collect());
    }
    let mut levels: Vec<K::Level> = Vec::new();
    for text in named {
        let level = text.parse().map_err(|error: SetupFault| Failure::Usage(error.explain()))?;
        start::check_seats::<K>([Some(Seat::Computer(level)), None], setup)?;
        if levels.contains(&level) {
            return Err(Failure::Usage(format!(
                "{} is named twice: name each computer once",
                quoted(text)
            )));
        }
        levels.push(level);
    }
    if levels.len() < 2 {
        return Err(Failure::Usage(format!(
            "{} alone makes no ladder: name two computers at least",
            quoted(&named.join(" "))
        )));
    }
    Ok(levels)
}

struct Plan<K: Phrases> {
    setup: K::Setup,
    levels: Vec<K::Level>,
    games: u32,
    /// The number of random moves at the beginning; two consecutive games share an opening.
    openings: u32,
    /// The number of games at a time.
    threads: usize,
    seed: u64,
}

/// The results of the games of two computers, from the view of the first.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    /// The index of the first among the computers.
    first: usize,
    second: usize,
    wins: u32,
    draws: u32,
    losses: u32,
}

/// Plays all games, with a progress bar if standard error is a terminal.
fn play_all<K: Phrases>(plan: &Plan<K>) -> Result<Vec<Pair>, Failure> {
    let count = plan.levels.len();
    let all = (0..count).flat_map(|first| (first + 1..count).map(move |second| (first, second)));
    let mut pairs: Vec<Pair> =
        all.map(|(first, second)| Pair { first, second, ..Pair::default() }).collect();
    let games = u64::from(plan.games);
    let all_games = games * pairs.len() as u64;
    let bar = progress_bar(all_games, "{bar:40} {msg}: game {pos} of {len}, {eta} left");
    // All pairs play the same openings, so that no computer gets easier ones.
    let openings: Vec<Vec<MoveOf<K>>> = (0..plan.games.div_ceil(2))
        .map(|number| opening_of::<K>(plan.setup, plan.openings, plan.seed, number))
        .collect::<Result<_, _>>()?;
    let place = |number: u64| {
        let (pair, game) = (number / games, number % games);
        (usize::try_from(pair).unwrap_or_default(), game)
    };
    let (sides, settings) = (pairs.clone(), Settings::default());
    let play = |number: u64| -> Result<Option<Outcome>, Failure> {
        let (pair, game) = place(number);
        let levels = [sides[pair].first, sides[pair].second].map(|level| plan.levels[level]);
        bar.set_message(format!("{} and {}", levels[0], levels[1]));
        let swapped = !game.is_multiple_of(2);
        let bout = Bout::<K> {
            setup: plan.setup,
            seats: if swapped { [levels[1], levels[0]] } else { levels }.map(Seat::Computer),
            settings: &settings,
            opening: &openings[usize::try_from(game / 2).unwrap_or_default()],
            seed: seed_of_game(seed_of_game(plan.seed, pair as u64), game),
            is_crowded: plan.threads > 1,
        };
        let played = bout.play();
        bar.inc(1);
        Ok(played?.record.position().outcome())
    };
    let mut number = 0;
    side_by_side(all_games, plan.threads, play, |outcome| {
        let (pair, game) = place(number);
        let swapped = !game.is_multiple_of(2);
        let pair = &mut pairs[pair];
        match outcome? {
            Some(Outcome::Win(player)) if (player.index() == 0) != swapped => pair.wins += 1,
            Some(Outcome::Win(_)) => pair.losses += 1,
            Some(Outcome::Draw) | None => pair.draws += 1,
        }
        number += 1;
        Ok::<(), Failure>(())
    })?;
    bar.finish_and_clear();
    Ok(pairs)
}

struct Rung<L> {
    level: L,
    rating: Rating,
    /// Its Elo on the scale of the users' ratings, where Casual has 1000; `None` without Casual.
    anchor: Option<f64>,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Its points against each computer, in the order of the plan.
    points: Vec<f64>,
    /// Its index in the plan.
    place: usize,
}

impl<L> Rung<L> {
    const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns its points: 1 for a win, a half for a draw.
    fn total(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }
}

/// Returns the computers, the strongest first.
fn rungs<K: Phrases>(plan: &Plan<K>, pairs: &[Pair]) -> Vec<Rung<K::Level>> {
    let count = plan.levels.len();
    let mut points = vec![vec![0.0; count]; count];
    for &Pair { first, second, wins, draws, losses } in pairs {
        points[first][second] = f64::from(wins) + f64::from(draws) / 2.0;
        points[second][first] = f64::from(losses) + f64::from(draws) / 2.0;
    }
    let rated = ratings(&points);
    let casual = Preset::Casual.mode();
    let is_casual = |level: &K::Level| level.to_string() == casual;
    let casual = plan.levels.iter().position(is_casual).map(|at| rated[at].elo);
    let mut rungs: Vec<Rung<K::Level>> = (0..count)
        .map(|place| {
            let sum = |of: fn(&Pair) -> u32, if_second: fn(&Pair) -> u32| {
                let own = |pair: &Pair| match place {
                    place if place == pair.first => of(pair),
                    place if place == pair.second => if_second(pair),
                    _ => 0,
                };
                pairs.iter().map(own).sum()
            };
            Rung {
                level: plan.levels[place],
                rating: rated[place],
                anchor: casual.map(|casual| 1000.0 + rated[place].elo - casual),
                wins: sum(|pair| pair.wins, |pair| pair.losses),
                draws: sum(|pair| pair.draws, |pair| pair.draws),
                losses: sum(|pair| pair.losses, |pair| pair.wins),
                points: points[place].clone(),
                place,
            }
        })
        .collect();
    rungs.sort_by(|one, other| other.rating.elo.total_cmp(&one.rating.elo));
    rungs
}

/// Returns the results as two tables: the ratings, and the share of the points of each computer
/// against each other one.
fn table<K: Phrases>(plan: &Plan<K>, pairs: &[Pair]) -> String {
    let rungs = rungs(plan, pairs);
    let names: Vec<String> = rungs.iter().map(|rung| rung.level.to_string()).collect();
    let width = widest(&names);
    let has_anchors = rungs.iter().all(|rung| rung.anchor.is_some());
    let rating = if has_anchors { format!("  {:>6}", "rating") } else { String::new() };
    let mut text = format!(
        "{:>3} {:width$}  {:>6}  {:>5}{rating}  {:>8}  {:>7}  {:>7}  {:>7}  {:>7}\n",
        "", "", "Elo", "error", "points", "of", "wins", "draws", "losses"
    );
    for (place, (rung, name)) in (1..).zip(rungs.iter().zip(&names)) {
        let Rung { rating: Rating { elo, error }, wins, draws, losses, .. } = rung;
        let anchor = rung.anchor.map(|anchor| format!("  {anchor:>6.0}")).unwrap_or_default();
        let _ = writeln!(
            text,
            "{place:>3} {}  {elo:>+6.0}  {error:>5.0}{anchor}  {:>8.1}  {:>7}  {wins:>7}  \
            {draws:>7}  {losses:>7}",
            padded(name, width),
            rung.total(),
            rung.games(),
        );
    }
    let _ =
        write!(text, "\nPoints of each against the others, in per cent:\n{:>4}{:width$}", "", "");
    for place in 1..=rungs.len() {
        let _ = write!(text, "  {place:>5}");
    }
    for (place, (rung, name)) in (1..).zip(rungs.iter().zip(&names)) {
        let _ = write!(text, "\n{place:>3} {}", padded(name, width));
        for other in &rungs {
            if other.place == rung.place {
                let _ = write!(text, "  {:>5}", "-");
            } else {
                let _ = write!(
                    text,
                    "  {:>5.1}",
                    100.0 * rung.points[other.place] / f64::from(plan.games)
                );
            }
        }
    }
    let Plan { games, openings, seed, setup, .. } = plan;
    let _ =
        writeln!(text, "\n\nGames: {games} a pair on {}, seed {seed}", K::describe_setup(*setup));
    let _ =
        writeln!(text, "Openings: {}, each opening once with either side", random_moves(*openings));
    text
}

/// Returns the results for `--json`: the computers, the strongest first, and the pairs.
fn summary<K: Phrases>(plan: &Plan<K>, pairs: &[Pair]) -> Value {
    let mut facts = Map::new();
    facts.insert("game".to_owned(), Value::from(K::NAME));
    facts.extend(
        K::setup_facts(plan.setup)
            .into_iter()
            .map(|(name, fact)| (name.to_owned(), show::value(fact))),
    );
    let levels: Vec<Value> = rungs(plan, pairs)
        .iter()
        .map(|rung| {
            json!({
                "level": rung.level.to_string(),
                "elo": rounded(rung.rating.elo),
                "error": rounded(rung.rating.error),
                "rating": rung.anchor.map(rounded),
                "points": rung.total(),
                "games": rung.games(),
                "wins": rung.wins,
                "draws": rung.draws,
                "losses": rung.losses,
            })
        })
        .collect();
    let name = |place: usize| plan.levels[place].to_string();
    let pairs: Vec<Value> = pairs
        .iter()
        .map(|&Pair { first, second, wins, draws, losses }| {
            json!({ "first": name(first), "second": name(second), "wins": wins, "draws": draws, "losses": losses })
        })
        .collect();
    facts.insert("games".to_owned(), Value::from(plan.games));
    facts.insert("openings".to_owned(), Value::from(plan.openings));
    facts.insert("seed".to_owned(), Value::from(plan.seed));
    facts.insert("levels".to_owned(), Value::from(levels));
    facts.insert("pairs".to_owned(), Value::from(pairs));
    Value::Object(facts)
}

/// Returns a number with one decimal.
fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

// Elo from the results of all pairs: the Bradley-Terry model, fitted by maximum likelihood, with
// its standard errors.
//
// The model says that a player of strength p scores p / (p + q) against one of strength q; Elo is
// 400 log10 p, 0 on average. A draw counts as half a win. One drawn game is added to each pair, so
// that a player who has won or lost every game still has a finite rating; it weighs little beside
// the games of a match.

/// The most rounds of the fit, which ends earlier once it has converged.
const ROUNDS: usize = 100_000;
/// The relative change of all strengths that counts as converged.
const NO_CHANGE: f64 = 1e-12;
/// The number of drawn games added to each pair.
const ADDED_DRAWS: f64 = 1.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Rating {
    /// Elo, 0 on average.
    elo: f64,
    error: f64,
}

/// Returns the ratings of players, where `points[i][j]` are the points of player i against player
/// j.
fn ratings(points: &[Vec<f64>]) -> Vec<Rating> {
    let count = points.len();
    let with_draws = |i: usize, j: usize| {
        if i == j { 0.0 } else { points[i][j] + ADDED_DRAWS / 2.0 }
    };
    let games = |i: usize, j: usize| with_draws(i, j) + with_draws(j, i);
    let mut strengths = vec![1.0; count];
    for _ in 0..ROUNDS {
        // Hunter's minorization-maximization step: https://doi.org/10.1214/aos/1079120141
        let mut next: Vec<f64> = (0..count)
            .map(|i| {
                let won: f64 = (0..count).map(|j| with_draws(i, j)).sum();
                let expected: f64 = (0..count)
                    .filter(|&j| j != i)
                    .map(|j| games(i, j) / (strengths[i] + strengths[j]))
                    .sum();
                won / expected
            })
            .collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / real(count)).exp();
        for strength in &mut next {
            *strength /= mean;
        }
        let is_same =
            next.iter().zip(&strengths).all(|(new, old)| (new / old - 1.0).abs() < NO_CHANGE);
        strengths = next;
        if is_same {
            break;
        }
    }
    // The Fisher information of the logarithms of the strengths; their sum is fixed, and 1 / count
    // makes up for it.
    let mut information = vec![vec![1.0 / real(count); count]; count];
    for i in 0..count {
        for j in (0..count).filter(|&j| j != i) {
            let share = strengths[i] / (strengths[i] + strengths[j]);
            let weight = games(i, j) * share * (1.0 - share);
            information[i][i] += weight;
            information[i][j] -= weight;
        }
    }
    let covariance = inverse(information);
    let scale = 400.0 / std::f64::consts::LN_10;
    let rating = |(i, strength): (usize, &f64)| Rating {
        elo: scale * strength.ln(),
        error: scale * (covariance[i][i] - 1.0 / real(count)).max(0.0).sqrt(),
    };
    strengths.iter().enumerate().map(rating).collect()
}

/// Returns a small count as a float.
#[expect(clippy::cast_precision_loss, reason = "a number of players")]
fn real(count: usize) -> f64 {
    count as f64
}

/// Returns the inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination, which
/// needs no pivoting there.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..count).map(|i| (0..count).map(|j| if i == j { 1.0 } else { 0.0 }).collect()).collect();
    for pivot in 0..count {
        let by = matrix[pivot][pivot];
        for value in matrix[pivot].iter_mut().chain(&mut inverse[pivot]) {
            *value /= by;
        }
        let (of_matrix, of_inverse) = (matrix[pivot].clone(), inverse[pivot].clone());
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..count {
                matrix[row][column] -= factor * of_matrix[column];
                inverse[row][column] -= factor * of_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::ratings;

    #[test]
    fn two_players_are_as_far_apart_as_the_formula_says() {
        // With the added draw, 75.5 of 101 points are 188.5 Elo; the error of a share s of n games
        // is 1 / sqrt(n s (1 - s)).
        let rated = ratings(&[vec![0.0, 75.0], vec![25.0, 0.0]]);
        let share: f64 = 75.5 / 101.0;
        let apart = 400.0 * (share / (1.0 - share)).log10();
        assert!((rated[0].elo - rated[1].elo - apart).abs() < 1e-6, "{rated:?}");
        let error = 400.0 / std::f64::consts::LN_10 / (101.0 * share * (1.0 - share)).sqrt();
        assert!(
            (2.0 * rated[0].error - error).abs() < 1e-6,
            "half of it on either side of the mean: {rated:?}"
        );
    }

    #[test]
    fn ratings_that_made_the_points_are_found_again() {
        let elo = [250.0, 0.0, -60.0, -190.0_f64];
        let games = 1e7;
        let points: Vec<Vec<f64>> = elo
            .iter()
            .map(|one| {
                elo.iter()
                    .map(|other| games / (1.0 + 10.0_f64.powf((other - one) / 400.0)))
                    .collect()
            })
            .collect();
        for (rated, elo) in ratings(&points).iter().zip(elo) {
            assert!((rated.elo - elo).abs() < 0.01 && rated.error < 0.5, "{rated:?} is {elo}");
        }
    }

    #[test]
    fn winning_every_game_gives_a_finite_rating() {
        let rated = ratings(&[vec![0.0, 10.0, 10.0], vec![0.0, 0.0, 10.0], vec![0.0, 0.0, 0.0]]);
        assert!(
            rated.iter().all(|rating| rating.elo.is_finite() && rating.error.is_finite()),
            "{rated:?}"
        );
        assert!(
            rated[0].elo > rated[1].elo + 100.0 && rated[1].elo > rated[2].elo + 100.0,
            "{rated:?}"
        );
    }
}
