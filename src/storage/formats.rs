//! The file formats for games: our own, and those of other programs.
//!
//! A game is saved in the format of the file's extension, and opened in the format that the text
//! looks like. Callers need not know the formats.

use std::borrow::Cow;
use std::path::Path;

use super::damage::Damage;
use super::envelope::Envelope;
use super::error::{MAX_FOREIGN_BYTES, MAX_GAME_BYTES};
use super::format_fault::FormatFault;
use super::losses::Loss;
use super::{json, pdn, sgf};

/// A file format of other programs.
struct Format {
    /// The extension of its files, in lower case and without the dot.
    extension: &'static str,
    /// The names of the games that it is for.
    games: &'static [&'static str],
    /// The first byte of a file.
    mark: u8,
    /// Parses a game.
    read: fn(&str) -> Result<Envelope, Damage>,
    /// Formats a game.
    write: fn(&Envelope) -> Result<String, Damage>,
}

/// The formats of other programs; a new one is one entry here.
const FORMATS: [Format; 2] = [
    Format {
        extension: "sgf",
        games: &sgf::GAMES,
        mark: b'(',
        read: sgf::read,
        write: sgf::write,
    },
    Format {
        extension: "pdn",
        games: &pdn::GAMES,
        mark: b'[',
        read: pdn::read,
        write: pdn::write,
    },
];

/// The first byte of our own files.
const OWN_MARK: u8 = b'{';

/// Returns the extensions of all files that may hold games, ours first.
#[must_use]
pub fn extensions() -> Vec<&'static str> {
    std::iter::once("json")
        .chain(FORMATS.iter().map(|format| format.extension))
        .collect()
}

/// Returns the extension of the format in which other programs read this game, if there is one.
#[must_use]
pub fn extension_for(game: &str) -> Option<&'static str> {
    FORMATS
        .iter()
        .find(|format| format.games.contains(&game))
        .map(|format| format.extension)
}

/// Returns whether a text looks like a whole game in any of the formats, rather than like moves.
#[must_use]
pub fn looks_like_game(text: &str) -> bool {
    let text = text.trim_start();
    let mark = text.as_bytes().first();
    // There may be text before an SGF game, and a comment before the tags of PDN.
    let is_marked = mark
        .is_some_and(|&mark| mark == OWN_MARK || FORMATS.iter().any(|format| format.mark == mark));
    is_marked || text.contains("(;") || text.starts_with(';')
}

/// Parses the game in a text without a file name.
///
/// # Errors
/// [`Damage`] if it is not a game.
pub fn parse_text(text: &str) -> Result<Envelope, Damage> {
    let name = if text.contains("(;") {
        "text.sgf"
    } else {
        "text.pdn"
    };
    parse_file(Path::new(name), text.as_bytes())
}

/// Parses the game in a file with this name and these bytes.
///
/// # Errors
/// [`Damage`] if it is not a game.
pub fn parse_file(path: &Path, bytes: &[u8]) -> Result<Envelope, Damage> {
    let mark = bytes.trim_ascii_start().first().copied();
    if mark.is_none() {
        return Err(Damage::format(FormatFault::Empty));
    }
    let is_in = |format: &&Format| {
        mark == Some(format.mark) || mark != Some(OWN_MARK) && format.names(path)
    };
    if let Some(format) = FORMATS.iter().find(is_in) {
        if bytes.len() as u64 > MAX_FOREIGN_BYTES {
            return Err(Damage::TooLarge {
                most: MAX_FOREIGN_BYTES,
            });
        }
        let text = decode(bytes);
        let game = (format.read)(&text)?;
        let is_guessed = matches!(text, Cow::Owned(_)) && !declares_latin_1(&text);
        return Ok(if is_guessed {
            game.losing(Loss::Encoding)
        } else {
            game
        });
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Damage::NotText)?;
    json::read(text).map_err(|damage| {
        if is_ours(text) {
            damage
        } else {
            unknown(damage)
        }
    })
}

/// Returns whether this looks like a game in our own format, complete or not.
fn is_ours(text: &str) -> bool {
    text.trim_start().as_bytes().first() == Some(&OWN_MARK) && text.contains("\"version\"")
}

/// Returns the fault of a file that could be anything: the parser of our own format does not know
/// what it should have been.
fn unknown(damage: Damage) -> Damage {
    match damage {
        Damage::Format { .. } => Damage::format(FormatFault::Unknown),
        other => other,
    }
}

/// Returns the text of a game for a file with this name, after reading it again to check that it
/// opens and is the same game.
///
/// # Errors
/// [`Damage`] if the format of the extension is not for this game or cannot hold all of it, or if
/// the file would be too large to be read again.
pub fn format_file(path: &Path, game: &Envelope) -> Result<String, Damage> {
    if let Some(format) = FORMATS.iter().find(|format| format.names(path)) {
        let text = (format.write)(game)?;
        check_size(&text, MAX_FOREIGN_BYTES)?;
        return Ok(text);
    }
    let text = game.to_text();
    check_game_text(&text)?;
    Ok(text)
}

/// Checks that a text is not too large to be read again.
fn check_size(text: &str, most: u64) -> Result<(), Damage> {
    let bytes = text.len() as u64;
    if bytes > most {
        Err(Damage::WouldBeTooLarge { bytes, most })
    } else {
        Ok(())
    }
}

/// Checks that the text of a game in our own format can be opened again, before it replaces a file.
///
/// # Errors
/// [`Damage`] if it cannot.
pub fn check_game_text(text: &str) -> Result<(), Damage> {
    check_size(text, MAX_GAME_BYTES)?;
    json::read(text).map(drop)
}

impl Format {
    /// Returns whether a file with this name is in the format.
    fn names(&self, path: &Path) -> bool {
        path.extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case(self.extension))
    }
}

/// Decodes bytes as UTF-8 or else as Latin 1. What matters to a game is ASCII, which most encodings
/// share.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// Returns whether a file declares itself as Latin 1, as an SGF file without a declaration does.
fn declares_latin_1(text: &str) -> bool {
    let declared = text
        .split_once("CA[")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map(|(name, _)| name.to_lowercase());
    match declared {
        Some(name) => ["iso-8859-1", "iso8859-1", "latin1", "latin-1"].contains(&name.trim()),
        None => text.contains("(;"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::format_fault::{JsonFault, TextPlace};
    use super::*;
    use crate::core::record::CHECKED;
    use crate::games::{GameId, with_game};

    #[test]
    fn a_file_of_something_else_is_told_what_would_be_right() {
        for text in ["{", "{\"a\":1}"] {
            let damage = parse_file(Path::new("game.json"), text.as_bytes()).expect_err("no game");
            let fault = FormatFault::Unknown;
            assert_eq!(damage, Damage::Format { place: None, fault });
        }
        let cut_off =
            parse_file(Path::new("game.json"), br#"{"version":2,"game":"#).expect_err("a part");
        let place = TextPlace {
            line: 1,
            column: 20,
        };
        assert_eq!(
            cut_off,
            Damage::Format {
                place: Some(place),
                fault: FormatFault::Json(JsonFault::Incomplete)
            }
        );
        let newer =
            parse_file(Path::new("game.json"), br#"{"version":7}"#).expect_err("a newer one");
        assert!(
            matches!(newer, Damage::Newer { version: 7, .. }),
            "{newer:?}"
        );
    }

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
                let damage = parse_file(Path::new(name), text.as_bytes()).expect_err("no game");
                assert_eq!(
                    damage,
                    Damage::format(FormatFault::Empty),
                    "{name} of {text:?}"
                );
            }
        }
    }
}
