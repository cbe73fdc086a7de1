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

/// How hard a puzzle is: how far a player has to look to tell the right move from the wrong ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// Every other move loses at once, or the right one wins at once.
    Beginner,
    /// Two moves of the winner.
    Easy,
    /// Three.
    Medium,
    /// Four or five.
    Hard,
    /// Six and more.
    Expert,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Expert,
    ];

    /// Returns the kinds that most puzzles of this difficulty have.
    pub(super) const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Beginner => &[Kind::WinIn(1)],
            Self::Easy => &[Kind::WinIn(2)],
            Self::Medium => &[Kind::WinIn(3)],
            Self::Hard => &[Kind::WinIn(4), Kind::WinIn(5)],
            Self::Expert => &[Kind::WinIn(6), Kind::Draw, Kind::WinIn(7)],
        }
    }

    /// Returns the difficulty of a puzzle whose longest line has this many moves of the winner.
    pub(super) const fn of(moves: u32) -> Self {
        match moves {
            0 | 1 => Self::Beginner,
            2 => Self::Easy,
            3 => Self::Medium,
            4 | 5 => Self::Hard,
            _ => Self::Expert,
        }
    }

    /// Returns the difficulty in a word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}
