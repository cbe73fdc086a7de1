//! The settings of the window, and their format.
//!
//! A setting that is missing or invalid falls back to its default; a number out of range is
//! clamped. Only a text that is not a JSON object, or a newer version, is refused.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::core::kind::{GameKind, window_setup};
use crate::players::{EngineName, Names, Seat};
use crate::session::{Coach, FirstPlayer, with_usual_start};
use crate::storage::format::error::ParseError;
use crate::storage::format::json::{
    format_seats, format_setup, json_error, parse_seats, parse_setup, to_text,
};
use crate::storage::format::migrate::{take_connect4, version};

/// The field with the last time of each game.
const GAMES: &str = "games";
/// The version to write, and the newest one to read.
const VERSION: u64 = 2;
/// The allowed zooms; 1 is the size of the system.
pub const ZOOMS: RangeInclusive<f32> = 0.5..=3.0;
/// The allowed speeds of watched games; 1 is normal.
pub const SPEEDS: RangeInclusive<f32> = 0.25..=16.0;
/// The allowed fixed times before a computer's move, in milliseconds.
pub const DELAYS_MS: RangeInclusive<u32> = 0..=5000;
/// How long the analysis may look at a position, in seconds; 0 for no longer than its first answer.
pub const ANALYSIS_S: RangeInclusive<u32> = 0..=600;
pub const VOLUMES: RangeInclusive<f32> = 0.0..=1.0;

/// How many digits lock help.
pub const LOCK_DIGITS: RangeInclusive<usize> = 4..=12;

/// Returns whether a text can be typed to lock help, and to unlock it.
#[must_use]
pub fn is_lock(text: &str) -> bool {
    LOCK_DIGITS.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The user's settings, and remembered state of the window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The tag of the language; `None` for the language of the system.
    pub language: Option<String>,
    /// Whether the window is light or dark.
    pub theme: Theme,
    /// The set of colours, each with a light and a dark variant.
    pub colours: Colours,
    /// The size of everything, within [`ZOOMS`].
    pub zoom: f32,
    pub motion: Motion,
    /// How long a computer takes for a move at least, in milliseconds, within [`DELAYS_MS`]; `None`
    /// for as long as fits the move.
    pub computer_ms: Option<u32>,
    /// The speed of watched games, within [`SPEEDS`].
    pub speed: f32,
    pub after_game: AfterGame,
    /// Who begins the next game of a series.
    pub begins: FirstPlayer,
    /// The name of the game played last; empty before the first one.
    pub game: String,
    /// The last set-up and players of each game, by its name; see [`last_time`](Self::last_time).
    pub games: BTreeMap<String, LastTime>,
    /// The names of the human players of the last game of any kind, by side: see [`Names::seated`].
    pub names: Names,
    /// The window's last position, or `None` to let the system choose.
    pub window: Option<WindowPlace>,
    /// Whether the panel beside the board is open.
    pub panel: Panel,
    /// Whether games begin with the analysis shown, except against a computer.
    pub analysis: bool,
    /// How long the analysis looks at a position, in seconds; within [`ANALYSIS_S`].
    pub analysis_s: u32,
    /// What the coach of new games holds back.
    pub coach: Coach,
    /// The digits that unlock hints, analysis, coach and moves taken back; `None` if they are not
    /// locked. It keeps nobody out who can read this file.
    pub lock: Option<String>,
    /// Whether boards that can show threats do.
    pub threats: bool,
    /// Whether boards show the names of columns, rows or squares.
    pub numbers: bool,
    pub move_numbers: bool,
    /// Whether stones have a star or a ring.
    pub emblems: bool,
    /// Whether computers resign lost games, where they do so at all.
    pub computers_resign: bool,
    pub sound: bool,
    /// The volume, within [`VOLUMES`].
    pub volume: f32,
    /// Whether games are shown in the large view, for streams.
    pub stage: bool,
    /// The engines: programs of others that can play.
    pub engines: Vec<Engine>,
}

