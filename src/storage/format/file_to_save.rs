//! What a file holds after a game was saved in it: its other games, and what has not changed.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::encoding::{Decoded, Encoding};
use super::envelope::{Envelope, GamesOfText};
use super::error::{MAX_FOREIGN_BYTES, ParseError};
use super::file::{Format, check_file_size, decode, format_of, game_file};
use super::sgf::imported_extensions;
use crate::storage::error::{FileError, FileFault};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileToSave {
    pub bytes: Vec<u8>,
    /// The text of the game in it, which is all of it if it holds no others.
    pub game: Arc<str>,
    /// Whether the game is one more beside those that were in the file.
    pub is_added: bool,
    pub encoding: Encoding,
    /// The name of the encoding it was in before and could not stay in: it is in UTF-8 now.
    pub left: Option<&'static str>,
}

/// Returns the file of a game, in the format of its extension; `before` are its bytes now, if it is
/// there. If it holds several games, the others stay as they are: the game takes the place of the
/// one whose text was `opened`, or of one that it continues, or else is the last one.
///
/// `source` is the text of the game where it was found or saved last, here or elsewhere. Game info
/// that has not changed since stays as it is there, and its first line stays the first one.
///
/// # Errors
/// As those of [`game_file`], and [`FileFault::OtherGames`] if other games of the file could not be
/// kept: its text has a fault, so that they cannot be told apart, or is in another format, or is
/// too large to be read.
pub fn file_over(
    path: &Path,
    before: Option<&[u8]>,
    game: &Envelope,
    opened: Option<&str>,
    source: Option<&str>,
) -> Result<FileToSave, FileError> {
    if let Some(extension) = imported_extensions()
        .find(|own| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(own)))
    {
        return Err(FileError::save(path, FileFault::OnlyRead { extension }));
    }
    let text = game_file(path, game)?;
    let file = updated_file(path, before, game, &text, [opened, source]).and_then(|file| {
        check_file_size(path, &file.bytes)?;
        Ok(file)
    });
    file.map_err(|fault| FileError::save(path, fault))
}

/// Returns the file after a game was saved in it, whose text would be `text` if there were no
/// other.
fn updated_file(
    path: &Path,
    bytes: Option<&[u8]>,
    game: &Envelope,
    text: &str,
    [opened, source]: [Option<&str>; 2],
) -> Result<FileToSave, FileFault> {
    let named = Format::of_name(path);
    // The text of the game where it was before stays as it is unless something has changed.
    let updated = |before: Option<&str>, last: Option<&str>| {
        let like = |before| Some((named?, (named?.write)(game, Some(before)).ok()?));
        let Some((before, (format, updated))) =
            before.and_then(|before| Some((before, like(before)?)))
        else {
            return Written::new(text);
        };
        let is_source = is_same_game(format, before, &updated, last == Some(before));
        let text = if is_source { before.to_owned() } else { updated };
        Written { text, is_source }
    };
    let alone = |game_text: &Written| {
        let Some(format) = named else {
            return Ok(FileToSave::new(text, text.as_bytes().to_vec()));
        };
        let encoding = game.encoding();
        let file = in_encoding(format, encoding, game_text, &Hole::new(encoding));
        file.or_else(|_| Ok(in_utf_8(format, game_text, &Hole::default(), encoding.name())))
    };
    let Some(bytes) = bytes else {
        return alone(&updated(source, None));
    };
    let Decoded { text: old, encoding, .. } = decoded_again(bytes, game, opened);
    let format = format_of(&old, path);
    // What is behind the bytes that were read may be games, even if these are blank.
    if bytes.len() as u64 > MAX_FOREIGN_BYTES && (format.is_some() || named.is_some()) {
        return Err(FileFault::OtherGames);
    }
    let Some(format) = format else {
        return alone(&updated(source, None));
    };
    let places = (format.games)(&old);
    // A single game stays if it is not the one that was opened: a part of it was, or another
    // program has saved there since.
    let is_opened =
        |place: &Range<usize>| opened.is_none_or(|opened| old[place.clone()] == *opened);
    let is_alone =
        places.fault.is_none() && places.games.len() < 2 && places.games.iter().all(is_opened);
    if !format.names(path) {
        return if is_alone { alone(&Written::new(text)) } else { Err(FileFault::OtherGames) };
    }
    let collection = Collection { text: &old, places, read: format.read };
    let replaced = collection.place_for(text, opened);
    let place = replaced.map(|place| &old[place.clone()]);
    let last = place.filter(|_| replaced.is_some_and(|place| old[place.end..].trim().is_empty()));
    let new = updated(source.or(place), last);
    if is_alone && replaced.is_none() {
        return alone(&new);
    }
    let hole = collection.hole(replaced, (bytes, &encoding))?;
    let file = in_encoding(format, &encoding, &new, &hole).or_else(|character| {
        if is_alone {
            Ok(in_utf_8(format, &new, &hole, encoding.name()))
        } else {
            // With other games the file would be in two encodings, by what these say.
            Err(FileFault::Encoding(character))
        }
    })?;
    Ok(FileToSave { is_added: replaced.is_none(), ..file })
}

struct Written {
    text: String,
    /// Whether it is the text that the game had before.
    is_source: bool,
}

