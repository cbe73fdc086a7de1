//! Best play by both sides from a position.

use super::Oracle;
use crate::connect4::solver::best_columns;
use crate::connect4::{Column, Position, Size};
use crate::game::Game;

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
