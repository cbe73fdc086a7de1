//! Static evaluations of Connect 4.
use super::position::Position;
use super::size::Shape;
use crate::core::game::Player;
use crate::core::score::Score;
use crate::core::search::Evaluate;

/// How much a player minds the other's chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum Character {
    /// Both sides' chances count the same.
    #[default]
    Neutral,
    /// One's own chances count twice.
    Aggressive,
    /// The other's chances count twice.
    Defensive,
}

/// The sliding-window evaluation of Plot 4.
#[derive(Clone, Copy, Debug)]
pub struct SlidingWindow {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

/// The evaluation of Quatre en ratlla.
#[derive(Clone, Copy, Debug)]
pub struct Ratlla {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

impl<S: Shape> Evaluate<Position<S>> for SlidingWindow {
    fn evaluate(&self, _position: &Position<S>) -> Score {
        todo!()
    }
}

impl<S: Shape> Evaluate<Position<S>> for Ratlla {
    fn evaluate(&self, _position: &Position<S>) -> Score {
        todo!()
    }
}
