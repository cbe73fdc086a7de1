//! The user's finished games against computers, kept from session to session, and their format.
//!
//! ```json
//! {
//!   "version": 1,
//!   "games": [
//!     {"number":"4021","day":"2026-11-21","game":"connect4","setup":"size=7x6 connect=4","opponent":"high","side":"red","result":"win","moves":23}
//!   ]
//! }
//! ```
//!
//! One game per line, the earliest first. A game with help has `"helped":true`. The number is text
//! because many JSON parsers round numbers past 2^53. Unlike settings, a file with one wrong value
//! is refused as a whole: writing it again would lose a game.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::core::day::Day;
use crate::core::kind::current_mode;
use crate::core::plain::steers;
use crate::session::{Ended, Ending, History};
use crate::storage::format::error::{ParseError, ParseFault};
use crate::storage::format::json::{json_error, json_fault};
use crate::storage::format::migrate::version;

/// The version to write, and the newest one to read.
const VERSION: u64 = 1;
/// The most games to keep, the latest ones: ten games a day for five years.
pub const MAX_GAMES: usize = 20_000;
/// The largest file to read, in bytes. The most games with the longest texts take less.
pub const MAX_STATISTICS_BYTES: u64 = 16 << 20;
/// The longest name of a game, a computer or a side, in bytes; ours take a third of that.
const MAX_TEXT: usize = 60;
/// The longest text of a set-up, in bytes; ours take half of that.
const MAX_SETUP: usize = 160;

/// The user's finished games against computers, the earliest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    entries: Vec<Entry>,
}

/// A finished game and its date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The date, in UTC.
    pub day: Day,
    pub ended: Ended,
}

impl Statistics {
    /// Returns the games, the earliest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns whether no game was counted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Counts a game, unless one with its number was counted before. Returns whether it was added.
    pub fn add(&mut self, entry: Entry) -> bool {
        if self.entries.iter().any(|other| other.ended.number == entry.ended.number) {
            return false;
        }
        self.entries.push(entry);
        let surplus = self.entries.len().saturating_sub(MAX_GAMES);
        self.entries.drain(..surplus);
        true
    }

    /// Returns the user's games with the rules of this one, which is the last of them. Those with
    /// help do not count.
    #[must_use]
    pub fn history(&self, last: &Ended) -> History {
        let mut history = History { number: last.number, ..History::default() };
        for Entry { ended, .. } in &self.entries {
            if (&ended.game, &ended.setup) != (&last.game, &last.setup) {
                continue;
            }
            if ended.is_helped {
                continue;
            }
            if ended.opponent == last.opponent && !last.is_helped {
                history.against.push(ended.ending);
            }
            if ended.ending == Ending::Won && !history.beaten.contains(&ended.opponent) {
                history.beaten.push(ended.opponent.clone());
            }
        }
        history
    }

    /// Returns the endings of the games chosen by `keep`, by opponent, each in the order of the
    /// games; the opponents in the order of their first game.
    pub fn by_opponent(&self, keep: impl Fn(&Ended) -> bool) -> Vec<(String, Vec<Ending>)> {
        let mut opponents: Vec<(String, Vec<Ending>)> = Vec::new();
        for Entry { ended, .. } in self.entries.iter().filter(|entry| keep(&entry.ended)) {
            match opponents.iter_mut().find(|(mode, _)| *mode == ended.opponent) {
                Some((_, endings)) => endings.push(ended.ending),
                None => opponents.push((ended.opponent.clone(), vec![ended.ending])),
            }
        }
        opponents
    }
}

impl FromIterator<Entry> for Statistics {
    /// Counts the games one after the other.
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Self {
        let mut statistics = Self::default();
        for entry in entries {
            statistics.add(entry);
        }
        statistics
    }
}

#[derive(Serialize, Deserialize)]
struct Line {
    number: String,
    day: String,
    game: String,
    setup: String,
    opponent: String,
    side: String,
    result: String,
    moves: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    helped: bool,
}

