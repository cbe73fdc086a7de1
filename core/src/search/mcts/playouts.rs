//! What goes into a tree search and comes out of it: a game's knowledge and priors, options, and
//! variations.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::game::{Game, Outcome, Player};
use crate::random::Dice;

/// The knowledge of a game: which moves are worth trying, and playouts from a position.
///
/// It has its own board, made for playouts; the search plays on both, so that the rules of [`Game`]
/// apply in the tree.
pub trait Playouts<G: Game> {
    /// The board for playouts.
    type Board;

    /// Returns the board of a position.
    fn board(&self, position: &G) -> Self::Board;

    /// Copies one board over another.
    fn copy(&self, from: &Self::Board, to: &mut Self::Board);

    /// Plays a move that is legal in the game.
    fn follow(&self, board: &mut Self::Board, mv: G::Move);

    /// Replaces the contents of `out` by the moves worth trying, all legal, with their priors. If
    /// there are none, only playouts tell the value of the position; the root always has at least
    /// one.
    fn expand(&self, position: &G, board: &Self::Board, out: &mut Vec<(G::Move, Prior)>);

    /// Replaces the priors of the moves after a position that many games lead to, if a slower look
    /// at it tells more than [`expand`](Self::expand) did. Returns whether it does.
    fn look_closely(
        &self,
        _position: &G,
        _board: &Self::Board,
        _moves: &mut [(G::Move, Prior)],
    ) -> bool {
        false
    }

    /// Plays the game to its end at random, and returns the result; `played` is called with the
    /// [slot](Self::slot) and the player of each move.
    fn play_out(
        &self,
        board: &mut Self::Board,
        dice: &mut Dice,
        played: &mut dyn FnMut(usize, Player),
    ) -> Outcome;

    /// Returns the slot of a move for results elsewhere in a game (all moves as first), less than
    /// [`slots`](Self::slots), or `None` if those do not count.
    fn slot(&self, board: &Self::Board, mv: G::Move) -> Option<usize>;

    /// Returns the number of slots.
    fn slots(&self, board: &Self::Board) -> usize;

    /// Returns twice the points by which the first player leads at the end of a game, which
    /// `position` has reached in the tree or `board` in a playout; `None` if the search does not
    /// count.
    fn lead(&self, _position: &G, _board: &Self::Board) -> Option<i32> {
        None
    }

    /// Returns who has a slot's place at the end of a playout, if that says what decided the game.
    fn owner(&self, _board: &Self::Board, _slot: usize) -> Option<Player> {
        None
    }
}

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

/// The techniques and limits of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeOptions {
    /// The number of playouts.
    pub playouts: u32,
    /// Whether the results of a move later in a game count for it (RAVE).
    pub rave: bool,
    /// The preference for rarely tried moves (UCT); 0 if RAVE and priors take care of that.
    pub exploration: f32,
    /// The preference for moves that were tried less often than the chance of their prior suggests
    /// (as in PUCT; Rosin, "Multi-armed bandits with episode context", 2011).
    pub guidance: f32,
    /// The number of games after which a move's replies are added to the tree.
    pub expand_after: u32,
    /// The most nodes of the tree; further moves are only tried by playouts.
    pub nodes: usize,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self {
            playouts: 10_000,
            rave: true,
            exploration: 0.0,
            guidance: 0.3,
            expand_after: 6,
            nodes: 1_500_000,
        }
    }
}

/// The prior of a move, as virtual games: they count as games of the move, but were never played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prior {
    /// The number of virtual games.
    pub games: f32,
    /// The number of them that are won.
    pub wins: f32,
    /// The chance that it is played, as estimated before any game.
    pub chance: f32,
}

impl Prior {
    /// Nothing is known about the move.
    pub const EVEN: Self = Self { games: 10.0, wins: 5.0, chance: 0.0 };

    /// Adds won games.
    pub const fn praise(&mut self, games: f32) {
        self.games += games;
        self.wins += games;
    }

    /// Adds lost games.
    pub const fn blame(&mut self, games: f32) {
        self.games += games;
    }
}

/// A prior that one thread may replace while others read it.
#[derive(Debug)]
pub(super) struct SharedPrior([AtomicU32; 3]);

impl SharedPrior {
    pub(super) fn new(prior: Prior) -> Self {
        Self(bits(prior).map(AtomicU32::new))
    }

    /// Returns the prior. While it is replaced, some of its numbers may be the old ones.
    #[inline]
    pub(super) fn get(&self) -> Prior {
        let [games, wins, chance] = &self.0;
        let number = |cell: &AtomicU32| f32::from_bits(cell.load(Ordering::Relaxed));
        Prior { games: number(games), wins: number(wins), chance: number(chance) }
    }

    pub(super) fn set(&self, prior: Prior) {
        for (cell, bits) in self.0.iter().zip(bits(prior)) {
            cell.store(bits, Ordering::Relaxed);
        }
    }
}

const fn bits(prior: Prior) -> [u32; 3] {
    [prior.games.to_bits(), prior.wins.to_bits(), prior.chance.to_bits()]
}
