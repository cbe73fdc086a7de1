//! Converts error messages of the JSON parser about our own files to values.
//!
//! serde passes errors of our own readers on as text only. They are encoded as a name and the text
//! found, `not-a-move x9`, and decoded here.

use std::fmt;

use serde_json::error::Category;

use crate::storage::format::error::{Expected, FormatFault, ParseError, TextPlace};

/// A fault found by one of our own readers.
pub(super) enum Fault<'a> {
    Twice(&'a str),
    TooManyFields,
    MoveList,
    NotAMove(&'a str),
    NotAVariation(&'a str),
    NotAPosition(&'a str),
    TooManyMoves,
}

impl Fault<'_> {
    const fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Twice(name) => ("twice", name),
            Self::TooManyFields => ("too-many-fields", ""),
            Self::MoveList => ("move-list", ""),
            Self::NotAMove(text) => ("not-a-move", text),
            Self::NotAVariation(text) => ("not-a-variation", text),
            Self::NotAPosition(text) => ("not-a-position", text),
            Self::TooManyMoves => ("too-many-moves", ""),
        }
    }
}

impl fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, found) = self.parts();
        write!(f, "{name} {found}")
    }
}

/// Decodes a fault that was encoded by [`Fault`], if it is one.
fn own(text: &str) -> Option<FormatFault> {
    let (name, found) = text.split_once(' ')?;
    let found = found.to_owned();
    Some(match name {
        "twice" => FormatFault::Twice(found),
        "too-many-fields" => FormatFault::TooManyFields,
        "move-list" => FormatFault::Expected(Expected::MoveList),
        "not-a-move" => FormatFault::NotAMove(found),
        "not-a-variation" => FormatFault::NotAVariation(found),
        "not-a-position" => FormatFault::NotAPosition(found),
        "too-many-moves" => FormatFault::TooManyMoves,
        _ => return None,
    })
}

/// Returns the name that serde quotes in a text which begins with this word.
fn named(text: &str, start: &str) -> Option<String> {
    let rest = text.strip_prefix(start)?.strip_prefix('`')?;
    rest.split_once('`').map(|(name, _)| name.to_owned())
}

pub(in crate::storage) fn json_fault(error: &serde_json::Error) -> FormatFault {
    let text = error.to_string();
    let text = match text.rsplit_once(" at line ") {
        Some((text, _)) if error.line() > 0 => text,
        _ => &text,
    };
    match error.classify() {
        Category::Eof => return FormatFault::Incomplete,
        Category::Syntax => return FormatFault::Syntax(text.to_owned()),
        Category::Data | Category::Io => {}
    }
    own(text)
        .or_else(|| named(text, "missing field ").map(FormatFault::Missing))
        .or_else(|| named(text, "duplicate field ").map(FormatFault::Twice))
        .or_else(|| named(text, "unknown field ").map(FormatFault::UnknownField))
        .unwrap_or_else(|| {
            let expected = text
                .rsplit_once(", expected ")
                .map(|(_, expected)| expected);
            FormatFault::Expected(expected.map_or(Expected::Other, Expected::named))
        })
}

/// Returns the error that the reader of JSON complains about, with its place.
pub(in crate::storage) fn json_error(error: &serde_json::Error) -> ParseError {
    ParseError::Format {
        place: (error.line() > 0).then(|| TextPlace {
            line: error.line(),
            column: error.column().max(1),
        }),
        fault: (json_fault(error)),
    }
}
