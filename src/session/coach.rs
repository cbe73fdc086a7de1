//! What the coach holds back.

use serde::{Deserialize, Serialize};

/// What the coach holds back of the moves of the only person in a game, who may then try again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coach {
    /// Nothing.
    #[default]
    Off,
    /// Mistakes that can be seen on the board, without reading ahead.
    Blunders,
    /// These, and mistakes that only reading ahead shows.
    Everything,
}

impl Coach {
    /// All of them, in the order of the choice.
    pub const ALL: [Self; 3] = [Self::Off, Self::Blunders, Self::Everything];

    /// Returns its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Blunders => "blunders",
            Self::Everything => "everything",
        }
    }

    /// Returns the coach of a file that only knew whether the game teaches.
    #[must_use]
    pub const fn of_teaching(is_teaching: bool) -> Self {
        if is_teaching {
            Self::Everything
        } else {
            Self::Off
        }
    }

    /// Returns whether it holds back anything.
    #[must_use]
    pub fn is_on(self) -> bool {
        self != Self::Off
    }

    /// Returns the next one of the choice, which begins again after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Blunders,
            Self::Blunders => Self::Everything,
            Self::Everything => Self::Off,
        }
    }
}
