//! CA, by which a game of SGF says which encoding it is in; without it that is Latin 1.

use std::ops::Range;

use super::parse::first_node;
use crate::storage::encoding::Encoding;
use crate::storage::parse_error::ParseError;

/// Returns the place of CA in the first node of a game, and its value; `None` if it has none.
///
/// # Errors
/// [`ParseError`] if no game begins in the text, or there is a fault in that node.
fn declared(text: &str) -> Result<Option<(Range<usize>, String)>, ParseError> {
    let properties = first_node(text)?;
    let known = properties.iter().find(|property| property.name() == "CA");
    Ok(known.map(|property| (property.place(), property.text().trim().to_owned())))
}

/// Returns the value of CA in the first game of a file that is not decoded yet.
pub(in crate::storage) fn charset(bytes: &[u8]) -> Option<String> {
    let [plain, double] = [false, true].map(|has_double| charset_in(bytes, has_double));
    // A bracket may be the second byte of a character, but only in the encodings that have such ones.
    let means_double = |name: &String| {
        Encoding::named(name)
            .is_some_and(|encoding| ["GB18030", "Big5", "Shift_JIS"].contains(&encoding.name()))
    };
    double.filter(means_double).or(plain)
}

/// Returns the value of CA; `has_double` says whether a byte beyond ASCII takes the next one with it.
fn charset_in(bytes: &[u8], has_double: bool) -> Option<String> {
    let brackets = || (0..bytes.len()).filter(|&at| bytes[at] == b'(');
    let mut nodes = brackets().map(|at| bytes[at + 1..].trim_ascii_start());
    // Some programs leave out the first semicolon.
    let first_property = || {
        let mut inside = brackets().map(|at| &bytes[at + 1..]);
        inside.find(|inside| {
            ["GM[", "FF[", "CA["]
                .iter()
                .any(|name| inside.starts_with(name.as_bytes()))
        })
    };
    let mut rest = nodes
        .find_map(|node| node.strip_prefix(b";"))
        .or_else(first_property)?;
    loop {
        rest = rest.trim_ascii_start();
        let length = rest
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric())
            .count();
        let (name, after) = rest.split_at(length);
        rest = after.trim_ascii_start();
        if name.is_empty() || rest.first() != Some(&b'[') {
            return None;
        }
        while let Some(after) = rest.strip_prefix(b"[") {
            let mut end = 0;
            loop {
                match after.get(end)? {
                    b']' => break,
                    b'\\' => end += 2,
                    128.. if has_double && matches!(after.get(end + 1), Some(b'\\' | b']')) => {
                        end += 2;
                    }
                    _ => end += 1,
                }
            }
            let is_capital = |byte: &&u8| byte.is_ascii_uppercase();
            if name.iter().filter(is_capital).eq(b"CA") {
                return Some(String::from_utf8_lossy(after[..end].trim_ascii()).into_owned());
            }
            rest = after[end + 1..].trim_ascii_start();
        }
    }
}

/// Returns the text of a game for a file in this encoding, which CA names: wherever that is needed, as
/// ASCII needs none and Latin 1 is usual, or else if it `is_sure` to.
pub(in crate::storage) fn naming(text: &str, encoding: &Encoding, is_sure: bool) -> String {
    let Ok(declared) = declared(text) else {
        return text.to_owned();
    };
    let (place, value) = declared.unzip();
    let is_told = match value.as_deref() {
        _ if encoding.is_utf_8() && text.is_ascii() => true,
        None => !encoding.is_utf_8() && !is_sure,
        Some(value) => encoding.is_meant_by(value) && !is_sure,
    };
    if is_told {
        return text.to_owned();
    }
    // A game of ours begins with `(;`, and one of another program may have blanks between.
    let first = text.find(';').map_or(text.len(), |at| at + 1);
    let place = place.unwrap_or(first..first);
    let [before, after] = [&text[..place.start], &text[place.end..]];
    [before, "CA[", encoding.name_in_file(text), "]", after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_comment_says_of_ca_does_not_count() {
        for (text, expected) in [
            ("(;GM[1]C[CA[ISO-8859-1]CA[GB2312]SZ[9])", Some("GB2312")),
            ("(;GM[1]CA[ Latin-1 ]C[CA[GB2312])", Some("Latin-1")),
            ("(;GM[1]C[CA[GB2312];B[cc])", None),
            ("(;GM[1]C[\\]CA[GB2312];B[cc])", None),
            ("(;GM[1];CA[GB2312]B[cc])", None),
            ("( ;CA[GB2312])", Some("GB2312")),
            (
                "A text (of 1999)\n(\n;AB[aa][bb]CharAcset [big5])",
                Some("big5"),
            ),
            ("CA[ISO-8859-1]", None),
            ("(;CA[ISO-8859-1", None),
        ] {
            assert_eq!(charset(text.as_bytes()).as_deref(), expected, "{text}");
        }
        assert_eq!(
            naming(
                "(;C[CA[UTF-8]CA[GB2312];B[cc]N[\u{2713}])",
                &Encoding::default(),
                false
            ),
            "(;C[CA[UTF-8]CA[UTF-8];B[cc]N[\u{2713}])"
        );
    }

    #[test]
    fn a_bracket_in_a_character_ends_no_value_before_ca() {
        let before = |bytes: &[u8], name: &str| {
            let text = [b"(;C[", bytes, b"]CA[", name.as_bytes(), b"];B[aa])"].concat();
            charset(&text)
        };
        assert_eq!(
            before(b"\x94\x5c", "Shift_JIS").as_deref(),
            Some("Shift_JIS")
        );
        assert_eq!(before(b"\x83\x5d\x83\x45", "sjis").as_deref(), Some("sjis"));
        assert_eq!(before(b"\xe9", "ISO-8859-1").as_deref(), Some("ISO-8859-1"));
        assert_eq!(before(b"\xa6\xa8\xa5\x5c", "Big5").as_deref(), Some("Big5"));
    }
}
