//! Makes outside text safe to show: on one line, of bounded length, and without characters that
//! control a terminal or change the direction of the text around them.
//!
//! Everything that a message quotes goes through [`quoted`] where the message is made, and the
//! whole message through [`message`] where it is shown, so that no file, name, argument or line of
//! input determines the length of a message, or what a terminal does with it.

use std::str::FromStr;

/// The most characters of a quoted value.
const VALUE: usize = 60;
/// The most characters of a message.
pub const MESSAGE: usize = 500;
/// The replacement of omitted text.
const GAP: &str = " … ";

/// Returns whether a character is not shown as it is: it controls a terminal, ends a line, changes
/// the direction of text, or is invisible. Characters that [only change
/// others](only_changes_others) are shown.
#[must_use]
pub const fn steers(character: char) -> bool {
    matches!(
        character,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            // Unicode reserves this block for invisible characters.
            | '\u{e0000}'..='\u{e00ff}'
            | '\u{e01f0}'..='\u{e0fff}'
    )
}

/// Returns whether a character only affects its neighbours: it joins or separates letters, as
/// Persian needs, or chooses the shape of an emoji or a Chinese character.
#[must_use]
pub const fn only_changes_others(character: char) -> bool {
    matches!(
        character,
        '\u{200c}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
    )
}

/// Returns a text on one line of at most `most` characters: control characters become escapes such
/// as `\u{1b}`, and the middle of a long text is omitted, preferably at blanks. A long text is not
/// read as a whole.
#[must_use]
pub fn one_line(text: &str, most: usize) -> String {
    if let Some(whole) = taken(text.chars(), most, Rest::IsTooMuch) {
        return whole.concat();
    }
    let half = most.saturating_sub(GAP.chars().count()) / 2;
    let head = taken(text.chars(), half, Rest::IsLeft).unwrap_or_default().concat();
    let mut tail = taken(text.chars().rev(), half, Rest::IsLeft).unwrap_or_default();
    tail.reverse();
    let tail = tail.concat();
    let head = head
        .rfind(' ')
        .filter(|&blank| blank >= head.len() / 2)
        .map_or(&*head, |blank| &head[..blank]);
    let tail = tail
        .find(' ')
        .filter(|&blank| blank <= tail.len() / 2)
        .map_or(&*tail, |blank| &tail[blank..]);
    [head.trim_end(), GAP, tail.trim_start()].concat()
}

/// How to treat text that does not fit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// Take nothing.
    IsTooMuch,
    /// Take as much as fits.
    IsLeft,
}

/// Returns as many escaped characters as fit, or `None` if all of them must fit and do not.
fn taken(characters: impl Iterator<Item = char>, most: usize, rest: Rest) -> Option<Vec<String>> {
    let mut shown = Vec::new();
    let mut used = 0;
    for character in characters {
        let piece = if steers(character) {
            character.escape_default().to_string()
        } else {
            character.to_string()
        };
        used += if steers(character) { piece.len() } else { 1 };
        if used > most {
            return (rest == Rest::IsLeft).then_some(shown);
        }
        shown.push(piece);
    }
    Some(shown)
}

/// Returns a multi-line text for display, each line as in [`one_line`] with at most `most`
/// characters.
#[must_use]
pub fn lines(text: &str, most: usize) -> String {
    text.lines().map(|line| one_line(line, most)).collect::<Vec<_>>().join("\n")
}

/// Returns whether a text is one or two letters and a number, like the name of a point on any
/// board.
#[must_use]
pub fn names_a_point(text: &str) -> bool {
    let number = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    (1..=2).contains(&(text.len() - number.len()))
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns a quoted value: in backticks, and shortened in the middle if it is long.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("`{}`", value(text))
}

/// Returns a value as [`quoted`] does, without the backticks.
#[must_use]
pub fn value(text: &str) -> String {
    one_line(text, VALUE)
}

/// Returns a message for display, on one line of at most [`MESSAGE`] characters.
#[must_use]
pub fn message(text: &str) -> String {
    one_line(text, MESSAGE)
}

