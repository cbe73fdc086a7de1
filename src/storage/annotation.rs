//! What a file says of a position in signs rather than words, in SGF and in PDN.

use crate::core::game::Player;

/// What a file says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// The name of the position.
    Name(String),
    /// A player is ahead.
    Ahead {
        /// The player.
        player: Player,
        /// Whether that is emphasised.
        by_far: bool,
    },
    /// The position is even.
    Even,
    /// It is unclear who is ahead.
    Unclear,
    /// It is worth a look.
    Hotspot,
    /// How good the move before it was.
    Move(Quality),
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// A good move.
    Good,
    /// A very good move.
    VeryGood,
    /// A bad move.
    Bad,
    /// A very bad move.
    VeryBad,
    /// An interesting move.
    Interesting,
    /// A doubtful move.
    Doubtful,
}

impl Annotation {
    /// Returns that the first player is ahead.
    pub(super) const fn first_ahead(by_far: bool) -> Self {
        Self::Ahead {
            player: Player::First,
            by_far,
        }
    }

    /// Returns that the second player is ahead.
    pub(super) const fn second_ahead(by_far: bool) -> Self {
        Self::Ahead {
            player: Player::Second,
            by_far,
        }
    }
}

impl Quality {
    /// Returns its name, by which messages know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::VeryGood => "very-good",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
            Self::Interesting => "interesting",
            Self::Doubtful => "doubtful",
        }
    }
}
