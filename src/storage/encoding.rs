//! The encoding of a file: UTF-8, or else Latin 1. What matters to a game is ASCII, which most encodings
//! have in common.

use std::borrow::Cow;

use super::format_error::FormatError;

/// The encoding of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Utf8,
    /// Each byte is the character with its number.
    Latin1,
}

impl Encoding {
    /// Returns the text of bytes, and the encoding that they are in.
    pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, Self) {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return (Cow::Borrowed(text), Self::Utf8);
        }
        let text = bytes.iter().copied().map(char::from).collect();
        (Cow::Owned(text), Self::Latin1)
    }

    /// Returns a text as bytes.
    ///
    /// # Errors
    /// [`FormatError::Encoding`] if the encoding lacks a character of it.
    pub(super) fn encode(self, text: &str) -> Result<Vec<u8>, FormatError> {
        let byte =
            |character| u8::try_from(character).map_err(|_| FormatError::Encoding { character });
        match self {
            Self::Utf8 => Ok(text.as_bytes().to_vec()),
            Self::Latin1 => text.chars().map(byte).collect(),
        }
    }
}
