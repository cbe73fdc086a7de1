//! The small fields of a saved game, from values to text and back: set-up, players, names, numbers,
//! score.

use serde_json::{Map, Value};

use crate::core::game::Player;
use crate::core::kind::GameKind;
use crate::players::{Names, PlayerName, Seat, SeatError};
use crate::session::Tally;
use crate::storage::parse_error::{FieldFault, ParseError};

/// Returns the names of a game's two sides in files.
pub(super) fn side_names<K: GameKind>() -> [String; 2] {
    K::SIDES.map(str::to_owned)
}

pub(in crate::storage) fn format_setup<K: GameKind>(setup: K::Setup) -> Map<String, Value> {
    let value = |text: String| {
        text.parse::<u64>()
            .map_or_else(|_| Value::from(text), Value::from)
    };
    K::format_setup(setup)
        .into_iter()
        .map(|(name, text)| (name.to_owned(), value(text)))
        .collect()
}

pub(in crate::storage) fn parse_setup<K: GameKind>(
    fields: &Map<String, Value>,
) -> Result<K::Setup, ParseError> {
    let mut values = Vec::new();
    for option in K::OPTIONS {
        match fields.get(*option) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => values.push((*option, text.clone())),
            Some(value) => values.push((*option, value.to_string())),
        }
    }
    let values: Vec<(&str, &str)> = values
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    K::parse_setup(&values).map_err(|error| ParseError::field(error.option, error.fault))
}

pub(in crate::storage) fn format_seats<K: GameKind>(
    seats: [Seat<K::Level>; 2],
) -> Map<String, Value> {
    side_names::<K>()
        .into_iter()
        .zip(seats.map(|seat| Value::from(seat.to_string())))
        .collect()
}

/// Parses the players; `None` for a side that is missing.
pub(in crate::storage) fn parse_seats<K: GameKind>(
    fields: &Map<String, Value>,
) -> Result<[Option<Seat<K::Level>>; 2], ParseError> {
    let mut seats = [None, None];
    for (seat, name) in seats.iter_mut().zip(side_names::<K>()) {
        *seat = match fields.get(&name) {
            None | Some(Value::Null) => None,
            Some(Value::String(mode)) => Some(
                mode.parse()
                    .map_err(|error: SeatError| ParseError::field(&name, error))?,
            ),
            Some(other) => {
                return Err(ParseError::field(
                    &name,
                    FieldFault::NotAPlayer(other.to_string()),
                ));
            }
        };
    }
    Ok(seats)
}

/// Formats the names of human players; a side without one is omitted.
pub(super) fn format_names<K: GameKind>(names: &Names) -> Map<String, Value> {
    let sides = side_names::<K>().into_iter().zip(Player::BOTH);
    sides
        .filter_map(|(side, player)| Some((side, Value::from(names.of(player)?.whole()))))
        .collect()
}

/// Returns the names of people that a file has.
pub(super) fn parse_names<K: GameKind>(fields: &Map<String, Value>) -> Result<Names, ParseError> {
    let mut names = Names::default();
    for (side, player) in side_names::<K>().into_iter().zip(Player::BOTH) {
        match fields.get(&side) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => names.set(player, PlayerName::new(text)),
            Some(other) => {
                return Err(ParseError::field(
                    "names",
                    FieldFault::NotAName(other.to_string()),
                ));
            }
        }
    }
    Ok(names)
}

/// Returns the seed, or the number of the game, that a file has, if it has one.
pub(super) fn parse_number(name: &str, value: &Value) -> Result<Option<u64>, ParseError> {
    let number = match value {
        Value::Null => return Ok(None),
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    };
    number
        .map(Some)
        .ok_or_else(|| ParseError::field(name, not_a_number(value, u64::MAX)))
}

/// Returns the fault of a value that should be a whole number up to this one.
fn not_a_number(value: &Value, most: u64) -> FieldFault {
    FieldFault::NotANumber {
        value: value.to_string(),
        most,
    }
}

pub(super) fn format_score<K: GameKind>(score: Tally) -> Map<String, Value> {
    let [first, second] = side_names::<K>();
    [
        (first, score.first),
        (second, score.second),
        ("draws".to_owned(), score.draws),
    ]
    .into_iter()
    .map(|(name, count)| (name, Value::from(count)))
    .collect()
}

/// Returns the score that a file has; what it does not speak of is 0.
pub(super) fn parse_score<K: GameKind>(fields: &Map<String, Value>) -> Result<Tally, ParseError> {
    let count = |name: &str| match fields.get(name) {
        None => Ok(0),
        Some(value) => value
            .as_u64()
            .and_then(|count| u32::try_from(count).ok())
            .ok_or_else(|| ParseError::field("score", not_a_number(value, u32::MAX.into()))),
    };
    let [first, second] = side_names::<K>();
    Ok(Tally {
        first: count(&first)?,
        second: count(&second)?,
        draws: count("draws")?,
    })
}
