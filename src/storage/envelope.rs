//! The format of saved games: JSON that a person can read and write, the same for every game.
//!
//! ```json
//! {
//!   "version": 3,
//!   "game": "connect4",
//!   "setup": {"size":"7x6","connect":4},
//!   "seats": {"red":"human","yellow":"high,defensive"},
//!   "names": {"red":"Anna"},
//!   "seed": "42",
//!   "moves": "4453",
//!   "shown": 4,
//!   "variations": ["2:3,3"],
//!   "comments": {"4":"a fork","1.3":"too slow"},
//!   "score": {"red":1,"yellow":0,"draws":0}
//! }
//! ```
//!
//! Only `version`, `game` and `moves` must be there. The other fields are left out where they say
//! nothing.
//!
//! - `moves`: a text in the notation of the game, or a list of moves.
//! - `names`: what the people are called.
//! - `seed`, `number`: texts, because many readers of JSON round numbers past 2^53; numbers are
//!   read too. `number` is what the statistics will know the game by; it is missing if they do not
//!   count it.
//! - `shown`: the number of moves on the board in view; all of them if it says more.
//! - `variations`: the other lines that were played, each as a text: the number of moves that it
//!   shares with the line before it, of which the first is `moves`, and the moves that follow
//!   those. Version 2 had objects with `after`, `moves` and `comments` instead.
//! - `comments`: texts by position. `"4"` is the position after four moves of the line, `"1.3"` the
//!   one after three moves of which the last is in the first variation.
//! - `markup`: what the SGF or PDN file that a game came from says of its positions beyond moves
//!   and comments, in the notation of that file. See [`markup`].
//! - `analysis`, `hint`, `teaching`: `true` if the analysis was shown, a hint was given, losing
//!   moves are held back. `taught` counts those.
//! - `about`: the `event`, `date`, `place` and so on, and the `result` where the moves do not say
//!   it. `result-after` is the number of moves before that, where more were tried, and
//!   `result-variation` its variation, counted from 1.
//!
//! A file has the oldest version that can say what it says: 2 without variations and markup. Older
//! versions are read: see [`migrate`](super::migrate).

mod about;
mod fields;
mod head;
mod limits;
mod moves;
mod notes;
mod scalars;
mod text;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use self::about::{RESULT_AT, format_about, result_at, with_about};
use self::fields::{
    format_names, format_score, parse_names, parse_number, parse_score, side_names,
};
pub(super) use self::fields::{format_seats, format_setup, parse_seats, parse_setup};
use self::head::{Head, MOST_NAMED};
pub(super) use self::limits::{MAX_MOVES, TOO_MANY};
use self::moves::{Line, Variations};
use self::notes::{Notes, NotesReader};
pub(super) use self::scalars::{scalar, scalars};
pub(super) use self::text::to_text;
use super::error::{Damage, MAX_FILE_BYTES};
use super::losses::{Loss, Losses};
use super::markup;
use super::migrate::{NEWEST, known_version, newest};
use crate::core::about::{About, Particular};
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf};
use crate::core::plain::{self, quoted};
use crate::core::record::{Builder, Comment, Record};
use crate::players::{Names, Seat};
use crate::session::SavedGame;

