//! What somebody has written about a position of a record.

use std::fmt;

/// The most characters of a comment.
pub const MOST: usize = 4000;
/// What stands in the place of what was cut off.
const CUT: &str = " …";

/// A comment: text of several lines, of a bounded length, with something in it that is no blank.
///
/// This is the one door for text from outside. Ends of lines are all the same here, tabs are blanks, and there are no blanks around it, so that every
/// format of files gives it back as it is. Whoever shows it makes [plain](crate::core::plain) what steers a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment(Box<str>);

impl Comment {
    /// Returns the comment that a text stands for, cut off where it is too long, or `None` if there is nothing in it.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let mut kept = String::new();
        let mut characters = text.trim().chars().peekable();
        // One more than fits tells that there is too much, however much that is.
        for _ in 0..=MOST {
            kept.extend(characters.next().map(|character| match character {
                '\r' => {
                    characters.next_if_eq(&'\n');
                    '\n'
                }
                '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
                '\t' | '\u{b}' | '\u{c}' => ' ',
                other => other,
            }));
        }
        if kept.chars().count() > MOST {
            let room = MOST - CUT.chars().count();
            let end = kept.char_indices().nth(room).map_or(kept.len(), |(at, _)| at);
            kept.truncate(kept[..end].trim_end().len());
            kept.push_str(CUT);
        }
        (!kept.is_empty()).then(|| Self(kept.into()))
    }

    /// Returns this comment with another text below it.
    #[must_use]
    pub fn and(self, text: &str) -> Self {
        // A file may have any number of them for one position: what would only be cut off again is not put together first.
        if self.0.len() >= MOST && self.0.ends_with(CUT) {
            return self;
        }
        Self::new(&format!("{}\n{text}", self.0)).unwrap_or(self)
    }

    /// Returns its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
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

    /// Returns the text that is kept of another one.
    fn kept(text: &str) -> Option<String> {
        Comment::new(text).map(|comment| comment.to_string())
    }

    #[test]
    fn ends_of_lines_and_blanks_are_the_same_everywhere() {
        assert_eq!(kept("  a\r\nb\rc\n\nd\u{2028}e\tf \n").as_deref(), Some("a\nb\nc\n\nd\ne f"));
        assert_eq!(kept(" \r\n\t"), None);
        assert_eq!(kept(""), None);
        assert_eq!(kept("\u{1b}[31m红\\]}").as_deref(), Some("\u{1b}[31m红\\]}"), "anything else stays");
    }

    #[test]
    fn what_is_too_long_is_cut_off_once() {
        for (length, expected) in [(MOST - 1, MOST - 1), (MOST, MOST), (MOST + 1, MOST), (10 * MOST, MOST)] {
            let cut = kept(&"é".repeat(length)).expect("a comment");
            assert_eq!(cut.chars().count(), expected, "{length}");
            assert_eq!(cut.ends_with(CUT), length > MOST);
            assert_eq!(kept(&cut), Some(cut), "what was cut off stays as it is");
        }
    }

    #[test]
    fn two_comments_stand_below_each_other() {
        let comment = Comment::new("a").expect("a comment");
        assert_eq!(comment.clone().and("b\n").text(), "a\nb");
        assert_eq!(comment.and(" ").text(), "a");
        let full = Comment::new(&"é".repeat(MOST + 1)).expect("a comment");
        assert_eq!(full.clone().and("more"), full);
    }
}
