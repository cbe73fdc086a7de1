//! The format of saved games: JSON that a person can read and write, the same for every game.
//!
//! ```json
//! {
//!   "version": 2,
//!   "game": "connect4",
//!   "setup": {"size":"7x6","connect":4},
//!   "seats": {"red":"human","yellow":"high,defensive"},
//!   "names": {"red":"Anna"},
//!   "seed": "42",
//!   "moves": "4453",
//!   "shown": 4,
//!   "variations": [{"after":2,"moves":[3,3]}],
//!   "score": {"red":1,"yellow":0,"draws":0}
//! }
//! ```
//!
//! Only `version`, `game` and `moves` must be there. `names` says what the people are called, each if they have a name, and is left
//! out if nobody has; a name that is too long is cut off, and what cannot be seen is taken out of it. The moves are a text in the
//! game's notation; a list of them is read too. The seed is text because many readers of JSON round numbers past 2^53; a number is
//! read too. `shown` is the number of moves on the board in view, and says all of them if it says more. `variations` are the other
//! lines that were played, each by the number of moves that it shares with the line before it, of which the first is `moves`, and
//! what follows those; where there are none it is left out. `analysis` is true if somebody looked at the analysis of the game,
//! `hint` if somebody was given a hint, `teaching` if it holds a person's losing moves back, and else they are left out; `taught`
//! is how many it has held back, left out if none. `comments` is what somebody has written about positions of the line, each by the
//! number of moves before it; a variation has its own. One too long is cut off. `about` is what else is told of a game that came
//! from elsewhere: `event`, `date`, `place`, and so on, its `result` where the moves do not say it, and `result-after`, the moves
//! before that where more were tried. If it is the result of a variation, `result-variation` says of which, counted from 1; of
//! variations that begin with the same moves, the longest is counted. `number` is what statistics will know the game by, and left out if
//! they do not count it.
//! Older versions are read: see [`migrate`](super::migrate).

mod about;
mod comments;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use self::about::{format_about, result_at, with_about};
use self::comments::{format_comments, parse_comments, write_comment};
use super::error::{Damage, MAX_FILE_BYTES};
use super::migrate::{NEWEST, newest};
use crate::core::about::About;
use crate::core::game::Player;
use crate::core::kind::{GameKind, MoveOf, TypedError};
use crate::core::plain::{self, quoted};
use crate::core::record::{Branch, Builder, Record};
use crate::players::{Names, PlayerName, Seat};
use crate::session::{SavedGame, Tally};

/// A saved game as a file has it: any game, its moves not yet held against the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Envelope {
    version: u64,
    game: String,
    #[serde(default)]
    setup: Map<String, Value>,
    #[serde(default)]
    seats: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    names: Map<String, Value>,
    #[serde(default)]
    seed: Value,
    moves: Value,
    shown: Option<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    comments: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    about: Map<String, Value>,
    #[serde(default)]
    score: Map<String, Value>,
    #[serde(default, skip_serializing_if = "is_false")]
    analysis: bool,
    /// `None` for whoever opens it to choose; a file that says nothing means no.
    #[serde(default = "no", skip_serializing_if = "is_not_yes")]
    teaching: Option<bool>,
    #[serde(default, skip_serializing_if = "is_zero")]
    taught: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    hint: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    taken_back: bool,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    number: Value,
}

/// A line beside the current one, as a file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Variation {
    /// The number of moves that it shares with the line before it.
    after: usize,
    /// The moves that follow those.
    moves: Value,
    /// What somebody has written about the positions after those, each by the number of moves before it in the whole line.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    comments: Map<String, Value>,
}

/// Returns whether a note is left out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(note: &bool) -> bool {
    !*note
}

/// Returns whether a count is left out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Returns what a file means that says nothing of a note.
#[expect(clippy::unnecessary_wraps, reason = "the default of an optional field")]
const fn no() -> Option<bool> {
    Some(false)
}

/// Returns whether a note that may be open is left out.
#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_not_yes(note: &Option<bool>) -> bool {
    *note != Some(true)
}

