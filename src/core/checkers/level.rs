//! The computers of Checkers, and the MODE notation for them: `high` or `search:9`.

use std::fmt;
use std::str::FromStr;

use crate::core::count::counted;
use crate::core::kind::{Extras, Level, LevelError, LevelId, Preset};

/// A computer player: how it chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// For the first games.
    Low,
    /// For those who see what is taken next.
    Medium,
    /// The strongest.
    High,
    /// Any legal move.
    Random,
    /// The first legal move.
    Dummy,
    /// A search to this depth, from 1 to [`MAX_DEPTH`].
    Depth(u8),
}

/// The greatest depth that can be asked for.
pub const MAX_DEPTH: u8 = 20;
/// The depth that a search of one's own begins with, in plies.
const OWN_DEPTH: u8 = 6;

/// The computers of the mode selection, in the order of their rows.
pub const LEVELS: [Computer; 6] = [
    Computer::Low,
    Computer::Medium,
    Computer::High,
    Computer::Random,
    Computer::Dummy,
    Computer::Depth(OWN_DEPTH),
];

impl Level for Computer {
    const WORDS: &'static str = "low, medium, high, random, dummy or search:DEPTH";
    const EXTRAS: &'static str = "";

    fn id(self) -> LevelId {
        match self {
            Self::Low => LevelId::Preset(Preset::Low),
            Self::Medium => LevelId::Preset(Preset::Medium),
            Self::High => LevelId::Preset(Preset::High),
            Self::Random => LevelId::Preset(Preset::Random),
            Self::Dummy => LevelId::Preset(Preset::Dummy),
            Self::Depth(depth) => LevelId::Depth(depth),
        }
    }

    fn at_depth(self, depth: u8) -> Option<Self> {
        (1..=MAX_DEPTH)
            .contains(&depth)
            .then_some(Self::Depth(depth))
    }

    fn summary(self) -> String {
        match self {
            Self::Low => "for your first games".to_owned(),
            Self::Medium => "sees a few turns ahead".to_owned(),
            Self::High => "sees far, knows the endgames".to_owned(),
            Self::Random => "plays any move".to_owned(),
            Self::Dummy => "plays the first move".to_owned(),
            Self::Depth(depth) => format!("looks {} ahead", counted(depth.into(), "turn")),
        }
    }

    fn is_searching(self) -> bool {
        !matches!(self, Self::Random | Self::Dummy)
    }

    fn row(self) -> usize {
        match self {
            Self::Low => 0,
            Self::Medium => 1,
            Self::High => 2,
            Self::Random => 3,
            Self::Dummy => 4,
            Self::Depth(_) => 5,
        }
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.id().mode())
    }
}

impl FromStr for Computer {
    type Err = LevelError;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        let words = Extras::split(text);
        let computer = words.level(&LEVELS, MAX_DEPTH, Self::Depth)?;
        match words.extras.into_iter().next() {
            Some(word) => Err(LevelError::NotAnExtra {
                word,
                choices: "no words after a comma: this game has none",
            }),
            None => Ok(computer),
        }
    }
}
