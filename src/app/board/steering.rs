//! Keyboard navigation on a board of points: by the arrow keys, in reading order, and along play
//! that is only shown.

use egui::Key;

use super::layout::Spot;
use crate::app::contract::board::BoardUi;
use crate::core::game::{Game, Player};
use crate::core::kind::MoveOf;

/// Returns the point next to another one in the direction of an arrow key, or the same at the edge
/// of a board with so many rows.
#[must_use]
pub fn neighbour<S: Spot>(key: Key, aim: S, size: u8) -> S {
    let (right, up) = match key {
        Key::ArrowLeft => (-1, 0),
        Key::ArrowRight => (1, 0),
        Key::ArrowUp => (0, 1),
        Key::ArrowDown => (0, -1),
        _ => (0, 0),
    };
    let step = |index: u8, by: i8| index.saturating_add_signed(by).min(size - 1);
    S::at(step(aim.column(), right), step(aim.row(), up))
}

/// Returns the points of a board with so many rows, row by row from the upper left, as a text is
/// read.
#[must_use]
pub fn aims<S: Spot>(size: u8) -> Vec<S> {
    (0..size)
        .rev()
        .flat_map(|row| (0..size).map(move |column| S::at(column, row)))
        .collect()
}

/// Returns the stones of play from a position on, as far as the rules allow it, each with its
/// number.
#[must_use]
pub fn numbered<K: BoardUi<Aim: Spot>>(
    position: &K::Game,
    line: &[MoveOf<K>],
) -> Vec<(K::Aim, Player, u32)> {
    let mut after = position.clone();
    let mut stones: Vec<(K::Aim, Player, u32)> = Vec::new();
    for (number, &mv) in (1..).zip(line) {
        let player = after.to_move();
        if after.play(mv).is_err() {
            break;
        }
        // Two stones may follow each other on a point, where one was taken: the first one keeps its
        // number.
        let point = K::aim_of(mv).filter(|point| stones.iter().all(|(other, ..)| other != point));
        stones.extend(point.map(|point| (point, player, number)));
    }
    stones
}
