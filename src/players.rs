//! Who sits where: people, and the computers one can choose. The only user of random numbers.
//!
//! A computer is described by a value ([`Computer`]), written in the MODE notation of the command line and of saved games
//! (`high,defensive`), and turned into a [`Strategy`](crate::core::search::Strategy) by [`strategy`]. What a computer plays is a function of its
//! description, the seed and the position alone, so that undo, redo and replays give the same game coin for coin.

mod dice;
mod mode;
mod perfect;
mod thinking;

pub use dice::{fresh_seed, next_seed, seed_of_game};
pub use mode::ModeError;
pub use perfect::score_in_plies;
pub use thinking::{hint, strategy};

use crate::core::connect4::Size;
use crate::core::connect4::evaluate::Character;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// A computer of this kind.
    Computer(Computer),
}

impl Seat {
    /// Returns what to call the player: `Human`, or the name of the [`Skill`].
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Human => "Human".to_owned(),
            Self::Computer(computer) => computer.skill.name(),
        }
    }

    /// Returns the computer in this seat, or `None` for a person.
    #[must_use]
    pub const fn computer(self) -> Option<Computer> {
        match self {
            Self::Human => None,
            Self::Computer(computer) => Some(computer),
        }
    }

    /// Returns whether a person sits here.
    #[must_use]
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }

    /// Returns whether the player plays on boards of this size: see [`Skill::plays_on`].
    #[must_use]
    pub fn plays_on(self, size: Size) -> bool {
        self.computer().is_none_or(|computer| computer.skill.plays_on(size))
    }

    /// Returns this seat where its player plays on boards of this size, and the High Skilled Computer elsewhere.
    #[must_use]
    pub fn on(self, size: Size) -> Self {
        if self.plays_on(size) { self } else { Self::Computer(Computer::new(Skill::High)) }
    }
}

/// A computer player: how far it looks, what it sees there, and its temper.
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
            Self::Low | Self::Medium | Self::High | Self::Depth(_) => match self.depth() {
                Some(1) => "looks 1 ply ahead".to_owned(),
                depth => format!("looks {} plies ahead", depth.unwrap_or_default()),
            },
        }
    }

    /// Returns whether it looks ahead, to some depth or to the end, and so has something to tell of what it found.
    #[must_use]
    pub const fn is_searching(self) -> bool {
        match self {
            Self::Low | Self::Medium | Self::High | Self::Perfect | Self::Depth(_) => true,
            Self::Random | Self::Greedy => false,
        }
    }

    /// Returns the depth of its search in plies, or `None` if it does not search to a depth.
    #[must_use]
    pub const fn depth(self) -> Option<u32> {
        match self {
            Self::Low => Some(2),
            Self::Medium => Some(4),
            Self::High => Some(6),
            Self::Depth(depth) => Some(depth as u32),
            Self::Perfect | Self::Random | Self::Greedy => None,
        }
    }

    /// Returns whether a computer of this skill plays on boards of this size.
    ///
    /// All play on any, but Perfect: the speed and the opening book of the solver are made for the standard board, and on
    /// others nobody could promise its answer within a second. [`NOT_PERFECT_HERE`] says so.
    #[must_use]
    pub fn plays_on(self, size: Size) -> bool {
        match self {
            Self::Perfect => size == Size::STANDARD,
            Self::Low | Self::Medium | Self::High | Self::Random | Self::Greedy | Self::Depth(_) => true,
        }
    }
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

/// The greatest depth that can be asked for: past it no board has moves left.
pub const MAX_DEPTH: u8 = 124;

/// What to tell whoever wants the Perfect Computer on a board that it does not play on, as a sentence without a full stop.
pub const NOT_PERFECT_HERE: &str = "Perfect plays on 7x6 with four in a line, and on no other board";

/// The choices of the mode selection, in the order of their digits from 1 on.
pub const LEVELS: [Seat; 7] = [
    Seat::Human,
    Seat::Computer(Computer::new(Skill::Low)),
    Seat::Computer(Computer::new(Skill::Medium)),
    Seat::Computer(Computer::new(Skill::High)),
    Seat::Computer(Computer::new(Skill::Perfect)),
    Seat::Computer(Computer::new(Skill::Random)),
    Seat::Computer(Computer::new(Skill::Greedy)),
];
