//! The help on MODE, POSITION and SIZE, generated from each game.

use crate::core::kind::{GameKind, Level, LevelError, LevelId, Unavailable};
use crate::games::{GameId, with_game};
use crate::words::{self, Phrases, one_of};

/// The help below the players.
const POSITIONS: &str = "\
POSITION, the moves played. In Connect 4 the columns, counted from 1 at the left: 4453;
  on boards of more than nine columns with commas: 10,4,12. In Gomoku and Go the points,
  between quotation marks: \"H8 G7 H9\"; in Go without the letter I, and also pass and
  resign. In Checkers the moves, a jump with every square it touches:
  \"11-15 22-18 15x22\". In Reversi the squares, and pass: \"d3 c3 c4\". Red and
  Black move first. Points need no blanks between them: f5d6c3. A position of Checkers
  may also be in FEN, and any may name its set-up: \"4453 size=9x7 starts=yellow\"

SIZE, in Connect 4 columns x rows: 7x6, or any from 4x4 as long as (rows + 1) x columns
  is at most 128. In Gomoku the rows, from 5 to 19: 15 or 15x15. In Go the rows,
  from 2 to 26: 9 or 9x9. In Checkers even numbers of columns and rows, from 4x4
  to 12x12. Reversi is always 8x8";

/// Returns the explanation of the words in the help.
pub(super) fn words() -> String {
    let mut text = "MODE, who plays a side:\n".to_owned();
    text += &entry("human", "you, or the person beside you");
    text += &entry(
        "engine:NAME",
        "another program that plays Go or Gomoku, from the settings or --engine",
    );
    for &game in GameId::ALL {
        text += &with_game!(game, K => computers::<K>());
    }
    text +=
        "Words after commas give a computer a character, or another evaluation: high,defensive\n\n";
    text + POSITIONS
}

/// Returns the computers of a game, a line each, with their extras.
fn computers<K: Phrases>() -> String {
    let mut text = format!("and the computers of {}:\n", K::title());
    for &level in K::LEVELS {
        let (name, summary) = match (level.steps(), greatest_depth::<K>()) {
            (Some(_), Some(greatest)) => (
                "search:DEPTH".to_owned(),
                format!("looks DEPTH moves ahead, from 1 to {greatest}: search:4"),
            ),
            _ => (typed(level), K::level_summary(level)),
        };
        text += &entry(&name, &summary);
        if let Some(reason) = refusal::<K>(level) {
            text += &entry("", words::unavailable_short(reason));
        }
    }
    if !K::Level::EXTRAS.is_empty() {
        text += &entry("NAME,WORD", &one_of(K::Level::EXTRAS));
    }
    text
}

/// Returns a computer as it is typed, by the name that it has on the screen.
pub(super) fn typed<L: Level>(level: L) -> String {
    match level.id() {
        id @ LevelId::Preset(_) => id.word().to_owned(),
        LevelId::Depth(_) | LevelId::Games(_) => level.to_string(),
    }
}

/// Returns a line of the help.
fn entry(name: &str, what: &str) -> String {
    format!("  {name:<20}  {what}\n")
}

/// Returns the greatest depth of a custom search, if the game has one.
fn greatest_depth<K: GameKind>() -> Option<u8> {
    match "search:0".parse::<K::Level>() {
        Err(LevelError::Depth { greatest, .. }) => Some(greatest),
        Ok(_)
        | Err(
            LevelError::NotALevel { .. }
            | LevelError::Games { .. }
            | LevelError::NotAnExtra { .. }
            | LevelError::Twice { .. },
        ) => None,
    }
}

/// Returns why a level does not play on every board on offer, if it does not.
fn refusal<K: GameKind>(level: K::Level) -> Option<Unavailable> {
    let aspects = K::setup_aspects(K::Setup::default());
    aspects
        .into_iter()
        .flat_map(|aspect| aspect.options)
        .find_map(|(_, setup)| K::terms(setup).allow(level).err())
}
