//! The MODE notation: a player in a word, such as `high,defensive` or `search:9,ratlla`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Computer, Evaluation, MAX_DEPTH, Seat, Skill};
use crate::core::connect4::evaluate::Character;

/// What may stand before the first comma.
const SKILLS: &str = "low, medium, high, perfect, random, greedy or search:DEPTH";
/// What may stand after a comma.
const EXTRAS: &str = "aggressive, defensive or neutral, plot4 or ratlla";

impl fmt::Display for Seat {
    /// Writes the seat in the MODE notation, without what goes without saying: `human`, `high`, `high,defensive`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Computer(computer) => computer.fmt(f),
        }
    }
}

impl fmt::Display for Computer {
    /// Writes the computer in the MODE notation, without what goes without saying or means nothing to it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = match self.skill {
            Skill::Low => "low".to_owned(),
            Skill::Medium => "medium".to_owned(),
            Skill::High => "high".to_owned(),
            Skill::Perfect => "perfect".to_owned(),
            Skill::Random => "random".to_owned(),
            Skill::Greedy => "greedy".to_owned(),
            Skill::Depth(depth) => format!("search:{depth}"),
        };
        if self.skill.depth().is_some() {
            text.push_str(match self.character {
                Character::Neutral => "",
                Character::Aggressive => ",aggressive",
                Character::Defensive => ",defensive",
            });
            text.push_str(match self.evaluation {
                Evaluation::Plot4 => "",
                Evaluation::Ratlla => ",ratlla",
            });
        }
        f.pad(&text)
    }
}

impl FromStr for Seat {
    type Err = ModeError;

    /// Reads the MODE notation; capitals and blanks around the words do not matter.
    fn from_str(text: &str) -> Result<Self, ModeError> {
        let mut words = words(text);
        if words.next().as_deref() != Some("human") {
            return text.parse().map(Self::Computer).map_err(|error| match error {
                ModeError::NotAComputer { text } => ModeError::NotAMode { text },
                ModeError::NotAMode { .. }
                | ModeError::Depth { .. }
                | ModeError::NotAnExtra { .. }
                | ModeError::Twice { .. }
                | ModeError::HumanExtra { .. } => error,
            });
        }
        match words.next() {
            None => Ok(Self::Human),
            Some(word) => Err(ModeError::HumanExtra { word }),
        }
    }
}

impl FromStr for Computer {
    type Err = ModeError;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    ///
    /// What means nothing to Perfect, Random and Greedy is read, so that any mode can be given any character, and forgotten.
    fn from_str(text: &str) -> Result<Self, ModeError> {
        let mut words = words(text);
        let skill = skill(&words.next().unwrap_or_default())?;
        let mut character = None;
        let mut evaluation = None;
        for word in words {
            let taken = match word.as_str() {
                "neutral" => character.replace(Character::Neutral).is_some(),
                "aggressive" => character.replace(Character::Aggressive).is_some(),
                "defensive" => character.replace(Character::Defensive).is_some(),
                "plot4" => evaluation.replace(Evaluation::Plot4).is_some(),
                "ratlla" => evaluation.replace(Evaluation::Ratlla).is_some(),
                _ => return Err(ModeError::NotAnExtra { word }),
            };
            if taken {
                return Err(ModeError::Twice { word });
            }
        }
        if skill.depth().is_none() {
            return Ok(Self::new(skill));
        }
        Ok(Self { skill, character: character.unwrap_or_default(), evaluation: evaluation.unwrap_or_default() })
    }
}

/// Returns the words between the commas, in small letters and without blanks around them.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(',').map(|word| word.trim().to_lowercase())
}

/// Returns the skill that the first word of a mode names.
fn skill(word: &str) -> Result<Skill, ModeError> {
    match word {
        "low" => Ok(Skill::Low),
        "medium" => Ok(Skill::Medium),
        "high" => Ok(Skill::High),
        "perfect" => Ok(Skill::Perfect),
        "random" => Ok(Skill::Random),
        "greedy" => Ok(Skill::Greedy),
        "search" => Err(ModeError::Depth { depth: String::new() }),
        _ => {
            let Some(depth) = word.strip_prefix("search:") else {
                return Err(ModeError::NotAComputer { text: word.to_owned() });
            };
            match depth.parse() {
                Ok(plies) if (1..=MAX_DEPTH).contains(&plies) => Ok(Skill::Depth(plies)),
                _ => Err(ModeError::Depth { depth: depth.to_owned() }),
            }
        }
    }
}

/// A text that is not a mode, and what would be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeError {
    /// It names no player.
    NotAMode {
        /// What stands there.
        text: String,
    },
    /// It names no computer.
    NotAComputer {
        /// What stands there.
        text: String,
    },
    /// The depth of a search is missing, no number, or out of range.
    Depth {
        /// What stands there.
        depth: String,
    },
    /// A word after a comma is neither a character nor an evaluation.
    NotAnExtra {
        /// The word.
        word: String,
    },
    /// A second character, or a second evaluation.
    Twice {
        /// The second one.
        word: String,
    },
    /// A character or an evaluation for a person.
    HumanExtra {
        /// The word.
        word: String,
    },
}

impl fmt::Display for ModeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMode { text } => write!(f, "`{text}` is not a player: choose human, {SKILLS}"),
            Self::NotAComputer { text } => write!(f, "`{text}` is not a computer player: choose {SKILLS}"),
            Self::Depth { depth } if depth.is_empty() => {
                write!(f, "a search needs its depth, from 1 to {MAX_DEPTH}, as in search:9")
            }
            Self::Depth { depth } => write!(f, "`{depth}` is not a depth: choose from 1 to {MAX_DEPTH}, as in search:9"),
            Self::NotAnExtra { word } => write!(f, "`{word}` does not describe a computer: choose {EXTRAS}"),
            Self::Twice { word } => write!(f, "`{word}` is one too many: choose one character and one evaluation"),
            Self::HumanExtra { word } => write!(f, "`{word}` does not go with human: only computers take {EXTRAS}"),
        }
    }
}

impl Error for ModeError {}
