//! The marks of a hint on the board: the reason of its first sentence, and the cells that
//! must not be opened.

use super::Hint;
use crate::connect4::hint_point::{HintPoint, Reason};
use crate::connect4::{Cell, Column, Position, Shape, Size};
use crate::search::{Mark, Meaning};

impl Hint {
    /// Returns the cells that the hint for this position mentions, each once: those where the best
    /// column makes or stops a line, and those that the losing columns would open. The other
    /// reasons appear only in words: a board full of signs explains nothing.
    #[must_use]
    pub fn marks(&self, position: &Position<Size>) -> Vec<Mark<Column>> {
        let mut found: Vec<(Cell, Meaning)> = Vec::new();
        let mut add = |cells: Vec<(Cell, Meaning)>| {
            for (cell, meaning) in cells {
                if !found.iter().any(|&(known, _)| known == cell) {
                    found.push((cell, meaning));
                }
            }
        };
        if let Some((first, others)) = self.insight.points.split_first() {
            add(first.reason.as_ref().map(reached).unwrap_or_default());
            for point in others {
                add(opened(point, position));
            }
        }
        found
            .into_iter()
            .filter_map(|(cell, meaning)| mark(position, cell, meaning))
            .collect()
    }
}

/// Returns the cells of the reason why a column is the best one.
fn reached(reason: &Reason) -> Vec<(Cell, Meaning)> {
    let all = |cells: &[Cell], meaning| cells.iter().map(|&cell| (cell, meaning)).collect();
    match reason {
        // One of the line's cells is empty; the others already hold coins.
        Reason::MakesLine { line: cells }
        | Reason::MakesTwoThreats { cells }
        | Reason::MakesThreat { cells } => all(cells, Meaning::Own),
        Reason::ForcesAnswer { cell } => vec![(*cell, Meaning::Own)],
        Reason::StopsLine { cell } | Reason::LeavesLine { cell } => {
            vec![(*cell, Meaning::Opponents)]
        }
        Reason::FacesTwoThreats { cells } => all(cells, Meaning::Opponents),
        Reason::KeepsFromThreat { threats, .. } => all(threats, Meaning::Prevented),
        Reason::OpensLine { cell } => vec![(*cell, Meaning::KeepClosed)],
        // These explain why a column is bad.
        Reason::GivesUpThreat { .. }
        | Reason::AllowsTwoThreats { .. }
        | Reason::LetsPlayAbove { .. }
        | Reason::Answered { .. } => Vec::new(),
    }
}

/// Returns the cells that the columns of a part would open, if that is why they are bad.
fn opened(point: &HintPoint, position: &Position<Size>) -> Vec<(Cell, Meaning)> {
    match &point.reason {
        Some(
            Reason::OpensLine { .. } | Reason::GivesUpThreat { .. } | Reason::LetsPlayAbove { .. },
        ) => {
            let above = |&column: &Column| {
                Some(Cell::at(
                    column.index(),
                    position.landing(column)?.index() + 1,
                ))
            };
            point
                .columns
                .iter()
                .filter_map(above)
                .map(|cell| (cell, Meaning::KeepClosed))
                .collect()
        }
        Some(
            Reason::MakesLine { .. }
            | Reason::StopsLine { .. }
            | Reason::MakesTwoThreats { .. }
            | Reason::ForcesAnswer { .. }
            | Reason::MakesThreat { .. }
            | Reason::KeepsFromThreat { .. }
            | Reason::FacesTwoThreats { .. }
            | Reason::LeavesLine { .. }
            | Reason::AllowsTwoThreats { .. }
            | Reason::Answered { .. },
        )
        | None => Vec::new(),
    }
}

/// Returns the mark of an empty cell on the board, or `None` for any other.
fn mark(position: &Position<Size>, cell: Cell, meaning: Meaning) -> Option<Mark<Column>> {
    let landing = position.landing(cell.column)?;
    let times = (cell.row.index() + 1)
        .checked_sub(landing.index())
        .filter(|&times| times > 0)?;
    (cell.row.index() < position.shape().rows()).then_some(Mark {
        mv: cell.column,
        times,
        meaning,
    })
}
