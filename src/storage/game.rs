//! The format of saved games: JSON that a person can read and write.
//!
//! ```json
//! {
//!   "version": 1,
//!   "size": "7x6",
//!   "connect": 4,
//!   "red": "human",
//!   "yellow": "high,defensive",
//!   "seed": "42",
//!   "moves": "4453",
//!   "shown": 4,
//!   "score": { "red": 1, "yellow": 0, "draws": 0 }
//! }
//! ```
//!
//! Only `version` and `moves` must be there. On boards of more than nine columns the moves are a list of numbers; both
//! ways are read on every board. The seed is text because many readers of JSON round numbers past 2^53; a number is read
//! too. `shown` is the number of moves on the board in view, and says all of them if it says more.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::Damage;
use crate::core::connect4::{Column, Position, Shape, Size, notation};
use crate::core::connect4::{Computer, Connect4};
use crate::core::game::{Outcome, Player};
use crate::core::record::Record;
use crate::players;

type Seat = players::Seat<Computer>;

/// The version that is written, and the newest that is read.
const VERSION: u64 = 1;
/// The most columns for which the moves are written as a string of digits.
const DIGIT_COLUMNS: u8 = 9;

/// A game with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Who plays Red and Yellow.
    pub seats: [Seat; 2],
    /// The seed of the computers' choices.
    pub seed: u64,
    /// The moves from the empty board on, and the place in them that is in view. What was cut off is not saved.
    pub record: Record<Position<Size>>,
    /// How the games before this one ended.
    pub score: Tally,
}

impl SavedGame {
    /// Returns a game without moves on a board of this size, with these players where they play on it ([`players::Seat::on`]).
    #[must_use]
    pub fn new(size: Size, seats: [Seat; 2], seed: u64) -> Self {
        Self {
            seats: seats.map(|seat| seat.on::<Connect4>(size)),
            seed,
            record: Record::new(Position::empty(size)),
            score: Tally::default(),
        }
    }

    /// Returns the size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.record.start().shape()
    }
}

/// How many games ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Games won by Red.
    pub red: u32,
    /// Games won by Yellow.
    pub yellow: u32,
    /// Games that nobody won.
    pub draws: u32,
}

impl Tally {
    /// Counts one more game.
    pub const fn add(&mut self, outcome: Outcome) {
        let count = match outcome {
            Outcome::Win(Player::First) => &mut self.red,
            Outcome::Win(Player::Second) => &mut self.yellow,
            Outcome::Draw => &mut self.draws,
        };
        *count = count.saturating_add(1);
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.red.saturating_add(self.yellow).saturating_add(self.draws)
    }
}

/// What is read before anything else: it says how to read the rest.
#[derive(Deserialize)]
pub(super) struct Header {
    pub(super) version: u64,
}

impl Header {
    /// Returns the version of a file, if it is one that we know.
    pub(super) fn check(text: &str, known: u64) -> Result<u64, Damage> {
        let Self { version } = serde_json::from_str(text).map_err(|error| format_damage(&error))?;
        if version == 0 {
            return Err(Damage::Field { name: "version", reason: format!("versions count from 1 to {known}") });
        }
        if version > known { Err(Damage::Newer { version, known }) } else { Ok(version) }
    }
}

/// Returns what the reader of JSON complains about.
pub(super) fn format_damage(error: &serde_json::Error) -> Damage {
    Damage::Format { reason: error.to_string() }
}

/// A saved game as JSON has it.
#[derive(Serialize, Deserialize)]
struct GameFile {
    version: u64,
    #[serde(default = "default_size")]
    size: String,
    #[serde(default = "default_connect")]
    connect: u8,
    #[serde(default = "default_seat")]
    red: String,
    #[serde(default = "default_seat")]
    yellow: String,
    #[serde(default)]
    seed: Value,
    moves: Value,
    shown: Option<usize>,
    #[serde(default)]
    score: Tally,
}

fn default_size() -> String {
    Size::STANDARD.to_string()
}

