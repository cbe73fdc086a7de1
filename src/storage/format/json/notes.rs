//! Texts on the positions of a saved game: comments and markup.
//!
//! ```json
//! {"0": "before the first move", "3": "after three moves", "1.5": "after five moves, the last of them in the first variation"}
//! ```

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fields::own_fault;
use crate::core::game::Game;
use crate::core::kind::GameKind;
use crate::core::plain::number;
use crate::core::record::{Builder, Place, Record};
use crate::storage::format::error::{Expected, MAX_MOVES, ParseError, ParseFault};
use crate::storage::format::markup;

/// A position: the number of the variation, 0 for the line itself, and the number of moves before
/// it.
type At = (u32, u32);

/// Texts by position, in one block of memory, as a file may have very many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    /// The positions, each with the end of its text, which begins at the end of the previous one.
    ends: Vec<(At, u32)>,
    texts: String,
}

impl Notes {
    /// Returns the notes of a record, where `text` returns that of a position; empty ones are
    /// omitted.
    pub(super) fn of<'a, G: Game>(
        record: &'a Record<G>,
        text: impl Fn(&'a Record<G>, Place) -> Cow<'a, str>,
    ) -> Self {
        let mut notes = Self::default();
        notes.push((0, 0), &text(record, record.root()));
        for step in record.steps() {
            notes.push((small(step.branch), small(step.plies)), &text(record, step.place));
        }
        notes
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a text of a position, unless it is empty.
    fn push(&mut self, at: At, text: &str) {
        if !text.is_empty() {
            self.texts.push_str(text);
            self.ends.push((at, small(self.texts.len())));
        }
    }

    /// Adds the notes of a variation, which are keyed by moves alone.
    pub(super) fn append(&mut self, variation: usize, notes: &Self) {
        for index in 0..notes.ends.len() {
            let ((_, plies), text) = notes.get(index);
            self.push((small(variation), plies), text);
        }
    }

    pub(super) fn extend(&mut self, notes: &Self) {
        for index in 0..notes.ends.len() {
            let (at, text) = notes.get(index);
            self.push(at, text);
        }
    }

    fn get(&self, index: usize) -> (At, &str) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before].1);
        let (at, end) = self.ends[index];
        (at, &self.texts[start as usize..end as usize])
    }

    /// Returns a reader of the notes in the order of their positions.
    pub(super) fn reader(&self) -> NotesReader<'_> {
        let mut order: Vec<usize> = (0..self.ends.len()).collect();
        // Our own files have them in this order.
        order.sort_by_key(|&index| self.ends[index].0);
        NotesReader { notes: self, order, next: 0, strays: Vec::new() }
    }
}

/// Reads notes while a game is built, whose positions come in order.
pub(super) struct NotesReader<'a> {
    notes: &'a Notes,
    order: Vec<usize>,
    next: usize,
    strays: Vec<&'a str>,
}

impl<'a> NotesReader<'a> {
    /// Returns the texts of a position, which must be later than all before.
    pub(super) fn at(&mut self, variation: usize, plies: usize) -> Vec<&'a str> {
        let here = (small(variation), small(plies));
        let mut texts = Vec::new();
        while let Some(&index) = self.order.get(self.next) {
            let (at, text) = self.notes.get(index);
            if at > here {
                break;
            }
            if at == here { &mut texts } else { &mut self.strays }.push(text);
            self.next += 1;
        }
        texts
    }

    /// Returns the texts of positions that the game does not have.
    pub(super) fn strays(mut self) -> Vec<&'a str> {
        self.strays.extend(self.order[self.next..].iter().map(|&index| self.notes.get(index).1));
        self.strays
    }
}

/// Converts a number of moves, variations or bytes, of which a file cannot have four billion.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Parses the key of a position: `5`, or `1.5`.
fn position(name: &str) -> Option<At> {
    match name.split_once('.') {
        None => Some((0, number(name)?)),
        Some((variation, plies)) => {
            Some((number(variation).filter(|&variation| variation > 0)?, number(plies)?))
        }
    }
}

