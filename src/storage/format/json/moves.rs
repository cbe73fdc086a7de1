//! The moves of a saved game: a line, and the variations of it, not yet checked against the rules.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::fields::{Scalar, own_fault};
use super::notes::Notes;
use crate::core::game::Game;
use crate::core::kind::{GameKind, MoveFault, MoveOf, RefusalOf};
use crate::core::plain::number;
use crate::core::record::{Builder, Record};
use crate::storage::format::error::{Expected, MAX_MOVES, ParseError, ParseFault, is_too_large};

/// The most bytes of one line of moves: one of [`MAX_MOVES`] has fewer.
const MAX_LINE_BYTES: usize = 4 << 20;
/// Separates the moves of a variation, and in memory those of a list; no move contains it.
const SEPARATOR: char = ',';

/// A line of moves: a text in the notation of the game, or a list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    text: String,
    is_list: bool,
}

impl Line {
    pub(super) const fn new(text: String) -> Self {
        Self { text, is_list: false }
    }

    /// Returns the moves.
    ///
    /// # Errors
    /// [`ParseError`] if the text is not in the notation of the game.
    pub(super) fn moves<K: GameKind>(&self, setup: K::Setup) -> Result<Vec<MoveOf<K>>, ParseError> {
        if self.text.len() > MAX_LINE_BYTES {
            return Err(ParseError::field("moves", ParseFault::TooManyMoves));
        }
        if self.is_list {
            let moves = (1..).zip(listed::<K>(setup, &self.text)).map(|(number, (text, mv))| {
                mv.map_err(|fault| ParseError::Move {
                    number,
                    found: text.to_owned(),
                    place: None,
                    fault: fault.into(),
                })
            });
            return moves.collect();
        }
        K::parse_moves(setup, &self.text).map_err(|error| ParseError::field("moves", error))
    }
}

