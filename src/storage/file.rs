//! Reads files, none beyond a limit, and loads and saves games: in our own format, and in those that
//! other programs read too.
//!
//! A game is saved in a format if the name of the file ends in its extension, and opened as what it
//! looks like. Callers need not know of them.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read as _;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::collection::{Collection, latin_1, naming_latin_1, naming_utf_8};
use super::envelope::Envelope;
use super::error::{FileFault, LoadError, MAX_FOREIGN_BYTES, MAX_GAME_BYTES, SaveError};
use super::file_game::{FileGame, GamesOfText, MOST_GAMES};
use super::format_error::FormatError;
use super::format_fault::FormatFault;
use super::losses::Loss;
use super::parse_error::ParseError;
use super::writing::{check_regular, save_where_asked};
use super::{json, pdn, sgf};
use crate::core::kind::GameKind;
use crate::session::SavedGame;

/// A format of files beside our own.
struct Format {
    /// The extension of its files, in small letters and without the dot.
    extension: &'static str,
    /// Whether it is for the game with this name.
    is_for: fn(&str) -> bool,
    /// The first byte of a text in it.
    mark: u8,
    /// Returns the places of all games of a text.
    games: fn(&str) -> GamesOfText,
    /// Returns what a list says of the game with this text and this number.
    list: fn(&str, usize) -> FileGame,
    /// Returns the first game of a text.
    read: fn(&str) -> Result<Envelope, ParseError>,
    /// Returns the text of a game, like the one that it is a later state of, if there is one.
    write: fn(&Envelope, Option<&str>) -> Result<String, FormatError>,
}

/// The formats of other programs. A new one also needs to be recognised by its text: see
/// [`looks_like_game`], and to have its markup checked.
const FORMATS: [Format; 2] = [
    Format {
        extension: "sgf",
        is_for: sgf::is_for,
        mark: b'(',
        games: sgf::games,
        list: sgf::file_game,
        read: sgf::read,
        write: sgf::write,
    },
    Format {
        extension: "pdn",
        is_for: pdn::is_for,
        mark: b'[',
        games: pdn::games,
        list: pdn::file_game,
        read: pdn::read,
        write: pdn::write,
    },
];

/// The first byte of our own files.
const OWN_MARK: u8 = b'{';

/// Returns the game in a file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no legal game.
pub fn load_game<K: GameKind>(path: &Path) -> Result<SavedGame<K>, LoadError> {
    load_within(path, MAX_GAME_BYTES, |bytes| {
        parse_file(path, bytes)?.open()
    })
}

/// Returns the saved game of any kind in a file.
///
/// # Errors
/// [`LoadError`] if the file cannot be read or holds no saved game.
pub fn load_envelope(path: &Path) -> Result<Envelope, LoadError> {
    load_within(path, MAX_GAME_BYTES, |bytes| {
        Ok(parse_file(path, bytes)?.in_file(path))
    })
}

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

/// Returns the text of a game's file, in the format of its extension.
///
/// # Errors
/// [`SaveError`] if the format is not for this game or cannot hold all of it, or if the file would
/// be too large to be read again.
pub fn game_file(path: &Path, game: &Envelope) -> Result<String, SaveError> {
    format_file(path, game).map_err(|error| SaveError::new(path, error))
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
    let text = game_file(path, game)?;
    let file = file_like(path, game, &text, opened, source).and_then(|file| {
        let is_foreign = FORMATS.iter().any(|format| format.names(path));
        let most = if is_foreign {
            MAX_FOREIGN_BYTES
        } else {
            MAX_GAME_BYTES
        };
        check_size(&file.bytes, most)?;
        Ok(file)
    });
    file.map_err(|fault| SaveError::new(path, fault))
}

