//! The pseudo-language `en-XA`: English with accents, in brackets and 40 % longer, so that clipped
//! text, and text that is not a message, is found by tests or by looking.

use std::borrow::Cow;

/// The letters that replace English ones, all of which Inter has.
const ACCENTED: [(char, char); 24] = [
    ('a', 'á'),
    ('c', 'ç'),
    ('d', 'ď'),
    ('e', 'é'),
    ('g', 'ğ'),
    ('i', 'í'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('r', 'ř'),
    ('s', 'š'),
    ('u', 'ü'),
    ('y', 'ý'),
    ('z', 'ž'),
    ('A', 'Å'),
    ('C', 'Ç'),
    ('D', 'Ď'),
    ('E', 'É'),
    ('I', 'Í'),
    ('N', 'Ñ'),
    ('O', 'Ö'),
    ('S', 'Š'),
    ('U', 'Ü'),
    ('Y', 'Ý'),
    ('Z', 'Ž'),
];

/// Returns the text with accents.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    text.chars()
        .map(|letter| {
            let found = ACCENTED.iter().find(|(plain, _)| *plain == letter);
            found.map_or(letter, |(_, accented)| *accented)
        })
        .collect::<String>()
        .into()
}

/// Returns a message in brackets, 40 % longer with words that can be wrapped.
pub(super) fn bracketed(message: &str) -> String {
    let length = message.chars().count();
    let padding: String = " one two three four five six seven eight nine ten"
        .chars()
        .cycle()
        .take((length * 2).div_ceil(5))
        .collect();
    format!("[{message}{}]", padding.trim_end())
}
