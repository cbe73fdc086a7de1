//! Stones that are joined along the lines, their liberties, and eyes.

use super::Position;
use crate::game::Player;
use crate::go::point::{Point, PointSet};

impl Position {
    /// Returns the points of the group with a stone on this point; none where there is no stone.
    #[must_use]
    pub fn group(&self, point: Point) -> PointSet {
        self.stone(point)
            .map_or(PointSet::EMPTY, |player| self.connected(point, player))
    }

    /// Returns the number of liberties of the group with a stone on this point: the empty points
    /// next to it.
    #[must_use]
    pub fn liberties(&self, point: Point) -> u32 {
        let (group, empty) = (self.group(point), self.empty_points());
        let mut liberties = PointSet::EMPTY;
        for next in group
            .iter()
            .flat_map(|point| point.neighbours(self.setup.size()))
            .filter(|&next| empty.contains(next))
        {
            liberties.insert(next);
        }
        liberties.len()
    }

    /// Returns the stones that a stone of the player to move on an empty point would take.
    pub(super) fn taken_by(&self, point: Point) -> PointSet {
        let other = self.to_move.other();
        let mut taken = PointSet::EMPTY;
        for next in point.neighbours(self.setup.size()) {
            let is_others = self.stones[other.index()].contains(next) && !taken.contains(next);
            if is_others && !self.has_liberty_besides(next, other, point) {
                taken = taken.union(&self.connected(next, other));
            }
        }
        taken
    }

    fn connected(&self, point: Point, player: Player) -> PointSet {
        let own = &self.stones[player.index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) && !group.contains(next) {
                    group.insert(next);
                    stack.push(next);
                }
            }
        }
        group
    }

    /// Returns whether the group of a player with a stone on a point has a liberty other than
    /// `besides`.
    pub(super) fn has_liberty_besides(&self, point: Point, player: Player, besides: Point) -> bool {
        let own = &self.stones[player.index()];
        let other = &self.stones[player.other().index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) {
                    if !group.contains(next) {
                        group.insert(next);
                        stack.push(next);
                    }
                } else if next != besides && !other.contains(next) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns whether an empty point is an eye of a player: that player's stones are on all points
    /// beside it, and the other has not enough of the corners around it to make it false.
    #[must_use]
    pub fn is_eye(&self, point: Point, player: Player) -> bool {
        let size = self.setup.size();
        if !point
            .neighbours(size)
            .all(|next| self.stones[player.index()].contains(next))
        {
            return false;
        }
        let (column, row) = (i16::from(point.column()), i16::from(point.row()));
        let (mut corners, mut others) = (0, 0);
        for (right, up) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let corner = (
                u8::try_from(column + right).ok(),
                u8::try_from(row + up).ok(),
            );
            if let (Some(column), Some(row)) = corner
                && column < size
                && row < size
            {
                corners += 1;
                others +=
                    u32::from(self.stones[player.other().index()].contains(Point::at(column, row)));
            }
        }
        others + u32::from(corners < 4) < 2
    }
}
