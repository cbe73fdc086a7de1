//! The properties of a node: their names and values.

use std::borrow::Cow;
use std::ops::Range;

#[derive(Clone, Copy, Debug)]
pub(in crate::storage::format::sgf) struct Properties<'a>(&'a [Property<'a>]);

impl<'a> Properties<'a> {
    pub(in crate::storage::format::sgf) const fn of(properties: &'a [Property<'a>]) -> Self {
        Self(properties)
    }

    pub(in crate::storage::format::sgf) fn iter(
        &self,
    ) -> impl Iterator<Item = &'a Property<'a>> + use<'a> {
        self.0.iter()
    }

    /// Returns the first value of the property with this name, or `None` if there is no such
    /// property.
    pub(in crate::storage::format::sgf) fn text(&self, name: &str) -> Option<String> {
        self.0
            .iter()
            .find(|property| property.name() == name)
            .map(Property::text)
    }
}

/// A property: a name, and its values. It is small, as a file may have a million.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::storage::format::sgf) struct Property<'a> {
    pub(in crate::storage::format::sgf) at: Offset,
    /// The bytes of the name as the file has it.
    pub(super) name_length: u32,
    /// The name and the values as they are in the file, each value in its brackets. They are looked
    /// for again when they are asked for.
    pub(super) source: &'a str,
}

impl<'a> Property<'a> {
    /// Returns the capital letters of its name, and digits: old files have small letters between
    /// them, which mean nothing.
    pub(in crate::storage::format::sgf) fn name(&self) -> Cow<'a, str> {
        capitals(&self.source[..self.name_length as usize])
    }

    /// Returns the values as they are in the file, without their brackets.
    fn values(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let mut rest = &self.source[self.name_length as usize..];
        std::iter::from_fn(move || next_value(&mut rest))
    }

    /// Returns the first value as text on one line, without blanks around it.
    pub(in crate::storage::format::sgf) fn text(&self) -> String {
        self.values().next().map(simple_text).unwrap_or_default()
    }

    pub(in crate::storage::format::sgf) fn texts(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(simple_text)
    }

    pub(in crate::storage::format::sgf) fn lines(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(|value| unescaped(value, |white| white))
    }

    pub(in crate::storage::format::sgf) fn source(&self) -> String {
        let mut text = self.name().into_owned();
        for value in self.values() {
            text.extend(["[", value, "]"]);
        }
        text
    }

    pub(in crate::storage::format::sgf) const fn place(&self) -> Range<usize> {
        let start = self.at.0 as usize;
        start..start + self.source.len()
    }

    pub(in crate::storage::format::sgf) fn len(&self) -> usize {
        self.values().count()
    }
}

/// Returns a name without its small letters.
pub(in crate::storage::format::sgf) fn capitals(name: &str) -> Cow<'_, str> {
    if name.contains(|character: char| character.is_ascii_lowercase()) {
        name.replace(|character: char| character.is_ascii_lowercase(), "")
            .into()
    } else {
        name.into()
    }
}

/// Takes the next value from the start of a text, if there is one.
pub(in crate::storage::format::sgf) fn next_value<'a>(text: &mut &'a str) -> Option<&'a str> {
    let value = text.trim_start().strip_prefix('[')?;
    let length = value_length(value)?;
    *text = &value[length + 1..];
    Some(&value[..length])
}

/// Decodes a value as one line, without surrounding blanks.
fn simple_text(value: &str) -> String {
    unescaped(value, |_| ' ').trim().to_owned()
}

/// Decodes a value: a backslash escapes the character after it, and removes a line break; `white`
/// maps other white space.
fn unescaped(value: &str, white: impl Fn(char) -> char) -> String {
    let mut text = String::new();
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('\r') => drop(characters.next_if_eq(&'\n')),
                Some('\n') => drop(characters.next_if_eq(&'\r')),
                Some(escaped) => text.push(escaped),
                None => {}
            },
            blank if blank.is_whitespace() => text.push(white(blank)),
            other => text.push(other),
        }
    }
    text
}

/// A place in the text, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::storage::format::sgf) struct Offset(pub(super) u32);

/// Returns the number of bytes before the bracket that ends a value.
fn value_length(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let is_end = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    })
}
