//! Lines from a stream, whatever it may bring.

use std::io::{self, BufRead, Read};

/// The longest line that is taken, in bytes; the longest position is shorter.
const MAX_LINE_BYTES: u64 = 4096;

/// A line of input without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line of text; bytes that are no text are replaced by `\u{FFFD}`.
    Text(String),
    /// A line that is too long to be anything of ours. It has been skipped.
    TooLong,
}

/// Returns the next line, or `None` at the end of the input.
pub(super) fn read(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE_BYTES + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 > MAX_LINE_BYTES && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(Line::Text(text.trim_end_matches(['\n', '\r']).to_owned())))
}

#[cfg(test)]
mod tests {
    use super::{Line, read};

    #[test]
    fn every_kind_of_line() {
        let mut text = b"44\r\n\n\xff\n".to_vec();
        text.extend(vec![b'1'; 10_000]);
        text.extend(b"\nlast");
        let mut input = text.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = read(&mut input).expect("a slice can be read") {
            lines.push(line);
        }
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines, [text("44"), text(""), text("\u{FFFD}"), Line::TooLong, text("last")]);
    }
}
