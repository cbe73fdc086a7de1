//! `plot4 games`: the past games, as the window has kept them, the most recent first.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::arguments::GamesArguments;
use super::complain;
use super::failure::{Failure, in_english};
use super::output::{self, Align, output};
use crate::clock;
use crate::core::day::LocalTime;
use crate::core::game::{Outcome, Player};
use crate::core::kind::GameKind;
use crate::games::{GameId, with_game};
use crate::storage::{self, Folders, PastGame, PastIndex, Summary, result_name, shown};
use crate::words::text::{self, past};
use crate::words::{self, Language, Name, PastResult, Phrases as _, unknown_game};

pub(super) fn run(arguments: &GamesArguments) -> Result<ExitCode, Failure> {
    arguments.language.speak();
    let nowhere =
        || Failure::Data("no place is known where games could be kept: set HOME".to_owned());
    let folders = Folders::of_user().ok_or_else(nowhere)?;
    let (mut games, status) = read_all(&folders)?;
    games.retain(|game| arguments.game.is_none_or(|named| game.summary.game == named));
    games.sort_unstable_by_key(|game| Reverse((game.file.modified, game.file.number)));
    let text = if arguments.json {
        games.iter().fold(String::new(), |mut text, game| {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{}", as_json(&folders, game));
            text
        })
    } else {
        table(&games)
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(status)
}

/// Reads the past games. Those that cannot be read are named on standard error, and make the status
/// a failure.
pub(super) fn read_all(folders: &Folders) -> Result<(Vec<PastGame>, ExitCode), Failure> {
    let index = PastIndex::read(&folders.data).map_err(|error| Failure::explained(&error))?;
    let mut games = index.games.clone();
    let (mut read, mut status) = (Vec::new(), ExitCode::SUCCESS);
    for file in &index.unread {
        let path = file.path(&folders.data);
        let reason = match storage::summarize(&path) {
            Ok(Some(summary)) => {
                let file = *file;
                read.push(PastGame { file, summary });
                continue;
            }
            Ok(None) => words::in_language(Language::ENGLISH, || unknown_game(&shown(&path))),
            // It was deleted meanwhile.
            Err(error) if error.is_missing() => continue,
            Err(error) => in_english(&error),
        };
        complain(&reason);
        status = ExitCode::FAILURE;
    }
    // The index is only a shortcut: without it the games are read again.
    let _ = index.save(&folders.data, &read);
    games.extend(read);
    Ok((games, status))
}

fn table(games: &[PastGame]) -> String {
    if games.is_empty() {
        return past::empty().to_owned() + "\n";
    }
    let rows: Vec<[String; 5]> = games.iter().map(row).collect();
    output::table(&rows, [Align::Left; 5])
}

/// Returns the row of a game: its date, the game, the players, the result and the moves.
fn row(game: &PastGame) -> [String; 5] {
    let summary = &game.summary;
    let (title, names) = with_game!(summary.game, K => {
        let names = Player::BOTH.map(|player| {
            let playing = &summary.players[player.index()];
            match &playing.name {
                Some(name) => Name::from(name.clone()),
                None if summary.you() == Some(player) => words::you(),
                None if playing.is_human() => words::side::<K>(player),
                None => words::computer_name(summary.game, &playing.mode),
            }
        });
        (K::title(), names)
    });
    let [first, second] = names.clone();
    let result = match (summary.ending(), summary.outcome) {
        (None, Some(Outcome::Win(winner))) => text::game::wins(names[winner.index()].clone()),
        _ => PastResult::of(summary).text().to_owned(),
    };
    let moves = text::play::moves(summary.moves);
    let date = date(clock::when(game.file.modified)).replace('T', " ");
    [
        date,
        title.to_owned(),
        text::play::pairing(first.to_string(), second.to_string()),
        result,
        moves,
    ]
}

/// Returns a local date and time: `2026-11-25T18:40`.
fn date(LocalTime { day, minute, .. }: LocalTime) -> String {
    format!("{day}T{:02}:{:02}", minute / 60, minute % 60)
}

/// Returns a game for `--json`.
fn as_json(folders: &Folders, game: &PastGame) -> Value {
    let Summary { game: id, setup, players, moves, outcome, is_helped, review, .. } = &game.summary;
    let sides = sides(*id);
    let by_side = |value: &dyn Fn(Player) -> Option<Value>| {
        let of = |player: Player| Some((sides[player.index()].to_owned(), value(player)?));
        Player::BOTH.into_iter().filter_map(of).collect::<Map<_, _>>()
    };
    let result = outcome.map(|outcome| match outcome {
        Outcome::Win(winner) => sides[winner.index()],
        Outcome::Draw => "draw",
    });
    let names = by_side(&|player| Some(players[player.index()].name.clone()?.into()));
    let accuracy = review
        .as_ref()
        .map(|review| by_side(&|player| review.accuracy[player.index()].map(Value::from)));
    json!({
        "game": id.name(),
        "file": game.file.path(&folders.data).display().to_string(),
        "players": by_side(&|player| Some(players[player.index()].mode.clone().into())),
        "names": names,
        "setup": setup,
        "result": result,
        "ending": game.summary.ending().map(result_name),
        "moves": moves,
        "helped": is_helped,
        "accuracy": accuracy,
        "date": date(clock::when(game.file.modified)),
    })
}

fn sides(game: GameId) -> [&'static str; 2] {
    with_game!(game, K => sides_of::<K>())
}

const fn sides_of<K: GameKind>() -> [&'static str; 2] {
    K::SIDES
}
