//! The winning lines of a finished game, each as its whole run of coins, to be shown.

use super::position::Position;
use super::size::{Cell, Shape};
use crate::game::{Game, Player};

/// A run of coins of one player, long enough to win, from one end to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The owner of the coins.
    pub player: Player,
    /// The cells in order along the line; never fewer than the board requires.
    pub cells: Vec<Cell>,
}

/// Returns every winning line on the board, each as the whole run; none if the game is in progress
/// or drawn.
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
                let cells: Vec<Cell> =
                    run.take_while(|&cell| position.coin(cell) == Some(player)).collect();
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
    let mut cells: Vec<Cell> =
        winning_lines(position).into_iter().flat_map(|line| line.cells).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns every line that a player would complete with a coin in an empty cell, each as the whole
/// run with that cell in it.
///
/// If `also` is a cell, it counts as one of the player's coins too, for a move that has not been
/// made.
#[must_use]
pub fn lines_through<S: Shape>(
    position: &Position<S>,
    player: Player,
    cell: Cell,
    also: Option<Cell>,
) -> Vec<Line> {
    let is_own = |other: &Cell| {
        *other == cell || also == Some(*other) || position.coin(*other) == Some(player)
    };
    let arm = |right: i8, up: i8| {
        let run = std::iter::successors(neighbour(cell, right, up), move |&next| {
            neighbour(next, right, up)
        });
        run.take_while(is_own).collect::<Vec<Cell>>()
    };
    let mut lines = Vec::new();
    for (right, up) in [(0, 1), (1, 0), (1, -1), (1, 1)] {
        let mut cells = arm(-right, -up);
        cells.reverse();
        cells.push(cell);
        cells.extend(arm(right, up));
        if cells.len() >= usize::from(position.shape().connect()) {
            lines.push(Line { player, cells });
        }
    }
    lines
}

/// Returns the cell a step away, or `None` past the left or lower edge.
fn neighbour(cell: Cell, right: i8, up: i8) -> Option<Cell> {
    let column = cell.column.index().checked_add_signed(right)?;
    let row = cell.row.index().checked_add_signed(up)?;
    Some(Cell::at(column, row))
}

#[cfg(test)]
mod tests {
    use super::lines_through;
    use crate::connect4::{Cell, Size, notation};
    use crate::game::Player;

    /// Returns the ends of the lines through a cell, each as `column,row`.
    fn ends(
        moves: &str,
        player: Player,
        cell: (u8, u8),
        also: Option<(u8, u8)>,
    ) -> Vec<[(u8, u8); 2]> {
        let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
        let at = |(column, row): (u8, u8)| Cell::at(column - 1, row - 1);
        let place = |cell: &Cell| (cell.column.index() + 1, cell.row.index() + 1);
        let lines = lines_through(&position, player, at(cell), also.map(at));
        lines
            .iter()
            .map(|line| [place(&line.cells[0]), place(&line.cells[line.cells.len() - 1])])
            .collect()
    }

    #[test]
    fn a_line_goes_through_the_cell_and_may_take_in_a_coin_that_is_thought_of() {
        // . O O O . . .
        // . X X X O . .
        let moves = "2233454";
        assert_eq!(ends(moves, Player::First, (1, 1), None), [[(1, 1), (4, 1)]]);
        assert!(ends(moves, Player::Second, (1, 1), None).is_empty());
        assert_eq!(ends("22334", Player::First, (5, 1), None), [[(2, 1), (5, 1)]]);
        // Two in a row, and a third one in mind.
        assert!(ends("2233", Player::First, (1, 1), None).is_empty());
        assert_eq!(ends("2233", Player::First, (1, 1), Some((4, 1))), [[(1, 1), (4, 1)]]);
        // A run on both sides of the cell is one line.
        assert_eq!(ends("112255", Player::First, (4, 1), Some((3, 1))), [[(1, 1), (5, 1)]]);
    }
}
