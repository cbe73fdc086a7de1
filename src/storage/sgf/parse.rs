//! From the text of a file to its nodes, one after the other. This knows no game, and uses no
//! recursion: a file may have as many levels of variations as characters.

use crate::storage::damage::Damage;
use crate::storage::format_fault::{FormatFault, SgfFault, TextPlace};

/// The most properties of a node.
const MAX_PROPERTIES: usize = 1000;

/// A step through the tree of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event<'a> {
    /// A variation begins.
    Open,
    /// A node.
    Node(Properties<'a>),
    /// The current variation ends.
    Close,
}

/// The properties of a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Properties<'a>(Vec<Property<'a>>);

impl<'a> Properties<'a> {
    /// Returns the properties in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Property<'a>> {
        self.0.iter()
    }

    /// Returns the first value of the property with this name, or `None` if there is no such
    /// property.
    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.0
            .iter()
            .find(|property| property.name == name)
            .map(Property::text)
    }
}

/// A property: a name, and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property<'a> {
    /// The capital letters and digits of its name: old files have lower-case letters in between,
    /// which mean nothing.
    pub(super) name: String,
    /// Its position.
    pub(super) at: Offset,
    /// The raw values, each in brackets; at least one. They are parsed again when they are needed,
    /// as a file may have very many.
    source: &'a str,
    /// The number of values.
    count: usize,
}

impl<'a> Property<'a> {
    /// Returns the raw values without their brackets.
    fn values(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let mut rest = self.source;
        std::iter::from_fn(move || next_value(&mut rest))
    }

    /// Returns the first value as text on one line, without blanks around it.
    pub(super) fn text(&self) -> String {
        self.values().next().map(simple_text).unwrap_or_default()
    }

    /// Returns all values as text.
    pub(super) fn texts(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(simple_text)
    }

    /// Returns each value as multi-line text.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(|value| unescaped(value, |white| white))
    }

    /// Returns the property as in the file.
    pub(super) fn source(&self) -> String {
        let mut text = self.name.clone();
        for value in self.values() {
            text.extend(["[", value, "]"]);
        }
        text
    }

    /// Returns the number of values.
    pub(super) const fn len(&self) -> usize {
        self.count
    }
}

/// Takes the next value from the start of a text, if there is one.
fn next_value<'a>(text: &mut &'a str) -> Option<&'a str> {
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
pub(super) struct Offset(usize);

/// The state of the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// The first node of a variation.
    Node,
    /// Anything.
    Any,
    /// Another variation, or the end of this one: nodes come before variations.
    Variation,
}

/// The parser of the first game in a file.
#[derive(Clone)]
pub(super) struct Parser<'a> {
    text: &'a str,
    /// The position of the next character.
    at: usize,
    /// The number of open variations; the game ends when there are none.
    depth: usize,
    expected: Expected,
}

impl<'a> Parser<'a> {
    /// Returns a parser at the first game of a text, which may follow anything.
    ///
    /// # Errors
    /// [`Damage`] if there is no game.
    pub(super) fn new(text: &'a str) -> Result<Self, Damage> {
        let is_game = |&(at, _): &(usize, &str)| text[at + 1..].trim_start().starts_with(';');
        match text.match_indices('(').find(is_game) {
            Some((at, _)) => Ok(Self {
                text,
                at: at + 1,
                depth: 1,
                expected: Expected::Node,
            }),
            None => Err(Damage::format(SgfFault::NotSgf)),
        }
    }

