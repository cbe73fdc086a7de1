//! Files that hold several games: saving one of them leaves the others byte for byte as they are.

use std::ops::Range;

use super::encoding::Encoding;
use super::envelope::Envelope;
use super::error::FormatError;
use super::file_game::GamesOfText;
use super::parse_error::ParseError;

/// Reads the first game of a text.
type Reader = fn(&str) -> Result<Envelope, ParseError>;

/// A file of several games, as it is on the disk.
pub(super) struct Collection<'a> {
    pub(super) text: &'a str,
    pub(super) places: GamesOfText,
    /// Reads one of them.
    pub(super) read: Reader,
}

impl Collection<'_> {
    /// Returns where a game is saved in the file with these bytes: in this place, or else behind the last
    /// one.
    ///
    /// # Errors
    /// [`FormatError::OtherGames`] if it would be the last one behind a fault in the file, or behind a
    /// game that is cut off: it might become a part of another game there.
    pub(super) fn hole<'b>(
        &'b self,
        place: Option<&Range<usize>>,
        bytes: (&'b [u8], &'b Encoding),
    ) -> Result<Hole<'b>, FormatError> {
        let bytes = Some(bytes);
        match place {
            Some(place) => Ok(Hole {
                before: &self.text[..place.start],
                after: &self.text[place.end..],
                around: [""; 2],
                bytes,
            }),
            None if self.places.fault.is_some() || self.places.is_cut => {
                Err(FormatError::OtherGames)
            }
            None => Ok(Hole {
                before: self.text.trim_end(),
                after: "",
                around: ["\n\n", "\n"],
                bytes,
            }),
        }
    }

    /// Returns the place of the game that a new text replaces, if there is one.
    pub(super) fn place_for(&self, new: &str, opened: Option<&str>) -> Option<&Range<usize>> {
        let text_at = |place: &Range<usize>| &self.text[place.clone()];
        let mut places = self.places.games.iter();
        let is_opened = |place: &&Range<usize>| opened == Some(text_at(place));
        places.clone().find(is_opened).or_else(|| {
            let new = (self.read)(new).ok()?;
            // A game that does not open is not one that the new one continues.
            places
                .find(|place| (self.read)(text_at(place)).is_ok_and(|known| new.continues(&known)))
        })
    }
}

/// What is around a game that is saved, and stays as it is.
#[derive(Default)]
pub(super) struct Hole<'a> {
    before: &'a str,
    after: &'a str,
    /// What is written before and after the game.
    around: [&'a str; 2],
    bytes: Option<(&'a [u8], &'a Encoding)>,
}

impl Hole<'_> {
    /// Returns what is around a game in a new file in this encoding.
    pub(super) fn new(encoding: &Encoding) -> Self {
        Self {
            before: encoding.mark(),
            ..Self::default()
        }
    }

    pub(super) fn text(&self, game: &str) -> String {
        let [lead, tail] = self.around;
        // A game of its own ends with a line.
        let game = if self.bytes.is_some() {
            game.trim()
        } else {
            game
        };
        [self.before, lead, game, tail, self.after].concat()
    }

    /// Returns the bytes of the file with this game, in this encoding.
    ///
    /// # Errors
    /// A character that the encoding lacks.
    pub(super) fn filled(&self, game: &str, encoding: &Encoding) -> Result<Vec<u8>, char> {
        let text = self.text(game);
        let whole = encoding.encode(&text)?;
        let Some((bytes, own)) = self.bytes.filter(|(_, own)| *own == encoding) else {
            return Ok(whole);
        };
        // The same characters might be other bytes.
        let start = own.length_of(bytes, self.before.len());
        let end = own.length_of(bytes, own.text_of(bytes).0.len() - self.after.len());
        let inside = &text[self.before.len()..text.len() - self.after.len()];
        let middle = encoding.encode(inside)?;
        let kept = [&bytes[..start], &middle, &bytes[end.max(start)..]].concat();
        Ok(if encoding.text_of(&kept).0 == text {
            kept
        } else {
            whole
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{pdn, sgf};
    use super::*;

    const SGF: &str = "\u{feff}Some games\n(;GM[1]SZ[9]GN[one];B[aa](;W[bb])(;W[cc]))\n\n  \
        (;GM[1]SZ[9]GN[two]C[\\] (;];B[dd];W[ee])(;GM[1]SZ[9]GN[three];B[ff])  the end\n";
    const PDN: &str =
        "% a line\n[Event \"one\"]\n1. 11-15 23-19 *\n\n\n[Event \"two\"]\n\n1. 9-14 *\n";

    fn collection(text: &str, read: Reader) -> Collection<'_> {
        let places = if text.contains("(;") {
            sgf::games(text)
        } else {
            pdn::games(text)
        };
        Collection { text, places, read }
    }

    /// Returns the text of a file after a game was saved in it.
    fn with(collection: &Collection<'_>, new: &str, opened: Option<&str>) -> String {
        let encoding = Encoding::default();
        let file = (collection.text.as_bytes(), &encoding);
        let hole = collection.hole(collection.place_for(new, opened), file);
        let bytes = hole
            .expect("no fault")
            .filled(new, &encoding)
            .expect("UTF-8");
        String::from_utf8(bytes).expect("UTF-8")
    }

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
            let collection = collection(text, read);
            for (index, old) in before.iter().enumerate() {
                let after = with(&collection, &format!("{new}\n"), Some(old));
                let mut expected = before.clone();
                new.clone_into(&mut expected[index]);
                assert_eq!(games(&after, read), expected);
                assert_eq!(after.replacen(new, old, 1), text, "what is around it stays");
            }
            // A game that is none of the file's is one more.
            let after = with(&collection, new, Some("another"));
            assert!(after.starts_with(text.trim_end()));
            assert_eq!(
                games(&after, read),
                [&before[..], &[new.to_owned()]].concat()
            );
        }
    }

    #[test]
    fn a_game_that_goes_on_takes_the_place_of_its_beginning() {
        let collection = collection(SGF, sgf::read);
        let new = "(;GM[1]SZ[9]GN[two]C[\\] (;];B[dd]C[new];W[ee];B[gg])";
        let after = with(&collection, new, None);
        assert_eq!(games(&after, sgf::read)[1], new);
        assert_eq!(games(&after, sgf::read).len(), 3);
    }
}
