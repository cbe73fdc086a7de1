//! From the text of a file to its nodes, in the order of the file. Nothing here knows a game, and
//! nothing is nested: a file may have as many levels of variations as it has characters.

use std::borrow::Cow;
use std::ops::Range;

use super::mend::{Mended, begins_without_semicolon, capitals, next_value};
use crate::core::kit::{Point, Points};
use crate::storage::format::error::{ParseError, ParseFault, TextPlace};

use crate::storage::format::envelope::GamesOfText;
use crate::storage::format::losses::Slip;

const MAX_ALL_PROPERTIES: usize = 1 << 20;
const MAX_PROPERTIES: usize = 1000;
/// The value of a pass on boards of up to [`MAX_SIZE_OF_PASS`] rows, beside the empty one.
const PASS: &str = "tt";
/// The greatest board on which it is one.
const MAX_SIZE_OF_PASS: u8 = 19;

/// The first game of a file, and what is known of the rest.
#[derive(Debug)]
pub(super) struct Tree<'a> {
    /// The whole text as it is in the file.
    pub(super) text: &'a str,
    /// The same with its slips mended, if it has any.
    mended: Option<&'a Mended<'a>>,
    properties: Vec<Property<'a>>,
    steps: Vec<Step>,
    /// Where the text is not SGF: nothing behind that is in the tree.
    fault: Option<ParseError>,
    /// Whether there is other text before the games, between or behind them.
    pub(super) has_other_text: bool,
    /// What is wrong with the game behind the last one that could be found, if anything is.
    pub(super) later_fault: Option<ParseError>,
    pub(super) other_games: usize,
    /// The places of all games in it, in their brackets.
    pub(super) games: Vec<Range<usize>>,
}

/// A step through the tree, as it is kept: a node, whose properties end before the one with this
/// number, or one of the brackets. It is small, as a file may have two million.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step(u32);

impl Step {
    const OPEN: Self = Self(u32::MAX);
    const CLOSE: Self = Self(u32::MAX - 1);
}

/// A step through the tree of a file.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event<'a> {
    Open,
    Node(Properties<'a>),
    /// The current variation ends.
    Close,
}

impl Event<'_> {
    /// Adds the step to the text of a file.
    pub(super) fn write(self, text: &mut String) {
        match self {
            Self::Open => text.push('('),
            Self::Node(node) => {
                text.push(';');
                text.extend(node.iter().map(Property::source));
            }
            Self::Close => text.push(')'),
        }
    }
}

impl<'a> Tree<'a> {
    /// Reads a text up to the first fault in its first game.
    ///
    /// # Errors
    /// [`ParseError`] if no game begins in it.
    pub(super) fn parse(text: &'a str) -> Result<Self, ParseError> {
        Self::read(text, None)
    }

    /// Reads a text whose slips were mended.
    ///
    /// # Errors
    /// As those of [`parse`](Self::parse).
    pub(super) fn of_mended(mended: &'a Mended<'a>) -> Result<Self, ParseError> {
        Self::read(&mended.text, Some(mended))
    }

    /// Reads a text, mended or not.
    fn read(text: &'a str, mended: Option<&'a Mended<'a>>) -> Result<Self, ParseError> {
        let mut parser = Parser::after(text, 0)?;
        let (mut steps, mut properties) = (Vec::new(), Vec::new());
        let fault = parser.read(&mut steps, &mut properties).err();
        steps.shrink_to_fit();
        properties.shrink_to_fit();
        let mut all = GamesOfText::default();
        all.games.push(parser.start..parser.at);
        if fault.is_none() {
            all.add_games_after(text, parser.at);
        }
        if let Some(mended) = mended {
            all.in_original(mended);
        }
        let text = mended.map_or(text, |mended| mended.original);
        let (mut has_other_text, mut end) = (false, 0);
        for game in &all.games {
            has_other_text |= !text[end..game.start].trim().is_empty();
            end = game.end;
        }
        has_other_text |= all.fault.is_none() && !text[end..].trim().is_empty();
        let other_games = all.others();
        Ok(Self {
            text,
            mended,
            properties,
            steps,
            fault,
            has_other_text,
            other_games,
            later_fault: all.fault,
            games: all.games,
        })
    }

