//! The small fields of a saved game, from values to text and back: set-up, players, names, numbers,
//! score.

use std::fmt;
use std::io::{self, Write};

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::error::Category;
use serde_json::ser::{CompactFormatter, Formatter};
use serde_json::{Map, Serializer, Value};

use crate::core::game::Player;
use crate::core::kind::{GameKind, SetupFault};
use crate::players::{Names, PlayerName, Seat};
use crate::session::SeriesScore;
use crate::storage::format::error::{Expected, ParseError, ParseFault, TextPlace};

/// Returns the names of a game's two sides in files.
pub(super) fn side_names<K: GameKind>() -> [String; 2] {
    K::SIDES.map(str::to_owned)
}

pub(in crate::storage) fn format_setup<K: GameKind>(setup: K::Setup) -> Map<String, Value> {
    let value = |text: String| text.parse::<u64>().map_or_else(|_| Value::from(text), Value::from);
    K::format_setup(setup).into_iter().map(|(name, text)| (name.to_owned(), value(text))).collect()
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
    let values: Vec<(&str, &str)> =
        values.iter().map(|(name, text)| (*name, text.as_str())).collect();
    K::parse_setup(&values).map_err(|error| ParseError::field(error.option, error.fault))
}

pub(in crate::storage) fn format_seats<K: GameKind>(
    seats: [Seat<K::Level>; 2],
) -> Map<String, Value> {
    side_names::<K>().into_iter().zip(seats.map(|seat| Value::from(seat.to_string()))).collect()
}

