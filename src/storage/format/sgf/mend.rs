//! Slips in the text of a file, mended before it is read: what other programs write beside the
//! format, and files that are cut off.
//!
//! A text that the parser takes as it is stays as it is. Where it does not, one pass over the text
//! writes it anew, with what is missing put in, and everything else as it stands:
//!
//! | slip | mended |
//! |---|---|
//! | the end is missing, `]` or `)` | a text ends there, half a move is kept as text; then all brackets are closed |
//! | `(` without `;` | the node begins there |
//! | a name in small letters alone, `id[…]` | the letters are capitals |
//! | a move without a value, `;W` | the value is `?`, which is no move |
//! | `]` in a text, `US[Ann [3d]]` | escaped, if a property, a node or a bracket follows the next one |
//! | anything else between nodes and properties, `---` | kept as text, in a property of ours ([`TEXT`]) |
//! | nodes behind the variations of their line | kept as text: it is not certain whose they are |
//!
//! So the game opens as far as it is certain, and everything in the file is in its text when it is
//! saved.

use crate::storage::format::error::TextPlace;
use crate::storage::format::losses::Slip;
use std::borrow::Cow;

/// Our own property for text between the nodes of a file.
pub(super) const TEXT: &str = "PLOTTEXT";
/// The most slips of a file that are mended.
const MOST_SLIPS: usize = 1000;
/// The most bytes of a text in which a bracket was not escaped.
const MOST_BYTES: usize = 4096;
/// The properties whose values are no texts: those that change the position.
const STEPS: [&str; 7] = ["B", "W", "PL", "AB", "AW", "AE", "PLOTMOVE"];
/// The properties of a first node, which no variation begins with.
const ROOT: [&str; 2] = ["GM", "FF"];

/// Returns whether the first thing in a text is a bracket with a property.
pub(super) fn begins_without_semicolon(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    text.strip_prefix('(').is_some_and(begins_property)
}

/// Returns whether a property with a name in capital letters and a value comes next in a text.
fn begins_property(text: &str) -> bool {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
    rest.len() < text.len() && rest.trim_start().starts_with('[')
}

/// A place from which on two texts are the same up to the next one.
#[derive(Clone, Copy, Debug)]
struct Edit {
    /// In the mended text.
    to: usize,
    from: usize,
}

/// A text whose slips were mended.
#[derive(Debug)]
pub(super) struct Mended<'a> {
    pub(super) original: &'a str,
    pub(super) text: String,
    edits: Vec<Edit>,
    /// The slips, with their places in the original text.
    slips: Vec<(usize, Slip)>,
}

impl<'a> Mended<'a> {
    /// Returns the text without slips; `None` if nothing was mended, or there are too many.
    pub(super) fn of(original: &'a str) -> Option<Self> {
        let mut mender = Mender {
            mended: Self {
                original,
                text: String::with_capacity(original.len() + 64),
                edits: Vec::new(),
                slips: Vec::new(),
            },
            at: 0,
            last: None,
        };
        while let Some(start) = mender.next_game() {
            mender.copy(start - mender.at);
            mender.game();
            if mender.mended.slips.len() > MOST_SLIPS {
                return None;
            }
        }
        mender.copy(original.len() - mender.at);
        (!mender.mended.slips.is_empty()).then_some(mender.mended)
    }

    /// Returns where in the original text a byte of the mended one comes from; for one that was put
    /// in, what it stands before.
    pub(super) fn original_at(&self, at: usize) -> usize {
        let next = self.edits.partition_point(|edit| edit.to <= at);
        let Edit { to, from } = match next.checked_sub(1) {
            Some(last) => self.edits[last],
            None => Edit { to: 0, from: 0 },
        };
        let most = self.edits.get(next).map_or(self.original.len(), |edit| edit.from);
        (from + at - to).min(most)
    }

    pub(super) fn is_cut(&self) -> bool {
        let last = self.slips.last();
        last.is_some_and(|(at, slip)| *slip == Slip::NoEnd && *at == self.original.len())
    }

