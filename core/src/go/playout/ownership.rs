//! The expected owner of each point: the share of playouts in which each player ends up with it.
//!
//! At the end of a game the estimate depends on the stones alone, not on the turn or on the stones
//! marked dead already, so that two computers agree, and neither unmarks what the other has marked.

use super::board::Board;
use super::policy::{Policy, Style};
use super::prior::GoPlayouts;
use crate::game::{Game as _, Player};
use crate::go::choices::Dead;
use crate::go::komi::Komi;
use crate::go::point::{Point, PointSet};
use crate::go::position::{Phase, Position};
use crate::search::{Dice, SharedTree, TreeOptions, TreeSearch};

/// The number of playouts that tell which komi makes a game about even.
const FIRST: u32 = 60;

/// Playouts from a position, and whose each point was at their ends.
#[derive(Debug)]
pub struct Ownership {
    start: Board,
    dice: Dice,
    /// The search whose games are played; `None`: playouts from the position, in which the players
    /// begin in turn.
    balanced: Option<BalancedSearch>,
    ends: Ends,
}

/// A search of a game that its komi makes about even.
#[derive(Debug)]
struct BalancedSearch {
    tree: SharedTree<Position, GoPlayouts>,
    /// By how many half points Black leads more with the komi of the position.
    shift: i32,
}

/// The ends of playouts.
#[derive(Clone, Debug)]
struct Ends {
    playouts: u32,
    /// The points of the board for playouts.
    points: Vec<u16>,
    /// For each point of the board for playouts, how often it was each player's.
    owned: Vec<[u32; 2]>,
    /// The sum of Black's leads in half points, and that of their squares.
    leads: [f64; 2],
}

impl Ownership {
    /// Returns the beginning, without playouts.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let start = Board::of_stones(position);
        let points = PointSet::board(position.setup().size());
        let ends = Ends {
            playouts: 0,
            points: points.iter().map(|point| start.point(point)).collect(),
            owned: vec![[0; 2]; start.length()],
            leads: [0.0; 2],
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "half of the hash is enough for a seed"
        )]
        let dice = Dice::new(position.stones_hash() as u64);
        Self { start, dice, balanced: None, ends }
    }

    /// Returns the beginning for a game in progress: the games are those of a tree search for the
    /// player to move, so that they answer what is urgent. Its komi makes the game about even, as a
    /// search cares little for points in a game that is won or lost.
    #[must_use]
    pub fn in_turn(position: &Position) -> Self {
        let first = match position.phase() {
            // A resignation takes no turn.
            Phase::Resigned(loser) => loser,
            _ => position.to_move(),
        };
        let position = position.with_turn(first);
        let mut flat = Self::new(&position);
        flat.play(FIRST);
        let setup = position.setup();
        let komi = f64::from(setup.komi().halves()) / 2.0 + flat.lead(Player::First).0;
        let even = Komi::nearest(komi).unwrap_or(setup.komi());
        // Games that end in the tree would leave points without an owner.
        let setup = setup.with_komi(even).with_dead(Dead::Settle);
        let playouts = GoPlayouts::new(Style::Heavy, true);
        let search = TreeSearch::new(playouts, TreeOptions::default());
        let shift = even.halves() - position.setup().komi().halves();
        let tree = search.plant(&position.recounted(setup));
        Self { balanced: tree.map(|tree| BalancedSearch { tree, shift }), ..Self::new(&position) }
    }

    /// Plays this many more games.
    pub fn play(&mut self, playouts: u32) {
        let ends = &mut self.ends;
        if let Some(BalancedSearch { tree, .. }) = &self.balanced {
            tree.watch(playouts, self.dice.roll(), |board| ends.add(board));
            return;
        }
        let mut board = self.start.clone();
        for _ in 0..playouts {
            board.clone_from(&self.start);
            board.to_move = Player::BOTH[usize::from(!ends.playouts.is_multiple_of(2))];
            Policy::new(Style::Heavy).play_out(&mut board, &mut self.dice, |_, _| {});
            ends.add(&board);
        }
    }

    /// Returns how many games were played.
    #[must_use]
    pub const fn playouts(&self) -> u32 {
        self.ends.playouts
    }

    /// Returns how often in a hundred games a point was a player's.
    #[must_use]
    pub fn percent(&self, point: Point, player: Player) -> u32 {
        100 * self.owned(point)[player.index()] / self.playouts().max(1)
    }

    /// Returns how often more a point was a player's than the other's, from -1 to 1.
    #[must_use]
    pub fn balance(&self, point: Point, player: Player) -> f64 {
        let owned = self.owned(point);
        let [own, other] = [player, player.other()].map(|player| f64::from(owned[player.index()]));
        (own - other) / self.games()
    }

    /// Returns by how many points a player was ahead on average, and the standard deviation.
    #[must_use]
    pub fn lead(&self, player: Player) -> (f64, f64) {
        let [mean, square] = self.ends.leads.map(|sum| sum / self.games());
        let deviation = (square - mean * mean).max(0.0).sqrt() / 2.0;
        let mean = mean + self.balanced.as_ref().map_or(0.0, |search| f64::from(search.shift));
        match player {
            Player::First => (mean / 2.0, deviation),
            Player::Second => (-mean / 2.0, deviation),
        }
    }

    /// Returns how often a point was each player's.
    fn owned(&self, point: Point) -> [u32; 2] {
        self.ends.owned[usize::from(self.start.point(point))]
    }

    /// Returns the number of games, at least one.
    fn games(&self) -> f64 {
        f64::from(self.playouts().max(1))
    }
}

impl Ends {
    fn add(&mut self, board: &Board) {
        for &at in &self.points {
            if let Some(player) = board.owner(at) {
                self.owned[usize::from(at)][player.index()] += 1;
            }
        }
        let lead = f64::from(board.lead());
        self.leads[0] += lead;
        self.leads[1] += lead * lead;
        self.playouts += 1;
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