/// Returns the moves of a list, each with its text.
fn listed<K: GameKind>(
    setup: K::Setup,
    list: &str,
) -> impl Iterator<Item = (&str, Result<MoveOf<K>, MoveFault>)> {
    let texts = list.split(SEPARATOR).filter(|_| !list.is_empty());
    let mut position = K::start(setup);
    texts.map(move |text| {
        let mv = K::parse_move(&position, text);
        if let Ok(mv) = mv {
            // The record refuses an illegal move later, and says why.
            let _ = position.play(mv);
        }
        (text, mv)
    })
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_list {
            let texts = self.text.split(SEPARATOR).filter(|_| !self.text.is_empty());
            return serializer.collect_seq(texts);
        }
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Line;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Moves.name())
            }

            fn visit_str<E>(self, text: &str) -> Result<Line, E> {
                Ok(Line::new(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Line, A::Error> {
                let mut text = String::new();
                let mut is_first = true;
                while let Some(Scalar(value)) = list.next_element()? {
                    if !std::mem::take(&mut is_first) {
                        text.push(SEPARATOR);
                    }
                    let mv = match value {
                        Value::String(text) => text,
                        other => other.to_string(),
                    };
                    if mv.is_empty() || mv.contains(SEPARATOR) {
                        return Err(own_fault("not-a-move", &mv));
                    }
                    text.push_str(&mv);
                }
                Ok(Line { text, is_list: true })
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// The variations, in one block of memory, as a file may have very many.
///
/// A file has each as a text, as in `["2:3,3", "5:4,4,5"]`: the number of moves that it shares with
/// the line before it, and its further moves. Files of version 2 have objects, `{"after": 2,
/// "moves": [3, 3]}`, which may have their own comments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Variations {
    lines: Vec<Variation>,
    texts: String,
    /// The comments of files of version 2.
    pub(super) comments: Notes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Variation {
    /// The number of moves that it shares with the line before it.
    after: u32,
    /// The end of its text, which begins at the end of the previous one.
    end: u32,
}

impl Variations {
    pub(super) fn of<G: Game<Move: fmt::Display>>(record: &Record<G>) -> Self {
        let mut variations = Self::default();
        for branch in record.branches().into_iter().skip(1) {
            let moves: Vec<String> = branch.moves.iter().map(ToString::to_string).collect();
            variations.push(branch.after, &moves.join(&SEPARATOR.to_string()));
        }
        variations
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    fn push(&mut self, after: usize, text: &str) {
        self.texts.push_str(text);
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        self.lines.push(Variation { after: small(after), end: small(self.texts.len()) });
    }

    /// Returns the lines, each with the number of moves before it.
    fn iter(&self) -> impl Iterator<Item = (usize, &str)> {
        let starts = std::iter::once(0).chain(self.lines.iter().map(|variation| variation.end));
        let text = |(start, &Variation { after, end })| {
            (after as usize, &self.texts[start as usize..end as usize])
        };
        starts.zip(&self.lines).map(text)
    }

    /// Plays every line in a record being built, and calls `at` at each position with the number of
    /// the variation, counted from 1.
    ///
    /// # Errors
    /// [`ParseError`] says what would be right.
    pub(super) fn play<K: GameKind>(
        &self,
        setup: K::Setup,
        record: &mut Builder<K::Game>,
        has_turns_alone: bool,
        mut at: impl FnMut(usize, &mut Builder<K::Game>) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        let wrong = |fault: ParseFault| ParseError::field("variations", fault);
        for (variation, (after, text)) in (1..).zip(self.iter()) {
            if after > record.plies() {
                let most = record.plies();
                return Err(wrong(ParseFault::VariationAfter { after, most }));
            }
            record.back_to(after);
            for (text, mv) in listed::<K>(setup, text) {
                let number = record.plies() + 1;
                let wrong =
                    |found: &str, fault: MoveFault| wrong(fault.in_list(number, found).into());
                let mv = mv.map_err(|fault| wrong(text, fault))?;
                play_step::<K>(record, mv, has_turns_alone)
                    .map_err(|refusal| wrong(&mv.to_string(), refusal.into()))?;
                at(variation, record)?;
                if is_too_large(record) {
                    return Err(ParseError::field("variations", ParseFault::TooManyMoves));
                }
            }
        }
        Ok(())
    }
}

/// Plays a move or an agreement of a file.
///
/// In files in which everything is a turn, a pass that follows an odd number of agreements only
/// gave the turn back to the player who has it here anyway.
pub(super) fn play_step<K: GameKind>(
    record: &mut Builder<K::Game>,
    mv: MoveOf<K>,
    has_turns_alone: bool,
) -> Result<(), RefusalOf<K>> {
    if has_turns_alone && record.steps_since_move() % 2 == 1 && K::PASS == Some(mv) {
        record.skip();
        return Ok(());
    }
    record.play(mv)
}

impl Serialize for Variations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.lines.len()))?;
        for (after, text) in self.iter() {
            list.serialize_element(&format_args!("{after}:{text}"))?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Variations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Variations;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Variations.name())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Variations, A::Error> {
                let mut read = Variations::default();
                while let Some(ReadVariation { after, moves, comments }) = list.next_element()? {
                    read.push(after, &moves);
                    let count = read.lines.len();
                    if count > MAX_MOVES {
                        return Err(own_fault("too-many-moves", ""));
                    }
                    read.comments.append(count, &comments);
                }
                Ok(read)
            }
        }
        deserializer.deserialize_seq(Reader)
    }
}

struct ReadVariation {
    after: usize,
    /// The moves, separated as in a list in memory.
    moves: String,
    comments: Notes,
}

impl<'de> Deserialize<'de> for ReadVariation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Version2 {
            after: usize,
            moves: Line,
            #[serde(default)]
            comments: Notes,
        }
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = ReadVariation;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Variation.name())
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<ReadVariation, E> {
                let (after, moves) = text
                    .split_once(':')
                    .and_then(|(after, moves)| Some((number(after)?, moves)))
                    .ok_or_else(|| own_fault("not-a-variation", text))?;
                Ok(ReadVariation { after, moves: moves.to_owned(), comments: Notes::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ReadVariation, A::Error> {
                let Version2 { after, moves, comments } =
                    Deserialize::deserialize(MapAccessDeserializer::new(map))?;
                if !moves.is_list {
                    return Err(own_fault("move-list", ""));
                }
                Ok(ReadVariation { after, moves: moves.text, comments })
            }
        }
        deserializer.deserialize_any(Reader)
    }
}
