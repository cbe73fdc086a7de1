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

pub(super) fn accented(text: &str) -> Cow<'_, str> {
    text.chars()
        .map(|letter| {
            let found = ACCENTED.iter().find(|(plain, _)| *plain == letter);
            found.map_or(letter, |(_, accented)| *accented)
        })
        .collect::<String>()
        .into()
}

/// Returns a message in brackets, made longer by 40 % with words that can be wrapped.
///
/// The brackets count as padding. A message nested in this one is long enough already.
pub(super) fn bracketed(message: &str) -> String {
    let mut depth = 0_usize;
    let own = message.chars().filter(|letter| {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    });
    let longer = (own.count() * 2).div_ceil(5);
    let padding: String = " one two three four five six seven eight nine ten"
        .chars()
        .cycle()
        .take(longer.saturating_sub(2))
        .collect();
    format!("[{message}{}]", padding.trim_end())
}

#[cfg(test)]
mod tests {
    use super::bracketed;

    #[test]
    fn a_message_within_another_is_made_longer_once() {
        let level = bracketed("Low");
        assert_eq!(level, "[Low]");
        let sentence = bracketed(&format!("{level} thinks about its move"));
        assert_eq!(sentence, "[[Low] thinks about its move one tw]");
    }
}
