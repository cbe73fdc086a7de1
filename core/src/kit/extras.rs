//! The extras of a level in the MODE notation: a computer's character and its evaluation.

use crate::kind::{Aspect, AspectValue, Level, LevelError};
use crate::score::Character;

/// A value that a player can choose for a computer.
#[derive(Clone, Copy, Debug)]
pub struct Choice<T> {
    /// The value.
    pub value: T,
    /// Its word in the MODE notation.
    pub word: &'static str,
}

impl<T: Copy + Eq> Choice<T> {
    /// Returns a choice with its word.
    #[must_use]
    pub const fn new(value: T, word: &'static str) -> Self {
        Self { value, word }
    }

    /// Returns the extra that follows a level with this value: `,aggressive`.
    pub fn extra(choices: &[Self], value: T) -> String {
        choices
            .iter()
            .find(|choice| choice.value == value)
            .map(|choice| format!(",{}", choice.word))
            .unwrap_or_default()
    }

    /// Returns the option of a computer with these choices, each applied by `with`.
    pub fn aspect<L: Level>(
        choices: &[Self],
        option: &'static str,
        with: impl Fn(T) -> L,
    ) -> Aspect<L> {
        let options = choices
            .iter()
            .map(|choice| (AspectValue::Name(choice.word), with(choice.value)));
        Aspect::new(option, options.collect())
    }

    /// Puts the value of a word into `slot`. Returns `None` for an unknown word, or else whether
    /// the slot was empty.
    fn choose(choices: &[Self], word: &str, slot: &mut Option<T>) -> Option<bool> {
        let choice = choices.iter().find(|choice| choice.word == word)?;
        Some(slot.replace(choice.value).is_none())
    }
}

/// The characters of a computer, in the order of lists.
pub const CHARACTERS: [Choice<Character>; 3] = [
    Choice::new(Character::Neutral, "neutral"),
    Choice::new(Character::Aggressive, "aggressive"),
    Choice::new(Character::Defensive, "defensive"),
];

/// Parses the character and the evaluation, if there is one, from the words after a level, in any
/// order.
///
/// # Errors
/// [`LevelError`] if a word is neither, or there are two of one kind.
pub fn character_and_evaluation<L: Level, E: Copy + Eq>(
    words: Vec<String>,
    evaluations: &[Choice<E>],
) -> Result<(Character, Option<E>), LevelError> {
    let (mut character, mut evaluation) = (None, None);
    for word in words {
        let is_first = Choice::choose(&CHARACTERS, &word, &mut character)
            .or_else(|| Choice::choose(evaluations, &word, &mut evaluation));
        match is_first {
            Some(true) => {}
            Some(false) => {
                return Err(LevelError::Twice { word });
            }
            None => {
                return Err(LevelError::NotAnExtra {
                    word,
                    choices: L::EXTRAS.to_vec(),
                });
            }
        }
    }
    Ok((character.unwrap_or_default(), evaluation))
}