    /// Returns the first node, with which every game begins.
    ///
    /// # Errors
    /// [`ParseError`] if there is a fault in it.
    pub(super) fn root(&self) -> Result<Properties<'_>, ParseError> {
        match self.events().next() {
            Some(Event::Node(root)) => Ok(root),
            Some(Event::Open | Event::Close) | None => {
                self.check_end()?;
                Ok(Properties::of(&[]))
            }
        }
    }

    /// Returns whether the variation that opens with the step of this number is the only one of its
    /// line, and its line that of the whole game.
    pub(super) fn has_one_line_from(&self, number: usize) -> bool {
        let mut depth = 0_usize;
        let ends = self.steps[number..].iter().position(|step| {
            match step {
                &Step::OPEN => depth += 1,
                &Step::CLOSE => depth -= 1,
                Step(_) => {}
            }
            depth == 0
        });
        ends.is_some_and(|end| number + end + 2 == self.steps.len())
    }

    /// Returns the steps through the tree from the first node to the end of the game, or to the
    /// first fault.
    pub(super) fn events(&self) -> impl Iterator<Item = Event<'_>> {
        let mut start = 0;
        self.steps.iter().map(move |step| match *step {
            Step::OPEN => Event::Open,
            Step::CLOSE => Event::Close,
            Step(end) => {
                let node = Properties::of(&self.properties[start..end as usize]);
                start = end as usize;
                Event::Node(node)
            }
        })
    }

    /// Checks that the [events](Self::events) are the whole game.
    ///
    /// # Errors
    /// [`ParseError`] names the place at which the text is not SGF, and what would be right.
    pub(super) fn check_end(&self) -> Result<(), ParseError> {
        self.fault.clone().map_or(Ok(()), Err)
    }

    /// Returns whether neither this game nor a later one has a fault.
    pub(super) const fn is_sound(&self) -> bool {
        self.fault.is_none() && self.later_fault.is_none()
    }

    /// Returns the slips of the first game that were mended, with their places in the file.
    pub(super) fn slips(&self) -> Vec<(TextPlace, Slip)> {
        let end = self.games.first().map_or(self.text.len(), |game| game.end);
        self.mended.map(|mended| mended.slips_before(end)).unwrap_or_default()
    }

    pub(super) fn place(&self, at: Offset) -> TextPlace {
        let at = at.0 as usize;
        let at = self.mended.map_or(at, |mended| mended.original_at(at));
        TextPlace::of(self.text, at)
    }
}

