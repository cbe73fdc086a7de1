//! The rules of a game, for code that does not know which game it is: the search, the record, the
//! worker, the tests.

use std::fmt;
use std::hash::Hash;

/// A deterministic game of two players with perfect information who alternate strictly.
///
/// # Contract
/// One suite of tests (`tests/core/contract.rs`) holds every game to it.
/// - [`legal_moves`](Self::legal_moves) is empty if and only if [`outcome`](Self::outcome) is
///   `Some`.
/// - The moves come in the same order each time, without repetition.
/// - [`make`](Self::make) followed by [`unmake`](Self::unmake) restores a value equal to the one
///   before.
/// - [`play`](Self::play) does what `make` does for a legal move; for any other it changes nothing
///   and says why.
/// - After a move the other player is to move.
/// - An [agreement](Self::is_agreement) is no turn: the same player is to move after it, and it is
///   not one of the `legal_moves`. `play` takes it where [`refusal`](Self::refusal) does not
///   object.
/// - Two positions with equal [`key`](Self::key) have the same player to move, the same legal moves
///   and the same outcome, and so have the positions after equal moves. Where a position does not
///   fit in 128 bits, its key is a hash of 128 bits, and the game states the odds that two
///   positions of a search share one.
pub trait Game: Clone {
    /// One whole turn: a checkers jump chain is one move, and so is a pass in Go.
    type Move: Copy + Eq + fmt::Debug;
    /// The state that [`unmake`](Self::unmake) needs besides the move.
    type Undo: Clone + fmt::Debug + Send + Sync;
    /// The identity of a position in a transposition table.
    type Key: Key;
    /// A strategy's explanation of a position besides its best move; `()` in a game whose
    /// strategies explain nothing.
    type Insight: Clone + Eq + fmt::Debug + Send + 'static;
    /// Why the rules refuse a move, including at least the reasons of every game, [`Refusal`].
    type Refusal: Reason + From<Refusal>;

    /// Returns the player to move; after the end, the one who would move.
    fn to_move(&self) -> Player;

    /// Returns how the game ended, or `None` while it is in progress.
    fn outcome(&self) -> Option<Outcome>;

    /// Replaces the contents of `out` by the legal moves.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Returns the legal moves: [`legal_moves`](Self::legal_moves) for callers without a list to
    /// reuse.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves
    }

    /// Replaces the contents of `out` by the moves that a search considers, which need not be all
    /// legal ones.
    ///
    /// They are legal moves without repetition, always in the same order, and none if and only if
    /// there is no legal move.
    fn candidates(&self, out: &mut Vec<Self::Move>) {
        self.legal_moves(out);
    }

    /// Makes a move that is known to be legal: the entry point for searches.
    ///
    /// Precondition: `mv` is one of [`legal_moves`](Self::legal_moves). Otherwise the position
    /// becomes meaningless; a debug build panics.
    fn make(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the last move made: `mv`, with what [`make`](Self::make) returned for it.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// Returns the position's identity: equal keys have an equal future.
    fn key(&self) -> Self::Key;

    /// Returns why the rules refuse a move from an untrusted source, or `None` if it is legal.
    fn refusal(&self, mv: Self::Move) -> Option<Self::Refusal>;

    /// Plays a move from an untrusted source: the entry point for people and files.
    ///
    /// # Errors
    /// Why the rules refuse it; the position is unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Refusal> {
        if let Some(refusal) = self.refusal(mv) {
            return Err(refusal);
        }
        self.make(mv);
        Ok(())
    }

    /// Returns whether this is no turn but something on which the players agree between turns: in
    /// Go, which stones are dead. Most games have none.
    ///
    /// Agreements belong to the position after the last turn: unmaking that turn takes them back
    /// with it.
    fn is_agreement(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Returns what the players have agreed on since the last turn, in an order in which it can be
    /// made again. Equal positions return the same, whatever was said and taken back.
    fn agreed(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Returns a small number under which a search records how a move fared in other positions;
    /// moves with the same meaning should share it.
    ///
    /// If all moves share one, as by default, this memory (the history heuristic) orders nothing.
    fn history_slot(&self, mv: Self::Move) -> usize {
        let _ = mv;
        0
    }
}

/// An identity of a position that also serves as the source of a table index.
pub trait Key: Copy + Default + Eq + Hash + fmt::Debug {
    /// Returns a hash of the key, for an index; different keys may collide here, so entries keep
    /// the key.
    fn hash64(self) -> u64;
}

/// Multiplier of Fibonacci hashing: 2^64 divided by the golden ratio, made odd.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Key for u64 {
    fn hash64(self) -> u64 {
        let product = self.wrapping_mul(GOLDEN);
        product ^ (product >> 32)
    }
}

impl Key for u128 {
    #[expect(clippy::cast_possible_truncation, reason = "the two halves are taken on purpose")]
    fn hash64(self) -> u64 {
        let high = (self >> 64) as u64;
        (self as u64 ^ high.hash64().rotate_left(23)).hash64()
    }
}

/// One of the two players; the first one starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player who makes the first move of the game: Red in Connect 4.
    First,
    /// The other player: Yellow in Connect 4.
    Second,
}

impl Player {
    /// Both players, the starting one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns 0 for the first player and 1 for the second, to index a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// How a game ended, as an absolute result (contrast [`Score`](super::score::Score)).
///
/// ```
/// use plot4_core::connect4::{Standard, notation};
/// use plot4_core::game::{Game as _, Outcome, Player};
///
/// let position = notation::parse_position(Standard, "1212121").expect("a position");
/// assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Player),
    /// The game is over without a winner.
    Draw,
}

/// A reason why the rules of a game refuse a move.
pub trait Reason: Copy + Eq + fmt::Debug {
    /// Returns its identifier in the messages: `game-over`. Reasons of two games with the same name
    /// mean the same.
    fn name(self) -> &'static str;
}

/// The reasons why any game refuses a move; a game with further reasons has its own type, which
/// includes these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// There is no such place on this board.
    OffBoard,
    /// The place is taken: a full column, a point with a stone.
    Taken,
}

impl Reason for Refusal {
    fn name(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::OffBoard => "off-board",
            Self::Taken => "taken",
        }
    }
}

/// Returns the number of sequences of exactly `depth` moves from this position; a finished game is
/// not continued.
///
/// ```
/// use plot4_core::connect4::{Position, Standard};
/// use plot4_core::game::perft;
///
/// assert_eq!(perft(&Position::empty(Standard), 4), 7 * 7 * 7 * 7);
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(&mut position.clone(), depth, &mut buffers)
}

/// Counts with one buffer of moves for each ply, so that nothing is allocated on the way.
fn count<G: Game>(position: &mut G, depth: u32, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    position.legal_moves(moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for &mv in moves.iter() {
        let undo = position.make(mv);
        total += count(position, depth - 1, deeper);
        position.unmake(mv, undo);
    }
    total
}
