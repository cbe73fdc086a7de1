//! What somebody has written about the positions of a line, as a saved game has it.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::core::game::Game;
use crate::core::plain::{self, number, quoted};
use crate::core::record::{Builder, Comment};

/// Returns the comments of a line as a file has them.
pub(super) fn format_comments(comments: Option<Vec<(usize, &Comment)>>) -> Map<String, Value> {
    let entry = |(plies, comment): (usize, &Comment)| (plies.to_string(), Value::from(comment.text()));
    comments.into_iter().flatten().map(entry).collect()
}

/// Returns the comments that a file has of a line, by the number of moves before them. One that belongs to no move of the line is no reason to
/// lose a game.
pub(super) fn parse_comments(fields: &Map<String, Value>) -> Result<HashMap<usize, &str>, String> {
    let mut comments = HashMap::new();
    for (plies, text) in fields {
        let plies = number(plies).ok_or_else(|| format!("{} is not a number of moves", quoted(plies)))?;
        let comment =
            text.as_str().ok_or_else(|| format!("{} is not a comment: write a text", plain::value(&text.to_string())))?;
        comments.insert(plies, comment);
    }
    Ok(comments)
}

/// Writes what a file says of the present place of a record in the making, if it does.
pub(super) fn write_comment<G: Game>(comments: &mut HashMap<usize, &str>, record: &mut Builder<G>) {
    if let Some(text) = comments.remove(&record.plies()) {
        record.write(text);
    }
}
