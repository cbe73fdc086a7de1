//! Checks that a game survives being written and read again.

use super::format_error::{FormatError, GamePart};
use crate::core::about::Particular;
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// Checks that a game is unchanged after being written and read again: its board, its players, and
/// its whole tree of moves with comments and markup.
///
/// `is_usual` tells which entries of the game info are omitted by the format, as they are the
/// default.
///
/// # Errors
/// [`FormatError::WouldLose`] names what would be lost.
pub(super) fn check_same<K: GameKind>(
    game: &SavedGame<K>,
    again: &SavedGame<K>,
    is_usual: impl Fn(Particular, &str) -> bool,
) -> Result<(), FormatError> {
    let (before, after) = (&game.record, &again.record);
    let lost = if game.setup != again.setup {
        GamePart::Setup
    } else if game.names != again.names {
        GamePart::Names
    } else if game
        .about
        .iter()
        .any(|(what, text)| again.about.of(what) != Some(text) && !is_usual(what, text))
    {
        GamePart::Info
    } else if !before
        .steps()
        .map(|step| (step.plies, step.mv))
        .eq(after.steps().map(|step| (step.plies, step.mv)))
    {
        GamePart::Moves
    } else if !before
        .places()
        .map(|place| before.comment_at(place))
        .eq(after.places().map(|place| after.comment_at(place)))
    {
        GamePart::Comments
    } else if !before
        .places()
        .map(|place| bare(before.markup_at(place)))
        .eq(after.places().map(|place| bare(after.markup_at(place))))
    {
        GamePart::Marks
    } else {
        return Ok(());
    };
    Err(FormatError::WouldLose { part: lost })
}

/// Returns markup without its separators.
fn bare(markup: &str) -> String {
    markup
        .chars()
        .filter(|&character| character != ';' && !character.is_whitespace())
        .collect()
}