/// The last set-up and players of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastTime {
    /// The values of its options, by their names.
    pub setup: Map<String, Value>,
    /// The players, by the names of the sides.
    pub seats: Map<String, Value>,
    /// The players that the user had chosen, where a stand-in played because they cannot play with
    /// the set-up.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub wanted: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            colours: Colours::default(),
            zoom: 1.0,
            motion: Motion::default(),
            computer_ms: None,
            speed: 1.0,
            after_game: AfterGame::default(),
            begins: FirstPlayer::default(),
            game: String::new(),
            games: BTreeMap::new(),
            names: Names::default(),
            window: None,
            panel: Panel::default(),
            analysis: false,
            analysis_s: 30,
            coach: Coach::Off,
            lock: None,
            threats: false,
            numbers: true,
            move_numbers: false,
            emblems: true,
            computers_resign: true,
            sound: true,
            volume: 0.5,
            stage: false,
            engines: Vec::new(),
        }
    }
}

impl Settings {
    /// Returns the settings with every number in its range.
    #[must_use]
    pub fn clamped(self) -> Self {
        let usual = Self::default();
        Self {
            zoom: within(&ZOOMS, self.zoom, usual.zoom),
            speed: within(&SPEEDS, self.speed, usual.speed),
            volume: within(&VOLUMES, self.volume, usual.volume),
            computer_ms: self.computer_ms.map(|ms| ms.min(*DELAYS_MS.end())),
            analysis_s: self.analysis_s.min(*ANALYSIS_S.end()),
            window: self.window.filter(WindowPlace::is_sensible),
            lock: self.lock.filter(|lock| is_lock(lock)),
            ..self
        }
    }

    /// Returns these settings, with the values of `now` for everything that differs between
    /// `before` and `now`. The last time of each game is a value of its own.
    #[must_use]
    pub fn with_changes(self, before: &Self, now: &Self) -> Self {
        let [mut own, before, now] = [&self, before, now].map(|settings| json!(settings));
        if let (Some(own), Some(now)) = (own.as_object_mut(), now.as_object()) {
            for (name, value) in now.iter().filter(|(name, _)| *name != GAMES) {
                if before[name] != *value {
                    own.insert(name.clone(), value.clone());
                }
            }
        }
        if let (Some(own), Some(now)) = (own[GAMES].as_object_mut(), now[GAMES].as_object()) {
            let changed = now.iter().filter(|(game, last)| before[GAMES][*game] != **last);
            own.extend(changed.map(|(game, last)| (game.clone(), last.clone())));
        }
        serde_json::from_value(own).unwrap_or(self)
    }

    /// Returns these settings with another value in one field, brought into its range; `None` if
    /// the field is unknown or the value is none of its own.
    #[must_use]
    pub fn with(&self, field: &str, value: Value) -> Option<Self> {
        with_field(self, field, value).map(Self::clamped)
    }

    /// Returns how long a computer takes for a move at least, in seconds, if `natural` fits the
    /// move.
    #[must_use]
    pub fn computer_delay(&self, natural: f64) -> f64 {
        self.computer_ms.map_or(natural, |ms| f64::from(ms) / 1000.0)
    }

    #[must_use]
    pub fn is_on(&self, field: &str) -> bool {
        json!(self)[field] == true
    }

    /// Returns the set-up and the players of the last game of this kind, or the default set-up and
    /// a human player against the default computer.
    #[must_use]
    pub fn last_time<K: GameKind>(&self) -> (K::Setup, [Seat<K::Level>; 2]) {
        let mut seats = [Seat::Human, Seat::Computer(K::USUAL_LEVEL)];
        let Some(last) = self.games.get(K::NAME) else {
            return (window_setup::<K>(), seats);
        };
        // Earlier versions remembered pieces that were set up, too.
        let setup = with_usual_start::<K>(parse_setup::<K>(&last.setup).unwrap_or_default());
        name_seats::<K>(&mut seats, &last.seats);
        (setup, seats.map(|seat| seat.on::<K>(setup)))
    }

    /// Returns the players that the user had chosen last time, including those who could not play
    /// with the set-up.
    #[must_use]
    pub fn wanted<K: GameKind>(&self) -> [Seat<K::Level>; 2] {
        let (_, mut seats) = self.last_time::<K>();
        if let Some(last) = self.games.get(K::NAME) {
            name_seats::<K>(&mut seats, &last.wanted);
        }
        seats
    }

