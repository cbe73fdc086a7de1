//! The user's progress in practice, game by game: the first lesson and the puzzles; and its format.
//!
//! A field that is missing or invalid falls back to that of a beginner. Only a text that is not a
//! JSON object, or a newer version, is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::storage::format::error::ParseError;
use crate::storage::format::json::{json_error, to_text};
use crate::storage::format::migrate::version;
use crate::storage::own::repetition::{Recall, Repetition};

/// The version to write, and the newest one to read.
const VERSION: u64 = 1;

/// The user's progress in practice, by the names of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Progress {
    games: BTreeMap<String, GameProgress>,
}

impl Progress {
    /// Returns the progress in a game, or `None` if there is none yet.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<&GameProgress> {
        self.games.get(game)
    }

    /// Returns this progress, which another window may have written, plus what was practised here
    /// between `before` and `now`.
    #[must_use]
    pub fn with_changes(mut self, before: &Self, now: &Self) -> Self {
        let nothing = GameProgress::default();
        for (name, now) in &now.games {
            let before = before.games.get(name).unwrap_or(&nothing);
            if before != now {
                self.game_mut(name).add(before, now);
            }
        }
        self
    }

    pub fn game_mut(&mut self, game: &str) -> &mut GameProgress {
        self.games.entry(game.to_owned()).or_default()
    }
}

/// The user's progress in the practice of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProgress {
    #[serde(deserialize_with = "lenient")]
    pub lesson: Lesson,
    /// The lessons done on the road to Perfect, besides the first, by their names.
    #[serde(deserialize_with = "lenient", skip_serializing_if = "BTreeSet::is_empty")]
    pub road: BTreeSet<String>,
    #[serde(deserialize_with = "lenient")]
    pub puzzles: PuzzleProgress,
    /// The user's own mistakes, by game and move: `4021-17`.
    #[serde(skip_serializing_if = "Repetitions::is_empty")]
    pub mistakes: Repetitions,
    /// The positions of the opening trainer, by their keys.
    #[serde(skip_serializing_if = "Repetitions::is_empty")]
    pub openings: Repetitions,
    /// The endings to be won or held, by their moves.
    #[serde(skip_serializing_if = "Repetitions::is_empty")]
    pub endings: Repetitions,
    /// The endings whose result was held at the first try.
    #[serde(deserialize_with = "lenient", skip_serializing_if = "BTreeSet::is_empty")]
    pub held: BTreeSet<String>,
    /// The days on which openings were practised, counted from 1 January 1970.
    #[serde(deserialize_with = "lenient", skip_serializing_if = "BTreeSet::is_empty")]
    pub days: BTreeSet<u64>,
}

impl GameProgress {
    /// Returns on how many days in a row openings were practised, today or yesterday the last one.
    #[must_use]
    pub fn days_in_a_row(&self, today: u64) -> u64 {
        days_in_a_row(today, |day| self.days.contains(&day))
    }

    fn add(&mut self, before: &Self, now: &Self) {
        self.mistakes.add(&before.mistakes, &now.mistakes);
        self.openings.add(&before.openings, &now.openings);
        self.endings.add(&before.endings, &now.endings);
        self.held.extend(now.held.difference(&before.held).cloned());
        self.days.extend(now.days.difference(&before.days));
        self.road.extend(now.road.difference(&before.road).cloned());
        if before.lesson != now.lesson {
            self.lesson = self.lesson.max(now.lesson);
        }
        self.puzzles.add(&before.puzzles, &now.puzzles);
    }
}

/// Returns the name of a mistake: that of the past game with this number, with this move, counted
/// from 1.
#[must_use]
pub fn mistake_name(number: u64, ply: usize) -> String {
    format!("{number}-{ply}")
}

/// What was practised, by its name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repetitions(#[serde(deserialize_with = "lenient_map")] BTreeMap<String, Repetition>);

impl Repetitions {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns how many things were practised.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns what is remembered of something.
    #[must_use]
    pub fn get(&self, name: &str) -> Repetition {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// Returns how much that was practised is due again.
    #[must_use]
    pub fn due(&self, today: u64) -> usize {
        self.0.keys().filter(|name| self.is_due(name, today)).count()
    }

    /// Returns whether something that was practised is due again.
    #[must_use]
    pub fn is_due(&self, name: &str, today: u64) -> bool {
        self.0.get(name).is_some_and(|known| known.due().is_some_and(|day| day <= today))
    }

    /// Notes that something was practised.
    pub fn practise(&mut self, name: &str, recall: Recall, today: u64) {
        let next = self.get(name).practised(recall, today);
        self.0.insert(name.to_owned(), next);
    }

    /// Adds what was practised between `before` and `now`, after what another window practised.
    fn add(&mut self, before: &Self, now: &Self) {
        for (name, &repetition) in &now.0 {
            let before = before.get(name);
            if before != repetition {
                let both = self.get(name).with_changes(before, repetition);
                self.0.insert(name.clone(), both);
            }
        }
    }
}

/// The state of the first lesson of a game, in order of progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lesson {
    /// Not taken yet, and offered.
    #[default]
    New,
    Declined,
    Begun,
    Done,
}

