//! What a file says of a position in signs rather than words, in SGF and in PDN.

use crate::core::game::Player;

/// What a file says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    Name(String),
    Ahead {
        player: Player,
        by_far: bool,
    },
    Even,
    Unclear,
    /// A position worth a look.
    Hotspot,
    /// How good the move before it was.
    Move(Quality),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    Good,
    VeryGood,
    Bad,
    VeryBad,
    Interesting,
    Doubtful,
}

impl Annotation {
    /// Returns that the first player is ahead.
    pub(super) const fn first_ahead(by_far: bool) -> Self {
        Self::Ahead { player: Player::First, by_far }
    }

    pub(super) const fn second_ahead(by_far: bool) -> Self {
        Self::Ahead { player: Player::Second, by_far }
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