    /// Returns the slips before a byte of the original text, the first one of each kind, with its
    /// place.
    pub(super) fn slips_before(&self, end: usize) -> Vec<(TextPlace, Slip)> {
        let mut first: Vec<(usize, Slip)> = Vec::new();
        for (at, slip) in self.slips.iter().filter(|(at, _)| *at <= end) {
            if !first.iter().any(|(_, other)| other.is_like(slip)) {
                first.push((*at, slip.clone()));
            }
        }
        let place = |(at, slip)| (TextPlace::of(self.original, at), slip);
        first.into_iter().map(place).collect()
    }
}

/// What may stand next in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Node,
    Any,
    Variation,
}

/// The first value of a property, if it is a text.
struct LastText {
    /// Where it begins in the original, behind its bracket.
    start: usize,
    /// Where it ends in the original text.
    end: usize,
    /// Where it ends in the mended text.
    mended_end: usize,
}

/// Writes a text without its slips.
struct Mender<'a> {
    mended: Mended<'a>,
    /// The next byte of the original.
    at: usize,
    /// The first value of the property before `at`, if that is a text.
    last: Option<LastText>,
}

impl<'a> Mender<'a> {
    fn rest(&self) -> &'a str {
        &self.mended.original[self.at..]
    }

    fn copy(&mut self, bytes: usize) {
        let end = self.at + bytes;
        self.mended.text.push_str(&self.mended.original[self.at..end]);
        self.at = end;
    }

    fn copy_white(&mut self) {
        let rest = self.rest();
        self.copy(rest.len() - rest.trim_start().len());
    }

    /// Puts in what is not in the original.
    fn put(&mut self, text: &str) {
        self.mended.text.push_str(text);
        self.note_edit();
    }

    /// Notes that the texts are the same from here on.
    fn note_edit(&mut self) {
        let edit = Edit { to: self.mended.text.len(), from: self.at };
        self.mended.edits.push(edit);
    }

    fn note(&mut self, at: usize, slip: Slip) {
        self.mended.slips.push((at, slip));
    }

    /// Returns where the next game begins: with `(;` or, behind nothing but blanks or where there
    /// is none such, with a bracket and a property.
    fn next_game(&self) -> Option<usize> {
        let rest = self.rest();
        let start = rest.len() - rest.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).len();
        let brackets = || rest.match_indices('(').map(|(at, _)| at);
        let is_node = |&at: &usize| rest[at + 1..].trim_start().starts_with(';');
        let is_bare = |&at: &usize| begins_property(&rest[at + 1..]);
        let found = if rest[start..].starts_with('(') && is_bare(&start) {
            Some(start)
        } else {
            brackets().find(is_node).or_else(|| brackets().find(is_bare))
        };
        found.map(|at| self.at + at)
    }

    fn game(&mut self) {
        self.copy(1);
        let (mut depth, mut expected) = (1_usize, Expected::Node);
        while depth > 0 {
            self.copy_white();
            if self.mended.slips.len() > MOST_SLIPS {
                return;
            }
            let here = self.at;
            match (self.rest().chars().next(), expected) {
                (None, _) => {
                    self.note(here, Slip::NoEnd);
                    if expected == Expected::Node {
                        self.put(";");
                    }
                    self.put(&")".repeat(depth));
                    return;
                }
                (Some(';'), Expected::Node | Expected::Any) => {
                    self.copy(1);
                    self.properties();
                    expected = Expected::Any;
                }
                (Some(_), Expected::Node) => {
                    self.note(here, Slip::NoSemicolon);
                    self.put(";");
                    self.properties();
                    expected = Expected::Any;
                }
                (Some('('), _) if self.is_another_game() => {
                    self.note(here, Slip::NoEnd);
                    self.put(&")".repeat(depth));
                    return;
                }
                (Some('('), _) => {
                    let behind = &self.rest()[1..];
                    if is_plain_after(behind) || !self.extend_text() {
                        self.copy(1);
                        self.last = None;
                        depth += 1;
                        expected = Expected::Node;
                    }
                }
                (Some(')'), _) => {
                    self.copy(1);
                    self.last = None;
                    depth -= 1;
                    expected = Expected::Variation;
                }
                (Some(';'), Expected::Variation) => self.put_aside_line(),
                (Some(letter), Expected::Any) if letter.is_ascii_alphanumeric() => {
                    self.properties();
                }
                (Some(_), _) => self.put_aside(expected),
            }
        }
    }

    /// Returns whether the bracket here begins another game, as the properties behind it say.
    fn is_another_game(&self) -> bool {
        let rest = self.rest()[1..].trim_start();
        let node = rest.strip_prefix(';').map(str::trim_start);
        node.is_some_and(|node| {
            let values = ROOT.into_iter().filter_map(|name| node.strip_prefix(name));
            values.into_iter().any(|value| value.trim_start().starts_with('['))
        })
    }

    /// Writes the properties of a node up to what is none.
    fn properties(&mut self) {
        loop {
            self.copy_white();
            let rest = self.rest();
            let is_letter = |character: char| character.is_ascii_alphanumeric();
            let length = rest.len() - rest.trim_start_matches(is_letter).len();
            if length == 0 || self.mended.slips.len() > MOST_SLIPS {
                return;
            }
            let name = &rest[..length];
            let has_value = rest[length..].trim_start().starts_with('[');
            let own = capitals(name);
            let is_plain = has_value && !own.is_empty();
            if !is_plain && self.extend_text() {
                continue;
            }
            if has_value {
                self.property(name);
            } else if own == name && is_step(name) && rest[length..].trim_start().is_empty() {
                self.put_text(self.at, name, Expected::Any, Slip::NoEnd);
            } else if own == name && is_step(name) {
                self.note(self.at, Slip::NoValue(name.to_owned()));
                self.copy(length);
                self.put("[?]");
            } else {
                self.put_aside(Expected::Any);
            }
        }
    }

    fn property(&mut self, name: &str) {
        let (here, mut written) = (self.at, self.mended.text.len());
        let capitals = capitals(name);
        let capitals = if capitals.is_empty() {
            self.note(here, Slip::SmallLetters(name.to_owned()));
            self.at += name.len();
            self.mended.text.push_str(&name.to_ascii_uppercase());
            self.note_edit();
            name.to_ascii_uppercase()
        } else {
            self.copy(name.len());
            capitals.into_owned()
        };
        self.last = None;
        while self.rest().trim_start().starts_with('[') {
            self.copy_white();
            let start = self.at + 1;
            let mut rest = self.rest();
            if let Some(value) = next_value(&mut rest) {
                self.copy(value.len() + 2);
                if self.last.is_none() && !is_step(&capitals) {
                    self.last = Some(LastText {
                        start,
                        end: self.at - 1,
                        mended_end: self.mended.text.len() - 1,
                    });
                }
                written = self.mended.text.len();
                continue;
            }
            if is_step(&capitals) {
                // No move is read of a half.
                self.at -= self.mended.text.len() - written;
                self.mended.text.truncate(written);
                self.mended.edits.retain(|edit| edit.to <= written);
                let half = self.rest();
                self.put_text(self.at, half, Expected::Any, Slip::NoEnd);
                return;
            }
            self.note(here, Slip::NoEnd);
            let end = if ends_with_escape(rest) { "\\]" } else { "]" };
            self.copy(rest.len());
            self.put(end);
        }
    }

    /// Lets the text before this place go on up to a later bracket, if that is plain; returns
    /// whether it is.
    fn extend_text(&mut self) -> bool {
        let Some(last) = &self.last else {
            return false;
        };
        let original = self.mended.original;
        let (start, first) = (last.start, last.end);
        // How many brackets are open, and how many the text leaves open.
        let (mut depth, mut left_open) = (1_i32, 0);
        let mut ends = Vec::new();
        let (mut is_escaped, mut has_opened) = (false, false);
        let bytes = original.as_bytes();
        for (at, &byte) in bytes.iter().enumerate().take(start + MOST_BYTES).skip(start) {
            match byte {
                b'[' if !is_escaped => {
                    depth += 1;
                    has_opened |= at > first;
                }
                b']' if !is_escaped => {
                    depth -= 1;
                    if at == first {
                        left_open = depth;
                    }
                    if at >= first {
                        ends.push(at);
                    }
                    // Either all brackets that the text has opened are closed, or it has opened
                    // none.
                    if at > first && depth == if left_open > 0 { 0 } else { -1 } {
                        break;
                    }
                }
                _ => {}
            }
            is_escaped = byte == b'\\' && !is_escaped;
        }
        let Some(&end) = ends.last().filter(|&&end| end > first && end >= self.at) else {
            return false;
        };
        let is_right = depth == 0 && left_open > 0 || depth == -1 && !has_opened;
        let span = &original[first..end];
        if !is_right || !is_plain_after(&original[end + 1..]) || has_move(span) {
            return false;
        }
        let mended_end = last.mended_end;
        self.mended.text.truncate(mended_end);
        self.mended.edits.retain(|edit| edit.to <= mended_end);
        self.mended.slips.retain(|(at, _)| *at <= first);
        self.note(first, Slip::Bracket);
        self.at = first;
        self.note_edit();
        for at in ends {
            self.copy(at - self.at);
            if at < end {
                self.put("\\");
            }
            self.copy(1);
        }
        self.last = Some(LastText { start, end, mended_end: self.mended.text.len() - 1 });
        true
    }

    /// Keeps what is here as text, up to the next node, bracket or property.
    fn put_aside(&mut self, expected: Expected) {
        if self.extend_text() {
            return;
        }
        let here = self.at;
        let rest = self.rest();
        let mut length = 0;
        let mut is_word = false;
        for (at, character) in rest.char_indices() {
            let is_end = at > 0
                && (matches!(character, ';' | '(' | ')')
                    || !is_word && character.is_ascii_uppercase() && begins_property(&rest[at..]));
            if is_end {
                break;
            }
            is_word = character.is_ascii_alphanumeric();
            length = at + character.len_utf8();
        }
        let text = rest[..length].trim_end();
        self.put_text(here, text, expected, Slip::Text(text.to_owned()));
    }

    /// Keeps the rest of the current line as text, as it is not certain where it belongs.
    fn put_aside_line(&mut self) {
        let here = self.at;
        let start = self.rest();
        let (mut rest, mut depth) = (start, 0_usize);
        while let Some(character) = rest.chars().next() {
            match character {
                '[' => {
                    if next_value(&mut rest).is_none() {
                        rest = "";
                    }
                    continue;
                }
                '(' => depth += 1,
                ')' if depth == 0 => break,
                ')' => depth -= 1,
                _ => {}
            }
            rest = &rest[character.len_utf8()..];
        }
        let text = start[..start.len() - rest.len()].trim_end();
        self.put_text(here, text, Expected::Variation, Slip::Order);
    }

    /// Writes a text that begins here in a property of ours.
    fn put_text(&mut self, here: usize, text: &str, expected: Expected, slip: Slip) {
        self.note(here, slip);
        let mut value = String::with_capacity(text.len());
        for character in text.chars() {
            if matches!(character, '\\' | ']') {
                value.push('\\');
            }
            value.push(character);
        }
        let property = format!("{TEXT}[{value}]");
        let written = match expected {
            Expected::Variation => format!("(;{property})"),
            Expected::Any | Expected::Node => property,
        };
        self.mended.text.push_str(&written);
        self.at += text.len();
        self.note_edit();
        self.last = None;
    }
}

