//! The format of saved games: JSON that the user can read and write, the same for every game.
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
//! Only `version`, `game` and `moves` are required. The other fields are omitted if they have
//! nothing to say.
//!
//! - `moves`: a text in the notation of the game, or a list of moves.
//! - `names`: the names of the human players.
//! - `seed`, `number`: texts, because many readers of JSON round numbers past 2^53; numbers are
//!   read too. `number` is what the past games and the statistics know the game by, and `counted`
//!   is `true` if the statistics do not count it, or have done so.
//! - `shown`: the number of moves on the board in view; all of them if it says more.
//! - `variations`: the other lines that were played, each as a text: the number of moves that it
//!   shares with the line before it, of which the first is `moves`, and the moves that follow
//!   those. Version 2 had objects with `after`, `moves` and `comments` instead.
//! - `comments`: texts by position. `"4"` is the position after four moves of the line, `"1.3"` the
//!   one after three moves of which the last is in the first variation.
//! - `markup`: what the SGF or PDN file that a game came from says of its positions beyond moves
//!   and comments, in the notation of that file. See [`markup`].
//! - `agreed`: what the players have agreed on by position, which is no move:
//!   `{"58":"dead:A1 done"}`. Earlier files have it among the moves, as turns.
//! - `analysis`, `hint`, `deleted`: `true` if the analysis was shown, a hint was given, a variation
//!   was deleted before the end.
//! - `coach`: `blunders` if mistakes that can be seen are held back, `everything` if others are,
//!   too; `taught` counts those. Earlier files have `teaching`, `true` for everything.
//! - `review`: what a [review](reviewed) found.
//! - `about`: the `event`, `date`, `place` and so on, and the `result` where the moves do not say
//!   it. `result-after` is the number of moves before that, where more were tried, and
//!   `result-variation` its variation, counted from 1.
//!
//! A file has the oldest version that can say what it says: 3 without agreements and positions that
//! are set up within the game, 2 without variations and markup, too. Older versions are read: see
//! [`migrate`](super::migrate).

mod fields;
mod moves;
mod notes;
mod reviewed;

pub(in crate::storage) use self::fields::{
    format_seats, format_setup, json_error, json_fault, parse_seats, parse_setup, scalar, scalars,
    to_text,
};

use std::borrow::Cow;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use self::fields::{
    Scalar, format_names, format_score, parse_names, parse_number, parse_score, side_names,
};
use self::moves::{Line, Variations, play_step};
use self::notes::{Notes, NotesWriter};
use self::reviewed::ReviewFields;
use super::envelope::{AnyGame, Envelope};
use super::error::{Expected, GamePart, MAX_FILE_BYTES, MAX_LINE, ParseError, ParseFault};
use super::foreign::with_info;
use super::losses::{Loss, Losses, MOST_NAMED};
use super::markup;
use super::migrate::{AGREEMENTS, NEWEST, known_version, newest};
use crate::core::about::{About, Particular};
use crate::core::game::Game;
use crate::core::kind::GameKind;
use crate::core::plain::number;
use crate::core::record::{Builder, Comment, Record};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::session::{Coach, SavedGame};

/// The version of a file, and the names of the first unknown fields.
#[derive(Default)]
struct Head {
    version: Option<Value>,
    /// The names of fields unknown to version 2 and later, enough to know whether there are more
    /// than are named.
    unknown: Vec<String>,
}

const FIELDS: [&str; 24] = [
    "game",
    "setup",
    "seats",
    "names",
    "seed",
    "moves",
    "shown",
    "variations",
    "order",
    "comments",
    "markup",
    "agreed",
    "about",
    "score",
    "analysis",
    "coach",
    "teaching",
    "taught",
    "hint",
    "deleted",
    "taken_back",
    "number",
    "counted",
    "review",
];

/// The names of the fields of version 1 only.
const OLD_FIELDS: [&str; 4] = ["size", "connect", "red", "yellow"];

