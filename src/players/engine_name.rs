//! The name that the user has given to an engine.

use std::fmt;

use super::player_name::PlayerName;

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