/// A saved game as a file has it: any game, its moves not yet held against the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Envelope {
    version: u64,
    game: String,
    #[serde(default, deserialize_with = "scalars")]
    setup: Map<String, Value>,
    #[serde(default, deserialize_with = "scalars")]
    seats: Map<String, Value>,
    #[serde(
        default,
        skip_serializing_if = "Map::is_empty",
        deserialize_with = "scalars"
    )]
    names: Map<String, Value>,
    #[serde(default, deserialize_with = "scalar")]
    seed: Value,
    moves: Line,
    shown: Option<usize>,
    #[serde(default, skip_serializing_if = "Variations::is_empty")]
    variations: Variations,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    comments: Notes,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    markup: Notes,
    #[serde(
        default,
        skip_serializing_if = "Map::is_empty",
        deserialize_with = "scalars"
    )]
    about: Map<String, Value>,
    #[serde(default, deserialize_with = "scalars")]
    score: Map<String, Value>,
    #[serde(default, skip_serializing_if = "is_false")]
    analysis: bool,
    /// `None` lets those who open it choose; a file that says nothing means no.
    #[serde(default = "no", skip_serializing_if = "is_not_yes")]
    teaching: Option<bool>,
    #[serde(default, skip_serializing_if = "is_zero")]
    taught: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    hint: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    taken_back: bool,
    #[serde(
        default,
        skip_serializing_if = "Value::is_null",
        deserialize_with = "scalar"
    )]
    number: Value,
    /// What of the file is not kept.
    #[serde(skip)]
    losses: Losses,
}

/// Writes comments and markup to the places of a record in the making.
struct NotesWriter<'a> {
    comments: NotesReader<'a>,
    markup: NotesReader<'a>,
}

impl NotesWriter<'_> {
    /// Writes what belongs to the present place, which is in this variation.
    fn write<G: Game>(&mut self, variation: usize, record: &mut Builder<G>) {
        let plies = record.plies();
        self.comments
            .at(variation, plies)
            .into_iter()
            .for_each(|text| record.write(text));
        self.markup
            .at(variation, plies)
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
    }

    /// Writes the rest to the present place.
    fn write_strays<G: Game>(self, record: &mut Builder<G>) {
        self.comments
            .strays()
            .into_iter()
            .for_each(|text| record.write(text));
        self.markup
            .strays()
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
    }
}

/// Returns the comments of a record.
fn comments<G: Game>(record: &Record<G>) -> Notes {
    Notes::of(record, |record, place| {
        record.comment_at(place).map_or("", Comment::text)
    })
}

/// Returns whether a note is left out.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_false(note: &bool) -> bool {
    !*note
}

/// Returns whether a count is left out.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Returns what a file means that says nothing of a note.
#[expect(clippy::unnecessary_wraps, reason = "the default of an optional field")]
const fn no() -> Option<bool> {
    Some(false)
}

/// Returns whether a note that may be open is left out.
#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_not_yes(note: &Option<bool>) -> bool {
    *note != Some(true)
}

impl Envelope {
    /// Returns the saved game that a text holds, of whatever version up to the newest.
    ///
    /// # Errors
    /// [`Damage`] if the text is no JSON object, of a newer version, or lacks a field.
    pub fn parse(text: &str) -> Result<Self, Damage> {
        let head: Head = serde_json::from_str(text).map_err(|error| Damage::format(&error))?;
        let is_newer_than_1 = known_version(head.version.as_ref(), NEWEST)? > 1;
        let mut envelope: Self = if is_newer_than_1 {
            serde_json::from_str(text).map_err(|error| Damage::format(&error))?
        } else {
            Self::of_version_1(text)?
        };
        let comments = std::mem::take(&mut envelope.variations.comments);
        envelope.comments.extend(&comments);
        let unknown = head.unknown(is_newer_than_1);
        if !unknown.is_empty() {
            envelope.losses.add(Loss::Fields(unknown));
        }
        Ok(envelope.in_its_version())
    }

