//! What is told of a game besides its moves, as a saved game has it.

use serde_json::{Map, Value};

use crate::core::about::{About, Particular};
use crate::core::kind::GameKind;
use crate::core::plain::{number, value};
use crate::session::SavedGame;

/// The name of the number of moves before the place where a result stands that is told, if those are not all moves of the line.
const RESULT_AFTER: &str = "result-after";

/// Returns what is told of a game as a file has it, with a result that stands after so many moves, or after all of them.
pub(super) fn format_about(about: &About, result_after: Option<usize>) -> Map<String, Value> {
    let mut fields: Map<_, _> = about.iter().map(|(what, text)| (what.name().to_owned(), Value::from(text))).collect();
    if about.of(Particular::Result).is_some() {
        fields.extend(result_after.map(|plies| (RESULT_AFTER.to_owned(), Value::from(plies))));
    }
    fields
}

/// Returns a game with what a file tells of it. What a later version has beside that is no reason to lose a game, nor is a place past the
/// last move.
pub(super) fn with_about<K: GameKind>(game: SavedGame<K>, fields: &Map<String, Value>) -> Result<SavedGame<K>, String> {
    let mut about = About::default();
    for particular in Particular::ALL {
        match fields.get(particular.name()) {
            None => {}
            Some(Value::String(text)) => about.tell(particular, text),
            Some(other) => return Err(format!("{} is not a text such as \"1846-07-21\"", value(&other.to_string()))),
        }
    }
    let result_after = match fields.get(RESULT_AFTER) {
        None => None,
        Some(after) => Some(
            number(&after.to_string())
                .ok_or_else(|| format!("{RESULT_AFTER}: {} is not a number of moves, such as 23", value(&after.to_string())))?,
        ),
    };
    Ok(game.with_about(about, result_after))
}
