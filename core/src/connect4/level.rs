//! The computers of Connect 4, and the MODE notation for them: `high,defensive` or
//! `search:9,threats`.

use std::fmt;
use std::str::FromStr;

use super::evaluate::Character;
use crate::kind::{Aspect, Extras, Level, LevelId, Preset, SetupFault};
use crate::kit::{CHARACTERS, Choice, character_and_evaluation};

/// A computer player: its search depth, its evaluation and its character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    /// How it chooses.
    pub skill: Skill,
    /// How much it weighs the opponent's chances; means nothing to computers that do not search to
    /// a depth.
    pub character: Character,
    /// Its evaluation, which for the named levels also sets the depth; means nothing to computers
    /// that do not search to a depth.
    pub evaluation: Evaluation,
}

impl Computer {
    /// Returns the neutral computer of this skill, with the evaluation that is usual for it.
    #[must_use]
    pub const fn new(skill: Skill) -> Self {
        Self { skill, character: Character::Neutral, evaluation: skill.evaluation() }
    }

    /// Returns how far it looks, in plies, if it searches to a fixed depth: as in 2002, or as the
    /// player has chosen.
    #[must_use]
    pub const fn fixed_depth(self) -> Option<u32> {
        match (self.skill, self.evaluation) {
            (Skill::Low, Evaluation::Plot4 | Evaluation::Ratlla) => Some(LOW_2002),
            (Skill::Medium, Evaluation::Plot4 | Evaluation::Ratlla) => Some(MEDIUM_2002),
            (Skill::High, Evaluation::Plot4 | Evaluation::Ratlla) => Some(HIGH_2002),
            (Skill::Depth(depth), _) => Some(depth as u32),
            (Skill::Low | Skill::Medium | Skill::High, Evaluation::Threats)
            | (
                Skill::Learner | Skill::Casual | Skill::Perfect | Skill::Random | Skill::Greedy,
                _,
            ) => None,
        }
    }
}

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// For children and first games.
    Learner,
    /// For those who play now and then.
    Casual,
    /// Easy.
    Low,
    /// Normal.
    Medium,
    /// Hard.
    High,
    /// The exact solver, on the standard board only.
    Perfect,
    /// Any column that is not full.
    Random,
    /// The rule of thumb of Quatre en ratlla.
    Greedy,
    /// Alpha-beta to this depth, from 1 to [`MAX_DEPTH`].
    Depth(u8),
}

impl Skill {
    const fn evaluation(self) -> Evaluation {
        match self {
            Self::Learner | Self::Casual | Self::Low | Self::Medium | Self::High => {
                Evaluation::Threats
            }
            Self::Perfect | Self::Random | Self::Greedy | Self::Depth(_) => Evaluation::Plot4,
        }
    }

    /// Returns whether it searches to a depth, so that a character and an evaluation mean
    /// something.
    const fn has_depth(self) -> bool {
        match self {
            Self::Low | Self::Medium | Self::High | Self::Depth(_) => true,
            Self::Learner | Self::Casual | Self::Perfect | Self::Random | Self::Greedy => false,
        }
    }
}

/// The depth of Low in 2002, in plies.
pub(super) const LOW_2002: u32 = 2;
/// The depth of Medium in 2002, in plies.
pub(super) const MEDIUM_2002: u32 = 4;
/// The depth of High in 2002, in plies.
pub(super) const HIGH_2002: u32 = 6;
/// The greatest depth that can be chosen: no board has more moves.
pub const MAX_DEPTH: u8 = 124;
/// The default depth of a custom search, in plies.
const OWN_DEPTH: u8 = 8;

/// Which evaluation a searching computer uses.
///
/// With one of the two older evaluations, Low, Medium and High look as far as they did in 2002: 2,
/// 4 and 6 plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Windows and the parity of threats, with forced moves followed past the depth.
    Threats,
    /// The sliding window of Plot 4, as in 2002.
    Plot4,
    /// The one of Quatre en ratlla.
    Ratlla,
}

