//! The complete winning rows, for display.

use super::point::{Direction, Point};
use super::position::Position;
use crate::game::{Game, Outcome, Player};

/// A row of stones of one player that wins, from one end to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose stones they are.
    pub player: Player,
    /// The points in order along the line; never fewer than the target.
    pub points: Vec<Point>,
}

/// Returns every winning row on the board; none while the game is in progress or drawn.
///
/// As a game ends with its first winning row, all of them go through the last stone.
#[must_use]
pub fn winning_lines(position: &Position) -> Vec<Line> {
    let Some(Outcome::Win(player)) = position.outcome() else {
        return Vec::new();
    };
    let setup = position.setup();
    let target = usize::from(setup.target());
    let is_own = |&point: &Point| position.stone(point) == Some(player);
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        for first in position.points() {
            let before = neighbour(position, first, direction.reversed());
            if before.as_ref().is_some_and(is_own) {
                continue; // not the first of its row
            }
            let row = std::iter::successors(Some(first), |&point| {
                neighbour(position, point, direction.steps())
            });
            let points: Vec<Point> = row.take_while(is_own).collect();
            if points.len() == target || points.len() > target && !setup.is_exact(player) {
                lines.push(Line { player, points });
            }
        }
    }
    lines
}

/// Returns the points of all winning rows, each once, in order of their indices.
#[must_use]
pub fn winning_points(position: &Position) -> Vec<Point> {
    let mut points: Vec<Point> = winning_lines(position)
        .into_iter()
        .flat_map(|line| line.points)
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// Returns the point this many columns to the right and rows up, or `None` past an edge.
pub(super) fn neighbour(position: &Position, point: Point, (right, up): (i8, i8)) -> Option<Point> {
    let column = point.column().checked_add_signed(right)?;
    let row = point.row().checked_add_signed(up)?;
    let size = position.setup().size();
    (column < size && row < size).then(|| Point::at(column, row))
}
