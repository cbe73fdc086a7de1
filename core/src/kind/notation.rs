//! Moves and boards as text.

use super::MoveOf;
use super::look::TextLook;
use super::setup::GameSetup;
use super::typed::{MoveListError, TypedError};
use crate::game::{Game as _, Player};

/// Moves and boards of a game as text, for files, the command line and terminals.
pub trait Notation: GameSetup {
    /// Examples of moves in notation: `11-15`, `15x24`.
    const EXAMPLES: &'static [&'static str];
    /// Whether a terminal lists the legal moves with numbers to type instead, for games whose moves
    /// are hard to name.
    const LISTS_MOVES: bool;

    /// Parses moves, each of which must be legal after those before it.
    /// [`read_moves`](super::read_moves) parses moves with blanks between them.
    ///
    /// # Errors
    /// [`MoveListError`] names the first wrong move, and the reason.
    fn parse_moves(setup: Self::Setup, text: &str) -> Result<Vec<MoveOf<Self>>, MoveListError>;

    /// Returns moves as text that [`parse_moves`](Self::parse_moves) reads.
    fn format_moves(_setup: Self::Setup, moves: &[MoveOf<Self>]) -> String {
        spaced(moves)
    }

    /// Parses a move in a position, which need not be legal.
    ///
    /// # Errors
    /// [`TypedError`] if the text is not a move, or names a place that the board does not have.
    fn parse_move(position: &Self::Game, text: &str) -> Result<MoveOf<Self>, TypedError>;

    /// Returns the board as lines of text.
    fn draw(position: &Self::Game, look: TextLook) -> String;

    /// Returns the mark of a player's pieces in [`draw`](Self::draw).
    #[must_use]
    fn mark(player: Player, look: TextLook) -> String {
        look.mark(player)
    }
}

/// Returns moves as text, with a blank between them.
pub fn spaced(moves: &[impl ToString]) -> String {
    moves
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the legal moves in the order of lists for people and programs: numbers by size, others
/// in the order of the rules.
#[must_use]
pub fn listed_moves<K: GameSetup>(position: &K::Game) -> Vec<MoveOf<K>> {
    let mut moves = position.moves();
    moves.sort_by_cached_key(|mv| mv.to_string().parse::<u32>().ok());
    moves
}