    /// Returns the saved game that a text of version 1 holds.
    fn of_version_1(text: &str) -> Result<Self, Damage> {
        if text.len() as u64 > MAX_FILE_BYTES {
            return Err(Damage::TooLarge {
                most: MAX_FILE_BYTES,
            }); // no version 1 wrote such a file
        }
        let fields = serde_json::from_str(text).map_err(|error| Damage::format(&error))?;
        let fields = Value::Object(newest(fields)?).to_string();
        // The place of a fault is not that in the file.
        let place = |reason: &str| {
            reason
                .split(" at line ")
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        serde_json::from_str(&fields).map_err(|error| Damage::Format {
            reason: plain::message(&place(&error.to_string())),
        })
    }

    /// Returns a game as it is written.
    #[must_use]
    pub fn of<K: GameKind>(game: &SavedGame<K>) -> Self {
        Self {
            version: 2,
            game: K::NAME.to_owned(),
            setup: format_setup::<K>(game.setup),
            seats: format_seats::<K>(game.seats),
            names: format_names::<K>(&game.names.clone().of_people(game.seats)),
            seed: Value::from(game.seed.to_string()),
            moves: Line::new(K::format_moves(game.setup, game.record.moves())),
            shown: Some(game.record.cursor()),
            variations: Variations::of(&game.record),
            comments: comments(&game.record),
            markup: Notes::of(&game.record, Record::markup_at),
            about: format_about(&game.about, result_at(game)),
            score: format_score::<K>(game.score),
            analysis: game.is_analysed,
            teaching: Some(game.is_teaching),
            taught: game.taught,
            hint: game.is_hinted,
            taken_back: game.is_taken_back,
            number: game.number.map(|number| number.to_string()).into(),
            losses: Losses::default(),
        }
        .in_its_version()
    }

    /// Returns it with the oldest version that can say what it says.
    fn in_its_version(self) -> Self {
        let is_of_2 = self.variations.is_empty() && self.markup.is_empty();
        Self {
            version: if is_of_2 { 2 } else { NEWEST },
            ..self
        }
    }

    /// Returns the game of a record, for whoever opens it to choose the players that are `None`.
    pub(super) fn record<K: GameKind>(
        setup: K::Setup,
        record: &Record<K::Game>,
        seats: [Option<Seat<K::Level>>; 2],
    ) -> Self {
        let position = Self::position::<K>(setup, record.moves(), seats, None);
        let (comments, markup) = (comments(record), Notes::of(record, Record::markup_at));
        Self {
            variations: Variations::of(record),
            comments,
            markup,
            ..position
        }
        .in_its_version()
    }

    /// Returns the position after these moves, for whoever opens it to choose the players that are
    /// `None`, and the seed if it is.
    #[must_use]
    pub fn position<K: GameKind>(
        setup: K::Setup,
        moves: &[MoveOf<K>],
        seats: [Option<Seat<K::Level>>; 2],
        seed: Option<u64>,
    ) -> Self {
        let seat = |(name, seat): (String, Option<Seat<K::Level>>)| {
            (name, seat.map(|seat| seat.to_string()).into())
        };
        Self {
            version: 2,
            game: K::NAME.to_owned(),
            setup: format_setup::<K>(setup),
            seats: side_names::<K>().into_iter().zip(seats).map(seat).collect(),
            names: Map::new(),
            seed: seed.map(|seed| seed.to_string()).into(),
            moves: Line::new(K::format_moves(setup, moves)),
            shown: None,
            variations: Variations::default(),
            comments: Notes::default(),
            markup: Notes::default(),
            about: Map::new(),
            score: Map::new(),
            analysis: false,
            teaching: None,
            taught: 0,
            hint: false,
            taken_back: false,
            number: Value::Null,
            losses: Losses::default(),
        }
    }

    /// Returns the game with a note of the fields within its objects that this game does not know.
    pub(super) fn with_unknown_fields_noted<K: GameKind>(mut self) -> Self {
        let [first, second] = side_names::<K>();
        let sides = [&*first, &*second];
        let options: Vec<&str> = K::OPTIONS.iter().map(|option| option.name).collect();
        let particulars: Vec<&str> = Particular::ALL
            .iter()
            .map(|what| what.name())
            .chain(RESULT_AT)
            .collect();
        let score = [&sides[..], &["draws"]].concat();
        let objects: [(&str, &Map<String, Value>, &[&str]); 5] = [
            ("setup", &self.setup, &options),
            ("seats", &self.seats, &sides),
            ("names", &self.names, &sides),
            ("about", &self.about, &particulars),
            ("score", &self.score, &score),
        ];
        let unknown = |(object, fields, known): (&str, &Map<String, Value>, &[&str])| {
            let names: Vec<_> = fields
                .keys()
                .filter(|name| !known.contains(&name.as_str()))
                .cloned()
                .collect();
            names
                .into_iter()
                .map(|name| format!("{object}.{name}"))
                .collect::<Vec<_>>()
        };
        let unknown: Vec<String> = objects
            .into_iter()
            .flat_map(unknown)
            .take(MOST_NAMED + 1)
            .collect();
        if !unknown.is_empty() {
            self.losses.add(Loss::Fields(unknown));
        }
        self
    }

    /// Returns whether it has variations, comments or marks, which are worth keeping also where
    /// nothing is to be played.
    #[must_use]
    pub const fn has_notes(&self) -> bool {
        !(self.variations.is_empty() && self.comments.is_empty() && self.markup.is_empty())
    }

    /// Returns what of the game its moves do not say: each in a word or two, such as `comments`.
    ///
    /// # Errors
    /// [`Damage`] if the set-up is none of this game.
    pub(super) fn beyond_moves<K: GameKind>(&self) -> Result<Vec<&'static str>, Damage> {
        let parts = [
            (
                parse_setup::<K>(&self.setup)? != K::Setup::default(),
                "board and rules",
            ),
            (!self.variations.is_empty(), "variations"),
            (!self.comments.is_empty(), "comments"),
            (!self.markup.is_empty(), "marks"),
            (!self.names.is_empty(), "names"),
            (!self.about.is_empty(), "game info"),
        ];
        Ok(parts
            .into_iter()
            .filter(|(is_there, _)| *is_there)
            .map(|(_, name)| name)
            .collect())
    }

