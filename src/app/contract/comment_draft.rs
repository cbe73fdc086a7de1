//! A comment while it is written: what the dialog shows, and what the table takes.

use crate::core::record::{Comment, Place};

/// The comment on a position, while it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct CommentDraft {
    /// The position.
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
