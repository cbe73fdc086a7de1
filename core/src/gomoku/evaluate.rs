//! The static evaluations of Gomoku.

use super::point::{Point, PointSet};
use super::position::{Move, Position};
use super::runs::{Length, Runs};
use super::threats::Kind;
use super::weights::FLAGS;
use crate::game::{Game, Player};
use crate::score::{Character, Score};
use crate::search::{Evaluate, Standing, URGENT};

/// The evaluation of a student program: each side has the points of the first case that holds for
/// its runs of stones.
///
/// A run is *open* with both ends free and *blocked* with one of them. The names are those of a
/// target of five: a four is a run one stone short of the target, a three two, a two three.
///
/// | what a side has | points |
/// |---|---|
/// | an open four | 2,500,000 |
/// | a blocked four, and two open threes or more | 1,500,000 |
/// | a blocked four | 1,000,000 |
/// | two open threes or more | 5,000 |
/// | an open three and a blocked one | 1,000 |
/// | one open three | 200 + zone |
/// | two open twos or more | 100 + zone |
/// | a blocked three | 50 + zone |
/// | two blocked twos or more | 10 + zone |
/// | one open two | 5 + zone |
/// | one blocked two | 3 + zone |
/// | anything else | zone |
///
/// The zone is -5 for a stone on the centre, -10 for one on the ring around it, and so on outward,
/// over all stones of the side.
#[derive(Clone, Copy, Debug)]
pub struct FirstCase {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

/// A beginner's evaluation: the fours and the open threes of both sides, at most one of each.
#[derive(Clone, Copy, Debug)]
pub struct Beginner {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

impl Evaluate<Position> for Beginner {
    #[inline]
    fn evaluate(&self, position: &Position) -> Score {
        let mover = position.to_move();
        let points =
            [mover, mover.other()].map(|player| match first_case(position.runs(), player) {
                points @ 1_000_000.. => i64::from(points),
                _ if position.runs().open(player, Length::Three) > 0 => 200,
                _ => 0,
            });
        self.character.weigh(points, mover == self.owner)
    }
}

/// The evaluation of Plot 4: the sum of what a stone on each empty point would make, in all four
/// directions.
#[derive(Clone, Copy, Debug)]
pub struct PatternSum {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

impl Evaluate<Position> for PatternSum {
    #[inline]
    fn evaluate(&self, position: &Position) -> Score {
        let mover = position.to_move();
        let threats = position.threats();
        let flags = i64::from(FLAGS[flags(position)]);
        let worth = [
            i64::from(threats.worth_to_mover(mover)) + flags,
            i64::from(threats.worth_to_other(mover.other())),
        ];
        self.character.weigh(worth, mover == self.owner)
    }

    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> u32 {
        promise(position, mv)
    }
}

/// Returns how promising a move looks, the same under all evaluations.
#[inline]
fn promise(position: &Position, mv: Move) -> u32 {
    match mv {
        Move::Place(point) => position.promise(point),
        Move::Pass | Move::Resign => 0,
    }
}

/// The number of sets of threats that [`flags`] distinguishes.
pub const FLAG_SETS: usize = FLAGS.len();

/// Returns which kinds of threats there are, as a number below [`FLAG_SETS`].
#[inline]
#[must_use]
pub fn flags(position: &Position) -> usize {
    let threats = position.threats();
    let mover = position.to_move();
    let other = mover.other();
    let has = |kinds: &[Kind], player| {
        usize::from(kinds.iter().any(|&kind| threats.count(kind, player) > 0))
    };
    has(&[Kind::Three, Kind::DoubleThree], mover)
        | has(&[Kind::DoubleThree], mover) << 1
        | has(&[Kind::Four, Kind::FourThree], mover) << 2
        | has(&[Kind::FourThree], mover) << 3
        | has(&[Kind::Three, Kind::DoubleThree], other) << 4
        | has(&[Kind::DoubleThree], other) << 5
        | has(&[Kind::Four, Kind::FourThree], other) << 6
        | has(&[Kind::FourThree], other) << 7
        | has(&[Kind::StraightFour, Kind::DoubleFour], other) << 8
}

impl Evaluate<Position> for FirstCase {
    #[inline]
    fn evaluate(&self, position: &Position) -> Score {
        let mover = position.to_move();
        let points =
            [mover, mover.other()].map(|player| i64::from(first_case(position.runs(), player)));
        self.character.weigh(points, mover == self.owner)
    }

    #[inline]
    fn promise(&self, position: &Position, mv: Move) -> u32 {
        promise(position, mv)
    }
}

/// Returns the points of one side.
#[inline]
fn first_case(runs: &Runs, player: Player) -> i32 {
    let open = |length| runs.open(player, length);
    let blocked = |length| runs.blocked(player, length);
    let points = if open(Length::Four) > 0 {
        return 2_500_000;
    } else if blocked(Length::Four) > 0 {
        return if open(Length::Three) > 1 { 1_500_000 } else { 1_000_000 };
    } else if open(Length::Three) > 1 {
        return 5_000;
    } else if open(Length::Three) > 0 && blocked(Length::Three) > 0 {
        return 1_000;
    } else if open(Length::Three) > 0 {
        200
    } else if open(Length::Two) > 1 {
        100
    } else if blocked(Length::Three) > 0 {
        50
    } else if blocked(Length::Two) > 1 {
        10
    } else if open(Length::Two) > 0 {
        5
    } else if blocked(Length::Two) > 0 {
        3
    } else {
        0
    };
    points - 5 * i32::from(runs.zones(player))
}

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
            out.extend(position.without_forbidden(&points).iter().take(1).map(Move::Place));
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
        for point in points.intersection(self.threats().points(Kind::Doubtful, mover)).iter() {
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
        (self.threats().promise(point, self.to_move()) + 4000).max(0).unsigned_abs() << 8
    }
}