/// Returns the file after a game was saved in it, whose text would be `text` if there were no other.
fn file_like(
    path: &Path,
    game: &Envelope,
    text: &str,
    opened: Option<&str>,
    source: Option<&str>,
) -> Result<FileToSave, FileFault> {
    let named = FORMATS.iter().find(|format| format.names(path));
    let text_like = |before: Option<&str>| {
        let like = named.filter(|_| before.is_some());
        let like = like.and_then(|format| (format.write)(game, before).ok());
        like.unwrap_or_else(|| text.to_owned())
    };
    let bytes = match read(path, MAX_FOREIGN_BYTES) {
        Ok(bytes) => bytes,
        Err(fault) if fault.is_missing() => return Ok(FileToSave::alone(&text_like(source))),
        Err(fault) => return Err(fault),
    };
    let old = decode(&bytes);
    let format = format_of(&old, path);
    // What is behind the bytes that were read may be games, even if these are blank.
    if bytes.len() as u64 > MAX_FOREIGN_BYTES && (format.is_some() || named.is_some()) {
        return Err(FormatError::OtherGames.into());
    }
    let Some(format) = format else {
        return Ok(FileToSave::alone(&text_like(source)));
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
            Ok(FileToSave::alone(text))
        } else {
            Err(FormatError::OtherGames.into())
        };
    }
    let collection = Collection {
        text: &old,
        places,
        read: format.read,
    };
    let is_latin_1 = matches!(old, Cow::Owned(_));
    let replaced = collection.place_for(text, opened);
    let new = text_like(source.or_else(|| replaced.map(|place| &old[place.clone()])));
    if is_alone && replaced.is_none() {
        return Ok(FileToSave::alone(&new));
    }
    let file = |game: String, bytes| FileToSave {
        is_added: replaced.is_none(),
        ..FileToSave::new(&game, bytes)
    };
    if is_latin_1 {
        let new = naming_latin_1(&new);
        match latin_1(&collection.with(&new, opened)?) {
            Ok(bytes) => return Ok(file(new, bytes)),
            // With other games the file would be in two encodings, by what these say.
            Err(error) if !is_alone => return Err(error.into()),
            Err(_) => {}
        }
    }
    let new = naming_utf_8(&new);
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

    /// Returns the file of a game alone, in UTF-8.
    fn alone(game: &str) -> Self {
        let game = naming_utf_8(game);
        Self::new(&game, game.clone().into_bytes())
    }
}

/// Returns the format of other programs that the text of a file with this name is in: the one that
/// it looks like, or else that of the name. An empty text is in none, and neither is one of ours.
fn format_of(text: &str, path: &Path) -> Option<&'static Format> {
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    let &mark = text.as_bytes().first()?;
    let is_in = |format: &&Format| mark == format.mark || !is_ours(text) && format.names(path);
    FORMATS.iter().find(is_in)
}

/// Returns the extensions of all files that may hold games, ours first.
#[must_use]
pub fn extensions() -> Vec<&'static str> {
    std::iter::once("json")
        .chain(FORMATS.iter().map(|format| format.extension))
        .collect()
}

/// Returns what the name of a file ends in that other programs read this game by, if there is such
/// a format for it.
#[must_use]
pub fn extension_for(game: &str) -> Option<&'static str> {
    FORMATS
        .iter()
        .find(|format| (format.is_for)(game))
        .map(|format| format.extension)
}

/// Returns whether a text looks like a whole game, in our own format or in one of other programs,
/// rather than like moves.
#[must_use]
pub fn looks_like_game(text: &str) -> bool {
    let text = text.trim_start();
    let mark = text.as_bytes().first();
    // Text may stand before an SGF game, and a comment before the tags of PDN.
    let is_marked = mark
        .is_some_and(|&mark| mark == OWN_MARK || FORMATS.iter().any(|format| format.mark == mark));
    is_marked || text.contains("(;") || text.starts_with(';')
}

/// Returns the game that a text without a name holds.
///
/// # Errors
/// [`ParseError`] if it holds none.
pub fn parse_text(text: &str) -> Result<Envelope, ParseError> {
    let usual = if text.contains("(;") { "sgf" } else { "pdn" };
    parse(text.as_bytes(), |format| format.extension == usual)
}

/// Returns one of the games of the file at this path, without the others. Its parts are among its own
/// games unless these have them.
///
/// # Errors
/// [`ParseError`] if it is not a game that opens.
pub fn parse_file_game(
    path: &Path,
    games: &[FileGame],
    index: usize,
) -> Result<Envelope, ParseError> {
    let is_part = |game: &&FileGame| game.set_up_after.is_some();
    let mut game = parse_text(&games[index].text)?.in_file(path);
    let own = game.games().iter().cloned();
    let number = games[index].number;
    let own = own.map(|game| FileGame { number, ..game }).collect();
    game = game.among(own);
    let others = games.iter().filter(|game| !is_part(game)).count() - 1;
    if others > 0 {
        game = game.losing(Loss::OtherGames(others));
    }
    let is_listed = games[index..].iter().take(2).any(|game| is_part(&game));
    Ok(if is_listed {
        game.among(Vec::new())
    } else {
        game
    })
}

