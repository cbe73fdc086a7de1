//! Lines from an untrusted stream.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use super::failure::{Failure, complain};
use crate::core::plain::quoted;

/// The longest line to accept, in bytes; the longest position is shorter.
const MAX_LINE_BYTES: u64 = 8192;

/// A line of input without its end.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line of text; invalid bytes are replaced by `\u{FFFD}`.
    Text(String),
    TooLong,
}

pub(super) fn too_long() -> Failure {
    Failure::Data("this line is too long to be a position".to_owned())
}

/// Returns the failure of a line whose game is over; `wanted` is its purpose: `a hint is for`.
pub(super) fn game_over(line: &str, wanted: &str) -> Failure {
    let line = quoted(line);
    Failure::Data(format!("{line}: this game is over; {wanted} a game in progress"))
}

/// Returns the next line, or `None` at the end of the input.
pub(super) fn read(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let Some((text, length)) = start(input)? else {
        return Ok(None);
    };
    Ok(Some(match length {
        Length::Whole => Line::Text(text.trim_end_matches(['\n', '\r']).to_owned()),
        Length::Cut => Line::TooLong,
    }))
}

/// Returns the text before the first white space (of Unicode) of the next line, which is empty if
/// the line begins with white space, or `None` at the end of the input. The rest of the line may be
/// of any length.
pub(super) fn read_word(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let Some((mut text, length)) = start(input)? else {
        return Ok(None);
    };
    match (text.find(char::is_whitespace), length) {
        (Some(blank), _) => text.truncate(blank),
        (None, Length::Whole) => {}
        (None, Length::Cut) => return Ok(Some(Line::TooLong)),
    }
    Ok(Some(Line::Text(text)))
}

/// Answers one position per line, as `read` takes it from the input. A wrong line gets a message on
/// standard error and an empty line on the output, so that every line has its answer, and makes the
/// status a failure.
pub(super) fn answer_each(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    read: impl Fn(&mut dyn BufRead) -> io::Result<Option<Line>>,
    mut answer: impl FnMut(&str) -> Result<String, Failure>,
) -> Result<ExitCode, Failure> {
    let mut status = ExitCode::SUCCESS;
    let mut number = 0_u64;
    while let Some(line) = read(input)? {
        number += 1;
        let answered = match line {
            Line::Text(text) => answer(&text),
            Line::TooLong => Err(too_long()),
        };
        match answered {
            Ok(answer) => {
                output.write_all(answer.as_bytes())?;
                // Flushed for programs that ask line by line through a pipe.
                output.flush()?;
            }
            Err(reason) => {
                complain(&format!("line {number}: {reason}"));
                output.write_all(b"\n")?;
                output.flush()?;
                status = ExitCode::FAILURE;
            }
        }
    }
    Ok(status)
}

/// How much of a line was read.
enum Length {
    Whole,
    Cut,
}

/// Returns the beginning of the next line as text, with its end if it is not cut, or `None` at the
/// end of the input. Reading continues with the line after it in either case. A byte order mark
/// before it, which some editors write, is dropped.
fn start(input: &mut dyn BufRead) -> io::Result<Option<(String, Length)>> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE_BYTES + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    let is_cut = bytes.len() as u64 > MAX_LINE_BYTES && !bytes.ends_with(b"\n");
    if is_cut {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes))
        .into_owned();
    Ok(Some((text, if is_cut { Length::Cut } else { Length::Whole })))
}

#[cfg(test)]
mod tests {
    use super::{Line, read, read_word};

    #[test]
    fn every_kind_of_line() {
        let mut text = b"\xef\xbb\xbf44\r\n\n\xff\n".to_vec();
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

    #[test]
    fn the_first_word_of_every_kind_of_line() {
        let mut text = b"\xef\xbb\xbf44 1\r\n\n\x0b7\n45\xc2\x85\r\n\xff 1\n46 ".to_vec();
        text.extend(vec![b'1'; 10_000]);
        text.push(b'\n');
        text.extend(vec![b'1'; 10_000]);
        text.extend(b"\nlast");
        let mut input = text.as_slice();
        let mut words = Vec::new();
        while let Some(word) = read_word(&mut input).expect("a slice can be read") {
            words.push(word);
        }
        let text = |text: &str| Line::Text(text.to_owned());
        let expected = [
            text("44"),
            text(""),
            text(""),
            text("45"),
            text("\u{FFFD}"),
            text("46"),
            Line::TooLong,
            text("last"),
        ];
        assert_eq!(words, expected);
    }
}
