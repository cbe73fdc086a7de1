//! Markup: notes of other programs on the positions of a game besides moves and comments, in the
//! notation of their file.
//!
//! It is kept unchanged and written again, and has no meaning here: marks on the board and times in
//! SGF files, tags and move annotations in PDN files. Our own files contain it, too, and people may
//! edit those, so invalid markup is refused.

use super::annotation::Annotation;
use super::error::{ParseError, ParseFault};
use super::{pdn, sgf};
use crate::core::game::Game;
use crate::core::record::Record;

/// Separates two pieces of markup of one position in our own files.
pub(super) const SEPARATOR: &str = "\n";

/// Checks that all markup in a game with this name is valid.
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
    let mut markup = record.places().map(|place| (record.markup_at(place), place == record.root()));
    match markup.find(|&(text, is_root)| !text.is_empty() && !is_markup(text, is_root)) {
        None => Ok(()),
        Some((text, _)) => Err(ParseError::field(
            "markup",
            ParseFault::NotMarkup { text: text.to_owned(), game: game.to_owned() },
        )),
    }
}

/// Returns what the markup of a position in a game with this name says of it.
#[must_use]
pub fn annotations(game: &str, text: &str) -> Vec<Annotation> {
    if text.is_empty() {
        Vec::new()
    } else if pdn::is_for(game) {
        pdn::markup::annotations(text)
    } else {
        sgf::marks::annotations(text)
    }
}

/// Returns whether markup in a game with this name asks for the newest version of our own files.
pub(super) fn is_new(game: &str, text: &str) -> bool {
    if pdn::is_for(game) { pdn::markup::has_lines(text) } else { sgf::markup::is_new(text) }
}