/// Returns whether a flag is omitted.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(note: &bool) -> bool {
    !*note
}

#[must_use]
pub const fn result_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "win",
        Ending::Drawn => "draw",
        Ending::Lost => "loss",
    }
}

impl Line {
    fn of(entry: &Entry) -> Self {
        let ended = &entry.ended;
        Self {
            number: ended.number.to_string(),
            day: entry.day.to_string(),
            game: ended.game.clone(),
            setup: ended.setup.clone(),
            opponent: ended.opponent.clone(),
            side: ended.side.clone(),
            result: result_name(ended.ending).to_owned(),
            moves: ended.moves,
            helped: ended.is_helped,
        }
    }

    /// Parses a game.
    ///
    /// # Errors
    /// [`ParseFault`] names the invalid value.
    fn entry(self) -> Result<Entry, ParseFault> {
        for (text, most) in [
            (&self.game, MAX_TEXT),
            (&self.setup, MAX_SETUP),
            (&self.opponent, MAX_TEXT),
            (&self.side, MAX_TEXT),
        ] {
            if text.len() > most || text.chars().any(steers) {
                return Err(ParseFault::EntryText(text.clone()));
            }
        }
        let number =
            self.number.parse().map_err(|_| ParseFault::EntryNumber(self.number.clone()))?;
        let day = self.day.parse();
        let day = day.map_err(|()| ParseFault::EntryDay(self.day.clone()))?;
        let ending = Ending::ALL.into_iter().find(|&ending| result_name(ending) == self.result);
        let ending = ending.ok_or_else(|| ParseFault::EntryResult(self.result.clone()))?;
        Ok(Entry {
            day,
            ended: Ended {
                number,
                game: self.game,
                setup: self.setup,
                opponent: current_mode(&self.opponent),
                side: self.side,
                ending,
                moves: self.moves,
                is_helped: self.helped,
            },
        })
    }
}

/// Returns the statistics in a text.
///
/// # Errors
/// [`ParseError`] if the text is no JSON object, of a newer version, or a game in it is not whole.
pub fn parse_statistics(text: &str) -> Result<Statistics, ParseError> {
    let mut fields: Map<String, Value> =
        serde_json::from_str(text).map_err(|error| json_error(&error))?;
    version(&fields, VERSION)?;
    let games = fields
        .remove("games")
        .ok_or_else(|| ParseError::format(ParseFault::Missing("games".to_owned())))?;
    let field = |fault: ParseFault| ParseError::field("games", fault);
    let lines: Vec<Value> =
        serde_json::from_value(games).map_err(|error| field(json_fault(&error)))?;
    let entry = |(number, line): (usize, Value)| {
        let line: Result<Line, _> = serde_json::from_value(line);
        let entry = line.map_err(|error| json_fault(&error)).and_then(Line::entry);
        entry.map_err(|fault| {
            field({
                let fault = Box::new(fault);
                ParseFault::Game { number, fault }
            })
        })
    };
    let entries: Vec<Entry> = (1..).zip(lines).map(entry).collect::<Result<_, _>>()?;
    let surplus = entries.len().saturating_sub(MAX_GAMES);
    Ok(Statistics { entries: entries.into_iter().skip(surplus).collect() })
}

