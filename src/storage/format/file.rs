//! From the bytes of a file to a game and back: in our own format, and in those that other programs
//! read too.
//!
//! A game is saved in a format if the name of the file ends in its extension, and opened as what it
//! looks like. Callers need not know of them.

use std::path::Path;

use super::encoding::{self, Decoded, Encoding};
use super::envelope::{Envelope, FileGame, GamesOfText, MOST_GAMES, listed};
use super::error::{MAX_FOREIGN_BYTES, MAX_GAME_BYTES, ParseError, ParseFault};
use super::losses::Loss;
use super::{json, pdn, sgf};
use crate::core::about::Particular;
use crate::core::day::Day;
use crate::storage::error::{FileError, FileFault};

/// A format of files beside our own.
pub(super) struct Format {
    /// The extension of its files, in small letters and without the dot.
    extension: &'static str,
    is_for: fn(&str) -> bool,
    /// The first byte of a text in it.
    mark: u8,
    pub(super) games: fn(&str) -> GamesOfText,
    list: fn(&str, usize) -> FileGame,
    pub(super) read: fn(&str) -> Result<Envelope, ParseError>,
    /// Returns the text of a game, like the one that it is a later state of, if there is one.
    pub(super) write: fn(&Envelope, Option<&str>) -> Result<String, FileFault>,
    /// Returns the text of a game for a file in this encoding, with its name if that is needed, or
    /// in any case.
    pub(super) naming: fn(&str, &Encoding, bool) -> String,
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
        naming: sgf::naming,
    },
    Format {
        extension: "pdn",
        is_for: pdn::is_for,
        mark: b'[',
        games: pdn::games,
        list: pdn::file_game,
        read: pdn::read,
        write: pdn::write,
        // PDN has no word for it.
        naming: |text, _, _| text.to_owned(),
    },
];

/// The most bytes of the text of a file, in UTF-8: reading it may take eight times as many. Few
/// characters have more than twice the bytes there that they have in a file.
const MAX_TEXT_BYTES: u64 = 2 * MAX_FOREIGN_BYTES - (64 << 10);

/// The first byte of our own files.
const OWN_MARK: u8 = b'{';

/// Returns the text of a game's file, in the format of its extension.
///
/// # Errors
/// [`FileError`] if the format is not for this game or cannot hold all of it, or if the file would
/// be too large to be read again.
pub fn game_file(path: &Path, game: &Envelope) -> Result<String, FileError> {
    format_file(path, game).map_err(|error| FileError::save(path, error))
}

/// Returns the format of other programs that the text of a file with this name is in: the one that
/// it looks like, or else that of the name. An empty text is in none, and neither is one of ours.
pub(super) fn format_of(text: &str, path: &Path) -> Option<&'static Format> {
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    let &mark = text.as_bytes().first()?;
    let is_in = |format: &&Format| mark == format.mark || !is_ours(text) && format.names(path);
    FORMATS.iter().find(is_in)
}

/// Returns the extensions of all files that may hold games, ours first.
#[must_use]
pub fn extensions() -> Vec<&'static str> {
    std::iter::once("json").chain(FORMATS.iter().map(|format| format.extension)).collect()
}

/// Returns the extensions of all files that may be opened: those of [`extensions`], and those of
/// formats that are only read.
#[must_use]
pub fn openable_extensions() -> Vec<&'static str> {
    let own = extensions().into_iter();
    own.chain(sgf::imported_extensions()).collect()
}

/// Returns the extensions of the files that can hold this game, ours first.
#[must_use]
pub fn extensions_for(game: &str) -> Vec<&'static str> {
    std::iter::once("json").chain(extension_for(game)).collect()
}

/// Returns what the name of a file ends in that other programs read this game by, if there is such
/// a format for it.
#[must_use]
pub fn extension_for(game: &str) -> Option<&'static str> {
    FORMATS.iter().find(|format| (format.is_for)(game)).map(|format| format.extension)
}

