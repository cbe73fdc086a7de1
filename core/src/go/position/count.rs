//! The count of a board, whose each point is, and seki: chains of both players that share liberties
//! on which neither can play.

use super::{Move, Position};
use crate::game::{Game as _, Player};
use crate::go::area::{Area, Owner, owners};
use crate::go::choices::Scoring;
use crate::go::point::{Point, PointSet};
use crate::go::setup::Setup;
use crate::go::stones::Stones;
use crate::go::visible::chain::{Chain, chains};

impl Position {
    /// Returns the count of the board as it stands, without the stones that are called dead.
    #[must_use]
    pub fn count(&self) -> Area {
        self.count_without(&self.dead)
    }

    /// Returns the count of the board if these stones are dead.
    #[must_use]
    pub fn count_without(&self, dead: &PointSet) -> Area {
        let living = self.stones.map(|stones| stones.without(dead));
        let prisoners = Player::BOTH.map(|player| {
            let other = player.other().index();
            self.captured[player.index()] + self.stones[other].len() - living[other].len()
        });
        Area::count(self.setup, &living, &self.seki(&living), prisoners)
    }

    /// Returns by how many stones Black has put more on the board than White, with those that have
    /// been taken.
    ///
    /// That is the difference between a count of areas and one of territories, but for eyes in
    /// seki.
    #[must_use]
    pub fn surplus(&self) -> i32 {
        let put = |player: Player| {
            let taken = self.captured[player.other().index()];
            (self.stones[player.index()].len() + taken).cast_signed()
        };
        put(Player::First) - put(Player::Second)
    }

    /// Returns whose a point is when the board is counted as it stands, without the stones that are
    /// called dead.
    pub fn owners(&self) -> impl Fn(Point) -> Owner + use<> {
        self.owners_without(&self.dead)
    }

    pub(in crate::go) fn owners_without(&self, dead: &PointSet) -> impl Fn(Point) -> Owner + use<> {
        let living = self.stones.map(|stones| stones.without(dead));
        owners(self.setup.size(), &living, &self.seki(&living))
    }

    /// Returns which of these stones are in seki if their eyes do not count: with territory, as in
    /// Japan.
    fn seki(&self, living: &[PointSet; 2]) -> PointSet {
        if self.setup.scoring() != Scoring::Territory {
            return PointSet::EMPTY;
        }
        in_seki(self.setup, living, &living[0].union(&living[1]))
    }
}

/// Returns the stones in seki on a board with these stones. Only chains whose stones are in `open`
/// are looked at.
pub(in crate::go) fn in_seki(setup: Setup, stones: &[PointSet; 2], open: &PointSet) -> PointSet {
    let turns =
        Player::BOTH.map(|player| Position::begun(setup, Stones::of_sides(*stones, player)));
    let [black, white] = Player::BOTH.map(|player| {
        let mut chains = chains(&turns[0], player);
        chains.retain(|chain| open.contains(chain.first()));
        chains
    });
    let pairs = black.iter().flat_map(|one| white.iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| shares_what_neither_can_play(&turns, one, other))
        .fold(PointSet::EMPTY, |found, (one, other)| found.union(&one.stones).union(&other.stones))
}

/// Returns whether two chains of different players share liberties, on each of which either player
/// would be taken at once. The position is given with each player to move.
fn shares_what_neither_can_play(turns: &[Position; 2], one: &Chain, other: &Chain) -> bool {
    let shared = one.liberties.intersection(&other.liberties);
    let is_bad = |position: &Position, point: Point| {
        let mv = Move::Place(point);
        if position.refusal(mv).is_some() {
            return true;
        }
        let mut after = position.clone();
        after.make(mv);
        after.liberties(point) == 1
    };
    let mut points = shared.iter();
    !shared.is_empty() && points.all(|point| turns.iter().all(|position| is_bad(position, point)))
}