impl Head {
    /// Returns the names of the first unknown fields, in a file that is newer than version 1 or
    /// not.
    fn unknown(self, is_newer_than_1: bool) -> Vec<String> {
        let is_unknown = |name: &String| is_newer_than_1 || !OLD_FIELDS.contains(&name.as_str());
        self.unknown.into_iter().filter(is_unknown).take(MOST_NAMED + 1).collect()
    }
}

impl<'de> Deserialize<'de> for Head {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Head;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Object.name())
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Head, A::Error> {
                let mut head = Head::default();
                while let Some(name) = map.next_key::<Cow<'_, str>>()? {
                    if name == "version" {
                        head.version = Some(map.next_value::<Scalar>()?.0);
                        continue;
                    }
                    if !FIELDS.contains(&&*name)
                        && head.unknown.len() <= MOST_NAMED + OLD_FIELDS.len()
                    {
                        head.unknown.push(name.into_owned());
                    }
                    map.next_value::<IgnoredAny>()?;
                }
                Ok(head)
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// The fields of the place of a recorded result, if that is not at the end of the line: the number
/// of moves before it, and for a result in another line the number of its variation, from 1.
const RESULT_AT: [&str; 2] = ["result-after", "result-variation"];

/// Returns the game info as fields of a file, with the [place](SavedGame::result_place) of the
/// result.
fn format_about(about: &About, result_at: Option<(usize, usize)>) -> Map<String, Value> {
    let mut fields: Map<_, _> =
        about.iter().map(|(what, text)| (what.name().to_owned(), Value::from(text))).collect();
    if let Some((variation, plies)) = result_at.filter(|_| about.of(Particular::Result).is_some()) {
        fields.insert(RESULT_AT[0].to_owned(), Value::from(plies));
        if variation > 0 {
            fields.insert(RESULT_AT[1].to_owned(), Value::from(variation));
        }
    }
    fields
}

/// Returns a game with the game info of a file. Unknown entries of a later version are ignored, and
/// a result at a missing place is moved to the end of the line.
fn with_about<K: GameKind>(
    game: SavedGame<K>,
    fields: &Map<String, Value>,
) -> Result<SavedGame<K>, ParseError> {
    let wrong = |fault: ParseFault| ParseError::field("about", fault);
    let mut about = About::default();
    for particular in Particular::ALL {
        match fields.get(particular.name()) {
            None => {}
            Some(Value::String(text)) => about.set(particular, text),
            Some(other) => {
                return Err(wrong(ParseFault::NotInfo(other.to_string())));
            }
        }
    }
    let count = |name: &str, fault: fn(String) -> ParseFault| {
        fields
            .get(name)
            .map(|field| {
                let text = field.to_string();
                number(&text).ok_or_else(|| wrong(fault(text)))
            })
            .transpose()
    };
    let plies = count(RESULT_AT[0], ParseFault::NotResultAfter)?.unwrap_or(usize::MAX);
    let variation = count(RESULT_AT[1], ParseFault::NotResultVariation)?.unwrap_or(0);
    Ok(with_info(game, about, Some((variation, plies))))
}

/// The fields of a saved game, of any kind, before its moves are played.
#[derive(Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the file")]
pub(super) struct Fields {
    version: u64,
    game: String,
    #[serde(default, deserialize_with = "scalars")]
    setup: Map<String, Value>,
    #[serde(default, deserialize_with = "scalars")]
    seats: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Map::is_empty", deserialize_with = "scalars")]
    names: Map<String, Value>,
    #[serde(default, deserialize_with = "scalar")]
    seed: Value,
    moves: Line,
    shown: Option<usize>,
    #[serde(default, skip_serializing_if = "Variations::is_empty")]
    variations: Variations,
    /// Where the line that is written first at each fork stands in the order that the user has
    /// chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    order: Vec<usize>,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    comments: Notes,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    markup: Notes,
    #[serde(default, skip_serializing_if = "Notes::is_empty")]
    agreed: Notes,
    #[serde(default, skip_serializing_if = "Map::is_empty", deserialize_with = "scalars")]
    about: Map<String, Value>,
    #[serde(default, deserialize_with = "scalars")]
    score: Map<String, Value>,
    #[serde(default, skip_serializing_if = "is_false")]
    analysis: bool,
    /// `None` leaves it to the reader; a missing field means that there is none.
    #[serde(default = "off", skip_serializing_if = "is_off")]
    coach: Option<Coach>,
    /// The same in earlier files, which is not written.
    #[serde(default, skip_serializing)]
    teaching: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    taught: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    hint: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    deleted: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    taken_back: bool,
    #[serde(default, skip_serializing_if = "Value::is_null", deserialize_with = "scalar")]
    number: Value,
    #[serde(default, skip_serializing_if = "is_false")]
    counted: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<ReviewFields>,
}