impl Envelope {
    /// Returns the saved game that a text holds, of whatever version up to the newest.
    ///
    /// # Errors
    /// [`Damage`] if the text is no JSON object, of a newer version, or lacks a field.
    pub fn parse(text: &str) -> Result<Self, Damage> {
        let fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| Damage::format(&error))?;
        serde_json::from_value(Value::Object(newest(fields)?)).map_err(|error| Damage::format(&error))
    }

    /// Returns a game as it is written.
    #[must_use]
    pub fn of<K: GameKind>(game: &SavedGame<K>) -> Self {
        Self {
            version: NEWEST,
            game: K::NAME.to_owned(),
            setup: format_setup::<K>(game.setup),
            seats: format_seats::<K>(game.seats),
            names: format_names::<K>(&game.names.clone().of_people(game.seats)),
            seed: Value::from(game.seed.to_string()),
            moves: Value::from(K::format_moves(game.setup, game.record.moves())),
            shown: Some(game.record.cursor()),
            variations: format_variations::<K>(&game.record),
            comments: format_comments(game.record.comments().into_iter().next()),
            about: format_about(&game.about, result_at(game)),
            score: format_score::<K>(game.score),
            analysis: game.is_analysed,
            teaching: Some(game.is_teaching),
            taught: game.taught,
            hint: game.is_hinted,
            taken_back: game.is_taken_back,
            number: game.number.map(|number| number.to_string()).into(),
        }
    }

    /// Returns the game of a record, for whoever opens it to choose the players that are `None`.
    pub(super) fn record<K: GameKind>(setup: K::Setup, record: &Record<K::Game>, seats: [Option<Seat<K::Level>>; 2]) -> Self {
        let variations = format_variations::<K>(record);
        let comments = format_comments(record.comments().into_iter().next());
        Self { variations, comments, ..Self::position::<K>(setup, record.moves(), seats, None) }
    }

    /// Returns the position after these moves, for whoever opens it to choose the players that are `None`, and the seed if it is.
    #[must_use]
    pub fn position<K: GameKind>(
        setup: K::Setup,
        moves: &[MoveOf<K>],
        seats: [Option<Seat<K::Level>>; 2],
        seed: Option<u64>,
    ) -> Self {
        let seat = |(name, seat): (String, Option<Seat<K::Level>>)| (name, seat.map(|seat| seat.to_string()).into());
        Self {
            version: NEWEST,
            game: K::NAME.to_owned(),
            setup: format_setup::<K>(setup),
            seats: side_names::<K>().into_iter().zip(seats).map(seat).collect(),
            names: Map::new(),
            seed: seed.map(|seed| seed.to_string()).into(),
            moves: K::format_moves(setup, moves).into(),
            shown: None,
            variations: Vec::new(),
            comments: Map::new(),
            about: Map::new(),
            score: Map::new(),
            analysis: false,
            teaching: None,
            taught: 0,
            hint: false,
            taken_back: false,
            number: Value::Null,
        }
    }

    /// Returns the name of the game, as [`GameKind::NAME`] has it.
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
        self.seats.get(&side_names::<K>()[player.index()]).is_none_or(Value::is_null)
    }

    /// Returns the game as one whose people have these names.
    #[must_use]
    pub fn with_names<K: GameKind>(self, names: &Names) -> Self {
        Self { names: format_names::<K>(names), ..self }
    }

    /// Returns the game as one of which this is told, its result after so many moves, or after all of them.
    #[must_use]
    pub(super) fn with_about(self, about: &About, result_after: Option<usize>) -> Self {
        Self { about: format_about(about, result_after.map(|plies| (0, plies))), ..self }
    }

    /// Returns the game as one that teaches.
    #[must_use]
    pub fn with_teaching(self) -> Self {
        Self { teaching: Some(true), ..self }
    }

    /// Returns whether the game teaches; `None` for whoever opens it to choose.
    #[must_use]
    pub const fn teaching(&self) -> Option<bool> {
        self.teaching
    }

    /// Returns the text of the file; without the variations, and a result that is told of one of them, if they would make it too large to be
    /// read again, and if that is not enough without the comments.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut less = self.clone();
        let mut text = to_text(&less);
        for leave_out in [(|less| less.variations.clear()) as fn(&mut Self), |less| less.comments.clear()] {
            if text.len() as u64 > MAX_FILE_BYTES {
                leave_out(&mut less);
                text = to_text(&less);
            }
        }
        text
    }

    /// Returns the game in it; people play where it names nobody, and its seed is 0 if it has none.
    ///
    /// # Errors
    /// [`Damage`] says what is wrong: every move is one that the rules allow, or there is no game.
    pub fn open<K: GameKind>(&self) -> Result<SavedGame<K>, Damage> {
        self.open_with([Seat::Human; 2], 0)
    }

    /// Returns the game in it, with these players where it names nobody, and this seed if it has none.
    ///
    /// # Errors
    /// Those of [`open`](Self::open).
    pub fn open_with<K: GameKind>(&self, usual: [Seat<K::Level>; 2], seed: u64) -> Result<SavedGame<K>, Damage> {
        if self.game != K::NAME {
            let reason = format!("{} is another game than {}", quoted(&self.game), K::NAME);
            return Err(Damage::Field { name: "game".to_owned(), reason });
        }
        let setup = parse_setup::<K>(&self.setup)?;
        // Nothing of the game is lost if somebody else plays on where a level does not.
        let [first, second] = parse_seats::<K>(&self.seats)?;
        let seats = [first.unwrap_or(usual[0]), second.unwrap_or(usual[1])].map(|seat| seat.on::<K>(setup));
        let names = parse_names::<K>(&self.names)?.of_people(seats);
        let mut record = Builder::new(K::start(setup));
        let mut comments = parse_comments(&self.comments).map_err(|reason| Damage::field("comments", reason))?;
        write_comment(&mut comments, &mut record);
        for (number, mv) in (1..).zip(parse_moves::<K>(setup, &self.moves)?) {
            record.play(mv).map_err(|illegal| Damage::Move { number, reason: illegal.to_string() })?;
            write_comment(&mut comments, &mut record);
        }
        for variation in &self.variations {
            variation.play::<K>(setup, &mut record).map_err(|reason| Damage::field("variations", reason))?;
        }
        let game = SavedGame {
            setup,
            seats,
            names,
            seed: parse_number("seed", &self.seed)?.unwrap_or(seed),
            record: record.finish(),
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
        let mut game = with_about(game, &self.about).map_err(|reason| Damage::field("about", reason))?;
        game.record.go_to(self.shown.unwrap_or(usize::MAX));
        Ok(game)
    }
}