    /// Returns the name of the game, as the kind of game has it.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns whether it says who plays, on either side.
    #[must_use]
    pub fn names_players(&self) -> bool {
        self.seats.values().any(|seat| !seat.is_null())
    }

    /// Returns whether it leaves it to whoever opens it to choose who plays a side.
    #[must_use]
    pub fn leaves_open<K: GameKind>(&self, player: Player) -> bool {
        self.seats
            .get(&side_names::<K>()[player.index()])
            .is_none_or(Value::is_null)
    }

    /// Returns the game as one whose people have these names.
    #[must_use]
    pub fn with_names<K: GameKind>(self, names: &Names) -> Self {
        Self {
            names: format_names::<K>(names),
            ..self
        }
    }

    /// Returns the game as one of which this is told, its result after so many moves, or after all
    /// of them.
    #[must_use]
    pub(super) fn with_about(self, about: &About, result_after: Option<usize>) -> Self {
        Self {
            about: format_about(about, result_after.map(|plies| (0, plies))),
            ..self
        }
    }

    /// Returns the game as one that teaches.
    #[must_use]
    pub fn with_teaching(self) -> Self {
        Self {
            teaching: Some(true),
            ..self
        }
    }

    /// Returns whether the game teaches; `None` for whoever opens it to choose.
    #[must_use]
    pub const fn teaching(&self) -> Option<bool> {
        self.teaching
    }

    /// Returns the text of the file, with everything that is in the game.
    #[must_use]
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Returns the game as one of whose file this is not kept, beside what is known already.
    pub(super) fn losing(mut self, loss: Loss) -> Self {
        self.losses.add(loss);
        self
    }

    /// Returns the game as one of whose file this is not kept.
    #[must_use]
    pub fn with_losses(self, losses: Losses) -> Self {
        Self { losses, ..self }
    }

    /// Returns what of the file that it was read from is not kept.
    #[must_use]
    pub const fn losses(&self) -> &Losses {
        &self.losses
    }