/// The user's progress in the puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// The solved puzzles of the collection, as text. Generated puzzles are only counted.
    #[serde(deserialize_with = "lenient")]
    pub solved: BTreeSet<String>,
    /// How many puzzles were solved.
    #[serde(deserialize_with = "lenient")]
    pub count: u64,
    /// How many of them were solved with a hint.
    #[serde(deserialize_with = "lenient")]
    pub hinted: u64,
    /// How many were not solved: a wrong first move, or the solution was shown.
    #[serde(deserialize_with = "lenient")]
    pub missed: u64,
    /// How many were solved since the last miss.
    #[serde(deserialize_with = "lenient")]
    pub streak: u64,
    #[serde(deserialize_with = "lenient")]
    pub best_streak: u64,
    /// The difficulty reached, counted from 0, the easiest.
    #[serde(deserialize_with = "lenient")]
    pub level: usize,
    /// How many puzzles of that difficulty were solved in a row.
    #[serde(deserialize_with = "lenient")]
    pub in_a_row: u32,
    /// The number of puzzles generated, which is the seed of the next one.
    #[serde(deserialize_with = "lenient")]
    pub made: u64,
    /// The last day whose puzzle was solved, counted from 1 January 1970.
    #[serde(deserialize_with = "lenient")]
    pub daily: Option<u64>,
    /// The results of the puzzles of days.
    #[serde(deserialize_with = "lenient_map", skip_serializing_if = "BTreeMap::is_empty")]
    pub days: BTreeMap<u64, DayResult>,
    /// The puzzles of the collection that were missed, and come back.
    #[serde(skip_serializing_if = "Repetitions::is_empty")]
    pub again: Repetitions,
}

/// The result of the first try at the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DayResult {
    Solved,
    Hinted,
    Missed,
    /// Solved on a later day.
    Late,
}

impl DayResult {
    /// Returns whether it was solved on its day.
    #[must_use]
    pub const fn is_in_time(self) -> bool {
        matches!(self, Self::Solved | Self::Hinted)
    }
}

impl PuzzleProgress {
    /// Returns the result of the puzzle of a day, if it was tried.
    #[must_use]
    pub fn day(&self, day: u64) -> Option<DayResult> {
        let of_earlier_version = (self.daily == Some(day)).then_some(DayResult::Solved);
        self.days.get(&day).copied().or(of_earlier_version)
    }

    /// Returns on how many days in a row the puzzle of the day was solved, today or yesterday the
    /// last one.
    #[must_use]
    pub fn days_in_a_row(&self, today: u64) -> u64 {
        let is_solved = |day: u64| self.day(day).is_some_and(DayResult::is_in_time);
        // A miss today ends the row today, not tomorrow.
        let is_over = self.day(today).is_some_and(|result| !result.is_in_time());
        if is_over { 0 } else { days_in_a_row(today, is_solved) }
    }

    /// Adds what was solved and missed between `before` and `now`. The window that solves or misses
    /// the last puzzle determines the next difficulty.
    fn add(&mut self, before: &Self, now: &Self) {
        let more = |own: u64, before: u64, now: u64| own.saturating_add(now.saturating_sub(before));
        self.solved.extend(now.solved.difference(&before.solved).cloned());
        self.again.add(&before.again, &now.again);
        self.count = more(self.count, before.count, now.count);
        self.hinted = more(self.hinted, before.hinted, now.hinted);
        self.made = more(self.made, before.made, now.made);
        // A miss in either window ends the streak.
        self.streak = if now.missed > before.missed {
            now.streak
        } else {
            more(self.streak, before.streak, now.streak)
        };
        self.missed = more(self.missed, before.missed, now.missed);
        self.best_streak = self.best_streak.max(now.best_streak).max(self.streak);
        if (before.level, before.in_a_row) != (now.level, now.in_a_row) {
            (self.level, self.in_a_row) = (now.level, now.in_a_row);
        }
        self.daily = self.daily.max(now.daily);
        for (&day, &result) in &now.days {
            if !before.days.contains_key(&day) {
                // The first try counts, in whichever window.
                self.days.entry(day).or_insert(result);
            }
        }
    }
}

/// Returns how many days in a row are counted, the last one today or yesterday.
fn days_in_a_row(today: u64, is_counted: impl Fn(u64) -> bool) -> u64 {
    let last = if is_counted(today) { Some(today) } else { today.checked_sub(1) };
    let days = std::iter::successors(last, |day| day.checked_sub(1));
    days.take_while(|&day| is_counted(day)).map(|_| 1).sum()
}

/// Reads a field, or its default if it has the wrong type.
fn lenient<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    deserializer: D,
) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// Reads a map without the entries that have the wrong type.
fn lenient_map<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: FromStr + Ord,
    V: DeserializeOwned,
{
    let entries: BTreeMap<String, Value> = lenient(deserializer)?;
    let entry = |(key, value): (String, Value)| {
        Some((key.parse().ok()?, serde_json::from_value(value).ok()?))
    };
    Ok(entries.into_iter().filter_map(entry).collect())
}

/// Returns the progress that a text describes.
///
/// # Errors
/// [`ParseError`] if it is no JSON object, has no version, or one of a newer program.
pub fn parse_progress(text: &str) -> Result<Progress, ParseError> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(text).map_err(|error| json_error(&error))?;
    version(&fields, VERSION)?;
    let Some(Value::Object(games)) = fields.remove("games") else {
        return Ok(Progress::default());
    };
    let games = games
        .into_iter()
        .map(|(name, value)| (name, serde_json::from_value(value).unwrap_or_default()));
    Ok(Progress { games: games.collect() })
}

#[derive(Serialize)]
struct ProgressFile<'a> {
    version: u64,
    #[serde(flatten)]
    progress: &'a Progress,
}

/// Returns progress as text, in the newest version of the format.
#[must_use]
pub fn format_progress(progress: &Progress) -> String {
    to_text(&ProgressFile { version: VERSION, progress })
}
