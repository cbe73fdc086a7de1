//! The difficulty of a puzzle.

/// How hard a puzzle is: how far a player has to look to tell the right move from the wrong ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// The right move reaches the goal at once, or every other one loses at once.
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

    /// Returns the difficulty of a puzzle whose longest line has this many moves of the winner.
    #[must_use]
    pub const fn of(moves: usize) -> Self {
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
