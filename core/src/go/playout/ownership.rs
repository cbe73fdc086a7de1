//! The expected owner of each point: the share of playouts in which each player ends up with it.
//!
//! At the end of a game the estimate depends on the stones alone, not on the turn or on the stones
//! marked dead already, so that two computers agree, and neither unmarks what the other has marked.

use super::board::Board;
use super::policy::{Policy, Style};
use crate::game::{Game as _, Player};
use crate::go::point::{Point, PointSet};
use crate::go::position::{Phase, Position};
use crate::search::Dice;

/// Playouts from a position, and whose each point was at their ends.
#[derive(Clone, Debug)]
pub struct Ownership {
    start: Board,
    board: Board,
    dice: Dice,
    playouts: u32,
    /// For each point of the board for playouts, how often it was each player's.
    owned: Vec<[u32; 2]>,
    /// The sum of Black's leads in half points, and that of their squares.
    leads: [f64; 2],
    position: Position,
    /// Who begins each game; `None`: the players in turn.
    first: Option<Player>,
}

impl Ownership {
    /// Returns the beginning, without playouts.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let start = Board::of_stones(position);
        let owned = vec![[0; 2]; start.length()];
        #[expect(
            clippy::cast_possible_truncation,
            reason = "half of the hash is enough for a seed"
        )]
        let dice = Dice::new(position.stones_hash() as u64);
        Self {
            board: start.clone(),
            start,
            dice,
            playouts: 0,
            owned,
            leads: [0.0; 2],
            position: position.clone(),
            first: None,
        }
    }

    /// Returns the beginning for a game in progress: the player to move begins.
    #[must_use]
    pub fn in_turn(position: &Position) -> Self {
        let first = match position.phase() {
            // A resignation takes no turn.
            Phase::Resigned(loser) => loser,
            _ => position.to_move(),
        };
        Self {
            first: Some(first),
            ..Self::new(position)
        }
    }

    /// Plays this many more games.
    pub fn play(&mut self, playouts: u32) {
        let points = self.position.setup();
        for _ in 0..playouts {
            self.board.clone_from(&self.start);
            let in_turn = Player::BOTH[usize::from(!self.playouts.is_multiple_of(2))];
            self.board.to_move = self.first.unwrap_or(in_turn);
            Policy::new(Style::Heavy).play_out(&mut self.board, &mut self.dice, |_, _| {});
            for point in PointSet::board(points.size()).iter() {
                let at = self.board.point(point);
                if let Some(player) = self.board.owner(at) {
                    self.owned[usize::from(at)][player.index()] += 1;
                }
            }
            let lead = f64::from(self.board.lead());
            self.leads[0] += lead;
            self.leads[1] += lead * lead;
            self.playouts += 1;
        }
    }

    /// Returns how many games were played.
    #[must_use]
    pub const fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Returns how often in a hundred games a point was a player's.
    #[must_use]
    pub fn percent(&self, point: Point, player: Player) -> u32 {
        100 * self.owned[usize::from(self.start.point(point))][player.index()]
            / self.playouts.max(1)
    }

    /// Returns how often more a point was a player's than the other's, from -1 to 1.
    #[must_use]
    pub fn balance(&self, point: Point, player: Player) -> f64 {
        let owned = self.owned[usize::from(self.start.point(point))];
        let [own, other] = [player, player.other()].map(|player| f64::from(owned[player.index()]));
        (own - other) / self.games()
    }

    /// Returns by how many points a player was ahead on average, and the standard deviation.
    #[must_use]
    pub fn lead(&self, player: Player) -> (f64, f64) {
        let [mean, square] = self.leads.map(|sum| sum / self.games());
        let deviation = (square - mean * mean).max(0.0).sqrt() / 2.0;
        match player {
            Player::First => (mean / 2.0, deviation),
            Player::Second => (-mean / 2.0, deviation),
        }
    }

    /// Returns the number of games, at least one.
    fn games(&self) -> f64 {
        f64::from(self.playouts.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::position::Move;
    use crate::go::setup::Setup;

    #[test]
    fn a_resignation_changes_no_estimate() {
        let mut position = Position::start(Setup::new(5).expect("a size"));
        let estimates = |position: &Position| {
            let mut ownership = Ownership::in_turn(position);
            ownership.play(60);
            let percent = |point| ownership.percent(point, Player::First);
            PointSet::board(5).iter().map(percent).collect::<Vec<_>>()
        };
        position.play(Move::Place(Point::at(2, 2))).expect("legal");
        let before = estimates(&position);
        position.play(Move::Resign).expect("legal");
        assert_eq!(estimates(&position), before);
    }
}
