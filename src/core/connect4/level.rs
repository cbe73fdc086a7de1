//! The computers of Connect 4, and the MODE notation for them: `high,defensive` or `search:9,ratlla`.

use std::fmt;
use std::str::FromStr;

use super::evaluate::Character;
use crate::core::kind::{Aspect, Extras, Level, LevelError, Steps};

/// A computer player: how far it looks, what it sees there, and its character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    /// How it chooses.
    pub skill: Skill,
    /// How much it minds the other's chances; means nothing to Perfect, Random and Greedy.
    pub character: Character,
    /// What it sees in a position; means nothing to Perfect, Random and Greedy.
    pub evaluation: Evaluation,
}

impl Computer {
    /// Returns the neutral computer of this skill, with the evaluation of Plot 4.
    #[must_use]
    pub const fn new(skill: Skill) -> Self {
        Self { skill, character: Character::Neutral, evaluation: Evaluation::Plot4 }
    }
}

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Alpha-beta, depth 2.
    Low,
    /// Alpha-beta, depth 4.
    Medium,
    /// Alpha-beta, depth 6.
    High,
    /// The exact solver, on the standard board alone.
    Perfect,
    /// Any column that is not full.
    Random,
    /// The rule of thumb of Quatre en ratlla.
    Greedy,
    /// Alpha-beta to this depth, from 1 to [`MAX_DEPTH`].
    Depth(u8),
}

impl Skill {
    /// Returns what to call a player of this skill, such as `Low Skilled Computer`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Low => "Low Skilled Computer".to_owned(),
            Self::Medium => "Medium Skilled Computer".to_owned(),
            Self::High => "High Skilled Computer".to_owned(),
            Self::Perfect => "Perfect Computer".to_owned(),
            Self::Random => "Random Computer".to_owned(),
            Self::Greedy => "Greedy Computer".to_owned(),
            Self::Depth(1) => "Computer searching 1 ply".to_owned(),
            Self::Depth(depth) => format!("Computer searching {depth} plies"),
        }
    }

    /// Returns how it plays, as a few words that can follow its name, such as `looks 6 plies ahead`.
    #[must_use]
    pub fn summary(self) -> String {
        match self {
            Self::Perfect => "never makes a mistake".to_owned(),
            Self::Random => "drops its coins anywhere".to_owned(),
            Self::Greedy => "wins or blocks if it can, else builds its longest line".to_owned(),
            Self::Low => plies_ahead(LOW),
            Self::Medium => plies_ahead(MEDIUM),
            Self::High => plies_ahead(HIGH),
            Self::Depth(depth) => plies_ahead(u32::from(depth)),
        }
    }

    /// Returns the depth of its search in plies, or `None` if it does not search to a depth.
    #[must_use]
    pub const fn depth(self) -> Option<u32> {
        match self {
            Self::Low => Some(LOW),
            Self::Medium => Some(MEDIUM),
            Self::High => Some(HIGH),
            Self::Depth(depth) => Some(depth as u32),
            Self::Perfect | Self::Random | Self::Greedy => None,
        }
    }
}

/// The depth of Low, in plies.
pub(super) const LOW: u32 = 2;
/// The depth of Medium, in plies.
pub(super) const MEDIUM: u32 = 4;
/// The depth of High, in plies.
pub(super) const HIGH: u32 = 6;
/// The greatest depth that can be asked for: past it no board has moves left.
pub const MAX_DEPTH: u8 = 124;
/// The depth that a search of one's own begins with, in plies.
const OWN_DEPTH: u8 = 8;

/// Returns the summary of a search.
fn plies_ahead(depth: u32) -> String {
    if depth == 1 { "looks 1 ply ahead".to_owned() } else { format!("looks {depth} plies ahead") }
}

/// Which evaluation a searching computer uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Evaluation {
    /// The sliding window of Plot 4.
    #[default]
    Plot4,
    /// The one of Quatre en ratlla.
    Ratlla,
}

/// The computers of the mode selection, in the order of their rows.
pub const LEVELS: [Computer; 7] = [
    Computer::new(Skill::Low),
    Computer::new(Skill::Medium),
    Computer::new(Skill::High),
    Computer::new(Skill::Perfect),
    Computer::new(Skill::Random),
    Computer::new(Skill::Greedy),
    Computer::new(Skill::Depth(OWN_DEPTH)),
];

