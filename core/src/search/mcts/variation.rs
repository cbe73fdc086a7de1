//! What a tree says of a move.

/// A move at the root of a tree, and what its games say.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation<M> {
    /// The number of games with the move.
    pub games: u32,
    /// The share of them that the player to move has won; a guess where there is no game.
    pub share: f32,
    /// The chance that the move is played, by what is seen at a glance.
    pub chance: f32,
    /// The move and those that were tried most after it, each with the number of its games.
    pub line: Vec<(M, u32)>,
}