/// Returns statistics as text, in the newest version of the format.
#[must_use]
pub fn format_statistics(statistics: &Statistics) -> String {
    let mut text = format!("{{\n  \"version\": {VERSION},\n  \"games\": [");
    for (count, entry) in statistics.entries.iter().enumerate() {
        let line = serde_json::to_value(Line::of(entry)).unwrap_or_default();
        // Writing to a text cannot fail.
        let _ = write!(text, "{}\n    {line}", if count == 0 { "" } else { "," });
    }
    text.push_str(if statistics.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
    text
}

// Statistics as comma-separated values, for a table in another program.

const HEADER: &str = "date,game,setup,opponent,side,result,moves,helped\n";

/// Returns statistics as comma-separated values: a line with the names of the columns, and one for
/// each game, the earliest first.
///
/// Values are quoted as in RFC 4180; lines end as on Unix. A text that a spreadsheet would run as a
/// formula gets an apostrophe before it, because the texts come from a file that anyone could have
/// edited.
#[must_use]
pub fn format_csv(statistics: &Statistics) -> String {
    let mut text = HEADER.to_owned();
    for entry in statistics.entries() {
        let ended = &entry.ended;
        let (day, moves) = (entry.day.to_string(), ended.moves.to_string());
        let values = [
            day.as_str(),
            &ended.game,
            &ended.setup,
            &ended.opponent,
            &ended.side,
            result_name(ended.ending),
            &moves,
            if ended.is_helped { "yes" } else { "no" },
        ];
        text += &values.map(quoted).join(",");
        text.push('\n');
    }
    text
}

/// The characters that begin a formula in a spreadsheet, from the list of OWASP, "CSV Injection".
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Returns a value, quoted if it contains a separator, or would be run as a formula.
fn quoted(value: &str) -> String {
    let apostrophe = if value.starts_with(FORMULA) { "'" } else { "" };
    let needs_quotes = !apostrophe.is_empty() || value.contains(['"', ',', '\n', '\r']);
    if needs_quotes {
        format!("\"{apostrophe}{}\"", value.replace('"', "\"\""))
    } else {
        value.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_history_has_the_games_with_the_same_rules_and_without_help() {
        let usual = "size=7x6 connect=4";
        let games = [
            ("connect4", usual, "low", Ending::Lost, false),
            ("connect4", usual, "low", Ending::Won, false),
            ("connect4", usual, "low", Ending::Drawn, true),
            ("connect4", "size=9x7 connect=5", "low", Ending::Lost, false),
            ("gomoku", usual, "low", Ending::Lost, false),
            ("connect4", usual, "high", Ending::Won, true),
            ("connect4", usual, "casual", Ending::Won, false),
            ("connect4", usual, "medium", Ending::Drawn, false),
            ("connect4", usual, "low", Ending::Won, false),
            ("connect4", usual, "low", Ending::Won, true),
        ];
        let entry = |(number, (game, setup, opponent, ending, is_helped))| Entry {
            day: Day::after_1970(20_000),
            ended: Ended {
                number,
                game: str::to_owned(game),
                setup: str::to_owned(setup),
                opponent: str::to_owned(opponent),
                side: "red".to_owned(),
                ending,
                moves: 20,
                is_helped,
            },
        };
        let statistics: Statistics = (1..).zip(games).map(entry).collect();
        let [.., last, helped] = statistics.entries() else { panic!("ten games") };
        let beaten = vec!["low".to_owned(), "casual".to_owned()];
        assert_eq!(
            statistics.history(&last.ended),
            History {
                number: 9,
                against: vec![Ending::Lost, Ending::Won, Ending::Won],
                beaten: beaten.clone(),
            }
        );
        assert_eq!(
            statistics.history(&helped.ended),
            History { number: 10, against: Vec::new(), beaten }
        );
    }

    #[test]
    fn the_largest_file_that_is_written_can_be_read() {
        let long = "\"".repeat(MAX_TEXT);
        let ended = Ended {
            number: u64::MAX,
            game: long.clone(),
            setup: long.clone(),
            opponent: long.clone(),
            side: long,
            ending: Ending::Drawn,
            moves: u32::MAX,
            is_helped: true,
        };
        let statistics = Statistics {
            entries: vec![Entry { day: Day::after_1970(u64::MAX), ended }; MAX_GAMES],
        };
        let text = format_statistics(&statistics);
        assert!((text.len() as u64) < MAX_STATISTICS_BYTES, "{} bytes", text.len());
        assert_eq!(parse_statistics(&text), Ok(statistics));
    }
}
