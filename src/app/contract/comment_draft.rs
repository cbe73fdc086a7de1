//! A comment while it is written: what the dialog shows, and what the table takes.

use crate::core::record::Place;

/// The comment on a position, while it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommentDraft {
    /// The position.
    pub place: Place,
    /// The move that led there, in words.
    pub about: String,
    /// The text; blank if there is no comment.
    pub text: String,
    /// Whether the game has an earlier version of this draft.
    pub is_begun: bool,
}