impl Variation {
    /// Adds the line to a record in the making.
    fn play<K: GameKind>(&self, setup: K::Setup, record: &mut Builder<K::Game>) -> Result<(), String> {
        let Self { after, moves, comments } = self;
        if *after > record.plies() {
            return Err(format!(
                "there are no {after} moves in the line before this one: choose a number up to {}",
                record.plies()
            ));
        }
        record.back_to(*after);
        if !moves.is_array() {
            return Err("write the moves of each as a list".to_owned());
        }
        let mut comments = parse_comments(comments)?;
        for mv in parse_moves::<K>(setup, moves).map_err(|damage| damage.to_string())? {
            let number = record.plies() + 1;
            record.play(mv).map_err(|illegal| format!("move {number}: {illegal}"))?;
            write_comment(&mut comments, record);
        }
        Ok(())
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

/// Returns a value as JSON with a field a line. Lists and objects within stay on one line: a move a line would be no easier to read.
pub(super) fn to_text(value: &impl Serialize) -> String {
    let mut text = String::from("{");
    if let Ok(Value::Object(fields)) = serde_json::to_value(value) {
        for (count, (name, field)) in fields.iter().enumerate() {
            text.push_str(if count == 0 { "\n  " } else { ",\n  " });
            text.push_str(&Value::from(name.as_str()).to_string());
            text.push_str(": ");
            text.push_str(&field.to_string());
        }
    }
    text.push_str("\n}\n");
    text
}

/// Returns a value as a message quotes it, in JSON.
fn json(value: &Value) -> String {
    plain::value(&value.to_string())
}

/// Returns the names of a game's two sides as files have them.
fn side_names<K: GameKind>() -> [String; 2] {
    K::SIDES.map(str::to_lowercase)
}

/// Returns a set-up as a file has it.
pub(super) fn format_setup<K: GameKind>(setup: K::Setup) -> Map<String, Value> {
    let value = |text: String| text.parse::<u64>().map_or_else(|_| Value::from(text), Value::from);
    K::format_setup(setup).into_iter().map(|(name, text)| (name.to_owned(), value(text))).collect()
}

/// Returns the set-up that a file has.
pub(super) fn parse_setup<K: GameKind>(fields: &Map<String, Value>) -> Result<K::Setup, Damage> {
    let mut values = Vec::new();
    for option in K::OPTIONS {
        match fields.get(option.name) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => values.push((option.name, text.clone())),
            Some(value) => values.push((option.name, value.to_string())),
        }
    }
    let values: Vec<(&str, &str)> = values.iter().map(|(name, text)| (*name, text.as_str())).collect();
    K::parse_setup(&values).map_err(|error| Damage::Field { name: error.option.to_owned(), reason: error.reason })
}

/// Returns the players as a file has them.
pub(super) fn format_seats<K: GameKind>(seats: [Seat<K::Level>; 2]) -> Map<String, Value> {
    side_names::<K>().into_iter().zip(seats.map(|seat| Value::from(seat.to_string()))).collect()
}

/// Returns the players that a file names; `None` for a side that it does not speak of.
pub(super) fn parse_seats<K: GameKind>(fields: &Map<String, Value>) -> Result<[Option<Seat<K::Level>>; 2], Damage> {
    let mut seats = [None, None];
    for (seat, name) in seats.iter_mut().zip(side_names::<K>()) {
        *seat = match fields.get(&name) {
            None | Some(Value::Null) => None,
            Some(Value::String(mode)) => {
                Some(mode.parse().map_err(|error: crate::players::SeatError<K::Level>| Damage::field(&name, error))?)
            }
            Some(other) => {
                return Err(Damage::field(&name, format!("{} is not a player: write a text such as \"human\"", json(other))));
            }
        };
    }
    Ok(seats)
}

/// Returns the names of people as a file has them; a side without one is left out.
fn format_names<K: GameKind>(names: &Names) -> Map<String, Value> {
    let sides = side_names::<K>().into_iter().zip(Player::BOTH);
    sides.filter_map(|(side, player)| Some((side, Value::from(names.of(player)?.as_str())))).collect()
}

/// Returns the names of people that a file has. What is too long or cannot be seen is no reason to lose a game.
fn parse_names<K: GameKind>(fields: &Map<String, Value>) -> Result<Names, Damage> {
    let mut names = Names::default();
    for (side, player) in side_names::<K>().into_iter().zip(Player::BOTH) {
        match fields.get(&side) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => names.set(player, PlayerName::new(text)),
            Some(other) => {
                return Err(Damage::field("names", format!("{} is not a name: write a text such as \"Anna\"", json(other))));
            }
        }
    }
    Ok(names)
}

