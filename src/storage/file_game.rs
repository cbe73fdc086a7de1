//! The games of a file that holds several, for a list to choose from.

use std::sync::Arc;

/// The most games of a file to list.
pub(super) const MOST_GAMES: usize = 500;

/// A game of a file that holds several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileGame {
    /// Its name, if it has one.
    pub title: Option<String>,
    /// The names of the players of the first and the second side, as in the file.
    pub players: [Option<String>; 2],
    /// The tournament.
    pub event: Option<String>,
    /// The date.
    pub date: Option<String>,
    /// Its text alone, a file with one game.
    pub text: Arc<str>,
}
