//! The computers of Go, and the MODE notation for them: `high` or `playouts:5000`.

use std::fmt;
use std::str::FromStr;

use crate::core::count::{counted, thousands};
use crate::core::kind::{Aspect, Extras, Level, LevelError, LevelId, Preset};
use crate::core::plain::number;

/// A computer player: how it chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Computer {
    /// For the first games.
    Low,
    /// For those who can read a ladder.
    Medium,
    /// The strongest.
    High,
    /// Any point that may be played and is no eye.
    Random,
    /// As High, with so many games for each move, of [`GAMES`].
    Playouts(u32),
}

/// The numbers of games that can be chosen with a click for a computer of one's own; any from the
/// first to the last is there on the command line.
pub const GAMES: [u32; 5] = [100, 1000, 5000, 20_000, 100_000];

/// The computers of the mode selection, in the order of their rows.
pub const LEVELS: [Computer; 5] = [
    Computer::Low,
    Computer::Medium,
    Computer::High,
    Computer::Random,
    Computer::Playouts(GAMES[2]),
];

impl Level for Computer {
    const WORDS: &'static str = "low, medium, high, random or playouts:GAMES";
    const EXTRAS: &'static str = "";

    fn id(self) -> LevelId {
        match self {
            Self::Low => LevelId::Preset(Preset::Low),
            Self::Medium => LevelId::Preset(Preset::Medium),
            Self::High => LevelId::Preset(Preset::High),
            Self::Random => LevelId::Preset(Preset::Random),
            Self::Playouts(games) => LevelId::Games(games),
        }
    }

    fn summary(self) -> String {
        match self {
            Self::Low => "for your first games".to_owned(),
            Self::Medium => "sees what can be taken".to_owned(),
            Self::High => "tries thousands of games a move".to_owned(),
            Self::Random => "puts its stones anywhere".to_owned(),
            Self::Playouts(games) => {
                format!("tries {} for each move", counted(games.into(), "game"))
            }
        }
    }

    fn is_searching(self) -> bool {
        self != Self::Random
    }

    fn row(self) -> usize {
        match self {
            Self::Low => 0,
            Self::Medium => 1,
            Self::High => 2,
            Self::Random => 3,
            Self::Playouts(_) => 4,
        }
    }

    fn aspects(self) -> Vec<Aspect<Self>> {
        let Self::Playouts(games) = self else {
            return Vec::new();
        };
        let mut all = GAMES.to_vec();
        if !all.contains(&games) {
            all.push(games);
            all.sort_unstable();
        }
        let options = all
            .into_iter()
            .map(|games| (thousands(games.into()), Self::Playouts(games)))
            .collect();
        vec![Aspect::new("Games", options)]
    }
}

impl fmt::Display for Computer {
    /// Writes the computer in the MODE notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.id().mode())
    }
}

impl FromStr for Computer {
    type Err = LevelError;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        let words = Extras::split(text);
        let games = |text: &str| {
            number(text).filter(|games| (GAMES[0]..=GAMES[GAMES.len() - 1]).contains(games))
        };
        let level = match (
            words.named(&LEVELS),
            words.level.strip_prefix("playouts:").map(games),
        ) {
            (Some(level), _) => level,
            (None, Some(Some(games))) => Self::Playouts(games),
            (None, Some(None)) => {
                let choices = "from 100 to 100000 games, as in playouts:5000";
                return Err(LevelError::NotALevel {
                    text: words.level,
                    choices,
                });
            }
            (None, None) => {
                return Err(LevelError::NotALevel {
                    text: words.level,
                    choices: Self::WORDS,
                });
            }
        };
        match words.extras.into_iter().next() {
            None => Ok(level),
            Some(word) => Err(LevelError::NotAnExtra {
                word,
                choices: "a computer without extras",
            }),
        }
    }
}
