//! What a review found in a game, kept with the game.

use crate::core::game::Player;
use crate::core::kind::MoveClass;

/// The findings of a complete review of one line of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<M> {
    pub line: Vec<M>,
    /// How many moves of each side were judged.
    pub judged: [usize; 2],
    /// The accuracy of each side in percent; `None` if no move says anything about it, and in
    /// reviews of versions that counted mistakes alone.
    pub accuracy: [Option<u8>; 2],
    /// The fewest nodes or playouts with which a position was searched; `None` if all values are
    /// exact.
    pub effort: Option<u64>,
    /// The mistakes of both sides, in order.
    pub mistakes: Vec<ReviewedMistake<M>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedMistake<M> {
    /// The number of the move, counted from 1.
    pub ply: usize,
    pub player: Player,
    pub class: MoveClass,
    /// The moves that would have been better, the best ones first; empty if nearly every other move
    /// would have been.
    pub better: Vec<M>,
}
