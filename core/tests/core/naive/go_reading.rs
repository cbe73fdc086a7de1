//! Life and death on the grid: every line of play on some points, tried to its end.

use std::collections::HashSet;

use plot4_core::game::Player;
use plot4_core::go::{Ko, Move, Point, Position};

use super::go::{Grid, NaiveGo, group, neighbours};

/// A group, and the points on which both sides play.
pub struct Reading {
    target: (usize, usize),
    attacker: Player,
    points: Vec<(usize, usize)>,
    /// How many moves may still be tried.
    pub nodes: u32,
}

/// Returns the game of a position that begins with its stones.
pub fn game(position: &Position) -> NaiveGo {
    let size = usize::from(position.setup().size());
    let mut game = NaiveGo::new(size, Ko::Positional);
    let mut grid = game.grid().clone();
    for player in Player::BOTH {
        for point in position.stones(player).iter() {
            let (column, row) = place(point);
            grid[row][column] = Some(player);
        }
    }
    game.grids = vec![grid];
    game.to_move = plot4_core::game::Game::to_move(position);
    game
}

/// Returns the column and the row of a point.
pub fn place(point: Point) -> (usize, usize) {
    (usize::from(point.column()), usize::from(point.row()))
}

impl Reading {
    /// Returns the reading of the group on a point, with the points that the attacker's stones
    /// enclose with it.
    pub fn new(game: &NaiveGo, target: (usize, usize), attacker: Player, nodes: u32) -> Self {
        Self { target, attacker, points: enclosed(game.grid(), target, attacker), nodes }
    }

    /// Returns the points on which the player to move reaches the goal with a first stone; `None`
    /// if there are too many lines to try.
    pub fn right_moves(&mut self, game: &NaiveGo) -> Option<Vec<(usize, usize)>> {
        let wants_capture = game.to_move == self.attacker;
        let mut right = Vec::new();
        for (column, row) in self.points.clone() {
            let mut after = game.clone();
            if after.place(column, row).is_ok() && self.is_captured(&after)? == wants_capture {
                right.push((column, row));
            }
        }
        Some(right)
    }

    /// Returns whether the group is captured in the end; `None` if that takes too long to tell.
    pub fn is_captured(&mut self, game: &NaiveGo) -> Option<bool> {
        let (column, row) = self.target;
        if game.grid()[row][column] != Some(self.attacker.other()) {
            return Some(true);
        }
        self.nodes = self.nodes.checked_sub(1)?;
        let is_attacker = game.to_move == self.attacker;
        if !is_attacker {
            let mut passed = game.clone();
            passed.pass();
            if !self.is_captured(&passed)? {
                return Some(false);
            }
        }
        for (column, row) in self.points.clone() {
            let mut after = game.clone();
            if after.place(column, row).is_err() {
                continue;
            }
            if self.is_captured(&after)? == is_attacker {
                return Some(is_attacker);
            }
        }
        Some(!is_attacker)
    }

    /// Returns whether a move is on one of the points.
    pub fn has(&self, mv: Move) -> bool {
        matches!(mv, Move::Place(point) if self.points.contains(&place(point)))
    }

    /// Returns how many of the points are free.
    pub fn free(&self, grid: &Grid) -> usize {
        let points = self.points.iter();
        points.filter(|&&(column, row)| grid[row][column].is_none()).count()
    }
}

/// Returns the points that are reached from one without crossing the attacker's stones, and those
/// of the attacker's stones that have no other neighbours.
fn enclosed(grid: &Grid, from: (usize, usize), attacker: Player) -> Vec<(usize, usize)> {
    let mut seen: HashSet<(usize, usize)> = HashSet::from([from]);
    let mut open = vec![from];
    while let Some((column, row)) = open.pop() {
        for (column, row) in neighbours(grid.len(), column, row) {
            if seen.contains(&(column, row)) {
                continue;
            }
            if grid[row][column] == Some(attacker) {
                let stones = group(grid, column, row);
                let is_inside = stones.iter().all(|&(column, row)| {
                    let beside = neighbours(grid.len(), column, row);
                    beside.iter().all(|next| {
                        stones.contains(next) || is_reached(grid, from, *next, attacker)
                    })
                });
                if !is_inside {
                    continue;
                }
            }
            seen.insert((column, row));
            open.push((column, row));
        }
    }
    let mut points: Vec<(usize, usize)> = seen.into_iter().collect();
    points.sort_unstable();
    points
}

/// Returns whether a point is reached from another one, through stones of the attacker that stand
/// alone at most.
fn is_reached(grid: &Grid, from: (usize, usize), to: (usize, usize), attacker: Player) -> bool {
    let mut seen = HashSet::from([from]);
    let mut open = vec![from];
    while let Some((column, row)) = open.pop() {
        if (column, row) == to {
            return true;
        }
        for (column, row) in neighbours(grid.len(), column, row) {
            if grid[row][column] != Some(attacker) && seen.insert((column, row)) {
                open.push((column, row));
            }
        }
    }
    false
}
