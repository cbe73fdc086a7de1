//! Games of Go in formats that are only read: GIB of Tygem, NGF of wBaduk, UGF of Pandanet.
//!
//! Each is turned into SGF, which is read like any other file and is what the game is saved as. The file
//! itself is never written: it has more than its game, as times and the numbers of players.

mod game;
mod gib;
mod ngf;
mod ugf;

use self::game::Game;

/// A format that is only read.
struct Format {
    extensions: &'static [&'static str],
    name: &'static str,
    is_it: fn(&[&str]) -> bool,
    read: fn(&[&str]) -> Option<Game>,
}

const FORMATS: [Format; 3] = [
    Format {
        extensions: &["gib"],
        name: "GIB",
        is_it: gib::is_it,
        read: gib::read,
    },
    Format {
        extensions: &["ngf"],
        name: "NGF",
        is_it: ngf::is_it,
        read: ngf::read,
    },
    Format {
        extensions: &["ugf", "ugi"],
        name: "UGF",
        is_it: ugf::is_it,
        read: ugf::read,
    },
];

/// Returns the extensions of files in these formats.
pub(in crate::storage) fn imported_extensions() -> impl Iterator<Item = &'static str> {
    FORMATS
        .iter()
        .flat_map(|format| format.extensions.iter().copied())
}

/// Returns whether bytes look like a game in one of these formats.
pub(in crate::storage) fn is_imported(bytes: &[u8]) -> bool {
    // What tells them apart is ASCII, whatever the encoding of names is. All of it stands at the start but
    // for the moves of NGF, which come after a dozen lines.
    let start = &bytes[..bytes.len().min(MOST_START)];
    format_of(&lines(&String::from_utf8_lossy(start))).is_some()
}

/// The most bytes in which a format must show itself.
const MOST_START: usize = 64 << 10;

/// Returns a game in one of these formats as SGF, if a text is one, and the name of the format.
pub(super) fn as_sgf(text: &str) -> Option<(String, &'static str)> {
    let lines = lines(text);
    let format = format_of(&lines)?;
    let game = (format.read)(&lines)?;
    Some((game.as_sgf(), format.name))
}

fn lines(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches('\u{feff}').trim();
    text.lines().map(str::trim).collect()
}

fn format_of(lines: &[&str]) -> Option<&'static Format> {
    FORMATS.iter().find(|format| (format.is_it)(lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_in_none_of_these_formats() {
        for text in [
            "",
            "(;GM[1])",
            "[Event \"x\"]\n1. 11-15",
            "{}",
            "hello\n19\nPM",
            "[Header]",
            "\\HSx",
        ] {
            let is_one = as_sgf(text).is_some();
            assert!(!is_one, "{text}");
        }
    }
}
