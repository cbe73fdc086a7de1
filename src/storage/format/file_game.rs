//! The games of a file that holds several, for a list to choose from.

use std::ops::Range;
use std::sync::Arc;

use super::encoding::Encoding;
use super::error::{ParseError, TextPlace};

/// The most games of a file to list.
pub(super) const MOST_GAMES: usize = 500;

/// A game of a file that holds several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileGame {
    /// Which game of the file it is, or is a part of, from 1.
    pub number: usize,
    pub title: Option<String>,
    /// The names of the players of the first and the second side, as in the file.
    pub players: [Option<String>; 2],
    pub event: Option<String>,
    pub date: Option<String>,
    /// The number of moves after which its stones were set up, if it is a part of the game before it in
    /// the list.
    pub set_up_after: Option<usize>,
    /// Its text alone, a file with one game.
    pub text: Arc<str>,
    /// Where in the file its text begins, if it is there as it is.
    pub(super) begin: Option<TextPlace>,
    pub(super) encoding: Encoding,
}

/// The places of all games in a text, none of which was played: they may break the rules, or be
/// games of another kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GamesOfText {
    pub(super) games: Vec<Range<usize>>,
    /// The fault behind these games, if the text has one: more may follow it.
    pub(super) fault: Option<ParseError>,
    /// Whether the last of them is cut off, so that what is written behind it would be a part of it.
    pub(super) is_cut: bool,
}

impl GamesOfText {
    /// Returns how many games a text has besides its first one.
    pub(super) fn others(&self) -> usize {
        (self.games.len() + usize::from(self.fault.is_some())).saturating_sub(1)
    }
}

/// Returns the games at these places of a text, at most as many as are listed; `of` tells what a list
/// says of a game with this text and this number.
pub(super) fn listed(
    text: &str,
    places: impl IntoIterator<Item = Range<usize>>,
    of: impl Fn(&str, usize) -> FileGame,
) -> Vec<FileGame> {
    let mut last = (0, TextPlace { line: 1, column: 1 });
    let games = (1..).zip(places).take(MOST_GAMES);
    let listed = games.map(|(number, place)| {
        let (byte, begin) = last;
        let begin = TextPlace::of(&text[byte..], place.start - byte).after(begin);
        last = (place.start, begin);
        FileGame {
            begin: Some(begin),
            ..of(&text[place], number)
        }
    });
    listed.collect()
}
