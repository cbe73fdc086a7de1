//! Exact scores for any solvable board, for analysis, hints, reviews and puzzles.

use super::team::{Question, Team};
use crate::core::connect4::solver::{Book, Compact, Memory, Progress};
use crate::core::connect4::{Position, Size, Standard};
use crate::core::control::Control;

/// The memory of a [`SizedTeam`], for the board of one size.
pub enum SizedMemory {
    /// For 7x6 with four in a line.
    Standard(Memory),
    /// For another board.
    Compact(Memory<Compact>),
}

impl SizedMemory {
    /// Returns an empty memory for boards of this size, as [`Memory::for_solvers`].
    ///
    /// # Errors
    /// [`Unsolvable`] if the board is too large.
    pub fn for_solvers(size: Size, solvers: usize, bytes: usize) -> Result<Self, Unsolvable> {
        if size.is_same_board(Size::STANDARD) {
            return Ok(Self::Standard(Memory::for_solvers(
                Standard, solvers, bytes,
            )));
        }
        let field = Compact::new(size).ok_or(Unsolvable { size })?;
        Ok(Self::Compact(Memory::for_solvers(field, solvers, bytes)))
    }
}

/// A [`Team`] for a board size chosen at run time; on 7x6 with four in a line it has the opening
/// book.
pub struct SizedTeam<'a> {
    team: AnyTeam<'a>,
    question: Question,
}

/// The team for either kind of board.
enum AnyTeam<'a> {
    Standard(Team<'a, Standard>),
    Compact(Team<'a, Compact>),
}

impl<'a> SizedTeam<'a> {
    /// Returns a team for the board of this memory, with this many threads.
    #[must_use]
    pub fn new(memory: &'a SizedMemory, threads: usize) -> Self {
        let team = match memory {
            SizedMemory::Standard(memory) => {
                let mut team = Team::new(memory, threads);
                team.use_book(Book::embedded());
                AnyTeam::Standard(team)
            }
            SizedMemory::Compact(memory) => AnyTeam::Compact(Team::new(memory, threads)),
        };
        Self {
            team,
            question: Question::Score,
        }
    }

    /// Returns the team with this question for each column: with [`Question::Result`], scores are
    /// 1, 0 and -1.
    #[must_use]
    pub fn asked(self, question: Question) -> Self {
        Self { question, ..self }
    }

    /// Returns the score of each column for the player who drops a coin there, from left to right;
    /// `None` for a full column. The result is `None` if the game is over, the board has another
    /// size, or `control` stopped the solver.
    pub fn columns(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Progress>,
    ) -> Option<Vec<Option<i32>>> {
        match &mut self.team {
            AnyTeam::Standard(team) => {
                team.columns(self.question, &position.to_standard()?, control)
            }
            AnyTeam::Compact(team) if team.field() == Compact::new(position.shape())? => {
                team.columns(self.question, position, control)
            }
            AnyTeam::Compact(_) => None,
        }
    }
}

/// A board that is too large for the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsolvable {
    pub size: Size,
}
