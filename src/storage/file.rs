//! Loads and saves games in files that the user names, and loads past games, whose files have their
//! number in the name: their text in `format`, their bytes on the `disk`.

use std::path::Path;

use super::disk::system::read;
use super::disk::writing::save_where_asked;
use super::error::FileError;
use super::format::encoding::Encoding;
use super::format::envelope::Envelope;
use super::format::error::{MAX_FOREIGN_BYTES, MAX_GAME_BYTES, ParseError};
use super::format::file::{game_file, parse_file, parse_in};
use super::format::file_to_save::{FileToSave, file_over};
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// Returns the game in a file.
///
/// # Errors
/// [`FileError`] if the file cannot be read or holds no legal game.
pub fn load_game<K: GameKind>(path: &Path) -> Result<SavedGame<K>, FileError> {
    load_within(path, MAX_GAME_BYTES, |bytes| {
        let game = parse_file(path, bytes)?;
        // No other game of the file was asked for.
        match game.losses().first_game() {
            Some(error) => Err(error.clone()),
            None => game.open(),
        }
    })
}

/// Returns the saved game of any kind in a file.
///
/// # Errors
/// [`FileError`] if the file cannot be read or holds no saved game.
pub fn load_envelope(path: &Path) -> Result<Envelope, FileError> {
    load_in(path, None)
}

/// Returns the saved game of any kind in a file that the user says is in this encoding.
///
/// # Errors
/// As those of [`load_envelope`].
pub fn load_in(path: &Path, encoding: Option<&Encoding>) -> Result<Envelope, FileError> {
    load_within(path, MAX_GAME_BYTES, |bytes| Ok(parse_in(path, bytes, encoding)?.in_file(path)))
}

/// Returns a past game, with the number of its file.
///
/// # Errors
/// [`FileError`] if it cannot be read or holds no game.
pub fn load_past_game(path: &Path) -> Result<Envelope, FileError> {
    load_past_game_in(path, None)
}

/// Returns a past game, or that of a file which the user says is in this encoding.
///
/// # Errors
/// As those of [`load_past_game`].
pub fn load_past_game_in(path: &Path, encoding: Option<&Encoding>) -> Result<Envelope, FileError> {
    let game = load_in(path, encoding)?;
    Ok(match path_number(path) {
        Some(number) => game.with_number(number),
        None => game,
    })
}

/// Reads a file of at most `most` bytes and parses it.
pub(in crate::storage) fn load_within<T>(
    path: &Path,
    most: u64,
    parse: impl Fn(&[u8]) -> Result<T, ParseError>,
) -> Result<T, FileError> {
    let bytes = read(path, most).map_err(|fault| FileError::open(path, fault))?;
    let result = if bytes.len() as u64 > most {
        Err(ParseError::TooLarge { most })
    } else {
        // Some editors put a byte order mark at the start of a text.
        parse(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes))
    };
    result.map_err(|error| FileError::open(path, error))
}

/// Writes a game to a file that the user has named, in the format of its extension, replacing
/// previous contents except for other games; see [`file_to_save`].
///
/// # Errors
/// [`FileError`] if the format is not for this game or cannot hold all of it, if the file would be
/// too large to be read again, if there is no such folder, or if the file could not be written; the
/// previous contents are kept then.
pub fn save_game<K: GameKind>(path: &Path, game: &SavedGame<K>) -> Result<(), FileError> {
    save_envelope(path, &Envelope::of(game)).map(drop)
}

/// Writes a game as [`save_game`] does, in its encoding. Returns what was written.
///
/// # Errors
/// As those of [`save_game`].
pub fn save_envelope(path: &Path, game: &Envelope) -> Result<FileToSave, FileError> {
    let source = game.text();
    let file = file_to_save(path, game, None, source.as_deref())?;
    save_where_asked(path, &file.bytes)?;
    Ok(file)
}

/// Returns the file of a game as [`file_over`] does, where it may be there already.
///
/// # Errors
/// As those of [`file_over`], and if it cannot be read.
pub fn file_to_save(
    path: &Path,
    game: &Envelope,
    opened: Option<&str>,
    source: Option<&str>,
) -> Result<FileToSave, FileError> {
    let before = match read(path, MAX_FOREIGN_BYTES) {
        Ok(bytes) => Some(bytes),
        Err(fault) if fault.is_missing() => None,
        Err(fault) => {
            // What is wrong with the game comes first.
            game_file(path, game)?;
            return Err(FileError::save(path, fault));
        }
    };
    file_over(path, before.as_deref(), game, opened, source)
}

// The names of our own files.

/// The start of the names of past games, before the number.
pub(in crate::storage) const KEPT: &str = "game.kept-";
pub(in crate::storage) const ENDING: &str = ".json";

/// Returns the number of the past game with this name, if any.
pub(in crate::storage) fn kept_number(name: &str) -> Option<u64> {
    number(name, KEPT)
}

/// Returns the number of the past game at this path, if it is one.
pub(in crate::storage) fn path_number(path: &Path) -> Option<u64> {
    kept_number(&path.file_name()?.to_string_lossy())
}

/// Returns the number in the name of one of our files.
pub(in crate::storage) fn number(name: &str, before: &str) -> Option<u64> {
    let digits = name.strip_prefix(before)?.strip_suffix(ENDING)?;
    // Only in the form we write: no sign and no leading zeros.
    digits.parse().ok().filter(|number: &u64| number.to_string() == digits)
}
