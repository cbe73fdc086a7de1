//! The text of a card of the coach, and the names of what it is about.

use super::text;
use crate::core::kind::MoveClass;

/// The text of the coach's card: a heading without a full stop, and sentences below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    pub heading: String,
    /// The sentences below it, with their full stops; may be empty.
    pub text: String,
}

impl CardText {
    /// Returns the whole card as one text, for a screen reader.
    #[must_use]
    pub fn said(&self) -> String {
        if self.text.is_empty() {
            return self.heading.clone();
        }
        both(&self.heading, &self.text)
    }
}

/// Returns two texts as one, for a screen reader.
#[must_use]
pub fn both(first: &str, second: &str) -> String {
    if first.ends_with(['.', '!', '?', '。', '！', '？']) {
        text::coach::both(first, second)
    } else {
        text::play::two_sentences(first, second)
    }
}

/// Returns the name of a class: `Missed block`.
#[must_use]
pub fn class_name(class: MoveClass) -> String {
    text::coach::class(class.word())
}
