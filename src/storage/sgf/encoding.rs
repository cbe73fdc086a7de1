//! CA, by which a game of SGF says which encoding it is in; without it that is Latin 1.

use super::parse::{Property, first_node};
use crate::storage::encoding::Encoding;

/// Returns whether a file says itself that it is in Latin 1, as one does that says nothing of it.
pub(in crate::storage) fn says_latin_1(text: &str) -> bool {
    let declared = text
        .split_once("CA[")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map(|(name, _)| name.to_lowercase());
    match declared {
        Some(name) => ["iso-8859-1", "iso8859-1", "latin1", "latin-1"].contains(&name.trim()),
        None => text.contains("(;"),
    }
}

/// Returns the text of a game for a file in this encoding. Another name that it has for Latin 1 stays,
/// and ASCII needs none.
pub(in crate::storage) fn naming(text: &str, encoding: Encoding) -> String {
    match encoding {
        Encoding::Utf8 if text.is_ascii() => text.to_owned(),
        Encoding::Utf8 => with_name(text, "UTF-8", |told| told == Some("utf-8")),
        Encoding::Latin1 => with_name(text, "ISO-8859-1", |told| told != Some("utf-8")),
    }
}

/// Returns the text of a game of ours with CA in its first node, unless that needs no word or is said
/// already: `is_told` says whether it is by this value.
fn with_name(text: &str, name: &str, is_told: fn(Option<&str>) -> bool) -> String {
    let Ok(properties) = first_node(text) else {
        return text.to_owned();
    };
    let known = properties.iter().find(|property| property.name() == "CA");
    let value = known.map(|property| property.text().to_ascii_lowercase());
    if is_told(value.as_deref()) {
        return text.to_owned();
    }
    // Or behind the bracket and the semicolon.
    let place = known.map_or(2..2, Property::place);
    let [before, after] = [&text[..place.start], &text[place.end..]];
    [before, "CA[", name, "]", after].concat()
}