/// Does something with the tree of a text, mended if it has slips.
///
/// # Errors
/// [`ParseError`] if no game begins in the text.
pub(super) fn with_tree<T>(
    text: &str,
    act: impl FnOnce(&Tree<'_>) -> Result<T, ParseError>,
) -> Result<T, ParseError> {
    let strict = Tree::parse(text);
    let is_sound = strict.as_ref().is_ok_and(Tree::is_sound);
    if is_sound && !begins_without_semicolon(text) {
        return act(&strict?);
    }
    let Some(mended) = Mended::of(text) else {
        return act(&strict?);
    };
    drop(strict);
    act(&Tree::of_mended(&mended)?)
}

/// Returns whether the value of a move is a pass on a board with so many rows.
pub(super) fn is_pass(value: &str, size: u8) -> bool {
    value.is_empty() || value == PASS && size <= MAX_SIZE_OF_PASS
}

/// Returns the point that a value stands for on a board with so many rows: two letters, column and
/// row, from `aa` at the upper left.
///
/// # Errors
/// [`ParseFault`] if the board has no such point.
pub(super) fn point<B>(value: &str, size: u8) -> Result<Point<B>, ParseFault> {
    let letter = |byte: u8| byte.checked_sub(b'a').filter(|&number| number < size);
    let place = match *value.as_bytes() {
        [column, row] => letter(column).zip(letter(row)),
        _ => None,
    };
    match place {
        Some((column, row)) => Ok(Point::at(column, size - 1 - row)),
        None => Err(ParseFault::NotAPoint { value: value.to_owned(), size }),
    }
}

/// Returns the points that a value of a list stands for: one, or those of a rectangle, as in
/// `aa:cc`.
///
/// # Errors
/// [`ParseFault`] if the board has no such point.
pub(super) fn points<B: Points>(text: &str, size: u8) -> Result<Vec<Point<B>>, ParseFault> {
    let Some((from, to)) = text.split_once(':') else {
        return Ok(vec![point(text, size)?]);
    };
    let whole = |_| ParseFault::NotAPoint { value: text.to_owned(), size };
    let from: Point<B> = point(from, size).map_err(whole)?;
    let to: Point<B> = point(to, size).map_err(whole)?;
    let range = |a: u8, b: u8| a.min(b)..=a.max(b);
    let rows = range(from.row(), to.row());
    Ok(rows
        .flat_map(|row| range(from.column(), to.column()).map(move |column| Point::at(column, row)))
        .collect())
}

pub(super) fn value<B: Points>(point: Point<B>, size: u8) -> String {
    [point.column(), size - 1 - point.row()]
        .map(|number| char::from(b'a' + number))
        .iter()
        .collect()
}

/// Returns a number of bytes or of properties, of which no text has four billion.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// The first node of a variation.
    Node,
    Any,
    /// Another variation, or the end of this one: nodes come before variations.
    Variation,
}

/// The reader of a file, which goes through the first game of it.
struct Parser<'a> {
    text: &'a str,
    /// The position of the bracket that opens the game.
    start: usize,
    /// The position of the next character.
    at: usize,
}

impl<'a> Parser<'a> {
    /// Returns a parser at the first game of a text behind this many bytes, which may follow
    /// anything.
    ///
    /// # Errors
    /// [`ParseError`] if there is no game.
    fn after(text: &'a str, from: usize) -> Result<Self, ParseError> {
        let is_game = |start: &usize| text[start + 1..].trim_start().starts_with(';');
        let mut brackets = text[from..].match_indices('(').map(|(at, _)| from + at);
        match brackets.find(is_game) {
            Some(start) => Ok(Self { text, start, at: start + 1 }),
            None => Err(ParseError::format(ParseFault::NotSgf)),
        }
    }

    /// Reads the game to its end, and adds its steps and its properties to these.
    ///
    /// # Errors
    /// [`ParseError`] names the place at which the text is not SGF, and what would be right.
    fn read(
        &mut self,
        steps: &mut Vec<Step>,
        properties: &mut Vec<Property<'a>>,
    ) -> Result<(), ParseError> {
        self.each_step(properties, |step, _| steps.push(step))
    }

    /// Reads the game to its end, without keeping anything of it.
    ///
    /// # Errors
    /// As those of [`read`](Self::read).
    fn skip(&mut self) -> Result<(), ParseError> {
        self.each_step(&mut Vec::new(), |_, properties| properties.clear())
    }

