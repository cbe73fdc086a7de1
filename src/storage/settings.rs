//! The settings of the window, and their format.
//!
//! A setting that is missing, or holds what it cannot hold, falls back alone to its default; a number out of range becomes
//! the nearest one that is allowed. Only a text that is no JSON object, or a newer version, is refused.

use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::error::Damage;
use super::game::{format_damage, to_text};
use crate::core::connect4::{Computer, Connect4, Skill};
use crate::core::connect4::{Shape, Size};
use crate::players;

type Seat = players::Seat<Computer>;

/// The version that is written, and the newest that is read.
const VERSION: u64 = 1;
/// The allowed zooms; 1 is the size that the system asks for.
pub const ZOOMS: RangeInclusive<f32> = 0.5..=3.0;
/// The allowed speeds for watching two computers; 1 is the usual one.
pub const SPEEDS: RangeInclusive<f32> = 0.25..=4.0;
/// The allowed delays before a computer's move is shown, in milliseconds.
pub const DELAYS_MS: RangeInclusive<u32> = 0..=5000;

/// What a person has set once and for all, and what the window remembers.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The colours of the window.
    pub theme: Theme,
    /// The size of everything, within [`ZOOMS`].
    pub zoom: f32,
    /// How coins move.
    pub motion: Motion,
    /// How long a computer's move is held back at least, in milliseconds, so that a person can follow; within [`DELAYS_MS`].
    pub delay_ms: u32,
    /// How fast two computers are watched, within [`SPEEDS`].
    pub speed: f32,
    /// What follows the end of a game between two computers.
    pub after_game: AfterGame,
    /// Who played Red and Yellow the last time.
    pub seats: [Seat; 2],
    /// The board of the last time.
    pub size: Size,
    /// Where the window was, or `None` for wherever the system puts it.
    pub window: Option<WindowPlace>,
    /// Whether the panel beside the board is open.
    pub panel: Panel,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            zoom: 1.0,
            motion: Motion::default(),
            delay_ms: 500,
            speed: 1.0,
            after_game: AfterGame::default(),
            seats: [Seat::Human, Seat::Computer(Computer::new(Skill::Medium))],
            size: Size::STANDARD,
            window: None,
            panel: Panel::default(),
        }
    }
}

impl Settings {
    /// Returns the settings with every number in its range, and with players who play on their board.
    #[must_use]
    pub fn clamped(self) -> Self {
        let usual = Self::default();
        Self {
            zoom: within(&ZOOMS, self.zoom, usual.zoom),
            speed: within(&SPEEDS, self.speed, usual.speed),
            delay_ms: self.delay_ms.clamp(*DELAYS_MS.start(), *DELAYS_MS.end()),
            window: self.window.filter(WindowPlace::is_sensible),
            seats: self.seats.map(|seat| seat.on::<Connect4>(self.size)),
            ..self
        }
    }
}

/// Returns the nearest value of a range, or the usual one for what is no number.
fn within(range: &RangeInclusive<f32>, value: f32, usual: f32) -> f32 {
    if value.is_nan() { usual } else { value.clamp(*range.start(), *range.end()) }
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How coins move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// They slide, fall and bounce.
    #[default]
    Full,
    /// The same, slower.
    Slow,
    /// They appear where they come to rest.
    Reduced,
}

/// What follows the end of a game between two computers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterGame {
    /// The board stays in view.
    #[default]
    Stop,
    /// A new game with the same players, and a running score.
    PlayAgain,
}

/// The panel beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Panel {
    /// It is in view.
    #[default]
    Open,
    /// It is folded away.
    Folded,
}

/// Where the window was, in the points of the system.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width of the inside.
    pub width: f32,
    /// The height of the inside.
    pub height: f32,
    /// Whether it filled the screen; the rest is then where it was before.
    #[serde(default)]
    pub maximized: bool,
}

impl WindowPlace {
    /// Returns whether a window could be there: no screen is larger than this allows.
    fn is_sensible(&self) -> bool {
        let near = -100_000.0..=100_000.0;
        let large = 1.0..=100_000.0;
        near.contains(&self.x) && near.contains(&self.y) && large.contains(&self.width) && large.contains(&self.height)
    }
}

/// Returns the settings that a text describes.
///
/// # Errors
/// [`Damage`] if it is no JSON object, or one of a newer version.
pub fn parse_settings(text: &str) -> Result<Settings, Damage> {
    let fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| format_damage(&error))?;
    match fields.get("version").and_then(Value::as_u64) {
        Some(version) if version > VERSION => return Err(Damage::Newer { version, known: VERSION }),
        Some(_) | None => {}
    }
    let usual = Settings::default();
    let connect = field(&fields, "connect").unwrap_or_else(|| usual.size.connect());
    let seat = |name, usual| field::<String>(&fields, name).and_then(|mode| mode.parse().ok()).unwrap_or(usual);
    let settings = Settings {
        theme: field(&fields, "theme").unwrap_or(usual.theme),
        zoom: field(&fields, "zoom").unwrap_or(usual.zoom),
        motion: field(&fields, "motion").unwrap_or(usual.motion),
        delay_ms: field(&fields, "delay_ms").unwrap_or(usual.delay_ms),
        speed: field(&fields, "speed").unwrap_or(usual.speed),
        after_game: field(&fields, "after_game").unwrap_or(usual.after_game),
        seats: [seat("red", usual.seats[0]), seat("yellow", usual.seats[1])],
        size: field::<String>(&fields, "size").and_then(|size| Size::parse(&size, connect).ok()).unwrap_or(usual.size),
        window: field(&fields, "window"),
        panel: field(&fields, "panel").unwrap_or(usual.panel),
    };
    Ok(settings.clamped())
}

/// Returns the value of one field, or `None` if it is missing or of another kind.
fn field<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Option<T> {
    T::deserialize(fields.get(name)?).ok()
}

/// Settings as JSON has them.
#[derive(Serialize)]
struct SettingsFile {
    version: u64,
    theme: Theme,
    zoom: f32,
    motion: Motion,
    delay_ms: u32,
    speed: f32,
    after_game: AfterGame,
    red: String,
    yellow: String,
    size: String,
    connect: u8,
    window: Option<WindowPlace>,
    panel: Panel,
}

/// Returns settings as text, in the newest version of the format.
#[must_use]
pub fn format_settings(settings: &Settings) -> String {
    let settings = settings.clone().clamped();
    to_text(&SettingsFile {
        version: VERSION,
        theme: settings.theme,
        zoom: settings.zoom,
        motion: settings.motion,
        delay_ms: settings.delay_ms,
        speed: settings.speed,
        after_game: settings.after_game,
        red: settings.seats[0].to_string(),
        yellow: settings.seats[1].to_string(),
        size: settings.size.to_string(),
        connect: settings.size.connect(),
        window: settings.window,
        panel: settings.panel,
    })
}
