//! What somebody has written about a position, for the eye and for a screen reader.

use crate::core::kind::GameKind;
use crate::core::plain;
use crate::session::Session;

/// The most characters of a line of it that are shown: more than a comment has, but for those that are written out.
const MOST_IN_LINE: usize = 5000;

/// The most characters of what somebody has written that are said when somebody goes to the position; the panel has all of it.
const MOST_SAID: usize = 600;

/// Returns what somebody has written about a position, as the panel has it for a screen reader.
#[must_use]
pub fn commented(comment: &str) -> String {
    format!("Comment: {comment}")
}

/// Returns what is said of a position that somebody has gone to, with what somebody has written about it.
#[must_use]
pub fn with_comment<K: GameKind>(session: &Session<K>, said: String) -> String {
    match session.game().written() {
        Some(comment) => {
            let text = comment.split_whitespace().collect::<Vec<_>>().join(" ");
            format!("{said}. {}", commented(&plain::one_line(&text, MOST_SAID)))
        }
        None => said,
    }
}

/// Returns what is written about the position in view, in its lines, or `None` if there is nothing.
#[must_use]
pub fn comment<K: GameKind>(session: &Session<K>) -> Option<String> {
    Some(plain::lines(&session.game().written()?, MOST_IN_LINE))
}