/// Returns a date as files of the game with this name have it: `2026-11-21`, or `2026.11.21` in
/// PDN.
#[must_use]
pub fn date_in_file(game: &str, day: Day) -> String {
    let date = day.to_string();
    if extension_for(game) == Some("pdn") { date.replace('-', ".") } else { date }
}

/// Returns whether a date or a result is in the form of the files of this game; any other entry of
/// the game info is.
#[must_use]
pub fn fits(game: &str, what: Particular, text: &str) -> bool {
    let extension = extension_for(game);
    match what {
        Particular::Date if extension == Some("pdn") => {
            is_date(&text.replace("????", "2000").replace("??", "01"), '.')
        }
        Particular::Date => is_date(text, '-'),
        Particular::Result if extension == Some("sgf") => sgf::is_result(text),
        Particular::Result => pdn::is_result(text),
        _ => true,
    }
}

/// Returns whether a text consists of dates between commas: `2026-11-28`, `2026-11`, `2026`. A
/// later one may leave out what it shares with the one before: `2026-11-28,29`.
fn is_date(text: &str, separator: char) -> bool {
    let mut last: Vec<&str> = Vec::new();
    text.split(',').all(|date| {
        let parts: Vec<&str> = date.trim().split(separator).collect();
        let is_whole = parts[0].len() == 4;
        let Some(shared) = last.len().checked_sub(parts.len()).filter(|_| !is_whole) else {
            last.clear();
            last.extend(&parts);
            return is_whole && is_day(&last);
        };
        last.truncate(shared);
        last.extend(&parts);
        is_day(&last)
    })
}

/// Returns whether these are a year, and then a month and a day if they are there.
fn is_day(parts: &[&str]) -> bool {
    let part = |index: usize| parts.get(index).copied().unwrap_or("01");
    let day = [part(0), part(1), part(2)].join("-");
    parts.len() <= 3 && day.parse::<Day>().is_ok()
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
    is_marked || text.contains("(;") || text.starts_with(';') || sgf::is_imported(text.as_bytes())
}

/// Returns the game that a text without a name holds.
///
/// # Errors
/// [`ParseError`] if it holds none.
pub fn parse_text(text: &str) -> Result<Envelope, ParseError> {
    let usual = if text.contains("(;") { "sgf" } else { "pdn" };
    parse(text.as_bytes(), Some(&Encoding::default()), |format| format.extension == usual)
}

/// Returns one of the games of the file at this path, without the others. Its parts are among its
/// own games unless these have them.
///
/// # Errors
/// [`ParseError`] if it is not a game that opens.
pub fn parse_file_game(
    path: &Path,
    games: &[FileGame],
    index: usize,
) -> Result<Envelope, ParseError> {
    let is_part = |game: &&FileGame| game.set_up_after.is_some();
    let chosen = &games[index];
    let in_file = |error: ParseError| match chosen.begin {
        Some(begin) => error.after(begin),
        None => error,
    };
    let game = parse_text(&chosen.text).map_err(in_file)?.in_file(path);
    let mut game = game.in_encoding(chosen.encoding.clone());
    let own = game.games().iter().cloned();
    let number = chosen.number;
    let begin = chosen.begin;
    let own = own
        .map(|game| FileGame { number, begin, encoding: chosen.encoding.clone(), ..game })
        .collect();
    game = game.among(own);
    let others = games.iter().filter(|game| !is_part(game)).count() - 1;
    if others > 0 {
        game = game.losing(Loss::OtherGames(others));
    }
    let is_listed = games[index..].iter().take(2).any(|game| is_part(&game));
    Ok(if is_listed { game.among(Vec::new()) } else { game })
}

/// Returns the game that a file with this name and these bytes holds.
///
/// # Errors
/// [`ParseError`] if it holds none.
pub fn parse_file(path: &Path, bytes: &[u8]) -> Result<Envelope, ParseError> {
    parse_in(path, bytes, None)
}

