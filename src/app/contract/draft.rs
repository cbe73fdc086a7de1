//! A comment and the game info while they are edited: what the dialogs show, and what the table takes.

use crate::core::about::Particular;
use crate::core::game::Player;
use crate::core::record::{Comment, Place};
use crate::storage::fits;

/// The comment on a position, while it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct CommentDraft {
    pub place: Place,
    /// The move that led there, in words.
    pub about: String,
    /// The comment when the dialog was opened, if there was one.
    pub before: Option<Comment>,
    /// The text; blank if there is no comment.
    pub text: String,
    /// When the last letter was typed that the table does not have, in seconds of the input's
    /// clock.
    pub typed_at: Option<f64>,
}

/// The game info while it is edited.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoDraft {
    /// The entries, in the order of the page.
    pub fields: Vec<InfoField>,
    /// Whether anything was typed since the page was opened.
    pub is_changed: bool,
    /// When the last letter was typed that the table does not have, in seconds of the input's
    /// clock.
    pub typed_at: Option<f64>,
}

/// An entry of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct InfoField {
    /// What it is; `None` if it is only shown.
    pub entry: Option<InfoEntry>,
    pub label: String,
    /// Its value; blank if there is none.
    pub text: String,
    /// Its value when the page was opened.
    pub before: String,
    /// Examples of values, if their form matters.
    pub example: &'static str,
}

impl InfoField {
    /// Returns whether what was typed cannot be written into files of this game.
    #[must_use]
    pub fn is_wrong(&self, game: &str) -> bool {
        let text = self.text.trim();
        let is_new = !text.is_empty() && text != self.before;
        is_new && matches!(self.entry, Some(InfoEntry::About(what)) if !fits(game, what, text))
    }
}

/// What a field of the page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InfoEntry {
    /// The name of the person who plays this side.
    Name(Player),
    /// An entry of the game info.
    About(Particular),
}