impl Serialize for Notes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.ends.len()))?;
        for index in 0..self.ends.len() {
            let ((variation, plies), text) = self.get(index);
            let name =
                if variation == 0 { plies.to_string() } else { format!("{variation}.{plies}") };
            map.serialize_entry(&name, text)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Notes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Notes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Notes.name())
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Notes, A::Error> {
                let mut notes = Notes::default();
                while let Some(name) = map.next_key::<Cow<'_, str>>()? {
                    let at = position(&name).ok_or_else(|| own_fault("not-a-position", &name))?;
                    notes.push(at, &map.next_value::<Cow<'_, str>>()?);
                    if notes.ends.len() > 2 * MAX_MOVES {
                        return Err(own_fault("too-many-moves", ""));
                    }
                }
                Ok(notes)
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// Writes comments, markup and agreements to the positions of a record that is being built.
pub(super) struct NotesWriter<'a> {
    pub(super) comments: NotesReader<'a>,
    pub(super) markup: NotesReader<'a>,
    pub(super) agreed: NotesReader<'a>,
}

impl NotesWriter<'_> {
    /// Writes the notes of the current position, which is in this variation.
    ///
    /// # Errors
    /// [`ParseError`] if the players cannot have agreed on this.
    pub(super) fn write<K: GameKind>(
        &mut self,
        variation: usize,
        record: &mut Builder<K::Game>,
    ) -> Result<(), ParseError> {
        let plies = record.plies();
        self.comments.at(variation, plies).into_iter().for_each(|text| record.write(text));
        self.markup
            .at(variation, plies)
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
        agree::<K>(&self.agreed.at(variation, plies), record)
    }

    /// Writes the rest to the current position.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub(super) fn write_strays<K: GameKind>(
        self,
        record: &mut Builder<K::Game>,
    ) -> Result<(), ParseError> {
        self.comments.strays().into_iter().for_each(|text| record.write(text));
        self.markup
            .strays()
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
        agree::<K>(&self.agreed.strays(), record)
    }
}

/// Notes what the players have agreed on in the current position.
fn agree<K: GameKind>(texts: &[&str], record: &mut Builder<K::Game>) -> Result<(), ParseError> {
    let number = record.plies();
    for word in texts.iter().flat_map(|text| text.split_whitespace()) {
        let wrong = |fault| ParseError::Move { number, found: word.to_owned(), place: None, fault };
        let mv = K::parse_move(record.position(), word).map_err(|fault| wrong(fault.into()))?;
        if !K::Game::is_agreement(mv) {
            return Err(ParseError::field("agreed", ParseFault::NotAgreed(word.to_owned())));
        }
        record.play(mv).map_err(|refusal| wrong(ParseFault::Move(refusal.into())))?;
    }
    record.back_to(number);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_come_in_the_order_of_their_positions_and_none_is_lost() {
        let notes: Notes = serde_json::from_str(
            r#"{"3":"c","0":"a","1.2":"x","1.9":"no such move","3":"d","7":"nor this"}"#,
        )
        .expect("notes");
        let mut reader = notes.reader();
        let given: Vec<String> = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2)]
            .map(|(variation, plies)| reader.at(variation, plies).join("+"))
            .into();
        assert_eq!(given, ["a", "", "", "c+d", "", "x"]);
        assert_eq!(reader.strays(), ["nor this", "no such move"]);
        assert_eq!(
            serde_json::to_string(&notes).expect("text"),
            r#"{"3":"c","0":"a","1.2":"x","1.9":"no such move","3":"d","7":"nor this"}"#
        );
        for wrong in
            [r#"{"x":"a"}"#, r#"{"+1":"a"}"#, r#"{"0.1":"a"}"#, r#"{"1.":"a"}"#, r#"{"1":5}"#, "[]"]
        {
            assert!(serde_json::from_str::<Notes>(wrong).is_err(), "{wrong}");
        }
    }
}
