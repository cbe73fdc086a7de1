//! Whether a game that was written in a format is still the same game when it is read again.

use super::format_error::{FormatError, GamePart};
use crate::core::about::Particular;
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// Checks that a game that was written and read again is the one that it was: its board, its
/// people, its whole tree of moves with what is written about it.
///
/// `is_usual` says which entries about a game are not told in the format, as they are what is
/// written anyway.
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

/// Returns markup without what only separates its parts.
fn bare(markup: &str) -> String {
    markup
        .chars()
        .filter(|&character| character != ';' && !character.is_whitespace())
        .collect()
}
