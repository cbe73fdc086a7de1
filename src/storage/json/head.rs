//! The head of a saved game, which is read first: its version, and unknown fields.

use std::borrow::Cow;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::scalars::Scalar;
use crate::storage::format_fault::Expected;
use crate::storage::losses::MOST_NAMED;

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
