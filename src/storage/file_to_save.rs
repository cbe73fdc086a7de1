//! What a file holds after a game was saved in it: its other games, and what has not changed.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::collection::Collection;
use super::encoding::Encoding;
use super::envelope::Envelope;
use super::error::{FileFault, MAX_FOREIGN_BYTES, SaveError};
use super::file::{Format, check_file_size, format_of, game_file, read};
use super::format_error::FormatError;
use super::sgf::imported_extensions;
use super::writing::save_where_asked;
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// Writes a game to a file that the user has named, in the format of its extension, replacing
/// previous contents except for other games; see [`file_to_save`].
///
/// # Errors
/// [`SaveError`] if the format is not for this game or cannot hold all of it, if the file would be
/// too large to be read again, if there is no such folder, or if the file could not be written; the
/// previous contents are kept then.
pub fn save_game<K: GameKind>(path: &Path, game: &SavedGame<K>) -> Result<(), SaveError> {
    let file = file_to_save(path, &Envelope::of(game), None, None)?;
    save_where_asked(path, &file.bytes)
}

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileToSave {
    /// Its contents.
    pub bytes: Vec<u8>,
    /// The text of the game in it, which is all of it if it holds no others.
    pub game: Arc<str>,
    /// Whether the game is one more beside those that were in the file.
    pub is_added: bool,
}

/// Returns the file of a game, in the format of its extension. If there is such a file already and
/// it holds several games, the others stay as they are: the game takes the place of the one whose
/// text was `opened`, or of one that it continues, or else is the last one.
///
/// `source` is the text of the game where it was found or saved last, here or elsewhere. Game info
/// that has not changed since stays as it is there, and its first line stays the first one.
///
/// # Errors
/// As those of [`game_file`], and [`FormatError::OtherGames`] if other games of the file could not be
/// kept: its text has a fault, so that they cannot be told apart, or is in another format, or is too
/// large to be read.
pub fn file_to_save(
    path: &Path,
    game: &Envelope,
    opened: Option<&str>,
    source: Option<&str>,
) -> Result<FileToSave, SaveError> {
    if let Some(extension) = imported_extensions().find(|own| {
        path.extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case(own))
    }) {
        return Err(SaveError::new(path, FormatError::OnlyRead { extension }));
    }
    let text = game_file(path, game)?;
    let file = updated_file(path, game, &text, opened, source).and_then(|file| {
        check_file_size(path, &file.bytes)?;
        Ok(file)
    });
    file.map_err(|fault| SaveError::new(path, fault))
}

/// Returns the file after a game was saved in it, whose text would be `text` if there were no other.
fn updated_file(
    path: &Path,
    game: &Envelope,
    text: &str,
    opened: Option<&str>,
    source: Option<&str>,
) -> Result<FileToSave, FileFault> {
    let named = Format::of_name(path);
    let updated = |before: Option<&str>| {
        let format = named.filter(|_| before.is_some());
        let updated = format.and_then(|format| (format.write)(game, before).ok());
        updated.unwrap_or_else(|| text.to_owned())
    };
    let alone = |text: &str| {
        let text = named.map_or_else(
            || text.to_owned(),
            |format| (format.naming)(text, Encoding::Utf8),
        );
        FileToSave::new(&text, text.clone().into_bytes())
    };
    let bytes = match read(path, MAX_FOREIGN_BYTES) {
        Ok(bytes) => bytes,
        Err(fault) if fault.is_missing() => return Ok(alone(&updated(source))),
        Err(fault) => return Err(fault),
    };
    let (old, encoding) = Encoding::decode(&bytes);
    let format = format_of(&old, path);
    // What is behind the bytes that were read may be games, even if these are blank.
    if bytes.len() as u64 > MAX_FOREIGN_BYTES && (format.is_some() || named.is_some()) {
        return Err(FormatError::OtherGames.into());
    }
    let Some(format) = format else {
        return Ok(alone(&updated(source)));
    };
    let places = (format.games)(&old);
    // A single game stays if it is not the one that was opened: a part of it was, or another program
    // has saved there since.
    let is_opened =
        |place: &Range<usize>| opened.is_none_or(|opened| old[place.clone()] == *opened);
    let is_alone =
        places.fault.is_none() && places.games.len() < 2 && places.games.iter().all(is_opened);
    if !format.names(path) {
        return if is_alone {
            Ok(alone(text))
        } else {
            Err(FormatError::OtherGames.into())
        };
    }
    let collection = Collection {
        text: &old,
        places,
        read: format.read,
    };
    let replaced = collection.place_for(text, opened);
    let new = updated(source.or_else(|| replaced.map(|place| &old[place.clone()])));
    if is_alone && replaced.is_none() {
        return Ok(alone(&new));
    }
    let file = |game: String, bytes| FileToSave {
        is_added: replaced.is_none(),
        ..FileToSave::new(&game, bytes)
    };
    if encoding == Encoding::Latin1 {
        let new = (format.naming)(&new, encoding);
        match encoding.encode(&collection.with(&new, opened)?) {
            Ok(bytes) => return Ok(file(new, bytes)),
            // With other games the file would be in two encodings, by what these say.
            Err(error) if !is_alone => return Err(error.into()),
            Err(_) => {}
        }
    }
    let new = (format.naming)(&new, Encoding::Utf8);
    let bytes = collection.with(&new, opened)?.into_bytes();
    Ok(file(new, bytes))
}

impl FileToSave {
    /// Returns the file with these bytes, in which a game has this text.
    fn new(game: &str, bytes: Vec<u8>) -> Self {
        Self {
            game: game.trim().into(),
            bytes,
            is_added: false,
        }
    }
}
