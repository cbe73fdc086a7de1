//! A strategy's explanation of a position.

use crate::game::Game;

/// The explanation of a position by a [`Strategy`](super::Strategy).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation<G: Game> {
    /// The explanation, in the terms of the game.
    pub insight: G::Insight,
    /// The moves that it advises, which are equally good.
    pub best: Vec<G::Move>,
    /// The places that it mentions, to draw on the board.
    pub marks: Vec<Mark<G::Move>>,
    /// The expected line of play from the position.
    pub line: Vec<G::Move>,
}

/// An empty place of the board, and its meaning.
///
/// A search knows moves, not places. So a place is identified by a move: its piece comes to rest
/// there when the move has been made `times` times, by either player. That is once if the place can
/// be played now; in Connect 4, where coins pile up, the cells of a column are its first move, its
/// second, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark<M> {
    /// The move that leads there.
    pub mv: M,
    /// How often it must be made; 1 if the place can be played now.
    pub times: u8,
    /// The meaning of the place.
    pub meaning: Meaning,
}

/// The meaning of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The player to move would make a line there, once the advised move is made.
    Own,
    /// The opponent would make a line there.
    Opponents,
    /// The opponent would have had a line there, with a piece where the advised move goes.
    Prevented,
    /// It must not become playable: a move that opens it is a mistake.
    KeepClosed,
}
