//! `plot4 statistics`: results of the user's games against computers, as the window has counted
//! them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::arguments::StatisticsArguments;
use super::failure::Failure;
use super::games;
use super::output::{self, Align, output};
use crate::core::kind::GameKind;
use crate::games::{GameId, with_game};
use crate::session::rating::rated;
use crate::session::{Ending, Results};
use crate::storage::{
    self, Folders, MistakeTheme, PastGame, Statistics, Themes, format_csv, load_statistics,
};
use crate::words::text::{language, statistics};
use crate::words::{self, Opponent, Phrases as _};

pub(super) fn run(arguments: &StatisticsArguments) -> Result<ExitCode, Failure> {
    arguments.language.speak();
    let nowhere =
        || Failure::Data("no place is known where statistics could be kept: set HOME".to_owned());
    let folders = Folders::of_user().ok_or_else(nowhere)?;
    let results =
        load_statistics(&folders.statistics_file()).map_err(|error| Failure::explained(&error))?;
    let mut status = ExitCode::SUCCESS;
    let text = match (arguments.csv, arguments.json) {
        (true, _) => format_csv(&results),
        (false, true) => {
            let (games, read) = games::read_all(&folders)?;
            status = read;
            as_json(&results, &games)
        }
        (false, false) => table(&results),
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(status)
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
    if tables.is_empty() {
        return statistics::empty().to_owned() + "\n";
    }
    tables.join("\n")
}

fn table_of(title: &str, rows: &[(Opponent, Results)]) -> String {
    let titles = [
        title,
        statistics::won(),
        statistics::drawn(),
        statistics::lost(),
        statistics::score(),
        statistics::streak(),
        statistics::best_streak(),
    ];
    let row = |(opponent, results): &(Opponent, Results)| {
        let count = |number: u32| words::number(number.into());
        [
            opponent.in_full(),
            count(results.won),
            count(results.drawn),
            count(results.lost),
            language::percent(results.percent()),
            count(results.streak),
            count(results.best_streak),
        ]
    };
    let mut table = vec![titles.map(str::to_owned)];
    table.extend(rows.iter().map(row));
    let mut sides = [Align::Right; 7];
    sides[0] = Align::Left;
    output::table(&table, sides)
}

/// Returns the statistics for `--json`: an object on a line for each opponent in each game, and a
/// last one with the ratings and the kinds of mistakes.
fn as_json(statistics: &Statistics, past: &[PastGame]) -> String {
    let mut text = String::new();
    let (mut ratings, mut mistakes) = (Map::new(), Map::new());
    for &game in GameId::ALL {
        let (lines, rating) =
            with_game!(game, K => (lines::<K>(statistics), rating::<K>(statistics)));
        for line in lines {
            let _ = writeln!(text, "{line}");
        }
        ratings.extend(rating.map(|rating| (game.name().to_owned(), rating)));
        let found = storage::themes(game, past);
        if found.reviewed > 0 {
            mistakes.insert(game.name().to_owned(), themes(&found));
        }
    }
    let _ = writeln!(text, "{}", json!({ "ratings": ratings, "themes": mistakes }));
    text
}

/// Returns the rating of the user in a game, if a game has moved it.
fn rating<K: GameKind>(statistics: &Statistics) -> Option<Value> {
    let rated = rated::<K>(statistics.entries().iter().map(|entry| &entry.ended));
    let (rating, deviation) = rated.last()?.rating.rounded();
    Some(json!({ "rating": rating, "deviation": deviation, "games": rated.len() }))
}

/// Returns the kinds of mistakes in a game.
fn themes(found: &Themes) -> Value {
    let theme = |theme: &MistakeTheme| {
        let facts = json!({
            "recent": theme.recent,
            "before": theme.before,
            "count": theme.count,
            "sides": theme.sides,
            "thirds": theme.thirds,
        });
        (theme.class.word().to_owned(), facts)
    };
    json!({
        "reviewed": found.reviewed,
        "recent": found.recent,
        "before": found.before,
        "mistakes": found.themes.iter().map(theme).collect::<Map<_, _>>(),
    })
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
