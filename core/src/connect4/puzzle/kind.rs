//! The task of a puzzle, and its difficulty.

use std::fmt;
use std::str::FromStr;

/// The most moves of a win that a puzzle asks for: random games hardly ever lead to longer ones.
pub const MAX_WIN_IN: u32 = 12;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Win with the player's move of this number.
    WinIn(u32),
    /// Keep the opponent from winning.
    Draw,
}

impl fmt::Display for Kind {
    /// Writes `w4` or `d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WinIn(moves) => write!(f, "w{moves}"),
            Self::Draw => f.write_str("d"),
        }
    }
}

impl FromStr for Kind {
    type Err = NotAKind;

    fn from_str(text: &str) -> Result<Self, NotAKind> {
        let moves = text.strip_prefix('w').map(|moves| {
            moves
                .parse()
                .ok()
                .filter(|moves| (1..=MAX_WIN_IN).contains(moves))
        });
        match (text, moves) {
            ("d", _) => Ok(Self::Draw),
            (_, Some(Some(moves))) => Ok(Self::WinIn(moves)),
            (_, Some(None) | None) => Err(NotAKind {
                text: text.to_owned(),
            }),
        }
    }
}

/// A text that is not the kind of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAKind {
    /// The text.
    pub text: String,
}