fn comments<G: Game>(record: &Record<G>) -> Notes {
    Notes::of(record, |record, place| record.comment_at(place).map_or("", Comment::text).into())
}

fn agreed<K: GameKind>(record: &Record<K::Game>) -> Notes {
    Notes::of(record, |record, place| {
        let agreed: Vec<String> = record.agreed_at(place).iter().map(ToString::to_string).collect();
        agreed.join(" ").into()
    })
}

/// Returns whether a flag is omitted.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(note: &bool) -> bool {
    !*note
}

/// Returns whether a count is omitted.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Returns the coach of a file that names none.
#[expect(clippy::unnecessary_wraps, reason = "the default of an optional field")]
const fn off() -> Option<Coach> {
    Some(Coach::Off)
}

/// Returns whether the coach is omitted.
#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_off(coach: &Option<Coach>) -> bool {
    !coach.is_some_and(Coach::is_on)
}

impl Fields {
    /// Returns the fields of a text, of any version up to the newest, and the names of those that
    /// are not known.
    fn parse(text: &str) -> Result<(Self, Vec<String>), ParseError> {
        let head: Head = serde_json::from_str(text).map_err(|error| json_error(&error))?;
        let is_newer_than_1 = known_version(head.version.as_ref(), NEWEST)? > 1;
        let mut fields: Self = if is_newer_than_1 {
            serde_json::from_str(text).map_err(|error| json_error(&error))?
        } else {
            Self::of_version_1(text)?
        };
        let comments = std::mem::take(&mut fields.variations.comments);
        fields.comments.extend(&comments);
        if fields.teaching && is_off(&fields.coach) {
            fields.coach = Some(Coach::Everything);
        }
        Ok((fields, head.unknown(is_newer_than_1)))
    }

    fn of_version_1(text: &str) -> Result<Self, ParseError> {
        if text.len() as u64 > MAX_FILE_BYTES {
            return Err(ParseError::TooLarge { most: MAX_FILE_BYTES }); // no version 1 wrote such a file
        }
        let fields = serde_json::from_str(text).map_err(|error| json_error(&error))?;
        let fields = Value::Object(newest(fields)?).to_string();
        // The place of a fault is not that in the file.
        serde_json::from_str(&fields).map_err(|error| ParseError::format(json_fault(&error)))
    }

