//! The knowledge of a game that a search by games played to their end needs.

use super::prior::Prior;
use crate::core::game::{Game, Outcome, Player};
use crate::core::search::dice::Dice;

/// The knowledge of a game: which moves are worth a try, and how games end that are
/// played from a position on.
///
/// It has a board of its own, made for playouts; the search plays on both, so that the rules are
/// those of [`Game`] in the tree.
pub trait Playouts<G: Game> {
    /// The board that games are played to their end on.
    type Board;

    /// Returns the board of a position.
    fn board(&self, position: &G) -> Self::Board;

    /// Puts a copy of one board in the place of another.
    fn copy(&self, from: &Self::Board, to: &mut Self::Board);

    /// Plays a move that is legal in the game.
    fn follow(&self, board: &mut Self::Board, mv: G::Move);

    /// Replaces the contents of `out` by the moves that are worth a try, each legal and with what
    /// is thought of it beforehand. Where there are none, playouts alone tell what the position is
    /// worth; a position that is searched has one at least.
    fn expand(&self, position: &G, board: &Self::Board, out: &mut Vec<(G::Move, Prior)>);

    /// Plays the game to its end by chance, and returns how it ends; `played` is called with the
    /// [slot](Self::slot) and the player of each move.
    fn play_out(
        &self,
        board: &mut Self::Board,
        dice: &mut Dice,
        played: &mut dyn FnMut(usize, Player),
    ) -> Outcome;

    /// Returns the number of a move for what is learnt of it elsewhere in a game (all moves as
    /// first), less than [`slots`](Self::slots), or `None` for a move of which nothing is.
    fn slot(&self, board: &Self::Board, mv: G::Move) -> Option<usize>;

    /// Returns one more than the greatest slot.
    fn slots(&self, board: &Self::Board) -> usize;
}
