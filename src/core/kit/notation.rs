//! Lists of moves as text: their pieces, and an error that names the wrong one.

use std::error::Error;
use std::fmt;

use crate::core::plain::quoted;

/// A text that is not a list of moves: where, what and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError<F> {
    /// The character at which the wrong piece begins, counted from 1.
    pub place: usize,
    /// The wrong piece.
    pub found: String,
    /// The mistake.
    pub fault: F,
}

impl<F: fmt::Display> fmt::Display for NotationError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = quoted(&self.found);
        write!(f, "character {}, {found}: {}", self.place, self.fault)
    }
}

impl<F: fmt::Debug + fmt::Display> Error for NotationError<F> {}
