//! The name of a human player.

use std::fmt;

use crate::core::plain;

/// A human player's name, on one line.
///
/// Files keep all of it. It is shown with at most [`MOST`](Self::MOST) characters, the last one of
/// which is an ellipsis if there are more. None of them changes the direction of the text around it
/// or controls a terminal.
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
        let visible: String = Self::visible(&name).collect();
        let visible = visible.trim_end();
        let shown = if visible.chars().count() > Self::MOST {
            let begin: String = visible.chars().take(Self::MOST - 1).collect();
            format!("{}…", begin.trim_end())
        } else {
            visible.to_owned()
        };
        name.chars().any(is_seen).then_some(Self { whole: name, shown })
    }

    /// Returns the part of a text that may be in the field while a name is being typed: the name,
    /// and a blank after it.
    #[must_use]
    pub fn typed(text: &str) -> String {
        Self::visible(text).take(Self::MOST).collect()
    }

    /// Returns the characters of a text that may be in a name, with one blank between words.
    fn visible(text: &str) -> impl Iterator<Item = char> {
        let mut last = ' ';
        text.chars().filter_map(move |character| {
            let character = if character.is_whitespace() { ' ' } else { character };
            if plain::steers(character) || character == ' ' && last == ' ' {
                return None;
            }
            last = character;
            Some(character)
        })
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.shown)
    }
}

// The name that the user has given to an engine.

/// The most bytes of a name: each character may take four.
const BYTES: usize = 4 * PlayerName::MOST;

/// The name of an engine, a program of others that can take a seat: at most as long as a person's.
///
/// It is a value without a place in memory of its own, as a [`Seat`](super::Seat) is copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EngineName {
    bytes: [u8; BYTES],
    length: usize,
}

impl EngineName {
    /// Returns the name in a text, as far as it is shown; `None` if it has no visible characters.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let name = PlayerName::new(text)?;
        let mut bytes = [0; BYTES];
        let (length, shown) = (name.as_str().len(), name.as_str().as_bytes());
        bytes.get_mut(..length)?.copy_from_slice(shown);
        Some(Self { bytes, length })
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        // It was copied from a text.
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_as_long_as_a_persons() {
        let name = |text: &str| EngineName::new(text).map(|name| name.to_string());
        assert_eq!(name("  GNU   Go "), Some("GNU Go".to_owned()));
        assert_eq!(name(" \u{200b} "), None);
        let long = "\u{10348}".repeat(30);
        let shown = "\u{10348}".repeat(PlayerName::MOST - 1) + "…";
        assert_eq!(name(&long), Some(shown));
    }
}
