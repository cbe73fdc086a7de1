//! PDN, the Portable Draughts Notation: the files that other programs of Checkers read and write.
//!
//! ```text
//! [White "Anna"]
//! [Black "high"]
//! [Result "1-0"]
//! [GameType "21"]
//!
//! 1. 11-15 23-19 2. 8-11 (2. 9-14 22-17) 22-17 1-0
//! ```
//!
//! In Checkers `1-0` means that the side which starts, called Black here and Red elsewhere in Plot
//! 4, has won. FEN is the initial position of a game. Size, Men, Repetition and Drawafter are tags
//! of our own for unusual set-ups.
//!
//! The whole tree of moves is read and written, with its comments; of several games the first one
//! is read. Move annotations and other tags have no meaning here, and are kept unchanged
//! (`markup`).

pub(super) mod markup;
mod parse;
mod read;
mod tags;
mod write;

use super::damage::{Damage, ForeignFormat};
use super::envelope::Envelope;
use super::same::check_same;
use crate::core::checkers::Checkers;
use crate::core::kind::GameSetup;

/// Returns the first game of a file.
///
/// # Errors
/// [`Damage`] if the text is not PDN, is a game of another kind, or breaks our rules.
pub(super) fn read(text: &str) -> Result<Envelope, Damage> {
    read::read(text)
}

/// The names of the games in this format.
pub(super) const GAMES: [&str; 1] = [Checkers::NAME];

/// Returns a game as a file.
///
/// # Errors
/// [`Damage`] if the format is not for this game, or the game cannot be opened.
pub(super) fn write(game: &Envelope) -> Result<String, Damage> {
    if game.game() == Checkers::NAME {
        let game = game.open()?;
        let text = write::write(&game);
        check_same(
            &game.on_line_of_result(),
            &read::read(&text)?.open()?,
            |what, text| !read::is_told(what, text),
        )?;
        return Ok(text);
    }
    Err(Damage::NotFor {
        format: ForeignFormat::Pdn,
    })
}