    /// Reads the game to its end, with its steps one by one, after each of which its properties
    /// have been added to these.
    fn each_step(
        &mut self,
        properties: &mut Vec<Property<'a>>,
        mut act: impl FnMut(Step, &mut Vec<Property<'a>>),
    ) -> Result<(), ParseError> {
        // How many variations are open; the game is over when there is none.
        let mut depth = 1_usize;
        let mut expected = Expected::Node;
        while depth > 0 {
            self.skip_white();
            let at = Offset(small(self.at));
            let Some(character) = self.rest().chars().next() else {
                return Err(self.error(at, ParseFault::NoEnd));
            };
            let step = match (character, expected) {
                (';', Expected::Node | Expected::Any) => {
                    self.at += 1;
                    self.properties(properties)?;
                    expected = Expected::Any;
                    Step(small(properties.len()))
                }
                (_, Expected::Node) => return Err(self.error(at, ParseFault::NoNode)),
                ('(', _) => {
                    self.at += 1;
                    depth += 1;
                    expected = Expected::Node;
                    Step::OPEN
                }
                (')', _) => {
                    self.at += 1;
                    depth -= 1;
                    expected = Expected::Variation;
                    Step::CLOSE
                }
                (';', Expected::Variation) => {
                    return Err(self.error(at, ParseFault::NodeAfterVariation));
                }
                (other, _) => return Err(self.error(at, ParseFault::Misplaced(other))),
            };
            act(step, properties);
        }
        Ok(())
    }

    fn error(&self, at: Offset, fault: ParseFault) -> ParseError {
        ParseError::format_at(TextPlace::of(self.text, at.0 as usize), fault)
    }

    /// Reads the properties of a node, and adds them to these.
    fn properties(&mut self, properties: &mut Vec<Property<'a>>) -> Result<(), ParseError> {
        let most = properties.len() + MAX_PROPERTIES;
        loop {
            self.skip_white();
            let at = Offset(small(self.at));
            let rest = self.rest();
            let length = rest
                .find(|character: char| !character.is_ascii_alphanumeric())
                .unwrap_or(rest.len());
            if length == 0 {
                return Ok(());
            }
            let name = capitals(&rest[..length]);
            if name.is_empty() {
                return Err(self.error(at, ParseFault::NoName));
            }
            self.at += length;
            if !self.skip_values()? {
                return Err(self.error(at, ParseFault::NoValue(name.into_owned())));
            }
            if properties.len() == MAX_ALL_PROPERTIES {
                return Err(self.error(at, ParseFault::TooManyInAll(MAX_ALL_PROPERTIES)));
            }
            if properties.len() == most {
                return Err(self.error(at, ParseFault::TooManyProperties));
            }
            properties.push(Property {
                at,
                name_length: small(length),
                source: &rest[..rest.len() - self.rest().len()],
            });
        }
    }

    /// Goes past the values of a property. Returns whether there are any.
    fn skip_values(&mut self) -> Result<bool, ParseError> {
        let start = self.rest();
        let mut rest = start;
        while next_value(&mut rest).is_some() {}
        self.at = self.text.len() - rest.len();
        if rest.trim_start().starts_with('[') {
            self.skip_white();
            return Err(self.error(Offset(small(self.at)), ParseFault::ValueWithoutEnd));
        }
        Ok(rest.len() < start.len())
    }

    /// Returns what is still to be read; after the end of the game, what stands behind it.
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_white(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }
}

pub(in crate::storage) fn games(text: &str) -> GamesOfText {
    let mut all = GamesOfText::default();
    all.add_games_after(text, 0);
    let is_sound = all.fault.is_none() && !all.games.is_empty();
    if (!is_sound || begins_without_semicolon(text))
        && let Some(mended) = Mended::of(text)
    {
        all = GamesOfText::default();
        all.add_games_after(&mended.text, 0);
        all.in_original(&mended);
    }
    if all.games.is_empty() && all.fault.is_none() {
        all.fault = Some(ParseError::format(ParseFault::NotSgf));
    }
    all
}

impl GamesOfText {
    /// Makes the places in a mended text those in the original one.
    fn in_original(&mut self, mended: &Mended<'_>) {
        self.is_cut = mended.is_cut();
        for game in &mut self.games {
            *game = mended.original_at(game.start)..mended.original_at(game.end);
        }
    }

