//! The guide of a selective search for Gomoku: wins at a glance, the moves worth a search, wins
//! by fours.

use super::evaluate::PatternSum;
use super::fours::{self, FourSolver};
use super::point::Point;
use super::position::{Move, Position};
use super::setup::Distance;
use super::threats::Kind;
use crate::control::Unlimited;
use crate::game::{Game, Player};
use crate::score::Score;
use crate::search::{Candidate, Evaluate, Guide};

/// The knowledge of threats, with an evaluation and a solver of fours.
pub struct ThreatGuide {
    evaluate: PatternSum,
    solver: FourSolver,
}

/// The longest chain of fours that the solver looks at.
const MAX_FOURS: u8 = 16;

impl ThreatGuide {
    /// Returns the knowledge, with this evaluation.
    #[must_use]
    pub fn new(evaluate: PatternSum) -> Self {
        Self { evaluate, solver: FourSolver::default() }
    }
}

impl Evaluate<Position> for ThreatGuide {
    #[inline]
    fn evaluate(&self, position: &Position) -> Score {
        self.evaluate.evaluate(position)
    }
}

impl Guide<Position> for ThreatGuide {
    #[inline]
    fn foresee(&self, position: &Position) -> Option<Score> {
        let mover = position.to_move();
        let other = mover.other();
        let threats = position.threats();
        if threats.count(Kind::Five, mover) > 0 {
            return Some(Score::win_in(1));
        }
        match threats.count(Kind::Five, other) {
            0 => {}
            1 => {
                let stop = threats.points(Kind::Five, other).iter().next()?;
                let is_stopped = mover == Player::Second || position.forbidden(stop).is_none();
                return (!is_stopped).then_some(Score::loss_in(2));
            }
            _ => return Some(Score::loss_in(2)),
        }
        // Neither player is one stone short of a win, so a four that cannot be stopped wins.
        let unstoppable =
            threats.count(Kind::StraightFour, mover) + threats.count(Kind::DoubleFour, mover);
        (unstoppable > 0).then_some(Score::win_in(3))
    }

    #[inline]
    fn is_forced(&self, position: &Position) -> bool {
        position.threats().count(Kind::Five, position.to_move().other()) > 0
    }

    fn select(&self, position: &Position, out: &mut Vec<Candidate<Move>>) {
        out.clear();
        let mover = position.to_move();
        let other = mover.other();
        let threats = position.threats();
        let mut points = if let Some(pressing) = position.pressing_points() {
            pressing
        } else if threats.count(Kind::StraightFour, other) + threats.count(Kind::DoubleFour, other)
            > 0
        {
            // A move that is not a four of the player's own must be in the way of one.
            threats.four_points(mover).union(&threats.four_points(other))
        } else {
            position.near(Distance::Two)
        };
        points = position.without_forbidden(&points);
        out.extend(points.iter().map(|point| candidate(position, point)));
        if out.is_empty() {
            let mut all = Vec::new();
            position.candidates(&mut all);
            out.extend(all.into_iter().map(|mv| Candidate { mv, promise: 0, is_quiet: true }));
        }
    }

    #[inline]
    fn solve(&mut self, position: &mut Position, nodes: u64) -> Option<Score> {
        let attacker = position.to_move();
        let limits = fours::Limits { fours: MAX_FOURS, nodes };
        let report = self.solver.solve(position, attacker, limits, &mut Unlimited);
        report.win().map(|line| Score::win_in(u32::try_from(line.len()).unwrap_or(u32::MAX)))
    }

    fn forget(&mut self) {
        self.solver.forget();
    }
}

/// Returns how promising a point is for the player to move.
#[inline]
fn candidate(position: &Position, point: Point) -> Candidate<Move> {
    let mover = position.to_move();
    let threats = position.threats();
    let (own, others) = (threats.kind(point, mover), threats.kind(point, mover.other()));
    Candidate {
        mv: Move::Place(point),
        promise: position.odds(point),
        is_quiet: own < Kind::Three && others < Kind::Three,
    }
}