/// Returns whether a property changes the position.
fn is_step(name: &str) -> bool {
    STEPS.contains(&name)
}

/// Returns whether a node, a bracket or a property comes next.
fn is_plain_after(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.starts_with([';', '(', ')']) || begins_property(rest)
}

/// Returns whether a node with a move begins in a text.
fn has_move(text: &str) -> bool {
    text.split(';').skip(1).any(|node| {
        let node = node.trim_start();
        let value = node.strip_prefix(['B', 'W']);
        value.is_some_and(|value| value.trim_start().starts_with('['))
    })
}

/// Returns whether a text ends with a backslash that escapes what would follow.
fn ends_with_escape(text: &str) -> bool {
    let count = text.len() - text.trim_end_matches('\\').len();
    count % 2 == 1
}

impl Slip {
    /// Returns whether another slip is of the same kind, whatever its text.
    fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Returns a name without its small letters.
pub(super) fn capitals(name: &str) -> Cow<'_, str> {
    if name.contains(|character: char| character.is_ascii_lowercase()) {
        name.replace(|character: char| character.is_ascii_lowercase(), "").into()
    } else {
        name.into()
    }
}

/// Takes the next value from the start of a text, if there is one.
pub(super) fn next_value<'a>(text: &mut &'a str) -> Option<&'a str> {
    let value = text.trim_start().strip_prefix('[')?;
    let length = value_length(value)?;
    *text = &value[length + 1..];
    Some(&value[..length])
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
mod tests;
