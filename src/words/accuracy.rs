//! How many moves of a player were no mistakes.

use super::text;
use crate::core::count;

/// The fewest moves of which a percentage says something about the player.
pub const ENOUGH: usize = 10;

/// Returns the accuracy of so many good moves as a figure: `85%`, and of a few moves `4/4`; `None`
/// if no move is known to be good or a mistake.
#[must_use]
pub fn accuracy(good: usize, known: usize) -> Option<String> {
    let percent = count::percent(good, known)?;
    Some(if known < ENOUGH {
        text::review::good_of_few(good, known)
    } else {
        text::review::percent(percent)
    })
}
