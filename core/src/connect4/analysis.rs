//! The truth about a position as a player sees it: the verdict on each column, the best columns,
//! and why.
//!
//! Everything here is computed from the exact scores of the columns, which the caller supplies: see
//! [`Oracle`]. So a window can compute them in the background, a terminal at once and a test by a
//! slow reference, and all give the same answers.

mod hint;
mod reason;

pub use super::hint_point::{HintPoint, Insight, Outlook, Reason, Scope};
pub use crate::verdict::Verdict;
pub use hint::Hint;
pub use reason::{refutation, strength};

use super::perfect::score_in_plies;
use super::position::Position;
use super::size::{Column, Shape, Size};
use super::solver::best_columns;
use crate::game::Game;

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
        let verdicts =
            scores.iter().map(|score| score.map(|score| verdict_of(position, score))).collect();
        let best = best_columns(&scores);
        Some(Self { score, scores, verdicts, best })
    }

    /// Returns the verdict of the position: that of its best columns.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.best.first().and_then(|&best| self.verdict_of(best)).unwrap_or(Verdict::Draw)
    }

    /// Returns the verdict on a column, or `None` if it is full or off the board.
    #[must_use]
    pub fn verdict_of(&self, column: Column) -> Option<Verdict> {
        self.verdicts.get(usize::from(column.index())).copied().flatten()
    }

    /// Returns the score of a column, or `None` if it is full or off the board.
    #[must_use]
    pub fn score_of(&self, column: Column) -> Option<i32> {
        self.scores.get(usize::from(column.index())).copied().flatten()
    }

    /// Returns the columns that are not full with their verdicts, from left to right.
    pub fn columns(&self) -> impl Iterator<Item = (Column, Verdict)> + '_ {
        (0..)
            .map(Column::from_index)
            .zip(&self.verdicts)
            .filter_map(|(column, verdict)| Some((column, (*verdict)?)))
    }
}

/// Returns the principal variation: the shortest win against the longest resistance, at most
/// `plies` moves of it, or as many as the oracle has answers for.
///
/// Of equally good columns it takes the one nearest to the middle, so that the same position always
/// has the same line.
#[must_use]
pub fn principal_variation(
    position: &Position<Size>,
    plies: usize,
    oracle: &mut Oracle<'_>,
) -> Vec<Column> {
    let mut position = *position;
    let mut line = Vec::new();
    while line.len() < plies
        && let Some(column) = oracle(&position).and_then(|scores| nearest_best(&position, &scores))
    {
        position.make(column);
        line.push(column);
    }
    line
}

/// Returns the best column nearest to the middle, or `None` if the game is over.
fn nearest_best(position: &Position<Size>, scores: &[Option<i32>]) -> Option<Column> {
    let best = best_columns(scores);
    let moves = position.moves();
    moves.into_iter().find(|column| best.contains(column))
}

/// Returns the verdict of a solver's score of a position, or of one of its columns, to the player
/// to move.
#[must_use]
pub fn verdict_of<S: Shape>(position: &Position<S>, score: i32) -> Verdict {
    Verdict::of(score_in_plies(position, score), true)
}

#[cfg(test)]
mod tests {
    use super::{Verdict, verdict_of};
    use crate::connect4::{Standard, notation};

    #[test]
    fn scores_are_told_in_moves_of_the_winner() {
        let cases = [
            ("121212", 18, Verdict::Win(1), "W1"),
            ("12121", -18, Verdict::Loss(1), "L1"),
            ("", 1, Verdict::Win(21), "W21"),
            ("4", -1, Verdict::Loss(20), "L20"),
            ("44", 0, Verdict::Draw, "="),
        ];
        for (moves, score, verdict, short) in cases {
            let position = notation::parse_position(Standard, moves).expect("moves");
            let found = verdict_of(&position, score);
            assert_eq!((found, found.to_string().as_str()), (verdict, short), "{moves}");
        }
    }
}
