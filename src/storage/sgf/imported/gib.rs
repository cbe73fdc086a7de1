//! GIB, of Tygem: a header in `\[NAME=value\]`, then `INI 0 1 HANDICAP`, `STO 0 NUMBER COLOUR COLUMN ROW`
//! from the upper left, counted from 0, and `SKI` for a pass.

use super::game::{Game, date_in, result_in_words};

/// The size, which the format does not name.
const SIZE: u8 = 19;
/// The results by their number: who wins, and how; `None` is by points.
const RESULTS: [(u32, char, Option<&str>); 6] = [
    (0, 'B', None),
    (1, 'W', None),
    (3, 'B', Some("R")),
    (4, 'W', Some("R")),
    (7, 'B', Some("T")),
    (8, 'W', Some("T")),
];

pub(super) fn is_it(lines: &[&str]) -> bool {
    lines
        .first()
        .is_some_and(|line| *line == "\\HS" || line.starts_with("\\[GAME"))
}

pub(super) fn read(lines: &[&str]) -> Option<Game> {
    let mut game = Game::new(SIZE);
    let mut told_result = None;
    for line in lines {
        let entry = line
            .strip_prefix("\\[")
            .map(|entry| entry.trim_end_matches("\\]"));
        if let Some((name, value)) = entry.and_then(|entry| entry.split_once('=')) {
            match name.trim() {
                "GAMEBLACKNAME" => tell_player(&mut game, ["PB", "BR"], value),
                "GAMEWHITENAME" => tell_player(&mut game, ["PW", "WR"], value),
                "GAMENAME" => game.tell("GN", value),
                "GAMEPLACE" => game.tell("PC", value),
                "GAMEDATE" => game.tell("DT", &date_in(value).unwrap_or_default()),
                "GAMEGONGJE" => game.tell("KM", &tenths(value).unwrap_or_default()),
                "GAMERESULT" => told_result = result_in_words(value),
                "GAMEINFOMAIN" => {
                    let number = |name: &str| number_after(value, &format!("{name}:"));
                    let komi = number("GONGJE").map(|komi| komi.to_string());
                    game.tell(
                        "KM",
                        &komi.and_then(|komi| tenths(&komi)).unwrap_or_default(),
                    );
                    let result = result(number("GRLT"), number("ZIPSU"));
                    game.tell("RE", &result.unwrap_or_default());
                }
                "GAMETAG" => {
                    let number = |letter: char| number_after(value, &format!(",{letter}"));
                    let komi = number('G').map(|komi| komi.to_string());
                    game.tell(
                        "KM",
                        &komi.and_then(|komi| tenths(&komi)).unwrap_or_default(),
                    );
                    let result = result(number('W'), number('Z'));
                    game.tell("RE", &result.unwrap_or_default());
                }
                _ => {}
            }
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["INI", _, _, handicap, ..] if game.moves.is_empty() => {
                game.give(handicap.parse().unwrap_or_default());
            }
            ["STO", _, _, colour, column, row, ..] => {
                let player = if colour == "1" { 'B' } else { 'W' };
                let number = |text: &str| text.parse::<u32>().map_or(u32::MAX, |number| number + 1);
                game.play(player, number(column), number(row));
            }
            ["SKI", ..] => {
                let player = game.next_player();
                game.play(player, 0, 0);
            }
            _ => {}
        }
    }
    game.tell("RE", &told_result.unwrap_or_default());
    (!game.moves.is_empty()).then_some(game)
}

/// Adds the name of a player, and the rank in brackets behind it.
fn tell_player(game: &mut Game, [name, rank]: [&'static str; 2], value: &str) {
    let value = value.trim();
    let ranked = value
        .strip_suffix(')')
        .and_then(|value| value.rsplit_once('('));
    match ranked {
        Some((before, own)) => {
            game.tell(name, before);
            game.tell(rank, own);
        }
        None => game.tell(name, value),
    }
}

/// Returns the number behind a name in a list.
fn number_after(list: &str, name: &str) -> Option<u32> {
    let (_, after) = list.split_once(name)?;
    let end = after
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(after.len());
    after[..end].parse().ok()
}

fn tenths(text: &str) -> Option<String> {
    let number: i32 = text.trim().parse().ok()?;
    Some((f64::from(number) / 10.0).to_string())
}

fn result(number: Option<u32>, points: Option<u32>) -> Option<String> {
    let (_, winner, how) = RESULTS
        .into_iter()
        .find(|(known, ..)| Some(*known) == number)?;
    let points = || {
        points
            .and_then(|points| tenths(&points.to_string()))
            .unwrap_or_default()
    };
    Some(format!(
        "{winner}+{}",
        how.map_or_else(points, str::to_owned)
    ))
}