/// Returns the game that a file with this name and these bytes holds, which are in this encoding if
/// the user has said so.
///
/// # Errors
/// [`ParseError`] if it holds none.
pub fn parse_in(
    path: &Path,
    bytes: &[u8],
    encoding: Option<&Encoding>,
) -> Result<Envelope, ParseError> {
    parse(bytes, encoding, |format| format.names(path))
}

/// Returns the game that bytes hold, in this encoding if that is known; `is_usual` says which
/// format they are in unless they look like another one.
fn parse(
    bytes: &[u8],
    chosen: Option<&Encoding>,
    is_usual: impl Fn(&Format) -> bool,
) -> Result<Envelope, ParseError> {
    let Some(mark) = encoding::first_byte(bytes) else {
        return Err(ParseError::format(ParseFault::Empty));
    };
    // Formats that are only read become SGF.
    let mark = if sgf::is_imported(bytes) { b'(' } else { mark };
    let is_in = |format: &&Format| mark == format.mark || mark != OWN_MARK && is_usual(format);
    if let Some(format) = FORMATS.iter().find(is_in) {
        let too_large = ParseError::TooLarge { most: MAX_FOREIGN_BYTES };
        if bytes.len() as u64 > MAX_FOREIGN_BYTES {
            return Err(too_large);
        }
        let decoded = decode(bytes, chosen);
        if decoded.text.len() as u64 > MAX_TEXT_BYTES {
            return Err(too_large);
        }
        let text = decoded.text.trim_start_matches('\u{feff}');
        let game = (format.read)(text).or_else(|error| other_game(format, text, error))?;
        return Ok(with_encoding(game, &decoded));
    }
    let text = as_text(bytes)?;
    // The reader of our own format does not know what a file that could be anything should be.
    json::read(text).map_err(|error| match error {
        ParseError::Format { .. } if !is_ours(text) => ParseError::format(ParseFault::Unknown),
        other => other,
    })
}

/// Returns the text of bytes in the format of another program, in this encoding if that is known.
pub(super) fn decode<'a>(bytes: &'a [u8], chosen: Option<&Encoding>) -> Decoded<'a> {
    encoding::decode(bytes, sgf::charset(bytes).as_deref(), chosen)
}

/// Returns a game with the encoding of its file, and what is to be said about that.
fn with_encoding(game: Envelope, decoded: &Decoded<'_>) -> Envelope {
    let encoding = &decoded.encoding;
    let games =
        game.games().iter().cloned().map(|game| FileGame { encoding: encoding.clone(), ..game });
    let games = games.collect();
    let mut game = game.among(games).in_encoding(encoding.clone());
    if decoded.is_guessed {
        game = game.losing(Loss::Encoding(encoding.name()));
    }
    let named = sgf::charset(decoded.text.as_bytes());
    let is_wrong = |named: &String| !named.is_empty() && !encoding.is_meant_by(named);
    if let Some(named) = named.filter(|named| is_wrong(named) && !decoded.text.is_ascii()) {
        let encoding = encoding.name_in_file(&decoded.text);
        game = game.losing(Loss::WrongEncoding { named, encoding });
    }
    if decoded.raw > 0 {
        game = game.losing(Loss::Undecoded(decoded.raw));
    }
    game
}