/// Returns the game that a file with this name and these bytes holds.
///
/// # Errors
/// [`ParseError`] if it holds none.
pub fn parse_file(path: &Path, bytes: &[u8]) -> Result<Envelope, ParseError> {
    parse(bytes, |format| format.names(path))
}

/// Returns the game that bytes hold; `is_usual` says which format they are in unless they look like
/// another one.
fn parse(bytes: &[u8], is_usual: impl Fn(&Format) -> bool) -> Result<Envelope, ParseError> {
    let Some(&mark) = bytes.trim_ascii_start().first() else {
        return Err(ParseError::format(FormatFault::Empty));
    };
    let is_in = |format: &&Format| mark == format.mark || mark != OWN_MARK && is_usual(format);
    if let Some(format) = FORMATS.iter().find(is_in) {
        if bytes.len() as u64 > MAX_FOREIGN_BYTES {
            return Err(ParseError::TooLarge {
                most: MAX_FOREIGN_BYTES,
            });
        }
        let text = decode(bytes);
        let game = (format.read)(&text).or_else(|error| other_game(format, &text, error))?;
        let is_guessed = matches!(text, Cow::Owned(_)) && !says_latin_1(&text);
        return Ok(if is_guessed {
            game.losing(Loss::Encoding)
        } else {
            game
        });
    }
    let text = as_text(bytes)?;
    // The reader of our own format does not know what a file that could be anything should be.
    json::read(text).map_err(|error| match error {
        ParseError::Format { .. } if !is_ours(text) => ParseError::format(FormatFault::Unknown),
        other => other,
    })
}

/// Returns the first game of a text that opens among all of its games, to be chosen from, where the very
/// first one has this error.
///
/// # Errors
/// The error, if there is no such game.
fn other_game(format: &Format, text: &str, error: ParseError) -> Result<Envelope, ParseError> {
    let places = (format.games)(text).games;
    let texts = places
        .into_iter()
        .take(MOST_GAMES)
        .map(|place| &text[place]);
    let listed: Vec<FileGame> = (1..)
        .zip(texts)
        .map(|(number, text)| (format.list)(text, number))
        .collect();
    let mut others = listed.iter().skip(1);
    match others.find_map(|game| (format.read)(&game.text).ok()) {
        Some(game) => Ok(game.losing(Loss::FirstGame(Box::new(error))).among(listed)),
        None => Err(error),
    }
}

/// Returns whether this looks like a game in our own format, whole or not.
fn is_ours(text: &str) -> bool {
    text.trim_start().as_bytes().first() == Some(&OWN_MARK) && text.contains("\"version\"")
}

/// Returns a game as the text of a file with this name, which was read again to see that it opens
/// and is the same game.
///
/// # Errors
/// [`FormatError`] if the format that the name asks for is not for this game or cannot hold all of it,
/// or if the file would be too large to be read again.
pub fn format_file(path: &Path, game: &Envelope) -> Result<String, FormatError> {
    if let Some(format) = FORMATS.iter().find(|format| format.names(path)) {
        let text = (format.write)(game, None)?;
        check_size(text.as_bytes(), MAX_FOREIGN_BYTES)?;
        return Ok(text);
    }
    let text = game.to_text();
    check_game_text(&text)?;
    Ok(text)
}

/// Checks that a text is not too large to be read again.
fn check_size(text: &[u8], most: u64) -> Result<(), FormatError> {
    let bytes = text.len() as u64;
    if bytes > most {
        Err(FormatError::TooLarge { bytes, most })
    } else {
        Ok(())
    }
}

/// Checks that the text of a game in our own format can be opened again, before it replaces a file.
///
/// # Errors
/// [`FormatError`] says why it cannot.
pub fn check_game_text(text: &str) -> Result<(), FormatError> {
    check_size(text.as_bytes(), MAX_GAME_BYTES)?;
    json::read(text)?;
    Ok(())
}

impl Format {
    /// Returns whether a file with this name should be in the format.
    fn names(&self, path: &Path) -> bool {
        path.extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case(self.extension))
    }
}

