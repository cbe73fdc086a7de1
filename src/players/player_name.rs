//! The name of a human player.

use std::fmt;

use crate::core::plain;

/// A human player's name, on one line.
///
/// Files keep all of it. It is shown with at most [`MOST`](Self::MOST) characters, which neither
/// change the direction of the text around them nor control a terminal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerName {
    whole: String,
    shown: String,
}

impl PlayerName {
    /// The most characters of a name that are shown or can be typed.
    pub const MOST: usize = 24;

    /// Returns the name in a text; `None` if it has no visible characters.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_seen = |character| {
            character != ' ' && !plain::only_changes_others(character) && !plain::steers(character)
        };
        let shown = Self::typed(&name).trim_end().to_owned();
        name.chars()
            .any(is_seen)
            .then_some(Self { whole: name, shown })
    }

    /// Returns the part of a text that may be in the field while a name is being typed: the name,
    /// and a blank after it.
    #[must_use]
    pub fn typed(text: &str) -> String {
        let mut name = String::new();
        let mut count = 0;
        for character in text.chars() {
            let character = if character.is_whitespace() {
                ' '
            } else {
                character
            };
            if plain::steers(character)
                || character == ' ' && (name.is_empty() || name.ends_with(' '))
            {
                continue;
            }
            if count == Self::MOST {
                break;
            }
            name.push(character);
            count += 1;
        }
        name
    }

    /// Returns the whole name, for a file.
    #[must_use]
    pub fn whole(&self) -> &str {
        &self.whole
    }

    /// Returns the name as it is shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.shown
    }
}

impl fmt::Display for PlayerName {
    /// Writes the name as it is shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.shown)
    }
}
