//! The computers of Gomoku, and the MODE notation for them: `high,defensive` or
//! `search:4,students`.

use std::fmt;
use std::str::FromStr;

use crate::kind::{Aspect, Extras, Level, LevelId, Preset, SetupFault};
use crate::kit::{CHARACTERS, Choice, character_and_evaluation};
use crate::score::Character;

/// A computer player: how far it looks, its character, and what it goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    /// How it chooses.
    pub skill: Skill,
    /// How much it minds the opponent's chances; means nothing to those that do not search.
    pub character: Character,
    /// The evaluation where its search ends; means nothing to those that do not search.
    pub evaluation: Evaluation,
}

/// Which evaluation a searching computer uses, and with it which search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// That of Plot 4, with the selective search.
    Plot4,
    /// The table of a student program, with the exact search.
    Students,
}

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// For the first games.
    Learner,
    /// For those who play now and then.
    Casual,
    /// Easy.
    Low,
    /// Between easy and normal.
    Fair,
    /// For those who see what threatens.
    Medium,
    /// Between normal and hard.
    Advanced,
    /// The strongest.
    High,
    /// Any point that may be played.
    Random,
    /// A rule of thumb.
    Greedy,
    /// A search to this depth, from 1 to [`MAX_DEPTH`].
    Depth(u8),
}

impl Skill {
    /// Returns whether it searches, so that a character and an evaluation mean something.
    const fn searches(self) -> bool {
        match self {
            Self::Low
            | Self::Fair
            | Self::Medium
            | Self::Advanced
            | Self::High
            | Self::Depth(_) => true,
            Self::Learner | Self::Casual | Self::Random | Self::Greedy => false,
        }
    }
}

/// The greatest depth that can be asked for.
pub const MAX_DEPTH: u8 = 20;
/// The default depth of a custom search, in plies.
const OWN_DEPTH: u8 = 4;

impl Computer {
    /// Returns the neutral computer of this skill, with the evaluation of Plot 4.
    #[must_use]
    pub const fn new(skill: Skill) -> Self {
        Self { skill, character: Character::Neutral, evaluation: Evaluation::Plot4 }
    }

    /// Returns whether it searches, so that its character and its evaluation mean something.
    const fn searches(self) -> bool {
        self.skill.searches()
    }
}

/// The evaluations, in the order in which they are offered.
const EVALUATIONS: [Choice<Evaluation>; 2] =
    [Choice::new(Evaluation::Plot4, "plot4"), Choice::new(Evaluation::Students, "students")];

/// The computers of the mode selection, in the order of their rows.
pub const LEVELS: [Computer; 10] = [
    Computer::new(Skill::Learner),
    Computer::new(Skill::Casual),
    Computer::new(Skill::Low),
    Computer::new(Skill::Fair),
    Computer::new(Skill::Medium),
    Computer::new(Skill::Advanced),
    Computer::new(Skill::High),
    Computer::new(Skill::Random),
    Computer::new(Skill::Greedy),
    Computer::new(Skill::Depth(OWN_DEPTH)),
];

impl Level for Computer {
    const EXTRAS: &'static [&'static str] =
        &["aggressive", "defensive", "neutral", "plot4", "students"];

    fn words() -> Vec<&'static str> {
        LEVELS.iter().map(|level| level.id().word()).collect()
    }

    fn id(self) -> LevelId {
        match self.skill {
            Skill::Learner => LevelId::Preset(Preset::Learner),
            Skill::Casual => LevelId::Preset(Preset::Casual),
            Skill::Low => LevelId::Preset(Preset::Low),
            Skill::Fair => LevelId::Preset(Preset::Fair),
            Skill::Medium => LevelId::Preset(Preset::Medium),
            Skill::Advanced => LevelId::Preset(Preset::Advanced),
            Skill::High => LevelId::Preset(Preset::High),
            Skill::Random => LevelId::Preset(Preset::Random),
            Skill::Greedy => LevelId::Preset(Preset::Greedy),
            Skill::Depth(depth) => LevelId::Depth(depth),
        }
    }

    fn at_depth(self, depth: u8) -> Option<Self> {
        (1..=MAX_DEPTH).contains(&depth).then_some(Self { skill: Skill::Depth(depth), ..self })
    }

    fn is_searching(self) -> bool {
        self.skill.searches()
    }

    fn row(self) -> usize {
        match self.skill {
            Skill::Learner => 0,
            Skill::Casual => 1,
            Skill::Low => 2,
            Skill::Fair => 3,
            Skill::Medium => 4,
            Skill::Advanced => 5,
            Skill::High => 6,
            Skill::Random => 7,
            Skill::Greedy => 8,
            Skill::Depth(_) => 9,
        }
    }

    fn like(self, other: Self) -> Self {
        if self.searches() && other.searches() {
            Self { character: other.character, ..self }
        } else {
            self
        }
    }

    fn aspects(self) -> Vec<Aspect<Self>> {
        if !self.searches() {
            return Vec::new();
        }
        vec![
            Choice::aspect(&CHARACTERS, "character", |character| Self { character, ..self }),
            Choice::aspect(&EVALUATIONS, "evaluation", |evaluation| Self { evaluation, ..self }),
        ]
    }
}

impl fmt::Display for Computer {
    /// Writes the computer in the MODE notation; omits defaults and what means nothing to it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.id().mode();
        if self.searches() {
            if self.character != Character::Neutral {
                text += &Choice::extra(&CHARACTERS, self.character);
            }
            if self.evaluation != Evaluation::Plot4 {
                text += &Choice::extra(&EVALUATIONS, self.evaluation);
            }
        }
        f.pad(&text)
    }
}

impl FromStr for Computer {
    type Err = SetupFault;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let words = Extras::split(text);
        let computer = words.level(&LEVELS, MAX_DEPTH, |depth| Self::new(Skill::Depth(depth)))?;
        let (character, evaluation) =
            character_and_evaluation::<Self, _>(words.extras, &EVALUATIONS)?;
        if !computer.searches() {
            return Ok(computer);
        }
        Ok(Self { character, evaluation: evaluation.unwrap_or(computer.evaluation), ..computer })
    }
}