/// Returns the moves that a file has, a text not yet held against the rules, or one already.
fn parse_moves<K: GameKind>(setup: K::Setup, moves: &Value) -> Result<Vec<MoveOf<K>>, Damage> {
    match moves {
        Value::String(text) => K::parse_moves(setup, text).map_err(|error| Damage::field("moves", error)),
        Value::Array(moves) => (1..)
            .zip(moves)
            .map(|(number, value)| {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                K::parse_move(setup, &text).map_err(|error| Damage::Move {
                    number,
                    reason: match error {
                        TypedError::NotAMove => format!("{} is not a move of this game", json(value)),
                        TypedError::Impossible(reason) => reason,
                    },
                })
            })
            .collect(),
        _ => Err(Damage::field("moves", "write the moves as a text, or as a list of moves")),
    }
}

/// Returns the lines beside the current one as a file has them.
fn format_variations<K: GameKind>(record: &Record<K::Game>) -> Vec<Variation> {
    let value = |mv: &MoveOf<K>| {
        let text = mv.to_string();
        text.parse::<u64>().map_or_else(|_| Value::from(text), Value::from)
    };
    let others = record.branches().into_iter().zip(record.comments()).skip(1);
    let variation = |(branch, comments): (Branch<MoveOf<K>>, _)| Variation {
        after: branch.after,
        moves: branch.moves.iter().map(value).collect(),
        comments: format_comments(Some(comments)),
    };
    others.map(variation).collect()
}

/// Returns the seed, or the number of the game, that a file has, if it has one.
fn parse_number(name: &str, value: &Value) -> Result<Option<u64>, Damage> {
    let number = match value {
        Value::Null => return Ok(None),
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    };
    number
        .map(Some)
        .ok_or_else(|| Damage::field(name, format!("{} is not a {name}: write a number from 0 to {}", json(value), u64::MAX)))
}

/// Returns the score of a series as a file has it.
fn format_score<K: GameKind>(score: Tally) -> Map<String, Value> {
    let [first, second] = side_names::<K>();
    [(first, score.first), (second, score.second), ("draws".to_owned(), score.draws)]
        .into_iter()
        .map(|(name, count)| (name, Value::from(count)))
        .collect()
}

/// Returns the score that a file has; what it does not speak of is 0.
fn parse_score<K: GameKind>(fields: &Map<String, Value>) -> Result<Tally, Damage> {
    let count = |name: &str| match fields.get(name) {
        None => Ok(0),
        Some(value) => value.as_u64().and_then(|count| u32::try_from(count).ok()).ok_or_else(|| {
            Damage::field("score", format!("{} is not a number of games: write one from 0 to {}", json(value), u32::MAX))
        }),
    };
    let [first, second] = side_names::<K>();
    Ok(Tally { first: count(&first)?, second: count(&second)?, draws: count("draws")? })
}
