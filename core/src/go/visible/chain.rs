//! Chains of stones with their liberties.

use crate::game::Player;
use crate::go::point::{Point, PointSet};
use crate::go::position::Position;

/// Stones that are joined along the lines, and the empty points beside them.
pub(in crate::go) struct Chain {
    pub(in crate::go) stones: PointSet,
    pub(in crate::go) liberties: PointSet,
}

impl Chain {
    /// Returns the chain with the stone on this point; an empty one, where there is none.
    pub(in crate::go) fn at(position: &Position, point: Point) -> Self {
        let size = position.setup().size();
        let stones = position.group(point);
        let mut liberties = PointSet::EMPTY;
        for beside in stones.iter().flat_map(|point| point.neighbours(size)) {
            if position.stone(beside).is_none() {
                liberties.insert(beside);
            }
        }
        Self { stones, liberties }
    }

    pub(in crate::go) fn len(&self) -> u32 {
        self.stones.len()
    }

    pub(in crate::go) fn first(&self) -> Point {
        self.stones.iter().next().unwrap_or(Point::at(0, 0))
    }

    pub(in crate::go) fn last_liberty(&self) -> Option<Point> {
        let mut liberties = self.liberties.iter();
        liberties.next().filter(|_| liberties.next().is_none())
    }

    /// Returns whether a stone of this chain is beside one of another.
    pub(in crate::go) fn touches(&self, other: &Self, position: &Position) -> bool {
        let size = position.setup().size();
        let mut beside = self.stones.iter().flat_map(|point| point.neighbours(size));
        beside.any(|point| other.stones.contains(point))
    }
}

/// Returns the chains of a player, by their first stones, row by row from the lower left.
pub(in crate::go) fn chains(position: &Position, player: Player) -> Vec<Chain> {
    let mut left = *position.stones(player);
    let mut chains = Vec::new();
    while let Some(point) = left.iter().next() {
        let chain = Chain::at(position, point);
        left = left.without(&chain.stones);
        chains.push(chain);
    }
    chains
}

/// Returns the chains of a player beside a point, each once.
pub(in crate::go) fn chains_beside(
    position: &Position,
    point: Point,
    player: Player,
) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    for beside in point.neighbours(position.setup().size()) {
        let is_known = chains.iter().any(|chain| chain.stones.contains(beside));
        if !is_known && position.stones(player).contains(beside) {
            chains.push(Chain::at(position, beside));
        }
    }
    chains
}

/// Returns the points on which a stone may save a chain in atari: those that capture a chain beside
/// it, and its own liberties.
pub(super) fn exits(position: &Position, point: Point) -> Vec<Point> {
    let size = position.setup().size();
    let chain = Chain::at(position, point);
    let mut exits = chain.liberties;
    let mut known = chain.stones;
    for beside in chain.stones.iter().flat_map(|point| point.neighbours(size)) {
        if known.contains(beside) || position.stone(beside).is_none() {
            continue;
        }
        let other = Chain::at(position, beside);
        known = known.union(&other.stones);
        if let Some(liberty) = other.last_liberty() {
            exits.insert(liberty);
        }
    }
    exits.iter().collect()
}
