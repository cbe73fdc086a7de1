//! What is told of a game besides its moves, as a saved game has it.

use serde_json::{Map, Value};

use crate::core::about::{About, Particular};
use crate::core::kind::GameKind;
use crate::core::plain::value;
use crate::session::SavedGame;

/// The name of the number of moves before the place where a result stands that is told, if those are not all moves of the line.
const RESULT_AFTER: &str = "result-after";

/// Returns what is told of a game as a file has it.
pub(super) fn format_about(about: &About) -> Map<String, Value> {
    about.iter().map(|(particular, text)| (particular.name().to_owned(), Value::from(text))).collect()
}

/// Returns what is told of a game as it stands, with where its result belongs.
pub(super) fn format_told<K: GameKind>(game: &SavedGame<K>) -> Map<String, Value> {
    let about = game.told();
    let mut fields = format_about(&about);
    if about.of(Particular::Result).is_some() && game.result_at != Some(game.record.last_place()) {
        fields.insert(RESULT_AFTER.to_owned(), Value::from(game.record.cursor()));
    }
    fields
}

/// Returns a game with what a file tells of it. What a later version has beside that is no reason to lose a game.
pub(super) fn with_about<K: GameKind>(game: SavedGame<K>, fields: &Map<String, Value>) -> Result<SavedGame<K>, String> {
    let mut about = About::default();
    for particular in Particular::ALL {
        match fields.get(particular.name()) {
            None => {}
            Some(Value::String(text)) => about.tell(particular, text),
            Some(other) => return Err(format!("{} is not a text such as \"1846-07-21\"", value(&other.to_string()))),
        }
    }
    let mut game = game.with_about(about);
    if let (Some(_), Some(after)) = (game.result_at, fields.get(RESULT_AFTER)) {
        let plies =
            after.as_u64().and_then(|plies| usize::try_from(plies).ok()).filter(|&plies| plies <= game.record.moves().len());
        let plies = plies.ok_or_else(|| {
            let most = game.record.moves().len();
            format!("{} is not a number of moves: write one from 0 to {most}", value(&after.to_string()))
        })?;
        game.record.go_to(plies);
        game.result_at = Some(game.record.place());
    }
    Ok(game)
}
