//! Markup: notes of other programs on the positions of a game besides moves and comments, in the
//! notation of their file.
//!
//! It is kept unchanged and written again, and has no meaning here: marks on the board and times in
//! SGF files, tags and move annotations in PDN files. Our own files contain it, too, and people may
//! edit those, so invalid markup is refused.

use super::damage::{Damage, FieldFault};
use super::pdn::markup as pdn;
use super::sgf::markup as sgf;
use crate::core::checkers::Checkers;
use crate::core::game::Game;
use crate::core::kind::GameSetup;
use crate::core::record::Record;

/// Separates two pieces of markup of one position in our own files.
pub(super) const SEPARATOR: &str = "\n";

/// Checks that all markup in a game with this name is valid.
///
/// # Errors
/// [`Damage`] names the first invalid text.
pub(super) fn check<G: Game>(game: &str, record: &Record<G>) -> Result<(), Damage> {
    let is_markup = |text: &str, is_root| match game {
        Checkers::NAME => pdn::is_markup(text, is_root),
        _ => sgf::is_markup(game, text, is_root),
    };
    let mut markup = record
        .places()
        .map(|place| (record.markup_at(place), place == record.root()));
    match markup.find(|&(text, is_root)| !text.is_empty() && !is_markup(text, is_root)) {
        None => Ok(()),
        Some((text, _)) => Err(Damage::field(
            "markup",
            FieldFault::NotMarkup {
                text: text.to_owned(),
                game: game.to_owned(),
            },
        )),
    }
}