    /// Adds the games behind this many bytes of a text. What follows a fault is not read: it may
    /// have one at each of its characters.
    fn add_games_after(&mut self, text: &str, mut end: usize) {
        while self.fault.is_none()
            && let Ok(mut parser) = Parser::after(text, end)
        {
            self.fault = parser.skip().err();
            end = parser.at;
            if self.fault.is_none() {
                self.games.push(parser.start..end);
            }
        }
    }
}

/// Returns the properties of the first node of a game, without reading on.
///
/// # Errors
/// [`ParseError`] if no game begins in the text, or there is a fault in that node.
pub(super) fn first_node(text: &str) -> Result<Vec<Property<'_>>, ParseError> {
    let mut parser = Parser::after(text, 0)?;
    parser.skip_white();
    parser.at += 1; // a game begins with a bracket and a semicolon
    let mut properties = Vec::new();
    parser.properties(&mut properties)?;
    Ok(properties)
}

/// Does something with each step of a text, none of which is kept; returns whether it is a game
/// without a fault, and nothing else.
pub(super) fn for_steps(text: &str, mut act: impl FnMut(Event<'_>)) -> bool {
    let Ok(mut parser) = Parser::after(text, 0) else {
        return false;
    };
    let read = parser.each_step(&mut Vec::new(), |step, properties| {
        act(match step {
            Step::OPEN => Event::Open,
            Step::CLOSE => Event::Close,
            Step(_) => Event::Node(Properties::of(properties)),
        });
        properties.clear();
    });
    read.is_ok() && text[..parser.start].trim().is_empty() && parser.rest().trim().is_empty()
}

/// Returns the first property of the line that a text begins with for which this holds.
pub(super) fn first_property(
    text: &str,
    is_wanted: impl Fn(&Property<'_>) -> bool,
) -> Option<Property<'_>> {
    let mut parser = Parser::after(text, 0).ok()?;
    loop {
        parser.skip_white();
        if !parser.rest().starts_with(';') {
            return None;
        }
        parser.at += 1;
        let mut properties = Vec::new();
        parser.properties(&mut properties).ok()?;
        if let Some(found) = properties.into_iter().find(&is_wanted) {
            return Some(found);
        }
    }
}

// The properties of a node: their names and values.

#[derive(Clone, Copy, Debug)]
pub(super) struct Properties<'a>(&'a [Property<'a>]);

impl<'a> Properties<'a> {
    pub(super) const fn of(properties: &'a [Property<'a>]) -> Self {
        Self(properties)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &'a Property<'a>> + use<'a> {
        self.0.iter()
    }

    /// Returns the first value of the property with this name, or `None` if there is no such
    /// property.
    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.0.iter().find(|property| property.name() == name).map(Property::text)
    }
}

/// A property: a name, and its values. It is small, as a file may have a million.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property<'a> {
    pub(super) at: Offset,
    /// The bytes of the name as the file has it.
    name_length: u32,
    /// The name and the values as they are in the file, each value in its brackets. They are looked
    /// for again when they are asked for.
    source: &'a str,
}

impl<'a> Property<'a> {
    /// Returns the capital letters of its name, and digits: old files have small letters between
    /// them, which mean nothing.
    pub(super) fn name(&self) -> Cow<'a, str> {
        capitals(&self.source[..self.name_length as usize])
    }

    /// Returns the values as they are in the file, without their brackets.
    fn values(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let mut rest = &self.source[self.name_length as usize..];
        std::iter::from_fn(move || next_value(&mut rest))
    }

    /// Returns the first value as text on one line, without blanks around it.
    pub(super) fn text(&self) -> String {
        self.values().next().map(simple_text).unwrap_or_default()
    }

    pub(super) fn texts(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(simple_text)
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = String> + use<'a> {
        self.values().map(|value| unescaped(value, |white| white))
    }

    pub(super) fn source(&self) -> String {
        let mut text = self.name().into_owned();
        for value in self.values() {
            text.extend(["[", value, "]"]);
        }
        text
    }

    pub(super) const fn place(&self) -> Range<usize> {
        let start = self.at.0 as usize;
        start..start + self.source.len()
    }

    pub(super) fn len(&self) -> usize {
        self.values().count()
    }
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
pub(super) struct Offset(u32);

#[cfg(test)]
mod tests;