fn default_connect() -> u8 {
    Size::STANDARD.connect()
}

fn default_seat() -> String {
    Seat::Human.to_string()
}

/// Returns the game that a text describes.
///
/// # Errors
/// [`Damage`] says what is wrong with the text: every move is one that the rules allow, or there is no game.
pub fn parse_game(text: &str) -> Result<SavedGame, Damage> {
    Header::check(text, VERSION)?;
    let file: GameFile = serde_json::from_str(text).map_err(|error| format_damage(&error))?;
    let size = match Size::parse(&file.size, file.connect) {
        Ok(size) => size,
        Err(error) => return Err(Damage::Field { name: "size", reason: error.to_string() }),
    };
    let seat = |name, mode: &str| mode.parse::<Seat>().map_err(|error| Damage::Field { name, reason: error.to_string() });
    // Nothing of the game is lost if somebody else plays on where Perfect does not.
    let seats = [seat("red", &file.red)?, seat("yellow", &file.yellow)?].map(|seat| seat.on::<Connect4>(size));
    let mut record = Record::new(Position::empty(size));
    for (number, column) in (1..).zip(columns(size, &file.moves)?) {
        record.play(column).map_err(|illegal| Damage::Move { number, reason: illegal.to_string() })?;
    }
    if let Some(shown) = file.shown {
        record.go_to(shown);
    }
    Ok(SavedGame { seats, seed: seed(&file.seed)?, record, score: file.score })
}

/// Returns a game as text, in the newest version of the format.
#[must_use]
pub fn format_game(game: &SavedGame) -> String {
    let size = game.size();
    let moves = game.record.moves();
    let file = GameFile {
        version: VERSION,
        size: size.to_string(),
        connect: size.connect(),
        red: game.seats[0].to_string(),
        yellow: game.seats[1].to_string(),
        seed: Value::from(game.seed.to_string()),
        moves: if size.columns() <= DIGIT_COLUMNS {
            Value::from(notation::format_moves(size, moves))
        } else {
            moves.iter().map(|column| column.number()).collect()
        },
        shown: Some(game.record.cursor()),
        score: game.score,
    };
    to_text(&file)
}

/// Returns a value as JSON with a field a line. Lists stay on one line: a move a line would be no easier to read.
pub(super) fn to_text(value: &impl Serialize) -> String {
    let mut text = String::from("{");
    if let Ok(Value::Object(fields)) = serde_json::to_value(value) {
        for (count, (name, field)) in fields.iter().enumerate() {
            text.push_str(if count == 0 { "\n  " } else { ",\n  " });
            text.push_str(&Value::from(name.as_str()).to_string());
            text.push_str(": ");
            text.push_str(&field.to_string());
        }
    }
    text.push_str("\n}\n");
    text
}

/// Returns the columns that the field `moves` names, not yet held against the rules.
fn columns(size: Size, moves: &Value) -> Result<Vec<Column>, Damage> {
    match moves {
        Value::String(text) => {
            notation::parse_moves(size, text).map_err(|error| Damage::Field { name: "moves", reason: error.to_string() })
        }
        Value::Array(numbers) => (1..)
            .zip(numbers)
            .map(|(number, value)| {
                let column = value.as_u64().and_then(|column| u8::try_from(column).ok()).and_then(Column::from_number);
                column.ok_or_else(|| Damage::Move {
                    number,
                    reason: format!("{value} is not a column: a column is a number from 1 to {}", size.columns()),
                })
            })
            .collect(),
        _ => Err(Damage::Field {
            name: "moves",
            reason: "write the columns as text, such as \"4453\", or as a list of numbers".to_owned(),
        }),
    }
}

/// Returns the seed that the field `seed` holds; 0 if there is none.
fn seed(value: &Value) -> Result<u64, Damage> {
    let seed = match value {
        Value::Null => Some(0),
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    };
    seed.ok_or_else(|| Damage::Field {
        name: "seed",
        reason: format!("{value} is not a seed: write a number from 0 to {}", u64::MAX),
    })
}
