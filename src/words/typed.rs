//! Words that are typed in a terminal: those of the user's language, and the English ones in every
//! language, so that scripts need no language.

use std::borrow::Cow;

use super::catalog::in_language;
use super::language::Language;
use super::text::terminal;

/// A message with the words that mean one thing.
pub type Words = fn() -> &'static str;

/// The words for moves without a place whose English ones are the notation.
const NOTATION: [Words; 5] = [
    terminal::words_pass,
    terminal::words_resign,
    terminal::words_draw,
    terminal::words_done,
    terminal::words_resume,
];

/// Returns the word to type for a thing, as prompts and the help show it.
#[must_use]
pub fn to_type(words: Words) -> &'static str {
    words().split(' ').next().unwrap_or_default()
}

/// Returns whether a word, in small letters, means a thing.
#[must_use]
pub fn means(word: &str, words: Words) -> bool {
    let is_among = |words: &str| words.split(' ').any(|known| known == word);
    is_among(words()) || is_among(in_language(Language::ENGLISH, words))
}

fn english(words: Words) -> &'static str {
    in_language(Language::ENGLISH, || to_type(words))
}

/// Returns the text of a move, in small letters, in the notation of the game, which is English.
#[must_use]
pub fn in_notation(text: &str) -> Cow<'_, str> {
    if let Some((word, point)) = text.split_once([':', '：'])
        && means(word, terminal::words_dead)
    {
        return format!("{}:{point}", english(terminal::words_dead)).into();
    }
    let known = NOTATION.into_iter().find(|&words| means(text, words));
    known.map_or(Cow::Borrowed(text), |words| english(words).into())
}
