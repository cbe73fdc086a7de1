//! CA, by which a game of SGF says which encoding it is in; without it that is Latin 1.

use std::ops::Range;

use super::parse::first_node;
use crate::storage::encoding::Encoding;
use crate::storage::parse_error::ParseError;

/// Returns whether a file says itself that it is in Latin 1, as one does that says nothing of it.
pub(in crate::storage) fn says_latin_1(text: &str) -> bool {
    declared(text).is_ok_and(|declared| {
        declared.is_none_or(|(_, name)| {
            ["iso-8859-1", "iso8859-1", "latin1", "latin-1"].contains(&name.as_str())
        })
    })
}

/// Returns the place of CA in the first node of a game, and its value in small letters; `None` if it
/// has none.
///
/// # Errors
/// [`ParseError`] if no game begins in the text, or there is a fault in that node.
fn declared(text: &str) -> Result<Option<(Range<usize>, String)>, ParseError> {
    let properties = first_node(text)?;
    let known = properties.iter().find(|property| property.name() == "CA");
    Ok(known.map(|property| {
        let name = property.text().trim().to_ascii_lowercase();
        (property.place(), name)
    }))
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
    let Ok(declared) = declared(text) else {
        return text.to_owned();
    };
    let (place, value) = declared.unzip();
    if is_told(value.as_deref()) {
        return text.to_owned();
    }
    // A game of ours begins with `(;`.
    let place = place.unwrap_or(2..2);
    let [before, after] = [&text[..place.start], &text[place.end..]];
    [before, "CA[", name, "]", after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_comment_says_of_ca_does_not_count() {
        for (text, is_said) in [
            ("(;GM[1]C[CA[ISO-8859-1]CA[GB2312]SZ[9])", false),
            ("(;GM[1]CA[ Latin-1 ]C[CA[GB2312])", true),
            ("(;GM[1]C[CA[GB2312];B[cc])", true),
            ("(;GM[1];CA[GB2312]B[cc])", true),
            ("( ;CA[GB2312])", false),
            ("CA[ISO-8859-1]", false),
        ] {
            assert_eq!(says_latin_1(text), is_said, "{text}");
        }
        assert_eq!(
            naming("(;C[CA[UTF-8]CA[GB2312];B[cc]N[\u{2713}])", Encoding::Utf8),
            "(;C[CA[UTF-8]CA[UTF-8];B[cc]N[\u{2713}])"
        );
    }
}
