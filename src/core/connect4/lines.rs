//! The winning lines of a finished game, each as its whole run of coins, to be shown.

use super::column::Cell;
use super::position::Position;
use super::size::Shape;
use crate::core::game::{Game, Player};

/// A run of coins of one player, long enough to win, from one end to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose coins they are.
    pub player: Player,
    /// The cells, neighbours in order; never fewer than the board asks for.
    pub cells: Vec<Cell>,
}

/// Returns every winning line on the board, each as the whole run; none while the game is in progress or drawn.
///
/// As a game ends with its first line, all of them go through the last coin.
#[must_use]
pub fn winning_lines<S: Shape>(position: &Position<S>) -> Vec<Line> {
    let player = position.to_move().other();
    let shape = position.shape();
    let mut lines = Vec::new();
    for (right, up) in [(0, 1), (1, 0), (1, -1), (1, 1)] {
        for column in position.columns() {
            for row in 0..shape.rows() {
                let first = Cell { column, row: super::Row::from_index(row) };
                let before = neighbour(first, -right, -up).and_then(|cell| position.coin(cell));
                if before == Some(player) {
                    continue; // not the first of its run
                }
                let run = std::iter::successors(Some(first), |&cell| neighbour(cell, right, up));
                let cells: Vec<Cell> = run.take_while(|&cell| position.coin(cell) == Some(player)).collect();
                if cells.len() >= usize::from(shape.connect()) {
                    lines.push(Line { player, cells });
                }
            }
        }
    }
    lines
}

/// Returns the cells of all winning lines, each once, by column and then by row.
#[must_use]
pub fn winning_cells<S: Shape>(position: &Position<S>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = winning_lines(position).into_iter().flat_map(|line| line.cells).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns the cell a step away, or `None` past the left or lower edge.
fn neighbour(cell: Cell, right: i8, up: i8) -> Option<Cell> {
    let column = cell.column.index().checked_add_signed(right)?;
    let row = cell.row.index().checked_add_signed(up)?;
    Some(Cell::at(column, row))
}
