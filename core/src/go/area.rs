//! The ownership of the points, and the result of a game.

use super::choices::Scoring;
use super::point::{Point, PointSet};
use super::setup::Setup;
use crate::game::{Outcome, Player};

/// Whose a point is when a game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A living stone of this player stands there.
    Stone(Player),
    /// Only this player's living stones enclose it, or a dead stone of the opponent stands there.
    Territory(Player),
    /// Neither's: it touches living stones of both, or there are none.
    Neutral,
}

/// A count of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The living stones of both players.
    pub stones: [u32; 2],
    /// The points that belong to both players without a living stone on them.
    pub territory: [u32; 2],
    /// The stones that both players have taken, with the dead ones of their opponent.
    pub prisoners: [u32; 2],
    /// The result: twice the points of both players, with the komi in White's.
    pub halves: [i32; 2],
}

impl Area {
    /// Counts a board on which these stones live, and whose players have taken so many. Eyes of the
    /// stones in `seki` do not count.
    #[must_use]
    pub fn count(
        setup: Setup,
        living: &[PointSet; 2],
        seki: &PointSet,
        prisoners: [u32; 2],
    ) -> Self {
        let territory = territory(setup.size(), living, seki);
        let stones = [living[0].len(), living[1].len()];
        let territory = [territory[0].len(), territory[1].len()];
        let points = |player: usize| match setup.scoring() {
            Scoring::Area => stones[player] + territory[player],
            Scoring::Territory => territory[player] + prisoners[player],
            Scoring::Stones => stones[player],
        };
        let halves =
            [2 * points(0).cast_signed(), 2 * points(1).cast_signed() + setup.komi().halves()];
        Self { stones, territory, prisoners, halves }
    }

    /// Returns twice the points by which Black is ahead, less than 0 if White is.
    #[must_use]
    pub const fn lead(self) -> i32 {
        self.halves[0] - self.halves[1]
    }

    /// Returns who wins with this count.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self.lead() {
            1.. => Outcome::Win(Player::First),
            0 => Outcome::Draw,
            _ => Outcome::Win(Player::Second),
        }
    }

    /// Returns a number of half points for people: `16.5`.
    #[must_use]
    pub fn points(halves: i32) -> String {
        let sign = if halves < 0 { "-" } else { "" };
        let size = halves.unsigned_abs();
        format!("{sign}{}{}", size / 2, if size % 2 == 1 { ".5" } else { "" })
    }
}

/// Returns whose each point is on a board on which these stones live. Eyes of the stones in `seki`
/// are no one's.
pub(super) fn owners(
    size: u8,
    living: &[PointSet; 2],
    seki: &PointSet,
) -> impl Fn(Point) -> Owner + use<> {
    let (living, territory) = (*living, territory(size, living, seki));
    move |point| {
        let of = |sets: &[PointSet; 2]| {
            Player::BOTH.into_iter().find(|player| sets[player.index()].contains(point))
        };
        match (of(&living), of(&territory)) {
            (Some(player), _) => Owner::Stone(player),
            (None, Some(player)) => Owner::Territory(player),
            (None, None) => Owner::Neutral,
        }
    }
}

/// Returns the points without a living stone that only living stones of one player enclose, of both
/// players. What only stones in seki enclose is no one's.
fn territory(size: u8, living: &[PointSet; 2], seki: &PointSet) -> [PointSet; 2] {
    let mut territory = [PointSet::EMPTY; 2];
    let mut left = PointSet::board(size).without(&living[0]).without(&living[1]);
    let mut stack: Vec<Point> = Vec::new();
    while let Some(first) = left.iter().next() {
        let mut region = PointSet::EMPTY;
        let mut beside = PointSet::EMPTY;
        left.remove(first);
        stack.push(first);
        while let Some(point) = stack.pop() {
            region.insert(point);
            for next in point.neighbours(size) {
                beside.insert(next);
                if left.contains(next) {
                    left.remove(next);
                    stack.push(next);
                }
            }
        }
        let touching = living.map(|stones| stones.intersection(&beside));
        for player in Player::BOTH {
            let free = touching[player.index()].without(seki);
            if !free.is_empty() && touching[player.other().index()].is_empty() {
                territory[player.index()] = territory[player.index()].union(&region);
            }
        }
    }
    territory
}
