//! Who sits where: people, and the computers one can choose. The only user of random numbers.
use crate::core::connect4::evaluate::Character;
use crate::core::connect4::{Column, Position, Size};
use crate::core::search::{Control, Report, Strategy};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Human,
    /// A computer of this kind.
    Computer(Computer),
}

/// A computer player: how far it looks, what it sees there, and its temper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    /// How it chooses.
    pub skill: Skill,
    /// How much it minds the other's chances; means nothing to Random and Greedy.
    pub character: Character,
    /// What it sees in a position; means nothing to Random and Greedy.
    pub evaluation: Evaluation,
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
    /// Any column that is not full.
    Random,
    /// The rule of thumb of Quatre en ratlla.
    Greedy,
    /// Alpha-beta to this depth, from 1 to [`MAX_DEPTH`].
    Depth(u8),
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
