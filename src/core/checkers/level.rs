//! The computers of Checkers, and the MODE notation for them: `high` or `search:9`.

use std::fmt;
use std::str::FromStr;

use crate::core::count::counted;
use crate::core::kind::{Extras, Level, LevelError, Steps};

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
pub const LEVELS: [Computer; 6] =
    [Computer::Low, Computer::Medium, Computer::High, Computer::Random, Computer::Dummy, Computer::Depth(OWN_DEPTH)];

impl Level for Computer {
    const WORDS: &'static str = "low, medium, high, random, dummy or search:DEPTH";
    const EXTRAS: &'static str = "";

    fn name(self) -> String {
        match self {
            Self::Low => "Low Skilled Computer".to_owned(),
            Self::Medium => "Medium Skilled Computer".to_owned(),
            Self::High => "High Skilled Computer".to_owned(),
            Self::Random => "Random Computer".to_owned(),
            Self::Dummy => "Dummy Computer".to_owned(),
            Self::Depth(depth) => format!("Computer looking {} ahead", counted(depth.into(), "turn")),
        }
    }

    fn row_name(self) -> String {
        match self {
            Self::Depth(_) => "Computer of your own".to_owned(),
            Self::Low | Self::Medium | Self::High | Self::Random | Self::Dummy => self.name(),
        }
    }

    fn short_name(self) -> String {
        match self {
            Self::Low => "Low".to_owned(),
            Self::Medium => "Medium".to_owned(),
            Self::High => "High".to_owned(),
            Self::Random => "Random".to_owned(),
            Self::Dummy => "Dummy".to_owned(),
            Self::Depth(depth) => format!("Depth {depth}"),
        }
    }

    fn summary(self) -> String {
        match self {
            Self::Low => "for your first games".to_owned(),
            Self::Medium => "sees a few turns ahead".to_owned(),
            Self::High => "sees far, and knows the last endgames".to_owned(),
            Self::Random => "plays any move".to_owned(),
            Self::Dummy => "plays the first move".to_owned(),
            Self::Depth(depth) => format!("looks {} ahead", counted(depth.into(), "turn")),
        }
    }

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Low => Some("easy"),
            Self::Medium => Some("normal"),
            Self::High => Some("hard"),
            Self::Random | Self::Dummy | Self::Depth(_) => None,
        }
    }

    fn strength(self) -> Option<u8> {
        match self {
            Self::Low => Some(2),
            Self::Medium => Some(3),
            Self::High => Some(4),
            Self::Random | Self::Dummy | Self::Depth(_) => None,
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

    fn steps(self) -> Option<Steps<Self>> {
        let Self::Depth(depth) = self else { return None };
        let at = |depth: u8| (1..=MAX_DEPTH).contains(&depth).then_some(Self::Depth(depth));
        Some(Steps { less: (at(depth.saturating_sub(1)), "One turn less"), more: (at(depth.saturating_add(1)), "One turn more") })
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Low => f.pad("low"),
            Self::Medium => f.pad("medium"),
            Self::High => f.pad("high"),
            Self::Random => f.pad("random"),
            Self::Dummy => f.pad("dummy"),
            Self::Depth(depth) => f.pad(&format!("search:{depth}")),
        }
    }
}

impl FromStr for Computer {
    type Err = LevelError;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        let words = Extras::split(text);
        let computer = match words.level.as_str() {
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            "random" => Self::Random,
            "dummy" => Self::Dummy,
            _ => match words.depth(MAX_DEPTH) {
                Some(depth) => Self::Depth(depth?),
                None => return Err(LevelError::NotALevel { text: words.level, choices: Self::WORDS }),
            },
        };
        match words.extras.into_iter().next() {
            Some(word) => Err(LevelError::NotAnExtra { word, choices: "no words after a comma: this game has none" }),
            None => Ok(computer),
        }
    }
}