/// Parses the players; `None` for a side that is missing.
pub(in crate::storage) fn parse_seats<K: GameKind>(
    fields: &Map<String, Value>,
) -> Result<[Option<Seat<K::Level>>; 2], ParseError> {
    let mut seats = [None, None];
    for (seat, name) in seats.iter_mut().zip(side_names::<K>()) {
        *seat = match fields.get(&name) {
            None | Some(Value::Null) => None,
            Some(Value::String(mode)) => {
                Some(mode.parse().map_err(|error: SetupFault| ParseError::field(&name, error))?)
            }
            Some(other) => {
                return Err(ParseError::field(&name, ParseFault::NotAPlayer(other.to_string())));
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

pub(super) fn parse_names<K: GameKind>(fields: &Map<String, Value>) -> Result<Names, ParseError> {
    let mut names = Names::default();
    for (side, player) in side_names::<K>().into_iter().zip(Player::BOTH) {
        match fields.get(&side) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => names.set(player, PlayerName::new(text)),
            Some(other) => {
                return Err(ParseError::field("names", ParseFault::NotAName(other.to_string())));
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
    number.map(Some).ok_or_else(|| ParseError::field(name, not_a_number(value, u64::MAX)))
}

/// Returns the fault of a value that should be a whole number up to this one.
fn not_a_number(value: &Value, most: u64) -> ParseFault {
    ParseFault::NotANumber { value: value.to_string(), most }
}

pub(super) fn format_score<K: GameKind>(score: SeriesScore) -> Map<String, Value> {
    let [first, second] = side_names::<K>();
    [(first, score.first), (second, score.second), ("draws".to_owned(), score.draws)]
        .into_iter()
        .map(|(name, count)| (name, Value::from(count)))
        .collect()
}

/// Returns the score that a file has; what it does not speak of is 0.
pub(super) fn parse_score<K: GameKind>(
    fields: &Map<String, Value>,
) -> Result<SeriesScore, ParseError> {
    let count = |name: &str| match fields.get(name) {
        None => Ok(0),
        Some(value) => value
            .as_u64()
            .and_then(|count| u32::try_from(count).ok())
            .ok_or_else(|| ParseError::field("score", not_a_number(value, u32::MAX.into()))),
    };
    let [first, second] = side_names::<K>();
    Ok(SeriesScore { first: count(&first)?, second: count(&second)?, draws: count("draws")? })
}

// Scalar values in a file: not lists or objects, which could be arbitrarily large.

/// The most fields of an object with known fields.
const MAX_FIELDS: usize = 100;

/// A text, a number, `true`, `false` or `null`.
pub(super) struct Scalar(pub(super) Value);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Scalar.name())
            }

            fn visit_unit<E>(self) -> Result<Scalar, E> {
                Ok(Scalar(Value::Null))
            }

            fn visit_bool<E>(self, value: bool) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_str<E>(self, value: &str) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

pub(in crate::storage) fn scalar<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Value, D::Error> {
    Scalar::deserialize(deserializer).map(|Scalar(value)| value)
}

/// Reads an object of a few scalars.
pub(in crate::storage) fn scalars<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Map<String, Value>, D::Error> {
    struct Reader;
    impl<'de> Visitor<'de> for Reader {
        type Value = Map<String, Value>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(Expected::Object.name())
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Map::new();
            while let Some((name, Scalar(value))) = map.next_entry::<String, Scalar>()? {
                if fields.contains_key(&name) {
                    return Err(own_fault("twice", &name));
                }
                fields.insert(name, value);
                if fields.len() > MAX_FIELDS {
                    return Err(own_fault("too-many-fields", ""));
                }
            }
            Ok(fields)
        }
    }
    deserializer.deserialize_map(Reader)
}

/// Returns an object as JSON with one field per line. Nested lists and objects stay on one line: a
/// line for each move would be no easier to read.
pub(in crate::storage) fn to_text(value: &impl Serialize) -> String {
    let mut text = Vec::new();
    // Writing to memory cannot fail, and the result is UTF-8.
    let _ = value.serialize(&mut Serializer::with_formatter(&mut text, FieldsOnLines::default()));
    text.push(b'\n');
    String::from_utf8(text).unwrap_or_default()
}

/// Breaks the line before each field of the outermost object only.
#[derive(Default)]
struct FieldsOnLines {
    depth: usize,
}

impl Formatter for FieldsOnLines {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 {
            writer.write_all(b"\n")?;
        }
        CompactFormatter.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        match (self.depth, first) {
            (1, true) => writer.write_all(b"\n  "),
            (1, false) => writer.write_all(b",\n  "),
            _ => CompactFormatter.begin_object_key(writer, first),
        }
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(if self.depth == 1 { b": " } else { b":" })
    }
}

// Faults that our own readers find. serde passes their errors on as text only: they are encoded as
// a name and the text found, `not-a-move x9`, and decoded here.

/// A name, and the fault that it stands for, of the text found.
type NamedFault = (&'static str, fn(String) -> ParseFault);

const OWN_FAULTS: [NamedFault; 7] = [
    ("twice", ParseFault::Twice),
    ("too-many-fields", |_| ParseFault::TooManyFields),
    ("move-list", |_| ParseFault::Expected(Expected::MoveList)),
    ("not-a-move", ParseFault::NotAMove),
    ("not-a-variation", ParseFault::NotAVariation),
    ("not-a-position", ParseFault::NotAPosition),
    ("too-many-moves", |_| ParseFault::TooManyMoves),
];

/// Encodes the fault with this name.
pub(super) fn own_fault<E: serde::de::Error>(name: &str, found: &str) -> E {
    debug_assert!(OWN_FAULTS.iter().any(|(known, _)| *known == name), "{name}");
    E::custom(format_args!("{name} {found}"))
}

/// Decodes a fault that was encoded by [`own_fault`], if it is one.
fn own(text: &str) -> Option<ParseFault> {
    let (name, found) = text.split_once(' ')?;
    let (_, fault) = OWN_FAULTS.into_iter().find(|(known, _)| *known == name)?;
    Some(fault(found.to_owned()))
}

/// Returns the name that serde quotes in a text which begins with this word.
fn named(text: &str, start: &str) -> Option<String> {
    let rest = text.strip_prefix(start)?.strip_prefix('`')?;
    rest.split_once('`').map(|(name, _)| name.to_owned())
}

pub(in crate::storage) fn json_fault(error: &serde_json::Error) -> ParseFault {
    let text = error.to_string();
    let text = match text.rsplit_once(" at line ") {
        Some((text, _)) if error.line() > 0 => text,
        _ => &text,
    };
    match error.classify() {
        Category::Eof => return ParseFault::Incomplete,
        Category::Syntax => return ParseFault::Syntax(text.to_owned()),
        Category::Data | Category::Io => {}
    }
    own(text)
        .or_else(|| named(text, "missing field ").map(ParseFault::Missing))
        .or_else(|| named(text, "duplicate field ").map(ParseFault::Twice))
        .or_else(|| named(text, "unknown field ").map(ParseFault::UnknownField))
        .unwrap_or_else(|| {
            let expected = text.rsplit_once(", expected ").map(|(_, expected)| expected);
            ParseFault::Expected(expected.map_or(Expected::Other, Expected::named))
        })
}

/// Returns the error that the reader of JSON complains about, with its place.
pub(in crate::storage) fn json_error(error: &serde_json::Error) -> ParseError {
    ParseError::Format {
        place: (error.line() > 0)
            .then(|| TextPlace { line: error.line(), column: error.column().max(1) }),
        fault: (json_fault(error)),
    }
}
