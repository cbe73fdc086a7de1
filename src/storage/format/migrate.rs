//! Migrates every older version of a saved game to the newest, step by step.

use serde_json::{Map, Value, json};

use super::error::{ParseError, ParseFault};

/// The version to write, and the newest one to read.
pub(super) const NEWEST: u64 = 4;

/// The first version that has agreements apart from the moves.
pub(super) const AGREEMENTS: u64 = 4;

/// The steps: the first leads from version 1 to version 2. Later versions only write variations and
/// agreements differently, and both forms are read; version 4 has more in its markup.
const STEPS: [Step; 3] = [from_1_to_2, |fields| fields, |fields| fields];

/// A step from one version to the next: the fields before and after it.
type Step = fn(Map<String, Value>) -> Map<String, Value>;

/// Migrates the fields of a saved game of any version to the newest.
///
/// # Errors
/// [`ParseError`] if there is no version among the fields, or a newer one.
pub(super) fn newest(mut fields: Map<String, Value>) -> Result<Map<String, Value>, ParseError> {
    let version = version(&fields, NEWEST)?;
    for step in STEPS.iter().skip(usize::try_from(version - 1).unwrap_or(STEPS.len())) {
        fields = step(fields);
    }
    Ok(fields)
}

/// Returns the version of a file, if it is known.
///
/// # Errors
/// [`ParseError`] if there is none, or a newer one than `known`.
pub(in crate::storage) fn version(
    fields: &Map<String, Value>,
    known: u64,
) -> Result<u64, ParseError> {
    known_version(fields.get("version"), known)
}

/// Returns the version that a file names, as [`version`] does.
///
/// # Errors
/// Those of [`version`].
pub(super) fn known_version(version: Option<&Value>, known: u64) -> Result<u64, ParseError> {
    let counts = || ParseError::field("version", ParseFault::NotAVersion { known });
    match version {
        None => Err(ParseError::format(ParseFault::Missing("version".to_owned()))),
        Some(value) => match value.as_u64() {
            None | Some(0) => Err(counts()),
            Some(version) if version > known => Err(ParseError::Newer { version, known }),
            Some(version) => Ok(version),
        },
    }
}

/// Version 1 knew only Connect 4, and had its size, line length and players among the other fields.
fn from_1_to_2(mut fields: Map<String, Value>) -> Map<String, Value> {
    let [setup, seats] = take_connect4(&mut fields);
    fields.insert("version".to_owned(), json!(2));
    fields.insert("game".to_owned(), json!("connect4"));
    fields.insert("setup".to_owned(), Value::Object(setup));
    fields.insert("seats".to_owned(), Value::Object(seats));
    fields
}

/// Takes the set-up and the players of Connect 4 out of the fields of version 1, if they are there.
pub(in crate::storage) fn take_connect4(
    fields: &mut Map<String, Value>,
) -> [Map<String, Value>; 2] {
    [["size", "connect"], ["red", "yellow"]]
        .map(|names| names.into_iter().filter_map(|name| fields.remove_entry(name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(value: Value) -> Map<String, Value> {
        match value {
            Value::Object(fields) => fields,
            other => panic!("{other} is no object"),
        }
    }

    #[test]
    fn version_1_becomes_version_2() {
        let old = json!({
            "version": 1, "size": "5x4", "connect": 3, "red": "human", "yellow": "high,defensive", "seed": "7",
            "moves": "12", "shown": 1, "score": {"red": 1, "yellow": 0, "draws": 2}
        });
        let new = json!({
            "version": 2, "game": "connect4", "setup": {"size": "5x4", "connect": 3},
            "seats": {"red": "human", "yellow": "high,defensive"}, "seed": "7",
            "moves": "12", "shown": 1, "score": {"red": 1, "yellow": 0, "draws": 2}
        });
        assert_eq!(newest(fields(old)), Ok(fields(new.clone())));
        assert_eq!(
            newest(fields(new.clone())),
            Ok(fields(new)),
            "the newest version stays as it is"
        );
    }

    #[test]
    fn there_is_a_step_from_every_version_but_the_newest() {
        assert_eq!(STEPS.len() as u64, NEWEST - 1);
    }

    #[test]
    fn other_versions_are_refused() {
        assert!(matches!(
            newest(fields(json!({"version": NEWEST + 1}))),
            Err(ParseError::Newer { version: 5, known: NEWEST })
        ));
        for value in [json!(0), json!("2"), json!(-1)] {
            assert!(matches!(
                newest(fields(json!({"version": value}))),
                Err(ParseError::Field { .. })
            ));
        }
    }
}