/// Returns the first game of a text that opens among all of its games, to be chosen from, where the
/// very first one has this error.
///
/// # Errors
/// The error, if there is no such game.
fn other_game(format: &Format, text: &str, error: ParseError) -> Result<Envelope, ParseError> {
    let places = (format.games)(text).games;
    let is_cut_off = places.len() > MOST_GAMES;
    let listed = listed(text, places, format.list);
    let mut others = listed.iter().skip(1);
    match others.find_map(|game| (format.read)(&game.text).ok()) {
        Some(game) => {
            let game = game.losing(Loss::FirstGame(Box::new(error)));
            let game = if is_cut_off { game.losing(Loss::NotOffered) } else { game };
            Ok(game.among(listed))
        }
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
/// [`FileFault`] if the format that the name asks for is not for this game or cannot hold all of
/// it, or if the file would be too large to be read again.
pub fn format_file(path: &Path, game: &Envelope) -> Result<String, FileFault> {
    let Some(format) = Format::of_name(path) else {
        let text = game.to_text();
        check_game_text(&text)?;
        return Ok(text);
    };
    let text = (format.write)(game, None)?;
    check_file_size(path, text.as_bytes())?;
    Ok(text)
}

/// Checks that the contents of a file with this name are not too large to be read again.
pub(super) fn check_file_size(path: &Path, bytes: &[u8]) -> Result<(), FileFault> {
    let most = Format::of_name(path).map_or(MAX_GAME_BYTES, |_| MAX_FOREIGN_BYTES);
    check_size(bytes, most)
}

/// Checks that a text is not too large to be read again.
fn check_size(text: &[u8], most: u64) -> Result<(), FileFault> {
    let bytes = text.len() as u64;
    if bytes > most { Err(FileFault::TooLarge { bytes, most }) } else { Ok(()) }
}

/// Checks that the text of a game in our own format can be opened again, before it replaces a file.
///
/// # Errors
/// [`FileFault`] says why it cannot.
pub fn check_game_text(text: &str) -> Result<(), FileFault> {
    check_size(text.as_bytes(), MAX_GAME_BYTES)?;
    json::read(text).map_err(FileFault::unreadable)?;
    Ok(())
}

impl Format {
    /// Returns the format that a file with this name should be in, unless that is our own.
    pub(super) fn of_name(path: &Path) -> Option<&'static Self> {
        FORMATS.iter().find(|format| format.names(path))
    }

    /// Returns whether a file with this name should be in the format.
    pub(super) fn names(&self, path: &Path) -> bool {
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(self.extension))
    }
}

pub(in crate::storage) fn as_text(bytes: &[u8]) -> Result<&str, ParseError> {
    std::str::from_utf8(bytes).map_err(|_| ParseError::NotText)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(debug_assertions)]
    use crate::core::record::CHECKED;
    #[cfg(debug_assertions)]
    use crate::games::{GameId, with_game};
    use crate::storage::format::error::{ParseFault, TextPlace};

    #[test]
    fn a_file_of_something_else_is_told_what_would_be_right() {
        for text in ["{", "{\"a\":1}"] {
            let error = parse_file(Path::new("game.json"), text.as_bytes()).expect_err("no game");
            let fault = ParseFault::Unknown;
            assert_eq!(error, ParseError::Format { place: None, fault });
        }
        let cut_off =
            parse_file(Path::new("game.json"), br#"{"version":2,"game":"#).expect_err("a part");
        let place = TextPlace { line: 1, column: 20 };
        assert_eq!(
            cut_off,
            ParseError::Format { place: Some(place), fault: ParseFault::Incomplete }
        );
        let newer =
            parse_file(Path::new("game.json"), br#"{"version":7}"#).expect_err("a newer one");
        assert!(matches!(newer, ParseError::Newer { version: 7, .. }), "{newer:?}");
    }

    #[cfg(debug_assertions)]
    #[test]
    fn each_move_of_a_file_is_played_once_on_its_way_to_a_table() {
        for (name, text, moves) in [
            ("game.sgf", "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[a])(;B[cg];W[gc]))", 5),
            ("game.sgf", "(;GM[4]SZ[15];B[hh];W[gg](;B[ig])(;B[gi]))", 4),
            ("game.pdn", "[Event \"x\"]\n1. 11-15 23-19 2. 8-11 (2. 9-14 22-17) 22-17 *", 6),
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
                assert_eq!(error, ParseError::format(ParseFault::Empty), "{name} of {text:?}");
            }
        }
    }
}