/// Parses a number of digits alone; the standard parser would also accept a sign.
#[must_use]
pub fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_is_written_as_an_escape() {
        for (text, expected) in [
            ("7x6", "7x6"),
            ("\u{1b}]52;c;aGk=\u{7}", r"\u{1b}]52;c;aGk=\u{7}"),
            ("a\r\n\tb\0\u{7f}\u{9b}", r"a\r\n\tb\u{0}\u{7f}\u{9b}"),
            (
                "\u{202e}gpj.a\u{2066}\u{2028}\u{2029}\u{feff}",
                r"\u{202e}gpj.a\u{2066}\u{2028}\u{2029}\u{feff}",
            ),
            (
                "a\u{ad}b\u{200b}\u{2060}\u{2064}\u{e0041}",
                r"a\u{ad}b\u{200b}\u{2060}\u{2064}\u{e0041}",
            ),
            ("Zoë и 红, e\u{301}, می\u{200c}خواهم", "Zoë и 红, e\u{301}, می\u{200c}خواهم"),
        ] {
            assert_eq!(one_line(text, 100), expected);
        }
    }

    #[test]
    fn every_character_is_shown_or_escaped_for_a_reason() {
        for (characters, is_escaped, why) in [
            ("\0\t\n\r\u{1b}\u{7f}\u{85}\u{9f}", true, "controls"),
            ("\u{2028}\u{2029}", true, "ends of lines"),
            ("\u{61c}\u{200e}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}", true, "directions"),
            ("\u{ad}\u{180e}\u{200b}\u{2060}\u{206f}\u{feff}\u{fff9}\u{fffb}", true, "invisible"),
            ("\u{e0001}\u{e007f}\u{e0080}\u{e01f0}\u{e0fff}", true, "tags and reserved characters"),
            ("\u{200c}\u{200d}", false, "joiners"),
            ("\u{fe0f}\u{e0100}\u{e01ef}", false, "shapes of others"),
            (" a\u{a0}é红\u{301}\u{fffc}\u{fffd}\u{e1000}", false, "text"),
        ] {
            for character in characters.chars() {
                assert_eq!(steers(character), is_escaped, "{why}: {character:?}");
            }
        }
        let all = '\0'..=char::MAX;
        assert!(all.clone().filter(|&character| character.is_control()).all(steers));
        assert!(!all.clone().any(|character| steers(character) && character.is_alphanumeric()));
        assert!(
            !all.into_iter().any(|character| steers(character) && only_changes_others(character))
        );
    }

    #[test]
    fn what_is_too_long_is_shortened_in_the_middle() {
        assert_eq!(one_line(&"red ".repeat(300_000), 24), "red red … red red ");
        assert_eq!(one_line("123456789", 9), "123456789");
        assert_eq!(one_line("1234567890", 9), "123 … 890");
        for text in ["\u{1b}".repeat(1000), "红".repeat(1000), "a ".repeat(1000), " ".repeat(1000)]
        {
            for most in [0, 3, 10, 60, 500] {
                let shown = one_line(&text, most);
                assert!(shown.chars().count() <= most.max(3), "{shown}");
                assert!(!shown.chars().any(steers));
                assert_eq!(
                    one_line(&shown, most.max(3)),
                    shown,
                    "what was shortened stays as it is"
                );
            }
        }
    }

    #[test]
    fn lines_stay_lines() {
        assert_eq!(lines("a\n\n\u{1b}[2Jb\n\u{202e}", 16), "a\n\n\\u{1b}[2Jb\n\\u{202e}");
        assert_eq!(lines("1234567890\nabc", 9), "123 … 890\nabc");
        assert_eq!(lines("", 9), "");
    }

    #[test]
    fn numbers_have_no_signs() {
        assert_eq!(
            [number("7"), number("+7"), number("-7"), number(""), number("256"), number("٧")],
            [Some(7_u8), None, None, None, None, None]
        );
    }
}
