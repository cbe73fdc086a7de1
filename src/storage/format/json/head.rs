//! The head of a saved game: its version and unknown fields, which are read first, and the game info.

use std::borrow::Cow;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::fields::Scalar;
use crate::core::about::{About, Particular};
use crate::core::kind::GameKind;
use crate::core::plain::number;
use crate::session::SavedGame;
use crate::storage::format::error::{Expected, FieldFault, ParseError};
use crate::storage::format::foreign::with_info;
use crate::storage::format::losses::MOST_NAMED;

/// The version of a file, and the names of the first unknown fields.
#[derive(Default)]
pub(super) struct Head {
    pub(super) version: Option<Value>,
    /// The names of fields unknown to version 2 and later, enough to know whether there are more
    /// than are named.
    unknown: Vec<String>,
}

const FIELDS: [&str; 23] = [
    "game",
    "setup",
    "seats",
    "names",
    "seed",
    "moves",
    "shown",
    "variations",
    "order",
    "comments",
    "markup",
    "agreed",
    "about",
    "score",
    "analysis",
    "coach",
    "teaching",
    "taught",
    "hint",
    "taken_back",
    "number",
    "counted",
    "review",
];

/// The names of the fields of version 1 only.
const OLD_FIELDS: [&str; 4] = ["size", "connect", "red", "yellow"];

impl Head {
    /// Returns the names of the first unknown fields, in a file that is newer than version 1 or
    /// not.
    pub(super) fn unknown(self, is_newer_than_1: bool) -> Vec<String> {
        let is_unknown = |name: &String| is_newer_than_1 || !OLD_FIELDS.contains(&name.as_str());
        self.unknown
            .into_iter()
            .filter(is_unknown)
            .take(MOST_NAMED + 1)
            .collect()
    }
}

impl<'de> Deserialize<'de> for Head {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Head;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Object.name())
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Head, A::Error> {
                let mut head = Head::default();
                while let Some(name) = map.next_key::<Cow<'_, str>>()? {
                    if name == "version" {
                        head.version = Some(map.next_value::<Scalar>()?.0);
                        continue;
                    }
                    if !FIELDS.contains(&&*name)
                        && head.unknown.len() <= MOST_NAMED + OLD_FIELDS.len()
                    {
                        head.unknown.push(name.into_owned());
                    }
                    map.next_value::<IgnoredAny>()?;
                }
                Ok(head)
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// The fields of the place of a recorded result, if that is not at the end of the line: the number
/// of moves before it, and for a result in another line the number of its variation, from 1.
pub(super) const RESULT_AT: [&str; 2] = ["result-after", "result-variation"];

/// Returns the game info as fields of a file, with the [place](SavedGame::result_place) of the result.
pub(super) fn format_about(about: &About, result_at: Option<(usize, usize)>) -> Map<String, Value> {
    let mut fields: Map<_, _> = about
        .iter()
        .map(|(what, text)| (what.name().to_owned(), Value::from(text)))
        .collect();
    if let Some((variation, plies)) = result_at.filter(|_| about.of(Particular::Result).is_some()) {
        fields.insert(RESULT_AT[0].to_owned(), Value::from(plies));
        if variation > 0 {
            fields.insert(RESULT_AT[1].to_owned(), Value::from(variation));
        }
    }
    fields
}

/// Returns a game with the game info of a file. Unknown entries of a later version are ignored, and
/// a result at a missing place is moved to the end of the line.
pub(super) fn with_about<K: GameKind>(
    game: SavedGame<K>,
    fields: &Map<String, Value>,
) -> Result<SavedGame<K>, ParseError> {
    let wrong = |fault: FieldFault| ParseError::field("about", fault);
    let mut about = About::default();
    for particular in Particular::ALL {
        match fields.get(particular.name()) {
            None => {}
            Some(Value::String(text)) => about.set(particular, text),
            Some(other) => {
                return Err(wrong(FieldFault::NotInfo(other.to_string())));
            }
        }
    }
    let count = |name: &str, fault: fn(String) -> FieldFault| {
        fields
            .get(name)
            .map(|field| {
                let text = field.to_string();
                number(&text).ok_or_else(|| wrong(fault(text)))
            })
            .transpose()
    };
    let plies = count(RESULT_AT[0], FieldFault::NotResultAfter)?.unwrap_or(usize::MAX);
    let variation = count(RESULT_AT[1], FieldFault::NotResultVariation)?.unwrap_or(0);
    Ok(with_info(game, about, Some((variation, plies))))
}