/// Returns the text of bytes, in UTF-8 or else in Latin 1. What matters to a game is ASCII, which
/// most encodings have in common.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// Returns whether a file says itself that it is in Latin 1, as an SGF file does that says nothing
/// of it.
fn says_latin_1(text: &str) -> bool {
    let declared = text
        .split_once("CA[")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map(|(name, _)| name.to_lowercase());
    match declared {
        Some(name) => ["iso-8859-1", "iso8859-1", "latin1", "latin-1"].contains(&name.trim()),
        None => text.contains("(;"),
    }
}

/// Reads a file of at most `most` bytes and parses it.
pub(super) fn load_within<T>(
    path: &Path,
    most: u64,
    parse: impl Fn(&[u8]) -> Result<T, ParseError>,
) -> Result<T, LoadError> {
    let bytes = read(path, most).map_err(|fault| LoadError::Read {
        path: path.to_owned(),
        fault,
    })?;
    let result = if bytes.len() as u64 > most {
        Err(ParseError::TooLarge { most })
    } else {
        // Some editors put a byte order mark at the start of a text.
        parse(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes))
    };
    result.map_err(|error| LoadError::damaged(path, error))
}

/// Returns the bytes of a file, never much more than the limit.
pub(super) fn read(path: &Path, most: u64) -> Result<Vec<u8>, FileFault> {
    // Opening a pipe would wait for a writer, perhaps forever. The opened file is checked again, as
    // the name may mean something else by then.
    check_regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    check_regular(&file.metadata()?)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns bytes as text.
pub(super) fn as_text(bytes: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|_| ParseError::NotText)
}

#[cfg(test)]
mod tests {
    use super::super::format_fault::{JsonFault, TextPlace};
    use super::*;
    #[cfg(debug_assertions)]
    use crate::core::record::CHECKED;
    #[cfg(debug_assertions)]
    use crate::games::{GameId, with_game};

    #[test]
    fn a_file_of_something_else_is_told_what_would_be_right() {
        for text in ["{", "{\"a\":1}"] {
            let error = parse_file(Path::new("game.json"), text.as_bytes()).expect_err("no game");
            let fault = FormatFault::Unknown;
            assert_eq!(error, ParseError::Format { place: None, fault });
        }
        let cut_off =
            parse_file(Path::new("game.json"), br#"{"version":2,"game":"#).expect_err("a part");
        let place = TextPlace {
            line: 1,
            column: 20,
        };
        assert_eq!(
            cut_off,
            ParseError::Format {
                place: Some(place),
                fault: FormatFault::Json(JsonFault::Incomplete)
            }
        );
        let newer =
            parse_file(Path::new("game.json"), br#"{"version":7}"#).expect_err("a newer one");
        assert!(
            matches!(newer, ParseError::Newer { version: 7, .. }),
            "{newer:?}"
        );
    }

    #[cfg(debug_assertions)]
    #[test]
    fn each_move_of_a_file_is_played_once_on_its_way_to_a_table() {
        for (name, text, moves) in [
            (
                "game.sgf",
                "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[a])(;B[cg];W[gc]))",
                5,
            ),
            ("game.sgf", "(;GM[4]SZ[15];B[hh];W[gg](;B[ig])(;B[gi]))", 4),
            (
                "game.pdn",
                "[Event \"x\"]\n1. 11-15 23-19 2. 8-11 (2. 9-14 22-17) 22-17 *",
                6,
            ),
            (
                "game.json",
                r#"{"version":3,"game":"connect4","moves":"4453","variations":["2:3,3"],"comments":{"9":"a"}}"#,
                6,
            ),
            (
                "game.json",
                r#"{"version":1,"size":"7x6","connect":4,"red":"human","yellow":"low","moves":"4453"}"#,
                4,
            ),
        ] {
            CHECKED.set(0);
            let game = parse_file(Path::new(name), text.as_bytes()).expect("a game");
            let id: GameId = game.game().parse().expect("one of the list");
            with_game!(id, K => {
                let opened = game.open::<K>().expect("a game of this kind");
                assert_eq!(opened.record.steps().count(), moves, "{text}");
            });
            assert_eq!(CHECKED.get(), moves, "{text}");
        }
    }

    #[test]
    fn an_empty_file_is_called_empty_whatever_its_name() {
        for name in ["game.json", "game.sgf", "game.pdn", "game"] {
            for text in ["", "\n", " \r\n\t"] {
                let error = parse_file(Path::new(name), text.as_bytes()).expect_err("no game");
                assert_eq!(
                    error,
                    ParseError::format(FormatFault::Empty),
                    "{name} of {text:?}"
                );
            }
        }
    }
}
