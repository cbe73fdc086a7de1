//! Comments on the positions of a record.

use std::borrow::Cow;
use std::fmt;

/// The most characters of a comment to show; files keep all of it.
pub const MOST_SHOWN: usize = 4000;
/// The replacement of hidden text.
const CUT: &str = " …";

/// A comment: multi-line text that is not blank.
///
/// This is the only entry point for outside text. Line ends are normalised, tabs become blanks, and
/// surrounding blanks are removed, so that every file format returns it unchanged. Its length is
/// not limited. Make it [plain](crate::plain) before showing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// Returns a comment with this text, or `None` if it is blank.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| {
            let mut comment = Self(String::with_capacity(text.len()));
            comment.push(text);
            comment
        })
    }

    /// Adds a text below this one, in time proportional to that text: a file may have any number of
    /// comments on one position.
    pub fn add(&mut self, text: &str) {
        let text = text.trim_end();
        if !text.is_empty() {
            self.0.push('\n');
            self.push(text);
        }
    }

    /// Adds a text with normalised line ends and blanks.
    fn push(&mut self, text: &str) {
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            self.0.push(match character {
                '\r' => {
                    characters.next_if_eq(&'\n');
                    '\n'
                }
                '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
                '\t' | '\u{b}' | '\u{c}' => ' ',
                other => other,
            });
        }
    }

    /// Returns its whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns its text for display, cut if it is too long for a screen.
    #[must_use]
    pub fn shown(&self) -> Cow<'_, str> {
        if self.0.char_indices().nth(MOST_SHOWN).is_none() {
            return Cow::Borrowed(&self.0);
        }
        let room = MOST_SHOWN - CUT.chars().count();
        let end = self.0.char_indices().nth(room).map_or(self.0.len(), |(at, _)| at);
        Cow::Owned(format!("{}{CUT}", self.0[..end].trim_end()))
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the normalised text, or `None`.
    fn kept(text: &str) -> Option<String> {
        Comment::new(text).map(|comment| comment.to_string())
    }

    #[test]
    fn ends_of_lines_and_blanks_are_the_same_everywhere() {
        assert_eq!(kept("  a\r\nb\rc\n\nd\u{2028}e\tf \n").as_deref(), Some("a\nb\nc\n\nd\ne f"));
        assert_eq!(kept(" \r\n\t"), None);
        assert_eq!(kept(""), None);
        assert_eq!(
            kept("\u{1b}[31m红\\]}").as_deref(),
            Some("\u{1b}[31m红\\]}"),
            "anything else stays"
        );
    }

    #[test]
    fn a_long_comment_is_kept_whole_and_shown_in_part() {
        for length in [MOST_SHOWN - 1, MOST_SHOWN, MOST_SHOWN + 1, 10 * MOST_SHOWN] {
            let comment = Comment::new(&"é".repeat(length)).expect("a comment");
            assert_eq!(comment.text().chars().count(), length);
            assert_eq!(comment.shown().chars().count(), length.min(MOST_SHOWN));
            assert_eq!(comment.shown().ends_with(CUT), length > MOST_SHOWN);
        }
    }

    #[test]
    fn two_comments_stand_below_each_other() {
        for (first, second, expected) in [
            ("a", "b\n", "a\nb"),
            ("a", " ", "a"),
            ("a", " b", "a\n b"),
            ("a", "\r\nb\r", "a\n\nb"),
        ] {
            let mut comment = Comment::new(first).expect("a comment");
            comment.add(second);
            assert_eq!(comment.text(), expected);
            assert_eq!(
                Comment::new(&format!("{first}\n{second}")),
                Some(comment),
                "as if it were one text"
            );
        }
    }
}