impl Written {
    fn new(text: &str) -> Self {
        Self { text: text.to_owned(), is_source: false }
    }
}

/// Whether a game whose text is `now` in the format is the one with the text `before`, so that this
/// can stay as it is: one that is cut off only in its own place at the end of the file, as it would
/// swallow what follows it.
fn is_same_game(format: &Format, before: &str, now: &str, is_last: bool) -> bool {
    let places = (format.games)(before);
    let is_whole = places.fault.is_none()
        && (is_last || !places.is_cut)
        && places.games.len() == 1
        && places.games[0].len() == before.len();
    let again = || (format.write)(&(format.read)(before).ok()?, Some(before)).ok();
    is_whole && again().is_some_and(|again| again == now)
}

/// Returns the text of a file in the encoding in which the game was read there, if `opened` is its
/// text.
fn decoded_again<'a>(bytes: &'a [u8], game: &Envelope, opened: Option<&str>) -> Decoded<'a> {
    let decoded = decode(bytes, None);
    let Some(opened) = opened.filter(|opened| !decoded.text.contains(*opened)) else {
        return decoded;
    };
    let chosen = decode(bytes, Some(game.encoding()));
    if chosen.text.contains(opened) { chosen } else { decoded }
}

/// Returns the file with a game, in this encoding.
///
/// # Errors
/// A character of it which that encoding lacks, or which another encoding has if the file were read
/// again.
fn in_encoding(
    format: &Format,
    encoding: &Encoding,
    game: &Written,
    hole: &Hole<'_>,
) -> Result<FileToSave, char> {
    let named = |is_sure| (format.naming)(&game.text, encoding, is_sure);
    let as_it_is = game.is_source.then(|| game.text.clone());
    let tries = as_it_is.into_iter().chain([false, true].map(named));
    let mut unnamed = None;
    for text in tries {
        let bytes = hole.filled(&text, encoding)?;
        let file = FileToSave { encoding: encoding.clone(), ..FileToSave::new(&text, bytes) };
        let whole = hole.text(&text);
        if decode(&file.bytes, None).text == whole {
            return Ok(file);
        }
        unnamed = Some(file);
    }
    // A format without a word for its encoding is guessed at, in this file as in the last one.
    let has_no_word = (format.naming)(&game.text, encoding, true) == game.text;
    let beyond_ascii = || game.text.chars().find(|c| !c.is_ascii()).unwrap_or_default();
    unnamed.filter(|_| has_no_word).ok_or_else(beyond_ascii)
}

/// Returns the file with a game in UTF-8, as the encoding with the name `from` lacks something of
/// it.
fn in_utf_8(format: &Format, game: &Written, hole: &Hole<'_>, from: &'static str) -> FileToSave {
    let text = (format.naming)(&game.text, &Encoding::default(), false);
    FileToSave {
        left: Some(from).filter(|from| *from != Encoding::default().name()),
        ..FileToSave::new(&text, hole.text(&text).into_bytes())
    }
}

impl FileToSave {
    fn new(game: &str, bytes: Vec<u8>) -> Self {
        Self {
            game: game.trim().into(),
            bytes,
            is_added: false,
            encoding: Encoding::default(),
            left: None,
        }
    }
}

// Files that hold several games: saving one of them leaves the others byte for byte as they are.

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
    /// Returns where a game is saved in the file with these bytes: in this place, or else behind
    /// the last one.
    ///
    /// # Errors
    /// [`FileFault::OtherGames`] if it would be the last one behind a fault in the file, or behind
    /// a game that is cut off: it might become a part of another game there.
    pub(super) fn hole<'b>(
        &'b self,
        place: Option<&Range<usize>>,
        bytes: (&'b [u8], &'b Encoding),
    ) -> Result<Hole<'b>, FileFault> {
        let bytes = Some(bytes);
        match place {
            Some(place) => Ok(Hole {
                before: &self.text[..place.start],
                after: &self.text[place.end..],
                around: [""; 2],
                bytes,
            }),
            None if self.places.fault.is_some() || self.places.is_cut => Err(FileFault::OtherGames),
            None => {
                Ok(Hole { before: self.text.trim_end(), after: "", around: ["\n\n", "\n"], bytes })
            }
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
        Self { before: encoding.mark(), ..Self::default() }
    }

    pub(super) fn text(&self, game: &str) -> String {
        let [lead, tail] = self.around;
        // A game of its own ends with a line.
        let game = if self.bytes.is_some() { game.trim() } else { game };
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
        Ok(if encoding.text_of(&kept).0 == text { kept } else { whole })
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
        let places = if text.contains("(;") { sgf::games(text) } else { pdn::games(text) };
        Collection { text, places, read }
    }

    /// Returns the text of a file after a game was saved in it.
    fn with(collection: &Collection<'_>, new: &str, opened: Option<&str>) -> String {
        let encoding = Encoding::default();
        let file = (collection.text.as_bytes(), &encoding);
        let hole = collection.hole(collection.place_for(new, opened), file);
        let bytes = hole.expect("no fault").filled(new, &encoding).expect("UTF-8");
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
            assert_eq!(games(&after, read), [&before[..], &[new.to_owned()]].concat());
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
