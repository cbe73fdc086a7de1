//! The count of a board, and whose each point is.

use super::Position;
use crate::game::Player;
use crate::go::area::{Area, Owner, owners};
use crate::go::choices::Scoring;
use crate::go::point::{Point, PointSet};
use crate::go::seki::in_seki;

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
    /// That is the difference between a count of areas and one of territories, but for eyes in seki.
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

    /// Returns whose a point is if these stones are dead.
    pub(in crate::go) fn owners_without(&self, dead: &PointSet) -> impl Fn(Point) -> Owner + use<> {
        let living = self.stones.map(|stones| stones.without(dead));
        owners(self.setup.size(), &living, &self.seki(&living))
    }

    /// Returns which of these stones are in seki if their eyes do not count: with territory, as in Japan.
    fn seki(&self, living: &[PointSet; 2]) -> PointSet {
        if self.setup.scoring() != Scoring::Territory {
            return PointSet::EMPTY;
        }
        in_seki(self.setup, living, &living[0].union(&living[1]))
    }
}
