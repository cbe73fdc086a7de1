//! The truth about a position as a player sees it: the verdict on each column, the best columns,
//! and why.
//!
//! Everything here is computed from the exact scores of the columns, which the caller supplies: see
//! [`Oracle`]. So a window can compute them in the background, a terminal at once and a test by a
//! slow reference, and all give the same answers.

mod hint;
mod line;
mod marks;
mod reason;
mod verdict;

pub use super::hint_point::{HintPoint, Insight, Scope};
pub use super::outlook::Outlook;
pub use super::reason::Reason;
pub use crate::verdict::Verdict;
pub use hint::Hint;
pub use line::principal_variation;
pub use reason::strength;
pub use verdict::verdict_of;

use super::column::Column;
use super::position::Position;
use super::size::Size;
use super::solver::best_columns;

/// A source of the exact score of each column of a position in progress, from left to right, for
/// the player who drops a coin in it; `None` for a full column. It returns `None` if the game is
/// over or the computation was stopped.
pub type Oracle<'a> = dyn FnMut(&Position<Size>) -> Option<Vec<Option<i32>>> + 'a;

/// The exact scores of a position in progress, and what can be read from them directly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The score of the position for the player to move.
    pub score: i32,
    /// The score of each column from left to right; `None` for a full column.
    pub scores: Vec<Option<i32>>,
    /// The verdict on each column; `None` for a full column.
    pub verdicts: Vec<Option<Verdict>>,
    /// The columns with the highest score, from left to right; never empty.
    pub best: Vec<Column>,
}

impl Analysis {
    /// Returns the analysis of a position whose columns have these scores, or `None` if there are
    /// no scores because the game is over.
    #[must_use]
    pub fn new(position: &Position<Size>, scores: Vec<Option<i32>>) -> Option<Self> {
        let score = scores.iter().copied().flatten().max()?;
        let verdicts = scores
            .iter()
            .map(|score| score.map(|score| verdict_of(position, score)))
            .collect();
        let best = best_columns(&scores);
        Some(Self {
            score,
            scores,
            verdicts,
            best,
        })
    }

    /// Returns the verdict of the position: that of its best columns.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.best
            .first()
            .and_then(|&best| self.verdict_of(best))
            .unwrap_or(Verdict::Draw)
    }

    /// Returns the verdict on a column, or `None` if it is full or off the board.
    #[must_use]
    pub fn verdict_of(&self, column: Column) -> Option<Verdict> {
        self.verdicts
            .get(usize::from(column.index()))
            .copied()
            .flatten()
    }

    /// Returns the score of a column, or `None` if it is full or off the board.
    #[must_use]
    pub fn score_of(&self, column: Column) -> Option<i32> {
        self.scores
            .get(usize::from(column.index()))
            .copied()
            .flatten()
    }

    /// Returns the columns that are not full with their verdicts, from left to right.
    pub fn columns(&self) -> impl Iterator<Item = (Column, Verdict)> + '_ {
        (0..)
            .map(Column::from_index)
            .zip(&self.verdicts)
            .filter_map(|(column, verdict)| Some((column, (*verdict)?)))
    }
}