    fn of<K: GameKind>(game: &SavedGame<K>, envelope: &Envelope) -> Self {
        let seats = game.seats.iter().zip(envelope.is_open);
        let seats = seats.map(|(seat, is_open)| (!is_open).then(|| seat.to_string()).into());
        let variations = Variations::of(&game.record);
        let markup = Notes::of(&game.record, |record, place| record.markup_at(place).into());
        let agreed = agreed::<K>(&game.record);
        let has_new_markup = || {
            let is_new = |place| markup::is_new(K::NAME, game.record.markup_at(place));
            !markup.is_empty() && game.record.places().any(is_new)
        };
        // The oldest version that can hold the game.
        let version = match (
            agreed.is_empty() && !has_new_markup(),
            variations.is_empty() && markup.is_empty(),
        ) {
            (true, true) => 2,
            (true, false) => 3,
            (false, _) => NEWEST,
        };
        Self {
            version,
            game: K::NAME.to_owned(),
            setup: format_setup::<K>(game.setup),
            seats: side_names::<K>().into_iter().zip(seats).collect(),
            names: format_names::<K>(&game.names),
            seed: envelope.has_seed.then(|| game.seed.to_string()).into(),
            moves: Line::new(K::format_moves(game.setup, game.record.moves())),
            shown: Some(game.record.cursor()),
            variations,
            order: game.record.ranks(),
            comments: comments(&game.record),
            markup,
            agreed,
            about: format_about(&game.about, game.result_place()),
            score: format_score::<K>(game.score),
            analysis: game.is_analysed,
            coach: envelope.coach,
            teaching: false,
            taught: game.taught,
            hint: game.is_hinted,
            deleted: game.has_deleted,
            taken_back: game.is_taken_back,
            number: game.number.map(|number| number.to_string()).into(),
            counted: game.is_out_of_statistics,
            review: game.main_review().map(ReviewFields::of),
        }
    }

    /// Returns the names of unknown fields within objects, enough to know whether there are more
    /// than are named.
    fn unknown_within<K: GameKind>(&self) -> Vec<String> {
        let [first, second] = side_names::<K>();
        let sides = [&*first, &*second];
        let particulars: Vec<&str> =
            Particular::ALL.iter().map(|what| what.name()).chain(RESULT_AT).collect();
        let score = [&sides[..], &["draws"]].concat();
        let objects: [(&str, &Map<String, Value>, &[&str]); 5] = [
            ("setup", &self.setup, K::OPTIONS),
            ("seats", &self.seats, &sides),
            ("names", &self.names, &sides),
            ("about", &self.about, &particulars),
            ("score", &self.score, &score),
        ];
        let unknown = |(object, fields, known): (&str, &Map<String, Value>, &[&str])| {
            let names: Vec<_> =
                fields.keys().filter(|name| !known.contains(&name.as_str())).cloned().collect();
            names.into_iter().map(|name| format!("{object}.{name}")).collect::<Vec<_>>()
        };
        objects.into_iter().flat_map(unknown).take(MOST_NAMED + 1).collect()
    }

    /// Plays the moves, and returns the game.
    ///
    /// # Errors
    /// [`ParseError`] says what is wrong: every move is one that the rules allow, or there is no
    /// game.
    fn load<K: GameKind>(&self) -> Result<Envelope, ParseError> {
        if self.game != K::NAME {
            return Err(ParseError::other_game::<K>(&self.game));
        }
        let setup = parse_setup::<K>(&self.setup)?;
        let seats = parse_seats::<K>(&self.seats)?;
        let names = parse_names::<K>(&self.names)?;
        let record = self.record_of::<K>(setup)?;
        let seed = parse_number("seed", &self.seed)?;
        let game = SavedGame {
            seats: seats.map(Option::unwrap_or_default),
            names,
            score: parse_score::<K>(&self.score)?,
            is_analysed: self.analysis,
            taught: self.taught,
            is_hinted: self.hint,
            has_deleted: self.deleted,
            is_taken_back: self.taken_back,
            number: parse_number("number", &self.number)?,
            is_out_of_statistics: self.counted,
            review: self.review.as_ref().and_then(|review| review.review::<K>(&record)),
            record,
            ..SavedGame::<K>::new(setup, [Seat::Human; 2], seed.unwrap_or_default())
        };
        let envelope = Envelope::new(with_about(game, &self.about)?);
        let is_open = seats.map(|seat| seat.is_none());
        Ok(envelope.leaving(is_open, seed.is_some(), self.coach))
    }