    /// Remembers the set-up and the players of a game and the players that the user wanted, as the
    /// game played last. A position to begin with is no set-up for the next game.
    pub fn remember<K: GameKind>(
        &mut self,
        setup: K::Setup,
        seats: [Seat<K::Level>; 2],
        wanted: [Seat<K::Level>; 2],
    ) {
        K::NAME.clone_into(&mut self.game);
        let setup = if K::terms(setup).has_custom_start { self.last_time::<K>().0 } else { setup };
        let wanted = if wanted == seats { Map::new() } else { format_seats::<K>(wanted) };
        let last =
            LastTime { setup: format_setup::<K>(setup), seats: format_seats::<K>(seats), wanted };
        self.games.insert(K::NAME.to_owned(), last);
    }
}

/// Sets the players of the sides that are given. A side that cannot be parsed does not affect the
/// other.
fn name_seats<K: GameKind>(seats: &mut [Seat<K::Level>; 2], named: &Map<String, Value>) {
    for (name, value) in named {
        let one = Map::from_iter([(name.clone(), value.clone())]);
        for (seat, named) in seats.iter_mut().zip(parse_seats::<K>(&one).unwrap_or_default()) {
            *seat = named.unwrap_or(*seat);
        }
    }
}

/// Clamps a value to a range, or returns the default if it is not a number.
fn within(range: &RangeInclusive<f32>, value: f32, usual: f32) -> f32 {
    if value.is_nan() { usual } else { value.clamp(*range.start(), *range.end()) }
}

/// Whether the window is light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Returns its name in the settings file and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A set of colours, for the boards and all of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colours {
    /// A bright blue plate.
    #[default]
    Cobalt,
    /// A warm brown plate.
    Walnut,
    /// Black and white, with thick edges and text at 7:1.
    Contrast,
}

impl Colours {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Cobalt, Self::Walnut, Self::Contrast];

    /// Returns its name in the settings file and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cobalt => "cobalt",
            Self::Walnut => "walnut",
            Self::Contrast => "contrast",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// Pieces slide, fall and bounce.
    #[default]
    Full,
    /// The same, slower.
    Slow,
    /// Pieces appear in their final place.
    Reduced,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterGame {
    /// The board stays in view.
    #[default]
    Stop,
    /// A new game with the same players, and a running score.
    PlayAgain,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Panel {
    #[default]
    Open,
    Folded,
}

/// The position of the window, in points of the system.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// Of the inside, without the frame.
    pub width: f32,
    pub height: f32,
    /// Whether it was maximized; the rest is its position before that.
    #[serde(default)]
    pub maximized: bool,
}

impl WindowPlace {
    /// Returns whether a window could be there: no screen is larger than this.
    fn is_sensible(&self) -> bool {
        let near = -100_000.0..=100_000.0;
        let large = 1.0..=100_000.0;
        near.contains(&self.x)
            && near.contains(&self.y)
            && large.contains(&self.width)
            && large.contains(&self.height)
    }
}

/// Returns the settings that a text describes.
///
/// # Errors
/// [`ParseError`] if it is no JSON object, or one of a newer version.
pub fn parse_settings(text: &str) -> Result<Settings, ParseError> {
    read_settings(text).map(|(settings, _)| settings)
}

/// Returns the settings in a text, and the names of fields that are unknown or invalid.
///
/// # Errors
/// Those of [`parse_settings`].
pub(super) fn read_settings(text: &str) -> Result<(Settings, Vec<String>), ParseError> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(text).map_err(|error| json_error(&error))?;
    match version(&fields, VERSION) {
        Err(newer @ ParseError::Newer { .. }) => return Err(newer),
        Ok(VERSION) => {}
        Ok(_) | Err(_) => fields = from_1_to_2(fields),
    }
    from_teaching_to_coach(&mut fields);
    from_delay_to_own_time(&mut fields);
    let (mut settings, mut unusable) = (Settings::default(), Vec::new());
    for (name, value) in fields.into_iter().filter(|(name, _)| name != "version") {
        match with_field(&settings, &name, value) {
            Some(changed) => settings = changed,
            None => unusable.push(name),
        }
    }
    Ok((settings.clamped(), unusable))
}

/// Returns settings with another value in one field, or `None` if the field is unknown or the value
/// invalid.
fn with_field(settings: &Settings, name: &str, value: Value) -> Option<Settings> {
    let mut fields = serde_json::to_value(settings).ok()?;
    *fields.get_mut(name)? = value;
    serde_json::from_value(fields).ok()
}

