//! What the puzzle screen needs of a game besides its board and its puzzles.

use std::io;

use egui::{Context, Rect};

use crate::app::contract::board::BoardUi;
use crate::core::game::Player;
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::puzzle::{Difficulty, Puzzle, Puzzles};
use crate::words::puzzles::PuzzlePhrases;
use crate::worker::NoPuzzle;

/// A game whose puzzles the window shows.
pub trait PuzzleUi: BoardUi + PuzzlePhrases {
    /// Whether there is a [maker](Self::start_maker) of puzzles beyond the collection.
    const MAKES_MORE: bool = false;

    /// Returns where the piece of the move with this index came to rest, for the sign that says
    /// whether it was right.
    fn resting_place(board: &BoardPlace<Self>, played: &[MoveOf<Self>], ply: usize)
    -> Option<Rect>;

    /// Returns where the pieces stand that the task is about, and whose they are.
    #[must_use]
    fn marked(
        _board: &BoardPlace<Self>,
        _puzzle: &Puzzle<Self>,
        _position: &Self::Game,
    ) -> Vec<(Rect, Player)> {
        Vec::new()
    }

    /// Starts what makes more puzzles, if there is such a maker; it wakes the window when one is
    /// made.
    #[must_use]
    fn start_maker(_ctx: Context) -> Option<io::Result<Box<dyn PuzzleMaker<Self>>>> {
        None
    }
}

/// Where a board lies in the window.
pub struct BoardPlace<K: GameSetup> {
    pub area: Rect,
    /// The set-up of the board.
    pub setup: K::Setup,
    pub pixels_per_point: f32,
}

/// A puzzle that was made, or failed to be.
pub type MadePuzzle<K> = Result<Puzzle<K>, NoPuzzle>;

/// Makes puzzles on a thread.
pub trait PuzzleMaker<K: Puzzles> {
    /// Requests a puzzle of this difficulty, the same one for the same seed, and abandons any
    /// earlier request.
    fn make(&mut self, difficulty: Difficulty, seed: u64);

    /// Returns the requested puzzle, or an error if there is none; `None` while it is being made.
    fn poll(&mut self) -> Option<MadePuzzle<K>>;
}