    /// Returns the game in it; people play where it names nobody, and its seed is 0 if it has none.
    ///
    /// # Errors
    /// [`Damage`] says what is wrong: every move is one that the rules allow, or there is no game.
    pub fn open<K: GameKind>(&self) -> Result<SavedGame<K>, Damage> {
        self.open_with([Seat::Human; 2], 0)
    }

    /// Returns the game in it, with these players where it names nobody, and this seed if it has
    /// none.
    ///
    /// # Errors
    /// Those of [`open`](Self::open).
    pub fn open_with<K: GameKind>(
        &self,
        usual: [Seat<K::Level>; 2],
        seed: u64,
    ) -> Result<SavedGame<K>, Damage> {
        if self.game != K::NAME {
            let reason = format!("{} is another game than {}", quoted(&self.game), K::NAME);
            return Err(Damage::Field {
                name: "game".to_owned(),
                reason,
            });
        }
        let setup = parse_setup::<K>(&self.setup)?;
        // Nothing of the game is lost if somebody else plays on where a level does not.
        let [first, second] = parse_seats::<K>(&self.seats)?;
        let seats =
            [first.unwrap_or(usual[0]), second.unwrap_or(usual[1])].map(|seat| seat.on::<K>(setup));
        let names = parse_names::<K>(&self.names)?.of_people(seats);
        let record = self.record_of::<K>(setup)?;
        let game = SavedGame {
            setup,
            seats,
            names,
            seed: parse_number("seed", &self.seed)?.unwrap_or(seed),
            record,
            about: About::default(),
            result_at: None,
            score: parse_score::<K>(&self.score)?,
            is_analysed: self.analysis,
            is_teaching: self.teaching.unwrap_or_default(),
            taught: self.taught,
            is_hinted: self.hint,
            is_taken_back: self.taken_back,
            number: parse_number("number", &self.number)?,
        };
        let mut game =
            with_about(game, &self.about).map_err(|reason| Damage::field("about", reason))?;
        game.record.go_to(self.shown.unwrap_or(usize::MAX));
        Ok(game)
    }

    /// Returns the whole tree of moves, with what is written about its positions.
    fn record_of<K: GameKind>(&self, setup: K::Setup) -> Result<Record<K::Game>, Damage> {
        let mut record = Builder::new(K::start(setup));
        let moves = self.moves.moves::<K>(setup)?;
        if moves.len() > MAX_MOVES {
            return Err(Damage::field("moves", TOO_MANY));
        }
        let mut writer = NotesWriter {
            comments: self.comments.reader(),
            markup: self.markup.reader(),
        };
        writer.write(0, &mut record);
        for (number, &mv) in (1..).zip(&moves) {
            record.play(mv).map_err(|illegal| Damage::Move {
                number,
                reason: illegal.to_string(),
            })?;
            writer.write(0, &mut record);
        }
        self.variations
            .play::<K>(setup, &mut record, |variation, record| {
                writer.write(variation, record)
            })
            .map_err(|reason| Damage::field("variations", reason))?;
        // What belongs to no move is kept at the end of the line.
        record.back_to(0);
        for (number, &mv) in (1..).zip(&moves) {
            record.play(mv).map_err(|illegal| Damage::Move {
                number,
                reason: illegal.to_string(),
            })?;
        }
        writer.write_strays(&mut record);
        let record = record.finish();
        markup::check(K::NAME, &record).map_err(|reason| Damage::field("markup", reason))?;
        Ok(record)
    }
}

/// Returns the game that a text describes.
///
/// # Errors
/// Those of [`Envelope::parse`] and [`Envelope::open`].
pub fn parse_game<K: GameKind>(text: &str) -> Result<SavedGame<K>, Damage> {
    Envelope::parse(text)?.open()
}

/// Returns a game as text, in the newest version of the format.
#[must_use]
pub fn format_game<K: GameKind>(game: &SavedGame<K>) -> String {
    Envelope::of(game).to_text()
}
