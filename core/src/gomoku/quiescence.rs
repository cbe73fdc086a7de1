//! Threats for an exact search, beside an evaluation: which moves to try first, and which to
//! continue with at depth 0.

use super::point::{Point, PointSet};
use super::position::{Move, Position};
use super::threats::Kind;
use crate::game::{Game, Player};
use crate::score::Score;
use crate::search::{Evaluate, Standing, URGENT};

/// The greatest number of fours that are looked at in a position, the most promising ones: all
/// orders of many fours would take ages.
const MOST_FOURS: usize = 4;

/// An evaluation that is asked only where neither player has a four to make or to stop: the search
/// continues along fours.
#[derive(Clone, Copy, Debug)]
pub struct AlongFours<E>(pub E);

impl<E: Evaluate<Position>> Evaluate<Position> for AlongFours<E> {
    #[inline]
    fn evaluate(&self, position: &Position) -> Score {
        self.0.evaluate(position)
    }

    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> u32 {
        self.0.promise(position, mv)
    }

    /// Returns fours of the player to move, which it may do without, or what it must answer a four
    /// with.
    #[inline]
    fn noisy(&self, position: &Position, out: &mut Vec<Move>) -> Standing {
        out.clear();
        let mover = position.to_move();
        if let Some(points) = position.pressing_points() {
            out.extend(
                position
                    .without_forbidden(&points)
                    .iter()
                    .take(1)
                    .map(Move::Place),
            );
            if out.is_empty() {
                // The only point that stops the five is forbidden, so whatever it does loses.
                position.candidates(out);
                out.truncate(1);
            }
            return Standing::Refused;
        }
        let fours = position.without_forbidden(&position.threats().four_points(mover));
        out.extend(fours.iter().map(Move::Place));
        if out.len() > MOST_FOURS {
            out.sort_by_key(|&mv| std::cmp::Reverse(self.promise(position, mv)));
            out.truncate(MOST_FOURS);
        }
        Standing::Allowed
    }
}

impl Position {
    /// Returns the points of which the player to move must choose one: that win at once or, failing
    /// that, that stop the other from winning at once; `None`, if there are neither. Some of them
    /// may be forbidden.
    #[inline]
    pub(super) fn pressing_points(&self) -> Option<PointSet> {
        let (mover, threats) = (self.to_move(), self.threats());
        [mover, mover.other()]
            .into_iter()
            .find(|&player| threats.count(Kind::Five, player) > 0)
            .map(|player| *threats.points(Kind::Five, player))
    }

    /// Returns the points of a set that the player to move may play.
    #[inline]
    pub(super) fn without_forbidden(&self, points: &PointSet) -> PointSet {
        let mover = self.to_move();
        let mut allowed = *points;
        for point in points
            .intersection(self.threats().points(Kind::Doubtful, mover))
            .iter()
        {
            if self.forbidden(point).is_some() {
                allowed.remove(point);
            }
        }
        allowed
    }

    /// Returns how promising a stone on this point looks: what makes or stops a win is [`URGENT`],
    /// the rest by its odds.
    #[inline]
    pub(super) fn promise(&self, point: Point) -> u32 {
        let mover = self.to_move();
        let threats = self.threats();
        let strongest = |player: Player| threats.kind(point, player);
        let urgent = match (strongest(mover), strongest(mover.other())) {
            (Kind::Five, _) => 4,
            (_, Kind::Five) => 3,
            (Kind::StraightFour | Kind::DoubleFour, _) => 2,
            (_, Kind::StraightFour | Kind::DoubleFour) => 1,
            _ => 0,
        };
        urgent * URGENT + self.odds(point)
    }

    /// Returns a number in the order of the odds that a stone is put on this point, below
    /// [`URGENT`].
    #[inline]
    pub(super) fn odds(&self, point: Point) -> u32 {
        // No move is so bad that its promise is below zero.
        (self.threats().promise(point, self.to_move()) + 4000)
            .max(0)
            .unsigned_abs()
            << 8
    }
}
