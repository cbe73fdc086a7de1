//! `plot4 statistics`: results of the user's games against computers, as the window has counted
//! them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::arguments::StatisticsArguments;
use super::failure::Failure;
use super::output::output;
use crate::core::kind::GameKind;
use crate::games::{GameId, with_game};
use crate::session::{Ending, Results};
use crate::storage::{Folders, Statistics, format_csv, load_statistics};
use crate::words::{Opponent, Phrases as _};

/// The message if no game was counted.
const NONE: &str =
    "No games yet: play one against a computer in the window, and see here how it went.\n";

pub(super) fn run(arguments: &StatisticsArguments) -> Result<ExitCode, Failure> {
    let nowhere =
        || Failure::Data("no place is known where statistics could be kept: set HOME".to_owned());
    let folders = Folders::of_user().ok_or_else(nowhere)?;
    let statistics =
        load_statistics(&folders.statistics_file()).map_err(|error| Failure::explained(&error))?;
    let text = match (arguments.csv, arguments.json) {
        (true, _) => format_csv(&statistics),
        (false, true) => as_json(&statistics),
        (false, false) => table(&statistics),
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the opponents in a game in order of strength, with the results against each.
fn rows<K: GameKind>(statistics: &Statistics) -> Vec<(Opponent, Results)> {
    let row =
        |(mode, endings): (String, Vec<Ending>)| (Opponent::of::<K>(&mode), Results::of(endings));
    let mut rows: Vec<_> =
        statistics.by_opponent(|ended| ended.game == K::NAME).into_iter().map(row).collect();
    rows.sort_by(|(one, _), (other, _)| one.cmp(other));
    rows
}

/// Returns the statistics as a table for each game, with an empty line between two.
fn table(statistics: &Statistics) -> String {
    let of_game = |&game: &GameId| with_game!(game, K => (K::title(), rows::<K>(statistics)));
    let games = GameId::ALL.iter().map(of_game).filter(|(_, rows)| !rows.is_empty());
    let tables: Vec<String> = games.map(|(title, rows)| table_of(title, &rows)).collect();
    if tables.is_empty() { NONE.to_owned() } else { tables.join("\n") }
}

fn table_of(title: &str, rows: &[(Opponent, Results)]) -> String {
    let names: Vec<String> = rows.iter().map(|(opponent, _)| opponent.in_full()).collect();
    let width = names.iter().map(String::len).max().unwrap_or_default().max(title.len());
    // Writing to a text cannot fail.
    let mut text = String::new();
    let titles = ["won", "drawn", "lost", "points", "in a row", "best"];
    let [won, drawn, lost, points, streak, best] = titles;
    let _ = writeln!(
        text,
        "{title:width$}  {won:>6}  {drawn:>6}  {lost:>6}  {points:>6}  {streak:>8}  {best:>4}"
    );
    for (name, (_, results)) in names.iter().zip(rows) {
        let points = format!("{} %", results.percent());
        let _ = writeln!(
            text,
            "{name:width$}  {:>6}  {:>6}  {:>6}  {points:>6}  {:>8}  {:>4}",
            results.won, results.drawn, results.lost, results.streak, results.best_streak
        );
    }
    text
}

/// Returns the statistics for `--json`: an object on a line for each opponent in each game.
fn as_json(statistics: &Statistics) -> String {
    let mut text = String::new();
    for &game in GameId::ALL {
        for line in with_game!(game, K => lines::<K>(statistics)) {
            let _ = writeln!(text, "{line}");
        }
    }
    text
}

fn lines<K: GameKind>(statistics: &Statistics) -> Vec<Value> {
    let line = |(opponent, results): (Opponent, Results)| {
        json!({
            "game": K::NAME,
            "opponent": opponent.mode(),
            "won": results.won,
            "drawn": results.drawn,
            "lost": results.lost,
            "percent": results.percent(),
            "streak": results.streak,
            "best_streak": results.best_streak,
        })
    };
    rows::<K>(statistics).into_iter().map(line).collect()
}