/// The evaluations, in the order in which they are offered.
const EVALUATIONS: [Choice<Evaluation>; 3] = [
    Choice::new(Evaluation::Threats, "threats"),
    Choice::new(Evaluation::Plot4, "plot4"),
    Choice::new(Evaluation::Ratlla, "ratlla"),
];

/// The computers offered for a player, in the order of their rows: by strength, and then those
/// outside that order.
pub const LEVELS: [Computer; 9] = [
    Computer::new(Skill::Learner),
    Computer::new(Skill::Casual),
    Computer::new(Skill::Low),
    Computer::new(Skill::Medium),
    Computer::new(Skill::High),
    Computer::new(Skill::Perfect),
    Computer::new(Skill::Random),
    Computer::new(Skill::Greedy),
    Computer::new(Skill::Depth(OWN_DEPTH)),
];

impl Level for Computer {
    const EXTRAS: &'static [&'static str] =
        &["aggressive", "defensive", "neutral", "threats", "plot4", "ratlla"];

    fn words() -> Vec<&'static str> {
        LEVELS.iter().map(|level| level.id().word()).collect()
    }

    fn id(self) -> LevelId {
        match self.skill {
            Skill::Learner => LevelId::Preset(Preset::Learner),
            Skill::Casual => LevelId::Preset(Preset::Casual),
            Skill::Low => LevelId::Preset(Preset::Low),
            Skill::Medium => LevelId::Preset(Preset::Medium),
            Skill::High => LevelId::Preset(Preset::High),
            Skill::Perfect => LevelId::Preset(Preset::Perfect),
            Skill::Random => LevelId::Preset(Preset::Random),
            Skill::Greedy => LevelId::Preset(Preset::Greedy),
            Skill::Depth(depth) => LevelId::Depth(depth),
        }
    }

    fn at_depth(self, depth: u8) -> Option<Self> {
        (1..=MAX_DEPTH).contains(&depth).then_some(Self { skill: Skill::Depth(depth), ..self })
    }

    fn is_searching(self) -> bool {
        self.skill == Skill::Perfect || self.skill.has_depth()
    }

    fn row(self) -> usize {
        match self.skill {
            Skill::Learner => 0,
            Skill::Casual => 1,
            Skill::Low => 2,
            Skill::Medium => 3,
            Skill::High => 4,
            Skill::Perfect => 5,
            Skill::Random => 6,
            Skill::Greedy => 7,
            Skill::Depth(_) => 8,
        }
    }

    fn like(self, other: Self) -> Self {
        if !self.skill.has_depth() || !other.skill.has_depth() {
            return self;
        }
        // The default of the other one need not be the default of this one.
        let evaluation = if other.evaluation == other.skill.evaluation() {
            self.skill.evaluation()
        } else {
            other.evaluation
        };
        Self { character: other.character, evaluation, ..self }
    }

    fn aspects(self) -> Vec<Aspect<Self>> {
        if !self.skill.has_depth() {
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
        if self.skill.has_depth() {
            if self.character != Character::Neutral {
                text += &Choice::extra(&CHARACTERS, self.character);
            }
            if self.evaluation != self.skill.evaluation() {
                text += &Choice::extra(&EVALUATIONS, self.evaluation);
            }
        }
        f.pad(&text)
    }
}

impl FromStr for Computer {
    type Err = SetupFault;

    /// Reads the MODE notation of a computer; capitals and blanks around the words do not matter.
    ///
    /// Extras that mean nothing to a computer, such as Learner and Perfect, are read and ignored,
    /// so that any mode can be given any character.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let words = Extras::split(text);
        let computer = words.level(&LEVELS, MAX_DEPTH, |depth| Self::new(Skill::Depth(depth)))?;
        let (character, evaluation) =
            character_and_evaluation::<Self, _>(words.extras, &EVALUATIONS)?;
        if !computer.skill.has_depth() {
            return Ok(computer);
        }
        Ok(Self { character, evaluation: evaluation.unwrap_or(computer.evaluation), ..computer })
    }
}