    /// Returns the text before the game.
    ///
    /// Call it before anything is read.
    pub(super) fn before(&self) -> &'a str {
        &self.text[..self.at - 1]
    }

    /// Returns the first node, with which every game begins.
    ///
    /// # Errors
    /// Those of [`next`](Self::next).
    pub(super) fn root(&mut self) -> Result<Properties<'a>, Damage> {
        match self.next()? {
            Some(Event::Node(root)) => Ok(root),
            Some(Event::Open | Event::Close) | None => Ok(Properties::default()),
        }
    }

    /// Returns the next step through the tree, or `None` after the end of the game.
    ///
    /// # Errors
    /// [`Damage`] with the place of the first syntax error.
    pub(super) fn next(&mut self) -> Result<Option<Event<'a>>, Damage> {
        if self.depth == 0 {
            return Ok(None);
        }
        self.skip_white();
        let at = Offset(self.at);
        let Some(character) = self.rest().chars().next() else {
            return Err(self.damage(at, SgfFault::NoEnd));
        };
        let event = match (character, self.expected) {
            (';', Expected::Node | Expected::Any) => {
                self.at += 1;
                Event::Node(self.properties()?)
            }
            (_, Expected::Node) => {
                return Err(self.damage(at, SgfFault::NoNode));
            }
            ('(', _) => {
                self.at += 1;
                self.depth += 1;
                Event::Open
            }
            (')', _) => {
                self.at += 1;
                self.depth -= 1;
                Event::Close
            }
            (';', Expected::Variation) => {
                return Err(self.damage(at, SgfFault::NodeAfterVariation));
            }
            (other, _) => {
                return Err(self.damage(at, SgfFault::Misplaced(other)));
            }
        };
        self.expected = match event {
            Event::Open => Expected::Node,
            Event::Node(_) => Expected::Any,
            Event::Close => Expected::Variation,
        };
        Ok(Some(event))
    }

    /// Returns the damage at a place.
    pub(super) fn damage(&self, at: Offset, fault: impl Into<FormatFault>) -> Damage {
        Damage::Format {
            place: Some(self.place(at)),
            fault: fault.into(),
        }
    }

    /// Returns the line and the column of a place.
    pub(super) fn place(&self, at: Offset) -> TextPlace {
        TextPlace::of(self.text, at.0)
    }

    /// Reads the properties of a node.
    fn properties(&mut self) -> Result<Properties<'a>, Damage> {
        let mut properties = Vec::new();
        loop {
            self.skip_white();
            let at = Offset(self.at);
            let rest = self.rest();
            let length = rest
                .find(|character: char| !character.is_ascii_alphanumeric())
                .unwrap_or(rest.len());
            if length == 0 {
                return Ok(Properties(properties));
            }
            let name: String = rest[..length]
                .chars()
                .filter(|character| !character.is_ascii_lowercase())
                .collect();
            if name.is_empty() {
                return Err(self.damage(at, SgfFault::NoName));
            }
            self.at += length;
            let (source, count) = self.values()?;
            if count == 0 {
                return Err(self.damage(at, SgfFault::NoValue(name)));
            }
            if properties.len() == MAX_PROPERTIES {
                return Err(self.damage(at, SgfFault::TooManyProperties));
            }
            properties.push(Property {
                name,
                at,
                source,
                count,
            });
        }
    }

    /// Skips the values of a property, and returns their text and number.
    fn values(&mut self) -> Result<(&'a str, usize), Damage> {
        let start = self.rest();
        let (mut rest, mut count) = (start, 0);
        while next_value(&mut rest).is_some() {
            count += 1;
        }
        self.at = self.text.len() - rest.len();
        self.skip_white();
        if self.rest().starts_with('[') {
            return Err(self.damage(Offset(self.at), SgfFault::ValueWithoutEnd));
        }
        Ok((&start[..start.len() - rest.len()], count))
    }

    /// Returns the rest of the text; after the end of the game, the text behind it.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips white space.
    fn skip_white(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }
}

/// Returns the number of bytes before the bracket that ends a value.
fn value_length(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let is_end = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the steps through a text, each property with its name and first value, or the error.
    fn steps(text: &str) -> Result<String, Damage> {
        let mut parser = Parser::new(text)?;
        let mut steps = String::new();
        while let Some(event) = parser.next()? {
            match event {
                Event::Open => steps.push('('),
                Event::Close => steps.push(')'),
                Event::Node(properties) => {
                    let texts: Vec<String> = properties
                        .iter()
                        .map(|property| format!("{}={}", property.name, property.text()))
                        .collect();
                    steps.push(';');
                    steps.push_str(&texts.join(","));
                }
            }
        }
        Ok(steps)
    }

    #[test]
    fn trees_are_read_with_any_white_space() {
        for (text, expected) in [
            ("(;)", ";)"),
            (
                "From: me (at home)\n( ; B [aa]\r\n;\tW\n[bb] )(;B[cc])",
                ";B=aa;W=bb)",
            ),
            (
                "(;B[a](;W[b];B[c])(;W[d](;B[e])(;B[f])))",
                ";B=a(;W=b;B=c)(;W=d(;B=e)(;B=f)))",
            ),
            (
                "(;AddBlack[aa][bb]CoPyright[x]KGS2[y])",
                ";AB=aa,CP=x,KGS2=y)",
            ),
            (
                r"(;C[a\]b\\]N[ c\:d
e ]GC[f\
g])",
                r";C=a]b\,N=c:d e,GC=fg)",
            ),
        ] {
            assert_eq!(steps(text).as_deref(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (text, place, fault) in [
            ("", None, SgfFault::NotSgf),
            ("(B[aa])", None, SgfFault::NotSgf),
            ("(;B[aa]", Some((1, 8)), SgfFault::NoEnd),
            (
                "(;B[aa]\n;W",
                Some((2, 2)),
                SgfFault::NoValue("W".to_owned()),
            ),
            ("(;B[aa\\]\n", Some((1, 4)), SgfFault::ValueWithoutEnd),
            ("(;é)", Some((1, 3)), SgfFault::Misplaced('é')),
            ("(;C[é]b[aa])", Some((1, 7)), SgfFault::NoName),
            ("(;B[aa]\n(W[bb]))", Some((2, 2)), SgfFault::NoNode),
            (
                "(;(;B[aa]);W[bb])",
                Some((1, 11)),
                SgfFault::NodeAfterVariation,
            ),
        ] {
            let place = place.map(|(line, column)| TextPlace { line, column });
            let fault = FormatFault::Sgf(fault);
            assert_eq!(
                steps(text),
                Err(Damage::Format { place, fault }),
                "{text:?}"
            );
        }
    }

    #[test]
    fn any_depth_is_read() {
        let deep = "(;".repeat(500_000);
        assert!(steps(&deep).is_err(), "it has no end");
        let closed = "(;".repeat(200_000) + &")".repeat(200_000);
        assert_eq!(steps(&closed).map(|steps| steps.len()), Ok(599_999));
    }
}
