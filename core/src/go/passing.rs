//! When to pass: where no move gains anything any more.

use super::life;
use super::playout::{GoPlayouts, Ownership};
use super::point::PointSet;
use super::position::{Move, Phase, Position};
use crate::control::Control;
use crate::game::{Game as _, Player};
use crate::score::Score;
use crate::search::{Report, TreeSearch};

/// The number of playouts that tell which points are decided.
const PLAYOUTS: u32 = 60;
/// How often in a hundred of them a point is one player's for it to be decided.
const DECIDED: u32 = 70;
/// How much worse a move may be than a pass to be played instead, as an estimate: where a game is
/// won anyway, all moves look nearly the same.
const NEARLY: i32 = 60;

/// Returns a report that plays on where that gains something, and that passes where it does not and
/// the opponent has passed.
pub(super) fn reconsidered(
    position: &Position,
    report: Report<Move>,
    search: &TreeSearch<GoPlayouts>,
    seed: u64,
    control: &mut dyn Control<Report<Move>>,
) -> Report<Move> {
    let passes = report.best == Move::Pass;
    if !passes && position.phase() != Phase::Passed {
        return report;
    }
    let worth_of_pass = report.moves.iter().find(|root| root.mv == Move::Pass);
    let worth_of_pass = worth_of_pass.map_or(Score::MIN, |root| root.score);
    if is_better(report.score, worth_of_pass) {
        return report;
    }
    let mut ownership = Ownership::new(position);
    ownership.play(PLAYOUTS);
    let undecided = undecided(position, &ownership);
    if matches!(report.best, Move::Place(point) if undecided.contains(point)) {
        return report;
    }
    let other = another(position, &undecided, search, seed, control);
    if let Some(other) = other.filter(|other| !is_better(report.score, other.score)) {
        return other;
    }
    Report {
        best: Move::Pass,
        pv: vec![Move::Pass],
        ..report
    }
}

/// Returns whether one move is clearly better than another.
fn is_better(one: Score, other: Score) -> bool {
    one > other.shifted(NEARLY)
}

/// Returns the points that neither player owns.
fn undecided(position: &Position, ownership: &Ownership) -> PointSet {
    let mut undecided = PointSet::EMPTY;
    for point in PointSet::board(position.setup().size()).iter() {
        let is_owned = |player| ownership.percent(point, player) >= DECIDED;
        if !Player::BOTH.into_iter().any(is_owned) {
            undecided.insert(point);
        }
    }
    undecided
}

/// Returns the report of a search without a pass, if its best move is on a point that is undecided
/// and its stones are not lost by it.
fn another(
    position: &Position,
    undecided: &PointSet,
    search: &TreeSearch<GoPlayouts>,
    seed: u64,
    control: &mut dyn Control<Report<Move>>,
) -> Option<Report<Move>> {
    if undecided.is_empty() {
        return None;
    }
    let plays_on = search.with(GoPlayouts::without_pass(position));
    let report = plays_on.run(position, seed, control)?;
    let Move::Place(point) = report.best else {
        return None;
    };
    let mut after = position.clone();
    after.make(report.best);
    let first = after.to_move();
    let is_sound = undecided.contains(point) && life::lives(&after, point, first, control);
    is_sound.then_some(report)
}
