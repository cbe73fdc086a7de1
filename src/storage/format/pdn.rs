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
//! is read, and all are listed. Move annotations and other tags have no meaning here, and are kept
//! unchanged (`markup`).

pub(super) mod markup;
mod parse;
mod read;
mod write;

use self::parse::{Token, Tokens};
use super::envelope::{Envelope, GamesOfText};
use super::error::{ForeignFormat, ParseError};
use super::foreign::{check_same, later_state, updated_info};
use crate::core::checkers::Checkers;
use crate::core::checkers::fen::Diagram;
use crate::core::kind::GameSetup;
use crate::session::SavedGame;
use crate::storage::error::FileFault;

/// Returns the first game of a file.
///
/// # Errors
/// [`ParseError`] if the text is not PDN, is a game of another kind, or one that our rules refuse.
pub(super) fn read(text: &str) -> Result<Envelope, ParseError> {
    if !is_fen(text) {
        return read::read(text);
    }
    let text = text.trim_start();
    let (fen, moves) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let fen = markup::tag("FEN", fen.trim_matches('"'));
    read::read(&format!("{fen}\n{moves}"))
}

pub(super) use self::parse::is_result;
pub(super) use self::read::file_game;

/// Returns whether a text is a position in FEN, which may be followed by moves.
#[must_use]
pub fn is_fen(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let first = first.trim_matches('"');
    first.contains(':') && first.parse::<Diagram>().is_ok()
}

pub(super) fn games(text: &str) -> GamesOfText {
    parse::games_and_program_lines(text).0
}

/// Returns whether the game with this name can be written.
pub(super) fn is_for(game: &str) -> bool {
    game == Checkers::NAME
}

/// Returns a game as a file, like the one with the text `before` where it is a later state of that
/// game.
///
/// # Errors
/// [`FileFault`] if the format is not for this game, or the game is not one that opens.
pub(super) fn write(game: &Envelope, before: Option<&str>) -> Result<String, FileFault> {
    if !is_for(game.game()) {
        return Err(FileFault::NotFor(ForeignFormat::Pdn));
    }
    let game = game.open().map_err(FileFault::unreadable)?;
    if let Some((game, tags)) = before.and_then(|before| updated(&game, before))
        && let Ok(text) = checked(&game, &tags)
    {
        return Ok(text);
    }
    let game = game.on_main_line();
    let tags = write::tags(&game);
    let tags: Vec<String> = tags.iter().map(|(name, value)| markup::tag(name, value)).collect();
    checked(&game, &tags)
}

/// Returns a game like that of a file, with its tags.
fn updated(game: &SavedGame<Checkers>, before: &str) -> Option<(SavedGame<Checkers>, Vec<String>)> {
    let [was, game] = later_state(game, &read(before).ok()?)?;
    let mut there = Vec::new();
    let mut tokens = Tokens::new(before);
    while let Some(token @ (Token::Tag(..) | Token::Comment(_))) = tokens.next().ok()? {
        if let Token::Tag(name, value) = token
            && parse::is_known(name)
        {
            there.push((name.to_owned(), markup::tag(name, &value)));
        }
    }
    let [was, now] = [write::tags(&was), write::tags(&game)];
    Some((game, updated_info(&there, [&was, &now], markup::tag)))
}

/// Returns a game as a file with these tags that was read again.
fn checked(game: &SavedGame<Checkers>, tags: &[String]) -> Result<String, FileFault> {
    let text = write::write(game, tags);
    let again = read::read(&text).and_then(|again| again.open());
    let again = again.map_err(FileFault::unreadable)?;
    check_same(game, &again, |what, text| !read::is_told(what, text))?;
    Ok(text)
}