/// Earlier files have whether games teach, in place of what the coach holds back.
fn from_teaching_to_coach(fields: &mut Map<String, Value>) {
    if let Some(&Value::Bool(is_teaching)) = fields.get("teaching") {
        fields.remove("teaching");
        fields.entry("coach").or_insert_with(|| json!(Coach::of_teaching(is_teaching)));
    }
}

/// Earlier files have a fixed time before each move of a computer, which the user may have changed.
fn from_delay_to_own_time(fields: &mut Map<String, Value>) {
    if let Some(delay) = fields.remove("delay_ms").filter(|delay| *delay != json!(500)) {
        fields.entry("computer_ms").or_insert(delay);
    }
}

/// Version 1 knew only Connect 4, and had its players and board among the settings.
fn from_1_to_2(mut fields: Map<String, Value>) -> Map<String, Value> {
    let [setup, seats] = take_connect4(&mut fields);
    if !setup.is_empty() || !seats.is_empty() {
        fields.insert("game".to_owned(), json!("connect4"));
        fields.insert("games".to_owned(), json!({"connect4": {"setup": setup, "seats": seats}}));
    }
    fields
}

#[derive(Serialize)]
struct SettingsFile {
    version: u64,
    #[serde(flatten)]
    settings: Settings,
}

/// Returns settings as text, in the newest version of the format.
#[must_use]
pub fn format_settings(settings: &Settings) -> String {
    to_text(&SettingsFile { version: VERSION, settings: settings.clone().clamped() })
}

// Engines in the settings: programs of others that can take a seat.

/// How long an engine may think about a move if nothing else was chosen, in seconds.
pub const USUAL_SECONDS: u32 = 5;

/// An engine: a program of others, in the words of the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    pub game: String,
    /// The name that stands for it in lists, saved games and on the command line.
    pub name: String,
    /// The command that starts it, with its arguments, as in a shell.
    pub command: String,
    /// How long it may think about a move, in seconds; 0 leaves that to the engine.
    #[serde(default = "usual_seconds")]
    pub seconds: u32,
}

/// Returns [`USUAL_SECONDS`], for a file without a time.
const fn usual_seconds() -> u32 {
    USUAL_SECONDS
}

impl Engine {
    /// Returns the engine of a game with this name; capital letters make no difference.
    #[must_use]
    pub fn find<'a>(engines: &'a [Self], game: &str, name: EngineName) -> Option<&'a Self> {
        let named = name.as_str().to_lowercase();
        engines.iter().find(|engine| {
            let known = EngineName::new(&engine.name);
            engine.game == game && known.is_some_and(|known| known.as_str().to_lowercase() == named)
        })
    }

    #[must_use]
    pub fn names(engines: &[Self], game: &str) -> Vec<EngineName> {
        let engines = engines.iter().filter(|engine| engine.game == game);
        engines.filter_map(|engine| EngineName::new(&engine.name)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_command_line_are_those_of_the_file() {
        let word = |value: Value| value.as_str().map(str::to_owned);
        for colours in Colours::ALL {
            assert_eq!(word(json!(colours)).as_deref(), Some(colours.word()));
        }
        for theme in [Theme::System, Theme::Light, Theme::Dark] {
            assert_eq!(word(json!(theme)).as_deref(), Some(theme.word()));
        }
        for begins in FirstPlayer::ALL {
            assert_eq!(word(json!(begins)).as_deref(), Some(begins.word()));
        }
        for coach in Coach::ALL {
            assert_eq!(word(json!(coach)).as_deref(), Some(coach.word()));
        }
    }

    #[test]
    fn version_1_becomes_version_2() {
        let old = json!({"version": 1, "theme": "dark", "red": "low", "yellow": "human", "size": "9x7", "connect": 5});
        let new = json!({
            "version": 1, "theme": "dark", "game": "connect4",
            "games": {"connect4": {"setup": {"size": "9x7", "connect": 5}, "seats": {"red": "low", "yellow": "human"}}}
        });
        let Value::Object(old) = old else { panic!("an object") };
        assert_eq!(Value::Object(from_1_to_2(old)), new);
    }
}
