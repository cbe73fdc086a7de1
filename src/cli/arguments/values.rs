//! How single values of the command line are read, with an answer that says what would be right.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::core::game::Player;
use crate::core::plain;
use crate::players::{Names, PlayerName};
use crate::storage::SPEEDS;

/// Returns a reader of whole numbers in a range.
///
/// The ranges of clap say `0 is not in 1..=256`, and something else of what is no number; this says
/// what would be right, in words.
pub(super) fn whole<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = plain::number(text).filter(|number| range.contains(number));
        number.ok_or_else(|| {
            format!(
                "choose a whole number from {} to {}",
                range.start(),
                range.end()
            )
        })
    }
}

/// Returns the seed that a text names.
pub(super) fn parse_seed(text: &str) -> Result<u64, String> {
    whole(0..=u64::MAX)(text)
}

/// Returns what reads one of these values by its word.
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

/// Returns the names of people that a text holds, one or two.
pub(super) fn parse_names(text: &str) -> Result<Names, String> {
    let [first, second] = text
        .split_once(',')
        .map_or([text, ""], |(first, second)| [first, second]);
    let names = Names::new([first, second]);
    // What would be read as another name than the one that stands there.
    let is_whole = [first, second]
        .into_iter()
        .zip(Player::BOTH)
        .all(|(text, player)| names.of(player).map_or("", PlayerName::as_str) == text.trim());
    if names.is_empty() || !is_whole || second.contains(',') {
        return Err(format!(
            "write one name or two, as in Anna,Ben, each of {} letters at most",
            PlayerName::MOST
        ));
    }
    Ok(names)
}

/// Returns the speed that a text names.
pub(super) fn parse_speed(text: &str) -> Result<f32, String> {
    let speed = text.parse().ok().filter(|speed| SPEEDS.contains(speed));
    speed.ok_or_else(|| {
        format!(
            "choose a number from {} to {}",
            SPEEDS.start(),
            SPEEDS.end()
        )
    })
}
