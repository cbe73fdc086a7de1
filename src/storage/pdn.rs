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
//! is read, and all are listed. Move annotations and other tags have no meaning here, and are kept unchanged
//! (`markup`).

mod games;
pub(super) mod markup;
mod parse;
mod read;
mod tags;
mod write;

use super::envelope::Envelope;
use super::file_game::GamesOfText;
use super::format_error::{ForeignFormat, FormatError};
use super::parse_error::ParseError;
use super::same::check_same;
use crate::core::checkers::Checkers;
use crate::core::kind::GameSetup;

/// Returns the first game of a file.
///
/// # Errors
/// [`ParseError`] if the text is not PDN, is a game of another kind, or one that our rules refuse.
pub(super) fn read(text: &str) -> Result<Envelope, ParseError> {
    read::read(text)
}

/// Returns the places of all games of a text.
pub(super) fn games(text: &str) -> GamesOfText {
    games::games_and_program_lines(text).0
}

/// Returns whether the game with this name can be written.
pub(super) fn is_for(game: &str) -> bool {
    game == Checkers::NAME
}

/// Returns a game as a file.
///
/// # Errors
/// [`FormatError`] if the format is not for this game, or the game is not one that opens.
pub(super) fn write(game: &Envelope) -> Result<String, FormatError> {
    if is_for(game.game()) {
        let game = game.open()?;
        let text = write::write(&game);
        check_same(
            &game.on_line_of_result(),
            &read::read(&text)?.open()?,
            |what, text| !read::is_told(what, text),
        )?;
        return Ok(text);
    }
    Err(FormatError::NotFor {
        format: ForeignFormat::Pdn,
    })
}