impl Level for Computer {
    const WORDS: &'static str = "low, medium, high, perfect, random, greedy or search:DEPTH";
    const EXTRAS: &'static str = "aggressive, defensive or neutral, plot4 or ratlla";

    fn name(self) -> String {
        self.skill.name()
    }

    fn row_name(self) -> String {
        match self.skill {
            Skill::Depth(_) => "Computer of your own".to_owned(),
            Skill::Low | Skill::Medium | Skill::High | Skill::Perfect | Skill::Random | Skill::Greedy => self.name(),
        }
    }

    fn summary(self) -> String {
        self.skill.summary()
    }

    fn is_searching(self) -> bool {
        self.skill == Skill::Perfect || self.skill.depth().is_some()
    }

    fn row(self) -> usize {
        match self.skill {
            Skill::Low => 0,
            Skill::Medium => 1,
            Skill::High => 2,
            Skill::Perfect => 3,
            Skill::Random => 4,
            Skill::Greedy => 5,
            Skill::Depth(_) => 6,
        }
    }

    fn like(self, other: Self) -> Self {
        if self.skill.depth().is_some() { Self { skill: self.skill, ..other } } else { self }
    }

    fn aspects(self) -> Vec<Aspect<Self>> {
        if self.skill.depth().is_none() {
            return Vec::new();
        }
        let characters =
            [("Neutral", Character::Neutral), ("Aggressive", Character::Aggressive), ("Defensive", Character::Defensive)];
        let evaluations = [("Judges as Plot 4", Evaluation::Plot4), ("as Quatre en ratlla", Evaluation::Ratlla)];
        vec![
            Aspect {
                label: "Character",
                options: characters.map(|(label, character)| (label.to_owned(), Self { character, ..self })).into(),
            },
            Aspect {
                label: "Evaluation",
                options: evaluations.map(|(label, evaluation)| (label.to_owned(), Self { evaluation, ..self })).into(),
            },
        ]
    }

    fn steps(self) -> Option<Steps<Self>> {
        let Skill::Depth(depth) = self.skill else { return None };
        let at = |depth: u8| (1..=MAX_DEPTH).contains(&depth).then_some(Self { skill: Skill::Depth(depth), ..self });
        Some(Steps { less: (at(depth.saturating_sub(1)), "One ply less"), more: (at(depth.saturating_add(1)), "One ply more") })
    }
}

impl fmt::Display for Computer {
    /// Writes the computer in the MODE notation; omits defaults and what means nothing to it.
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

impl FromStr for Computer {
    type Err = LevelError;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    ///
    /// What means nothing to Perfect, Random and Greedy is read, so that any mode can be given any character, and forgotten.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        let words = Extras::split(text);
        let skill = match words.level.as_str() {
            "low" => Skill::Low,
            "medium" => Skill::Medium,
            "high" => Skill::High,
            "perfect" => Skill::Perfect,
            "random" => Skill::Random,
            "greedy" => Skill::Greedy,
            _ => match words.depth(MAX_DEPTH) {
                Some(depth) => Skill::Depth(depth?),
                None => return Err(LevelError::NotALevel { text: words.level, choices: Self::WORDS }),
            },
        };
        let mut character = None;
        let mut evaluation = None;
        for word in words.extras {
            let taken = match word.as_str() {
                "neutral" => character.replace(Character::Neutral).is_some(),
                "aggressive" => character.replace(Character::Aggressive).is_some(),
                "defensive" => character.replace(Character::Defensive).is_some(),
                "plot4" => evaluation.replace(Evaluation::Plot4).is_some(),
                "ratlla" => evaluation.replace(Evaluation::Ratlla).is_some(),
                _ => return Err(LevelError::NotAnExtra { word, choices: Self::EXTRAS }),
            };
            if taken {
                return Err(LevelError::Twice { word, choices: "one character and one evaluation" });
            }
        }
        if skill.depth().is_none() {
            return Ok(Self::new(skill));
        }
        Ok(Self { skill, character: character.unwrap_or_default(), evaluation: evaluation.unwrap_or_default() })
    }
}
