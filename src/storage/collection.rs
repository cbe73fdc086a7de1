//! Files that hold several games: saving one of them leaves the others byte for byte as they are.

use super::envelope::Envelope;
use super::file_game::FileGame;
use super::format_error::FormatError;
use super::parse_error::ParseError;
use super::summary::Summary;

/// Reads the first game of a text, and notes all of them.
type Reader = fn(&str) -> Result<Envelope, ParseError>;

/// A file of several games, as it is on the disk.
pub(super) struct Collection<'a> {
    text: &'a str,
    games: Vec<FileGame>,
    read: Reader,
}

impl<'a> Collection<'a> {
    /// Returns the games of a text; `None` if it holds fewer than two.
    pub(super) fn of(text: &'a str, read: Reader) -> Option<Self> {
        let games = read(text).ok()?.games().to_vec();
        (games.len() > 1).then_some(Self { text, games, read })
    }

    /// Returns the text of the file after a game was saved in it, whose own text is `new`: in place
    /// of the game that was `opened`, or of one that it continues, or else as the last one.
    pub(super) fn with(&self, game: &Envelope, new: &str, opened: Option<&str>) -> String {
        let is_opened = |known: &FileGame| opened.is_some_and(|opened| *known.text == *opened);
        let index = self.games.iter().position(is_opened);
        let index = index.or_else(|| {
            self.games
                .iter()
                .position(|known| self.goes_on(game, known))
        });
        let new = new.trim();
        let Some(index) = index else {
            return format!("{}\n\n{new}\n", self.text.trim_end());
        };
        // Nothing stands between two games in which the later one could begin: the first place at
        // which a text is found behind the games before it is its own.
        let mut at = 0;
        for known in &self.games[..index] {
            at += self.text[at..].find(&*known.text).unwrap_or_default() + known.text.len();
        }
        let old = &self.games[index].text;
        at += self.text[at..].find(&**old).unwrap_or_default();
        [&self.text[..at], new, &self.text[at + old.len()..]].concat()
    }

    /// Returns whether a game has everything of one of the file, which has moves.
    fn goes_on(&self, game: &Envelope, known: &FileGame) -> bool {
        let Ok(known) = (self.read)(&known.text) else {
            return false;
        };
        let names = |summary: &Summary| summary.players.each_ref().map(|who| who.name.clone());
        let (Some(own), Some(theirs)) = (game.summary(), known.summary()) else {
            return false;
        };
        theirs.moves > 0 && names(&own) == names(&theirs) && game.holds(&known)
    }
}

/// Returns a text as the bytes of a file that is in Latin 1, as it is not in UTF-8.
///
/// # Errors
/// [`FormatError::Encoding`] if Latin 1 lacks a character of it.
pub(super) fn latin_1(text: &str) -> Result<Vec<u8>, FormatError> {
    text.chars()
        .map(|character| u8::try_from(character).map_err(|_| FormatError::Encoding { character }))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{pdn, sgf};
    use super::*;

    const SGF: &str = "\u{feff}Some games\n(;GM[1]SZ[9]GN[one];B[aa](;W[bb])(;W[cc]))\n\n  \
        (;GM[1]SZ[9]GN[two]C[\\] (;];B[dd];W[ee])(;GM[1]SZ[9]GN[three];B[ff])  the end\n";
    const PDN: &str =
        "% a line\n[Event \"one\"]\n1. 11-15 23-19 *\n\n\n[Event \"two\"]\n\n1. 9-14 *\n";

    /// Returns the texts of the games of a file.
    fn games(text: &str, read: Reader) -> Vec<String> {
        let games = read(text).expect("a game").games().to_vec();
        games.iter().map(|game| game.text.to_string()).collect()
    }

    #[test]
    fn each_game_is_replaced_alone() {
        for (text, read, new) in [
            (SGF, sgf::read as Reader, "(;GM[1]SZ[9]GN[new];B[hh])"),
            (PDN, pdn::read as Reader, "[Event \"new\"]\n\n1. 10-14 *"),
        ] {
            let before = games(text, read);
            let collection = Collection::of(text, read).expect("several games");
            let game = read(new).expect("a game");
            for (index, old) in before.iter().enumerate() {
                let after = collection.with(&game, &format!("{new}\n"), Some(old));
                let mut expected = before.clone();
                new.clone_into(&mut expected[index]);
                assert_eq!(games(&after, read), expected);
                assert_eq!(after.replacen(new, old, 1), text, "what is around it stays");
            }
            // A game that is none of the file's is one more.
            let after = collection.with(&game, new, Some("another"));
            assert!(after.starts_with(text.trim_end()));
            assert_eq!(
                games(&after, read),
                [&before[..], &[new.to_owned()]].concat()
            );
        }
    }

    #[test]
    fn a_game_that_goes_on_takes_the_place_of_its_beginning() {
        let collection = Collection::of(SGF, sgf::read).expect("several games");
        let new = "(;GM[1]SZ[9]C[\\] (;];B[dd]C[new];W[ee];B[gg])";
        let game = sgf::read(new).expect("a game");
        let after = collection.with(&game, new, None);
        assert_eq!(games(&after, sgf::read)[1], new);
        assert_eq!(games(&after, sgf::read).len(), 3);
    }

    #[test]
    fn one_game_is_no_collection() {
        assert!(Collection::of("(;GM[1];B[aa])", sgf::read).is_none());
        assert!(Collection::of("no game", sgf::read).is_none());
    }
}
