//! Markup: what a file of another program says of the positions of a game beside moves and
//! comments, in the notation of that file.
//!
//! It is kept as it stands and written again, and means nothing here: the marks on a board and the
//! times of an SGF file, the tags and the signs of moves of a PDN file. Our own files have it too,
//! and people may change those: what is no markup is refused.

use super::parse_error::{FieldFault, ParseError};
use super::{pdn, sgf};
use crate::core::game::Game;
use crate::core::record::Record;

/// Separates two pieces of markup of one position in a file of ours.
pub(super) const SEPARATOR: &str = "\n";

/// Checks that everything in a game of this name that should be markup is.
///
/// # Errors
/// [`ParseError`] names the first text that is none.
pub(super) fn check<G: Game>(game: &str, record: &Record<G>) -> Result<(), ParseError> {
    let is_markup = |text: &str, is_root| {
        if pdn::is_for(game) {
            pdn::markup::is_markup(text, is_root)
        } else {
            sgf::markup::is_markup(game, text, is_root)
        }
    };
    let mut markup = record
        .places()
        .map(|place| (record.markup_at(place), place == record.root()));
    match markup.find(|&(text, is_root)| !text.is_empty() && !is_markup(text, is_root)) {
        None => Ok(()),
        Some((text, _)) => Err(ParseError::field(
            "markup",
            FieldFault::NotMarkup {
                text: text.to_owned(),
                game: game.to_owned(),
            },
        )),
    }
}
