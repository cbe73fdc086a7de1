//! Parsers of single values of the command line, whose errors say what would be right.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::core::game::Player;
use crate::core::plain;
use crate::players::{Names, PlayerName};
use crate::storage::{Encoding, SPEEDS, TEXT_ENCODINGS};
use crate::words::Explain;

#[derive(Debug)]
pub(super) struct NotInRange {
    /// The kind of number: `whole number`.
    pub(super) what: &'static str,
    /// The least one.
    pub(super) least: String,
    /// The greatest one, or a description of it.
    pub(super) most: String,
}

impl fmt::Display for NotInRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, least, most } = self;
        write!(f, "choose a {what} from {least} to {most}")
    }
}

impl Error for NotInRange {}

#[derive(Debug)]
pub(super) struct NotNames;

impl fmt::Display for NotNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "write one name or two, as in Anna,Ben, each of {} letters at most",
            PlayerName::MOST
        )
    }
}

impl Error for NotNames {}

/// Parses a value; the error says what would be right.
pub(super) fn parse<T: FromStr<Err: Explain>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.explain())
}

/// Returns a parser of whole numbers in a range.
///
/// The ranges of clap say `0 is not in 1..=256`, and something else if the text is not a number.
/// This one always says what would be right, in words.
pub(super) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, NotInRange> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = plain::number(text).filter(|number| range.contains(number));
        number.ok_or_else(|| NotInRange {
            what: "whole number",
            least: range.start().to_string(),
            most: range.end().to_string(),
        })
    }
}

pub(super) fn parse_seed(text: &str) -> Result<u64, NotInRange> {
    whole(0..=u64::MAX)(text)
}

pub(super) fn words<T: Copy + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    word: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(values.map(word)).try_map(move |text| {
        values
            .into_iter()
            .find(|&value| word(value) == text)
            .ok_or("no such word")
    })
}

pub(super) fn parse_encoding(text: &str) -> Result<Encoding, String> {
    let names: Vec<&str> = TEXT_ENCODINGS.iter().map(|(_, name)| *name).collect();
    Encoding::named(text)
        .ok_or_else(|| format!("choose {}, or another usual name", names.join(", ")))
}

pub(super) fn parse_names(text: &str) -> Result<Names, NotNames> {
    let [first, second] = text
        .split_once(',')
        .map_or([text, ""], |(first, second)| [first, second]);
    let names = Names::new([first, second]);
    // Refuse a text if the names would not be what was typed.
    let is_whole = [first, second]
        .into_iter()
        .zip(Player::BOTH)
        .all(|(text, player)| names.of(player).map_or("", PlayerName::as_str) == text.trim());
    if names.is_empty() || !is_whole || second.contains(',') {
        return Err(NotNames);
    }
    Ok(names)
}

pub(super) fn parse_speed(text: &str) -> Result<f32, NotInRange> {
    let speed = text.parse().ok().filter(|speed| SPEEDS.contains(speed));
    speed.ok_or_else(|| NotInRange {
        what: "number",
        least: SPEEDS.start().to_string(),
        most: SPEEDS.end().to_string(),
    })
}