    /// Returns the whole tree of moves, with what is written about its positions, and the cursor at
    /// the position in view.
    fn record_of<K: GameKind>(&self, setup: K::Setup) -> Result<Record<K::Game>, ParseError> {
        let mut record = Builder::new(K::start(setup));
        let moves = self.moves.moves::<K>(setup)?;
        if moves.len() > MAX_LINE {
            return Err(ParseError::field("moves", ParseFault::TooManyMoves));
        }
        let mut writer = NotesWriter {
            comments: self.comments.reader(),
            markup: self.markup.reader(),
            agreed: self.agreed.reader(),
        };
        writer.write::<K>(0, &mut record)?;
        let mut cursor = 0;
        for (number, &mv) in (1..).zip(&moves) {
            play_step::<K>(&mut record, mv, self.has_turns_alone()).map_err(|refusal| {
                ParseError::Move {
                    number,
                    found: mv.to_string(),
                    place: None,
                    fault: ParseFault::Move(refusal.into()),
                }
            })?;
            let is_shown = self.shown.is_none_or(|shown| number <= shown);
            cursor += usize::from(is_shown && record.steps_since_move() == 0);
            writer.write::<K>(0, &mut record)?;
        }
        self.variations.play::<K>(
            setup,
            &mut record,
            self.has_turns_alone(),
            |variation, record| writer.write::<K>(variation, record),
        )?;
        // Comments on missing positions are kept at the end of the line.
        record.go_to_end();
        writer.write_strays::<K>(&mut record)?;
        let mut record = record.finish();
        markup::check(K::NAME, &record)?;
        record.set_ranks(&self.order);
        record.go_to(cursor);
        Ok(record)
    }

    /// Returns whether the file is of a version in which everything among the moves is a turn.
    const fn has_turns_alone(&self) -> bool {
        self.version < AGREEMENTS
    }
}

impl AnyGame for Fields {
    fn text(&self, _envelope: &Envelope) -> String {
        to_text(self)
    }

    fn beyond_moves(&self) -> Vec<GamePart> {
        Vec::new()
    }
}

/// Returns the game in a text.
///
/// # Errors
/// [`ParseError`] says what is wrong with the text, or with the game in it.
pub(super) fn read(text: &str) -> Result<Envelope, ParseError> {
    let (fields, unknown) = Fields::parse(text)?;
    let mut losses = Losses::default();
    let mut note = |unknown: Vec<String>| {
        if !unknown.is_empty() {
            losses.add(Loss::Fields(unknown));
        }
    };
    note(unknown);
    let envelope = match fields.game.parse::<GameId>() {
        Ok(game) => with_game!(game, K => {
            note(fields.unknown_within::<K>());
            let envelope = fields.load::<K>()?;
            let game = envelope.typed::<K>();
            if fields.review.is_some() && game.is_some_and(|game| game.review.is_none()) {
                note(vec!["review".to_owned()]);
            }
            let is_ranked = fields.order.iter().any(|&rank| rank > 0);
            if is_ranked && game.is_some_and(|game| game.record.ranks() != fields.order) {
                note(vec!["order".to_owned()]);
            }
            envelope
        }),
        Err(()) => Envelope::unlisted(fields.game.clone(), fields),
    };
    Ok(envelope.with_losses(losses))
}

pub(super) fn text_of<K: GameKind>(game: &SavedGame<K>, envelope: &Envelope) -> String {
    to_text(&Fields::of(game, envelope))
}

impl Envelope {
    /// Returns the saved game in a text in our own format.
    ///
    /// # Errors
    /// [`ParseError`] says what is wrong with the text, or with the game in it.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        read(text)
    }
}

/// Returns the game in a text, of the kind that the caller expects.
///
/// # Errors
/// [`ParseError`] says what is wrong with the text, or with the game in it.
pub fn parse_game<K: GameKind>(text: &str) -> Result<SavedGame<K>, ParseError> {
    let (fields, _) = Fields::parse(text)?;
    fields.load::<K>()?.open()
}

/// Returns a game as text, in the newest version of the format.
#[must_use]
pub fn format_game<K: GameKind>(game: &SavedGame<K>) -> String {
    Envelope::of(game).to_text()
}
