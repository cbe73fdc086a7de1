//! Forced wins by fours: victory by continuous fours.
//!
//! A four can be answered in one way only, so a player who makes nothing but fours leads the other along a line, and such a
//! line can be searched far deeper than the game itself. It wins if it ends in a four that cannot be stopped: a straight four,
//! two fours at once, or one whose only answer is forbidden to Black.

use super::point::{Point, PointSet};
use super::position::{Move, Position};
use super::threats::Kind;
use crate::core::game::{Game, Key, Player};
use crate::core::score::Score;

/// How far a solver may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FourLimits {
    /// The greatest number of fours in a row, before the row that wins.
    pub fours: u32,
    /// The greatest number of positions of the attacker that are looked at.
    pub nodes: u64,
}

/// A solver of wins by fours, with a memory of positions from which there is none.
///
/// What it finds is a function of the position and the limits as long as no solution is cut short by the number of nodes; the
/// memory only saves work.
pub struct FourSolver {
    /// For each slot, a part of the key of a position, and from how few fours on there may be a win.
    failed: Vec<(u64, u32)>,
    /// The moves of the win found, the last one first.
    line: Vec<Move>,
    nodes: u64,
    node_limit: u64,
}

impl FourSolver {
    /// Returns a solver; its memory takes at most this many bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let slots = (bytes / size_of::<(u64, u32)>()).max(1);
        Self { failed: vec![(0, 0); slots], line: Vec::new(), nodes: 0, node_limit: 0 }
    }

    /// Forgets all positions, so that the next call does not depend on those before it.
    pub fn forget(&mut self) {
        self.failed.fill((0, 0));
    }

    /// Returns the line by which the player to move wins with the fewest fours, from its first move to the row that wins; `None`
    /// if there is no win within the limits, or the game is over.
    ///
    /// The answers in the line are the only ones; where the last four cannot be stopped, the answer is one of those that fail.
    pub fn shortest(&mut self, position: &Position, limits: FourLimits) -> Option<Vec<Move>> {
        let mut position = position.clone();
        self.start(limits);
        (0..=limits.fours).find(|&fours| self.attack(&mut position, fours).is_some())?;
        self.line.reverse();
        Some(self.line.clone())
    }

    /// Returns the value of a win by fours for the player to move, not always the shortest, or `None` if there is none within
    /// the limits.
    pub fn win(&mut self, position: &mut Position, limits: FourLimits) -> Option<Score> {
        self.start(limits);
        self.attack(position, limits.fours).map(Score::win_in)
    }

    /// Returns how many positions of the attacker the last call looked at.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn start(&mut self, limits: FourLimits) {
        self.nodes = 0;
        self.node_limit = limits.nodes;
        self.line.clear();
    }

    /// Returns in how many plies the player to move wins by at most so many fours.
    fn attack(&mut self, position: &mut Position, fours: u32) -> Option<u32> {
        if position.outcome().is_some() || self.nodes >= self.node_limit {
            return None;
        }
        self.nodes += 1;
        let player = position.to_move();
        let threats = position.threats();
        if let Some(win) = threats.points(Kind::Five, player).iter().next() {
            self.line = vec![Move::Place(win)];
            return Some(1);
        }
        let key = position.key();
        if fours == 0 || self.has_failed(key, fours) {
            return None;
        }
        let mut moves = threats.four_points(player);
        let to_stop = threats.points(Kind::Five, player.other());
        let mut stops = to_stop.iter();
        match (stops.next(), stops.next()) {
            (None, _) => {}
            // The other is one stone short of a win: the four must stop it.
            (Some(_), None) => moves = moves.intersection(to_stop),
            (Some(_), Some(_)) => return None,
        }
        let found = self.best_kinds_first(position, &moves, fours);
        if found.is_none() && self.nodes < self.node_limit {
            self.note_failure(key, fours);
        }
        found
    }

    /// Tries the fours on these points, the strongest kinds first.
    fn best_kinds_first(&mut self, position: &mut Position, moves: &PointSet, fours: u32) -> Option<u32> {
        let player = position.to_move();
        let kinds = [Kind::StraightFour, Kind::DoubleFour, Kind::FourThree, Kind::Four, Kind::Doubtful];
        for kind in kinds {
            let points = moves.intersection(position.threats().points(kind, player));
            for point in points.iter() {
                if kind == Kind::Doubtful && position.forbidden(point).is_some() {
                    continue;
                }
                if let Some(plies) = self.four(position, point, fours) {
                    return Some(plies);
                }
            }
        }
        None
    }

    /// Returns in how many plies a four on this point wins.
    fn four(&mut self, position: &mut Position, point: Point, fours: u32) -> Option<u32> {
        let player = position.to_move();
        let four = Move::Place(point);
        let undo = position.make(four);
        let mut answers = position.threats().points(Kind::Five, player).iter();
        let result = match (answers.next(), answers.next()) {
            (Some(first), None) if position.to_move() == Player::Second || position.forbidden(first).is_none() => {
                let answer = Move::Place(first);
                let undo = position.make(answer);
                let plies = self.attack(position, fours - 1);
                position.unmake(answer, undo);
                plies.map(|plies| (answer, plies))
            }
            // Whatever the answer is, the row that wins follows.
            (Some(first), _) => {
                let mut replies = Vec::new();
                position.candidates(&mut replies);
                replies.first().map(|&reply| {
                    let win = position.threats().points(Kind::Five, player).iter().find(|&win| Move::Place(win) != reply);
                    self.line = vec![Move::Place(win.unwrap_or(first))];
                    (reply, 1)
                })
            }
            (None, _) => None,
        };
        position.unmake(four, undo);
        result.map(|(answer, plies)| {
            self.line.extend([answer, four]);
            plies + 2
        })
    }

    /// Returns whether it is known that there is no win by so many fours.
    fn has_failed(&self, key: u128, fours: u32) -> bool {
        let (slot, check) = self.slot(key);
        let (known, failed) = self.failed[slot];
        known == check && failed >= fours
    }

    /// Notes that there is no win by so many fours.
    fn note_failure(&mut self, key: u128, fours: u32) {
        let (slot, check) = self.slot(key);
        self.failed[slot] = (check, fours);
    }

    /// Returns where a position is remembered, and as what.
    #[expect(clippy::cast_possible_truncation, reason = "the halves of the key serve for different things")]
    fn slot(&self, key: u128) -> (usize, u64) {
        let slot = (u128::from((key as u64).hash64()) * self.failed.len() as u128) >> 64;
        (slot as usize, (key >> 64) as u64)
    }
}
